import type { Page } from 'playwright-core'
import { afterAll, expect, test } from 'vitest'
import { drafts, fails, sampleDraft, says, startOpenAiStub, stubKey } from '../server/stubs/engines.ts'
import {
  appForJourneys,
  expectAccessible,
  expectNoComplaints,
  expectNoSidewaysScroll,
  expectToast,
  openTab,
} from './support.ts'

let provider: Awaited<ReturnType<typeof startOpenAiStub>>
const { open, openSignedIn } = appForJourneys(async () => {
  provider = await startOpenAiStub()
  return { OPENAI_BASE_URL: provider.baseUrl, OPENAI_API_KEY: stubKey, OPENAI_MODEL: 'gpt-test' }
})
afterAll(() => provider?.close())

async function fillBrief(page: Page): Promise<void> {
  await page.getByText('Opinion Posts').click()
  await page.getByText('Hot takes').click()
  await page.getByRole('textbox', { name: 'Subject' }).fill('Status meetings should be a page that people read')
}

const generate = (page: Page) => page.getByRole('button', { name: 'Generate Hot takes post' })
const section = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true })
const titles = async (page: Page) => {
  const posts = (await (await page.request.get('/api/posts')).json()) as { title: string }[]
  return posts.map((post) => post.title)
}

async function written(page: Page): Promise<void> {
  await fillBrief(page)
  provider.answer(drafts())
  await generate(page).click()
  await expectToast(page, 'Post generated!')
  await expect.poll(() => section(page, 'CTA').inputValue()).toBe(sampleDraft.cta)
}

test('the sections appear while the model writes, and the complete post is stored', async () => {
  const page = await openSignedIn()
  await fillBrief(page)
  await page.getByText('Written by gpt-test').waitFor()
  provider.answer(drafts(sampleDraft, { pace: 25 }))
  await page.keyboard.press('Control+Enter')
  await page.getByText('We deleted half').first().waitFor()
  expect(await titles(page)).toEqual([])
  await expectToast(page, 'Post generated!')
  expect(await titles(page)).toHaveLength(1)
  expectNoComplaints(page)
})

test('a double click makes one post', async () => {
  const page = await openSignedIn()
  await fillBrief(page)
  provider.answer(drafts(sampleDraft, { pace: 5 }), drafts())
  await generate(page).dblclick()
  await expectToast(page, 'Post generated!')
  expect(await titles(page)).toHaveLength(1)
})

test('a cancelled rewrite leaves the post as it was, on screen and stored', async () => {
  const page = await openSignedIn()
  await written(page)
  provider.answer(drafts({ hook: 'Something else entirely. '.repeat(40) }, { pace: 60, size: 5 }))
  const asked = provider.nextRequest()
  await page.getByRole('button', { name: 'Regenerate Hook' }).click()
  const { closed } = await asked
  await page.getByRole('button', { name: 'Cancel' }).click()
  expect(await closed).toBe(true)
  await expect.poll(() => section(page, 'Hook').inputValue()).toBe(sampleDraft.hook)
  await page.reload()
  const [post] = (await (await page.request.get('/api/posts')).json()) as { content: typeof sampleDraft }[]
  expect(post?.content).toEqual(sampleDraft)
  expectNoComplaints(page)
})

test('the text of a cancelled model can be kept as a separate post', async () => {
  const page = await openSignedIn()
  await fillBrief(page)
  provider.answer(drafts({ ...sampleDraft, value: 'Nobody reads on. '.repeat(60) }, { pace: 40, size: 12 }))
  await generate(page).click()
  await page.getByText('Nobody reads on.').first().waitFor()
  await page.getByRole('button', { name: 'Cancel' }).first().click()
  const stopped = page.getByRole('region', { name: 'Stopped draft' })
  await stopped.getByText('Hook, Insight, and Value had arrived:').waitFor()
  expect(await titles(page)).toEqual([])
  await expectAccessible(page)
  await stopped.getByRole('button', { name: 'Keep what is there' }).click()
  await expect.poll(() => section(page, 'Hook').inputValue()).toBe(sampleDraft.hook)
  expect(await section(page, 'CTA').inputValue()).toBe('')
  expect(await titles(page)).toHaveLength(1)
  expect(await stopped.count()).toBe(0)
  expectNoComplaints(page)
})

test('when a model dies, the post stays as it was, and its partial text can be kept or dropped', async () => {
  const page = await openSignedIn()
  await written(page)
  provider.answer(says('{"hook":"A hook that was on its way, and then', { pace: 20, size: 5, end: 'death' }))
  await page.getByRole('button', { name: 'Regenerate Hook' }).click()
  const stopped = page.getByRole('region', { name: 'Stopped draft' })
  await stopped.getByText('Your post has not changed.').waitFor()
  expect(await section(page, 'Hook').inputValue()).toBe(sampleDraft.hook)
  await stopped.getByRole('button', { name: 'Keep what is there' }).click()
  await expect.poll(() => section(page, 'Hook').inputValue()).toMatch(/^A hook/)
  await page.getByRole('button', { name: 'Undo', exact: true }).click()
  await expect.poll(() => section(page, 'Hook').inputValue()).toBe(sampleDraft.hook)
})

test("a toast shows a model's failure, and the text stays", async () => {
  const page = await openSignedIn()
  await written(page)
  provider.answer(fails('no-credit'))
  await page.getByRole('button', { name: 'Regenerate Value' }).click()
  await expectToast(page, 'Failed to regenerate section')
  expect(await section(page, 'Value').inputValue()).toBe(sampleDraft.value)
  expectNoComplaints(page)
})

test('a rewrite can be undone', async () => {
  const page = await openSignedIn()
  await written(page)
  provider.answer(drafts({ hook: 'A second hook.' }))
  await page.getByRole('button', { name: 'Regenerate Hook' }).click()
  await expectToast(page, 'Section regenerated')
  await expect.poll(() => section(page, 'Hook').inputValue()).toBe('A second hook.')
  await page.getByRole('button', { name: 'Undo', exact: true }).click()
  await expect.poll(() => section(page, 'Hook').inputValue()).toBe(sampleDraft.hook)
})

test('two tabs share one text, and two devices do not overwrite each other silently', async () => {
  const page = await openSignedIn()
  await written(page)
  const [post] = (await (await page.request.get('/api/posts')).json()) as { id: string }[]
  const other = await openTab(page)
  await other.goto(`/?id=${post?.id}`)
  await expect.poll(() => section(other, 'CTA').inputValue()).toBe(sampleDraft.cta)
  await section(page, 'CTA').fill('What would you miss?')
  await expect.poll(() => section(other, 'CTA').inputValue()).toBe('What would you miss?')
  await other.close()

  const device = await open({ storageState: await page.context().storageState() })
  const storedCta = async () => {
    const response = await page.request.get(`/api/posts/${post?.id}`)
    return ((await response.json()) as { content: { cta: string } }).content.cta
  }
  await expect.poll(storedCta).toBe('What would you miss?')
  // A device that hears of no change, because news would arrive before its own words. After an error, it would ask.
  await device.route('**/api/notifications/stream*', () => {})
  await device.goto(`/?id=${post?.id}`)
  await expect.poll(() => section(device, 'CTA').inputValue()).toBe('What would you miss?')
  await section(page, 'CTA').fill('Which one would you miss?')
  await section(page, 'CTA').blur()
  await expect.poll(storedCta).toBe('Which one would you miss?')
  await section(device, 'CTA').fill('And what would you keep?')
  await section(device, 'CTA').blur()
  await device.getByText('This post was changed elsewhere.').waitFor()
  expect(await section(device, 'CTA').inputValue()).toBe('And what would you keep?')
  expect(await device.getByRole('figure', { name: 'Yours' }).locator('mark').allInnerTexts()).toEqual([
    'And what would you keep?',
  ])
  for (const colorScheme of ['dark', 'light'] as const) {
    await device.emulateMedia({ colorScheme })
    await expectAccessible(device)
  }
  await device.setViewportSize({ width: 375, height: 800 })
  await expectNoSidewaysScroll(device)
  await device.getByRole('button', { name: 'Keep mine: CTA' }).press('Enter')
  await expect.poll(storedCta).toBe('And what would you keep?')
  expectNoComplaints(page)
  expectNoComplaints(device, [/409/])
})

test('words that the browser cannot store yet survive leaving the page', async () => {
  const page = await openSignedIn()
  const other = await openTab(page)
  await other.goto('/')
  await other.evaluate(async () => {
    const database = await new Promise<IDBDatabase>((resolve) => {
      const opening = indexedDB.open('hookline')
      opening.onsuccess = () => resolve(opening.result)
    })
    const kept = database.transaction('kept', 'readwrite').objectStore('kept')
    const hold = () => {
      kept.get('nothing').onsuccess = hold
    }
    hold()
  })
  await page.bringToFront()
  const subject = page.getByRole('textbox', { name: 'Subject' })
  await subject.fill('Typed beside a busy tab')
  await page.goto('/proof-bank')
  await other.close()
  await page.goto('/')
  await expect.poll(() => subject.inputValue()).toBe('Typed beside a busy tab')
  expectNoComplaints(page)
})

test('a save lost with the network is sent again at once when the network is back', async () => {
  const page = await openSignedIn()
  await written(page)
  const asked = Promise.withResolvers<void>()
  await page.route('**/api/posts/*', (route) =>
    route.request().method() === 'PUT' ? asked.resolve() : route.continue(),
  )
  await section(page, 'Hook').fill('Typed in a tunnel.')
  await section(page, 'Hook').blur()
  await asked.promise
  await page.context().setOffline(true)
  await page.getByText('Offline, kept on this device', { exact: true }).waitFor({ timeout: 5_000 })
  await page.unroute('**/api/posts/*')
  await page.context().setOffline(false)
  await page.getByText('Saved', { exact: true }).waitFor({ timeout: 10_000 })
  await page.reload()
  await expect.poll(() => section(page, 'Hook').inputValue()).toBe('Typed in a tunnel.')
  expectNoComplaints(page, [/ERR_INTERNET_DISCONNECTED/])
})

test('a server that answers with an error does not count as offline', async () => {
  const page = await openSignedIn()
  await written(page)
  await page.route('**/api/posts/*', (route) =>
    route.request().method() === 'PUT' ? route.fulfill({ status: 500, body: 'It broke.' }) : route.continue(),
  )
  await section(page, 'Hook').fill('Typed beside a broken server.')
  await section(page, 'Hook').blur()
  await page.getByText('Not saved yet, kept on this device. Trying again.').waitFor()
  expect(await page.getByText(/^Offline/).count()).toBe(0)
  await page.unroute('**/api/posts/*')
  await page.getByText('Saved', { exact: true }).waitFor()
  expectNoComplaints(page, [/500 .*api\/posts/])
})

test('words typed while the server is away are kept and saved when it is back', async () => {
  const page = await openSignedIn()
  await written(page)
  await page.context().setOffline(true)
  await section(page, 'Hook').fill('Typed on a train.')
  await section(page, 'Hook').blur()
  await page.getByText('Offline, kept on this device', { exact: true }).waitFor()
  await page.context().setOffline(false)
  await page.getByText('Saved', { exact: true }).waitFor()
  await page.reload()
  await expect.poll(() => section(page, 'Hook').inputValue()).toBe('Typed on a train.')
  expectNoComplaints(page, [/ERR_INTERNET_DISCONNECTED/])
})
