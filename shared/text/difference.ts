import { diffArrays } from 'diff'
import { commonEnds } from '../common-ends.ts'
import { sentencesIn } from './sentences.ts'

/** A stretch of two texts: equal in both, or changed from `former` to `next`. Either may be empty. */
export type Stretch = { former: string; next: string; isChange: boolean }

/** Words as readers see them, so that no letter, accent or emoji is cut. */
const words = new Intl.Segmenter('en', { granularity: 'word' })
const letters = new Intl.Segmenter('en', { granularity: 'grapheme' })

/** For speed, texts with more changed words are compared by line, and then as a whole. */
const maxChanges = 600

/** A text or sentence that keeps a smaller share of its letters is one change. */
const leastKept = 0.5
/** Longer than any section; such texts are compared without sentences. */
const maxWithSentences = 6_000
/** Fewer letters between two changes, an "a" or a "the", remain by chance. */
const maxByChance = 3

/**
 * The changes between two texts, word by word; a sentence or text that is mostly new is one change. All `former`
 * together are the former text, all `next` the next. Choosing one of them for each change gives a mixed text.
 */
export function differenceOf(former: string, next: string): Stretch[] {
  const [old, fresh] = [wordsOf(former), wordsOf(next)]
  const { start, end } = commonEnds(old, fresh)
  const middle = between(old.slice(start, old.length - end), fresh.slice(start, fresh.length - end))
  const stretches = [same(old.slice(0, start).join('')), ...middle, same(old.slice(old.length - end).join(''))]
  const kept = stretches.reduce((sum, one) => sum + (one.isChange ? 0 : lettersIn(one.next)), 0)
  if (isRewritten(kept, former, next)) return [{ former, next, isChange: true }]
  return together(wholeSentences(stretches, former, next))
}

const same = (text: string): Stretch => ({ former: text, next: text, isChange: false })

const lettersIn = (text: string): number => text.match(/[\p{L}\p{N}]/gu)?.length ?? 0

const isRewritten = (kept: number, former: string, next: string): boolean =>
  kept < leastKept * Math.min(lettersIn(former), lettersIn(next))

class Sentences {
  readonly #found: { start: number; text: string; kept: number }[]

  constructor(text: string) {
    this.#found = sentencesIn(text).map(({ start, text }) => ({ start, text, kept: 0 }))
  }

  get starts(): number[] {
    return this.#found.map(({ start }) => start)
  }

  /** The sentence at this place, or the last one before it. */
  at = (place: number) => this.#found.findLast(({ start }) => start <= place)
}

/** Makes a sentence one change if it keeps only chance words. */
function wholeSentences(stretches: readonly Stretch[], former: string, next: string): Stretch[] {
  if (former.length + next.length > maxWithSentences) return [...stretches]
  const [old, fresh] = [new Sentences(former), new Sentences(next)]
  let [a, b] = [0, 0]
  const pieces = stretches.flatMap((one) => {
    const [inOld, inFresh] = [a, b]
    a += one.former.length
    b += one.next.length
    if (one.isChange) return [{ stretch: one, of: [] }]
    const cuts = [...old.starts.map((at) => at - inOld), ...fresh.starts.map((at) => at - inFresh)]
      .filter((at) => at > 0 && at < one.next.length)
      .sort((left, right) => left - right)
    return [0, ...cuts].map((from, at) => {
      const text = one.next.slice(from, cuts[at] ?? one.next.length)
      const of = [old.at(inOld + from), fresh.at(inFresh + from)]
      for (const sentence of of) if (sentence) sentence.kept += lettersIn(text)
      return { stretch: same(text), of }
    })
  })
  return pieces.map(({ stretch, of: [was, is] }) =>
    was && is && isRewritten(Math.max(was.kept, is.kept), was.text, is.text) ? { ...stretch, isChange: true } : stretch,
  )
}

/** The text with the rejected changes undone. Changes are counted from 0. */
export function withChanges(stretches: readonly Stretch[], isRejected: (change: number) => boolean): string {
  let change = -1
  return stretches
    .map(({ former, next, isChange }) => {
      if (isChange) change += 1
      return isChange && isRejected(change) ? former : next
    })
    .join('')
}

/** Splits a text into words and the text between them, without cutting letters. */
function wordsOf(text: string): string[] {
  const pieces = Array.from(words.segment(text), ({ segment }) => segment)
  // In some scripts a border between words may lie within a letter; such borders do not count.
  const borders = new Set<number>()
  if (!/^[\p{Script=Latin}\p{ASCII}]*$/u.test(text)) for (const { index } of letters.segment(text)) borders.add(index)
  else return pieces
  const whole: string[] = []
  let at = 0
  for (const piece of pieces) {
    if (borders.has(at)) whole.push(piece)
    else whole[whole.length - 1] += piece
    at += piece.length
  }
  return whole
}

function between(old: string[], fresh: string[]): Stretch[] {
  return compared(old, fresh) ?? compared(linesOf(old), linesOf(fresh)) ?? [stretch(old, fresh)]
}

function compared(old: string[], fresh: string[]): Stretch[] | null {
  if (old.length === 0 || fresh.length === 0) return [stretch(old, fresh)]
  const found = diffArrays(old, fresh, { maxEditLength: maxChanges })
  return (
    found?.map(({ value, added, removed }) => stretch(added ? [] : value, removed ? [] : value, added || removed)) ??
    null
  )
}

const stretch = (former: string[], next: string[], isChange = true): Stretch => ({
  former: former.join(''),
  next: next.join(''),
  isChange,
})

function linesOf(pieces: string[]): string[] {
  const lines: string[] = []
  let open = ''
  for (const piece of pieces) {
    open += piece
    if (!piece.includes('\n')) continue
    lines.push(open)
    open = ''
  }
  return open ? [...lines, open] : lines
}

/** Joins changes on the same line that have hardly a letter between them. */
function together(stretches: Stretch[]): Stretch[] {
  const merged: Stretch[] = []
  for (const [at, one] of stretches.entries()) {
    if (one.former === '' && one.next === '') continue
    const last = merged.at(-1)
    const isBetween = !one.isChange && lettersIn(one.former) <= maxByChance && !one.former.includes('\n')
    const goesOn = last?.isChange && (one.isChange || (isBetween && stretches[at + 1]?.isChange))
    if (!last || (!goesOn && last.isChange !== one.isChange) || (last.isChange && !goesOn)) {
      merged.push({ ...one })
      continue
    }
    last.former += one.former
    last.next += one.next
  }
  return merged
}
