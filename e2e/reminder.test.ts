import type { Page } from 'playwright-core'
import { afterAll, expect, test } from 'vitest'
import { startMailServer } from '../server/testing/smtp.ts'
import {
  appForJourneys,
  expectAccessible,
  expectNoComplaints,
  expectNoSidewaysScroll,
  expectToast,
  pickNextMonth,
} from './support.ts'

let mail: Awaited<ReturnType<typeof startMailServer>>
const { open, openSignedIn, timeComes } = appForJourneys(async () => {
  mail = await startMailServer({}, () => {})
  return mail.env
})
afterAll(() => mail?.stop())

const hook = 'We deleted half of our dashboards, and nobody minded.'

async function planPost(page: Page): Promise<void> {
  const content = { hook, insight: 'An insight.', value: 'A value.', cta: 'And you?' }
  const data = { title: 'Dashboards', category: 'hot-takes', content, firstComment: 'The list: example.com' }
  const answer = await page.request.post('/api/posts', { data })
  await page.goto(`/create?id=${((await answer.json()) as { id: string }).id}`)
  await page.getByRole('button', { name: 'Schedule', exact: true }).click()
  const dialog = page.getByRole('dialog', { name: 'Schedule Your Post' })
  await pickNextMonth(dialog)
  await dialog.getByRole('button', { name: 'Schedule', exact: true }).click()
  await expectToast(page, 'Post scheduled')
}

test('a post comes due, its reminder arrives, and the link leads through copying to Published', async () => {
  const page = await openSignedIn()
  await planPost(page)
  await timeComes()
  await expect.poll(() => mail.received.length).toBe(1)
  const [reminder] = mail.received
  expect(reminder?.subject).toBe('Time to post: Dashboards')
  expect(reminder?.text).toContain(`> ${hook}`)
  const link = /https?:\/\/\S+\/p\/\S+/.exec(reminder?.text ?? '')?.[0] ?? ''

  const phone = await open({
    viewport: { width: 375, height: 720 },
    hasTouch: true,
    isMobile: true,
    permissions: ['clipboard-read', 'clipboard-write'],
  })
  const answer = await phone.goto(link)
  expect(answer?.headers()).toMatchObject({ 'x-robots-tag': 'noindex', 'referrer-policy': 'no-referrer' })
  await phone.getByRole('heading', { name: 'Time to post' }).waitFor()
  await expectNoSidewaysScroll(phone)
  await expectAccessible(phone)
  await phone.getByRole('button', { name: 'Copy text' }).tap()
  await expectToast(phone, 'Copied to clipboard')
  const text = `${hook}\n\nAn insight.\n\nA value.\n\nAnd you?`
  expect(await phone.evaluate(() => navigator.clipboard.readText())).toBe(text)
  const composer = await phone.getByRole('link', { name: 'Open LinkedIn' }).getAttribute('href')
  expect(composer).toBe(`https://www.linkedin.com/feed/?shareActive=true&text=${encodeURIComponent(text)}`)
  await phone.getByText('The list: example.com').waitFor()

  await phone.getByLabel('Link to the post (optional)').fill('https://example.com/mine')
  await phone.getByRole('button', { name: 'I posted it' }).tap()
  await phone.getByText(/This link does not lead to linkedin\.com/).waitFor()
  const url = 'https://www.linkedin.com/posts/nora-field_dashboards-1'
  await phone.getByLabel('Link to the post (optional)').fill(url)
  await phone.getByRole('button', { name: 'I posted it' }).tap()
  await phone.getByRole('heading', { name: 'Published' }).waitFor()
  await phone.getByRole('button', { name: 'Undo: I did not post it' }).tap()
  await phone.getByLabel('Link to the post (optional)').fill(url)
  await phone.getByRole('button', { name: 'I posted it' }).tap()
  await phone.getByRole('heading', { name: 'Published' }).waitFor()
  expect(await phone.getByRole('link', { name: url }).getAttribute('href')).toBe(url)
  await expectAccessible(phone)
  expectNoComplaints(phone)

  await page.goto('/posts')
  await page.getByRole('tab', { name: 'Published' }).click()
  expect(await page.getByRole('link', { name: 'View on LinkedIn' }).getAttribute('href')).toBe(url)
  expectNoComplaints(page)
})

test('a reminder can be postponed on its page, and comes again', async () => {
  const page = await openSignedIn()
  await planPost(page)
  const before = mail.received.length
  await timeComes()
  await expect.poll(() => mail.received.length).toBe(before + 1)
  const phone = await open({ viewport: { width: 375, height: 720 } })
  await phone.goto(/https?:\/\/\S+\/p\/\S+/.exec(mail.received.at(-1)?.text ?? '')?.[0] ?? '')
  await phone.getByRole('button', { name: 'In an hour' }).click()
  await phone.getByText(/This post is now planned for .* We’ll remind you again then\./).waitFor()
  await expectNoSidewaysScroll(phone)
  await expectAccessible(phone)

  await phone.context().setOffline(true)
  await phone.getByText(/You’re offline\. You can still copy the text/).waitFor()
  await phone.getByRole('button', { name: 'I posted it' }).click()
  await phone
    .getByRole('alert')
    .getByText(/You’re offline, and this needs a connection/)
    .waitFor()
  await phone.context().setOffline(false)
  await phone.getByText(/You’re offline\. You can still copy the text/).waitFor({ state: 'detached' })
  expectNoComplaints(phone, [/ERR_INTERNET_DISCONNECTED/])

  await timeComes()
  await expect.poll(() => mail.received.length).toBe(before + 2)
  await page.reload()
  await page.getByRole('button', { name: 'History' }).click()
  const history = page.getByRole('dialog', { name: 'History' })
  await expect.poll(() => history.getByText('Reminder sent by email').count()).toBe(2)
  await expectAccessible(page)
  expectNoComplaints(page)
})

test('an invented link reveals nothing', async () => {
  const page = await open()
  await page.goto('/p/invented')
  await page.getByRole('heading', { name: 'This link is not valid' }).waitFor()
  await expectAccessible(page)
  expectNoComplaints(page, [/404/])
})
