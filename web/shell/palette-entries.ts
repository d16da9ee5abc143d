import type { MessageDescriptor } from '@lingui/core'
import { msg, t } from '@lingui/core/macro'
import { setTheme, type ThemeChoice, themeChoices, themeNames } from '#web/lib/theme.ts'
import { pages } from './navigation.ts'

export const kindNames = {
  Action: msg`Action`,
  Page: msg`Page`,
  Setting: msg`Setting`,
  Post: msg`Post`,
} as const

export interface Entry {
  name: string
  kind: keyof typeof kindNames
  /** Other words to find it by. */
  also?: string
  /** Tells posts of the same name apart. */
  detail?: string
  href?: string
  run?: () => unknown
}

/** The words that people of each language may look for; they need not be the same ones. */
const themeWords: Record<ThemeChoice, MessageDescriptor> = {
  light: msg`appearance color colour mode night`,
  dark: msg`appearance color colour mode night`,
  system: msg`appearance color colour mode night device auto`,
}

const settings: readonly (readonly [name: MessageDescriptor, place: string, also: MessageDescriptor])[] = [
  [msg`Profile`, '', msg`name profession job company website photo picture author`],
  [msg`Time zone`, '#time-zone', msg`timezone clock hours city`],
  [msg`Download my data`, '#download-my-data', msg`export backup`],
  [msg`Delete my account`, '#delete-my-account', msg`remove close`],
  [msg`Password`, '?section=password', msg`sign-in login change`],
  [msg`Passkeys`, '?section=password#passkeys', msg`fingerprint face pin recovery codes second factor 2fa`],
  [
    msg`Where you are signed in`,
    '?section=password#what-has-access',
    msg`sessions devices browsers log out recent activity`,
  ],
  [msg`Notifications`, '?section=notifications', msg`email mail reminders news`],
  [msg`Reminders in the browser`, '?section=notifications#reminders-in-the-browser', msg`push notifications`],
  [msg({ message: 'LinkedIn' }), '?section=integrations', msg`connect connection network publish integrations`],
  [msg`Calendar feed`, '#calendar-feed', msg`ics ical google outlook subscribe`],
  [msg`Writing engine`, '?section=writing-engine', msg`ai model gpt claude ollama llm local key`],
]

/** Entries on every page, in the language on screen: actions first, then pages and settings. */
export const entries = (): readonly Entry[] => [
  { name: t`New post`, kind: 'Action', also: t`write create draft`, href: '/' },
  ...pages.map(({ href, name, also }): Entry => {
    const page = t(name)
    return { href, name: page, kind: 'Page', also: t`${{ also: also ? t(also) : '' }} go to ${{ page }}` }
  }),
  ...settings.map(
    ([name, place, also]): Entry => ({ name: t(name), also: t(also), kind: 'Setting', href: `/settings${place}` }),
  ),
  { name: t`Posting slots`, also: t`slots schedule times days week`, kind: 'Setting', href: '/calendar#posting-slots' },
  ...themeChoices.map(
    (choice): Entry => ({
      name: t(themeNames[choice]),
      kind: 'Setting',
      also: t(themeWords[choice]),
      run: () => setTheme(choice),
    }),
  ),
]
