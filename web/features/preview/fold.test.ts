import { describe, expect, test } from 'vitest'
import { hookBudget } from '#shared/fold.ts'
import { type CountLines, feedText, foldText, hasLink, hookState, linesShown, sayFold, sayShown } from './fold.ts'

/** Breaks lines at a number of characters as browsers do: between words, and within words longer than a line. */
const lineOf =
  (width: number): CountLines =>
  (text, withMore = false) => {
    if (!text) return 0
    const graphemes = (part: string) => [...new Intl.Segmenter().segment(part)].length
    return (withMore ? `${text} …more` : text).split('\n').reduce((lines, paragraph) => {
      let taken = 0
      let count = 1
      for (const word of paragraph.split(' ')) {
        const length = graphemes(word)
        if (taken > 0 && taken + 1 + length > width) {
          count += 1
          taken = 0
        }
        taken += (taken > 0 ? 1 : 0) + length
        for (; taken > width; taken -= width) count += 1
      }
      return lines + count
    }, 0)
  }

const cut = (text: string, limit = 3, width = 20) => foldText(text, limit, lineOf(width))

describe('the fold', () => {
  test('leaves a text alone that fits the shown lines', () => {
    const text = 'We cancelled our\nMonday meeting in\nMarch.'
    expect(cut(text)).toEqual({ visible: text, rest: '' })
  })

  test('leaves a text alone without a layout', () => {
    expect(foldText('a\nb\nc\nd', 3, () => Number.NaN)).toEqual({ visible: 'a\nb\nc\nd', rest: '' })
  })

  test('cuts after the last word that leaves room for "…more"', () => {
    const text = 'We cancelled our Monday meeting in March and nobody has missed it since then.'
    const { visible, rest } = cut(text)
    expect(visible).toBe('We cancelled our Monday meeting in March and')
    expect(visible + rest).toBe(text)
    expect(lineOf(20)(visible, true)).toBe(3)
    expect(lineOf(20)('We cancelled our Monday meeting in March and nobody', true)).toBe(4)
  })

  test('cuts a word only if it fills the line alone, and never through an emoji', () => {
    expect(cut(`See this:\n${'x'.repeat(100)} and more`).visible).toBe(`See this:\n${'x'.repeat(40)}`.slice(0, -6))
    const families = '👩‍👩‍👧'.repeat(30)
    const { visible } = cut(families, 1)
    expect(visible).toBe('👩‍👩‍👧'.repeat(14))
  })

  test('a text without spaces is cut between its characters', () => {
    expect(cut('我們取消了星期一的會議'.repeat(10), 2).visible).toHaveLength(34)
  })

  test('a blank line counts, and "…more" then follows the words before it', () => {
    expect(cut('First line.\n\nThird line.\nFourth line.').visible).toBe('First line.\n\nThird line.')
    expect(cut('First line.\nSecond line.\n\nFourth line.').visible).toBe('First line.\nSecond line.')
    expect(cut('First line.\nThis one is filled up\n\nFourth line.', 3, 21).visible).toBe('First line.\nThis one is')
  })

  test('never shows more lines than allowed, whatever the text', () => {
    for (let seed = 1; seed < 400; seed++) {
      let state = seed
      const pick = (most: number) => {
        state = (state * 48271) % 2147483647
        return state % most
      }
      const pieces = [
        'word',
        'a',
        'considerably',
        'x'.repeat(45),
        '🙂',
        'שלום',
        '\n',
        '\n\n',
        'https://example.com/a/b',
      ]
      const text = feedText(Array.from({ length: 5 + pick(40) }, () => pieces[pick(pieces.length)]).join(' '))
      const limit = 1 + pick(5)
      const { visible, rest } = cut(text, limit)
      expect(visible + rest).toBe(text)
      if (!rest) continue
      expect(lineOf(20)(visible, true)).toBeLessThanOrEqual(limit)
      expect(visible).toBe(visible.trimEnd())
      expect(visible).not.toBe('')
    }
  })
})

test('several blank lines appear as one', () => {
  expect(feedText('One.\r\n\r\n\r\n\r\nTwo.\n \n\t\nThree.\nFour.\n\nFive.\n\n')).toBe(
    'One.\n\nTwo.\n\nThree.\nFour.\n\nFive.',
  )
})

test('a hook is long above 140 characters, and too long above 210 or if a phone cuts it', () => {
  expect(hookBudget).toEqual({ characters: 140, limit: 210, lines: 3 })
  expect(hookState(140, false)).toBe('fits')
  expect(hookState(141, false)).toBe('long')
  expect(hookState(210, false)).toBe('long')
  expect(hookState(211, false)).toBe('over')
  expect(hookState(20, true)).toBe('over')
})

test('a sentence describes the text before the cut and whether the hook is complete there', () => {
  const hook = 'The hook.'
  const fold = { visible: 'The hook.\n\nAnd', rest: ' the rest.' }
  expect(sayFold({ fold, hook, hookLines: 2, limit: 3, screen: 'phone' })).toBe(
    'On a phone, readers see about 3 lines before “…more”. The hook ends on line 2 of 3.',
  )
  expect(sayFold({ fold: { visible: 'The', rest: ' hook.' }, hook, hookLines: 6, limit: 5, screen: 'desktop' })).toBe(
    'On desktop, readers see about 5 lines before “…more”. The hook is cut off before it makes its point.',
  )
  expect(sayFold({ fold, hook: '', hookLines: 0, limit: 3, screen: 'phone' })).toBe(
    'On a phone, readers see about 3 lines before “…more”.',
  )
  expect(sayFold({ fold: { visible: hook, rest: '' }, hook, hookLines: 1, limit: 3, screen: 'phone' })).toBe(
    'On a phone, the whole post is visible.',
  )
})

test('below the post a sentence says how much each screen shows, and that all of it shows only if neither cuts', () => {
  const shown = (text: string, hasMedia = false) =>
    sayShown(
      foldText(text, linesShown('phone', hasMedia), lineOf(20)),
      foldText(text, linesShown('desktop', hasMedia), lineOf(30)),
    )
  expect(shown('Short.')).toBe('Readers see all of it, on a phone and on desktop.')
  expect(shown('One.\n\nTwo.\n\nThree.')).toBe(
    'On a phone, readers see about the first 10 characters before “…more”; on desktop, all of it.',
  )
  expect(shown('One.\n\nTwo.\n\nThree.', true)).toBe('Readers see about the first 10 characters before “…more”.')
  expect(shown('word '.repeat(60).trim())).toBe(
    'Readers see about the first 54 characters before “…more” on a phone, and 144 on desktop.',
  )
})

test.each([
  ['Read https://example.com', true],
  ['www.example.com', true],
  ['It is on example.com.', true],
  ['It is on docs.example.org, as ever', true],
  ['See youtu.be/abc', true],
  ['Write to nora@example.com', false],
  ['We use Node.js and/or Deno', false],
  ['At 9.30 e.g. on Monday...and then', false],
  ['It ends.Community begins', false],
])('%s: link %s', (text, expected) => {
  expect(hasLink(text)).toBe(expected)
})
