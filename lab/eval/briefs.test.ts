import { expect, test } from 'vitest'
import { idsOf, languages } from '../../shared/catalogue.ts'
import { findCategory } from '../../shared/post-types.ts'
import { evalBriefs, samplesOf } from './briefs.ts'

test('the briefs cover four languages and three kinds alike, some with posts of their author', () => {
  for (const language of idsOf(languages)) {
    const briefs = evalBriefs.filter((one) => one.language === language)
    expect(briefs.length).toBeGreaterThanOrEqual(6)
    expect(new Set(briefs.map(({ kind }) => kind))).toEqual(new Set(['facts', 'awkward', 'bare']))
    expect(briefs.filter((brief) => samplesOf(brief).length > 0).length).toBeGreaterThanOrEqual(2)
  }
  expect(new Set(evalBriefs.map(({ id }) => id)).size).toBe(evalBriefs.length)
})

test('each brief has a known category, and its notes to the writer stand in its subject', () => {
  for (const { id, category, subject, wishes = [] } of evalBriefs) {
    expect(findCategory(category), id).toBeDefined()
    for (const wish of wishes) expect(subject, id).toContain(wish)
  }
})
