import { type I18n, setupI18n } from '@lingui/core'
import { compileMessage } from '@lingui/message-utils/compileMessage'
import { generateMessageId } from '@lingui/message-utils/generateMessageId'
import {
  languageCodes,
  localeOf,
  pseudoLanguage,
  type ShownLanguage,
  sourceLanguage,
} from '#shared/interface-languages.ts'
import { pseudoMessage } from '#shared/pseudo.ts'
import type { Message } from '#shared/say.ts'
import { textsIn } from './catalogue.ts'

/**
 * A sentence for a person, or several that follow one another. A plain one is in the catalogues if its place in the code
 * says so. A value of a message may be a sentence itself, such as the name of a role, or depend on the language.
 */
export type Sentence = string | Message | readonly Sentence[]

/** Such as a date, or a list of names. */
export type InLanguage = (language: ShownLanguage) => string

const speakers = new Map<ShownLanguage, I18n>()

/** The texts are read with the first sentence in its language. */
function speakerOf(language: ShownLanguage): I18n {
  const known = speakers.get(language)
  if (known) return known
  const locale = localeOf(language)
  const speaker = setupI18n({ locale, messages: { [locale]: textsIn(language) } })
  const isPseudo = language === pseudoLanguage
  speaker.setMessagesCompiler((text) =>
    isPseudo ? (pseudoMessage(compileMessage(text) as never) as never) : compileMessage(text),
  )
  speakers.set(language, speaker)
  return speaker
}

/** Says a sentence in a language; what is not translated, in English. */
export function say(sentence: Sentence, language: ShownLanguage = sourceLanguage): string {
  if (isSeveral(sentence)) return sentence.map((one) => say(one, language)).join(' ')
  if (typeof sentence !== 'string')
    return speakerOf(language)._(withValues(sentence, (value) => valueIn(value, language)))
  if (language === sourceLanguage) return sentence
  const id = generateMessageId(sentence)
  const speaker = speakerOf(language)
  return id in speaker.messages ? speaker._(id) : sentence
}

export const sayOrNull = (sentence: Sentence | null, language?: ShownLanguage): string | null =>
  sentence && say(sentence, language)

const isSeveral = (sentence: Sentence): sentence is readonly Sentence[] => Array.isArray(sentence)

export const isMessage = (value: unknown): value is Message =>
  typeof value === 'object' && value !== null && 'id' in value

export const withValues = (message: Message, change: (value: unknown) => unknown): Message => {
  const values = Object.entries(message.values ?? {}).map(([name, value]) => [name, change(value)])
  return { ...message, values: Object.fromEntries(values) }
}

/** What a function says in each language, for where functions get lost. */
interface InEach {
  inEach: Record<string, string>
}

const isInEach = (value: unknown): value is InEach => typeof value === 'object' && value !== null && 'inEach' in value

function valueIn(value: unknown, language: ShownLanguage): unknown {
  if (typeof value === 'function') return (value as InLanguage)(language)
  if (isInEach(value)) return value.inEach[localeOf(language)]
  return isMessage(value) ? say(value, language) : value
}

/** A sentence of plain values alone, which another process or a file can take. */
export function asData(sentence: Sentence): Sentence {
  if (typeof sentence === 'string') return sentence
  return isMessage(sentence) ? withValues(sentence, valueAsData) : sentence.map(asData)
}

function valueAsData(value: unknown): unknown {
  if (typeof value !== 'function') return isMessage(value) ? asData(value) : value
  const inEach = languageCodes.map((language) => [language, (value as InLanguage)(language)])
  return { inEach: Object.fromEntries(inEach) } satisfies InEach
}
