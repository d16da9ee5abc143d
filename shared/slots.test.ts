import fc from 'fast-check'
import { expect, test } from 'vitest'
import { nextFreeSlot, type PostingSlot, slotTimes } from './slots.ts'
import { momentAt } from './wall-time.ts'

const at = (text: string) => new Date(text)
const iso = (date: Date | null) => date?.toISOString()
const daily = (time: string): PostingSlot[] => [1, 2, 3, 4, 5, 6, 7].map((weekday) => ({ weekday, time }))

test('the next free slot is the first future one without a post', () => {
  const slots = [
    { weekday: 2, time: '09:00' },
    { weekday: 4, time: '17:30' },
  ]
  const saturday = at('2026-11-21T10:00:00Z')
  const tuesday = at('2026-11-24T08:00:00Z')
  const thursday = at('2026-11-26T16:30:00Z')
  expect(nextFreeSlot(slots, 'Europe/Berlin', saturday, [])).toEqual(tuesday)
  expect(nextFreeSlot(slots, 'Europe/Berlin', saturday, [tuesday])).toEqual(thursday)
  expect(nextFreeSlot(slots, 'Europe/Berlin', saturday, [tuesday, at('2026-11-26T16:30:40Z')])).toEqual(
    at('2026-12-01T08:00:00Z'),
  )
  expect(nextFreeSlot(slots, 'Europe/Berlin', tuesday, [])).toEqual(thursday)
  expect(nextFreeSlot([], 'Europe/Berlin', saturday, [])).toBeNull()
})

test.each([
  ['a slot that the clocks skip is the first time after the gap', 'America/New_York', '2026-03-08', '02:30', '07:00'],
  ['a slot that occurs twice is taken once, the first time', 'America/New_York', '2026-11-01', '01:30', '05:30'],
  ['half an hour is skipped, too', 'Australia/Lord_Howe', '2026-10-04', '02:10', '15:30'],
])('%s', (_, zone, day, time, utc) => {
  const times = slotTimes([...daily(time), ...daily(time)], day, zone)
  expect(times.map((date) => date.toISOString().slice(11, 16))).toEqual([utc])
})

test('a slot that a gap moves over midnight is still found', () => {
  // On this day the clocks of Cairo go from 00:00 to 01:00.
  const times = slotTimes(daily('00:15'), '2027-04-30', 'Africa/Cairo')
  expect(times.map(iso)).toEqual(['2027-04-29T22:00:00.000Z'])
  expect(nextFreeSlot(daily('00:15'), 'Africa/Cairo', at('2027-04-29T21:30:00Z'), [])).toEqual(times[0])
})

const zones = ['UTC', 'America/New_York', 'Europe/Berlin', 'Australia/Lord_Howe', 'Asia/Kathmandu', 'Africa/Cairo']
const someSlot = fc.record({
  weekday: fc.integer({ min: 1, max: 7 }),
  time: fc
    .tuple(fc.integer({ min: 0, max: 23 }), fc.integer({ min: 0, max: 59 }))
    .map((parts) => parts.map((part) => String(part).padStart(2, '0')).join(':')),
})

test('free slots come in order and on the clock, for any slots, zone and plans', () => {
  fc.assert(
    fc.property(
      fc.array(someSlot, { minLength: 1, maxLength: 8 }),
      fc.constantFrom(...zones),
      fc.date({ min: at('2026-01-01T00:00:00Z'), max: at('2036-01-01T00:00:00Z'), noInvalidDate: true }),
      (slots, zone, start) => {
        const taken: Date[] = []
        for (let count = 0; count < 6; count += 1) {
          const next = nextFreeSlot(slots, zone, start, taken)!
          const previous = taken.at(-1) ?? start
          expect(next.getTime()).toBeGreaterThan(previous.getTime())
          expect(next.getTime() - previous.getTime()).toBeLessThanOrEqual(7 * 86_400_000 + 3_600_000)
          // Each is a slot of its day, or of the day before if a gap moved it.
          const day = momentAt(next, zone).wallTime.slice(0, 10)
          const before = new Date(Date.parse(day) - 86_400_000).toISOString().slice(0, 10)
          const times = [before, day].flatMap((one) => slotTimes(slots, one, zone)).map(iso)
          expect(times).toContain(iso(next))
          taken.push(next)
        }
      },
    ),
    { numRuns: 60 },
  )
})
