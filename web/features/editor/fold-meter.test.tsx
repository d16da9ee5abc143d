import { act, cleanup, screen } from '@testing-library/react'
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { render } from '#web/testing-render.tsx'
import { SectionField } from './section-field.tsx'

// The meter's file loads with the first text.
beforeAll(() => import('#web/features/preview/fold-meter.tsx'))
beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

const field = (text: string) => (
  <SectionField section="hook" text={text} isWriting={false} onType={() => {}} onBlur={() => {}} />
)
const shown = (text: string) => act(async () => render(field(text)))
const hook = () => screen.getByRole('textbox', { name: 'Hook' })
const description = () =>
  hook()
    .getAttribute('aria-describedby')
    ?.split(' ')
    .map((id) => document.getElementById(id)?.textContent)
    .join(' ')
const said = () => [...document.querySelectorAll('[aria-live=polite]')].map((one) => one.textContent).join('')
const pause = () => act(() => vi.advanceTimersByTime(250))

test("the meter counts a hook's characters at every key, and announces their meaning once typing pauses", async () => {
  const { rerender } = await shown('Short.')
  expect(description()).toContain('6 of 140 characters')
  expect(said()).toBe('The whole hook shows before “…more”.')

  rerender(field('a'.repeat(141)))
  screen.getByText('141 / 140')
  expect(description()).toContain('141 of 140 characters')
  expect(said()).toBe('The whole hook shows before “…more”.')
  pause()
  expect(said()).toBe('The hook is longer than 140 characters.')

  rerender(field('a'.repeat(211)))
  pause()
  expect(said()).toBe('The hook is longer than a phone shows: 3 lines, or 210 characters.')
})

test('a link in a section raises the advice to use the first comment', async () => {
  const { rerender } = await shown('Read it.')
  const advice = 'Consider putting the link in the first comment.'
  expect(screen.queryByText(advice)).toBeNull()
  rerender(field('Read it: https://example.com/page'))
  screen.getByText(advice)
  expect(description()).toContain(advice)
})

test('a new text counts no lines', async () => {
  const box = { ...document.body.getBoundingClientRect(), height: 20 }
  const measured = vi.spyOn(Element.prototype, 'getBoundingClientRect').mockReturnValue(box as DOMRect)
  const { rerender } = await shown('')
  rerender(field('A hook that was just written.'))
  expect(screen.queryByText(/0 \/ 3 lines/)).toBeNull()
  pause()
  screen.getByText('29 / 140 · 1 / 3 lines')
  measured.mockRestore()
})
