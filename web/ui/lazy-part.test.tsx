import { cleanup, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { Suspense } from 'react'
import { afterEach, expect, test } from 'vitest'
import { getToasts } from '#web/lib/toast.ts'
import { render } from '#web/testing-render.tsx'
import { LazyMenu } from './lazy-menu.tsx'
import { lazyPart, MissingPart } from './lazy-part.tsx'

afterEach(cleanup)

/** A file that cannot load until the network returns. */
function fileAway() {
  const network = { isAway: true }
  const load = async () => {
    if (network.isAway) throw new TypeError('Failed to fetch dynamically imported module')
    return {
      default: ({ name = 'the part' }: { name?: string; onClose?: () => void; trigger?: never }) => <p>{name}</p>,
    }
  }
  const comeBack = () => {
    network.isAway = false
  }
  return { load, comeBack }
}

test('a part that cannot load leaves the page as it is, and appears when the network is back', async () => {
  const { load, comeBack } = fileAway()
  const Meter = lazyPart(load)
  render(
    <>
      <Suspense fallback="Loading">
        <Meter name="142 of 210" />
      </Suspense>
      <textarea defaultValue="My words" />
    </>,
  )
  await expect.poll(() => screen.queryByText('Loading')).toBeNull()
  screen.getByDisplayValue('My words')
  comeBack()
  window.dispatchEvent(new Event('online'))
  await screen.findByText('142 of 210')
})

test('a part that still cannot load when the network is back is reported as missing', async () => {
  const Meter = lazyPart(fileAway().load)
  render(
    <Suspense fallback="Loading">
      <Meter />
    </Suspense>,
  )
  await expect.poll(() => screen.queryByText('Loading')).toBeNull()
  expect(getToasts().filter(({ open }) => open)).toEqual([])
  window.dispatchEvent(new Event('online'))
  await expect.poll(() => getToasts()[0]?.title).toBe('Part of this page is missing')
  expect(getToasts()[0]?.action?.label).toBe('Reload')
})

test('a part that cannot be left out says that it is missing, and a press retries it', async () => {
  const { load, comeBack } = fileAway()
  const Board = lazyPart(load, MissingPart)
  render(
    <Suspense>
      <Board />
    </Suspense>,
  )
  await screen.findByText('This part couldn’t be loaded. What you wrote is safe.')
  comeBack()
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
  await screen.findByText('the part')
})

test('a dialog that cannot load closes and says so', async () => {
  let closed = 0
  const Dialog = lazyPart(fileAway().load)
  render(
    <Suspense>
      <Dialog onClose={() => closed++} />
    </Suspense>,
  )
  await expect.poll(() => closed).toBe(1)
  expect(getToasts()).toMatchObject([{ title: 'Couldn’t be opened' }])
})

test('a menu that cannot load leaves the focus on its button, and opens at a later press', async () => {
  const { load, comeBack } = fileAway()
  const Menu = lazyPart(load)
  render(
    <LazyMenu trigger={<button type="button">Actions</button>}>{() => <Menu trigger={button as never} />}</LazyMenu>,
  )
  await userEvent.click(screen.getByRole('button'))
  await expect.poll(() => document.activeElement?.textContent).toBe('Actions')
  comeBack()
  await userEvent.click(screen.getByRole('button'))
  await screen.findByText('the part')
})

const button = <button type="button">Actions</button>
