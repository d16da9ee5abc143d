import { screen, within } from '@testing-library/react'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { postingToken } from '#server/scheduling/posting-link.ts'
import { someContent, startTestApp, type TestApp } from '#server/testing/app.ts'
import { showApp } from '#web/testing.tsx'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.stop())

test('the posting page asks about open points before it offers the text', async () => {
  const author = await app.signUp()
  const dueAt = new Date(Date.now() - 60_000)
  const value = 'It saved 40 hours, and [what else?].'
  const post = await app.hasPost(author, { ...someContent, value, scheduledFor: dueAt })
  const token = postingToken(app.deps.config, { postId: post.id, userId: author.id, dueAt, epoch: 0 })
  const { user } = showApp(`/p/${token}`, { app })
  await screen.findByRole('heading', { name: 'Before you post it' })
  within(screen.getByRole('list', { name: 'Open blanks' })).getByText('what else?')
  within(screen.getByRole('list', { name: 'Open claims' })).getByText('40 hours')
  const editor = screen.getByRole('link', { name: 'Open in the editor' })
  expect(editor.getAttribute('href')).toBe(`/?id=${post.id}#blanks`)
  screen.getByRole('button', { name: 'In an hour' })
  for (const name of ['Copy text', 'I posted it']) expect(screen.queryByRole('button', { name })).toBeNull()
  await user.click(screen.getByRole('button', { name: 'Post it anyway' }))
  screen.getByRole('button', { name: 'Copy text' })
  screen.getByRole('button', { name: 'I posted it' })
})

test('a post postponed on the posting page can still be marked as posted there', async () => {
  const author = await app.signUp()
  const dueAt = new Date(Date.now() - 60_000)
  // Backs every claim of the content.
  const subject = Object.values(someContent).join(' ')
  const post = await app.hasPost(author, { title: 'We lost a client.', scheduledFor: dueAt, subject })
  const token = postingToken(app.deps.config, { postId: post.id, userId: author.id, dueAt, epoch: 0 })
  const { user } = showApp(`/p/${token}`, { app })
  await user.click(await screen.findByRole('button', { name: 'In an hour' }))
  await screen.findByText(/^This post is now planned for/)
  await user.click(screen.getByRole('button', { name: 'I posted it' }))
  await screen.findByRole('button', { name: 'Undo: I did not post it' })
  expect(screen.getByRole('main').textContent).toContain('“We lost a client.” is marked as live on LinkedIn.')
})
