import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { useRef } from 'react'
import { type ConnectedProgram, programScopes } from '#shared/programs.ts'
import { useClock } from '#web/lib/clock.ts'
import { Button } from '#web/ui/button.tsx'
import { Loaded } from '#web/ui/loaded.tsx'
import { SettingsCard } from '#web/ui/settings-card.tsx'
import { Copyable } from './copyable.tsx'
import { programsQuery, useEndProgram } from './program-queries.ts'

/** Chats and other programs that the person let in. */
export function ProgramsSection() {
  const { t } = useLingui()

  const { data: programs, error, refetch } = useQuery(programsQuery)
  const list = useRef<HTMLUListElement>(null)
  return (
    <SettingsCard
      title={t`Chats and other programs`}
      text={t`A chat such as Claude or ChatGPT can find, write and schedule your posts. You choose what it may do, and nothing goes out on LinkedIn through it without your agreement.`}
    >
      <Copyable
        name={t`The address`}
        caption={<Trans>To connect one, add this address as a connector (MCP server) there:</Trans>}
        text={/* not shown */ `${location.origin}/mcp`}
      />
      <Loaded
        of={programs}
        error={error}
        onRetry={refetch}
        loading={t`Loading connected programs`}
        failed={t`Could not load connected programs.`}
      >
        {(all) =>
          all.length === 0 ? (
            <p className="text-ink-2">
              <Trans>No program is connected.</Trans>
            </p>
          ) : (
            <ul
              ref={list}
              tabIndex={-1}
              aria-label={t`Connected programs`}
              className="grid divide-y divide-line outline-none"
            >
              {all.map((program) => (
                <Program key={program.id} of={program} onEnded={() => list.current?.focus()} />
              ))}
            </ul>
          )
        }
      </Loaded>
    </SettingsCard>
  )
}

function Program({ of: program, onEnded }: { of: ConnectedProgram; onEnded: () => void }) {
  const { t } = useLingui()

  const { name, host, scopes, createdAt, usedAt } = program
  const end = useEndProgram()
  const { onMoment } = useClock()
  const may = programScopes.filter(({ id }) => scopes.includes(id)).map(({ short }) => t(short))
  return (
    <li className="grid gap-3 py-4 first:pt-0 last:pb-0 sm:grid-cols-[minmax(0,1fr)_auto] sm:items-start">
      <div className="grid gap-1">
        <p dir="auto" className="font-semibold wrap-anywhere">
          <span data-own>{name}</span> <span className="font-normal text-ink-3">{host}</span>
        </p>
        <p className="text-sm text-ink-2">
          <Trans>May {may.join(', ')}.</Trans>
        </p>
        <p className="tabular text-sm text-ink-2">
          {usedAt ? t`Last used ${{ when: onMoment(usedAt) }}.` : t`Not used yet.`}{' '}
          {t`Connected ${{ when: onMoment(createdAt) }}.`}
        </p>
      </div>
      <Button
        variant="outline"
        size="sm"
        aria-label={t`End ${name}`}
        aria-disabled={end.isPending}
        onClick={() => !end.isPending && end.mutate(program, { onSuccess: onEnded })}
      >
        <Trans>End</Trans>
      </Button>
    </li>
  )
}
