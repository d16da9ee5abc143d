import { expect, test } from 'vitest'
import { adviceOn } from './advice.ts'
import type { CalendarPost } from './calendar-post.ts'

const post = (title: string, at: string, status: CalendarPost['status'] = 'scheduled') =>
  ({ title, status, scheduledFor: `${at}:00Z`, day: at.slice(0, 10), time: at.slice(11) }) as CalendarPost
const day = '2026-11-24'

test('posts that are close together or simultaneous get a remark', () => {
  const posts = [post('C', `${day}T12:00`), post('A', `${day}T08:00`), post('B', `${day}T09:30`)]
  expect(adviceOn(posts.slice(1), day)).toEqual([
    '“A” and “B” are 1 hour 30 minutes apart. You may want to space them out.',
  ])
  expect(adviceOn([post('A', `${day}T08:00`), post('', `${day}T08:00`)], day)).toEqual([
    '“A” and “Untitled post” are scheduled for the same time. You may want to move one of them.',
  ])
  expect(adviceOn([post('A', `${day}T08:00`), post('B', `${day}T10:00`)], day)).toEqual([])
})

test('three posts on one day get a remark, in any order', () => {
  const posts = ['08:00', '13:00', '18:00'].map((time) => post('A', `${day}T${time}`))
  expect(adviceOn(posts, day)).toEqual(['3 posts on this day. You may want to spread them over the week.'])
  expect(adviceOn(posts.slice(1), day)).toEqual([])
})

test('posts close together across midnight get a remark on both days; live and missed posts get none', () => {
  const posts = [post('A', '2026-11-23T23:30'), post('B', `${day}T00:15`)]
  const note = ['“A” and “B” are 45 minutes apart. You may want to space them out.']
  expect([adviceOn(posts, '2026-11-23'), adviceOn(posts, day)]).toEqual([note, note])
  expect(adviceOn(posts, '2026-11-25')).toEqual([])
  const past = [post('A', `${day}T08:00`, 'published'), post('B', `${day}T08:15`, 'missed'), post('C', `${day}T08:30`)]
  expect(adviceOn(past, day)).toEqual([])
})
