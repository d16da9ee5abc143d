import { afterAll, expect, test } from 'vitest'
import { type LinkedInStub, startLinkedInStub } from '#server/networks/stub-linkedin.ts'
import { appForJourneys, expectAccessible, expectNoComplaints, expectNoSidewaysScroll, expectToast } from './support.ts'

let stub: LinkedInStub
const { openSignedIn } = appForJourneys(async () => {
  stub = await startLinkedInStub()
  return { ...stub.env, LINKEDIN_SCOPES: 'openid profile w_member_social w_member_social_feed' }
})
afterAll(() => stub?.stop())

test('an author connects LinkedIn, and a due post with its first comment is published by itself', async () => {
  const page = await openSignedIn()
  await page.goto('/settings?section=integrations')
  await page.getByRole('link', { name: 'Connect LinkedIn' }).click()
  await page.getByRole('button', { name: 'Cancel' }).click()
  await expectToast(page, 'Network not connected', 'You cancelled it. Nothing was connected.')
  await page.getByRole('link', { name: 'Connect LinkedIn' }).click()
  await page.getByRole('button', { name: 'Allow' }).click()
  await expectToast(page, 'Network connected')
  await page.getByText('Connected as Ada Stone').waitFor()
  await expectAccessible(page)

  const content = { hook: 'We stopped (almost) all *meetings*.', insight: '', value: '', cta: '#ask_me' }
  const scheduledFor = new Date(Date.now() + 2_500).toISOString()
  const written = { title: 'Meetings', category: 'hot-takes', content, scheduledFor, openPoints: 'accept' }
  const answer = await page.request.post('/api/posts', { data: { ...written, firstComment: 'The list: [here]' } })
  expect(answer.status()).toBe(201)
  const { id } = (await answer.json()) as { id: string }
  await expect
    .poll(async () => ((await (await page.request.get(`/api/posts/${id}`)).json()) as { status: string }).status, {
      timeout: 15_000,
    })
    .toBe('published')
  await expect
    .poll(() => stub.posts.map(({ text, comments }) => [text, comments]))
    .toEqual([['We stopped (almost) all *meetings*.\n\n#ask_me', ['The list: [here]']]])
  await page.goto('/posts')
  const link = page.getByRole('link', { name: 'View on LinkedIn' })
  expect(await link.getAttribute('href')).toBe(`https://www.linkedin.com/feed/update/${stub.posts[0]?.urn}/`)
  expectNoComplaints(page)
})

test('a post is published now after a look at it, and what goes wrong is said', async () => {
  const page = await openSignedIn()
  await page.goto('/settings?section=integrations')
  await page.getByRole('link', { name: 'Connect LinkedIn' }).click()
  await page.getByLabel('You are').fill('Bea Marsh')
  await page.getByRole('button', { name: 'Allow' }).click()
  await page.getByText('Connected as Bea Marsh').waitFor()
  const content = { hook: 'A plain thought.', insight: 'And another.', value: '', cta: '' }
  await page.request.post('/api/posts', { data: { title: 'Thought', category: 'hot-takes', content } })
  await page.goto('/posts')
  stub.fail('rejected')
  await page.getByRole('button', { name: 'Publish Now' }).click()
  const dialog = page.getByRole('dialog', { name: 'Publish on LinkedIn' })
  await dialog.getByText('A plain thought.').waitFor()
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Publish now' }).click()
  await dialog.getByText('LinkedIn refused the post as it is. Change its text, or post it by hand.').waitFor()
  await page.keyboard.press('Escape')
  await page.getByText('Not published').waitFor()
  await page.setViewportSize({ width: 375, height: 800 })
  await expectAccessible(page)
  await expectNoSidewaysScroll(page)
  if (process.env.SHOTS) await page.screenshot({ path: `${process.env.SHOTS}/failed-375.png` })
  await page.getByRole('button', { name: 'Try again' }).click()
  await dialog.getByRole('button', { name: 'Publish now' }).click()
  await dialog.getByText('The post is live on LinkedIn.').waitFor()
  if (process.env.SHOTS) await page.screenshot({ path: `${process.env.SHOTS}/live-375.png` })
  expectNoComplaints(page)
})
