import { t } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import type { PushState } from '#shared/push.ts'
import { messageOf } from '#web/lib/api.ts'
import { useClock } from '#web/lib/clock.ts'
import { Badge } from '#web/ui/badge.tsx'
import { Button } from '#web/ui/button.tsx'
import { SettingsCard } from '#web/ui/settings-card.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { pushQuery, useSubscribe, useUnsubscribe } from './push-queries.ts'
import { sayBrowser } from './say-browser.ts'

export const PushCard = () => {
  const { t } = useLingui()
  return (
    <SettingsCard
      title={t`Reminders in the browser`}
      text={t`When a post is due, the browser shows its title, even if the app isn’t open. Needs “Reminders” above, and stops when you log out here.`}
    >
      <Browsers />
    </SettingsCard>
  )
}

/** Why this browser cannot show reminders; undefined if it can. */
function hindrance(): string | undefined {
  if (!window.isSecureContext)
    return t`Browsers only show reminders for pages opened over https. Open the app over https, or on the computer it runs on.`
  const isApple =
    /iPhone|iPad/.test(navigator.userAgent) || (/Mac/.test(navigator.userAgent) && navigator.maxTouchPoints > 1)
  const isSupported = 'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window
  if (!isSupported && isApple)
    return t`On an iPhone or iPad, add the app to the home screen first: Share, then “Add to Home Screen”. Open it from there and come back to this page. It needs iOS 16.4 or newer.`
  if (!isSupported) return t`This browser can’t show reminders. You’ll still get them by email and under the bell.`
  if (Notification.permission === 'denied')
    return t`This browser blocks notifications from this site. Allow them in the site settings next to the address bar, then reload the page.`
  return undefined
}

function Browsers() {
  const { t } = useLingui()

  const { data, error, refetch } = useQuery({ ...pushQuery, enabled: 'serviceWorker' in navigator })
  const reason = hindrance()
  if (reason) return <p className="text-ink-2">{reason}</p>
  if (data) return <Known state={data} />
  if (!error)
    return (
      <div role="status" aria-label={t`Loading your browsers`}>
        <Skeleton className="h-11" />
      </div>
    )
  return (
    <div role="alert" className="grid justify-items-start gap-3">
      <p>
        <Trans>Could not load your browsers. {messageOf(error)}</Trans>
      </p>
      <Button variant="outline" onClick={() => refetch()}>
        <Trans>Try again</Trans>
      </Button>
    </div>
  )
}

/** The button of a browser, to those who hear it. */
const nameOf = (browser: string, date: string) =>
  browser
    ? t`Turn off in ${{ browser: sayBrowser(browser) }}, on since ${{ date }}`
    : t`Turn off in an unknown browser, on since ${{ date }}`

function Known({ state: { publicKey, subscriptions } }: { state: PushState }) {
  const { t } = useLingui()

  const on = useSubscribe(publicKey)
  const off = useUnsubscribe()
  const { shortDate } = useClock()
  return (
    <>
      {subscriptions.length > 0 && (
        <ul aria-label={t`Browsers with reminders`} className="grid divide-y divide-line">
          {subscriptions.map((one) => (
            <li key={one.id} className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 py-3">
              <div className="min-w-0">
                <p className="flex flex-wrap items-center gap-x-2 font-semibold">
                  {sayBrowser(one.browser)}{' '}
                  {one.isCurrent && (
                    <Badge variant="good">
                      <Trans>This browser</Trans>
                    </Badge>
                  )}
                </p>
                <p className="tabular text-sm text-ink-2">
                  <Trans>On since {shortDate(one.createdAt)}</Trans>
                </p>
              </div>
              <Button
                variant="outline"
                size="sm"
                aria-label={nameOf(one.browser, shortDate(one.createdAt))}
                aria-disabled={off.isPending}
                onClick={() => !off.isPending && off.mutate(one)}
              >
                <Trans>Turn off</Trans>
              </Button>
            </li>
          ))}
        </ul>
      )}
      {!subscriptions.some(({ isCurrent }) => isCurrent) && (
        <Button
          className="justify-self-start"
          aria-disabled={on.isPending}
          onClick={() => !on.isPending && on.mutate()}
        >
          {on.isPending ? t`Asking the browser…` : t`Turn on in this browser`}
        </Button>
      )}
    </>
  )
}
