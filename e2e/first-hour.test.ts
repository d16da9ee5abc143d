import type { BrowserContextOptions, Locator, Page } from 'playwright-core'
import { beforeAll, expect, test } from 'vitest'
import { pageOf, pagePaths } from '#shared/pages.ts'
import { maxSubjectLength } from '#shared/writing.ts'
import { appForJourneys, expectNoComplaints, expectToast } from './support.ts'

const { open, openSignedIn } = appForJourneys()

let session: BrowserContextOptions['storageState']
beforeAll(async () => {
  const page = await openSignedIn()
  session = await page.context().storageState()
  await page.context().close()
})

/** A new browser of this file's one person. */
const opened = (options: BrowserContextOptions = {}) => open({ storageState: session, ...options })

const content = {
  hook: 'We deleted half of our dashboards, and nobody minded.',
  insight: 'An insight.',
  value: 'A value.',
  cta: 'And you?',
}

async function hasPost(page: Page, values: object = {}): Promise<string> {
  const data = { title: 'Dashboards', category: 'hot-takes', content, ...values }
  const answer = await page.request.post('/api/posts', { data })
  expect(answer.status()).toBe(201)
  return ((await answer.json()) as { id: string }).id
}

async function openPost(page: Page, values: object = {}): Promise<string> {
  const id = await hasPost(page, values)
  await page.goto(`/?id=${id}`)
  await section(page, 'Hook').waitFor()
  return id
}

const section = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true })
const button = (within: Page | Locator, name: string | RegExp) => within.getByRole('button', { name, exact: true })

const hasFocus = (one: Locator) =>
  expect.poll(() => one.evaluate((element) => element === document.activeElement)).toBe(true)

const askAi = async (page: Page) => {
  await button(page, 'Rewrite').click()
  await button(page, 'Ask the AI...').click()
  return page.getByRole('dialog', { name: 'Ask AI for Help' })
}

/** Opens a dialog, runs `at` on it, and closes it with Escape. */
async function look(page: Page, opening: () => Promise<void>, name: string, at?: (dialog: Locator) => Promise<void>) {
  const dialog = page.getByRole('dialog', { name })
  await opening()
  await dialog.waitFor()
  await at?.(dialog)
  // A dialog may not listen yet right after it is drawn.
  const left = async () => {
    if (await dialog.isVisible()) await page.keyboard.press('Escape')
    return dialog.count()
  }
  await expect.poll(left).toBe(0)
}

const inAnHour = () => ({ scheduledFor: new Date(Date.now() + 3_600_000).toISOString(), timeZone: 'UTC' })

test("each page has one name, is one step away, and appears once in a phone's menu", async () => {
  const page = await opened()
  await page.goto('/')
  const linksIn = (role: 'navigation' | 'contentinfo' | 'dialog', name?: string) =>
    page.getByRole(role, { name }).getByRole('link')
  const hrefs = (links: Locator) => links.evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? ''))
  await linksIn('contentinfo').first().waitFor()
  const everywhere = [linksIn('navigation', 'Areas'), linksIn('navigation', 'Main'), linksIn('contentinfo')]
  const reached = new Set<string>()
  for (const links of everywhere)
    for (const href of await hrefs(links)) {
      const link = links.and(page.locator(`[href="${href}"]`))
      const name = (await link.getAttribute('title')) ?? (await link.textContent()) ?? ''
      await link.click()
      await page.waitForURL((url) => pageOf(url.pathname) === pageOf(href), { waitUntil: 'commit' })
      await expect.poll(async () => name.startsWith((await page.title()).replace(' · Hookline', ''))).toBe(true)
      reached.add(pageOf(href))
      if (href === '/salesgpt') await page.goBack()
    }
  expect([...reached].sort()).toEqual(pagePaths.filter((path) => !['/auth', '/p', '/not-found'].includes(path)).sort())

  await page.setViewportSize({ width: 390, height: 800 })
  await button(page, 'Menu').click()
  await linksIn('dialog', 'Hookline').first().waitFor()
  const onPhone = [...(await hrefs(linksIn('dialog', 'Hookline'))), ...(await hrefs(page.locator('footer a')))]
  expect(onPhone.map(pageOf).sort()).toEqual([...reached].sort())
  expect(await linksIn('navigation', 'Areas').count()).toBe(0)
  expectNoComplaints(page)
})

test('all schedule buttons open one dialog, both copies are equal, and editor, bell and calendar offer Publish', async () => {
  const page = await opened({ permissions: ['clipboard-read', 'clipboard-write'] })
  const coming = await hasPost(page, { title: 'The coming one', ...inAnHour() })
  await openPost(page)
  const isSchedule = async (dialog: Locator) => {
    expect(await dialog.getByLabel('Time').inputValue()).toBe('09:00')
    await dialog.getByText(/^We remind you at that time, and you post it/).waitFor()
  }
  for (const name of ['Schedule', 'Add to calendar', 'Schedule post'])
    await look(page, () => button(page, name).click(), 'Schedule Your Post', isSchedule)
  await hasFocus(button(page, 'Schedule post'))
  await button(page, 'Post menu').click()
  const menu = page.getByRole('menuitem')
  expect(await menu.allInnerTexts()).not.toContain('Copy')
  await look(page, () => menu.filter({ hasText: 'Schedule' }).click(), 'Schedule Your Post', isSchedule)

  for (const name of ['Copy', 'Copy to clipboard']) {
    await page.evaluate(() => navigator.clipboard.writeText(''))
    await button(page, name).click()
    const copied = () => page.evaluate(() => navigator.clipboard.readText())
    await expect.poll(copied).toBe(Object.values(content).join('\n\n'))
  }

  await look(page, () => button(page, 'Post by hand…').click(), 'Post on LinkedIn by hand')
  await hasFocus(button(page, 'Post by hand…'))
  const fromBell = async () => {
    await button(page, /^Notifications/).click()
    await button(page, 'Post by hand…: The coming one').click()
  }
  await look(page, fromBell, 'Post on LinkedIn by hand')
  await page.goto(`/calendar?post=${coming}`)
  const panel = page.getByRole('dialog', { name: 'The coming one' })
  await look(page, () => button(panel, 'Post by hand…').click(), 'Post on LinkedIn by hand')
  expectNoComplaints(page)
})

test("the badge shows the Reader check's score, and a question before an emoji counts", async () => {
  const page = await opened()
  await openPost(page, { content: { ...content, cta: 'Which one would you keep? 👇🏽' } })
  const tab = page.getByRole('tab', { name: /^Content Analysis Reader check \d+$/ })
  await tab.click()
  const scoreOf = (name: string) =>
    page.getByRole('region', { name }).locator('.tabular', { hasText: /^\d+$/ }).first().textContent()
  const isOne = async () => (await tab.textContent())?.endsWith(`check ${await scoreOf('Reader check')}`)
  await expect.poll(isOne).toBe(true)
  await page.locator('summary', { hasText: 'Complexity score' }).click()
  const complexity = page.locator('details', { hasText: 'Complexity score' }).locator('.tabular', { hasText: /^\d+$/ })
  expect(await complexity.first().textContent()).not.toBe(await scoreOf('Reader check'))
  await page.getByRole('listitem').getByText('Ending with a question: yes').waitFor()
  expectNoComplaints(page)
})

test('without a model nothing claims that one writes, and connecting one is offered', async () => {
  const page = await opened()
  await page.goto('/')
  const parameters = button(page, /^Parameters/)
  await parameters.getByText('no AI model').waitFor()
  await parameters.click()
  await page.getByText('None. Your own sentences are sorted.').waitFor()
  const offer = page.getByRole('link', { name: 'Connect a model' })
  expect(await offer.getAttribute('href')).toBe('/settings?section=writing-engine')

  await page.getByText('Personal experience').click()
  await page.getByRole('textbox', { name: 'Subject' }).fill('We read a page instead of meeting\nIt takes six minutes')
  await page.keyboard.press('Control+Enter')
  await expectToast(page, 'Your words are in order')
  await page.getByText('Sorted without AI', { exact: true }).waitFor()
  await page.waitForURL(/[?&]id=/)
  // The post's tools load late and move the menu's button.
  await button(page, 'Add a first comment').waitFor()
  const dialog = await askAi(page)
  await dialog.getByText(/^No AI model is connected/).waitFor()
  expectNoComplaints(page)
})

test('Ask AI keeps its dialog and the typed request after a failure, and offers requests that always work', async () => {
  const page = await opened()
  await openPost(page, { content: { ...content, hook: `${content.hook} 🙂` } })
  const wish = 'Rewrite the post to be more casual'
  let dialog = await askAi(page)
  const field = () => dialog.getByLabel('Your request or question')
  await field().fill(wish)
  await field().press('Enter')
  await dialog
    .getByRole('alert')
    .getByText(/^That needs an AI model\./)
    .waitFor()
  expect(await field().inputValue()).toBe(wish)
  await hasFocus(field())
  await button(dialog, 'Cancel').click()
  await hasFocus(button(page, 'Rewrite'))
  dialog = await askAi(page)
  expect(await field().inputValue()).toBe(wish)
  await button(dialog, 'Without emojis').click()
  await dialog.waitFor({ state: 'detached' })
  await expectToast(page, 'Post adjusted')
  await expect.poll(() => section(page, 'Hook').inputValue()).toBe(content.hook)
  expectNoComplaints(page, [/custom-edit/])
})

test('using an idea keeps its description and category, and leftover categories are one click away', async () => {
  const page = await opened()
  await page.goto('/ideas')
  await page.getByRole('textbox', { name: /theme/i }).fill('Remote onboarding')
  await page.getByLabel('Select all').check()
  await button(page, 'Generate ideas').click()
  await button(page, 'More ideas: Tip, Personal reflection, Thought-provoking, Rant').click()
  const cards = page.getByRole('region', { name: 'Ideas' }).getByRole('listitem')
  const card = cards.filter({ has: page.getByText('Tip', { exact: true }) }).first()
  const told = [card.getByRole('heading'), card.getByRole('paragraph')]
  const [title, description] = await Promise.all(told.map((one) => one.textContent()))
  await button(card, /^Use/).click()
  await button(page, 'Generate Quick tutorials post').waitFor()
  await page.getByText('How-To Posts · Quick tutorials').waitFor()
  expect(await page.getByRole('textbox', { name: 'Subject' }).inputValue()).toBe(`${title}\n\n${description}`)
  expectNoComplaints(page)
})

test('settings name options without effect on this server, and a server without plans says that everything is open', async () => {
  const page = await opened()
  const said = (text: string) => page.getByText(text).waitFor()
  await page.goto('/settings?section=password')
  await page.getByText(/^You sign in on this computer with your email/).waitFor()
  await page.getByRole('main').getByRole('link', { name: 'Notifications' }).click()
  await said('This server sends no emails. Look under the bell instead.')
  await said('This server sends no news and no offers.')
  const sidebar = page.getByRole('complementary', { name: 'Sidebar' })
  await sidebar.getByText('Everything included').waitFor()
  await sidebar.getByRole('link', { name: 'Analytics', exact: true }).click()
  await page.getByRole('heading', { name: 'Analytics', exact: true }).waitFor()
  await sidebar.getByRole('link', { name: 'Pricing' }).click()
  await said('Nothing is sold here: everything is open to everyone on this server.')
  expectNoComplaints(page)
})

test('a subject over its limit is refused while typing, without a call to the server', async () => {
  const page = await opened()
  const asked: string[] = []
  page.on('request', (request) => request.url().endsWith('/api/generate-post') && asked.push(request.postData() ?? ''))
  await page.goto('/')
  await page.getByText('Personal experience').click()
  const subject = page.getByRole('textbox', { name: 'Subject' })
  await subject.fill('x'.repeat(maxSubjectLength + 3))
  await page.getByText('Shorten it by 3 to generate.').waitFor()
  expect(await subject.getAttribute('aria-invalid')).toBe('true')
  await button(page, 'Generate Personal experience post').click()
  await hasFocus(subject)
  await subject.fill('We read a page instead of meeting\nIt takes six minutes')
  await page.getByText('Facts make it yours').waitFor()
  await page.keyboard.press('Control+Enter')
  await expectToast(page, 'Your words are in order')
  expect(asked).toHaveLength(1)
  expect(asked[0]).toContain('We read a page instead of meeting')
  expectNoComplaints(page)
})

test.each([
  ['en-GB', /^\d\d:\d\d$/],
  ['en-US', /^\d\d?:\d\d [AP]M$/],
])("pickers and lists use the viewer's clock: %s", async (locale, clock) => {
  const page = await opened({ locale })
  const id = await hasPost(page, { title: `Seen in ${locale}`, ...inAnHour() })
  await page.goto('/posts')
  const card = page.getByRole('listitem').filter({ hasText: `Seen in ${locale}` })
  const shown = (await card.getByRole('time').getByText(' at ').textContent())!.split(' at ')[1]!
  expect(shown).toMatch(clock)
  await button(page, /^Notifications/).click()
  await page.getByRole('dialog', { name: 'Notifications' }).getByText(`at ${shown} `).first().waitFor()
  await page.goto(`/?id=${id}`)
  await section(page, 'Hook').waitFor()
  await button(page, 'Schedule').click()
  await page.getByRole('dialog', { name: 'Schedule Your Post' }).getByText(` at ${shown} (`).waitFor()
  await page.goto('/calendar?view=agenda')
  await page.getByRole('time').getByText(shown, { exact: true }).first().waitFor()
  expectNoComplaints(page)
})

test('empty pages have an example and one next step, every page has help, and one page lists all keys', async () => {
  const page = await openSignedIn()
  const main = page.getByRole('main')
  for (const [path, name, step] of [
    ['/posts', 'My Posts', 'Create New Post'],
    ['/library', 'Library', 'Create New Post'],
    ['/lead-magnet', 'Lead magnet', 'Fill in the example'],
    ['/analytics', 'Analytics', 'Create New Post'],
    ['/activity', 'Activity', 'Create New Post'],
    ['/trash', 'Trash', 'Go to My Posts'],
    ['/writing-samples', 'Writing samples', 'Paste some posts'],
    ['/proof-bank', 'Proof bank', 'Write your first proof'],
    ['/ideas', 'Content Ideas', 'Select all categories'],
    ['/calendar', 'Calendar', 'Schedule a post'],
  ] as const) {
    await page.getByRole('navigation', { name: 'Main' }).locator(`[href="${path}"]`).click()
    await expect.poll(() => page.title()).toBe(`${name} · Hookline`)
    const examples = main.locator('p', { hasText: /^Example:/ })
    const empty = examples.locator('xpath=ancestor::div[.//a or .//button][1]').filter({ hasText: step })
    await empty.waitFor()
    expect(await empty.locator('a, button').allTextContents()).toEqual([step])
    const isOfThisPage = (help: Locator) => help.locator('section').first().getByRole('heading', { name }).waitFor()
    await look(page, () => page.keyboard.press('?'), 'Help', isOfThisPage)
  }
  await button(page, 'Account menu').click()
  await page.getByRole('menuitem', { name: 'Keyboard shortcuts' }).click()
  await page.getByRole('region', { name: 'Everywhere' }).getByText('Find a post, page, setting or action').waitFor()
  await look(page, () => page.keyboard.press('Control+K'), 'Search')
  expectNoComplaints(page)
})
