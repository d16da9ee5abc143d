import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { product } from '#shared/product.ts'
import { startAgain, type ThisComputer } from '#shared/this-computer.ts'
import { Problem } from '#web/features/engines/problem.tsx'
import { sentenceOf } from '#web/features/engines/queries.ts'
import { useClock } from '#web/lib/clock.ts'
import { Button } from '#web/ui/button.tsx'
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx'
import { SettingsCard } from '#web/ui/settings-card.tsx'
import { Copied } from './copied.tsx'
import { useRestart, type useStop } from './queries.ts'

interface RunningProps {
  computer: ThisComputer
  stop: ReturnType<typeof useStop>
}

export function Running({ computer, stop }: RunningProps) {
  const { t } = useLingui()

  const { onMoment } = useClock()
  const restart = useRestart()
  const [isAsking, setAsking] = useState(false)
  return (
    <SettingsCard
      title={t`${product.name} is running`}
      text={t`Since ${onMoment(computer.startedAt)}. While it runs, it reminds you and publishes what is due.`}
    >
      <Copied
        text={computer.address}
        copy={t`Copy address`}
        copied={t`The address has been copied to your clipboard.`}
      />
      {restart.error && <Problem>{sentenceOf(restart.error)}</Problem>}
      {stop.error && (
        <Problem>
          <Trans>{sentenceOf(stop.error)} Nothing was stopped.</Trans>
        </Problem>
      )}
      <div className="flex flex-wrap items-center gap-3">
        <Button
          variant="outline"
          aria-disabled={restart.isPending}
          onClick={() => !restart.isPending && restart.mutate(computer)}
        >
          {restart.isPending ? t`Restarting…` : t`Restart`}
        </Button>
        <Button
          variant="outline"
          aria-disabled={restart.isPending}
          onClick={() => !restart.isPending && setAsking(true)}
        >
          <Trans>Stop</Trans>
        </Button>
      </div>
      {isAsking && (
        <ConfirmDialog
          title={t`Stop ${product.name}`}
          text={
            <>
              <Trans>
                What is under way is finished first, and your posts stay. Until {{ product: product.name }} runs again,
                nothing reminds you and nothing is published.
              </Trans>{' '}
              {t(startAgain[computer.package].text)}{' '}
              {startAgain[computer.package].command && (
                <code className="rounded-sm bg-sunk px-1 py-0.5">{startAgain[computer.package].command}</code>
              )}
            </>
          }
          action={t`Stop`}
          isPending={stop.isPending}
          onConfirm={() => {
            setAsking(false)
            stop.mutate()
          }}
          onClose={() => setAsking(false)}
        />
      )}
    </SettingsCard>
  )
}

export const Stopped = ({ kind }: { kind: ThisComputer['package'] }) => {
  const { t } = useLingui()
  return (
    <div role="status">
      <SettingsCard title={t`${product.name} has stopped`} text={t(startAgain[kind].text)}>
        {startAgain[kind].command && (
          <Copied
            text={startAgain[kind].command}
            copy={t`Copy command`}
            copied={t`The command has been copied to your clipboard.`}
          />
        )}
      </SettingsCard>
    </div>
  )
}
