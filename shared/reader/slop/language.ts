import type { Family, Fits } from '../phrases.ts'

const letters = 'A-Za-zªµºÀ-ÖØ-öø-žſ'

/**
 * A pattern in which `\<` and `\>` are the edges of a word; those of regular expressions take "é" for a blank.
 * `\p{L}` is spelt out as the letters of our languages, because the Unicode mode makes a search three times as slow.
 */
export function turn(source: string): RegExp {
  const edged = bounded(source).replaceAll('\\<', '(?<![\\p{L}0-9])').replaceAll('\\>', '(?![\\p{L}0-9])')
  if (edged.includes('Pictographic')) return new RegExp(edged, 'giu')
  const spelt = edged.replace(/\[[^[\]]*\]|\\p\{L\}/g, (part) =>
    part.startsWith('[') ? part.replaceAll('\\p{L}', letters) : `[${letters}]`,
  )
  return new RegExp(spelt, 'gi')
}

/**
 * No blank is longer, no word, and nothing is said more often in a row: where a pattern ends soon, whatever it reads, a
 * text takes time in proportion to its length.
 */
const most = (token: string) => (token === '\\s' ? 3 : token === ')' ? 9 : 40)

function bounded(source: string): string {
  const tokens = source.match(/\\p\{\w+\}|\\.|\[(?:\\.|[^\\[\]])*\]|\{\d+,\}|[^\\]/gs) ?? []
  return tokens
    .map((token, at) => {
      const least = token === '*' ? 0 : token === '+' ? 1 : /^\{(\d+),\}$/.exec(token)?.[1]
      return least === undefined ? token : `{${least},${most(tokens[at - 1] ?? '')}}`
    })
    .join('')
}

/** Begins a sentence. */
export const opening = String.raw`(?<=^|[.!?…:]["”’»)]*\s+|\n|[¿¡“"«])`
/** Parts two sentences or two halves of one. */
export const apart = String.raw`(?:\s*[.;,:!]["”’»]?\s+|\s*[—–]\s*|\s+-\s+|\s+;\s+)`
/** A side of a figure, as short as it can be. */
export const side = (name: string, most = 90) => String.raw`(?<${name}>\<[^.!?\n;:—–]{1,${most}}?)`
export const rest = String.raw`(?<y>\<[^.!?\n]{1,90})`
/** At most so many words. */
export const few = (name: string, most: number) =>
  String.raw`(?<${name}>\p{L}[\p{L}'’-]*(?: \p{L}[\p{L}'’-]*){0,${most - 1}}?)`
/** Ends the second side. */
export const close = String.raw`(?=\s?[.!?,;:\n]|$)`

/** A turn of phrase in one language. `x` and `y` are the two sides it sets against each other. */
export interface Figure {
  rule: string
  pattern: RegExp
  /** How many big words it takes among `x`, `y` and what stands before them; none where the form alone is worn. */
  big?: 1 | 2
  /** Plain where a side holds a figure, a day, a name or a thing one can touch: "not the server, it's the cable". */
  exceptFacts?: true
}

/** What the rules know of one language. All words are in lower case, parted by blanks. */
export interface SlopLanguage {
  families: readonly Family[]
  /** Named in the families as `@name`. */
  sets: Readonly<Record<string, string>>
  fits: Fits
  figures: readonly Figure[]
  /** Words of praise: three of them in a row are a figure, one at the head of a sentence makes a maxim. */
  virtues: string
  /** Other big words, which everyone can claim and nobody can see. */
  abstract: string
  /** Ends of compounds that are big words, where a language builds them. */
  abstractEnds?: RegExp
  /** Things, days and places: what stands beside them is said of facts. */
  concrete: string
  /** Joins the last two of an enumeration. */
  and: string
  /** Repeated at the head of three parts: "more trust, more focus, more growth". */
  repeated: string
  /** The same where a big word stands among the parts: "with heart, with passion, with purpose". */
  repeatedBig: string
  /** A question that somebody could answer: "which of yours", "has anyone". */
  asksReader: RegExp
  /** A question that only drums for its answer: "The result?" Without these two every short one counts that is answered. */
  teases?: RegExp
  /** Opens a reply: "Yes", "Because". */
  replies?: RegExp
  /** Asks without wanting to know, even if it says "you". */
  rhetorical: RegExp
  /** What follows a question that was put to the reader: "Tell me", "I read every answer". */
  invites: RegExp
}
