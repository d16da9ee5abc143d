import { localeOf, pseudoLanguage, type ShownLanguage } from '#shared/interface-languages.ts'
import { pseudoText } from '#shared/pseudo.ts'
import { type InLanguage, type Sentence, say } from './say.ts'

/** Without the comma before the last one, as the app writes English. */
const localeOfLists = (language: ShownLanguage) => (localeOf(language) === 'en' ? 'en-GB' : localeOf(language))

const listOf =
  (names: readonly Sentence[], type: Intl.ListFormatType): InLanguage =>
  (language) =>
    new Intl.ListFormat(localeOfLists(language), { type })
      .formatToParts(names.map((name) => say(name, language)))
      .map((part) => (part.type === 'literal' && language === pseudoLanguage ? pseudoText(part.value) : part.value))
      .join('')

/** `an owner, an editor or a writer` */
export const anyOf = (names: readonly Sentence[]) => listOf(names, 'disjunction')

/** `posts, ideas and sources` */
export const allOf = (names: readonly Sentence[]) => listOf(names, 'conjunction')

/** `November 21` */
export const dayOf =
  (at: Date): InLanguage =>
  (language) =>
    new Intl.DateTimeFormat(localeOf(language), { month: 'long', day: 'numeric', timeZone: 'UTC' }).format(at)

const amountOf =
  (amount: number, unit: string, digits?: number): InLanguage =>
  (language) =>
    `${amount.toLocaleString(localeOf(language), { minimumFractionDigits: digits, maximumFractionDigits: digits })} ${unit}`

/** `Nov 21, 2026` */
export const shortDayOf =
  (at: Date): InLanguage =>
  (language) =>
    at.toLocaleDateString(localeOf(language), { month: 'short', day: 'numeric', year: 'numeric', timeZone: 'UTC' })

/** `20 MB` */
export const megabytes = (bytes: number): InLanguage => amountOf(bytes / 1_000_000, 'MB')

/** `1.5 GB` */
export const gigabytes = (bytes: number, digits?: number): InLanguage => amountOf(bytes / 1_000_000_000, 'GB', digits)
