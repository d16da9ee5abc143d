import { setTheme, themeChoices, themeNames } from '#web/lib/theme.ts'
import { pages } from './navigation.ts'

export interface Entry {
  name: string
  kind: 'Action' | 'Page' | 'Setting' | 'Post'
  /** Other words to find it by. */
  also?: string
  /** Tells posts of the same name apart. */
  detail?: string
  href?: string
  run?: () => unknown
}

export const newPost: Entry = { name: 'New post', kind: 'Action', also: 'write create draft', href: '/' }

const themes = themeChoices.map(
  (choice): Entry => ({
    name: themeNames[choice],
    kind: 'Setting',
    also: `appearance color colour mode night ${choice === 'system' ? 'device auto' : ''}`,
    run: () => setTheme(choice),
  }),
)

const settings = [
  ['Profile', '', 'name profession job company website photo picture author'],
  ['Time zone', '#time-zone', 'timezone clock hours city'],
  ['Download my data', '#download-my-data', 'export backup'],
  ['Delete my account', '#delete-my-account', 'remove close'],
  ['Password', '?section=password', 'sign-in login change'],
  ['Passkeys', '?section=password#passkeys', 'fingerprint face pin recovery codes second factor 2fa'],
  ['Where you are signed in', '?section=password#what-has-access', 'sessions devices browsers log out recent activity'],
  ['Notifications', '?section=notifications', 'email mail reminders news'],
  ['Reminders in the browser', '?section=notifications#reminders-in-the-browser', 'push notifications'],
  ['LinkedIn', '?section=integrations', 'connect connection network publish integrations'],
  ['Calendar feed', '#calendar-feed', 'ics ical google outlook subscribe'],
  ['Writing engine', '?section=writing-engine', 'ai model gpt claude ollama llm local key'],
] as const

/** Entries on every page: actions first, then pages and settings. */
export const entries: readonly Entry[] = [
  newPost,
  ...pages.map(({ href, name, also = '' }): Entry => ({ href, name, kind: 'Page', also: `${also} go to ${name}` })),
  ...settings.map(([name, place, also]): Entry => ({ name, also, kind: 'Setting', href: `/settings${place}` })),
  { name: 'Posting slots', also: 'slots schedule times days week', kind: 'Setting', href: '/calendar#posting-slots' },
  ...themes,
]
