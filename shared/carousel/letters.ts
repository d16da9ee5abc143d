import { emojisIn, withoutEmojis } from '../text/marks.ts'
import { glyphWidths, unitsPerEm } from './glyph-widths.ts'

export type Weight = keyof typeof glyphWidths

const tables = Object.fromEntries(
  Object.entries(glyphWidths).map(([weight, runs]) => [weight, new Map(runs.split(' ').flatMap(widthsOfRun))]),
) as Record<Weight, Map<number, number>>

function widthsOfRun(run: string): [code: number, width: number][] {
  const [first = '', widths = ''] = run.split(':')
  return (widths.match(/.{3}/g) ?? []).map((width, at) => [
    Number.parseInt(first, 36) + at,
    Number.parseInt(width, 36) / unitsPerEm,
  ])
}

const narrowSpace = /[\u2007\u202F]/g
const spaces = /[^\S\n\u00A0]+/g
/** Invisible signs: joiners, direction marks, soft hyphens, controls. */
const unseen = /\p{Variation_Selector}|(?!\n)[\p{Cf}\p{Cc}]/gu
/** Letters that imitate bold or italic text, which a network without formatting makes people use. */
const styled = /[\u{1D400}-\u{1D7FF}]/gu

const flat = (text: string): string =>
  text
    .replace(/\r\n?/g, '\n')
    .normalize('NFC')
    .replace(narrowSpace, '\u00A0')
    .replace(spaces, ' ')
    .replace(unseen, '')
    .replace(styled, (letter) => letter.normalize('NFKC'))

const isDrawn = (letter: string) => letter === '\n' || tables.medium.has(letter.codePointAt(0)!)

/** The text as pages show it: without emojis and other signs that the font lacks. */
export const drawnText = (text: string): string => [...flat(withoutEmojis(text))].filter(isDrawn).join('')

/** Letters and digits that the font lacks. Without them the text would say something else. */
export const missingLetters = (text: string): string[] => [
  ...new Set([...flat(withoutEmojis(text))].filter((letter) => !isDrawn(letter) && /[\p{L}\p{M}\p{N}]/u.test(letter))),
]

export const hasEmojis = (text: string): boolean => emojisIn(text).length > 0

/** In the unit of `size`. `tracking` is added to each letter, as a part of the size. */
export function widthOf(text: string, size: number, weight: Weight, tracking = 0): number {
  let width = 0
  for (const letter of text) width += (tables[weight].get(letter.codePointAt(0)!) ?? 0) + tracking
  return width * size
}
