import { readFile } from 'node:fs/promises'
import { unzipSync } from 'fflate'
import { expect, test } from 'vitest'
import { workbookWith } from '../server/testing/workbook.ts'
import { appForJourneys, expectAccessible, expectNoComplaints, expectToast, sellPlans, toastOn } from './support.ts'

const { open, openSignedIn } = appForJourneys()

test('an idea is found for a theme, marked, and becomes the subject of a post', async () => {
  const page = await openSignedIn()
  await page.getByRole('link', { name: /^Content Ideas/ }).click()
  await page.getByRole('textbox', { name: /theme/i }).fill('Remote onboarding')
  await page.keyboard.press('Enter')
  await page.getByLabel('Select all').check()
  await page.getByRole('button', { name: 'Generate ideas' }).click()
  await page.getByRole('button', { name: /^Use/ }).first().waitFor()
  const use = page.getByRole('button', { name: /^Use/ })
  expect(await use.count()).toBe(6)
  await page
    .getByRole('button', { name: /favou?rite/i })
    .first()
    .click()
  await page.reload()
  await page
    .getByRole('button', { name: /favou?rite/i, pressed: true })
    .first()
    .waitFor()
  await use.first().click()
  await expectToast(page, 'Idea selected!')
  const subject = page.getByRole('textbox', { name: 'Subject' })
  await subject.waitFor()
  await expect.poll(() => subject.inputValue()).not.toBe('')
  await page.getByRole('button', { name: 'Generate Problem and solution post' }).waitFor()
  expectNoComplaints(page)
})

test('a lead magnet post is written, regenerated in part, and found in the library', async () => {
  const page = await openSignedIn()
  await page.goto('/lead-magnet')
  await page.getByLabel('Post title (for reference)').fill('Onboarding remotely')
  await page.getByLabel('Lead magnet title').fill('The first-week checklist')
  await page.getByRole('button', { name: 'Generate', exact: true }).click()
  await expectToast(page, 'Your words are in order')
  const value = page.getByRole('textbox', { name: 'Value', exact: true })
  const before = await value.inputValue()
  await page.getByRole('button', { name: 'Regenerate Value' }).click()
  await expectToast(page, 'Value changed')
  expect(await value.inputValue()).not.toBe(before)
  await page.goto('/library')
  await page.getByRole('heading', { name: 'Onboarding remotely' }).waitFor()
  await page.getByRole('main').getByRole('listitem').getByText('Lead magnet').waitFor()
  expectNoComplaints(page)
})

test('samples are added, analysed and counted out', async () => {
  const page = await openSignedIn()
  await page.goto('/writing-samples')
  const analyze = page.getByRole('button', { name: 'Analyze My Writing Style' })
  expect(await analyze.isDisabled()).toBe(true)
  for (const text of [
    'We stopped our Monday meeting in March. Nobody missed it.',
    'I write one page. Then I stop. Would you?',
  ]) {
    await page.getByLabel('Content').fill(text.repeat(2))
    await page.getByRole('button', { name: 'Add sample' }).click()
    await expectToast(page, 'Writing sample added')
  }
  await page.getByText('2 samples, 2 active').waitFor()
  await analyze.click()
  await page.getByText('Sentence length').waitFor()
  await page.getByRole('switch').first().click()
  await page.getByText('2 samples, 1 active').waitFor()
  await expect.poll(() => analyze.isDisabled()).toBe(true)
  expectNoComplaints(page)
})

test('a post is written in the calendar, and its day and the figures count it', async () => {
  const page = await openSignedIn()
  await page.goto('/calendar')
  await page.getByRole('region', { name: 'Five days' }).getByRole('button', { pressed: false }).nth(1).click()
  await page.getByRole('button', { name: 'Schedule a post' }).first().click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Title').fill('Fewer meetings')
  await dialog.getByLabel('Content').fill('A hook.\n\nAn insight.\n\nAnd you?')
  await dialog.getByRole('button', { name: 'Schedule', exact: true }).click()
  await expectToast(page, 'Post scheduled')
  await page.getByRole('link', { name: 'Fewer meetings' }).waitFor()
  await page
    .getByRole('region', { name: 'Five days' })
    .getByRole('button', { name: /1 post$/ })
    .waitFor()
  await page.getByRole('link', { name: /^Analytics/ }).click()
  await page.getByRole('row', { name: /Scheduled\s*1/ }).waitFor()
  expectNoComplaints(page)
})

test('LinkedIn’s file is dropped and read by keyboard, by table, and on the post’s own page', async () => {
  const page = await openSignedIn()
  const out = Date.UTC(2026, 8, 2, 9)
  const url = `https://www.linkedin.com/feed/update/urn:li:activity:${BigInt(out) << 22n}`
  const content = { hook: 'We closed the old workshop.', insight: '', value: '', cta: '' }
  const made = await page.request.post('/api/posts', {
    data: { title: 'The old workshop', content, category: 'hot-takes' },
  })
  const { id } = (await made.json()) as { id: string }
  expect((await page.request.put(`/api/posts/${id}`, { data: { publication: { url } } })).status()).toBe(200)
  const bytes = workbookWith({
    ENGAGEMENT: [
      ['Date', 'Impressions', 'Engagements'],
      ...[90, 640, 1234, 300].map((count, day) => [`9/${day + 1}/2026`, count, 12]),
    ],
    'TOP POSTS': [
      ['Post URL', 'Post publish date', 'Impressions'],
      [url, '9/2/2026', 1100],
      [url.replace(/\d+$/, String(BigInt(out - 86_400_000) << 22n)), '9/1/2026', 2400],
    ],
  })
  await page.goto('/analytics')
  const choice = page.getByText(/^Choose files from LinkedIn/)
  await choice.waitFor()
  const files = await page.evaluateHandle(
    (one) => {
      const transfer = new DataTransfer()
      transfer.items.add(new File([Uint8Array.from(one)], 'export.xlsx'))
      return transfer
    },
    [...bytes],
  )
  await choice.dispatchEvent('drop', { dataTransfer: files })
  const slider = page.getByRole('slider', { name: 'Impressions by day' })
  const read = page.getByRole('button', { name: 'Read 1 file' })
  await slider.or(read).first().waitFor()
  if (await read.isVisible()) await read.click()
  await page.getByText('2,264', { exact: true }).waitFor()
  await slider.focus()
  await page.keyboard.press('ArrowDown')
  expect(await slider.getAttribute('aria-valuetext')).toBe('Sep 2, 2026: 640 impressions. Posted: “The old workshop”')
  await page.keyboard.press('ArrowRight')
  expect(await slider.getAttribute('aria-valuetext')).toBe('Sep 3, 2026: 1,234 impressions')
  const table = page.getByRole('region', { name: 'Figures by post' })
  await table.getByRole('link', { name: 'The old workshop' }).waitFor()
  await table.getByRole('button', { name: 'Impressions' }).click()
  await table.getByRole('row').nth(1).getByText('Not written here').waitFor()
  await expectAccessible(page)
  await table.getByRole('link', { name: 'The old workshop' }).click()
  const own = page.getByRole('region', { name: 'What LinkedIn counted' })
  await own.getByText('1,100', { exact: true }).waitFor()
  await own.getByText('export.xlsx, as of Sep 4, 2026').waitFor()
  await expectAccessible(page)
  await page.goto('/posts')
  await page.getByText(/^1,100 impressions as of Sep 4, 2026 \(export\.xlsx\)/).waitFor()
  expectNoComplaints(page)
})

test('the profile is changed, everything is downloaded, and the account is deleted', async () => {
  const page = await openSignedIn()
  await page.goto('/settings')
  await page.getByLabel('Profession').fill('Editor')
  await page.getByRole('button', { name: 'Save profile' }).click()
  await expectToast(page, 'Profile updated')
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('link', { name: 'Download my data' }).click(),
  ])
  const archive = unzipSync(await readFile(await download.path()))
  const account = JSON.parse(new TextDecoder().decode(archive['account.json'])) as object
  expect(account).toMatchObject({ fullName: 'Nora Field', profession: 'Editor' })
  await page.getByRole('button', { name: 'Delete my account' }).click()
  const { username } = account as { username: string }
  await page.getByLabel(`Type ${username} to confirm`).fill(username)
  await page.getByRole('button', { name: 'Delete everything' }).click()
  await expectToast(page, 'Account deleted')
  await page.getByRole('heading', { name: 'Welcome Back' }).waitFor()
  await page.goto('/posts')
  await page.getByRole('heading', { name: 'Welcome Back' }).waitFor()
  expectNoComplaints(page)
})

test('a visitor reads the plans, is asked to sign in for a paid one, and joins the waitlist', async () => {
  const page = await open()
  await sellPlans(page)
  await page.goto('/pricing')
  await page.getByRole('radio', { name: /Yearly/ }).check({ force: true })
  await page.getByText('$159.20').waitFor()
  await page.getByRole('button', { name: 'Choose Basic' }).click()
  await expectToast(page, "You're now on the Basic plan. Enjoy!")
  await page.getByRole('button', { name: 'Choose Pro' }).click()
  await page.waitForURL('**/auth?returnTo=%2Fpricing')
  await page.goto('/salesgpt')
  await page.getByLabel('Your email').fill('nora@example.com')
  await page.getByRole('button', { name: 'Join the waitlist' }).click()
  await expectToast(page, "You're on the waitlist!")
  await page.getByText("You're on the list!").waitFor()
  expectNoComplaints(page)
})

test('lengths, columns and places follow the specification', async () => {
  const page = await openSignedIn()
  const style = (selector: string, property: string) =>
    page
      .locator(selector)
      .first()
      .evaluate((element, name) => getComputedStyle(element).getPropertyValue(name), property)
  expect(await style('textarea', 'min-height')).toBe('100px')
  const content = { hook: 'A hook.', insight: 'An insight.', value: 'A value.\n'.repeat(80), cta: 'And you?' }
  const answer = await page.request.post('/api/posts', {
    data: { title: 'A long one', category: 'hot-takes', content },
  })
  const { id } = (await answer.json()) as { id: string }
  await page.route(`**/api/posts/${id}`, () => {})
  await page.goto(`/create?id=${id}`)
  const box = page.getByRole('region', { name: 'Post text' })
  expect(await box.evaluate((element) => getComputedStyle(element).maxHeight)).toBe('500px')
  await page.unroute(`**/api/posts/${id}`)
  await page.goto(`/create?id=${id}`)
  await page.getByRole('textbox', { name: 'Value', exact: true }).waitFor()
  // A finished text shows in full: nothing inside the page scrolls.
  expect(await box.evaluate((element) => element.scrollHeight <= element.clientHeight)).toBe(true)
  expect((await box.boundingBox())?.height).toBeGreaterThan(1_000)

  await page.goto('/library')
  await page.getByRole('heading', { name: 'A long one' }).waitFor()
  const list = page.getByRole('main').getByRole('list').first()
  const columns = () => list.evaluate((element) => getComputedStyle(element).gridTemplateColumns.split(' ').length)
  expect(await columns()).toBe(3)
  expect(await page.getByRole('complementary', { name: 'Sidebar' }).isVisible()).toBe(true)
  await page.setViewportSize({ width: 1023, height: 800 })
  expect(await page.getByRole('complementary', { name: 'Sidebar' }).isVisible()).toBe(false)
  expect(await page.getByRole('navigation', { name: 'Areas' }).isVisible()).toBe(true)
  await page.setViewportSize({ width: 767, height: 800 })
  expect(await page.getByRole('navigation', { name: 'Areas' }).isVisible()).toBe(false)
  await page.getByRole('button', { name: 'Menu', exact: true }).click()
  await page.getByRole('dialog').getByRole('link', { name: 'Library' }).waitFor()
  const places = await page
    .getByRole('dialog')
    .getByRole('link')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href')))
  expect(places).toEqual([...new Set(places)])
  expectNoComplaints(page)
})

test('a toast is at most 420 px wide, and a swipe of 50 px to the right dismisses it', async () => {
  const page = await open()
  await sellPlans(page)
  await page.goto('/pricing')
  await page.getByRole('button', { name: 'Choose Basic' }).click()
  const toast = toastOn(page)
  await toast.waitFor()
  const region = await page.locator('ol').evaluate((element) => element.getBoundingClientRect().width)
  expect(region).toBe(420)
  const swipe = async (distance: number) => {
    const box = (await toast.boundingBox())!
    await page.mouse.move(box.x + 40, box.y + 12)
    await page.mouse.down()
    for (let moved = 10; moved <= distance; moved += 10) await page.mouse.move(box.x + 40 + moved, box.y + 12)
    await page.mouse.up()
  }
  await toast.evaluate((element) => Promise.all(element.getAnimations().map((animation) => animation.finished)))
  await swipe(40)
  expect(await toast.isVisible()).toBe(true)
  await swipe(70)
  await toast.waitFor({ state: 'detached' })
  expectNoComplaints(page)
})

test('a photo appears beside the name in the shell, the preview and the network preview, and can be removed', async () => {
  const page = await openSignedIn()
  await page.goto('/settings')
  await page.getByLabel('Photo', { exact: true }).setInputFiles('web/public/icon-192.png')
  await expectToast(page, 'Photo updated')
  const photos = page.locator('img[src^="/api/user/photo/"]')
  // Header, sidebar and setting.
  await expect.poll(() => photos.count()).toBe(3)
  await expectAccessible(page)
  const content = { hook: 'A hook.', insight: 'An insight.', value: 'A value.', cta: 'And you?' }
  const answer = await page.request.post('/api/posts', { data: { title: 'Mine', category: 'hot-takes', content } })
  await page.goto(`/create?id=${((await answer.json()) as { id: string }).id}`)
  await expect.poll(() => page.getByRole('main').locator('img[src^="/api/user/photo/"]').count()).toBeGreaterThan(0)
  await page.goto('/settings')
  await page.getByRole('button', { name: 'Remove photo' }).click()
  await expectToast(page, 'Photo removed')
  await expect.poll(() => photos.count()).toBe(0)
  expectNoComplaints(page)
})

test('a carousel’s pages are ordered by mouse and by keyboard, also on a phone', async () => {
  const page = await openSignedIn()
  const id = await page.evaluate(async () => {
    const content = {
      hook: 'We repaired bikes in the order they came in.',
      insight: 'A tyre takes twelve minutes.\n\nA bent axle takes half a day.',
      value: 'Now there are two benches.\n\nThe average wait fell to five hours.',
      cta: 'Where does a small job wait?',
    }
    const body = JSON.stringify({ title: 'Two benches', category: 'personal-experience', content })
    const headers = { 'content-type': 'application/json' }
    const response = await fetch('/api/posts', { method: 'POST', headers, body })
    return ((await response.json()) as { id: string }).id
  })
  await page.goto(`/?id=${id}`)
  await page.getByRole('button', { name: 'Make a carousel' }).click()
  const dialog = page.getByRole('dialog', { name: 'Carousel' })
  const picture = (at: number) => dialog.getByRole('button', { name: new RegExp(`^Page ${at},`) })
  const texts = async () =>
    (await dialog.locator('[data-page] .sr-only').allTextContents()).map((text) => text.slice(8))
  await picture(6).waitFor()
  const [hook, tyre, axle, benches, wait, where] = await texts()
  const boxes = await Promise.all([5, 2].map(async (at) => (await picture(at).boundingBox())!))
  const middles = boxes.map(({ x, y, width, height }) => [x + width / 2, y + height / 2] as const)
  await page.mouse.move(...middles[0]!)
  await page.mouse.down()
  await page.mouse.move(...middles[1]!, { steps: 10 })
  await page.mouse.up()
  await expect.poll(texts).toEqual([hook, wait, tyre, axle, benches, where])
  await page.setViewportSize({ width: 375, height: 812 })
  await picture(2).focus()
  await page.keyboard.press('Space')
  await page.getByText('Position 2.').waitFor({ state: 'attached' })
  await page.keyboard.press('ArrowRight')
  await page.getByText('Position 3.').waitFor({ state: 'attached' })
  await page.keyboard.press('Space')
  await expect.poll(texts).toEqual([hook, tyre, wait, axle, benches, where])
  await dialog.getByText('Saved').waitFor({ state: 'attached' })
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Done' }).click()
  await page.getByText('· 6 pages').waitFor()
  expectNoComplaints(page)
})
