import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { getRouteApi } from '@tanstack/react-router'
import { Unplug } from 'lucide-react'
import { useId, useState } from 'react'
import { isChosenAtFirst, type ProgramRequest, type ProgramScope, programScopes } from '#shared/programs.ts'
import { ApiError, messageOf } from '#web/lib/api.ts'
import { usePageTitle } from '#web/lib/page-title.ts'
import { useAuth } from '#web/lib/session.ts'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { FailurePanel, Panel } from '#web/ui/panel.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { requestQuery, useAnswer } from './program-queries.ts'

const route = getRouteApi('/_shell/_guarded/connect/$id')

/** A program asks to be let in, and the person decides what it may do. */
export function ConnectPage() {
  const { t } = useLingui()

  const { id } = route.useParams()
  const { data: request, error, refetch } = useQuery(requestQuery(id))
  usePageTitle(t`Connect a program`)
  return (
    <div className="mx-auto grid w-full max-w-xl grid-cols-[minmax(0,1fr)] gap-5">
      {request && <Request id={id} of={request} />}
      {!request && error && <Problem error={error} onTryAgain={refetch} />}
      {!request && !error && <Skeleton className="h-96" />}
    </div>
  )
}

function Problem({ error, onTryAgain }: { error: Error; onTryAgain: () => void }) {
  const { t } = useLingui()

  if (error instanceof ApiError && error.status === 404)
    return (
      <Panel
        role="alert"
        icon={<Unplug aria-hidden className="text-ink-3" />}
        title={t`Nothing to answer`}
        text={error.body}
      />
    )
  return <FailurePanel title={t`The request couldn’t be loaded`} text={messageOf(error)} onTryAgain={onTryAgain} />
}

function Request({ id, of: request }: { id: string; of: ProgramRequest }) {
  const { t } = useLingui()

  const { name, host, isVerified, returnsTo, scopes } = request
  /** Where it listens for the answer, which says nothing of its home. */
  const isHere = returnsTo === null && /^(localhost|127\.|\[::1\])/.test(host)
  const { user } = useAuth()
  const [chosen, setChosen] = useState<readonly ProgramScope[]>(scopes.filter(isChosenAtFirst))
  const answer = useAnswer(id)
  const heading = useId()
  const isAnswered = answer.isPending || answer.isSuccess
  const toggle = (scope: ProgramScope) =>
    setChosen((before) => (before.includes(scope) ? before.filter((one) => one !== scope) : [...before, scope]))
  const say = (scopes: readonly ProgramScope[]) => !isAnswered && answer.mutate(scopes)
  return (
    <Card>
      <section aria-labelledby={heading} className="grid grid-cols-[minmax(0,1fr)] gap-5 p-5">
        <div className="grid gap-1">
          <h1 id={heading} dir="auto" className="text-xl font-semibold wrap-anywhere">
            <Trans>Let {name} in?</Trans>
          </h1>
          <p className="wrap-anywhere text-ink-2">
            {isVerified
              ? t`It is the program of ${host}.`
              : isHere
                ? t`It says that it is “${{ name }}”. Nobody has checked that.`
                : t`It says that it is “${{ name }}” of ${{ host }}. Nobody has checked that.`}{' '}
            {returnsTo === null ? t`It runs on this computer.` : t`You return to ${returnsTo}.`}
          </p>
        </div>
        <fieldset className="grid gap-1">
          <legend className="mb-1 font-semibold">
            <Trans>What it may do</Trans>
          </legend>
          {programScopes
            .filter((scope) => scopes.includes(scope.id))
            .map((scope) => (
              <label
                key={scope.id}
                className="flex min-h-8 cursor-pointer items-start gap-2.5 py-1 max-md:min-h-11 max-md:py-2.5"
              >
                <input
                  type="checkbox"
                  className="mt-1 size-4 shrink-0 cursor-pointer accent-action"
                  checked={chosen.includes(scope.id)}
                  onChange={() => toggle(scope.id)}
                />
                <span className="min-w-0">{t(scope.says)}</span>
              </label>
            ))}
        </fieldset>
        <p className="wrap-anywhere text-ink-2">
          <Trans>
            It acts for {user?.fullName} ({user?.username}), in this workspace only. It sees no password, changes no
            settings and deletes nothing. End its access at any time in Settings, under Integrations.
          </Trans>
        </p>
        <div className="flex flex-wrap justify-end gap-3">
          <Button variant="outline" aria-disabled={isAnswered} onClick={() => say([])}>
            <Trans>Don’t let it in</Trans>
          </Button>
          <Button aria-disabled={isAnswered || chosen.length === 0} onClick={() => chosen.length > 0 && say(chosen)}>
            {isAnswered ? t`Back to ${name}…` : t`Let it in`}
          </Button>
        </div>
      </section>
    </Card>
  )
}
