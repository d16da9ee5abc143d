import { expect, test } from 'vitest'
import { clockIn, timeOfDay } from '#web/lib/format.ts'
import { isPast, momentOf, scheduledSentence, usualOn, whenOf } from './when.ts'

const berlin = 'Europe/Berlin'
const at = (when: Parameters<typeof momentOf>[0]) => momentOf(when, berlin)?.instant.toISOString()

test('day and time follow the author’s zone, not the computer’s', () => {
  expect(at({ day: '2027-01-05', time: '09:30' })).toBe('2027-01-05T08:30:00.000Z')
  expect(at({ day: '2027-07-05', time: '00:00' })).toBe('2027-07-04T22:00:00.000Z')
})

test('the author chooses when clocks skip or repeat a time', () => {
  for (const when of [
    { day: '2027-03-28', time: '02:30' },
    { day: '2027-10-31', time: '02:30' },
  ])
    expect(at(when)).toBeUndefined()
  expect(at({ day: '2027-03-28', time: '02:30', occurrence: 'later' })).toBe('2027-03-28T01:30:00.000Z')
  expect(at({ day: '2027-10-31', time: '02:30', occurrence: 'earlier' })).toBe('2027-10-31T00:30:00.000Z')
})

test('a time is past from the minute it names', () => {
  const when = { day: '2027-01-05', time: '09:00' }
  expect(isPast(when, berlin, new Date('2027-01-05T07:59:59Z'))).toBe(false)
  expect(isPast(when, berlin, new Date('2027-01-05T08:00:00Z'))).toBe(true)
})

test('a repeated time is past when the chosen one is, or both are', () => {
  const when = { day: '2027-10-31', time: '02:30' }
  const between = new Date('2027-10-31T01:00:00Z')
  expect(isPast(when, berlin, between)).toBe(false)
  expect(isPast({ ...when, occurrence: 'earlier' }, berlin, between)).toBe(true)
  expect(isPast({ ...when, occurrence: 'later' }, berlin, between)).toBe(false)
  expect(isPast(when, berlin, new Date('2027-10-31T01:30:00Z'))).toBe(true)
})

test('nothing is past before date and time are chosen', () => {
  expect(isPast({ day: undefined, time: '09:00' }, berlin, new Date())).toBe(false)
  expect(isPast({ day: '2027-01-05', time: '' }, berlin, new Date('2030-01-01'))).toBe(false)
})

test('a new plan starts tomorrow at the usual time, an existing one at its own', () => {
  const night = new Date('2027-01-31T23:30:00Z')
  expect(whenOf(null, '09:00', berlin, night)).toEqual({ day: '2027-02-02', time: '09:00' })
  expect(whenOf(null, '12:00', 'America/New_York', night)).toEqual({ day: '2027-02-01', time: '12:00' })
  expect(whenOf('2027-01-05T15:45:00Z', '09:00', berlin)).toEqual({ day: '2027-01-05', time: '16:45' })
  expect(whenOf('2027-01-05T15:45:00Z', '09:00', 'Asia/Kathmandu')).toEqual({ day: '2027-01-05', time: '21:30' })
  const repeated = { day: '2027-10-31', time: '02:30' }
  expect(whenOf('2027-10-31T00:30:00Z', '09:00', berlin)).toEqual({ ...repeated, occurrence: 'earlier' })
  expect(whenOf('2027-10-31T01:30:00Z', '09:00', berlin)).toEqual({ ...repeated, occurrence: 'later' })
})

test('a day starts at its usual time, and at the next full hour once that has passed', () => {
  const on = (day: string, now: string) => usualOn(day, '09:00', berlin, new Date(now))
  expect(on('2027-01-05', '2027-01-05T07:30:00Z')).toEqual({ day: '2027-01-05', time: '09:00' })
  expect(on('2027-01-05', '2027-01-05T08:00:00Z')).toEqual({ day: '2027-01-05', time: '10:00' })
  expect(on('2027-01-05', '2027-01-05T20:55:00Z')).toEqual({ day: '2027-01-05', time: '22:00' })
  expect(on('2027-01-05', '2027-01-05T22:10:00Z')).toEqual({ day: '2027-01-06', time: '00:00' })
})

test('the author reads the day and the time', () =>
  expect(scheduledSentence(new Date('2027-01-05T08:05:00Z'), clockIn(berlin))).toBe(
    `Your post has been scheduled for January 5th, 2027 at ${timeOfDay('09:05')}.`,
  ))
