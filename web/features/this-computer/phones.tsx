import { Trans, useLingui } from '@lingui/react/macro'
import { Suspense, useId } from 'react'
import { product } from '#shared/product.ts'
import type { ThisComputer } from '#shared/this-computer.ts'
import { Problem } from '#web/features/engines/problem.tsx'
import { sentenceOf } from '#web/features/engines/queries.ts'
import { listed } from '#web/lib/intl.ts'
import { Button } from '#web/ui/button.tsx'
import { lazyPart } from '#web/ui/lazy-part.tsx'
import { SettingsCard } from '#web/ui/settings-card.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { Switch } from '#web/ui/switch.tsx'
import { useLetPhonesIn, usePhoneLink } from './queries.ts'

const QrCode = lazyPart(() => import('./qr-code.tsx').then((file) => ({ default: file.QrCode })))

export function Phones({ phones: { isOn, addresses, problem } }: { phones: ThisComputer['phones'] }) {
  const { t } = useLingui()

  const id = useId()
  const change = useLetPhonesIn()
  const code = usePhoneLink()
  const known = listed(addresses, 'disjunction')
  return (
    <SettingsCard
      title={t`On your phone`}
      text={t`A phone in the same network can use ${product.name} while this computer is on.`}
    >
      <div className="flex items-center justify-between gap-4">
        <div>
          <p className="font-semibold">
            <Trans>Let phones in this network in</Trans>
          </p>
          <p id={id} className="text-sm text-ink-2">
            <Trans>
              Other devices in the network then reach the sign-in page, and only a code from here lets them in. The
              connection is not encrypted: switch it on in your own network only.
            </Trans>
          </p>
        </div>
        <Switch
          label={t`Let phones in this network in`}
          describedBy={id}
          checked={isOn}
          disabled={change.isPending}
          onChange={(wanted) => {
            code.reset()
            change.mutate(wanted)
          }}
        />
      </div>
      {change.error && <Problem>{sentenceOf(change.error)}</Problem>}
      {isOn && addresses.length === 0 && (
        <p className="text-warn">
          <Trans>This computer is in no network right now.</Trans>
        </p>
      )}
      {isOn && problem && (
        <Problem>
          <Trans>Phones cannot connect: {problem}</Trans>
        </Problem>
      )}
      {isOn && addresses.length > 0 && (
        <>
          <p>
            <Trans>
              On the phone open <b className="font-semibold wrap-anywhere">{known}</b>, or scan a code, which also signs
              it in. If the computer asks whether to allow connections, allow them in private networks.
            </Trans>
          </p>
          {code.data && (
            <Suspense fallback={<Skeleton className="size-48" />}>
              <div role="status" className="grid gap-2">
                <QrCode text={code.data.link} label={t`Code that signs a phone in`} />
                <p className="text-sm text-ink-2">
                  <Trans>Scan it with the phone’s camera. It works once, for ten minutes. Show it to nobody.</Trans>
                </p>
              </div>
            </Suspense>
          )}
          {code.error && <Problem>{sentenceOf(code.error)}</Problem>}
          <Button
            variant="outline"
            className="justify-self-start"
            aria-disabled={code.isPending}
            onClick={() => !code.isPending && code.mutate()}
          >
            {code.data ? t`Show another code` : t`Show a code`}
          </Button>
        </>
      )}
      <p className="text-sm text-ink-2">
        <Trans>
          Reminders on the phone itself need an address with https, because browsers allow them nowhere else. Without
          one, the bell and open tabs remind you there. For https put {product.name} behind a reverse proxy with a
          certificate; docs/hosting.md has the steps.
        </Trans>
      </p>
    </SettingsCard>
  )
}
