import { screen, within } from '@testing-library/react'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestApp, type TestApp } from '#server/testing.ts'
import { timeOfDay } from '#web/lib/format.ts'
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
  alert.getByText('Your posts couldn’t be searched. Try again.')
  screen.getByRole('option', { name: /^Lead magnet/ })
  failing.clear()
  await user.click(alert.getByRole('button', { name: 'Try Again' }))
  await screen.findByRole('option', { name: /Leading pelicans/ })
  expect(screen.queryByRole('alert')).toBeNull()
  expect(document.activeElement).toBe(field)
})

test('a page is found by its name and by the other words for it', async () => {
  const { user } = showApp('/analytics', { app, as: await app.signUp() })
  await screen.findByRole('heading', { level: 1, name: /Analytics/ })
  await user.keyboard('{Control>}k{/Control}')
  await user.type(await screen.findByRole('combobox'), 'schedu')
  await screen.findByRole('option', { name: /^Calendar/ })
})

test('nothing is called not found while the posts could not be searched', async () => {
  const { user, failing } = showApp('/analytics', { app, as: await app.signUp() })
  await screen.findByRole('heading', { level: 1, name: /Analytics/ })
  failing.add('/api/posts')
  await user.keyboard('{Control>}k{/Control}')
  await user.type(await screen.findByRole('combobox'), 'pelican')
  await screen.findByText('Your posts couldn’t be searched. Try again.')
  expect(screen.queryByText(/^Nothing found/)).toBeNull()
  failing.clear()
  await user.click(screen.getByRole('button', { name: 'Try Again' }))
  await screen.findByText('Nothing found for “pelican”.')
})

test('posts of one title are told apart by their first words and the time they were changed', async () => {
  const author = await app.signUp('Nora Field', 'UTC')
  const updatedAt = new Date('2026-03-05T12:30:00Z')
  await app.hasPost(author, { title: 'Pelicans', hook: 'We counted them twice.', updatedAt })
  await app.hasPost(author, { title: 'Pelicans', hook: 'Nobody counts\nthem any more.', updatedAt })
  const { user } = showApp('/analytics', { app, as: author })
  await screen.findByRole('heading', { level: 1, name: /Analytics/ })
  await user.keyboard('{Control>}k{/Control}')
  await user.type(await screen.findByRole('combobox'), 'pelicans')
  const changed = `Mar 5, 2026 at ${timeOfDay('12:30')}`
  await screen.findByText(`${changed} · We counted them twice.`)
  screen.getByText(`${changed} · Nobody counts them any more.`)
})
