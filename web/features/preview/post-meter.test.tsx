import { act, cleanup, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { render } from '#web/testing-render.tsx'
import { PostMeter } from './post-meter.tsx'

/** Gives jsdom a layout: lines of 40 characters, 20 pixels high. */
function layOut() {
  const heightOf = (text: string) =>
    text.split('\n').reduce((lines, line) => lines + Math.max(1, Math.ceil(line.length / 40)), 0) * 20
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (this: Element) {
    return { ...new DOMRect(), height: heightOf(this.textContent ?? '') } as DOMRect
  })
}

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
  vi.useRealTimers()
})

const meter = (text: string, hasMedia = false) => (
  <PostMeter text={text} comment={0} hasMedia={hasMedia} onType={() => {}} />
)
const said = () => document.querySelector('[aria-live=polite]')?.textContent

test('the meter cuts a short post of several paragraphs, and a shorter one with a document, like the feed view', () => {
  layOut()
  const { rerender } = render(meter('One.\n\nTwo.'))
  expect(said()).toBe('Readers see all of it, on a phone and on desktop.')
  const next = (text: string, hasMedia = false) => {
    rerender(meter(text, hasMedia))
    act(() => vi.advanceTimersByTime(250))
  }
  next('One.\n\nTwo.\n\nThree.')
  expect(said()).toBe('On a phone, readers see about the first 10 characters before “…more”; on desktop, all of it.')
  next('One.\n\nTwo.\n\nThree.', true)
  expect(said()).toBe('Readers see about the first 10 characters before “…more”.')
})

test('without a layout the meter does not mention the cut', () => {
  render(meter('One.\n\nTwo.\n\nThree.'))
  screen.getByText('18 of 3,000 characters')
  expect(said()).toBe('')
})
