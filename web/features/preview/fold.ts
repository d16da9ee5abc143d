import { t } from '@lingui/core/macro'
import { hookBudget, fold as limits } from '#shared/fold.ts'
import { inDigits } from '#web/lib/intl.ts'

/** The number of lines that a text takes in the feed, alone or with "…more" after it. NaN without a layout. */
export type CountLines = (text: string, withMore?: boolean) => number

export type Screen = 'phone' | 'desktop'

/** Lines before "…more". */
export const linesShown = (screen: Screen, hasMedia: boolean): number =>
  hasMedia ? limits.linesWithMedia : limits[screen].lines

export interface Fold {
  /** The text before "…more"; all of it if nothing is cut. */
  visible: string
  rest: string
}

/** The text as the feed shows it: several blank lines become one. */
export const feedText = (text: string): string =>
  text
    .replaceAll('\r\n', '\n')
    .replace(/\n(?:[^\S\n]*\n){2,}/g, '\n\n')
    .trim()

/** The last end at which the text still fits, or 0. Longer beginnings must never take fewer lines. */
function lastFitting(ends: readonly number[], fits: (end: number) => boolean): number {
  let low = 0
  let high = ends.length
  while (low < high) {
    const middle = (low + high) >> 1
    if (fits(ends[middle]!)) low = middle + 1
    else high = middle
  }
  return ends[low - 1] ?? 0
}

/** Cuts after the last word that leaves room for "…more"; within a word only if that word alone fills the line. */
export function foldText(text: string, limit: number, countLines: CountLines): Fold {
  if (!(countLines(text) > limit)) return { visible: text, rest: '' }
  const fits = (end: number) => countLines(text.slice(0, end), true) <= limit
  const words = [...text.matchAll(/\S+/g)]
  const endOf = (word: RegExpExecArray) => word.index + word[0].length
  const wordEnd = lastFitting(words.map(endOf), fits)
  const next = words.find((word) => word.index >= wordEnd)
  const characters = new Intl.Segmenter(undefined, { granularity: 'grapheme' })
  const within = next
    ? [...characters.segment(next[0])].map(({ index, segment }) => next.index + index + segment.length)
    : []
  const characterEnd = lastFitting(within, fits)
  const lines = (end: number) => countLines(text.slice(0, end))
  const end = lines(characterEnd) > lines(wordEnd) ? characterEnd : wordEnd
  const visible = text.slice(0, end)
  // Before a blank line, "…more" would be alone on that line; the feed puts it after the last words.
  if (countLines(visible, true) > lines(end)) return foldText(text, lines(end), countLines)
  return { visible, rest: text.slice(end) }
}

export type HookState = 'fits' | 'long' | 'over'

export function hookState(length: number, isCut: boolean): HookState {
  if (isCut || length > hookBudget.limit) return 'over'
  return length > hookBudget.characters ? 'long' : 'fits'
}

interface Shown {
  fold: Fold
  hook: string
  /** The hook's last line. */
  hookLines: number
  limit: number
  screen: Screen
}

export function sayFold({ fold, hook, hookLines, limit, screen }: Shown): string {
  const isPhone = screen === 'phone'
  if (!fold.rest) return isPhone ? t`On a phone, the whole post is visible.` : t`On desktop, the whole post is visible.`
  const cut = isPhone
    ? t`On a phone, readers see about ${limit} lines before “…more”.`
    : t`On desktop, readers see about ${limit} lines before “…more”.`
  if (!hook) return cut
  const isWhole = fold.visible.length >= hook.length
  return `${cut} ${isWhole ? t`The hook ends on line ${hookLines} of ${limit}.` : t`The hook is cut off before it makes its point.`}`
}

/** Says in a sentence how much of a post readers see before the cut on either screen. */
export function sayShown(phone: Fold, desktop: Fold): string {
  const onPhone = inDigits(phone.visible.length)
  const onDesktop = inDigits(desktop.visible.length)
  if (!phone.rest && !desktop.rest) return t`Readers see all of it, on a phone and on desktop.`
  if (!desktop.rest)
    return t`On a phone, readers see about the first ${onPhone} characters before “…more”; on desktop, all of it.`
  if (!phone.rest)
    return t`On desktop, readers see about the first ${onDesktop} characters before “…more”; on a phone, all of it.`
  if (phone.visible === desktop.visible) return t`Readers see about the first ${onPhone} characters before “…more”.`
  return t`Readers see about the first ${onPhone} characters before “…more” on a phone, and ${onDesktop} on desktop.`
}

const link =
  /https?:\/\/\S|(?<![@\p{L}\p{N}.-])(?:[\p{L}\p{N}-]+\.)+(?:(?:com|org|net|io|dev|app)(?![\p{L}\p{N}-])|\p{L}{2,}\/\S)/iu

/** Whether the network would turn a part of the text into a link. */
export const hasLink = (text: string): boolean => link.test(text)
