import { type Message, msg, plural } from '#shared/say.ts'
import { type Carousel, type CarouselPage, fewestPages, isEdited, mostPages } from '../carousel.ts'
import { fitsOnPage } from './layout.ts'
import { drawnText, hasEmojis, missingLetters } from './letters.ts'
import { blocksOf } from './page-blocks.ts'

/** Pages that the rule made, before the author changed any. */
export const carouselOf = (pages: readonly string[], look: Pick<Carousel, 'design' | 'colour'>): Carousel => ({
  ...look,
  pages: pages.map((text) => ({ text, made: text })),
  source: [...pages],
})

const maxNamed = 8

/** Why a page cannot be drawn as it is; null if it can. */
export function troubleOfPage(text: string, isCover: boolean): Message | null {
  const missing = missingLetters(text)
  if (missing.length > 0)
    return msg`The font of carousels lacks these letters: ${{ letters: [...missing.slice(0, maxNamed), ...(missing.length > maxNamed ? ['…'] : [])].join(' ') }}`
  if (blocksOf(text).length === 0) return msg`This page is empty.`
  if (!fitsOnPage(text, isCover)) return msg`This page has too much text to read on a phone. Shorten it or divide it.`
  return null
}

/** Why the carousel cannot be a document yet; null if it can. */
export function troubleOf({ pages }: Pick<Carousel, 'pages'>): Message | null {
  const { length } = pages
  if (length < fewestPages)
    return msg`A carousel has ${{ fewest: fewestPages }} to ${{ most: mostPages }} pages, and this one has ${{ length }}. Add ${plural({ missing: fewestPages - length }, { one: '# page', other: '# pages' })}, or write more in the post.`
  if (length > mostPages)
    return msg`A carousel has ${{ fewest: fewestPages }} to ${{ most: mostPages }} pages, and this one has ${{ length }}. Delete ${plural({ surplus: length - mostPages }, { one: '# page', other: '# pages' })}, or shorten the post.`
  const bad = pages.findIndex(({ text }, at) => troubleOfPage(text, at === 0) !== null)
  const why = troubleOfPage(pages[bad]?.text ?? '', bad === 0)
  return bad < 0 ? null : msg`Page ${{ page: bad + 1 }} can’t be drawn. ${{ why }}`
}

const maxTitle = 120

/** The name of the document: the words of the cover, because readers see it. */
export function titleOf({ pages }: Pick<Carousel, 'pages'>): string {
  const words = drawnText(pages[0]?.text ?? '')
    .replace(/\s+/g, ' ')
    .trim()
  if (words.length <= maxTitle) return words
  return `${words.slice(0, words.lastIndexOf(' ', maxTitle - 2) + 1 || maxTitle - 1).trimEnd()}…`
}

export const leavesOutEmojis = ({ pages }: Pick<Carousel, 'pages'>): boolean =>
  pages.some(({ text }) => hasEmojis(text))

/** How the post's text changed what the rule makes of it. */
export interface PageChange {
  /** The page's index, or the index before which a new page goes. */
  at: number
  kind: 'changed' | 'added' | 'removed'
  former: string
  next: string
  /** The author edited the page, so it stays as it is. */
  isEdited: boolean
}

/** The pages that the text changed since the author last took it in. `now` is what the rule makes of the text today. */
export function changesSince({ pages, source }: Carousel, now: readonly string[]): PageChange[] {
  const changes: PageChange[] = []
  const found = new Set<number>()
  let after = 0
  for (const { former, next } of aligned(source, now)) {
    const at = pages.findIndex(({ made }, index) => made === former && !found.has(index))
    if (former === null) changes.push({ at: after, kind: 'added', former: '', next: next!, isEdited: false })
    // The author deleted this page.
    if (former === null || at < 0) continue
    found.add(at)
    after = at + 1
    if (former === next) continue
    const kind = next === null ? 'removed' : 'changed'
    changes.push({ at, kind, former, next: next ?? '', isEdited: isEdited(pages[at]!) })
  }
  return changes
}

/** Takes the changes in. Edited pages keep the author's words. */
export function updated(carousel: Carousel, now: readonly string[]): Carousel {
  const changes = changesSince(carousel, now)
  const addedBefore = (at: number) =>
    changes.flatMap(({ kind, next, at: place }) =>
      kind === 'added' && place === at ? [{ text: next, made: next }] : [],
    )
  const kept = (page: CarouselPage, at: number): CarouselPage[] => {
    const change = changes.find((one) => one.kind !== 'added' && one.at === at)
    if (!change) return [page]
    if (change.kind === 'removed') return change.isEdited ? [{ ...page, made: null }] : []
    return [{ text: change.isEdited ? page.text : change.next, made: change.next }]
  }
  const pages = carousel.pages.flatMap((page, at) => [...addedBefore(at), ...kept(page, at)])
  return { ...carousel, pages: [...pages, ...addedBefore(carousel.pages.length)], source: [...now] }
}

interface Step {
  former: string | null
  next: string | null
}

/** The longest common pages are paired with themselves, those between them in order. */
function aligned(former: readonly string[], next: readonly string[]): Step[] {
  const common = former.map(() => next.map(() => 0))
  const lengthAt = (one: number, two: number) => common[one]?.[two] ?? 0
  for (let one = former.length - 1; one >= 0; one--)
    for (let two = next.length - 1; two >= 0; two--)
      common[one]![two] =
        former[one] === next[two]
          ? lengthAt(one + 1, two + 1) + 1
          : Math.max(lengthAt(one + 1, two), lengthAt(one, two + 1))
  const steps: Step[] = []
  let gone: string[] = []
  let come: string[] = []
  const end = () => {
    for (let at = 0; at < Math.max(gone.length, come.length); at++)
      steps.push({ former: gone[at] ?? null, next: come[at] ?? null })
    gone = []
    come = []
  }
  let [one, two] = [0, 0]
  while (one < former.length || two < next.length) {
    if (one < former.length && former[one] === next[two]) {
      end()
      steps.push({ former: former[one++]!, next: next[two++]! })
    } else if (two >= next.length || (one < former.length && lengthAt(one + 1, two) >= lengthAt(one, two + 1)))
      gone.push(former[one++]!)
    else come.push(next[two++]!)
  }
  end()
  return steps
}
