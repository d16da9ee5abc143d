import { describe, expect, test } from 'vitest'
import { allLanguages } from './composer.ts'
import { accuracyOf, measuredRules, readPassages } from './labelled.ts'

test('there are at least 400 labelled passages, and each label stands in its passage', () => {
  const all = allLanguages.map((language) => readPassages(language, 'known'))
  expect(all.flat().length).toBeGreaterThanOrEqual(400)
  for (const passages of all) {
    expect(passages.length).toBeGreaterThanOrEqual(100)
    for (const { text, slop, invented, number } of passages)
      for (const span of [...slop, ...invented]) expect(text, `${number}: ${span}`).toContain(span)
  }
})

describe.each(allLanguages)('in %s the Reader check', (language) => {
  const accuracy = accuracyOf(language, 'known')
  test.each(measuredRules)('finds at least 90 % of %s and flags at most 5 % of what is fine', (rule) => {
    const { recall, falseAlarms, missed, wronglyFlagged } = accuracy[rule]
    expect(recall, `missed:\n${missed.join('\n')}`).toBeGreaterThanOrEqual(0.9)
    expect(falseAlarms, `wrongly flagged:\n${wronglyFlagged.join('\n')}`).toBeLessThanOrEqual(0.05)
  })
})
