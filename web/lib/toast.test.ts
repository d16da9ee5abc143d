import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { dismissToast, getToasts, subscribeToToasts, toast, toastDuration, toastRemoveDelay } from './toast.ts'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.runAllTimers()
  for (const { id } of getToasts()) dismissToast(id)
  vi.runAllTimers()
  vi.useRealTimers()
})

test('one toast shows at a time: a new one replaces the last', () => {
  toast({ title: 'Post generated!' })
  toast({ title: 'Post deleted', description: 'It is gone.' })
  expect(getToasts()).toMatchObject([{ title: 'Post deleted', description: 'It is gone.', open: true }])
})

test('a dismissed toast closes at once and is removed after 1,000,000 ms', () => {
  const shown = toast({ title: 'Logged out' })
  shown.dismiss()
  expect(getToasts()).toMatchObject([{ title: 'Logged out', open: false }])
  vi.advanceTimersByTime(999_999)
  expect(getToasts()).toHaveLength(1)
  vi.advanceTimersByTime(1)
  expect(getToasts()).toEqual([])
})

test('a toast lasts 5000 ms unless it says otherwise', () => {
  expect(toastDuration).toBe(5000)
  expect(toastRemoveDelay).toBe(1_000_000)
})

test('removing an old toast keeps its replacement', () => {
  const old = toast({ title: 'Old' })
  old.dismiss()
  toast({ title: 'New' })
  vi.advanceTimersByTime(toastRemoveDelay)
  expect(getToasts()).toMatchObject([{ title: 'New', open: true }])
})

test('listeners hear every change until they stop', () => {
  let changes = 0
  const stop = subscribeToToasts(() => {
    changes += 1
  })
  const shown = toast({ title: 'One' })
  shown.dismiss()
  expect(changes).toBe(2)
  stop()
  toast({ title: 'Two' })
  expect(changes).toBe(2)
})
