import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { useRef } from 'react'
import { product } from '#shared/product.ts'
import type { UpdateStatus } from '#shared/updates.ts'
import { Problem } from '#web/features/engines/problem.tsx'
import { engineSettingsQuery } from '#web/features/engines/settings-queries.ts'
import { messageOf } from '#web/lib/api.ts'
import { useClock } from '#web/lib/clock.ts'
import { inDigits } from '#web/lib/intl.ts'
import { Button } from '#web/ui/button.tsx'
import { SettingsCard } from '#web/ui/settings-card.tsx'
import { updatesQuery, useUpdates } from './version-queries.ts'

const installedAs: Record<UpdateStatus['package'], MessageDescriptor> = {
  archive: msg`Installed for you on this computer.`,
  npm: msg`Installed with npm.`,
  deb: msg`Installed as a package of this system.`,
  container: msg`Runs in a container.`,
  source: msg`Runs from its sources.`,
}

const megabytes = (bytes: number) =>
  inDigits(bytes / 1_000_000, {
    style: 'unit',
    unit: 'megabyte',
    minimumFractionDigits: 1,
    maximumFractionDigits: 1,
  })

/** Nothing unless the person is an operator. */
export function VersionSection() {
  const { t } = useLingui()

  const { data: settings } = useQuery(engineSettingsQuery)
  const { data: status } = useQuery({ ...updatesQuery, enabled: settings?.isOperator === true })
  if (!settings?.isOperator || !status) return null
  return (
    <SettingsCard
      title={t`Version`}
      text={t`This is ${product.name} ${status.version}. ${t(installedAs[status.package])}`}
    >
      <Version status={status} />
    </SettingsCard>
  )
}

function Version({ status }: { status: UpdateStatus }) {
  const { t } = useLingui()

  const { looks, lookedAt, lookProblem, newest, obstacle, work, problem, last } = status
  const { moment, shortDate } = useClock()
  const [look, start, cancel] = [useUpdates('look'), useUpdates('start'), useUpdates('cancel')]
  const area = useRef<HTMLDivElement>(null)
  // The button that was pressed goes; the keyboard goes on from where it was.
  const goOn = { onSuccess: () => area.current?.focus() }
  const failure = [look, start, cancel].find(({ error }) => error)?.error
  return (
    <div ref={area} tabIndex={-1} className="grid gap-4 outline-none">
      {last && <LastUpdate last={last} />}
      {newest && (
        <div className="grid gap-3">
          <h3 className="font-semibold">
            <Trans>
              Version {newest.version}, {shortDate(`${newest.date}T12:00:00Z`)}
            </Trans>
          </h3>
          {newest.notes.map(({ version, text }) => (
            <div key={version} className="grid gap-1">
              {newest.notes.length > 1 && (
                <h4 className="text-sm font-semibold">
                  <Trans>New in {version}</Trans>
                </h4>
              )}
              <p className="max-h-60 overflow-y-auto text-sm leading-6 wrap-anywhere whitespace-pre-wrap text-ink-2">
                {text}
              </p>
            </div>
          ))}
        </div>
      )}
      {obstacle && <p className="text-ink-2">{obstacle}</p>}
      {work && <Progress work={work} />}
      {problem && <Problem>{problem}</Problem>}
      {failure && <Problem>{messageOf(failure)}</Problem>}
      <div className="flex flex-wrap items-center gap-2">
        {newest && !obstacle && !work && (
          <Button aria-disabled={start.isPending} onClick={() => !start.isPending && start.mutate(undefined, goOn)}>
            {status.kept > 0 ? t`Resume the update` : t`Update to ${newest.version}`}
          </Button>
        )}
        {work && work.state !== 'restarting' && (
          <Button
            variant="outline"
            aria-disabled={cancel.isPending}
            onClick={() => !cancel.isPending && cancel.mutate(undefined, goOn)}
          >
            <Trans>Cancel</Trans>
          </Button>
        )}
        {looks && !work && (
          <Button variant="outline" aria-disabled={look.isPending} onClick={() => !look.isPending && look.mutate()}>
            {look.isPending ? t`Checking…` : t`Check now`}
          </Button>
        )}
      </div>
      {newest && !obstacle && !work && (
        <p className="tabular text-sm text-ink-2">
          {status.kept > 0
            ? t`${{ done: megabytes(status.kept) }} of ${{ size: megabytes(newest.size ?? 0) }} are downloaded.`
            : t`${{ size: megabytes(newest.size ?? 0) }} to download.`}{' '}
          <Trans>
            {{ product: product.name }} then makes a backup and restarts, which takes about a minute. If the new version
            is not ready, this one runs again with the same data.
          </Trans>
        </p>
      )}
      <p role="status" className="text-sm text-ink-2">
        {lookedAt &&
          (newest || lookProblem
            ? t`Last checked: ${{ when: moment(lookedAt) }}.`
            : t`This is the newest version. Last checked: ${{ when: moment(lookedAt) }}.`)}
        {!looks &&
          status.package === 'archive' &&
          t`${product.name} does not look for newer versions, because UPDATE_URL is not set in the configuration.`}
      </p>
      {lookProblem && <Problem>{lookProblem}</Problem>}
    </div>
  )
}

function LastUpdate({ last: { outcome, from, to, at, reason } }: { last: NonNullable<UpdateStatus['last']> }) {
  const { moment } = useClock()
  if (outcome === 'updated')
    return (
      <p className="text-sm text-ink-2">
        <Trans>
          Updated from {from}: {moment(at)}.
        </Trans>
      </p>
    )
  return (
    <Problem>
      <Trans>
        The update to {to} did not work ({moment(at)}). {reason} Version {from} runs again, with all your data.
      </Trans>
    </Problem>
  )
}

function Progress({ work: { state, done, size } }: { work: NonNullable<UpdateStatus['work']> }) {
  const { t } = useLingui()

  const words: Record<typeof state, string> = {
    downloading: t`${{ done: megabytes(done) }} of ${{ size: megabytes(size) }}`,
    checking: t`Checking the signature…`,
    unpacking: t`Unpacking…`,
    restarting: t`${{ product: product.name }} makes a backup and restarts. This page goes on as soon as it is ready.`,
  }
  const names: typeof words = {
    downloading: t`Update: downloading`,
    checking: t`Update: checking`,
    unpacking: t`Update: unpacking`,
    restarting: t`Update: restarting`,
  }
  return (
    <div className="grid gap-1">
      <progress
        aria-label={names[state]}
        className="h-1.5 w-full appearance-none overflow-hidden rounded-full bg-line [&::-moz-progress-bar]:bg-action [&::-webkit-progress-bar]:bg-line [&::-webkit-progress-value]:bg-action"
        value={state === 'downloading' ? Math.min(1, done / Math.max(1, size)) : undefined}
      />
      <p className="tabular text-sm text-ink-2">{words[state]}</p>
    </div>
  )
}
