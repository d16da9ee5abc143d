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
import type { User } from '../permissions.ts'
import { type Sentence, say } from './say.ts'

const ofHeader = (c: HonoContext): string[] => languagesIn(c.req.header('accept-language') ?? '')

/** How to answer a call: as it asks, or else as the person who makes it has chosen. */
export function languageOfCall(c: HonoContext<Env>, { languages }: Pick<Config, 'languages'>): ShownLanguage {
  // Before the session is looked up, there is none.
  const actor = (c.var as Partial<Env['Variables']>).ctx?.actor
  const chosen = actor && actor.kind !== 'worker' ? actor.user.language : null
  return firstOffered([...ofHeader(c), ...(chosen ? [chosen] : [])], languages) ?? sourceLanguage
}

/** The language of a page: what this browser has chosen, or prefers. */
export const languageOfPage = (c: HonoContext, { languages }: Pick<Config, 'languages'>): ShownLanguage =>
  firstOffered([getCookie(c, languageCookie) ?? '', ...ofHeader(c)], languages) ?? sourceLanguage

/** How the app speaks to a person outside it, such as in an email. */
export interface Voice {
  language: ShownLanguage
  tell: (sentence: Sentence) => string
}

export function voiceFor(
  { language: chosen }: Pick<User, 'language'>,
  { languages }: Pick<Config, 'languages'>,
): Voice {
  const language = firstOffered(chosen ? [chosen] : [], languages) ?? sourceLanguage
  return { language, tell: (sentence) => say(sentence, language) }
}
