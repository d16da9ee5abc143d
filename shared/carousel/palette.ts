import type { CarouselDesign } from '../carousel.ts'

type Rgb = readonly [red: number, green: number, blue: number]

export interface Palette {
  background: string
  /** Of the text. */
  text: string
  /** Of the name, the page number and other small text. */
  quiet: string
  /** Of bars, rules and numerals. */
  accent: string
  /** Of what is still to come in a row of bars. */
  faint: string
  /** Behind the cover. */
  cover: string
  coverText: string
  coverQuiet: string
}

/** The least contrast of text that WCAG calls AA. */
export const leastContrast = 4.5

const rgb = (colour: string): Rgb => [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16)) as never
const hex = (of: Rgb): string => `#${of.map((part) => Math.round(part).toString(16).padStart(2, '0')).join('')}`

/** `part` of `other`, the rest of `colour`. */
const mixed = (colour: string, other: string, part: number): string => {
  const [one, two] = [rgb(colour), rgb(other)]
  return hex(one.map((value, at) => value + (two[at]! - value) * part) as never)
}

function luminance(colour: string): number {
  const [red, green, blue] = rgb(colour).map((part) => {
    const value = part / 255
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4
  }) as never as Rgb
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

/** From 1 to 21, as WCAG defines it. */
export function contrast(one: string, two: string): number {
  const [light, dark] = [luminance(one), luminance(two)].toSorted((a, b) => b - a) as [number, number]
  return (light + 0.05) / (dark + 0.05)
}

const white = '#ffffff'
const ink = '#16181d'
const black = '#000000'
const paper = '#faf8f4'
const night = '#12151b'

const isLight = (colour: string) => contrast(colour, ink) >= contrast(colour, white)

/** The colour itself if it can be read on the background, else the nearest that can: darker or lighter. */
function readableOn(background: string, colour: string, least = leastContrast): string {
  const end = contrast(black, background) >= contrast(white, background) ? black : white
  const steps = Array.from({ length: 21 }, (_, step) => mixed(colour, end, step / 20))
  return steps.find((one) => contrast(one, background) >= least) ?? end
}

const inkOn = (background: string) => (isLight(background) ? ink : white)

const onOne = (background: string, colour: string): Palette => {
  const text = inkOn(background)
  const quiet = readableOn(background, mixed(text, background, 0.45))
  const accent = readableOn(background, colour)
  return {
    background,
    text,
    quiet,
    accent,
    faint: mixed(background, text, 0.25),
    cover: background,
    coverText: text,
    coverQuiet: quiet,
  }
}

/** Dark or light enough that white or ink is easy to read on it. */
const asGround = (colour: string) =>
  isLight(colour) ? readableOn(ink, colour, 7) : readableOn(white, colour, leastContrast)

/** A design's colours with the author's colour. All text has at least 4.5:1. */
export function paletteOf(design: CarouselDesign, colour: string): Palette {
  if (design === 'paper') return onOne(paper, colour)
  if (design === 'night') return onOne(mixed(night, colour, 0.08), colour)
  const ground = asGround(colour)
  const onGround = inkOn(ground)
  const inverse = {
    cover: ground,
    coverText: onGround,
    coverQuiet: readableOn(ground, mixed(onGround, ground, 0.2)),
  }
  if (design === 'editorial') return { ...onOne(white, colour), ...inverse }
  return {
    background: ground,
    text: inverse.coverText,
    quiet: inverse.coverQuiet,
    accent: onGround,
    faint: mixed(ground, onGround, 0.35),
    ...inverse,
  }
}
