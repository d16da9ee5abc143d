import { type FormEvent, useId, useState } from 'react'
import type { CurrentUser, NotificationPreferences } from '#shared/accounts.ts'
import { useChangeNotifications } from '#web/features/accounts/queries.ts'
import { Button } from '#web/ui/button.tsx'
import { SettingsCard } from '#web/ui/settings-card.tsx'
import { Switch } from '#web/ui/switch.tsx'

const preferences: { name: keyof NotificationPreferences; label: string; text: string }[] = [
  { name: 'emailNotifications', label: 'Email notifications', text: 'Messages about your account and your posts.' },
  { name: 'marketingEmails', label: 'Marketing emails', text: 'News and offers, rarely.' },
  { name: 'reminders', label: 'Reminders', text: 'Posts that are due within a day, shown under the bell.' },
]

export function NotificationsSection({ user }: { user: CurrentUser }) {
  const id = useId()
  const change = useChangeNotifications()
  const [chosen, setChosen] = useState(user.notifications)

  function submit(event: FormEvent) {
    event.preventDefault()
    if (!change.isPending) change.mutate(chosen)
  }

  return (
    <SettingsCard
      title="Notifications"
      text="Choose what you are notified about. Missed posts always appear under the bell."
    >
      <form onSubmit={submit} className="grid gap-4">
        <ul className="grid divide-y divide-line">
          {preferences.map(({ name, label, text }) => (
            <li key={name} className="flex items-center justify-between gap-4 py-3">
              <div>
                <p className="font-semibold">{label}</p>
                <p id={`${id}-${name}`} className="text-sm text-ink-2">
                  {text}
                </p>
              </div>
              <Switch
                label={label}
                describedBy={`${id}-${name}`}
                checked={chosen[name]}
                onChange={(checked) => setChosen({ ...chosen, [name]: checked })}
              />
            </li>
          ))}
        </ul>
        <p className="text-sm text-ink-3">This server sends no e-mail yet; your choice is kept for when it does.</p>
        <Button type="submit" aria-disabled={change.isPending} className="justify-self-start">
          {change.isPending ? 'Saving…' : 'Save preferences'}
        </Button>
      </form>
    </SettingsCard>
  )
}
