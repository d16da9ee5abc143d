import { Trans, useLingui } from '@lingui/react/macro'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import type { OperatedWorkspace } from '#shared/operators.ts'
import { useClock } from '#web/lib/clock.ts'
import { useDebounced } from '#web/lib/use-debounced.ts'
import { Button } from '#web/ui/button.tsx'
import { Field } from '#web/ui/field.tsx'
import { LimitList } from '#web/ui/limit-list.tsx'
import { LoadMore } from '#web/ui/load-more.tsx'
import { Loaded } from '#web/ui/loaded.tsx'
import { SettingsCard } from '#web/ui/settings-card.tsx'
import { LimitsDialog } from './limits-dialog.tsx'
import { workspacesQuery } from './operator-queries.ts'

export function OperatorWorkspaces() {
  const { t } = useLingui()

  const [typed, setTyped] = useState('')
  const list = useInfiniteQuery(workspacesQuery(useDebounced(typed.trim(), 250)))
  const [asked, setAsked] = useState<OperatedWorkspace | null>(null)
  const rows = useRef<HTMLUListElement>(null)
  return (
    <SettingsCard
      title={t`Workspaces`}
      text={t`What each workspace uses, the newest first. A limit counts at once; what is beyond it stays, and nothing is added until there is room.`}
    >
      <Field
        label={t`Find by name or owner’s email`}
        type="search"
        autoComplete="off"
        maxLength={254}
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
      />
      <Loaded
        of={list.data}
        error={list.error}
        onRetry={() => void list.refetch()}
        loading={t`Loading the workspaces`}
        failed={t`Could not load the workspaces.`}
      >
        {({ pages }) => {
          const workspaces = pages.flatMap(({ items }) => items)
          return workspaces.length === 0 ? (
            <p className="text-ink-2">
              <Trans>No workspace has a name or owner like this.</Trans>
            </p>
          ) : (
            <>
              <ul ref={rows} aria-label={t`Workspaces`} className="grid grid-cols-[minmax(0,1fr)] divide-y divide-line">
                {workspaces.map((one) => (
                  <Workspace key={one.id} of={one} onAsk={() => setAsked(one)} />
                ))}
              </ul>
              <LoadMore
                list={list}
                failed={t`More workspaces couldn’t be loaded. Those above are still here.`}
                items={rows}
              />
            </>
          )
        }}
      </Loaded>
      {asked && <LimitsDialog of={asked} name={nameOf(asked)} onClose={() => setAsked(null)} />}
    </SettingsCard>
  )
}

/** Many workspaces have no name until their owner gives one. */
const nameOf = ({ name, owners, id }: OperatedWorkspace) => name || owners[0] || id

function Workspace({ of: workspace, onAsk }: { of: OperatedWorkspace; onAsk: () => void }) {
  const { t } = useLingui()

  const { shortDate } = useClock()
  const { id, owners, createdAt, use } = workspace
  const name = nameOf(workspace)
  return (
    <li className="grid grid-cols-[minmax(0,1fr)] gap-3 py-4">
      <div>
        <p dir="auto" data-own className="font-semibold wrap-anywhere">
          {name}
        </p>
        <p className="text-sm wrap-anywhere text-ink-2">{owners.join(', ')}</p>
        <p className="tabular text-sm wrap-anywhere text-ink-3">
          <Trans>
            Since {shortDate(createdAt)}, id {id}
          </Trans>
        </p>
      </div>
      <LimitList of={use} name={t`Limits of ${name}`} />
      <div>
        <Button variant="outline" size="sm" aria-label={t`Set limits of ${name}`} onClick={onAsk}>
          <Trans>Set limits</Trans>
        </Button>
      </div>
    </li>
  )
}
