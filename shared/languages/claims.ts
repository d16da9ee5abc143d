import type { Language } from '../catalogue.ts'
import { english } from './english/claims.ts'
import { french } from './french/claims.ts'
import { german } from './german/claims.ts'
import { spanish } from './spanish/claims.ts'

/** An expression that is a complete share or multiple: a half, twice as much, every third. */
export interface Phrase {
  /** The group `part` is a part of a whole, `time` a unit of time. */
  pattern: RegExp
  value: number
  unit: '%' | 'x'
  /** Often a figure of speech. */
  isWeak?: boolean
}

/**
 * What the ledger needs to find claims in a language. Words in sets and maps are folded: lower case, no accents.
 * Regular expressions match the original text. "Before" patterns match the end of the preceding text, "after"
 * patterns the start of the following text.
 */
export interface ClaimWords {
  numbers: ReadonlyMap<string, number>
  powers: ReadonlyMap<string, number>
  /** Between the parts of a number: "treinta y cinco". */
  joint: string | null
  /** The joint also separates two numbers below a hundred: "twenty and five". */
  jointPartsNumbers?: boolean
  compound?: (word: string) => number | null
  /** "dozens", "hundreds": at least this many. */
  crowds: ReadonlyMap<string, number>
  /** Parts after a number word or an article, by how many make a whole. */
  parts: ReadonlyMap<string, number>
  /** Shares and multiples without a number word. */
  phrases: readonly Phrase[]
  /** A figure of speech that starts with a number. */
  idioms: RegExp
  /** Between the numbers of "9 out of 10"; after the first. */
  outOf: RegExp
  /** Turns a number into a multiple ("three times as"); after the number. */
  multiples: RegExp
  multiplied: ReadonlyMap<string, number>
  /** After the number. */
  percent: RegExp
  currencies: ReadonlyMap<string, string>
  /** All forms of units of time, with one name each. */
  times: ReadonlyMap<string, string>
  /** Between an amount and its unit of time: "38 pounds an hour". */
  per: ReadonlySet<string>
  /** Parts of a text that the text counts: ways, steps, reasons. */
  structure: ReadonlySet<string>
  /** Before a small number that refers back or to a place in a text: "the two", "page nine". */
  theSame: RegExp
  /** Before a number that is not exact. */
  hedges: RegExp
  /** The author in the first person. */
  firstPerson: RegExp
  past: RegExp
  /** The start of a sentence that tells the reader what to do. */
  order: RegExp
  reader: RegExp
  conditional: RegExp
  /** Makes the whole sentence fictional: "imagine you have". */
  imagined: RegExp
  /** About any case. */
  general: RegExp
  /** Nobody in particular as the subject, applied to the start of a sentence: "a reviewer", "somebody". */
  anybody: RegExp
  negation: RegExp
  /** After a count that leaves the author out: "4 lads + me". */
  myself: RegExp
  months: readonly (readonly string[])[]
  /** A month with its optional day and year, as groups day, month, year. */
  monthDate: RegExp
  /** Whether 3/12/2026 is in March. */
  monthFirst: boolean
  /** A day and month with dots are a date without a year too: "am 31.12.". Elsewhere "2.2." ends a sentence. */
  hasShortDates?: boolean
  /** From Monday on, including short forms that mean nothing else. */
  weekdays: readonly (readonly string[])[]
  /** A particular day, not a weekly one; ends with the day's name, or with "last" after it. */
  weekday: RegExp
  quarters: readonly RegExp[]
  clock: RegExp
  /** A spoken time of day: groups h for the hour, past and to for minutes, and halb. */
  clockWords: RegExp
  beforeYear: RegExp
  /** Before a month in general: "every March". */
  everyMonth: RegExp
  /** The author, or the author's people, as the subject. */
  author: RegExp
  /** The author's past without a moment, where the language has a tense for it: "I have seen". */
  perfect?: RegExp
  /** A moment in the past: "yesterday", "one Tuesday". */
  moment: RegExp
  /** Says that something is different from before: "now", "these days". */
  now: RegExp
  /** A future moment: "next month", "tomorrow". */
  coming: RegExp
  /** An unnamed person or group: "a client", "the interns", "the room". */
  somebody: RegExp
  /** Somebody or something named before, as the subject. */
  other: RegExp
  /** How the language tells what anybody did; without it only the people in `somebody` do something. */
  telling?: Telling
  /** Verbs of thinking and feeling, whose content nobody else can observe. */
  opinions: ReadonlySet<string>
  /** Irregular verb forms and their bases. */
  bases: ReadonlyMap<string, string>
  /** Marks a quotation as somebody's words. */
  speech: RegExp
  stop: ReadonlySet<string>
  titles: RegExp
  /** After a first word that acts without an article, as names do: "Odile a replié". */
  acts?: RegExp
  /** Words with a capital inside a sentence that are not names. */
  notNames: ReadonlySet<string>
  /** Words with a capital for where somebody or something is from: "Canadian". */
  peoples?: RegExp
  /** Every noun has a capital, so capitals say nothing. */
  capitalsAreCommon: boolean
  /** Removes the prefix inside a participle: "abgebaut", "gebaut". */
  withoutPrefix?: (word: string) => string
  /** The language has compounds, so a text may contain a word inside a longer one. */
  hasCompounds?: boolean
  groupMark: ',' | '.'
  /** Forms of "one"; alone they count nothing. */
  one: {
    /** Before a hundred or a part: "a hundred", "a third". */
    article: ReadonlySet<string>
    /** At the end of a number: "twenty-one". */
    last: ReadonlySet<string>
    /** In "one in five". */
    first: ReadonlySet<string>
    /** In times of day. */
    hour: string
  }
  /** Adds a half after a number: "two and a half"; the group hour marks hours. */
  half?: RegExp
  /** Abbreviated powers, touching the digits or not: "5 Mio". */
  shortPowers?: ReadonlyMap<string, number>
  /** Touches digits: "20th". */
  ordinalEnding?: RegExp
  /** Before an ordinal in digits with a full stop: "am 20. Tag". */
  beforeDottedOrdinal?: RegExp
  /** Touches digits and makes a multiple: "3fach". */
  manifold?: RegExp
  /** A unit of time at the end of a compound: "Arbeitsstunden". */
  timeAtEnd?: RegExp
  /** Applied to the match of `outOf`: numbers that certainly form a share, and "one of five", which names one. */
  outOfSurely?: RegExp
  outOfNaming?: RegExp
  /** Things named with a number, which counts nothing, and the text before it: "4-day week". */
  kinds: readonly { before?: RegExp; is: RegExp }[]
  /** "100 % of" does not mean "wholly". */
  ofAll: RegExp
  /** Before a number that says by how much. */
  byHowMuch?: RegExp
  and: string
  /** Between the numbers of a range, as typed. */
  between: ReadonlySet<string>
  /** Makes a rate of any noun, not only of time: "4 euros per seat". */
  perAnything: ReadonlySet<string>
  /**
   * Before a number that refers to a place in a text: short forms with a full stop, and whole words. Used in a
   * pattern.
   */
  references: { short: string; whole: string }
  /** Before a number that is dialled. */
  calling: RegExp
  /** Parts that are also ordinals, and what makes them parts: right after, or two words before. */
  sharing: { ordinal: RegExp; behind: RegExp; before: RegExp }
  /** After a part, as in "a quarter of an hour". */
  hour: string
  /** Between a number and its noun. */
  further: ReadonlySet<string>
  /** Words with the same meaning. */
  things: Readonly<Record<'people' | Thing, ReadonlySet<string>>>
  /** Beginnings of the words for the first to the fourth. */
  ordinals: readonly string[]
  /** Names for minutes of the clock. */
  minutes: ReadonlyMap<string, number>
  quarter: string
  /** Between a quarter and its year. Used in a pattern. */
  ofYear?: string
  plurals?: ReadonlySet<string>
  shortTitles: ReadonlySet<string>
  /** Things named after a person: a law, a matrix. */
  laws: ReadonlySet<string>
  /** An order that promises a result: "Save 120 hours a year". */
  promise: RegExp
  /** Words for rising, falling and measuring: they distinguish amounts only if no others do. */
  changing: ReadonlySet<string>
  /** "30 percent shorter", about a text. Used in a pattern. */
  sizes: { percent: string; words: string }
  cutting: Cutting
}

export interface Telling {
  /** A finite verb in the past, or a perfect, that tells what somebody did: no state, no participle. Global. */
  did: RegExp
  /** Opens a subordinate clause. Global. */
  subordinate: RegExp
  /** Before the first such verb: the sentence has another verb or subject. */
  other: RegExp
  /** Introduces somebody or something not mentioned before, as the subject. */
  introducing: RegExp
  /** Says that something has come about meanwhile. */
  result: RegExp
}

export type Thing =
  | 'customers'
  | 'employees'
  | 'companies'
  | 'meetings'
  | 'applicants'
  | 'texts'
  | 'pictures'
  | 'messages'
  | 'times'

/** Parts of a sentence that can be removed with a claim. Used in patterns. */
export interface Cutting {
  /** Start a part before a comma. `bareOpenings` need no comma; `about` may follow them. */
  openings: string
  bareOpenings: string
  about?: string
  /** Subjects that can follow such a part. */
  subjects?: string
  /** Before a date at the end; `aboutDate` may follow. */
  closings: string
  aboutDate?: string
  /** Prepositions inside spoken times: "at nine". */
  times: string
  /** Words that cannot end a sentence. */
  needy: string
  /** Start an addition after a comma: ", which saved us 40 hours". */
  additions: string
}

export const claimWords: Readonly<Record<Language, ClaimWords>> = { english, spanish, french, german }
// Texts mix languages, so patterns that do no harm elsewhere apply in all languages.
export const everyClaimWords: readonly ClaimWords[] = Object.values(claimWords)
