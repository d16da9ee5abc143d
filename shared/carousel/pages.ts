import { fewestPages, mostPages } from '../carousel.ts'
import type { Language } from '../catalogue.ts'
import type { PostContent } from '../posts.ts'
import { paragraphsIn } from '../text/lines.ts'
import { sentencesOfLine } from '../text/sentences.ts'
import { pieces } from './clauses.ts'
import { fitsOnPage } from './layout.ts'

/** The smallest part of a text that stays whole: a sentence or a list item. */
interface Atom {
  text: string
  isItem: boolean
  /** Which line and paragraph of the post it is in. */
  line: number
  paragraph: number
}

const comfortable = 140
/** Longer first or last words leave the cover and the last page to other pages. */
const longestCover = 150
const longestLast = 240
const onlyTags = /^\s*(?:#[\p{L}\p{N}_]+\s*)+$/u

/**
 * The pages of a post: a cover from the hook, one thought for each page, and the end. No word is lost but lines of
 * hashtags, and no sentence is cut unless it is too long for a page. A short text makes few pages, a long one many.
 */
export function pagesOf({ hook, insight, value, cta }: PostContent, language: Language): string[] {
  const opening = atomsOf(hook, language, 0)
  const middle = atomsOf(`${insight}\n\n${value}`, language, 1_000_000)
  const closing = atomsOf(cta, language, 2_000_000)
  const isShort = middle.length < fewestPages - 2
  const whole = [...opening, ...middle, ...closing]
  if (whole.length === 0) return []
  const cover = leading(opening.length > 0 ? opening : whole, isShort ? 1 : Number.POSITIVE_INFINITY)
  const rest = whole.slice(cover.length)
  const end = closing.length > 0 ? trailing(rest.slice(-closing.length), isShort) : []
  const body = rest.slice(0, rest.length - end.length)
  const others = 1 + Math.min(1, end.length)
  return [cover, ...grouped(body, fewestPages - others, mostPages - others), end]
    .filter((group) => group.length > 0)
    .map(textOf)
}

/** The sentences with which the text begins, as far as they fit on a cover. */
function leading(atoms: readonly Atom[], most: number): Atom[] {
  let count = 1
  while (
    count < Math.min(most, atoms.length) &&
    !atoms[count]!.isItem &&
    textOf(atoms.slice(0, count + 1)).length <= longestCover
  )
    count += 1
  return atoms.slice(0, count)
}

/** In a short text, only its last paragraph. */
function trailing(atoms: readonly Atom[], isShort: boolean): Atom[] {
  const last = atoms.at(-1)!
  let first = atoms.length - 1
  while (
    first > 0 &&
    (!isShort || atoms[first - 1]!.paragraph === last.paragraph) &&
    textOf(atoms.slice(first - 1)).length <= longestLast
  )
    first -= 1
  return atoms.slice(first)
}

function atomsOf(text: string, language: Language, offset: number): Atom[] {
  const atoms: Atom[] = []
  for (const paragraph of paragraphsIn(text)) {
    for (const line of paragraph.lines) {
      const words = text.slice(line.start, line.end).trim()
      if (onlyTags.test(words)) continue
      const place = { isItem: line.mark !== null, line: offset + line.start, paragraph: offset + paragraph.start }
      const whole = place.isItem ? [words] : sentencesOfLine(words, { language }).map((one) => one.text)
      atoms.push(...whole.flatMap((one) => pieces(one, fitsOnPage)).map((one) => ({ ...place, text: one })))
    }
  }
  return atoms
}

/** Sentences of one line stay in one line. */
const textOf = (atoms: readonly Atom[]): string =>
  atoms.reduce((text, atom, at) => {
    if (at === 0) return atom.text
    return `${text}${atoms[at - 1]!.line === atom.line ? ' ' : '\n'}${atom.text}`
  }, '')

/**
 * Divides the atoms into `fewest` to `most` pages: fewer if there are not enough atoms, more if they do not fit. The
 * division with the least cost, found by dynamic programming.
 */
function grouped(atoms: readonly Atom[], fewest: number, most: number): Atom[][] {
  const count = atoms.length
  if (count === 0) return []
  const costs = costsOf(atoms)
  // least[pages][end]: the least cost of dividing the first `end` atoms into so many pages, and where the last begins.
  let least: { cost: number; from: number }[][] = [Array.from({ length: count + 1 }, (_, end) => start(end))]
  let best: { pages: number; cost: number } | null = null
  for (let pages = 1; pages <= count && (pages <= most || !best); pages++) {
    const former = least[pages - 1]!
    const next = Array.from({ length: count + 1 }, (_, end) => {
      let found = { cost: Number.POSITIVE_INFINITY, from: 0 }
      for (const [from, own] of costs[end]!) {
        const cost = former[from]!.cost + own
        if (cost < found.cost) found = { cost, from }
      }
      return found
    })
    least = [...least, next]
    const { cost } = next[count]!
    if (pages >= Math.min(fewest, count) && cost < (best?.cost ?? Number.POSITIVE_INFINITY)) best = { pages, cost }
  }
  const groups: Atom[][] = []
  for (let pages = best!.pages, end = count; pages > 0; pages--) {
    const { from } = least[pages]![end]!
    groups.unshift(atoms.slice(from, end))
    end = from
  }
  return groups
}

const start = (end: number) => ({ cost: end === 0 ? 0 : Number.POSITIVE_INFINITY, from: 0 })

/** For each end, the beginnings from which the atoms fit on one page, with that page's cost. */
function costsOf(atoms: readonly Atom[]): [from: number, cost: number][][] {
  return Array.from({ length: atoms.length + 1 }, (_, end) => {
    const found: [number, number][] = []
    for (let from = end - 1; from >= 0; from--) {
      const page = atoms.slice(from, end)
      const text = textOf(page)
      if (page.length > 1 && !fitsOnPage(text)) break
      found.push([from, costOf(page, text) + costOfBreak(atoms[from - 1], atoms[from]!)])
    }
    return found
  })
}

function costOf(page: readonly Atom[], { length }: string): number {
  const off = (length - comfortable) / comfortable
  const joined = page.filter((atom, at) => at > 0 && atom.paragraph !== page[at - 1]!.paragraph)
  // A list follows its announcement in a paragraph of its own.
  const strange = joined.filter((atom) => !atom.isItem).length
  return (off > 0 ? 1.5 : 0.6) * off * off + 0.6 * strange
}

function costOfBreak(before: Atom | undefined, after: Atom): number {
  if (!before) return 0
  if (before.text.endsWith(':')) return 4
  if (before.paragraph !== after.paragraph) return 0
  return before.isItem && after.isItem ? 1.1 : 0.9
}
