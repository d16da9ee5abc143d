import { expect, test } from 'vitest'
import {
  type FigureMonth,
  type GonePost,
  isMonth,
  monthAfter,
  monthName,
  monthOf,
  sayMonth,
  type ToldDay,
} from './figure-month.ts'
import { inEnglish } from './testing-say.ts'

const now = Date.parse('2026-11-20T12:00:00Z')
const told = (day: string, impressions: number | null, file = 'one'): ToldDay => ({
  day,
  impressions,
  engagements: null,
  newFollowers: 1,
  file,
})
const file = (id: string, from: string, to: string) => ({ id, name: `${id}.xlsx`, from, to, membersReached: 800 })
const gone = (publishedAt: string, asOf: string | null, impressions?: number): GonePost => ({
  post: null,
  address: null,
  publishedAt,
  figures: impressions === undefined ? {} : { impressions },
  asOf,
  file: null,
  times: null,
})
const known = { month: '2026-10', today: '2026-11-20', now, days: [], files: [], posts: [] }

test('a month adds up what files tell, names the days that none tells, and says which file counts for how many', () => {
  const report = monthOf({
    ...known,
    days: [
      told('2026-09-30', 5),
      told('2026-10-01', 100),
      told('2026-10-02', 50, 'two'),
      told('2026-10-03', null),
      told('2026-10-31', 7, 'two'),
    ],
    files: [
      file('one', '2026-09-01', '2026-10-03'),
      file('two', '2026-10-02', '2026-10-31'),
      file('other', '2026-01-01', '2026-01-31'),
    ],
  })
  expect(report).toMatchObject({
    days: 31,
    isOver: true,
    totals: { impressions: { sum: 157, days: 3 }, engagements: null, newFollowers: { sum: 4, days: 4 } },
    missing: [{ from: '2026-10-03', to: '2026-10-30' }],
    files: [
      { name: 'one.xlsx', days: 1, impressions: 100, membersReached: null },
      { name: 'two.xlsx', days: 2, impressions: 57, membersReached: 800 },
    ],
  })
})

test('a month under way counts the days before today, and one to come has none', () => {
  expect(monthOf({ ...known, month: '2026-11' })).toMatchObject({
    days: 19,
    isOver: false,
    missing: [{ from: '2026-11-01', to: '2026-11-19' }],
  })
  expect(monthOf({ ...known, month: '2026-12' })).toMatchObject({ days: 0, isOver: false, missing: [], posts: [] })
})

test('a post is settled once its figures count a week, whatever the time since', () => {
  const posts = [
    gone('2026-10-20T08:00:00.000Z', '2026-11-01', 90),
    gone('2026-10-01T08:00:00.000Z', '2026-10-07', 10),
    gone('2026-10-01T07:00:00.000Z', '2026-10-08', 10),
    gone('2026-10-05T08:00:00.000Z', null),
    gone('2026-11-18T08:00:00.000Z', null),
  ]
  expect(monthOf({ ...known, posts }).posts.map(({ publishedAt, state }) => [publishedAt.slice(0, 13), state])).toEqual(
    [
      ['2026-10-01T07', 'settled'],
      ['2026-10-01T08', 'early'],
      ['2026-10-05T08', 'unknown'],
      ['2026-10-20T08', 'settled'],
      ['2026-11-18T08', 'early'],
    ],
  )
})

test('months are named and follow each other across years', () => {
  expect(monthName('2026-10')).toBe('October 2026')
  expect([monthAfter('2026-12', 1), monthAfter('2026-01', -1), monthAfter('2026-03', 0)]).toEqual([
    '2027-01',
    '2025-12',
    '2026-03',
  ])
  expect(['2026-10', '2026-13', '2026-1', '1999-10', 'x'].map(isMonth)).toEqual([true, false, false, false, false])
})

const said = (month: FigureMonth) => inEnglish(sayMonth(month, monthName(month.month)))

test('a sum is called a total only if files tell every day', () => {
  const days = Array.from({ length: 31 }, (_, at) => told(`2026-10-${String(at + 1).padStart(2, '0')}`, 10))
  expect(said(monthOf({ ...known, days }))).toEqual([
    'No post went out in October 2026.',
    'All your posts together had 310 impressions, and you gained 31 followers.',
  ])
  expect(said(monthOf({ ...known, days: days.slice(1), posts: [gone('2026-10-05T08:00:00Z', null)] }))).toEqual([
    '1 post went out in October 2026.',
    'Files tell 30 of 31 days: 300 impressions of all your posts on these. The other days are unknown, so this is no total.',
    'No file tells what 1 post did.',
  ])
  expect(said(monthOf(known))[1]).toBe('No file tells any of its days yet.')
  expect(said(monthOf({ ...known, month: '2026-12' }))).toEqual(['No post has gone out in December 2026 yet.'])
})
