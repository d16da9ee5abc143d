import { expect, test } from 'vitest'
import { checkClaims, claimsDetails, claimsTable } from './claims.ts'

const brief = { subject: 'no pr over 400 lines since march. review time 3 days -> 5 hrs' }
const draft = {
  hook: 'Since March no pull request of ours is longer than 400 lines.',
  insight: 'A review took three days. Now it takes five hours. Last Tuesday a client called me in tears.',
  value: 'It saved us $4,000.',
  cta: '',
}

test('what is known of a draft is compared with what is found in it', () => {
  const inventions = [{ text: 'Last Tuesday a client called me in tears.' }, { text: '$4,000' }]
  const result = checkClaims({ id: '1', language: 'english', brief, draft, inventions, facts: ['three days'] })
  expect(result).toMatchObject({ markedWrongly: [], sentBackWrongly: [], missed: [], uncertain: [], lost: [] })
  expect(claimsTable([result]).rows[0]).toEqual(['English', '1', '5', '0%', '0%', '2', '100%', '100%', '0'])
})

test('a true sentence that is sent back counts as wrong, and what is missed is told', () => {
  const facts = [{ text: 'A review took three days.' }]
  const result = checkClaims({ id: '1', language: 'english', brief, draft, inventions: facts, facts: [] })
  expect(result.sentBackWrongly.length).toBeGreaterThan(0)
  expect(claimsDetails([result])).toContain('1  missed: A review took three days.')
})
