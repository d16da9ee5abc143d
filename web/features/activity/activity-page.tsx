import { msg } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { getRouteApi, Link } from '@tanstack/react-router'
import { Download, ListChecks } from 'lucide-react'
import { entryDays, entryGroups, groupNames } from '#shared/activity-kinds.ts'
import { cn } from '#web/lib/cn.ts'
import { usePageTitle } from '#web/lib/page-title.ts'
import { Button, buttonVariants } from '#web/ui/button.tsx'
import { Panel } from '#web/ui/panel.tsx'
import { Select } from '#web/ui/select.tsx'
import { EntryList } from './entry-list.tsx'
import { actorsQuery, csvAddress } from './queries.ts'

const route = getRouteApi('/_shell/_guarded/activity')

const periods = [
  { days: 1, name: msg`Today` },
  { days: 7, name: msg`Last 7 days` },
  { days: 30, name: msg`Last 30 days` },
  { days: 90, name: msg`Last 90 days` },
] as const

interface Chosen {
  group?: string | undefined
  by?: string | undefined
  days?: number | undefined
}

export function ActivityPage() {
  const { t } = useLingui()

  usePageTitle(t`Activity`)
  const search = route.useSearch()
  const { by } = search
  const group = entryGroups.find((one) => one === search.group)
  const days = periods.find((one) => one.days === search.days)?.days
  const navigate = route.useNavigate()
  const { data: actors = [] } = useQuery(actorsQuery)
  const filter = { group, by, from: days === undefined ? undefined : startOf(days) }
  const isFiltered = Boolean(group || by || days)
  const choose = (chosen: Chosen) =>
    navigate({ search: { group, by, days, ...chosen }, replace: true, resetScroll: false })

  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-5">
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
        <div>
          <h1 className="text-2xl font-semibold tracking-tight">
            <Trans>Activity</Trans>
          </h1>
          <p className="text-ink-2">
            <Trans>Who did what in this workspace, in the last {entryDays} days</Trans>
          </p>
        </div>
        <a href={csvAddress(filter)} download className={cn(buttonVariants({ variant: 'outline' }))}>
          <Download aria-hidden /> <Trans>Download as CSV</Trans>
        </a>
      </div>
      <div className="flex flex-wrap gap-3">
        <Select
          aria-label={t`What`}
          className="max-sm:w-full"
          options={[{ id: '', name: t`Everything` }, ...entryGroups.map((id) => ({ id, name: t(groupNames[id]) }))]}
          value={group ?? ''}
          onChange={({ target }) => choose({ group: target.value || undefined })}
        />
        <Select
          aria-label={t`Who`}
          className="max-sm:w-full sm:max-w-64"
          options={[
            { id: '', name: t`Everybody` },
            ...actors.map(({ id, kind, name }) =>
              kind === 'program' ? { id, name: t`Program “${name}”` } : { id, name, isOwn: true },
            ),
          ]}
          value={by ?? ''}
          onChange={({ target }) => choose({ by: target.value || undefined })}
        />
        <Select
          aria-label={t`When`}
          className="max-sm:w-full"
          options={[
            { id: '', name: t`At any time` },
            ...periods.map(({ days, name }) => ({ id: `${days}`, name: t(name) })),
          ]}
          value={`${days ?? ''}`}
          onChange={({ target }) => choose({ days: Number(target.value) || undefined })}
        />
      </div>
      <EntryList
        filter={filter}
        empty={
          isFiltered ? (
            <p role="status" className="py-8 text-center text-ink-2">
              <Trans>Nothing of this kind happened. Choose another filter.</Trans>
            </p>
          ) : (
            <Panel
              icon={<ListChecks aria-hidden className="text-ink-3" />}
              title={t`Nothing has happened yet`}
              text={t`Whoever writes, schedules, comments or approves is listed here, with the key or link they used.`}
              example={t`Nora Field scheduled “The Monday meeting”, today at 09:12.`}
            >
              <Button asChild variant="outline">
                <Link to="/">
                  <Trans>Create New Post</Trans>
                </Link>
              </Button>
            </Panel>
          )
        }
      />
    </div>
  )
}

/** The first moment of that many days, today included. */
function startOf(days: number): string {
  const day = new Date()
  day.setHours(0, 0, 0, 0)
  day.setDate(day.getDate() - days + 1)
  return day.toISOString()
}
