import { screen, within } from '@testing-library/react'
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import { someContent, startTestApp, type TestApp } from '#server/testing/app.ts'
import { showApp } from '#web/testing.tsx'

let app: TestApp
/** Milliseconds that the server's clock is ahead. */
let ahead = 0
beforeAll(async () => {
  app = await startTestApp({ now: () => new Date(Date.now() + ahead) })
})
afterAll(() => app.stop())

const minute = 60_000

test('a post becomes due while it is open, and the editor leads to the steps of posting it', async () => {
  const author = await app.signUp()
  const subject = Object.values(someContent).join(' ')
  const post = await app.hasPost(author, { subject, scheduledFor: new Date(Date.now() + 5_000) })
  const { user } = showApp(`/?id=${post.id}`, { app, as: author })
  await screen.findByRole('textbox', { name: 'Hook' })
  expect(screen.queryByText('It’s time to post this.')).toBeNull()
  ahead = 10 * minute
  onTestFinished(() => {
    ahead = 0
  })
  await screen.findByText('It’s time to post this.')
  await screen.findByText(/^Due now: /)
  await user.click(screen.getByRole('button', { name: 'Post it' }))
  const steps = within(await screen.findByRole('dialog', { name: 'Post on LinkedIn by hand' }))
  await steps.findByRole('heading', { name: 'Copy the text' })
})

test("the editor says that LinkedIn keeps a live post's text, and offers to copy and to open the post there", async () => {
  const author = await app.signUp()
  const url = 'https://www.linkedin.com/feed/update/urn:li:share:1/'
  const subject = Object.values(someContent).join(' ')
  const post = await app.hasPost(author, { subject, publication: { publishedAt: new Date('2026-11-20T10:00Z'), url } })
  showApp(`/?id=${post.id}`, { app, as: author })
  await screen.findByText(/^This post has been live on LinkedIn since Nov 20.*LinkedIn keeps the text it has/)
  expect(screen.getByRole('link', { name: 'View on LinkedIn' }).getAttribute('href')).toBe(url)
  screen.getByRole('button', { name: 'Copy this text' })
})
