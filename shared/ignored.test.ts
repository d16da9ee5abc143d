import { expect, test } from 'vitest'
import { ignoredOf, isAmong, withIgnored, withoutIgnored } from './ignored.ts'
import { maxIgnored } from './posts.ts'
import { checkPost, type ReaderInput } from './reader/check.ts'
import { loadEveryLanguage } from './reader/languages.ts'

const found = (quote: string, rule = 'phrase') => ({ section: 'hook' as const, rule, quote })

test('an ignored finding is recognised by its section, its rule and its words', () => {
  const ignored = withIgnored([], found('delve into'))
  expect(isAmong(ignored, found('delve into'))).toBe(true)
  expect(isAmong(ignored, found('delve in'))).toBe(false)
  expect(isAmong(ignored, found('delve into', 'hype'))).toBe(false)
  expect(isAmong(ignored, { ...found('delve into'), section: 'cta' })).toBe(false)
  expect(withoutIgnored(ignored, found('delve into'))).toEqual([])
})

test('it is kept once, with as many words and as many others as a post keeps', () => {
  const twice = withIgnored(withIgnored([], found('delve')), found('delve'))
  expect(twice).toHaveLength(1)
  expect(ignoredOf(found('x'.repeat(900))).quote).toHaveLength(500)
  const many = Array.from({ length: maxIgnored + 1 }, (_, at) => found(`${at}`)).reduce(withIgnored, [] as never[])
  expect([many.length, many[0]]).toEqual([maxIgnored, found('1')])
})

test('a cliché that is ignored costs nothing, and an invented number still caps the score', async () => {
  await loadEveryLanguage()
  const sentence = 'We moved the Monday meeting of our team in Bremen to a page that everybody reads before noon. '
  const input: ReaderInput = {
    content: { hook: 'We stopped the Monday meeting of our team.', insight: sentence.repeat(6), value: '', cta: '' },
    language: 'english',
    category: 'hot-takes',
    claims: null,
    voice: null,
  }
  const content = { ...input.content, value: 'Let’s delve into it. This game-changer will unlock synergies.' }
  const full = checkPost({ ...input, content })
  const kept = checkPost({ ...input, content, isIgnored: ({ criterion }) => criterion === 'slop' })
  expect(full.findings.some(({ criterion }) => criterion === 'slop')).toBe(true)
  expect(kept.findings.some(({ criterion }) => criterion === 'slop')).toBe(false)
  expect(kept.score).toBeGreaterThan(full.score!)
  const text = '40 hours'
  const claim = {
    kind: 'number',
    section: 'value',
    text,
    key: text,
    start: 0,
    end: 8,
    backing: null,
    isCertain: true,
  } as const
  expect(checkPost({ ...input, content, claims: [claim], isIgnored: () => true }).score).toBeLessThanOrEqual(59)
})
