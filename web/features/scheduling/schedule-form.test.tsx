import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { Temporal } from 'temporal-polyfill'
import { afterAll, beforeAll, expect, onTestFinished, test, vi } from 'vitest'
import { someContent, startTestApp, type TestApp, type TestUser } from '#server/testing/app.ts'
import type { CurrentUser } from '#shared/accounts.ts'
import type { Post } from '#shared/posts.ts'
import { momentAt } from '#shared/wall-time.ts'
import { clockIn, timeOfDay } from '#web/lib/format.ts'
import { browserZone } from '#web/lib/time-zone.ts'
import { showApp } from '#web/testing.tsx'

let app: TestApp
beforeAll(async () => {
  window.matchMedia = (media) => Object.assign(new EventTarget(), { media, matches: true }) as MediaQueryList
  app = await startTestApp()
})
afterAll(() => app.stop())

const berlin = clockIn('Europe/Berlin')
const me = async (as: TestUser) => (await (await app.call('GET', '/api/user', { as })).json()) as CurrentUser
const toastSays = async (title: string, description: string) => {
  // The file's first test waits for the worker thread that reads the text.
  await screen.findByText(title, { selector: 'li *' })
  await screen.findByText(description, { selector: 'li *' })
}

/** Berlin's next clock change at least two days ahead: to summer time, or back. */
function nextChange(isForward: boolean): Temporal.ZonedDateTime {
  const change = (from: Temporal.ZonedDateTime) => from.getTimeZoneTransition('next')!
  const first = change(Temporal.Now.zonedDateTimeISO(berlin.timeZone).add({ days: 2 }))
  return first.offset === (isForward ? '+02:00' : '+01:00') ? first : change(first)
}

/** Opens the dialog of a post scheduled for this day in Berlin. */
async function openPlanned(day: Temporal.ZonedDateTime, wallTime: string) {
  const author = await app.signUp('Nora Field', berlin.timeZone)
  const scheduledFor = new Date(day.withPlainTime(wallTime).epochMilliseconds)
  // Backs every claim of the content.
  const { id } = await app.hasPost(author, { scheduledFor, subject: Object.values(someContent).join(' ') })
  const shown = showApp(`/create?id=${id}`, { app, as: author })
  await shown.user.click(await screen.findByRole('button', { name: 'Schedule' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Schedule Your Post' }))
  await dialog.findByLabelText('Time')
  // Looked up at each use: the form may still be loading parts around the field.
  const time = () => dialog.getByLabelText<HTMLInputElement>('Time')
  const schedule = () => shown.user.click(dialog.getByRole('button', { name: 'Schedule' }))
  const kept = async () => {
    const post = (await (await app.call('GET', `/api/posts/${id}`, { as: author })).json()) as Post
    return new Date(post.scheduledFor!).getTime()
  }
  return { ...shown, author, dialog, time, schedule, kept, scheduledFor }
}

test('a skipped time shows an explanation, and nothing is scheduled before the author chooses another', async () => {
  const change = nextChange(true)
  const { user, dialog, time, schedule, kept, scheduledFor } = await openPlanned(change, '09:00')
  expect(time().value).toBe('09:00')
  fireEvent.change(time(), { target: { value: '02:30' } })
  const choice = await dialog.findByRole('group', {
    name: new RegExp(`^${timeOfDay('02:30')} does not exist on this day`),
  })
  const radios = within(choice).getAllByRole<HTMLInputElement>('radio')
  expect(radios.map((radio) => [radio.checked, radio.closest('label')?.textContent])).toEqual([
    [false, `${timeOfDay('01:30')} (GMT+1), before clocks are set forward`],
    [false, `${timeOfDay('03:30')} (GMT+2), after that`],
  ])
  await schedule()
  expect(document.activeElement).toBe(radios[0])
  expect(await kept()).toBe(scheduledFor.getTime())
  await user.click(radios[1]!)
  await schedule()
  const at = change.epochMilliseconds + 30 * 60_000
  await toastSays(
    'Post scheduled',
    `Your post has been scheduled for ${berlin.longDate(new Date(at))} at ${timeOfDay('03:30')}.`,
  )
  expect(await kept()).toBe(at)
})

test('a time chosen while the post still loads keeps the day on which the post is planned', async () => {
  const author = await app.signUp('Nora Field', berlin.timeZone)
  const day = Temporal.Now.zonedDateTimeISO(berlin.timeZone).add({ days: 5 })
  const { id } = await app.hasPost(author, { scheduledFor: new Date(day.withPlainTime('17:00').epochMilliseconds) })
  let answer = () => {}
  const answering = new Promise<void>((resolve) => {
    answer = resolve
  })
  const { request } = app.app
  vi.spyOn(app.app, 'request').mockImplementation(async (...call) => {
    if (call[0] === `/api/posts/${id}`) await answering
    return request(...call)
  })
  onTestFinished(() => void vi.restoreAllMocks())
  const { user } = showApp(`/create?id=${id}`, { app, as: author })
  await user.click(await screen.findByRole('button', { name: 'Schedule' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Schedule Your Post' }))
  fireEvent.change(await dialog.findByLabelText('Time'), { target: { value: '10:15' } })
  answer()
  const at = new Date(day.withPlainTime('10:15').epochMilliseconds)
  await dialog.findByText(`${berlin.longDate(at)} at ${timeOfDay('10:15')}`)
})

test('a repeated time raises a question, and the dialog shows the chosen one again', async () => {
  const change = nextChange(false)
  const first = await openPlanned(change, '09:00')
  fireEvent.change(first.time(), { target: { value: '02:15' } })
  const choice = await first.dialog.findByRole('group', {
    name: new RegExp(`^${timeOfDay('02:15')} occurs twice on this day`),
  })
  await first.user.click(within(choice).getByRole('radio', { name: `${timeOfDay('02:15')} (GMT+1), after that` }))
  await first.schedule()
  const at = change.epochMilliseconds + 15 * 60_000
  await toastSays(
    'Post scheduled',
    `Your post has been scheduled for ${berlin.longDate(new Date(at))} at ${timeOfDay('02:15')}.`,
  )
  expect(await first.kept()).toBe(at)
  await first.user.click(await screen.findByRole('button', { name: 'Schedule' }))
  const again = within(await screen.findByRole('dialog', { name: 'Schedule Your Post' }))
  const second = await again.findByRole<HTMLInputElement>('radio', {
    name: `${timeOfDay('02:15')} (GMT+1), after that`,
  })
  expect(second.checked).toBe(true)
  fireEvent.change(again.getByLabelText('Time'), { target: { value: '02:20' } })
  await waitFor(() => expect(again.queryByRole('radio', { checked: true })).toBeNull())
})

test('times follow the author’s zone, wherever the browser is', async () => {
  const day = nextChange(true).add({ days: 3 })
  const { user, dialog, time, author, scheduledFor } = await openPlanned(day, '18:45')
  const zone = clockIn(browserZone()).zone
  await screen.findByText(`${berlin.shortDate(scheduledFor)} at ${timeOfDay('18:45')}`)
  expect(time().value).toBe('18:45')
  dialog.getByText('Europe/Berlin, GMT+2')
  dialog.getByText(`${berlin.longDate(scheduledFor)} at ${timeOfDay('18:45')}`)
  dialog.getByText('(Berlin, GMT+2)')
  if (browserZone() === berlin.timeZone) return
  await user.click(dialog.getByRole('button', { name: `Use ${zone} time` }))
  const { wallTime } = momentAt(scheduledFor, browserZone())
  await waitFor(() => expect(time().value).toBe(wallTime.slice(11)))
  expect((await me(author)).timeZone).toBe(browserZone())
  expect(dialog.queryByRole('button', { name: `Use ${zone} time` })).toBeNull()
})

test('the dialog offers the author’s next free slots, and one press takes one', async () => {
  const day = nextChange(true).add({ days: 3 })
  const author = await app.signUp('Nora Field', berlin.timeZone)
  const slots = [2, 4].map((weekday) => ({ weekday, time: '08:15' }))
  await app.call('PUT', '/api/posting-slots', { as: author, body: slots })
  const { id } = await app.hasPost(author, { scheduledFor: new Date(day.epochMilliseconds) })
  const { user } = showApp(`/create?id=${id}`, { app, as: author })
  await user.click(await screen.findByRole('button', { name: 'Schedule' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Schedule Your Post' }))
  const offered = within(await dialog.findByRole('list', { name: 'Your free posting slots' })).getAllByRole('button')
  expect(offered).toHaveLength(3)
  for (const slot of offered) expect(slot.textContent).toMatch(/ at 0?8:15( AM)?$/)
  await user.click(offered[1]!)
  expect(dialog.getByLabelText<HTMLInputElement>('Time').value).toBe('08:15')
})

test('an author without a time zone gets their browser’s, once', async () => {
  const author = await app.signUp('Nora Field', null)
  const { requests } = showApp('/', { app, as: author })
  await waitFor(async () => expect((await me(author)).timeZone).toBe(browserZone()))
  expect(requests.filter((request) => request === 'PUT /api/user/time-zone')).toHaveLength(1)
})

test('an author without posting slots creates some in the dialog, and the next one is taken', async () => {
  const author = await app.signUp('Nora Field', berlin.timeZone)
  const { id } = await app.hasPost(author)
  const { user } = showApp(`/create?id=${id}`, { app, as: author })
  await user.click(await screen.findByRole('button', { name: 'Schedule' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Schedule Your Post' }))
  await user.click(await dialog.findByRole('button', { name: `Use Tue, Wed, Thu at ${timeOfDay('09:00')}` }))
  const offered = within(await dialog.findByRole('list', { name: 'Your free posting slots' })).getAllByRole('button')
  expect(offered).toHaveLength(3)
  expect(await (await app.call('GET', '/api/posting-slots', { as: author })).json()).toHaveLength(3)
  expect(dialog.getByLabelText<HTMLInputElement>('Time').value).toBe('09:00')
  dialog.getByRole('button', { name: 'Next free slot' })
})

test("the server's refusal shows until the form changes", async () => {
  const day = nextChange(true).add({ days: 3 })
  const { failing, dialog, time, schedule } = await openPlanned(day, '18:45')
  failing.add('/api/posts/')
  await schedule()
  const failure = await screen.findByText('Schedule failed', { selector: 'li *' })
  fireEvent.change(time(), { target: { value: '19:45' } })
  await waitFor(() => expect(failure.closest('li')?.dataset.state ?? 'closed').toBe('closed'))
  dialog.getByRole('button', { name: 'Schedule' })
})
