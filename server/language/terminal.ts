import { firstOffered, languageCodes, type ShownLanguage, sourceLanguage } from '#shared/interface-languages.ts'
import { PlainError } from '../errors.ts'
import { type Sentence, say } from './say.ts'

let settings: Record<string, string | undefined> = process.env

/** Takes the settings from elsewhere than the environment alone. */
export function speakBy(given: Record<string, string | undefined>): void {
  settings = given
}

/** What the terminal asks for, as programs read it, among the languages of the app. */
export function languageOfTerminal(): ShownLanguage {
  const { LC_ALL, LC_MESSAGES, LANG, INTERFACE_LANGUAGES = '' } = settings
  const wanted = (LC_ALL || LC_MESSAGES || LANG || '').replace(/[_.@].*/s, '')
  const offered = INTERFACE_LANGUAGES.split(/[\s,]/).filter(Boolean)
  return firstOffered([wanted], (offered.length > 0 ? offered : languageCodes) as ShownLanguage[]) ?? sourceLanguage
}

export const inTerminal = (sentence: Sentence): string => say(sentence, languageOfTerminal())

/** Prints a sentence. */
export const tell = (sentence: Sentence): void => console.log(inTerminal(sentence))

/** Prints a sentence beside the output. */
export const tellAside = (sentence: Sentence): void => console.error(inTerminal(sentence))

/** What to print of an error: a sentence of these kinds, or a bug with its stack. */
export function inWords(error: unknown, kinds: readonly (abstract new (...args: never[]) => Error)[] = []): unknown {
  if (error instanceof PlainError) return error.messageIn(languageOfTerminal())
  return kinds.some((kind) => error instanceof kind) ? (error as Error).message : error
}
