import type { Carousel } from '../carousel.ts'
import { drawnText, widthOf } from './letters.ts'
import { type Box, type DrawnText, type Look, looks, type PlacedPage, pageWidth, type Shape } from './looks.ts'
import { blocksOf, type PageBlock } from './page-blocks.ts'
import { type Palette, paletteOf } from './palette.ts'
import { type Type, wrapEvenly } from './wrap.ts'

/** What a screen reader reads as one. */
export interface DrawnBlock {
  kind: 'title' | PageBlock['kind']
  lines: DrawnText[]
}

export interface Drawing {
  background: string
  shapes: Shape[]
  blocks: DrawnBlock[]
  /** The name and the page number at the foot, which are not read aloud. */
  foot: DrawnText[]
  /** False for a text that is too long even in the smallest type. */
  fits: boolean
}

/** In points; a phone shows a page about half as large. */
export const smallest = 24
const footSize = smallest
const maxNameWidth = 400

const titleSizes = [88, 80, 72, 66, 60, 54, 48, 44, 40, 36, 33, 30, 27, smallest]
const statementSizes = titleSizes.slice(4)
const textSizes = [50, 46, 43, 40, 37, 34, 32, 30, 28, 26, smallest]
const longestStatement = 90
const longestLead = 70

const capHeight = 0.728
const descent = 0.22

interface Setting {
  size: number
  height: number
  blocks: { block: PageBlock; type: Type; lines: string[]; indent: number }[]
  isBroken: boolean
}

const isLead = (blocks: readonly PageBlock[]) =>
  blocks.length > 1 && blocks[0]!.kind === 'paragraph' && blocks[0]!.text.length <= longestLead

type Role = 'cover' | 'statement' | 'text'

function roleOf(blocks: readonly PageBlock[], isCover: boolean): Role {
  if (isCover) return 'cover'
  return blocks.length === 1 && blocks[0]!.kind === 'paragraph' && blocks[0]!.text.length <= longestStatement
    ? 'statement'
    : 'text'
}

const sizesOf: Record<Role, readonly number[]> = { cover: titleSizes, statement: statementSizes, text: textSizes }
const narrowestOf: Record<Role, number> = { cover: 0.5, statement: 0.5, text: 0.8 }
const leadingOf: Record<Role, number> = { cover: 1.1, statement: 1.18, text: 1.36 }

function set(blocks: readonly PageBlock[], role: Role, look: Look, size: number, width: number): Setting {
  const leading = leadingOf[role] * size
  const indent = Math.max(0.9, ...blocks.map(({ mark }) => widthOf(mark, 1, 'bold') + 0.35))
  let height = 0
  let isBroken = false
  const placed = blocks.map((block, at) => {
    const isBold = role !== 'text' || look.textWeight === 'bold' || (at === 0 && isLead(blocks))
    const type: Type = { size, weight: isBold ? 'bold' : 'medium', tracking: size >= 40 ? -0.02 : -0.01 }
    const indented = block.kind === 'item' ? indent * size : 0
    const found = wrapEvenly(block.text, type, width - indented, narrowestOf[role])
    isBroken ||= found.isBroken
    height += (at > 0 ? gapBefore(blocks, at, size) : 0) + found.lines.length * leading
    return { block, type, lines: found.lines, indent: indented }
  })
  return { size, height: height - leading + (capHeight + descent) * size, blocks: placed, isBroken }
}

const gapBefore = (blocks: readonly PageBlock[], at: number, size: number): number =>
  size * (blocks[at]!.kind === 'item' && blocks[at - 1]!.kind === 'item' ? 0.35 : 0.6)

/** In the largest size that fits without breaking a word; null if even the smallest does not fit. */
function fitted(blocks: readonly PageBlock[], role: Role, look: Look, { width, height }: Box): Setting | null {
  let broken: Setting | null = null
  for (const size of sizesOf[role]) {
    const setting = set(blocks, role, look, size, width)
    if (setting.height > height) continue
    if (!setting.isBroken) return setting
    broken ??= setting
  }
  return broken
}

/** Whether a text fits on a page, in any design. */
export function fitsOnPage(text: string, isCover = false): boolean {
  const blocks = blocksOf(text)
  return Object.values(looks).every((look) => {
    const { width, height } = isCover ? look.coverBox : look.lastBox
    return set(blocks, roleOf(blocks, isCover), look, smallest, width).height <= height
  })
}

/** A page's text and its place among all pages. */
export interface DeckPage {
  text: string
  at: number
  count: number
}

/** Where everything is on a page. The PDF and the pictures on screen draw the same. */
export function drawingOf(
  { design, colour }: Pick<Carousel, 'design' | 'colour'>,
  { text, at, count }: DeckPage,
  author: string,
): Drawing {
  const look = looks[design]
  const palette = paletteOf(design, colour)
  const name = drawnText(author).trim()
  const page: PlacedPage = { at, count, isCover: at === 0, isLast: at > 0 && at === count - 1 }
  const box = page.isCover ? look.coverBox : page.isLast && name ? look.lastBox : look.box
  const blocks = blocksOf(text)
  const role = roleOf(blocks, page.isCover)
  const found = fitted(blocks, role, look, box)
  const setting = found ?? set(blocks, role, look, smallest, box.width)
  const top = topOf(box, Math.min(setting.height, box.height))
  const bottom = top + setting.height
  const isOnCover = page.isCover || (page.isLast && look.isLastLikeCover)
  const ink = isOnCover ? palette.coverText : palette.text
  const drawn = placed(setting, role, box.x, top, ink)
  if (page.isLast && name) drawn.push(signature(name, box, ink, bottom))
  return {
    background: isOnCover ? palette.cover : palette.background,
    shapes: look.shapes(page, palette, { top, bottom }),
    blocks: drawn,
    foot: [...footOf(page, look, palette, name), ...look.numerals(page, palette)],
    fits: found !== null,
  }
}

const topOf = ({ y, height, anchor }: Box, used: number): number =>
  y + (anchor === 'top' ? 0 : anchor === 'bottom' ? height - used : (height - used) / 2)

function placed({ blocks }: Setting, role: Role, x: number, top: number, colour: string): DrawnBlock[] {
  const all = blocks.map(({ block }) => block)
  let y = top
  return blocks.map(({ block, type, lines, indent }, at) => {
    const { size } = type
    const leading = leadingOf[role] * size
    if (at > 0) y += gapBefore(all, at, size)
    const first = y + capHeight * size
    const drawn = lines.map((text, line) => ({ ...type, text, x: x + indent, y: first + line * leading, colour }))
    y += lines.length * leading
    const mark = { ...type, text: block.mark, x, y: first, colour }
    return {
      kind: role === 'cover' ? 'title' : block.kind,
      lines: block.kind === 'item' ? [mark, ...drawn] : drawn,
    }
  })
}

function signature(name: string, { x, width }: Box, colour: string, below: number): DrawnBlock {
  const type: Type = { size: 30, weight: 'bold', tracking: -0.01 }
  return { kind: 'paragraph', lines: [{ ...type, text: shortened(name, type, width), x, y: below + 80, colour }] }
}

function shortened(text: string, { size, weight, tracking }: Type, width: number): string {
  if (widthOf(text, size, weight, tracking) <= width) return text
  const letters = [...text]
  while (letters.length > 1 && widthOf(`${letters.join('')}…`, size, weight, tracking) > width) letters.pop()
  return `${letters.join('').trimEnd()}…`
}

function footOf(page: PlacedPage, look: Look, palette: Palette, name: string): DrawnText[] {
  const type: Type = { size: footSize, weight: 'medium', tracking: 0 }
  const { x, y } = look.foot
  const right = pageWidth - x
  const isOnCover = page.isCover ? !look.isFootOutsideCover : page.isLast && look.isLastLikeCover
  const colour = isOnCover ? palette.coverQuiet : palette.quiet
  // The arrow says that there is more.
  const end: DrawnText = page.isCover
    ? { ...type, text: '→', size: 40, weight: 'bold', x, y: y + 4, colour }
    : { ...type, text: `${page.at + 1}/${page.count}`, x, y, colour }
  const foot: DrawnText[] = []
  if (name && !page.isLast) foot.push({ ...type, text: shortened(name, type, maxNameWidth), x, y, colour })
  if (page.isCover || page.isLast || !look.hasNumerals)
    foot.push({ ...end, x: right - widthOf(end.text, end.size, end.weight) })
  return foot
}
