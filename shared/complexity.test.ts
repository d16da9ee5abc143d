import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  complexityColour,
  complexityHints,
  complexityLabel,
  complexityOf,
  needsAdvice,
  readabilityOf,
} from './complexity.ts'
import { inEnglish } from './testing-say.ts'

const words = (count: number) => Array.from({ length: count }, () => 'word').join(' ')
const sentence = (count: number) => `${words(count)}.`

describe('readability', () => {
  it.each([
    [0, 0],
    [1.5, 40],
    [2, 160 / 3],
    [3, 100],
    [10, 100],
    [11, 95],
    [20, 50],
    [30, 0],
    [45, 0],
  ])('%d words per sentence score %d', (average, score) => expect(readabilityOf(average)).toBeCloseTo(score))

  it('rises to 80 just below three words', () => expect(readabilityOf(2.999)).toBeCloseTo(80, 0))
})

describe('sentence length', () => {
  it.each([
    ['two words.', 0],
    [sentence(3), 100],
    [sentence(10), 100],
    [sentence(11), 0],
    [`${sentence(5)} ${sentence(15)}`, 50],
    [`${words(4)}! ${words(4)}? ${words(4)}… ${words(1)}`, 75],
    ['Prices rose 3.5 percent last year.', 100],
    ['“We sold it all.” Nobody knew the reason why.', 100],
    ['A line without a stop\nAnother line without one', 100],
  ])('%j has %d %% sentences of 3 to 10 words', (text, score) =>
    expect(complexityOf(text).sentenceLengthScore).toBe(score),
  )
})

describe('paragraphs', () => {
  it.each([
    [words(10), 100],
    [words(50), 50],
    [`${words(25)}\n\n${words(25)}`, 100],
    [`${words(25)}\n${words(25)}`, 50],
    [`${words(50)}\n \n\n${words(50)}`, 50],
    [`${words(50)}\r\n\r\n${words(50)}`, 50],
    ['one\n\ntwo\n\nthree', 100],
  ])('%j scores its blank-line groups against one per 25 words', (text, score) =>
    expect(complexityOf(text).paragraphBreakScore).toBe(score),
  )
})

describe('bullets', () => {
  it.each([
    ['no list here', 0],
    ['- one', 20],
    ['• one\n• two\n• three', 60],
    ['* a\n- b\n→ c\n▪ d\n– e\n• f', 100],
    ['a well-known fact - nothing more', 0],
  ])('%j scores 20 per marker', (text, score) => expect(complexityOf(text).bulletPointsScore).toBe(score))

  it('are not words', () => expect(complexityOf('- two words').sentenceLengthScore).toBe(0))
})

describe('overall', () => {
  it('weighs the four scores 35, 35, 20 and 10', () => {
    const text = `${sentence(5)} ${sentence(15)}\n\n- ${sentence(16)}`
    expect(complexityOf(text)).toEqual({
      readability: 90,
      sentenceLengthScore: (1 / 3) * 100,
      paragraphBreakScore: 100,
      bulletPointsScore: 20,
      overallScore: Math.round(0.35 * 90 + 0.35 * (100 / 3) + 20 + 2),
    })
  })

  it('is 100 for short sentences, blank lines and five bullets', () =>
    expect(complexityOf(Array.from({ length: 5 }, () => `- ${sentence(5)}`).join('\n\n')).overallScore).toBe(100))

  it.each(['', '  \n\n ', '🎉 — …'])('%j holds no word and scores 0', (text) =>
    expect(Object.values(complexityOf(text))).toEqual([0, 0, 0, 0, 0]),
  )

  it('stays between 0 and 100 for any text', () => {
    const pieces = fc.constantFrom('word', ' ', '.', '! ', '\n', '\n\n', '- ', '• ', '🎉', '3.5', '"', 'é')
    fc.assert(
      fc.property(
        fc.oneof(
          fc.string(),
          fc.array(pieces).map((parts) => parts.join('')),
        ),
        (text) => {
          const complexity = complexityOf(text)
          for (const score of Object.values(complexity)) {
            expect(score).toBeGreaterThanOrEqual(0)
            expect(score).toBeLessThanOrEqual(100)
          }
          expect(Number.isInteger(complexity.overallScore)).toBe(true)
        },
      ),
    )
  })

  it('does not change with the space around a text', () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        expect(complexityOf(`\n ${text} \n`)).toEqual(complexityOf(text))
      }),
    )
  })

  it('never falls when a blank line parts two sentences', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 40 }), fc.integer({ min: 1, max: 40 }), (first, second) => {
        const together = complexityOf(`${sentence(first)} ${sentence(second)}`)
        const apart = complexityOf(`${sentence(first)}\n\n${sentence(second)}`)
        expect(apart.overallScore).toBeGreaterThanOrEqual(together.overallScore)
      }),
    )
  })
})

describe('what is said about a score', () => {
  it.each([
    [100, 'Excellent', 'green'],
    [90, 'Excellent', 'green'],
    [89, 'Very Good', 'green'],
    [80, 'Very Good', 'green'],
    [79, 'Good', 'yellow'],
    [70, 'Good', 'yellow'],
    [69, 'Fair', 'yellow'],
    [60, 'Fair', 'yellow'],
    [59, 'Needs Work', 'red'],
    [50, 'Needs Work', 'red'],
    [49, 'Poor', 'red'],
    [0, 'Poor', 'red'],
  ])('%d is %s and %s', (score, label, colour) => {
    expect(inEnglish(complexityLabel(score))).toBe(label)
    expect(complexityColour(score)).toBe(colour)
  })

  const scores = { readability: 50, sentenceLengthScore: 70, paragraphBreakScore: 70, bulletPointsScore: 60 }
  it.each([
    [{ ...scores, overallScore: 79 }, []],
    [{ ...scores, sentenceLengthScore: 69.9, overallScore: 79 }, ['sentences']],
    [{ ...scores, paragraphBreakScore: 69, overallScore: 79 }, ['blank line']],
    [{ ...scores, bulletPointsScore: 59, overallScore: 79 }, ['bullets']],
    [
      { readability: 0, sentenceLengthScore: 0, paragraphBreakScore: 0, bulletPointsScore: 0, overallScore: 0 },
      ['sentences', 'blank line', 'bullets'],
    ],
    [{ ...scores, bulletPointsScore: 0, overallScore: 80 }, []],
  ])('%j asks for %j', (complexity, wanted) => {
    const hints = inEnglish(complexityHints(complexity))
    expect(hints).toHaveLength(wanted.length)
    wanted.forEach((word, at) => {
      expect(hints[at]).toContain(word)
    })
    expect(needsAdvice(complexity)).toBe(complexity.overallScore < 80)
  })
})

it('does not read what a blank asks', () => {
  const text = 'We closed on Mondays.\n\nNobody minded.'
  expect(complexityOf(`${text} [what came of it in the end?]`)).toEqual(complexityOf(text))
})
