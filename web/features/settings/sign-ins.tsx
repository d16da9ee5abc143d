import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useId, useRef, useState } from 'react'
import { type Activity, activities, type Session } from '#shared/activity.ts'
import { messageOf } from '#web/lib/api.ts'
import { useClock } from '#web/lib/clock.ts'
import { Badge } from '#web/ui/badge.tsx'
import { Button } from '#web/ui/button.tsx'
import { SettingsCard } from '#web/ui/settings-card.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { activityQuery, sessionsQuery, useEndSessions } from './queries.ts'

export const SignIns = () => (
  <>
    <Sessions />
    <RecentActivity />
  </>
)

function useMoment() {
  const { shortDate, clockTime } = useClock()
  return (at: string) => `${shortDate(at)} at ${clockTime(at)}`
}

const browserOf = ({ browser }: Pick<Session, 'browser'>) => browser || 'Unknown browser'
const placeOf = ({ address }: Pick<Session, 'address'>) =>
  address && address !== 'unknown' ? `from ${address}` : 'from an unknown address'

function Sessions() {
  const { data: sessions, error, refetch } = useQuery(sessionsQuery)
  const end = useEndSessions()
  const moment = useMoment()
  const list = useRef<HTMLUListElement>(null)
  // The button that was pressed goes with its row; the keyboard goes on from the list.
  const onSuccess = () => list.current?.focus()
  return (
    <SettingsCard
      title="Where you are signed in"
      text="Logging out keeps this browser known to your account. A browser you sign out here is forgotten, and has to be verified again."
    >
      <Loaded of={sessions} error={error} onRetry={refetch} what="your sessions">
        {(all) => (
          <>
            <ul ref={list} tabIndex={-1} aria-label="Sessions" className="grid divide-y divide-line outline-none">
              {all.map((session) => (
                <li key={session.id} className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 py-3">
                  <div className="min-w-0">
                    <p className="flex flex-wrap items-center gap-x-2 font-semibold">
                      {browserOf(session)} {session.isCurrent && <Badge variant="good">This browser</Badge>}
                    </p>
                    <p className="tabular text-sm wrap-anywhere text-ink-2">
                      Signed in {moment(session.createdAt)} {placeOf(session)}
                    </p>
                  </div>
                  {!session.isCurrent && (
                    <Button
                      variant="outline"
                      size="sm"
                      aria-label={`Sign out ${browserOf(session)}, signed in ${moment(session.createdAt)}`}
                      aria-disabled={end.isPending}
                      onClick={() => !end.isPending && end.mutate(session, { onSuccess })}
                    >
                      Sign out
                    </Button>
                  )}
                </li>
              ))}
            </ul>
            {all.length > 1 && (
              <Button
                variant="outline"
                className="justify-self-start"
                aria-disabled={end.isPending}
                onClick={() => !end.isPending && end.mutate(undefined, { onSuccess })}
              >
                Sign out all others
              </Button>
            )}
          </>
        )}
      </Loaded>
    </SettingsCard>
  )
}

const fewEvents = 8

function RecentActivity() {
  const { data: events, error, refetch } = useQuery(activityQuery)
  const [isLong, setLong] = useState(false)
  const id = useId()
  return (
    <SettingsCard
      title="Recent activity"
      text="Sign-ins, including failed ones, and password changes of the last 180 days."
    >
      <Loaded of={events} error={error} onRetry={refetch} what="your activity">
        {(all) =>
          all.length === 0 ? (
            <p className="text-ink-2">Nothing yet. Activity will be listed here.</p>
          ) : (
            <>
              <ul id={id} aria-label="Activity" className="grid divide-y divide-line">
                {(isLong ? all : all.slice(0, fewEvents)).map((event) => (
                  <Event key={event.id} event={event} />
                ))}
              </ul>
              {all.length > fewEvents && (
                <Button
                  variant="outline"
                  className="justify-self-start"
                  aria-expanded={isLong}
                  aria-controls={id}
                  onClick={() => setLong(!isLong)}
                >
                  {isLong ? 'Show fewer' : `Show all ${all.length}`}
                </Button>
              )}
            </>
          )
        }
      </Loaded>
    </SettingsCard>
  )
}

function Event({ event }: { event: Activity }) {
  const moment = useMoment()
  return (
    <li className="py-3">
      <p className="font-semibold">{activities[event.kind]}</p>
      <p className="tabular text-sm wrap-anywhere text-ink-2">
        {moment(event.createdAt)}, {browserOf(event)}, {placeOf(event)}
      </p>
    </li>
  )
}

interface LoadedProps<T> {
  of: T | undefined
  error: Error | null
  onRetry: () => void
  what: string
  children: (loaded: T) => ReactNode
}

function Loaded<T>({ of: loaded, error, onRetry, what, children }: LoadedProps<T>) {
  if (loaded) return children(loaded)
  if (!error)
    return (
      <div role="status" aria-label={`Loading ${what}`}>
        <Skeleton className="h-24" />
      </div>
    )
  return (
    <div role="alert" className="grid justify-items-start gap-3">
      <p>
        Could not load {what}. {messageOf(error)}
      </p>
      <Button variant="outline" onClick={onRetry}>
        Try again
      </Button>
    </div>
  )
}
