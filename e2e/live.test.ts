import { expect, test } from 'vitest'
import { appForJourneys, expectAccessible, expectNoComplaints, openTab } from './support.ts'

const { openSignedIn } = appForJourneys()

test('a tab shows what another one did, and says at the time of a post that it is time', async () => {
  const page = await openSignedIn()
  const listening = page.waitForResponse((response) => response.url().endsWith('/api/notifications/stream'))
  await page.goto('/posts')
  await listening
  const scheduledFor = new Date(Date.now() + 6_000).toISOString()
  const data = { title: 'The Monday meeting', category: 'hot-takes', scheduledFor, timeZone: 'UTC' }
  const made = await (await openTab(page)).request.post('/api/posts', { data })
  expect(made.status()).toBe(201)
  const { id } = (await made.json()) as { id: string }
  await page.bringToFront()
  await page.getByRole('heading', { name: 'The Monday meeting' }).waitFor()
  const toast = page.getByRole('listitem').filter({ hasText: 'Time to post: The Monday meeting' })
  await toast.waitFor({ timeout: 20_000 })
  await expectAccessible(page)
  await toast.getByRole('button', { name: 'Open' }).click()
  await page.waitForURL(`**/?id=${id}`)
  await expectNoComplaints(page)
})

test('the worker that shows reminders is installed', async () => {
  const page = await openSignedIn()
  await page.goto('/settings?section=notifications')
  await page.getByRole('heading', { name: 'Reminders in the browser' }).waitFor()
  const state = await page.evaluate(async () => {
    await navigator.serviceWorker.register('/push-worker.js')
    return (await navigator.serviceWorker.ready).active?.scriptURL
  })
  expect(new URL(state ?? '').pathname).toBe('/push-worker.js')
  await expectNoComplaints(page)
})
