import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { getRouteApi } from '@tanstack/react-router'
import { type FormEvent, Suspense, useId, useState } from 'react'
import { type CurrentUser, hasAddress, type NotificationPreferences } from '#shared/accounts.ts'
import { mailQuery } from '#web/features/networks/connection-queries.ts'
import { useChangeNotifications } from '#web/features/settings/profile-queries.ts'
import { Button } from '#web/ui/button.tsx'
import { lazyPart } from '#web/ui/lazy-part.tsx'
import { SettingsCard } from '#web/ui/settings-card.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { Switch } from '#web/ui/switch.tsx'

const route = getRouteApi('/_shell/_guarded/settings')

const MailTimes = lazyPart(() => import('./mail-times.tsx').then((file) => ({ default: file.MailTimes })))

type Preference = Exclude<keyof NotificationPreferences, 'mails'>

const preferences: { name: Preference; label: MessageDescriptor; text: MessageDescriptor }[] = [
  {
    name: 'emailNotifications',
    label: msg`Email notifications`,
    text: msg`Messages about your posts, such as reminders, and what others do. The bell shows it in any case.`,
  },
  { name: 'marketingEmails', label: msg`Marketing emails`, text: msg`Occasional news and offers.` },
  {
    name: 'reminders',
    label: msg`Reminders`,
    text: msg`Posts that are due: a day ahead under the bell, and on time by email and in your browsers.`,
  },
  {
    name: 'monthlyFigures',
    label: msg`Monthly summary`,
    text: msg`An email on the first of each month: what you posted in the month before, and what it reached by LinkedIn’s files.`,
  },
]

export function NotificationsSection({ user }: { user: CurrentUser }) {
  const { t } = useLingui()

  const id = useId()
  const instead = useInstead()
  const change = useChangeNotifications()
  const [chosen, setChosen] = useState(user.notifications)

  function submit(event: FormEvent) {
    event.preventDefault()
    if (!change.isPending) change.mutate(chosen)
  }

  return (
    <SettingsCard
      title={t`Notifications`}
      text={t`Choose what you are notified about. Missed posts always appear under the bell.`}
    >
      <form onSubmit={submit} className="grid gap-4">
        <ul className="grid divide-y divide-line">
          {preferences.map(({ name, label, text }) => (
            <li key={name} className="flex items-center justify-between gap-4 py-3">
              <div>
                <p className="font-semibold">{t(label)}</p>
                <div id={`${id}-${name}`} className="grid gap-1">
                  <p className="text-sm text-ink-2">{instead[name] ?? t(text)}</p>
                </div>
              </div>
              <Switch
                label={t(label)}
                describedBy={`${id}-${name}`}
                checked={chosen[name]}
                onChange={(checked) => setChosen({ ...chosen, [name]: checked })}
              />
            </li>
          ))}
        </ul>
        <Suspense fallback={<Skeleton className="h-72" />}>
          <MailTimes
            chosen={chosen.mails}
            isOff={!chosen.emailNotifications}
            onChange={(mails) => setChosen({ ...chosen, mails })}
          />
        </Suspense>
        <WhereMailGoes />
        <Button type="submit" aria-disabled={change.isPending} className="justify-self-start">
          {change.isPending ? t`Saving…` : t`Save preferences`}
        </Button>
      </form>
    </SettingsCard>
  )
}

/** Explains preferences that this server cannot honour. */
function useInstead(): Partial<Record<Preference, string>> {
  const { t } = useLingui()

  const { data } = useQuery(mailQuery)
  const marketingEmails = t`This server sends no news and no offers.`
  if (!data || (data.delivery === 'smtp' && data.isReachable)) return { marketingEmails }
  return {
    marketingEmails,
    emailNotifications:
      data.delivery === 'smtp'
        ? hasAddress(data.address)
          ? t`They begin once your address is verified. Until then look under the bell.`
          : t`They begin once your account has an email. Until then look under the bell.`
        : t`This server sends no emails. Look under the bell instead.`,
    reminders: t`Posts that are due: a day ahead under the bell, and on time there and in your browsers.`,
    ...(data.delivery !== 'smtp' && { monthlyFigures: t`This server sends no emails. Analytics shows each month.` }),
  }
}

function WhereMailGoes() {
  const { data } = useQuery(mailQuery)
  if (!data) return null
  if (!data.isReachable && !hasAddress(data.address) && data.delivery === 'outbox') return null
  if (!data.isReachable)
    return (
      <p className="text-sm text-warn">
        {hasAddress(data.address) ? (
          <Trans>
            {{ address: data.address }} isn’t verified, so no emails about posts go there. Have a link sent to it in{' '}
            <route.Link to="." search={{}} className="underline underline-offset-3 hover:no-underline">
              Profile
            </route.Link>
            .
          </Trans>
        ) : (
          <Trans>
            Your account has no email. Give it one in{' '}
            <route.Link to="." search={{}} className="underline underline-offset-3 hover:no-underline">
              Profile
            </route.Link>
            .
          </Trans>
        )}
      </p>
    )
  return data.delivery === 'smtp' ? (
    <p className="text-sm text-ink-3">
      <Trans>Emails go to {data.address}.</Trans>
    </p>
  ) : null
}
