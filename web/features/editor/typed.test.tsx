import { act, renderHook, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { GenerateButton } from '#web/features/brief/generate-button.tsx'
import { render } from '#web/testing-render.tsx'
import { typingDelay, typingPace, useTyped } from './typed.ts'

let isStill = false
beforeEach(() => {
  vi.useFakeTimers()
  window.matchMedia = (media) => Object.assign(new EventTarget(), { media, matches: isStill }) as MediaQueryList
})
afterEach(() => {
  vi.useRealTimers()
  isStill = false
})
/** Advances in small steps, because each character renders before the next timer starts. */
function pass(ms: number) {
  for (let left = ms; left > 0; left -= 10) act(() => vi.advanceTimersByTime(Math.min(left, 10)))
}

const [least, most] = typingPace
const hook = 'We cancelled our Monday meeting.'

test('the hook begins after half a second and takes 20 to 70 ms a character', () => {
  expect([typingDelay, least, most]).toEqual([500, 20, 70])
  const { result } = renderHook(() => useTyped(hook, 'one', false))
  pass(499)
  expect(result.current.shown).toBe('')
  pass(1)
  expect(result.current.shown).toBe('W')
  pass(least - 1)
  expect(result.current.shown).toBe('W')
  pass(most - least + 1)
  expect(result.current.shown).toMatch(/^We/)
  pass(most * hook.length)
  expect(result.current).toMatchObject({ shown: hook, isTyping: false })
})

test('an emoji of several code points is typed as one', () => {
  const letters = ['A', ' ', '👩🏽‍🚀', '!']
  const { result } = renderHook(() => useTyped(letters.join(''), 'one', false))
  const seen = new Set<string>()
  for (let at = 0; at < 80; at++) {
    pass(10)
    seen.add(result.current.shown)
  }
  expect([...seen]).toEqual(['', ...letters.map((_, at) => letters.slice(0, at + 1).join(''))])
})

test('with reduced motion the hook is whole at once', () => {
  isStill = true
  expect(renderHook(() => useTyped(hook, 'one', false)).result.current.shown).toBe(hook)
})

test('the hook of an opened post is not typed out', () => {
  const { result } = renderHook(() => useTyped(hook, null, false))
  expect(result.current).toMatchObject({ shown: hook, isTyping: false })
})

test('a hook is typed out once: returning to it or changing it shows it whole', () => {
  const { result, rerender } = renderHook(({ text, subject }) => useTyped(text, subject, false), {
    initialProps: { text: hook, subject: 'one' },
  })
  pass(5_000)
  rerender({ text: 'Another post.', subject: 'two' })
  expect(result.current.shown).toBe('')
  act(() => result.current.finish())
  expect(result.current.shown).toBe('Another post.')
  rerender({ text: 'A changed hook.', subject: 'one' })
  expect(result.current.shown).toBe('A changed hook.')
})

test('while the hook still arrives, the animation waits and continues', () => {
  const { result, rerender } = renderHook(({ text, isGrowing }) => useTyped(text, 'one', isGrowing), {
    initialProps: { text: 'We', isGrowing: true },
  })
  pass(1_000)
  expect(result.current).toMatchObject({ shown: 'We', isTyping: true })
  rerender({ text: hook, isGrowing: false })
  pass(5_000)
  expect(result.current).toMatchObject({ shown: hook, isTyping: false })
})

test('while generating, the emoji on the button changes every 400 ms among five', () => {
  render(<GenerateButton category="Hot takes" isGenerating isBusy />)
  const button = screen.getByRole<HTMLButtonElement>('button', { name: 'Crafting your Hot takes post...' })
  expect(button.disabled).toBe(true)
  const emoji = () => button.querySelector('[aria-hidden]')?.textContent
  const seen = [emoji()]
  for (let turn = 0; turn < 5; turn++) {
    pass(399)
    expect(emoji()).toBe(seen.at(-1))
    pass(1)
    seen.push(emoji())
  }
  expect(new Set(seen.slice(0, 5)).size).toBe(5)
  expect(seen[5]).toBe(seen[0])
})
