import type { Context as HonoContext } from 'hono'
import { getCookie } from 'hono/cookie'
import {
  firstOffered,
  languageCookie,
  languagesIn,
  type ShownLanguage,
  sourceLanguage,
} from '#shared/interface-languages.ts'
import type { Config } from '../config/config.ts'
import type { Env } from '../context.ts'
import type { Actor, User } from '../permissions.ts'
import { type Sentence, say } from './say.ts'

const ofHeader = (c: HonoContext): string[] => languagesIn(c.req.header('accept-language') ?? '')

/** The first wanted language that the app is offered in, or else the first that it is offered in. */
const oneOf = (wanted: readonly string[], { languages }: Pick<Config, 'languages'>): ShownLanguage =>
  firstOffered(wanted, languages) ?? languages[0] ?? sourceLanguage

/** How to answer a call: as it asks, or else as the person who makes it has chosen. */
export function languageOfCall(c: HonoContext<Env>, config: Pick<Config, 'languages'>): ShownLanguage {
  // Before the session is looked up, there is none.
  return languageFor(c, config, (c.var as Partial<Env['Variables']>).ctx?.actor)
}

/** The same before `ctx` is set. */
export function languageFor(
  c: HonoContext,
  config: Pick<Config, 'languages'>,
  actor: Actor | undefined,
): ShownLanguage {
  const chosen = actor && actor.kind !== 'worker' ? actor.user.language : null
  return oneOf([...ofHeader(c), ...(chosen ? [chosen] : [])], config)
}

/** The language of a page: what this browser has chosen, or prefers. */
export const languageOfPage = (c: HonoContext, config: Pick<Config, 'languages'>): ShownLanguage =>
  oneOf([getCookie(c, languageCookie) ?? '', ...ofHeader(c)], config)

/** How the app speaks to a person outside it, such as in an email. */
export interface Voice {
  language: ShownLanguage
  tell: (sentence: Sentence) => string
}

const voiceIn = (language: ShownLanguage): Voice => ({ language, tell: (sentence) => say(sentence, language) })

/** How a page of the server's own speaks. */
export const voiceOfPage = (c: HonoContext, config: Pick<Config, 'languages'>): Voice =>
  voiceIn(languageOfPage(c, config))

export const voiceFor = ({ language: chosen }: Pick<User, 'language'>, config: Pick<Config, 'languages'>): Voice =>
  voiceIn(oneOf(chosen ? [chosen] : [], config))
