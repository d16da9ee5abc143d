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
  const runs = runsOf(old, next)
  if (!runs || old.length === 0 || next.length === 0) return null
  const places = placesOf(draft, published, runs)
  const areAligned = (one: Token, other: Token) => places[one.sentence]!.includes(other.sentence)
  const kept = draft.filter((_, at) => places[at]!.length > 0)
  return {
    draft,
    published,
    places,
    changes: runs.flatMap((run, at) => {
      // What replaces words follows them as a run of its own.
      const after = runs[at + 1]
      const [written, instead] = [run.old, after && !after.isEqual ? after.next : []]
      const beside = instead[0] ?? after?.next[0] ?? next.at(-1)!
      if (run.isEqual || written.length === 0 || Math.max(written.length, instead.length) > longestChange) return []
      if (!isOneSentence(written) || !isOneSentence(instead) || !areAligned(written[0]!, beside)) return []
      const [from, to] = [draft[written[0]!.sentence]!, published[beside.sentence]!]
      return [{ written: asTyped(written), kept: asTyped(instead), from, to }]
    }),
    stayed: ` ${runs
      .filter(({ isEqual }) => isEqual)
      .map((run) => lower(run.old.filter((one, at) => areAligned(one, run.next[at]!))).join(' '))
      .join(' | ')} `,
    share: lettersIn(kept) / lettersIn(draft),
  }
}

/** Words that are equal in both texts, or that one of them lacks. */
interface Run {
  old: Token[]
  next: Token[]
  isEqual: boolean
}

function runsOf(old: readonly Token[], next: readonly Token[]): Run[] | undefined {
  let [a, b] = [0, 0]
  return diffArrays(lower(old), lower(next), { maxEditLength: maxChanges })?.map(({ count, added, removed }) => {
    const run = {
      old: added ? [] : old.slice(a, a + count),
      next: removed ? [] : next.slice(b, b + count),
      isEqual: !added && !removed,
    }
    a += run.old.length
    b += run.next.length
    return run
  })
}

/** By the words that two sentences share in order, or by all of them where a sentence moved. */
function placesOf(draft: readonly Placed[], published: readonly Placed[], runs: readonly Run[]): number[][] {
  const shared = draft.map(() => new Map<number, number>())
  for (const { old, next, isEqual } of runs)
    for (const [at, { word, sentence }] of isEqual ? old.entries() : []) {
      const [of, place] = [shared[sentence]!, next[at]!.sentence]
      of.set(place, (of.get(place) ?? 0) + word.length)
    }
  const places = draft.map((sentence, at) =>
    [...shared[at]!].flatMap(([place, letters]) => (holds(letters, sentence, published[place]!) ? [place] : [])),
  )
  const taken = new Set(places.flat())
  for (const [at, own] of places.entries()) {
    if (own.length > 0) continue
    const moved = published.findIndex((other, place) => !taken.has(place) && isMoved(draft[at]!, other))
    if (moved === -1) continue
    taken.add(moved)
    own.push(moved)
  }
  return places
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
const lettersIn = (sentences: readonly Placed[]): number => sentences.reduce((sum, one) => sum + lettersOf(one), 0)
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
