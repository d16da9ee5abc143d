import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { wordCount } from '#shared/posts.ts'

// What people type into the box of a subject is mostly for readers, and partly for whoever writes: "plain language", "her
// name stays out", "check the 9 %". Which of the two a stretch of text is, is learned from boxes whose parts were marked
// by hand (`lab/eval/notes.ts`). Only words count: how notes are typed and where they stand differs from person to person.

/** From that chance on a stretch is taken as a note: what is taken wrongly is missing in the post. */
const enough = 0.6
/** People add their notes at the end. */
const enoughOfLast = 0.5
/** What is long or has a number mostly tells something, also where a wish is in it; what is longer always does. */
const enoughOfTelling = 0.8
const long = 9
const longest = 20
/** So does what is both, and nearly everything in a list or in an answer to a question. */
const enoughOfFact = 0.92

/** What is quoted is a part of the text, whatever it says. */
export const quoted = /["“„«][^"“”„«»]{1,80}["“”»]/gu

/** What stands after the last comma or dash of a sentence; it is looked at by itself, too. */
export const lastClause = /(?:[,;–—]|\s-)\s([^,;–—]{3,120})$/u

const longestStem = 5

/**
 * What a stretch of text is looked at for: its words by their beginnings, which of them are neighbours, its ends (`^`, `$`),
 * and whether it is the last (`$$`). The empty feature is that of every text.
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

/** The file has a line for each weight, and the features that have it. */
function readWeights(): Weights {
  const lines = readFileSync(weightsFile, 'utf8').trimEnd().split('\n')
  return new Map(
    lines.flatMap((line) => {
      const [weight, ...features] = line.split('\t')
      return features.map((feature): [string, number] => [feature, Number(weight)])
    }),
  )
}

/** Where a stretch of text stands in what was typed. */
export interface Place {
  isLast: boolean
  /** Of a list, or of an answer to a question. */
  isGiven: boolean
}

/** Was this said to whoever writes, and not to readers? */
export function isNote(text: string, { isLast, isGiven }: Place): boolean {
  const words = wordCount(text)
  if (words > longest) return false
  const [isLong, hasNumber] = [words > long, /\p{N}/u.test(text)]
  const isFact = isGiven || (isLong && hasNumber)
  const least = isFact ? enoughOfFact : isLong || hasNumber ? enoughOfTelling : isLast ? enoughOfLast : enough
  return noteChance(text, isLast) >= least
}

/** How likely that is, by its words alone: 0 to 1. */
export function noteChance(text: string, isLast: boolean): number {
  weights ??= readWeights()
  return chanceOf(featuresOf(text, isLast), weights)
}
