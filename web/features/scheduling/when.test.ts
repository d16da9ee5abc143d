import { expect, test } from 'vitest'
import { instantOf, isPast, scheduledSentence, whenOf } from './when.ts'

const day = new Date(2027, 0, 5)

test('the time of day is combined with the date', () => {
  expect(instantOf(day, '09:30')).toEqual(new Date(2027, 0, 5, 9, 30))
  expect(instantOf(day, '00:00')).toEqual(day)
})

test('a time is past up to the very minute it names', () => {
  const when = { day, time: '09:00' }
  expect(isPast(when, new Date(2027, 0, 5, 8, 59, 59))).toBe(false)
  expect(isPast(when, new Date(2027, 0, 5, 9, 0))).toBe(true)
})

test('nothing is past before both date and time are picked', () => {
  expect(isPast({ day: undefined, time: '09:00' }, new Date())).toBe(false)
  expect(isPast({ day, time: '' }, new Date(2030, 0, 1))).toBe(false)
})

test('a new plan starts at the usual time, an existing one where it stands', () => {
  expect(whenOf(null, '09:00')).toEqual({ day: undefined, time: '09:00' })
  const at = new Date(2027, 0, 5, 16, 45)
  expect(whenOf(at.toISOString(), '09:00')).toEqual({ day: at, time: '16:45' })
})

test('the author is told the day and the time', () =>
  expect(scheduledSentence(new Date(2027, 0, 5, 9, 5))).toBe(
    'Your post has been scheduled for January 5th, 2027 at 09:05.',
  ))
