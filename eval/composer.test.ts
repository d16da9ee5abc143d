import { describe, expect, test } from 'vitest'
import { evalBriefs } from './briefs.ts'
import { allCategories, allLanguages, type ComposerFigures, evaluateComposer } from './composer.ts'
import published from './composer-figures.json' with { type: 'json' }
import { violations } from './measure.ts'

test('there are at least 60 briefs, of all categories and four languages', () => {
  expect(evalBriefs.length).toBeGreaterThanOrEqual(60)
  expect(new Set(evalBriefs.map(({ category }) => category))).toEqual(new Set(allCategories))
  expect(new Set(evalBriefs.map(({ language }) => language))).toEqual(new Set(allLanguages))
})

/** One in so many of all combinations; a prime, so that every tone, emoji usage and seed comes up. `npm run eval -- --full` takes all. */
const every = 61

describe.each(allLanguages)('the composer in %s', (language) => {
  const figures: ComposerFigures = evaluateComposer(language, every)
  const before: ComposerFigures = published[language]

  test.each(violations.filter((name) => name !== 'hook length'))('never breaks a rule: %s', (name) => {
    expect(figures.violations[name]).toBe(0)
  })

  test('keeps its promises', () => {
    expect(figures.posts).toBeGreaterThan(200)
    expect(figures.shortHooks).toBeGreaterThanOrEqual(0.95)
    expect(figures.slop).toBeLessThanOrEqual(0.5)
    expect(figures.differentPairs).toBe(1)
    expect(figures.sharedAcross).toBeLessThanOrEqual(0.02)
    expect(figures.shortened).toBeGreaterThanOrEqual(0.95)
    expect(figures.lengthened).toBe(0)
    // The promise is 5 (docs/writing.md); a machine that tests may be half as fast as one that measures.
    expect(figures.duration).toBeLessThan(10)
  })

  test('is no worse than the table in docs/writing.md', () => {
    expect(figures.slop).toBeLessThanOrEqual(before.slop + 0.1)
    expect(figures.rhythm).toBeGreaterThanOrEqual(before.rhythm - 0.05)
    expect(figures.score).toBeGreaterThanOrEqual(before.score - 2)
    expect(figures.shortHooks).toBeGreaterThanOrEqual(before.shortHooks - 0.01)
    expect(figures.shortened).toBeGreaterThanOrEqual(before.shortened - 0.02)
  })
})
