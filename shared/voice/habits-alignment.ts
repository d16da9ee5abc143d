import { diffArrays } from 'diff'
import { wordsIn } from '../text/words.ts'
import type { ParsedText } from './parsed-text.ts'

/** A sentence with its place in the text. */
export interface Placed {
  text: string
  /** As typed. */
  words: string[]
  paragraph: number
}

/** Words of one sentence that others replaced, at the same place; `kept` is empty if nothing did. */
export interface Change {
  written: string
  kept: string
  from: Placed
  to: Placed
}

/** Which sentences of a draft a published text keeps, and what became of their words. */
export interface Alignment {
  draft: Placed[]
  published: Placed[]
  /** For each sentence of the draft the places of the published sentences that hold it; empty if it was cut. */
  places: number[][]
  changes: Change[]
  /** The draft's words that stayed, in lower case; a bar stands where others followed. */
  stayed: string
  /** The share of the draft's letters in sentences that stayed. */
  share: number
}

/** More changed words make another text. */
const maxChanges = 2_000
/** A sentence holds another one if so many of the letters of either are in both. */
const leastShared = 0.55
/** Shorter sentences must stay whole, because two short ones easily have a word in common. */
const shortSentence = 12
/** A sentence that moved keeps so many of its letters. */
const leastMoved = 0.7
const longestChange = 3

export function alignmentOf(draftText: ParsedText, publishedText: ParsedText): Alignment | null {
  const [draft, published] = [placedIn(draftText), placedIn(publishedText)]
  const [old, next] = [tokensOf(draft), tokensOf(published)]
  const found = diffArrays(lower(old), lower(next), { maxEditLength: maxChanges })
  if (!found || old.length === 0 || next.length === 0) return null

  let [a, b] = [0, 0]
  const runs = found.map(({ count, added, removed }) => {
    const [endOfOld, endOfNext] = [added ? a : a + count, removed ? b : b + count]
    const run: Run = { old: [a, endOfOld], next: [b, endOfNext], isEqual: !added && !removed }
    ;[a, b] = [endOfOld, endOfNext]
    return run
  })
  const equal = runs
    .filter(({ isEqual }) => isEqual)
    .flatMap(({ old: [from, end], next: [start] }) =>
      Array.from({ length: end - from }, (_, at) => [old[from + at]!, next[start + at]!] as const),
    )
  const shared = new Map<string, number>()
  for (const [one, other] of equal) {
    const key = `${one.sentence} ${other.sentence}`
    shared.set(key, (shared.get(key) ?? 0) + one.word.length)
  }
  const places = draft.map((sentence, i) =>
    published.flatMap((other, j) => (holds(shared.get(`${i} ${j}`) ?? 0, sentence, other) ? [j] : [])),
  )
  const taken = new Set(places.flat())
  for (const [i, own] of places.entries()) {
    if (own.length > 0) continue
    const moved = published.findIndex((other, j) => !taken.has(j) && isMoved(draft[i]!, other))
    if (moved === -1) continue
    taken.add(moved)
    own.push(moved)
  }
  const areAligned = (one: Token, other: Token) => places[one.sentence]!.includes(other.sentence)
  const letters = (sentences: readonly Placed[]) => sentences.reduce((sum, one) => sum + lettersOf(one), 0)
  return {
    draft,
    published,
    places,
    changes: runs.flatMap((run, at) => {
      const after = runs[at + 1]
      const written = old.slice(...run.old)
      if (run.isEqual || written.length === 0 || written.length > longestChange) return []
      // What replaces words follows them as a run of its own.
      const kept = after && !after.isEqual ? next.slice(...after.next) : []
      const other = kept[0] ?? next[run.next[0]] ?? next.at(-1)!
      if (kept.length > longestChange || !isOneSentence(written) || !isOneSentence(kept)) return []
      if (!areAligned(written[0]!, other)) return []
      const [from, to] = [draft[written[0]!.sentence]!, published[other.sentence]!]
      return [{ written: asTyped(written), kept: asTyped(kept), from, to }]
    }),
    stayed: ` ${runs
      .filter(({ isEqual }) => isEqual)
      .map(({ old: [from, end], next: [start] }) =>
        lower(old.slice(from, end).filter((one, at) => areAligned(one, next[start + at]!))).join(' '),
      )
      .join(' | ')} `,
    share: letters(draft.filter((_, i) => places[i]!.length > 0)) / letters(draft),
  }
}

interface Run {
  old: [from: number, end: number]
  next: [from: number, end: number]
  isEqual: boolean
}

interface Token {
  word: string
  sentence: number
}

const tokensOf = (sentences: readonly Placed[]): Token[] =>
  sentences.flatMap(({ words }, sentence) => words.map((word) => ({ word, sentence })))

const isOneSentence = (tokens: readonly Token[]) => tokens.every(({ sentence }) => sentence === tokens[0]!.sentence)
const asTyped = (tokens: readonly Token[]) => tokens.map(({ word }) => word).join(' ')

const lower = (tokens: readonly Token[]): string[] => tokens.map(({ word }) => word.toLowerCase())
const lettersOf = ({ words }: Placed): number => words.reduce((sum, word) => sum + word.length, 0)

const placedIn = ({ paragraphs }: ParsedText): Placed[] =>
  paragraphs.flatMap((sentences, paragraph) =>
    sentences.map(({ text }) => ({
      text,
      words: wordsIn(text).map(({ start, end }) => text.slice(start, end)),
      paragraph,
    })),
  )

function holds(shared: number, one: Placed, other: Placed): boolean {
  const fewest = Math.min(lettersOf(one), lettersOf(other))
  return shared > 0 && shared >= fewest * (fewest < shortSentence ? 1 : leastShared)
}

function isMoved(one: Placed, other: Placed): boolean {
  const left = other.words.map((word) => word.toLowerCase())
  let shared = 0
  for (const word of one.words) {
    const at = left.indexOf(word.toLowerCase())
    if (at === -1) continue
    left.splice(at, 1)
    shared += word.length
  }
  return shared >= leastMoved * Math.max(lettersOf(one), lettersOf(other))
}
