import { screen, within } from '@testing-library/react'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { postingToken } from '#server/scheduling/posting-link.ts'
import { someContent, startTestApp, type TestApp } from '#server/testing.ts'
import { showApp } from '#web/testing.tsx'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.stop())

test('what a post leaves open is asked about before its text is offered on the posting page', async () => {
  const author = await app.signUp()
  const dueAt = new Date(Date.now() - 60_000)
  const value = 'It saved 40 hours, and [what else?].'
  const post = await app.hasPost(author, { ...someContent, value, scheduledFor: dueAt })
  const token = postingToken(app.deps.config, { postId: post.id, userId: author.id, dueAt })
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
