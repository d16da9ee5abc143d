import { expect, test } from 'vitest'
import { nearestSuccess, type Topical, timesAround } from './nearest-success.ts'

const day = 86_400_000
const at = (days: number) => days * day
const post = (id: string, text: string, more: Partial<Topical> = {}): Topical => ({
  id,
  text,
  publishedAt: at(100),
  category: 'explanation',
  times: 2,
  ...more,
})
const flat = post('flat', 'We hired an apprentice for the workshop.', { times: 0.4 })

test('a post is held against the median of those around its own time, itself left out', () => {
  const posts = [100, 100, 300, 100, 100].map((impressions, place) => ({ publishedAt: place, impressions }))
  expect(timesAround(posts)[2]).toBeCloseTo(301 / 101)
  const grown = Array.from({ length: 40 }, (_, place) => ({ publishedAt: place, impressions: place < 20 ? 100 : 1000 }))
  expect(timesAround(grown)[2]).toBeCloseTo(1)
  expect(timesAround(grown)[38]).toBeCloseTo(1)
  expect(timesAround(posts.slice(0, 4))).toEqual([null, null, null, null])
  expect(timesAround([])).toEqual([])
})

test('the order of the posts does not matter', () => {
  const posts = [5, 900, 30, 100, 80, 70, 60].map((impressions, place) => ({ publishedAt: place, impressions }))
  expect(timesAround(posts.toReversed()).toReversed()).toEqual(timesAround(posts))
})

test('of posts that went well, the nearest shares its topic before its category, and that before its time', () => {
  const words = post('words', 'Our first apprentice left the workshop after a year.', {
    category: 'hot-takes',
    publishedAt: 0,
  })
  const category = post('category', 'Invoices bore everybody.', { publishedAt: 0 })
  const time = post('time', 'Nobody reads terms.', { category: 'hot-takes' })
  const far = post('far', 'Nobody reads terms.', { category: 'hot-takes', publishedAt: 0 })
  expect(nearestSuccess(flat, [far, time, category, words])).toEqual({
    id: 'words',
    isSameCategory: false,
    words: ['apprentice', 'workshop'],
    daysApart: 100,
  })
  expect(nearestSuccess(flat, [far, time, category])?.id).toBe('category')
  expect(nearestSuccess(flat, [far, time])?.id).toBe('time')
})

test('a post that did not go well is no success, nor is one that did worse than the post itself', () => {
  expect(nearestSuccess(flat, [flat, post('usual', flat.text, { times: 1.2 })])).toBeNull()
  expect(nearestSuccess(flat, [post('unknown', flat.text, { times: null })])).toBeNull()
  expect(nearestSuccess(post('best', flat.text, { times: 5 }), [post('good', flat.text, { times: 3 })])).toBeNull()
  expect(nearestSuccess(flat, [])).toBeNull()
})
