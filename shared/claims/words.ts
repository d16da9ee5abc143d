import type { Language } from '../catalogue.ts'
import { english } from './english.ts'
import { french } from './french.ts'
import { german } from './german.ts'
import { spanish } from './spanish.ts'

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
}

export const wordsOf: Record<Language, ClaimWords> = { english, spanish, french, german }
