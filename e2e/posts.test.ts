import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { clockIn } from '#web/lib/format.ts'
import { browserZone } from '#web/lib/time-zone.ts'
import { appForJourneys, expectAccessible, expectNoComplaints, expectToast, pickNextMonth, signIn } from './support.ts'

const { open, openSignedIn } = appForJourneys()

async function hasPost(page: Page, title: string): Promise<string> {
  const content = { hook: `${title}, and nobody minded.`, insight: 'An insight.', value: 'A value.', cta: 'And you?' }
  const answer = await page.request.post('/api/posts', { data: { title, category: 'hot-takes', content } })
  expect(answer.status()).toBe(201)
  return ((await answer.json()) as { id: string }).id
}

const focused = (page: Page) =>
  page.evaluate(() => document.activeElement?.getAttribute('aria-label') ?? document.activeElement?.textContent?.trim())

test('a post is scheduled for a day and a time, and appears under Scheduled with them', async () => {
  const page = await openSignedIn()
  await page.goto(`/create?id=${await hasPost(page, 'We deleted half of our dashboards')}`)
  const schedule = page.getByRole('button', { name: 'Schedule', exact: true })
  await schedule.click()
  const dialog = page.getByRole('dialog', { name: 'Schedule Your Post' })
  const day = await pickNextMonth(dialog)
  const month = day.toLocaleString('en-US', { month: 'long' })
  await dialog.getByLabel('Time').fill('14:30')
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Schedule', exact: true }).click()
  const planned = `Your post has been scheduled for ${month} 10th, ${day.getFullYear()} at 14:30.`
  await expectToast(page, 'Post scheduled', planned)
  await expect.poll(() => focused(page)).toBe('Schedule')

  await page.getByRole('link', { name: 'My Posts' }).click()
  await page.getByRole('tab', { name: 'Scheduled' }).click()
  await page.getByText(`${clockIn(browserZone()).shortDate(day)} at 14:30`).waitFor()
  await page.getByRole('tab', { name: 'Drafts' }).click()
  await page.getByRole('heading', { name: 'No posts match' }).waitFor()
  expectNoComplaints(page)
})

test("a post is found, published by hand on the author's word, and deleted", async () => {
  const page = await openSignedIn()
  await hasPost(page, 'We stopped writing minutes')
  await hasPost(page, 'We deleted half of our dashboards')
  await page.goto('/posts')
  await page.getByRole('heading', { name: 'We stopped writing minutes' }).waitFor()
  await page.getByPlaceholder('Search posts...').fill('DASHBOARDS')
  await page.getByRole('heading', { name: 'We stopped writing minutes' }).waitFor({ state: 'detached' })

  await page.getByRole('button', { name: 'Post by hand…' }).click()
  const dialog = page.getByRole('dialog', { name: 'Post on LinkedIn by hand' })
  await dialog.getByLabel('Link to the post (optional)').fill('https://www.linkedin.com/posts/nora-1')
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'I posted it' }).click()
  await expectToast(page, 'Post published')
  await page.getByRole('tab', { name: 'Published' }).click()
  const live = page.getByRole('link', { name: 'View on LinkedIn' })
  await live.waitFor()
  expect(await live.getAttribute('href')).toBe('https://www.linkedin.com/posts/nora-1')
  expect(await page.getByRole('button', { name: 'Post by hand…' }).count()).toBe(0)

  const menu = page.getByRole('button', { name: 'Actions for We deleted half of our dashboards' })
  const confirmation = page.getByRole('alertdialog', { name: 'Delete post' })
  await menu.click()
  await page.getByRole('menuitem', { name: 'Delete post' }).click()
  await confirmation.waitFor()
  await expectAccessible(page)
  await page.keyboard.press('Escape')
  await confirmation.waitFor({ state: 'detached' })
  await expect.poll(() => focused(page)).toBe('Actions for We deleted half of our dashboards')
  await menu.click()
  await page.getByRole('menuitem', { name: 'Delete post' }).click()
  await confirmation.getByRole('button', { name: 'Delete' }).click()
  await expectToast(page, 'Post deleted')
  await confirmation.waitFor({ state: 'detached' })
  await page.getByRole('heading', { name: 'No posts match' }).waitFor()
  expectNoComplaints(page)
})

test('a session that ends midway loses no word', async () => {
  const page = await open()
  // Wait for the last automatic calls: any of them would also notice that the session has ended.
  const calls = ['notifications', 'notifications/stream', 'proofs'].map((path) =>
    page.waitForResponse((response) => new URL(response.url()).pathname === `/api/${path}`),
  )
  await signIn(page)
  await page.getByText('Opinion Posts').click()
  await page.getByText('Hot takes').click()
  await page.getByRole('textbox', { name: 'Subject' }).fill('Typed before the session ended')
  await Promise.all(calls)
  await page.context().clearCookies({ name: 'hookline_session' })
  await page.getByRole('button', { name: 'Generate Hot takes post' }).click()
  await expectToast(page, 'Failed to generate post', '401: You are not signed in.')
  await page.getByRole('heading', { name: 'Welcome Back' }).waitFor()
  await page.getByRole('link', { name: 'Sign in on this computer' }).click()
  await page.getByRole('button', { name: 'Nora Field nora@example.com' }).click()
  await page.getByRole('button', { name: 'Generate Hot takes post' }).waitFor()
  expect(await page.getByRole('textbox', { name: 'Subject' }).inputValue()).toBe('Typed before the session ended')
  expectNoComplaints(page, [/401/])
})

test("two people in one browser do not see each other's typed words, and each finds their own again", async () => {
  const page = await open()
  const boxes = (name: string) => page.getByRole('textbox', { name, exact: true })
  const typeAll = async (words: string, id: string) => {
    await page.goto('/')
    await boxes('Subject').fill(`${words} subject`)
    await page.goto('/writing-samples')
    await boxes('Content').fill(`${words} sample`)
    await page.goto('/proof-bank')
    await boxes('Fact or story').fill(`${words} proof`)
    await page.goto(`/?id=${id}`)
    await boxes('Hook').fill(`${words} hook`)
    await page.getByText('Offline, kept on this device', { exact: true }).waitFor()
  }
  const read = async (address: string, name: string) => {
    await page.goto(address)
    return boxes(name).inputValue()
  }
  /** The browser may restore its stored words only after it has shown the page. */
  const finds = async (address: string, name: string, text: string) => {
    await page.goto(address)
    await expect.poll(() => boxes(name).inputValue()).toBe(text)
  }
  const signOut = async () => {
    await page.getByRole('button', { name: 'Account menu' }).first().click()
    await page.getByRole('menuitem', { name: 'Log out' }).click()
    await page.getByRole('heading', { name: 'Welcome Back' }).waitFor()
  }
  await signIn(page, 'Nora Field', 'nora-shares@example.com')
  const id = await hasPost(page, 'We stopped writing minutes')
  await page.route('/api/posts/*', (route) => (route.request().method() === 'PUT' ? route.abort() : route.continue()))
  await typeAll('Of Nora', id)
  await signOut()
  expect(await page.content()).not.toContain('Of Nora')

  await signIn(page, 'Karl Moor', 'karl-shares@example.com')
  expect(await read('/', 'Subject')).toBe('')
  expect(await read('/writing-samples', 'Content')).toBe('')
  expect(await read('/proof-bank', 'Fact or story')).toBe('')
  await page.goto(`/?id=${id}`)
  await page.getByRole('heading', { name: 'Post not found' }).waitFor()
  expect(await page.content()).not.toContain('Of Nora')
  await signOut()

  await signIn(page, 'Nora Field', 'nora-shares@example.com')
  await finds('/', 'Subject', 'Of Nora subject')
  await finds('/writing-samples', 'Content', 'Of Nora sample')
  await finds('/proof-bank', 'Fact or story', 'Of Nora proof')
  await finds(`/?id=${id}`, 'Hook', 'Of Nora hook')
  await page.unroute('/api/posts/*')
  await page.reload()
  await page.getByText('Saved', { exact: true }).waitFor()
  const { content } = (await (await page.request.get(`/api/posts/${id}`)).json()) as { content: { hook: string } }
  expect(content.hook).toBe('Of Nora hook')
  // A save may end after the sign-out, or arrive after the next page has asked for the post.
  expectNoComplaints(page, [/ERR_FAILED/, /40[149]/])
})

test('a browser that forbids storage can still write and save a post', async () => {
  const page = await open()
  await page.addInitScript(() => {
    for (const storage of ['localStorage', 'indexedDB'])
      Object.defineProperty(window, storage, {
        get() {
          throw new DOMException('Storage is forbidden', 'SecurityError')
        },
      })
  })
  await signIn(page, 'Nora Field', 'without-storage@example.com')
  await page.getByText('Personal experience').click()
  await page
    .getByRole('textbox', { name: 'Subject' })
    .fill('Status meetings should be a page that people read. Ours took an hour a week.')
  await expectToast(page, 'Kept only in this tab')
  const isAsked = page.waitForEvent('dialog')
  const closing = page.close({ runBeforeUnload: true })
  const question = await isAsked
  expect(question.type()).toBe('beforeunload')
  await question.dismiss()
  await closing
  await page.keyboard.press('Control+Enter')
  await expectToast(page, 'Your words are in order')
  await page.getByRole('textbox', { name: 'CTA' }).fill('Which meeting would you drop?')
  await page.getByRole('textbox', { name: 'CTA' }).blur()
  await page.getByText('Saved', { exact: true }).waitFor()
  await page.reload()
  await expect.poll(() => page.getByRole('textbox', { name: 'CTA' }).inputValue()).toBe('Which meeting would you drop?')
  await expectToast(page, 'Kept only in this tab')
  expectNoComplaints(page)
})

test('screen readers hear the name of a new page', async () => {
  const page = await openSignedIn()
  await page.getByRole('link', { name: 'My Posts' }).click()
  await page.getByText('My Posts · Hookline', { exact: true }).waitFor({ state: 'attached' })
  // The link disappears with its page, so the focus must move to the new page.
  await page.getByRole('link', { name: 'Create New Post' }).first().press('Enter')
  await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe('content')
  expectNoComplaints(page)
})

test('posts are selected with Shift, exported and deleted together, and Ctrl+Z restores all', async () => {
  const page = await openSignedIn()
  for (const name of ['one', 'two', 'three', 'four']) await hasPost(page, `Post ${name}`)
  await page.goto('/posts')
  await page.getByRole('button', { name: 'Select', exact: true }).click()
  const box = (name: string) => page.getByRole('checkbox', { name: `Select Post ${name}:` })
  const bar = page.getByRole('region', { name: 'Selected posts' })
  await box('four').click()
  await box('two').click({ modifiers: ['Shift'] })
  await bar.getByText('3 selected').waitFor()
  await expectAccessible(page)
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    bar.getByRole('link', { name: 'Export' }).click(),
  ])
  expect(download.suggestedFilename()).toMatch(/^hookline-posts-\d{4}-\d\d-\d\d\.zip$/)
  await page.keyboard.press('Delete')
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click()
  await expectToast(page, '3 posts deleted')
  await box('one')
    .or(page.getByRole('heading', { name: 'Post one' }))
    .waitFor()
  expect(await page.getByRole('heading', { level: 2, name: /^Post / }).count()).toBe(1)
  await page.keyboard.press('Control+z')
  await expectToast(page, '3 of 3 restored')
  await page.getByRole('heading', { name: 'Post two' }).waitFor()
  expectNoComplaints(page)
})
