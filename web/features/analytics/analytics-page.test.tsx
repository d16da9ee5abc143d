import { screen, within } from '@testing-library/react'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startStripeStub } from '#server/stubs/stripe.ts'
import { startTestApp, type TestApp, withTestApp } from '#server/testing/app.ts'
import { showApp } from '#web/testing.tsx'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.stop())

test('the page counts the author’s posts by week, status, category and tone', async () => {
  const author = await app.signUp()
  await app.hasPost(author, { category: 'hot-takes', tone: 'casual' })
  await app.hasPost(author, { category: 'hot-takes', savedToLibrary: true })
  await app.hasPost(author, { category: 'predictions', scheduledFor: new Date(Date.now() + 86_400_000) })
  showApp('/analytics', { app, as: author })
  const rows = async (title: string) =>
    within(await screen.findByRole('region', { name: title }))
      .getAllByRole('row')
      .slice(1)
      .map((row) => row.textContent)
  expect(await rows('By status')).toEqual(['Drafts1', 'Scheduled1', 'Published1'])
  expect(await rows('By category')).toEqual(['Hot takes2', 'Predictions1'])
  expect(await rows('By tone')).toEqual(['Standard2', 'Casual1'])
  const weeks = within(screen.getByRole('region', { name: 'Created by week' })).getAllByRole('listitem')
  expect(weeks).toHaveLength(12)
  expect(weeks.at(-1)?.textContent).toMatch(/^Week of .*: 3 posts/)
})

test('without posts the page counts nothing and leads to the first post', async () => {
  showApp('/analytics', { app, as: await app.signUp() })
  await screen.findByRole('heading', { name: 'Nothing to count yet' })
  expect(screen.getByRole('link', { name: 'Create New Post' }).getAttribute('href')).toBe('/create')
})

test('where plans are sold, plans without analytics lead to the pricing', async () => {
  const stripe = await startStripeStub()
  const selling = await withTestApp({ env: stripe.env })
  showApp('/analytics', { app: selling, as: await selling.signUp() })
  await screen.findByRole('heading', { name: 'Analytics comes with Pro' })
  within(screen.getByRole('heading', { level: 1, name: /Analytics/ })).getByText('Pro')
  const panel = screen.getByText(/The Basic plan does not include content analytics/).parentElement!
  expect(within(panel).getByRole('link', { name: 'Upgrade' }).getAttribute('href')).toBe('/pricing')
  await stripe.stop()
})
