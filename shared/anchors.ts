import { diffArrays } from 'diff'
import { type Anchor, around, type Place, type Quotation } from './anchor.ts'
import { commonEnds } from './common-ends.ts'
import { type PostContent, type Section, sections } from './posts.ts'

/** Whether the text still has exactly the words of the anchor at their place. */
export const hasQuote = ({ section, quote, place }: Anchor, content: PostContent): boolean =>
  place !== null && content[section].slice(place.start, place.end) === quote

/**
 * Moves anchors of one version to the next, in a time that grows with the texts and the number of anchors. Words that
 * were edited keep their anchor while at least half of the quote is left.
 */
export function moveAnchors<A extends Anchor>(anchors: readonly A[], from: PostContent, to: PostContent): A[] {
  const moves = new Map<Section, ReturnType<typeof movesBetween>>()
  return anchors.map((anchor) => {
    const { section, place } = anchor
    if (place && from[section] === to[section]) return anchor
    if (!moves.has(section)) moves.set(section, movesBetween(from[section], to[section]))
    const moved = place && moves.get(section)!(place)
    if (moved && isQuote(anchor, to[section], moved)) return placed(anchor, to, section, moved)
    const found = findQuotation(anchor, to)
    if (found) return placed(anchor, to, found.section, found.place)
    if (moved && isMostlyLeft(anchor.quote, to[section].slice(moved.start, moved.end)))
      return placed(anchor, to, section, moved)
    return place ? { ...anchor, place: null } : anchor
  })
}

const placed = <A extends Anchor>(anchor: A, to: PostContent, section: Section, place: Place): A => ({
  ...anchor,
  section,
  place,
  ...around(to[section], place),
})

const isQuote = ({ quote }: Anchor, text: string, { start, end }: Place) => text.slice(start, end) === quote

/** Shorter quotations occur by chance, so their surroundings must agree too. */
const leastAlone = 24
/** So many characters around a quotation do not agree by chance. */
const leastAround = 10

/** Where these words are in the text, by what is around them; null if that is uncertain. */
export function findQuotation(
  quotation: Quotation,
  content: PostContent,
  { least = leastAlone, among = sections as readonly Section[] } = {},
): { section: Section; place: Place } | null {
  const [best, second] = occurrencesOf(quotation, content, among).sort((one, other) => other.agreement - one.agreement)
  if (!best) return null
  const isSure = second
    ? best.agreement >= leastAround && best.agreement > second.agreement
    : quotation.quote.length >= least || best.agreement >= leastAround
  return isSure ? best : null
}

function occurrencesOf({ section, quote, before, after }: Quotation, content: PostContent, among: readonly Section[]) {
  return among.flatMap((one) => {
    const text = content[one]
    const found: { section: Section; place: Place; agreement: number }[] = []
    for (let start = text.indexOf(quote); start >= 0 && quote; start = text.indexOf(quote, start + quote.length)) {
      const end = start + quote.length
      if (cutsWord(text, start) || cutsWord(text, end)) continue
      const around = sharedEnd(text, start, before) + sharedStart(text, end, after)
      found.push({ section: one, place: { start, end }, agreement: around + (one === section ? 0.5 : 0) })
    }
    return found
  })
}

const cutsWord = (text: string, at: number) => /[\p{L}\p{N}]{2}/u.test(text.slice(Math.max(0, at - 1), at + 1))

function sharedEnd(text: string, at: number, before: string): number {
  let shared = 0
  while (shared < before.length && text[at - 1 - shared] === before[before.length - 1 - shared]) shared += 1
  return shared
}

function sharedStart(text: string, at: number, after: string): number {
  let shared = 0
  while (shared < after.length && text[at + shared] === after[shared]) shared += 1
  return shared
}

const wordsOf = (text: string): string[] => text.match(/[\p{L}\p{M}\p{N}]+|\s+|[^\p{L}\p{M}\p{N}\s]/gu) ?? []
const lengthOf = (words: readonly string[]) => words.reduce((sum, { length }) => sum + length, 0)
const lettersIn = (words: readonly string[]) => lengthOf(words.filter((word) => /[\p{L}\p{N}]/u.test(word)))

/** More changed words than this count as a new text, so that the time grows with the length of the texts alone. */
const maxChanges = 400

interface Stretch {
  from: Place
  to: Place
  isKept: boolean
}

/** Stretches of two texts, in order: kept, or changed from one into the other. */
function stretchesOf(from: string, to: string): Stretch[] {
  const [former, next] = [wordsOf(from), wordsOf(to)]
  const ends = commonEnds(former, next)
  const middle = [former, next].map((words) => words.slice(ends.start, words.length - ends.end)) as [string[], string[]]
  const changes = diffArrays(...middle, { maxEditLength: maxChanges }) ?? [
    { value: middle[0], removed: true, added: false },
    { value: middle[1], removed: false, added: true },
  ]
  const stretches: Stretch[] = []
  let [a, b] = [0, 0]
  const add = (length: number, isRemoved: boolean, isAdded: boolean) => {
    const isKept = !isRemoved && !isAdded
    const last = stretches.at(-1)
    const one = { from: { start: a, end: a }, to: { start: b, end: b }, isKept }
    if (last?.isKept !== isKept) stretches.push(one)
    const { from, to } = stretches.at(-1)!
    if (!isAdded) a += length
    if (!isRemoved) b += length
    from.end = a
    to.end = b
  }
  add(lengthOf(former.slice(0, ends.start)), false, false)
  for (const { value, removed, added } of changes) add(lengthOf(value), removed, added)
  add(lengthOf(former.slice(former.length - ends.end)), false, false)
  return stretches
}

/** Says where a place of one text is in the next: from its first words that are left to the last. */
function movesBetween(from: string, to: string): (place: Place) => Place | null {
  const stretches = stretchesOf(from, to)
  return ({ start, end }) => {
    const moved: Place[] = stretches.flatMap((one) => {
      if (one.isKept) {
        const shift = one.to.start - one.from.start
        const [left, right] = [Math.max(start, one.from.start), Math.min(end, one.from.end)]
        return left < right ? [{ start: left + shift, end: right + shift }] : []
      }
      const isInside = one.from.start >= start && one.from.end <= end && one.from.start < one.from.end
      return isInside && one.to.start < one.to.end ? [one.to] : []
    })
    return moved.length > 0 ? { start: moved[0]!.start, end: moved.at(-1)!.end } : null
  }
}

function isMostlyLeft(quote: string, words: string): boolean {
  const [former, next] = [wordsOf(quote), wordsOf(words)]
  const changes = diffArrays(former, next, { maxEditLength: maxChanges }) ?? []
  const kept = changes.reduce((sum, one) => sum + (one.added || one.removed ? 0 : lettersIn(one.value)), 0)
  return kept > 0 && kept * 2 >= Math.max(lettersIn(former), lettersIn(next))
}
