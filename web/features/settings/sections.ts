import { msg } from '@lingui/core/macro'
export const settingsSections = [
  { id: 'profile', name: msg`Profile` },
  { id: 'password', name: msg`Password` },
  { id: 'notifications', name: msg`Notifications` },
  { id: 'members', name: msg`Members` },
  { id: 'integrations', name: msg`Integrations` },
  { id: 'writing-engine', name: msg`Writing engine` },
] as const
/** `/settings#calendar-feed` leads to the calendar feed. */
export const feedAnchor = 'calendar-feed'

/** Behind its own link, because it concerns the server, not the person. */
export const serverSection = 'server'

/** Only for the owner of a Hookline on their own computer. */
export const computerSection = 'this-computer'

export type SettingsSection = (typeof settingsSections)[number]['id'] | typeof serverSection | typeof computerSection

export const isSettingsSection = (value: unknown): value is SettingsSection =>
  value === serverSection || value === computerSection || settingsSections.some(({ id }) => id === value)
