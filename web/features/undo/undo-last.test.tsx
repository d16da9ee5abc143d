import { screen, within } from '@testing-library/react'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestApp, type TestApp } from '#server/testing/app.ts'
import { showApp } from '#web/testing.tsx'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.stop())

test("Undo names its action, and appears only on that action's page", async () => {
  const author = await app.signUp()
  const body = { themes: ['Pricing'], categories: ['tip'] }
  await app.call('POST', '/api/generate-ideas', { as: author, body })
  const { user } = showApp('/ideas', { app, as: author })
  const [remove] = await screen.findAllByRole('button', { name: /^Delete/ })
  await user.click(remove!)
  const undo = await screen.findByRole('button', { name: 'Undo: Idea deleted' })
  expect(undo.title).toBe('Idea deleted: undo (Ctrl+Z)')
  const nav = within(screen.getByRole('navigation', { name: 'Main' }))
  await user.click(nav.getByRole('link', { name: 'My Posts' }))
  await screen.findByRole('heading', { level: 1, name: 'My Posts' })
  expect(screen.queryByRole('button', { name: /^Undo:/ })).toBeNull()
  await user.click(nav.getByRole('link', { name: /^Content Ideas/ }))
  await screen.findByRole('button', { name: 'Undo: Idea deleted' })
})
