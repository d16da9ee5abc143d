import type { Locator, Page } from 'playwright-core'
import { expect, test } from 'vitest'
import {
  appForJourneys,
  expectAccessible,
  expectNoComplaints,
  expectNoSidewaysScroll,
  expectToast,
  pickNextMonth,
  signIn,
  toastOn,
} from './support.ts'

const { open, openSignedIn } = appForJourneys(undefined, { permissions: ['clipboard-read', 'clipboard-write'] })

const content = {
  hook: 'We deleted half of our dashboards, and nobody minded. 🙂',
  insight: 'An insight.',
  value: 'Ask who reads them.\nHide them for a month.',
  cta: 'And you? #dashboards #reading',
}

async function openPost(page: Page, values: object = {}): Promise<string> {
  const data = { title: 'Dashboards', category: 'hot-takes', content, ...values }
  const answer = await page.request.post('/api/posts', { data })
  expect(answer.status()).toBe(201)
  const { id } = (await answer.json()) as { id: string }
  await page.goto(`/?id=${id}`)
  await section(page, 'Hook').waitFor()
  return id
}

const section = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true })
const button = (within: Page | Locator, name: string | RegExp) => within.getByRole('button', { name, exact: true })
const posts = async (page: Page) =>
  (await (await page.request.get('/api/posts')).json()) as { title: string; content: typeof content }[]
const titles = async (page: Page) => (await posts(page)).map(({ title }) => title).sort()

test('an unbacked claim is told when the post is copied, and asked about before it is posted or scheduled', async () => {
  const page = await openSignedIn()
  await openPost(page, { content: { ...content, insight: 'It saves each of us 37% of the week.' }, claims: [] })
  const asked = (within: Locator) => within.getByRole('list', { name: 'Open claims' }).getByText('37%').waitFor()
  await button(page, 'Copy to clipboard').click()
  await toastOn(page)
    .getByText(/^Post content has been copied to your clipboard\. This post says .* you didn’t mention/)
    .waitFor()

  await button(page, 'Post by hand…').click()
  const publishing = page.getByRole('dialog', { name: 'Post on LinkedIn by hand' })
  await asked(publishing)
  expect(await button(publishing, 'I posted it').count()).toBe(0)
  await button(publishing, 'Close').click()

  await button(page, 'Schedule').click()
  const scheduling = page.getByRole('dialog', { name: 'Schedule Your Post' })
  await scheduling.getByRole('button', { name: /selected$/ }).click()
  await button(scheduling, 'Schedule').click()
  await scheduling.getByRole('group', { name: 'Date' }).getByText('Please select a date for scheduling').waitFor()
  await pickNextMonth(scheduling)
  await button(scheduling, 'Schedule').click()
  await asked(scheduling)
  await button(scheduling, 'Schedule anyway').click()
  await expectToast(page, 'Post scheduled')
  expectNoComplaints(page)
})

test('with a post open, Generate makes a new version or a new post, and its title is changed in place', async () => {
  const page = await openSignedIn()
  const id = await openPost(page)
  await page
    .getByRole('textbox', { name: 'Subject' })
    .fill('We kept three dashboards for the weekly meeting\nNobody missed the others')
  const target = (name: string) =>
    page.getByRole('group', { name: 'Generate makes a' }).getByText(name, { exact: true })
  await target('New version of this post').waitFor()
  await button(page, /^Generate/).click()
  await expectToast(page, 'Your words are in order')
  expect(new URL(page.url()).searchParams.get('id')).toBe(id)
  expect(await titles(page)).toHaveLength(1)

  await target('New post').click()
  await page
    .getByRole('textbox', { name: 'Subject' })
    .fill('We hid them for a month first\nThen we asked who had missed one')
  await button(page, /^Generate/).click()
  const title = section(page, 'Title of the post')
  await expect.poll(() => title.inputValue()).toBe('We hid them for a month first')
  await title.fill('Fewer dashboards')
  await title.press('Enter')
  await page.getByRole('link', { name: 'My Posts' }).click()
  await page.getByRole('heading', { name: 'Fewer dashboards' }).waitFor()
  expect(await titles(page)).toEqual(['Fewer dashboards', 'We kept three dashboards for the weekly meeting'])
  expectNoComplaints(page)
})

test('a handwritten text is pasted, split, edited and copied, also on a phone', async () => {
  const page = await openSignedIn()
  await button(page, 'Write or paste your own').first().click()
  const hook = section(page, 'Hook')
  await expect.poll(() => hook.evaluate((field) => field === document.activeElement)).toBe(true)
  const text = 'We closed on Mondays.\n\nNobody came anyway.\n\nWe bake then.\n\nWhen do you rest?'
  await page.evaluate((words) => navigator.clipboard.writeText(words), text)
  await page.keyboard.press('Control+v')
  await expectToast(page, 'Split into sections')
  await expect.poll(() => section(page, 'CTA').inputValue()).toBe('When do you rest?')
  await expect.poll(() => new URL(page.url()).searchParams.get('id')).not.toBe(null)
  await page.keyboard.press('End')
  await page.keyboard.type(' At last.')
  await page.getByText('Saved', { exact: true }).waitFor()
  expect((await posts(page))[0]).toMatchObject({
    title: 'We closed on Mondays.',
    content: { hook: 'We closed on Mondays. At last.', insight: 'Nobody came anyway.', value: 'We bake then.' },
  })
  for (const width of [375, 768]) {
    await page.setViewportSize({ width, height: 812 })
    await page.reload()
    // The post shows first, with its brief folded.
    await expect.poll(async () => ((await hook.boundingBox())?.y ?? 999) < 500).toBe(true)
    expect(await page.getByRole('textbox', { name: 'Subject' }).isVisible()).toBe(false)
    await button(page, /^Brief/).click()
    await page.getByRole('textbox', { name: 'Subject' }).waitFor()
    await expectAccessible(page)
    await expectNoSidewaysScroll(page)
  }
  await button(page, 'Copy to clipboard').click()
  await expect
    .poll(() => page.evaluate(() => navigator.clipboard.readText()))
    .toBe(text.replace('Mondays.', 'Mondays. At last.'))
  expectNoComplaints(page)
})

test('Ctrl+Z and Ctrl+Y cover the whole post and engine changes, even after the message has gone', async () => {
  const page = await openSignedIn()
  await openPost(page)
  await section(page, 'CTA').fill('Which one would you keep?')
  await button(page, 'Rewrite').click()
  await button(page, 'Ask the AI...').click()
  await button(page, 'Without emojis').click()
  await expectToast(page, 'Post adjusted')
  await button(toastOn(page), 'Close').click()
  const [hook, cta] = [section(page, 'Hook'), section(page, 'CTA')]
  const shows = (texts: [string, string]) =>
    expect.poll(async () => [await hook.inputValue(), await cta.inputValue()]).toEqual(texts)
  const without = content.hook.replace(' 🙂', '')
  await shows([without, 'Which one would you keep?'])
  await section(page, 'Insight').focus()
  await page.keyboard.press('Control+z')
  await shows([content.hook, 'Which one would you keep?'])
  await page.keyboard.press('Control+z')
  await shows([content.hook, content.cta])
  await page.keyboard.press('Control+y')
  await page.keyboard.press('Control+y')
  await shows([without, 'Which one would you keep?'])
  expectNoComplaints(page)
})

test('the editor measures and lays out the whole post, and offers templates, copying and slots', async () => {
  const page = await openSignedIn()
  const slots = [1, 2, 3, 4, 5, 6, 7].map((weekday) => ({ weekday, time: '07:45' }))
  expect((await page.request.put('/api/posting-slots', { data: slots })).status()).toBe(200)
  await openPost(page)
  const meter = page.getByRole('region', { name: 'Length of the post' })
  await meter.getByText(`${Object.values(content).join('\n\n').length} of 3,000 characters`).waitFor()
  await meter.getByText('2 hashtags').waitFor()
  await section(page, 'Value').focus()
  await page.keyboard.press('Control+a')
  await button(meter, 'Formatting').click()
  await page.getByText(/mathematical signs: screen readers skip them/).waitFor()
  await button(page, 'Numbered list').click()
  await expect
    .poll(async () => (await posts(page))[0]?.content.value)
    .toBe('1. Ask who reads them.\n2. Hide them for a month.')
  await button(page, 'Schedule').click()
  const dialog = page.getByRole('dialog', { name: 'Schedule Your Post' })
  await dialog.getByRole('list', { name: 'Your free posting slots' }).getByRole('button').first().click()
  await expect.poll(() => dialog.getByLabel('Time').inputValue()).toBe('07:45')
  await button(dialog, 'Cancel').click()

  await page.getByRole('link', { name: 'My Posts' }).click()
  const choose = async (item: string) => {
    await button(page, 'Actions for Dashboards').click()
    await page.getByRole('menuitem', { name: item }).click()
  }
  await choose('Save as template')
  await button(page, 'Save template').click()
  await page.getByRole('dialog').waitFor({ state: 'detached' })
  await choose('Duplicate')
  await button(page, 'Actions for Dashboards (copy)').waitFor()
  await button(page, 'Templates').click()
  await button(page, 'Begin a post: Dashboards').click()
  await button(page, /blanks? left$/).waitFor()
  expectNoComplaints(page)
})

test('the hook types out beside an existing text until any key is pressed, and later opens whole', async () => {
  const page = await open({ reducedMotion: 'no-preference' })
  await signIn(page, 'Nora Mae Field', 'moves@example.com')
  await page.getByText('Personal experience').click()
  await page.getByRole('textbox', { name: 'Subject' }).fill('We deleted half of our dashboards. Nobody minded.')
  await page.keyboard.press('Control+Enter')
  await expectToast(page, 'Your words are in order')
  /** The hook as far as the typing animation has reached; it is drawn under the field. */
  const shown = () => section(page, 'Hook').evaluate((field) => field.previousElementSibling?.textContent?.slice(0, -1))
  const hook = (await posts(page))[0]?.content.hook
  expect(await section(page, 'CTA').isEditable()).toBe(true)
  await page.keyboard.press('Shift')
  await expect.poll(shown).toBe(hook)
  await page.reload()
  expect(await shown()).toBe(hook)
  expect(await button(page, /Account menu$/).textContent()).toContain('NM')
  expectNoComplaints(page)
})
