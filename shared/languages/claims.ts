import type { Language } from '../catalogue.ts'
import { english } from './english/claims.ts'
import { french } from './french/claims.ts'
import { german } from './german/claims.ts'
import { spanish } from './spanish/claims.ts'

/** Words that say how much as a whole: a half, twice as much, every third. */
export interface Phrase {
  /** The group `part` is a part of a whole, `time` a unit of time. */
  pattern: RegExp
  value: number
  unit: '%' | 'x'
  /** Often a way of speaking. */
  isWeak?: boolean
}

/**
 * What a language needs so that claims are found in it. Words in sets and maps are folded: lower case, no accents.
 * Regular expressions read the text as it stands.
 */
export interface ClaimWords {
  /** Number words below a hundred and their values. */
  numbers: ReadonlyMap<string, number>
  /** Hundred, thousand, million … by value. */
  powers: ReadonlyMap<string, number>
  /** Stands between the parts of one number ("treinta y cinco"). */
  joint: string | null
  /** It also stands between two numbers below a hundred: "twenty and five". */
  jointPartsNumbers?: boolean
  /** Reads a number that is written as one word, where the language does that. */
  compound?: (word: string) => number | null
  /** "dozens", "hundreds": from this many on, not ten times as many. */
  crowds: ReadonlyMap<string, number>
  /** Parts of a whole after a number word or an article, by how many make it whole. */
  parts: ReadonlyMap<string, number>
  /** Shares and multiples that hold no number word. */
  phrases: readonly Phrase[]
  /** A number in what is only a way of speaking, at its start. */
  idioms: RegExp
  /** Between the two numbers of "9 out of 10", at the start of what follows the first. */
  outOf: RegExp
  /** Makes a multiple of a number ("three times as"), at the start of what follows it. */
  multiples: RegExp
  /** Words that are a multiple by themselves: "doubled". */
  multiplied: ReadonlyMap<string, number>
  /** Percent, at the start of what follows a number. */
  percent: RegExp
  currencies: ReadonlyMap<string, string>
  /** Units of time, all forms, to one name each. */
  times: ReadonlyMap<string, string>
  /** Between an amount and the unit of time that it is paid or counted for: "38 pounds an hour". */
  per: ReadonlySet<string>
  /** Things a text counts about itself: ways, steps, reasons. */
  structure: ReadonlySet<string>
  /** In front of a small number that points back, or at a place in a text ("the two", "page nine"). */
  theSame: RegExp
  /** In front of a number that is not meant to be exact. */
  hedges: RegExp
  /** Of the author. */
  firstPerson: RegExp
  /** Of something that happened. */
  past: RegExp
  /** Tells the reader what to do, by how the sentence begins. */
  order: RegExp
  /** Speaks to the reader. */
  reader: RegExp
  /** Says what would be. */
  conditional: RegExp
  /** Makes all of a sentence up ("imagine you have"). */
  imagined: RegExp
  /** Speaks of any case at all. */
  general: RegExp
  months: readonly (readonly string[])[]
  /** A month, with its day and year where they are given, as groups day, month, year. */
  monthDate: RegExp
  /** 3/12/2026 is a day in March. */
  monthFirst: boolean
  /** From Monday on, with short forms that are no other word. */
  weekdays: readonly (readonly string[])[]
  /** One day in particular, not one that comes every week; ends with the name of the day, or with "last" behind it. */
  weekday: RegExp
  quarters: readonly RegExp[]
  clock: RegExp
  /** A time of day in words: the hour as group h, minutes as groups past and to, "halb" as itself. */
  clockWords: RegExp
  /** In front of a year. */
  beforeYear: RegExp
  /** In front of a month that is meant in general ("every March"). */
  everyMonth: RegExp
  /** The author, or who belongs to them, as the one who acts. */
  author: RegExp
  /** A moment in the past: "yesterday", "one Tuesday". */
  moment: RegExp
  /** A moment to come: "next month", "tomorrow". */
  coming: RegExp
  /** One person, or a group, not named: "a client", "the interns", "the room". */
  somebody: RegExp
  /** Verbs that tell what somebody thought or felt, which nobody else could have seen. */
  opinions: ReadonlySet<string>
  /** Irregular forms of verbs, to the one they are compared by. */
  bases: ReadonlyMap<string, string>
  /** Makes what stands in quotation marks somebody's words. */
  speech: RegExp
  /** Common words, which say nothing of what a sentence is about. */
  stop: ReadonlySet<string>
  titles: RegExp
  /** Capitalised inside a sentence without being the name of anybody. */
  notNames: ReadonlySet<string>
  /** Every noun has a capital, so a capital says nothing. */
  capitalsAreCommon: boolean
  /** Participles without the prefix in them: "abgebaut", "gebaut". */
  withoutPrefix?: (word: string) => string
  /** Words are made of several: one text may hold the word of another within a longer one. */
  hasCompounds?: boolean
  /** Between the thousands of a number in digits. */
  groupMark: ',' | '.'
  /** Forms of "one", which counts nothing by itself. */
  one: {
    /** In front of a hundred, or of a part: "a hundred", "a third". */
    article: ReadonlySet<string>
    /** At the end of a number: "twenty-one". */
    last: ReadonlySet<string>
    /** In "one in five". */
    first: ReadonlySet<string>
    /** Of the clock. */
    hour: string
  }
  /** Half of one more behind a number: "two and a half", with hours as the group hour. */
  half?: RegExp
  /** Short for a power, right behind digits or apart: "5 Mio". */
  shortPowers?: ReadonlyMap<string, number>
  /** Right behind digits: "20th". */
  ordinalEnding?: RegExp
  /** At the end of what stands before digits with a full stop, which are an ordinal then: "am 20. Tag". */
  beforeDottedOrdinal?: RegExp
  /** Right behind digits, it makes a multiple of them: "3fach". */
  manifold?: RegExp
  /** A unit of time at the end of a compound: "Arbeitsstunden". */
  timeAtEnd?: RegExp
  /** In what `outOf` found: two numbers that are surely a share, and "one of five", which names one. */
  outOfSurely?: RegExp
  outOfNaming?: RegExp
  /** Kinds of things that are called by a number and count nothing, with what stands before: "4-day week". */
  kinds: readonly { before?: RegExp; is: RegExp }[]
  /** "100 % of" is no "wholly". */
  ofAll: RegExp
  /** In front of a number that says by how much. */
  byHowMuch?: RegExp
  /** Between the two numbers of a range, as typed. */
  between: ReadonlySet<string>
  /** Makes a rate of what is counted in anything, not only in time: "4 euros per seat". */
  perAnything: ReadonlySet<string>
  /** In front of a number that is a place in a text: before a full stop, and whole words. For a pattern. */
  references: { short: string; whole: string }
  /** In front of a number that is dialled. */
  calling: RegExp
  /** Which parts of a whole are ordinals too, and what makes them parts, right behind or two words before. */
  sharing: { ordinal: RegExp; behind: RegExp; before: RegExp }
  /** Behind a part, as in "a quarter of an hour". */
  hour: string
  /** Between a number and what it counts. */
  further: ReadonlySet<string>
  /** Words for the same things. */
  things: Readonly<Record<'people' | Thing, ReadonlySet<string>>>
  /** How the words for the first to the fourth begin. */
  ordinals: readonly string[]
  /** Minutes of the clock that have a name. */
  minutes: ReadonlyMap<string, number>
  quarter: string
  /** Between a quarter and its year. For a pattern. */
  ofYear?: string
  /** Plurals that do not end as others do. */
  plurals?: ReadonlySet<string>
  /** Titles as short forms. */
  shortTitles: ReadonlySet<string>
  /** What may carry the name of a person who is not meant: a law, a matrix. */
  laws: ReadonlySet<string>
  /** An order that promises what comes of it: "Save 120 hours a year". */
  promise: RegExp
  /** Anything rises, falls and is measured: such words tell two amounts apart only where there are no others. */
  changing: ReadonlySet<string>
  /** "30 percent shorter", said of a text. For a pattern. */
  sizes: { percent: string; words: string }
  cutting: Cutting
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

/** What a sentence can do without, so that a claim can be taken out. For patterns. */
export interface Cutting {
  /** They begin a part before a comma; and those that begin one without a comma, with what may follow them. */
  openings: string
  bareOpenings: string
  about?: string
  /** What can stand first in place of such a part. */
  subjects?: string
  /** In front of a date at the end, with what may follow them. */
  closings: string
  aboutDate?: string
  /** A time in words holds them: "at nine". */
  times: string
  /** What must not be the last word of a sentence: it says nothing by itself. */
  needy: string
  /** They begin an addition behind a comma: ", which saved us 40 hours". */
  additions: string
}

export const claimWords: Readonly<Record<Language, ClaimWords>> = { english, spanish, french, german }
// Of what an author types in one language, parts may be in another: what is harmless there holds in all of them.
export const everyClaimWords: readonly ClaimWords[] = Object.values(claimWords)
