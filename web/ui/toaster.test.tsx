import { act, cleanup, fireEvent, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { dismissToast, failureToast, getToasts, toast } from '#web/lib/toast.ts'
import { render } from '#web/testing-render.tsx'
import { Toaster } from './toaster.tsx'

afterEach(() => {
  cleanup()
  for (const { id } of getToasts()) dismissToast(id)
})

const shown = (title: string) => {
  render(<Toaster hasFocus={false} />)
  act(() => {
    toast({ title })
  })
  return screen.getByText(title, { selector: 'li *' }).closest('li')!
}
const isOpen = () => getToasts()[0]?.open

test.each([
  ['down', { clientX: 100, clientY: 160 }],
  ['to the left', { clientX: 20, clientY: 100 }],
])('dragging a toast %s dismisses it', (_, end) => {
  const pressed = shown('Post saved')
  fireEvent.pointerDown(pressed, { clientX: 100, clientY: 100 })
  expect(isOpen()).toBe(true)
  act(() => {
    window.dispatchEvent(new MouseEvent('pointerup', end))
  })
  expect(isOpen()).toBe(false)
})

test('a toast that was only pressed does not keep the focus, which would keep it open', () => {
  const pressed = shown('Post saved')
  pressed.focus()
  fireEvent.pointerDown(pressed, { clientX: 100, clientY: 100 })
  act(() => {
    window.dispatchEvent(new MouseEvent('pointerup', { clientX: 101, clientY: 100 }))
  })
  expect(isOpen()).toBe(true)
  expect(document.activeElement).toBe(document.body)
})

test('an error closes as soon as its form changes', () => {
  render(
    <form>
      <input aria-label="Date" />
    </form>,
  )
  const field = screen.getByRole('textbox', { name: 'Date' })
  field.focus()
  failureToast('Schedule failed', 'Choose a date.')
  expect(isOpen()).toBe(true)
  fireEvent.input(field, { target: { value: 'tomorrow' } })
  expect(isOpen()).toBe(false)
})

test('an error without a form stays for its time', () => {
  render(<input aria-label="Search" />)
  failureToast('Failed to save')
  fireEvent.input(screen.getByRole('textbox', { name: 'Search' }), { target: { value: 'x' } })
  expect(isOpen()).toBe(true)
})
