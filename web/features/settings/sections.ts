export const settingsSections = [
  { id: 'profile', name: 'Profile' },
  { id: 'password', name: 'Password' },
  { id: 'notifications', name: 'Notifications' },
  { id: 'integrations', name: 'Integrations' },
  { id: 'writing-engine', name: 'Writing engine' },
] as const
/** `/settings#calendar-feed` leads to the calendar feed. */
export const feedAnchor = 'calendar-feed'

export type SettingsSection = (typeof settingsSections)[number]['id']

export const isSettingsSection = (value: unknown): value is SettingsSection =>
  settingsSections.some(({ id }) => id === value)
