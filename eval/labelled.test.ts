import { describe, expect, test } from 'vitest'
import { idsOf, languages } from '#shared/catalogue.ts'
import { accuracyOf, measuredRules, passageSets, readPassages } from './labelled.ts'

const allLanguages = idsOf(languages)

test('there are at least 400 labelled passages, and each label stands in its passage', () => {
  const all = passageSets.flatMap((set) => allLanguages.map((language) => readPassages(language, set)))
  expect(all.flat().length).toBeGreaterThanOrEqual(400)
  for (const passages of all) {
    expect(passages.length).toBeGreaterThanOrEqual(60)
    for (const { text, slop, invented, number } of passages)
      for (const span of [...slop, ...invented]) expect(text, `${number}: ${span}`).toContain(span)
  }
})

/** What is found and falsely flagged in passages that no rule was mended on; docs/writing.md has the figures. */
const unread = { slop: [0.7, 0.12], 'invented numbers': [0.9, 0.07], emoji: [0.85, 0.05] } as const

describe.each(allLanguages)('in %s, on passages that no rule was mended on, the Reader check', (language) => {
  const accuracy = accuracyOf(language, 'unread')
  test.each(measuredRules)('is no worse than it was at %s', (rule) => {
    const [least, most] = unread[rule]
    expect(accuracy[rule].recall).toBeGreaterThanOrEqual(least)
    expect(accuracy[rule].falseAlarms).toBeLessThanOrEqual(most)
  })
})

describe.each(allLanguages)('in %s the Reader check', (language) => {
  const accuracy = accuracyOf(language, 'known')
  test.each(measuredRules)('finds at least 90 % of %s and flags at most 5 % of what is fine', (rule) => {
    const { recall, falseAlarms, missed, wronglyFlagged } = accuracy[rule]
    expect(recall, `missed:\n${missed.join('\n')}`).toBeGreaterThanOrEqual(0.9)
    expect(falseAlarms, `wrongly flagged:\n${wronglyFlagged.join('\n')}`).toBeLessThanOrEqual(0.05)
  })
})
