import { Trans, useLingui } from '@lingui/react/macro'
import { useInfiniteQuery } from '@tanstack/react-query'
import { type FormEvent, useRef, useState } from 'react'
import { activities, activityDays } from '#shared/activity.ts'
import type { TrailEvent } from '#shared/operators.ts'
import { useClock } from '#web/lib/clock.ts'
import { translated } from '#web/lib/language.ts'
import { Button } from '#web/ui/button.tsx'
import { Field } from '#web/ui/field.tsx'
import { LoadMore } from '#web/ui/load-more.tsx'
import { Loaded } from '#web/ui/loaded.tsx'
import { SettingsCard } from '#web/ui/settings-card.tsx'
import { trailQuery } from './operator-queries.ts'
import { placesOf } from './sign-ins.tsx'

interface OperatorTrailProps {
  /** Empty for all accounts. */
  email: string
  onChange: (email: string) => void
}

export function OperatorTrail({ email, onChange }: OperatorTrailProps) {
  const { t } = useLingui()

  const list = useInfiniteQuery(trailQuery(email))
  const rows = useRef<HTMLUListElement>(null)
  return (
    <SettingsCard
      title={t`Activity of all accounts`}
      text={t`Sign-ins and refusals, changes to how people sign in, operators’ changes, exports and deletions in the last ${activityDays} days.`}
    >
      <OneAccount key={email} email={email} onChange={onChange} />
      <Loaded
        of={list.data}
        error={list.error}
        onRetry={() => void list.refetch()}
        loading={t`Loading the activity`}
        failed={t`Could not load the activity.`}
      >
        {({ pages }) => {
          const events = pages.flatMap(({ items }) => items)
          return events.length === 0 ? (
            <p className="wrap-anywhere text-ink-2">
              {email ? t`Nothing from ${email} in the last ${activityDays} days.` : t`Nothing yet.`}
            </p>
          ) : (
            <>
              <section
                aria-label={t`Events`}
                // biome-ignore lint/a11y/noNoninteractiveTabindex: a box that scrolls must be reachable by keyboard
                tabIndex={0}
                className="max-h-[36rem] overflow-y-auto border-y border-line"
              >
                <ul ref={rows} aria-label={t`Activity of all accounts`} className="grid divide-y divide-line">
                  {events.map((event) => (
                    <Event key={event.id} event={event} />
                  ))}
                </ul>
              </section>
              <LoadMore
                list={list}
                failed={t`More activity couldn’t be loaded. Those above are still here.`}
                items={rows}
              />
            </>
          )
        }}
      </Loaded>
    </SettingsCard>
  )
}

function OneAccount({ email, onChange }: OperatorTrailProps) {
  const { t } = useLingui()

  const [typed, setTyped] = useState(email)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    onChange(typed.trim())
  }
  return (
    <form noValidate onSubmit={submit} className="flex flex-wrap items-end gap-2">
      <div className="min-w-0 flex-1 basis-44">
        <Field
          label={t`Only this email`}
          type="search"
          autoComplete="off"
          maxLength={254}
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
        />
      </div>
      <Button type="submit" variant="outline">
        <Trans>Show</Trans>
      </Button>
      {email && (
        <Button variant="outline" onClick={() => onChange('')}>
          <Trans>Show all</Trans>
        </Button>
      )}
    </form>
  )
}

function Event({ event }: { event: TrailEvent }) {
  const { t } = useLingui()

  const { moment } = useClock()
  const { kind, about, email, accountId, createdAt } = event
  return (
    <li className="py-3">
      <p className="font-semibold wrap-anywhere">
        {translated(activities[kind])}
        {about && `: ${about}`}
      </p>
      <p className="wrap-anywhere">{email ?? t`Account ${accountId}`}</p>
      <p className="tabular text-sm wrap-anywhere text-ink-2">{[moment(createdAt), ...placesOf(event)].join(', ')}</p>
    </li>
  )
}
