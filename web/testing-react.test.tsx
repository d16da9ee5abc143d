import { act, screen } from '@testing-library/react'
import { startTransition, useEffect, useState } from 'react'
import { expect, test } from 'vitest'
import { render } from './testing-render.tsx'

let announce: (news: string) => void

function News() {
  const [news, setNews] = useState('No news')
  announce = (text) => startTransition(() => setNews(text))
  return <p>{news}</p>
}

/** What it does would let waiting work happen, as does a blur in an effect: user-event then tells of a change. */
function Effect() {
  useEffect(() => act(() => {}), [])
  return <p>Drawn</p>
}

test('waiting work waits on while React is at work', async () => {
  render(<News />)
  announce('News')
  // React schedules the work in a microtask.
  await Promise.resolve()
  render(<Effect />)
  await screen.findByText('Drawn')
  expect(await screen.findByText('News')).toBeTruthy()
})
