import type { CarouselDesign } from '../carousel.ts'
import type { Weight } from './letters.ts'
import type { Palette } from './palette.ts'
import type { Type } from './wrap.ts'

/** 4:5, the tallest page that a feed shows whole. */
export const pageWidth = 720
export const pageHeight = 900

/** Text at its baseline, in points from the upper left corner. */
export interface DrawnText extends Type {
  text: string
  x: number
  y: number
  colour: string
}

export interface Shape {
  x: number
  y: number
  width: number
  height: number
  colour: string
}

export interface Box {
  x: number
  y: number
  width: number
  height: number
  anchor: 'top' | 'middle' | 'bottom'
}

export interface PlacedPage {
  at: number
  count: number
  isCover: boolean
  isLast: boolean
}

export interface Look {
  coverBox: Box
  box: Box
  /** Above the author's name. */
  lastBox: Box
  textWeight: Weight
  foot: { x: number; y: number }
  /** The foot of the cover is on the background of the other pages. */
  isFootOutsideCover: boolean
  /** The last page has the colours of the cover. */
  isLastLikeCover: boolean
  /** Shows page numbers as large numerals. */
  hasNumerals: boolean
  /** Bars, rules and grounds. The text is between `top` and `bottom`. */
  shapes: (page: PlacedPage, palette: Palette, text: { top: number; bottom: number }) => Shape[]
  numerals: (page: PlacedPage, palette: Palette) => DrawnText[]
}

const margin = 64
const width = pageWidth - 2 * margin
const foot = { x: margin, y: pageHeight - 56 }
const box = { x: margin, y: 112, width, height: 640, anchor: 'middle' } as const
const lastBox = { ...box, height: 540 }
const none = () => []

const plain = {
  textWeight: 'medium',
  foot,
  isFootOutsideCover: false,
  isLastLikeCover: false,
  hasNumerals: false,
  numerals: none,
} as const

const paper: Look = {
  ...plain,
  coverBox: { ...box, y: 150, height: 580 },
  box,
  lastBox,
  shapes: ({ isCover }, { accent }, { top }) => [
    isCover
      ? { x: margin, y: top - 56, width: 96, height: 12, colour: accent }
      : { x: margin, y: 64, width: 48, height: 8, colour: accent },
  ],
}

const barWidth = 10
const besideBar = { x: margin + 42, width: width - 42 }
const night: Look = {
  ...plain,
  coverBox: { ...box, ...besideBar, y: 120, height: 600, anchor: 'bottom' },
  box: { ...box, ...besideBar },
  lastBox: { ...lastBox, ...besideBar },
  shapes: (_, { accent }, { top, bottom }) => [
    { x: margin, y: top - 4, width: barWidth, height: bottom - top + 8, colour: accent },
  ],
}

const gap = 8
const poster = { ...box, y: 132, anchor: 'top' } as const
const colour: Look = {
  ...plain,
  coverBox: { ...poster, height: 620 },
  box: { ...poster, height: 620 },
  lastBox: { ...poster, height: 540 },
  textWeight: 'bold',
  shapes({ at, count }, { accent, faint }) {
    const step = (width + gap) / count
    return Array.from({ length: count }, (_, part) => ({
      x: margin + part * step,
      y: 64,
      width: step - gap,
      height: 8,
      colour: part <= at ? accent : faint,
    }))
  },
}

const bandTop = 640
const editorial: Look = {
  ...plain,
  coverBox: { ...box, y: 84, height: bandTop - 84 - 64, anchor: 'bottom' },
  box: { ...box, y: 272, height: 500, anchor: 'top' },
  lastBox: { ...box, y: 112, height: 480, anchor: 'middle' },
  isFootOutsideCover: true,
  isLastLikeCover: true,
  hasNumerals: true,
  shapes({ isCover, isLast }, { text, background }) {
    if (isCover) return [{ x: 0, y: bandTop, width: pageWidth, height: pageHeight - bandTop, colour: background }]
    return isLast ? [] : [{ x: margin, y: 208, width, height: 2, colour: text }]
  },
  numerals({ at, isCover, isLast }, { accent }) {
    if (isCover || isLast) return []
    const numeral = `${at + 1}`.padStart(2, '0')
    return [{ text: numeral, x: margin - 4, y: 168, size: 108, weight: 'bold', tracking: -0.04, colour: accent }]
  },
}

export const looks: Record<CarouselDesign, Look> = { paper, night, colour, editorial }
