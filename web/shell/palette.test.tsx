import { screen, within } from '@testing-library/react'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestApp, type TestApp } from '#server/testing.ts'
import { showApp } from '#web/testing.tsx'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.stop())

test('a search of the posts that failed says so, still finds pages, and can be tried again', async () => {
  const author = await app.signUp()
  await app.hasPost(author, { title: 'Leading pelicans' })
  const { user, failing } = showApp('/analytics', { app, as: author })
  await screen.findByRole('heading', { level: 1, name: /Analytics/ })
  failing.add('/api/posts')
  await user.keyboard('{Control>}k{/Control}')
  const field = await screen.findByRole('combobox')
  await user.type(field, 'lead')
  const alert = within(await screen.findByRole('alert'))
  alert.getByText('Your posts could not be searched just now.')
  screen.getByRole('option', { name: /^Lead magnet/ })
  failing.clear()
  await user.click(alert.getByRole('button', { name: 'Try Again' }))
  await screen.findByRole('option', { name: /Leading pelicans/ })
  expect(screen.queryByRole('alert')).toBeNull()
  expect(document.activeElement).toBe(field)
})

test('nothing is called not found while the posts could not be searched', async () => {
  const { user, failing } = showApp('/analytics', { app, as: await app.signUp() })
  await screen.findByRole('heading', { level: 1, name: /Analytics/ })
  failing.add('/api/posts')
  await user.keyboard('{Control>}k{/Control}')
  await user.type(await screen.findByRole('combobox'), 'pelican')
  await screen.findByText('Your posts could not be searched just now.')
  expect(screen.queryByText(/^Nothing found/)).toBeNull()
  failing.clear()
  await user.click(screen.getByRole('button', { name: 'Try Again' }))
  await screen.findByText('Nothing found for “pelican”.')
})
