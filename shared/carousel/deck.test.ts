import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { inEnglish } from '#shared/testing-say.ts'
import { type Carousel, type CarouselPage, carouselDesigns } from '../carousel.ts'
import { carouselOf, changesSince, titleOf, troubleOfPage, updated } from './deck.ts'
import { drawingOf, smallest } from './layout.ts'
import { pageHeight, pageWidth } from './looks.ts'
import { withPages } from './open-pages.ts'
import { contrast, leastContrast, paletteOf } from './palette.ts'

const look = { design: 'paper', colour: '#0f766e' } as const
const letters = ['a', 'b', 'c', 'd', 'e', 'f']
const deck = (change: (pages: CarouselPage[]) => CarouselPage[] = (pages) => pages, source = letters): Carousel => {
  const made = carouselOf(source, look)
  return { ...made, pages: change(made.pages) }
}
const textsOf = ({ pages }: Carousel) => pages.map(({ text }) => text)

describe('a text that changed since', () => {
  test('changes nothing by itself, and names the pages that differ', () => {
    expect(changesSince(deck(), letters)).toEqual([])
    expect(changesSince(deck(), ['a', 'B', 'c', 'd', 'f', 'g'])).toEqual([
      { at: 1, kind: 'changed', former: 'b', next: 'B', isEdited: false },
      { at: 4, kind: 'removed', former: 'e', next: '', isEdited: false },
      { at: 6, kind: 'added', former: '', next: 'g', isEdited: false },
    ])
  })

  test('is taken in, but edited pages keep the author’s words', () => {
    const edited = deck((pages) => pages.map((page) => (page.text === 'b' ? { ...page, text: 'my b' } : page)))
    const next = updated(edited, ['a', 'B', 'C', 'd', 'f', 'g'])
    expect(textsOf(next)).toEqual(['a', 'my b', 'C', 'd', 'f', 'g'])
    expect(next.pages[1]).toEqual({ text: 'my b', made: 'B' })
    expect(changesSince(next, next.source)).toEqual([])
  })

  test('keeps pages that the author added, moved and edited, and leaves deleted ones out', () => {
    const own = { text: 'own', made: null }
    const arranged = deck(([a, b, c, d, , f]) => [a!, c!, own, b!, { ...d!, text: 'my d' }, f!])
    expect(textsOf(updated(arranged, ['a', 'B', 'c', 'E', 'f']))).toEqual(['a', 'c', 'own', 'B', 'my d', 'f'])
  })

  test('always ends with nothing left to take in', () => {
    const some = fc.array(fc.constantFrom('a', 'b', 'c', 'd'), { maxLength: 8 })
    fc.assert(
      fc.property(some, some, (before, now) => {
        const next = updated(deck(undefined, before), now)
        expect(textsOf(next)).toEqual(now)
        expect(changesSince(next, now)).toEqual([])
      }),
    )
  })
})

describe('a page', () => {
  test.each([
    ['', 'This page is empty.'],
    ['🚀', 'This page is empty.'],
    ['日本', 'The font of carousels lacks these letters: 日 本'],
    ['word '.repeat(300), 'This page has too much text to read on a phone. Shorten it or divide it.'],
    ['Fine.', null],
  ])('“%s”', (text, trouble) => {
    expect(inEnglish(troubleOfPage(text, false))).toBe(trouble)
  })

  test('never has text under 24 points, or outside the page, in any design', () => {
    const words = fc.constantFrom(
      'We',
      'https://example.com/a/long/address-of-something',
      '\n- item',
      '\n2. two',
      'Donau'.repeat(9),
      'a',
    )
    const text = fc.array(words, { minLength: 1, maxLength: 50 }).map((all) => all.join(' '))
    fc.assert(
      fc.property(
        fc.array(text, { minLength: 2, maxLength: 3 }),
        fc.constantFrom(...carouselDesigns),
        (texts, design) => {
          for (const [at, text] of texts.entries()) {
            const page = { text, at, count: texts.length }
            const { blocks, foot, fits } = drawingOf({ design, colour: '#0f766e' }, page, 'Nora Field '.repeat(9))
            for (const line of [...blocks.flatMap(({ lines }) => lines), ...foot]) {
              expect(line.size).toBeGreaterThanOrEqual(smallest)
              expect(line.x).toBeGreaterThanOrEqual(0)
              expect(line.x).toBeLessThan(pageWidth)
              if (fits) expect(line.y).toBeLessThan(pageHeight)
            }
          }
        },
      ),
      { numRuns: 60 },
    )
  })

  test('a shorter text is larger', () => {
    const sizes = ['A few words', 'Some more words than before. '.repeat(8), 'Very many words indeed. '.repeat(18)].map(
      (text) => drawingOf(look, { text, at: 1, count: 3 }, 'Nora').blocks[0]!.lines[0]!.size,
    )
    expect(sizes).toEqual(sizes.toSorted((a, b) => b - a))
    expect(new Set(sizes).size).toBe(3)
  })
})

test('every colour has readable text in every design', () => {
  const part = fc.integer({ min: 0, max: 255 })
  fc.assert(
    fc.property(part, part, part, (...rgb) => {
      const colour = `#${rgb.map((value) => value.toString(16).padStart(2, '0')).join('')}`
      for (const design of carouselDesigns) {
        const of = paletteOf(design, colour)
        for (const text of [of.text, of.quiet, of.accent])
          expect(contrast(text, of.background)).toBeGreaterThanOrEqual(leastContrast)
        for (const text of [of.coverText, of.coverQuiet])
          expect(contrast(text, of.cover)).toBeGreaterThanOrEqual(leastContrast)
      }
    }),
    { numRuns: 500 },
  )
})

test('a document is named by its cover', () => {
  const title = (text: string) => titleOf({ pages: [{ text, made: null }] })
  expect(title('🚀 Two\nbenches')).toBe('Two benches')
  expect(title('word '.repeat(60))).toMatch(/^(word )+word…$/)
  expect(title('x'.repeat(300))).toHaveLength(120)
})

test('open points of the pages count unless the text has them', () => {
  const content = { hook: 'a', insight: 'b [who?]', value: 'c', cta: 'd' }
  const pages = ['a', 'b [who?]', 'c', 'We saved 9 hours.', 'mine [when?]', 'd'].map((text) => ({ text, made: text }))
  pages[4]!.made = 'mine'
  expect(withPages(content, { pages }).value).toBe('c\n\nWe saved 9 hours.\n\n[when?]')
  expect(withPages(content, { pages: pages.slice(0, 5) })).toBe(content)
  expect(withPages(content, null)).toBe(content)
})
