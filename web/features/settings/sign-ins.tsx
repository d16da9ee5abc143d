import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { useId, useState } from 'react'
import type { CurrentUser } from '#shared/accounts.ts'
import { type Activity, activities } from '#shared/activity.ts'
import { useClock } from '#web/lib/clock.ts'
import { translated } from '#web/lib/language.ts'
import { Button } from '#web/ui/button.tsx'
import { Loaded } from '#web/ui/loaded.tsx'
import { SettingsCard } from '#web/ui/settings-card.tsx'
import { AccessCard, placeOf } from './access.tsx'
import { PasskeyCard } from './passkeys.tsx'
import { activityQuery } from './queries.ts'
import { sayBrowser } from './say-browser.ts'

export const SignIns = ({ user }: { user: CurrentUser }) => (
  <>
    <PasskeyCard user={user} />
    <AccessCard />
    <RecentActivity />
  </>
)

/** Browser and address. Changes by an operator have no address. */
export const placesOf = ({ browser, address }: Pick<Activity, 'browser' | 'address'>) => [
  sayBrowser(browser),
  ...(address ? [placeOf({ address })] : []),
]

const fewEvents = 8

function RecentActivity() {
  const { t } = useLingui()

  const { data: events, error, refetch } = useQuery(activityQuery)
  const [isLong, setLong] = useState(false)
  const id = useId()
  return (
    <SettingsCard
      title={t`Recent activity`}
      text={t`Sign-ins, including failed ones, password and passkey changes, exports, and connections made or ended in the last 90 days.`}
    >
      <Loaded
        of={events}
        error={error}
        onRetry={refetch}
        loading={t`Loading your activity`}
        failed={t`Could not load your activity.`}
      >
        {(all) =>
          all.length === 0 ? (
            <p className="text-ink-2">
              <Trans>Nothing yet. Activity will be listed here.</Trans>
            </p>
          ) : (
            <>
              <ul id={id} aria-label={t`Activity`} className="grid divide-y divide-line">
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
                  {isLong ? t`Show fewer` : t`Show all ${all.length}`}
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
  const { moment } = useClock()
  return (
    <li className="py-3">
      <p className="font-semibold">{translated(activities[event.kind])}</p>
      <p className="tabular text-sm wrap-anywhere text-ink-2">
        {[moment(event.createdAt), ...placesOf(event)].join(', ')}
      </p>
    </li>
  )
}
