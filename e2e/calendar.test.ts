import type { Locator, Page } from 'playwright-core'
import { expect, test } from 'vitest'
import {
  appForJourneys,
  expectAccessible,
  expectNoComplaints,
  expectNoSidewaysScroll,
  expectToast,
  toastOn,
} from './support.ts'

const { openSignedIn } = appForJourneys()

const month = `${new Date().getFullYear() + 1}-06`
const dayOf = (date: number) => `${month}-${String(date).padStart(2, '0')}`

async function hasPost(page: Page, title: string, scheduledFor?: string): Promise<string> {
  const timeZone = await page.evaluate(() => Intl.DateTimeFormat().resolvedOptions().timeZone)
  const content = { hook: `${title}, and nobody minded.`, insight: 'An insight.', value: 'A value.', cta: 'And you?' }
  const data = { title, category: 'hot-takes', content, scheduledFor, timeZone }
  const answer = await page.request.post('/api/posts', { data })
  expect(answer.status()).toBe(201)
  return ((await answer.json()) as { id: string }).id
}

const timeOf = async (page: Page, id: string) => {
  const { scheduledFor } = (await (await page.request.get(`/api/posts/${id}`)).json()) as {
    scheduledFor: string | null
  }
  return scheduledFor && new Date(scheduledFor).toISOString()
}
const cell = (page: Page, date: number) =>
  page.getByRole('cell').filter({ has: page.locator(`[data-day="${dayOf(date)}"]`) })
const chip = (within: Page | Locator, title: string) =>
  within.getByRole('button', { name: new RegExp(`^\\d\\d:\\d\\d ${title}`) })
const undo = (page: Page) => toastOn(page).getByRole('button', { name: 'Undo' }).click()

async function drag(page: Page, from: Locator, to: Locator, over: RegExp): Promise<void> {
  const [start, end] = [(await from.boundingBox())!, (await to.boundingBox())!]
  await page.mouse.move(start.x + start.width / 2, start.y + start.height / 2)
  await page.mouse.down()
  await page.mouse.move(end.x + end.width / 2, end.y + end.height / 2, { steps: 8 })
  await announced(page, over)
  await page.mouse.up()
}

/** Waits for the last announcement to screen readers, after which the board has handled the step. */
const announced = (page: Page, text: RegExp) => page.getByText(text).waitFor({ state: 'attached' })

test('a post is dragged to another day by mouse and by keyboard, keeps its minute, and undo reverts each move', async () => {
  const page = await openSignedIn()
  const id = await hasPost(page, 'We deleted half of our dashboards', `${dayOf(9)}T09:17:00Z`)
  await page.goto(`/calendar?day=${dayOf(9)}`)
  await chip(cell(page, 9), 'We deleted').waitFor()
  await expectAccessible(page)

  await drag(page, chip(cell(page, 9), 'We deleted'), cell(page, 17), /^\w+, June 17th at 09:17\.$/)
  await chip(cell(page, 17), 'We deleted').waitFor()
  await expectToast(page, 'Post moved')
  expect(await timeOf(page, id)).toBe(`${dayOf(17)}T09:17:00.000Z`)
  await undo(page)
  await chip(cell(page, 9), 'We deleted').waitFor()
  await expect.poll(() => timeOf(page, id)).toBe(`${dayOf(9)}T09:17:00.000Z`)

  await chip(cell(page, 9), 'We deleted').focus()
  await page.keyboard.press('Space')
  await announced(page, /^Picked up “We deleted half of our dashboards”/)
  await page.keyboard.press('ArrowDown')
  await announced(page, /June 16th at 09:17\.$/)
  await page.keyboard.press('ArrowLeft')
  await announced(page, /June 15th at 09:17\.$/)
  await page.keyboard.press('Space')
  await chip(cell(page, 15), 'We deleted').waitFor()
  await expect.poll(() => timeOf(page, id)).toBe(`${dayOf(15)}T09:17:00.000Z`)
  await expect.poll(() => chip(page, 'We deleted').evaluate((one) => one === document.activeElement)).toBe(true)
  await undo(page)
  await expect.poll(() => timeOf(page, id)).toBe(`${dayOf(9)}T09:17:00.000Z`)
  expectNoComplaints(page)
})

test('a draft is dragged into an hour of the week and goes back to the drafts', async () => {
  const page = await openSignedIn()
  const id = await hasPost(page, 'We stopped writing minutes')
  await page.goto(`/calendar?view=week&day=${dayOf(9)}`)
  const draft = page
    .getByRole('region', { name: 'Drafts' })
    .getByRole('button', { name: /^We stopped writing minutes/ })
  await draft.waitFor()
  await expectAccessible(page)
  await drag(page, draft, page.locator(`[data-cell="${dayOf(10)}T11"]`), /June 10th at 11:00\.$/)
  await expectToast(page, 'Post scheduled')
  expect(await timeOf(page, id)).toBe(`${dayOf(10)}T11:00:00.000Z`)
  expect(await draft.count()).toBe(0)
  await undo(page)
  await draft.waitFor()
  expect(await timeOf(page, id)).toBeNull()
  expectNoComplaints(page)
})

test('on a phone the calendar is an agenda whose posts open in a sheet of the whole screen', async () => {
  const page = await openSignedIn()
  await hasPost(page, 'We stopped writing minutes', `${dayOf(9)}T09:00:00Z`)
  for (const width of [375, 320]) {
    await page.setViewportSize({ width, height: 740 })
    await page.goto(`/calendar?day=${dayOf(9)}`)
    await page.getByRole('button', { name: 'Agenda', pressed: true }).waitFor()
    await page.getByRole('link', { name: 'We stopped writing minutes' }).waitFor()
    await expectNoSidewaysScroll(page)
  }
  await page.getByRole('button', { name: 'Month', exact: true }).click()
  const day = page.locator(`td [data-day="${dayOf(9)}"]`)
  await day.waitFor()
  expect((await day.boundingBox())!.width).toBeGreaterThanOrEqual(40)
  await expectNoSidewaysScroll(page)
  await page.getByRole('button', { name: 'Agenda' }).click()
  await page.getByRole('link', { name: 'We stopped writing minutes' }).click()
  const sheet = page.getByRole('dialog', { name: 'We stopped writing minutes' })
  await sheet.getByRole('button', { name: 'Reschedule' }).waitFor()
  const small = await sheet
    .getByRole('button')
    .or(sheet.getByRole('link'))
    .evaluateAll((all) =>
      all.map((one) => one.getBoundingClientRect()).filter(({ width, height }) => Math.min(width, height) < 44),
    )
  expect(small).toEqual([])
  expect((await sheet.boundingBox())?.width).toBeCloseTo(320)
  await expectAccessible(page)
  await page.goBack()
  await sheet.waitFor({ state: 'detached' })
  expectNoComplaints(page)
})
