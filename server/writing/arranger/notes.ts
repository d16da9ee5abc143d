import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { wordCount } from '#shared/posts.ts'

// A subject holds text for readers, but also notes to the writer: "plain language", "her name stays out", "check the 9
// %". Weights tell them apart, learned from subjects with marked parts (`lab/eval/notes.ts`). Only words count, because
// typing and order differ from person to person.

/** From this probability on, text is a note. A wrong guess loses part of the post. */
const enough = 0.6
/** People add their notes at the end. */
const enoughOfLast = 0.5
/** Text that is long or has a number mostly tells something, even with a wish in it. Longer text always does. */
const enoughOfTelling = 0.8
const long = 9
const longest = 20
/** So does text with both, and nearly everything in a list or in an answer to a question. */
const enoughOfFact = 0.92

/** A quotation is part of the text, whatever it says. */
export const quoted = /["“„«][^"“”„«»]{1,80}["“”»]/gu

/** The text after the last comma or dash of a sentence, which is judged separately as well. */
export const lastClause = /(?:[,;–—]|\s-)\s([^,;–—]{3,120})$/u

const longestStem = 5

/**
 * The features of a piece of text: the beginnings of its words, neighbouring words, its ends (`^`, `$`), and whether it
 * is the last (`$$`). Every text has the empty feature.
 */
export function featuresOf(text: string, isLast: boolean): string[] {
  const plain = text.replace(quoted, ' " ').normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()
  const stems = (plain.match(/\p{L}+|\p{N}[\p{N}.,:]*|[?!"]/gu) ?? []).map((word) =>
    /\p{N}/u.test(word) ? '#' : word.slice(0, longestStem),
  )
  const [first = '', second = ''] = stems
  const pairs = stems.slice(1).map((stem, at) => `${stems[at]} ${stem}`)
  return [
    ...new Set([
      '',
      ...(isLast ? ['$$'] : []),
      ...stems,
      ...pairs,
      `^${first}`,
      `^${first} ${second}`,
      `${stems.at(-1)}$`,
    ]),
  ]
}

export type Weights = ReadonlyMap<string, number>

export function chanceOf(features: readonly string[], weights: Weights): number {
  const sum = features.reduce((total, feature) => total + (weights.get(feature) ?? 0), 0)
  return 1 / (1 + Math.exp(-sum))
}

export const weightsFile = join(import.meta.dirname, 'note-weights.txt')
let weights: Weights | undefined

/** Each line of the file has a weight and the features with that weight. */
function readWeights(): Weights {
  const lines = readFileSync(weightsFile, 'utf8').trimEnd().split('\n')
  return new Map(
    lines.flatMap((line) => {
      const [weight, ...features] = line.split('\t')
      return features.map((feature): [string, number] => [feature, Number(weight)])
    }),
  )
}

export interface Place {
  isLast: boolean
  isGiven: boolean
}

export function isNote(text: string, { isLast, isGiven }: Place): boolean {
  const words = wordCount(text)
  if (words > longest) return false
  const [isLong, hasNumber] = [words > long, /\p{N}/u.test(text)]
  const isFact = isGiven || (isLong && hasNumber)
  const least = isFact ? enoughOfFact : isLong || hasNumber ? enoughOfTelling : isLast ? enoughOfLast : enough
  return noteChance(text, isLast) >= least
}

export function noteChance(text: string, isLast: boolean): number {
  weights ??= readWeights()
  return chanceOf(featuresOf(text, isLast), weights)
}
