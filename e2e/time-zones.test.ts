import { Temporal } from 'temporal-polyfill'
import { expect, test } from 'vitest'
import { clockIn } from '#web/lib/format.ts'
import { appForJourneys, expectAccessible, expectNoComplaints, expectToast, signIn } from './support.ts'

const { open } = appForJourneys()

const newYork = clockIn('America/New_York')

/** The next time that New York's clocks skip an hour. */
function springForward(): Temporal.ZonedDateTime {
  const next = (from: Temporal.ZonedDateTime) => from.getTimeZoneTransition('next')!
  const first = next(Temporal.Now.zonedDateTimeISO(newYork.timeZone).add({ days: 2 }))
  return first.offset === '-04:00' ? first : next(first)
}

test("an author uses their home's times wherever their browser is, and the app explains a skipped hour", async () => {
  const page = await open({ timezoneId: newYork.timeZone })
  await signIn(page)
  const day = springForward()
  const at = new Date(day.withPlainTime('09:00').epochMilliseconds)
  const content = { hook: 'We deleted half of our dashboards.', insight: 'Nobody minded.', value: '', cta: '' }
  const data = { title: 'Dashboards', category: 'hot-takes', content, scheduledFor: at.toISOString() }
  const made = await page.request.post('/api/posts', { data })
  const { id, timeZone } = (await made.json()) as { id: string; timeZone: string }
  expect(timeZone).toBe(newYork.timeZone)

  const state = await page.context().storageState()
  const abroad = await open({
    timezoneId: 'Asia/Kathmandu',
    storageState: state,
    viewport: { width: 375, height: 800 },
  })
  await abroad.goto('/posts')
  await abroad.getByText(`${newYork.shortDate(at)} at 09:00`).waitFor()
  const american = await open({ locale: 'en-US', storageState: state })
  await american.goto(`/calendar?day=${day.toPlainDate()}`)
  await american.getByRole('button', { name: '9:00 AM Dashboards' }).waitFor()
  await abroad.goto(`/create?id=${id}`)
  await abroad.getByRole('button', { name: 'Schedule', exact: true }).click()
  const dialog = abroad.getByRole('dialog', { name: 'Schedule Your Post' })
  await dialog.getByText(/^This browser is in Kath?mandu time \(GMT\+5:45\)/).waitFor()
  await dialog.getByLabel('Time').fill('02:30')
  const choice = dialog.getByRole('group', { name: '02:30 does not exist on this day' })
  await choice.waitFor()
  await expectAccessible(abroad)
  await dialog.getByRole('button', { name: 'Schedule', exact: true }).click()
  await choice.getByRole('radio', { name: '03:30 (GMT-4), after that' }).check()
  await dialog.getByRole('button', { name: 'Schedule', exact: true }).click()
  const planned = `Your post has been scheduled for ${newYork.longDate(at)} at 03:30.`
  await expectToast(abroad, 'Post scheduled', planned)
  expectNoComplaints(page)
  expectNoComplaints(abroad)
})

test('a time zone is found in Settings and chosen', async () => {
  const page = await open({ timezoneId: newYork.timeZone })
  await signIn(page, 'Nora Field', 'nora-2@example.com')
  await page.goto('/settings')
  await page.getByLabel('Find another time zone').fill('lord')
  await expectAccessible(page)
  await page.getByRole('button', { name: /^Australia\/Lord Howe/ }).click()
  await expectToast(page, 'Time zone updated')
  await page.getByText(/^This browser is in/).waitFor()
  await page.reload()
  await page.getByText('Australia/Lord Howe').waitFor()
  expectNoComplaints(page)
})
