import { screen, within } from '@testing-library/react'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type LinkedInStub, startLinkedInStub } from '#server/stubs/linkedin.ts'
import { someContent, startTestApp, type TestApp } from '#server/testing/app.ts'
import { connectsNetwork } from '#server/testing/networks.ts'
import { showApp } from '#web/testing.tsx'

let stub: LinkedInStub
let app: TestApp
beforeAll(async () => {
  window.matchMedia = (media) => Object.assign(new EventTarget(), { media, matches: true }) as MediaQueryList
  stub = await startLinkedInStub()
  app = await startTestApp({ env: stub.env })
})
afterAll(async () => {
  await app.stop()
  await stub.stop()
})

async function openPost(isConnected: boolean) {
  const author = await app.signUp()
  if (isConnected) await connectsNetwork(app, author)
  const post = await app.hasPost(author, { title: 'Meetings', subject: Object.values(someContent).join(' ') })
  const shown = showApp(`/?id=${post.id}`, { app, as: author })
  await screen.findByRole('textbox', { name: 'Hook' })
  return shown
}

test('a connected author publishes with one press, and reads before scheduling that Hookline posts for them', async () => {
  const { user } = await openPost(true)
  await user.click(await screen.findByRole('button', { name: 'Publish Now' }))
  const publishing = within(await screen.findByRole('dialog', { name: 'Publish on LinkedIn' }))
  await publishing.findByText(/It will be published right away as/)
  await user.keyboard('{Escape}')
  await user.click(screen.getByRole('button', { name: 'Schedule' }))
  const schedule = within(await screen.findByRole('dialog', { name: 'Schedule Your Post' }))
  await schedule.findByText('We post it for you at that time.')
  await user.keyboard('{Escape}')
  await user.click(screen.getByRole('button', { name: 'Network preview' }))
  const preview = within(await screen.findByRole('dialog', { name: 'Network Preview' }))
  await user.click(preview.getByRole('button', { name: 'Schedule' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Network Integration' }))
  expect((await dialog.findByRole('tab', { name: 'Schedule' })).getAttribute('aria-selected')).toBe('true')
  dialog.getByText(/^Connected as /)
})

test('an author who has not connected posts by hand, and the network dialog offers to connect first', async () => {
  const { user } = await openPost(false)
  await screen.findByRole('button', { name: 'Post by hand…' })
  await user.click(screen.getByRole('button', { name: 'Schedule' }))
  await screen.findByText('We remind you at that time, and you post it.')
  await user.click(await screen.findByRole('button', { name: 'Connect LinkedIn' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Network Integration' }))
  expect((await dialog.findByRole<HTMLButtonElement>('tab', { name: 'Schedule' })).disabled).toBe(true)
  const link = await dialog.findByRole('link', { name: 'Connect LinkedIn' })
  expect(link.getAttribute('href')).toMatch(/^\/api\/network\/connect\?/)
  expect(dialog.queryByText(/^Connected/)).toBeNull()
})
