import type { Language } from '#shared/catalogue.ts'
import { english } from './english.ts'
import { french } from './french.ts'
import { german } from './german.ts'
import { spanish } from './spanish.ts'

export type Ending = 'question' | 'poll'

/** What the arranger knows of a language. Lists hold whole words in lower case unless it says otherwise. */
export interface Words {
  /** What a sentence starts with that needs the one before it: "then", "it", "so". */
  leansBack: string
  /** Stands for somebody or something named before, wherever in the sentence. */
  standsFor: string
  firstPerson: string
  /** A sentence that says what its author does without naming them: "hiring a cook". */
  announces?: RegExp
  /** Only names have a capital inside a sentence. */
  capitalsAreNames: boolean
  contrast: string
  /** A verb that has its time and person: what holds none is no whole sentence. */
  finite: RegExp
  /** Verbs that begin a sentence only where its subject was left out, and that subject: of one speaker, or of several. */
  dropped?: readonly { verb: RegExp; one: string; many?: string }[]
  /** Begins a sentence only where its article was left out. */
  definite?: RegExp
  /** What is asked for where a post offers something. */
  offer: Record<'problem' | 'contents' | 'place', string>
  endings: Record<Ending, string>
  /** Notes to whoever writes the text. */
  wishes: {
    please: string
    not: string
    /** Words that keep something out by themselves. */
    out: string
    /** Orders to keep something out, with one of them or a negation. */
    withhold: string
    /** Orders about the text. */
    shape: string
    /** Says nothing by itself. */
    fill: string
    /** "write a post about" */
    request: RegExp
    length: RegExp
    /** Beginnings of words for people and things whose name can be kept out. */
    roles: string
    short: string
    question: string
  }
  instructions: {
    hook: string
    other: string
    shorter: string
    list: string
    without: string
    improve: string
    cta: string
    fill: string
  }
}

const all: Record<Language, Words> = { english, spanish, french, german }

export const wordsFor = (language: Language): Words => all[language]
export const everyLanguage: readonly Words[] = Object.values(all)

const sets = new Map<string, ReadonlySet<string>>()

/** The words of a list that is written as one text. */
export function listed(list: string): ReadonlySet<string> {
  let set = sets.get(list)
  if (!set) {
    set = new Set(list.split(/\s+/).filter(Boolean))
    sets.set(list, set)
  }
  return set
}

/** Short beginnings are those of other words, too. */
const longestEnding = (stem: string) => (stem.length < 6 ? 4 : 12)

export const startsLike = (word: string, stems: string): boolean => {
  for (const stem of listed(stems))
    if (word.startsWith(stem) && word.length <= stem.length + longestEnding(stem)) return true
  return false
}

export const wordsOf = (text: string): string[] =>
  text
    .toLowerCase()
    .replaceAll('’', "'")
    .match(/[\p{L}\p{N}][\p{L}\p{N}'-]*/gu) ?? []
