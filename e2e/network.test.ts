import type { Page } from 'playwright-core'
import { afterAll, expect, test } from 'vitest'
import { type LinkedInStub, startLinkedInStub } from '#server/stubs/linkedin.ts'
import { someImage } from '#server/testing/media.ts'
import type { PostContent } from '#shared/posts.ts'
import {
  appForJourneys,
  expectAccessible,
  expectNoComplaints,
  expectNoSidewaysScroll,
  expectToast,
  pickNextMonth,
} from './support.ts'

let stub: LinkedInStub
const { openSignedIn, timeComes } = appForJourneys(async () => {
  stub = await startLinkedInStub()
  return { ...stub.env, LINKEDIN_SCOPES: 'openid profile w_member_social w_member_social_feed' }
})
afterAll(() => stub?.stop())

async function hasPost(page: Page, title: string, content: PostContent): Promise<string> {
  const answer = await page.request.post('/api/posts', { data: { title, category: 'hot-takes', content } })
  expect(answer.status()).toBe(201)
  return ((await answer.json()) as { id: string }).id
}

const give = (page: Page, kind: 'drop' | 'paste', file: { name: string; type: string; bytes: number[] }) =>
  page.evaluate(
    ([kind, { name, type, bytes }]) => {
      const data = new DataTransfer()
      data.items.add(new File([new Uint8Array(bytes)], name, { type }))
      const options = { bubbles: true, cancelable: true }
      document.body.dispatchEvent(
        kind === 'drop'
          ? new DragEvent('drop', { ...options, dataTransfer: data })
          : new ClipboardEvent('paste', { ...options, clipboardData: data }),
      )
    },
    [kind, file] as const,
  )

test('an author connects LinkedIn, and a scheduled post goes live there with its image and its first comment', async () => {
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

  await page.goto(`/create?id=${await hasPost(page, 'Meetings', { hook: '', insight: '', value: '', cta: '#ask_me' })}`)
  await page.getByRole('textbox', { name: 'Hook' }).fill('We stopped (almost) all *meetings*.')
  const picture = await someImage().png().toBuffer()
  await page
    .getByLabel('Add images or a PDF')
    .setInputFiles({ name: 'room.png', mimeType: 'image/png', buffer: picture })
  await page.getByRole('textbox', { name: 'Description of image 1' }).fill('An empty room [of ours]')
  await page.getByRole('button', { name: 'Add a first comment' }).click()
  await page.getByRole('textbox', { name: 'First comment' }).fill('The list: [here]')
  await page.getByRole('button', { name: 'Schedule', exact: true }).click()
  const dialog = page.getByRole('dialog', { name: 'Schedule Your Post' })
  await pickNextMonth(dialog)
  await dialog.getByLabel('Time').fill('14:30')
  await dialog.getByRole('button', { name: 'Schedule', exact: true }).click()
  await expectToast(page, 'Post scheduled')
  await page.getByRole('link', { name: 'My Posts' }).click()
  await page
    .getByRole('time')
    .getByText(/at 14:30$/)
    .waitFor()
  expect(stub.requests).toEqual([])

  await timeComes()
  const link = page.getByRole('link', { name: 'View on LinkedIn' })
  await link.waitFor()
  await page.getByRole('tabpanel').getByText('Published', { exact: true }).waitFor()
  expect(await link.getAttribute('href')).toBe(`https://www.linkedin.com/feed/update/${stub.posts[0]?.urn}/`)
  await expect.poll(() => stub.posts[0]?.comments).toEqual(['The list: [here]'])
  const [urn, ...others] = stub.uploads.keys()
  expect(others).toEqual([])
  expect(stub.posts).toMatchObject([
    {
      text: 'We stopped (almost) all *meetings*.\n\n#ask_me',
      commentary: 'We stopped \\(almost\\) all \\*meetings\\*.\n\n#ask\\_me',
      content: { media: { id: urn, altText: 'An empty room [of ours]' } },
    },
  ])
  expectNoComplaints(page)
})

test('a post with dropped and pasted images is published after a preview, and failures show their reasons', async () => {
  const page = await openSignedIn()
  await page.goto('/settings?section=integrations')
  await page.getByRole('link', { name: 'Connect LinkedIn' }).click()
  await page.getByLabel('You are').fill('Bea Marsh')
  await page.getByRole('button', { name: 'Allow' }).click()
  await page.getByText('Connected as Bea Marsh').waitFor()
  const content = { hook: 'A plain thought.', insight: 'And another.', value: '', cta: '' }
  await page.goto(`/create?id=${await hasPost(page, 'Thought', content)}`)
  await page.getByLabel('Add images or a PDF').waitFor()
  const png = async (width: number) => [...(await someImage(width).png().toBuffer())]
  await give(page, 'drop', { name: 'drawing.svg', type: 'image/svg+xml', bytes: [] })
  await page
    .getByRole('alert')
    .getByText('drawing.svg was not added. Choose a JPG, PNG, GIF or WebP image, or a PDF.')
    .waitFor()
  await give(page, 'drop', { name: 'dropped.png', type: 'image/png', bytes: await png(40) })
  await page.getByRole('textbox', { name: 'Description of image 1' }).waitFor()
  await give(page, 'paste', { name: 'image.png', type: 'image/png', bytes: await png(60) })
  await page.getByRole('textbox', { name: 'Description of image 2' }).waitFor()
  await expectAccessible(page)
  expect(await page.getByRole('button', { name: 'Retry drawing.svg' }).count()).toBe(0)
  await page.getByRole('button', { name: 'Remove drawing.svg' }).click()
  await page.getByRole('link', { name: 'My Posts' }).click()
  await page.getByRole('heading', { name: 'My Posts' }).waitFor()
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
  const { multiImage } = stub.posts.at(-1)!.content as { multiImage: { images: unknown[] } }
  expect(multiImage.images).toHaveLength(2)
  if (process.env.SHOTS) await page.screenshot({ path: `${process.env.SHOTS}/live-375.png` })
  expectNoComplaints(page)
})
