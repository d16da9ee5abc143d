import { diffArrays } from 'diff'
import { commonEnds } from '../common-ends.ts'
import { sentencesIn } from './sentences.ts'

/** A stretch of two texts: the same in both, or changed from `former` to `next`, of which one may be empty. */
export type Stretch = { former: string; next: string; isChange: boolean }

/** Each text is cut into words where a reader sees them, so no letter, accent or emoji is ever cut. */
const words = new Intl.Segmenter('en', { granularity: 'word' })
const letters = new Intl.Segmenter('en', { granularity: 'grapheme' })

/** Texts that differ in more words are compared line by line, and beyond that as a whole: a comparison has to be quick. */
const mostChanges = 600

/** A text or sentence of which less is kept, of the former and of the next one, was rewritten and is one change. */
const leastKept = 0.5
/** Longer texts than any section are compared without their sentences. */
const mostWithSentences = 6_000
/** Between two changes so few letters, an "a" or a "the", are kept by chance. */
const mostByChance = 3

/**
 * What changed between two texts, word by word, or as a whole where most of a sentence or of the text is new. All the
 * `former` put together are the former text, all the `next` the next one; taking either for each change gives a text
 * made of both.
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

/** The sentences of a text by where they begin, with the letters that the other text has as well. */
class Sentences {
  readonly #found: { start: number; text: string; kept: number }[]

  constructor(text: string) {
    this.#found = sentencesIn(text).map(({ start, text }) => ({ start, text, kept: 0 }))
  }

  get starts(): number[] {
    return this.#found.map(({ start }) => start)
  }

  /** The one that holds this place, or ends before it. */
  at = (place: number) => this.#found.findLast(({ start }) => start <= place)
}

/** Takes apart no sentence of which only chance words are kept. */
function wholeSentences(stretches: readonly Stretch[], former: string, next: string): Stretch[] {
  if (former.length + next.length > mostWithSentences) return [...stretches]
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

/** The text with these changes, counted from 0, left as they were. */
export function withChanges(stretches: readonly Stretch[], isRejected: (change: number) => boolean): string {
  let change = -1
  return stretches
    .map(({ former, next, isChange }) => {
      if (isChange) change += 1
      return isChange && isRejected(change) ? former : next
    })
    .join('')
}

/** Words, and what stands between them, each with all of its letters. */
function wordsOf(text: string): string[] {
  const pieces = Array.from(words.segment(text), ({ segment }) => segment)
  // Nearly every border between words is one between letters too; the few that are not, in some scripts, are no borders.
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
  const found = diffArrays(old, fresh, { maxEditLength: mostChanges })
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

/** Changes with hardly a letter between them, on the same line, read as one. */
function together(stretches: Stretch[]): Stretch[] {
  const merged: Stretch[] = []
  for (const [at, one] of stretches.entries()) {
    if (one.former === '' && one.next === '') continue
    const last = merged.at(-1)
    const isBetween = !one.isChange && lettersIn(one.former) <= mostByChance && !one.former.includes('\n')
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
