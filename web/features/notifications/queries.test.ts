import { expect, test } from 'vitest'
import type { Notification } from '#shared/notifications.ts'
import { untilNext } from './queries.ts'

const now = Date.parse('2026-11-21T10:00:00Z')
const minute = 60_000
const at = (minutes: number, kind: 'due' | 'now' | 'missed' = 'due'): Notification => {
  const instant = new Date(now + minutes * minute).toISOString()
  const one = { id: instant, postId: 'x', title: '', at: instant, isNew: false, lacksApproval: false }
  return kind === 'due' ? { ...one, kind, isByHand: true } : { ...one, kind }
}

test.each([
  ['until the first post that is due', [at(90), at(15)], 15],
  ['until the 45 minutes are over in which a post is due', [at(90), at(-30, 'now')], 15],
  ['for a day when nothing is due', [at(-30, 'missed')], 1440],
  ['for a day when there is nothing', [], 1440],
  ['for a minute when a post is still called due after its time', [at(90), at(-1)], 1],
])('an answer is valid %s', (_what, list, minutes) => expect(untilNext(list, now)).toBe(minutes * minute))
