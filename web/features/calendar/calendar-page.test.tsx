import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { Temporal } from 'temporal-polyfill'
import { afterAll, beforeAll, expect, onTestFinished, test, vi } from 'vitest'
import { startTestApp, type TestApp, type TestUser } from '#server/testing/app.ts'
import type { Post } from '#shared/posts.ts'
import { firstInstant } from '#shared/slots.ts'
import { momentAt } from '#shared/wall-time.ts'
import { timeOfDay } from '#web/lib/format.ts'
import { browserZone } from '#web/lib/time-zone.ts'
import { showApp } from '#web/testing.tsx'
import { addDays, addMonths, type Day, longDay, monthAndYear, monthOf, weekOf } from './days.ts'

let app: TestApp
beforeAll(async () => {
  window.matchMedia = (media) => Object.assign(new EventTarget(), { media, matches: true }) as MediaQueryList
  Element.prototype.hasPointerCapture = () => false
  app = await startTestApp()
})
afterAll(() => app.stop())

const toastSays = async (title: string, description?: string) => {
  const toast = within((await screen.findByText(title)).closest('li')!)
  if (description) toast.getByText(description)
}
const postsOf = async (as: TestUser) => (await (await app.call('GET', '/api/posts', { as })).json()) as Post[]
const zone = browserZone()
const today = momentAt(new Date(), zone).wallTime.slice(0, 10)
const noon = (days: number) => firstInstant(`${addDays(today, days)}T12:00`, zone)
const strip = async () => within(await screen.findByRole('region', { name: 'Five days' }))
const counts = (days: Awaited<ReturnType<typeof strip>>) =>
  days.getAllByRole('listitem').map((day) => /(\d) posts?$/.exec(day.textContent ?? '')?.[1])
const everyNoon = [1, 2, 3, 4, 5, 6, 7].map((weekday) => ({ weekday, time: '12:00' }))
/** A text without open points. */
const plain = { hook: 'We write less.', insight: '', value: '', cta: 'And you?' }
const unknown = Array(5).fill(undefined)
/** The part of the calls for a day that differs between days. */
const callsFrom = (day: Day) =>
  `/api/scheduled-posts?from=${encodeURIComponent(firstInstant(`${day}T00:00`, zone).toISOString())}`

test('the strip counts the posts of five days, and the chosen day lists its own', async () => {
  const author = await app.signUp()
  await app.hasPost(author, { title: 'Tomorrow one', scheduledFor: noon(1) })
  await app.hasPost(author, { title: 'Tomorrow two', scheduledFor: noon(1) })
  await app.hasPost(author, { title: 'In four days', scheduledFor: noon(4) })
  const { user, address } = showApp('/calendar', { app, as: author })
  const days = await strip()
  await waitFor(() => expect(counts(days)).toEqual(['0', '2', '0', '0', '1']))
  await screen.findByText('Nothing is scheduled for this day.')
  await user.click(days.getAllByRole('button', { pressed: false })[0]!)
  const list = within(await screen.findByRole('region', { name: longDay(addDays(today, 1)) }))
  expect(list.getAllByRole('link').map((link) => link.textContent)).toEqual(['Tomorrow one', 'Tomorrow two'])
  list.getAllByText(timeOfDay('12:00'))
  expect(address()).toBe(`/calendar?day=${addDays(today, 1)}`)
})

test('a day with very many posts shows ten at first, and more on request', async () => {
  const author = await app.signUp()
  for (let at = 0; at < 12; at += 1)
    await app.hasPost(author, { title: `Post ${at}`, scheduledFor: new Date(noon(1).getTime() + at * 60_000) })
  const { user } = showApp(`/calendar?day=${addDays(today, 1)}`, { app, as: author })
  const list = within(await screen.findByRole('region', { name: longDay(addDays(today, 1)) }))
  await list.findByRole('link', { name: 'Post 9' })
  expect(list.getAllByRole('link')).toHaveLength(10)
  list.getByText('12 posts on this day. You may want to spread them over the week.')
  await user.click(list.getByRole('button', { name: '2 more' }))
  expect(document.activeElement).toBe(list.getByRole('link', { name: 'Post 10' }))
  expect(list.getAllByRole('link')).toHaveLength(12)
  expect(list.queryByRole('button', { name: /more$/ })).toBeNull()
})

test('the calendar says that authors post by hand at the scheduled time', async () => {
  showApp('/calendar', { app, as: await app.signUp() })
  await screen.findByText(/^We remind you at the time of a post, and you post it\./)
})

test('a post written in the calendar appears on its day', async () => {
  const author = await app.signUp()
  const day = addDays(today, 2)
  const { user } = showApp(`/calendar?day=${day}`, { app, as: author })
  await user.click((await screen.findAllByRole('button', { name: 'Schedule a post' }))[0]!)
  const dialog = within(await screen.findByRole('dialog', { name: 'Schedule a post' }))
  const submit = dialog.getByRole('button', { name: 'Schedule' })
  await user.click(submit)
  dialog.getByText('A title is required')
  dialog.getByText('The post needs a text')
  await user.type(dialog.getByLabelText('Title'), 'Fewer meetings')
  await user.type(dialog.getByLabelText('Content'), 'A hook.{Enter}{Enter}An insight.{Enter}{Enter}And you?')
  expect(dialog.getByLabelText<HTMLInputElement>('Time').value).toBe('09:00')
  fireEvent.change(dialog.getByLabelText('Time'), { target: { value: '' } })
  await user.click(submit)
  dialog.getByText('Missing information')
  dialog.getByText('Please select both a date and time for scheduling.')
  fireEvent.change(dialog.getByLabelText('Time'), { target: { value: '14:30' } })
  await user.click(submit)
  await toastSays('Post scheduled', `Your post has been scheduled for ${longDay(day)} at ${timeOfDay('14:30')}.`)
  await screen.findByRole('link', { name: 'Fewer meetings' })
  const [post] = await postsOf(author)
  expect(post?.content).toEqual({ hook: 'A hook.', insight: 'An insight.', value: '', cta: 'And you?' })
  expect(new Date(post?.scheduledFor ?? 0)).toEqual(firstInstant(`${day}T14:30`, zone))
})

test('a draft chosen in the calendar appears on its day', async () => {
  const author = await app.signUp()
  await app.hasPost(author, { ...plain, title: 'Waiting' })
  await app.hasPost(author, { ...plain, title: 'Another' })
  const day = addDays(today, 2)
  const { user } = showApp(`/calendar?day=${day}`, { app, as: author })
  await user.click((await screen.findAllByRole('button', { name: 'Schedule a post' }))[0]!)
  const dialog = within(await screen.findByRole('dialog', { name: 'Schedule a post' }))
  await user.click(await dialog.findByRole('radio', { name: 'One of your drafts' }))
  await user.click(dialog.getByRole('button', { name: 'Schedule' }))
  dialog.getByText('Choose a draft.')
  await user.click(await dialog.findByRole('button', { name: 'Waiting' }))
  await user.click(dialog.getByRole('button', { name: 'Schedule' }))
  await toastSays('Post scheduled')
  const waiting = (await postsOf(author)).find(({ title }) => title === 'Waiting')
  expect(new Date(waiting?.scheduledFor ?? 0)).toEqual(firstInstant(`${day}T09:00`, zone))
  expect(await postsOf(author)).toHaveLength(2)
})

test('scheduling a text with unbacked claims asks first', async () => {
  const author = await app.signUp()
  const { user } = showApp(`/calendar?day=${addDays(today, 2)}`, { app, as: author })
  await user.click((await screen.findAllByRole('button', { name: 'Schedule a post' }))[0]!)
  const dialog = within(await screen.findByRole('dialog', { name: 'Schedule a post' }))
  await user.type(dialog.getByLabelText('Title'), 'Menos reuniones')
  await user.type(dialog.getByLabelText('Content'), 'Las reuniones bajaron un 40 % en la empresa.')
  await user.click(dialog.getByRole('button', { name: 'Schedule' }))
  await dialog.findByText('This post says one thing you didn’t mention. Is it true?')
  expect(await postsOf(author)).toEqual([])
  await user.click(dialog.getByRole('button', { name: 'Review them first' }))
  expect(document.activeElement).toBe(dialog.getByLabelText('Content'))
  await user.click(dialog.getByRole('button', { name: 'Schedule' }))
  await user.click(await dialog.findByRole('button', { name: 'Schedule anyway' }))
  await toastSays('Post scheduled')
  expect(await postsOf(author)).toMatchObject([
    { language: 'spanish', claims: [{ key: '40% | empre reuni', state: 'asked' }] },
  ])
})

test('a failed schedule shows an error, and the text stays', async () => {
  const author = await app.signUp()
  const view = showApp(`/calendar?day=${addDays(today, 2)}`, { app, as: author })
  await view.user.click((await screen.findAllByRole('button', { name: 'Schedule a post' }))[0]!)
  const dialog = within(await screen.findByRole('dialog', { name: 'Schedule a post' }))
  await view.user.type(dialog.getByLabelText('Title'), 'Fewer meetings')
  await view.user.type(dialog.getByLabelText('Content'), 'A hook.')
  view.goOffline()
  await view.user.click(dialog.getByRole('button', { name: 'Schedule' }))
  await toastSays('Scheduling failed', 'There was an error saving your scheduled post')
  const onLine = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  onTestFinished(() => onLine.mockRestore())
  await view.user.click(dialog.getByRole('button', { name: 'Schedule' }))
  await screen.findByText(/^You’re offline, and this needs a connection\./, { selector: 'li *' })
  expect(dialog.getByLabelText<HTMLTextAreaElement>('Content').value).toBe('A hook.')
})

test('a text written in the calendar survives closing the dialog until it is scheduled', async () => {
  const author = await app.signUp()
  const { user } = showApp(`/calendar?day=${addDays(today, 2)}`, { app, as: author })
  const open = async () => {
    await user.click((await screen.findAllByRole('button', { name: 'Schedule a post' }))[0]!)
    return within(await screen.findByRole('dialog', { name: 'Schedule a post' }))
  }
  let dialog = await open()
  await user.type(dialog.getByLabelText('Title'), 'Fewer meetings')
  await user.type(dialog.getByLabelText('Content'), 'A hook.')
  await user.selectOptions(dialog.getByLabelText('Category'), 'Hot takes')
  await user.keyboard('{Escape}')
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  dialog = await open()
  expect(dialog.getByLabelText<HTMLInputElement>('Title').value).toBe('Fewer meetings')
  expect(dialog.getByLabelText<HTMLTextAreaElement>('Content').value).toBe('A hook.')
  await user.click(dialog.getByRole('button', { name: 'Schedule' }))
  await toastSays('Post scheduled')
  expect(await postsOf(author)).toMatchObject([{ title: 'Fewer meetings', category: { id: 'hot-takes' } }])
  dialog = await open()
  expect(dialog.getByLabelText<HTMLInputElement>('Title').value).toBe('')
  expect(dialog.getByLabelText<HTMLTextAreaElement>('Content').value).toBe('')
})

test('a missed post says so and can be moved; another is unscheduled', async () => {
  const author = await app.signUp()
  const yesterday = addDays(today, -1)
  await app.hasPost(author, { title: 'Missed', hook: 'It was 40 hours a week.', scheduledFor: noon(-1) })
  await app.hasPost(author, { title: 'Next', scheduledFor: noon(1) })
  const { user } = showApp(`/calendar?day=${yesterday}`, { app, as: author })
  const day = within(await screen.findByRole('region', { name: longDay(yesterday) }))
  await day.findByText('Missed', { selector: 'span' })
  await user.click(day.getByRole('button', { name: 'Choose a time' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Reschedule post' }))
  await user.click(await dialog.findByRole('button', { name: /next month/i }))
  const cells = dialog.getAllByRole('gridcell').filter((cell) => cell.textContent === '15')
  await user.click(within(cells[0]!).getByRole('button'))
  await user.click(dialog.getByRole('button', { name: 'Schedule' }))
  await dialog.findByText(/things you didn’t mention/)
  await user.click(dialog.getByRole('button', { name: 'Schedule anyway' }))
  await toastSays('Post scheduled')
  const moved = (await postsOf(author)).find(({ title }) => title === 'Missed')
  expect(new Date(moved?.scheduledFor ?? 0).getTime()).toBeGreaterThan(Date.now())
  await user.click(screen.getByRole('button', { name: 'Undo: Post scheduled' }))
  await toastSays('Post moved back')
  await screen.findByText('One post wasn’t published on time')
})

test('an unscheduled post is a draft again until an undo', async () => {
  const author = await app.signUp()
  await app.hasPost(author, { title: 'Next', scheduledFor: noon(1) })
  const { user } = showApp(`/calendar?day=${addDays(today, 1)}`, { app, as: author })
  await user.click(await screen.findByRole('button', { name: 'Actions for Next' }))
  await user.click(await screen.findByRole('menuitem', { name: 'Unschedule' }))
  await toastSays('Unscheduled', 'The post is a draft again.')
  await screen.findByText('Nothing is scheduled for this day.')
  expect((await postsOf(author))[0]).toMatchObject({ scheduledFor: null, isPublished: false })
  await user.click(screen.getByRole('button', { name: 'Undo: Unscheduled' }))
  await toastSays('Scheduled again')
  expect(new Date((await postsOf(author))[0]?.scheduledFor ?? 0)).toEqual(noon(1))
})

test.each([
  ['saved to the library', { savedToLibrary: true }, 'The post stays saved in your library.'],
  ['live', { publication: {} }, 'The post stays live on LinkedIn.'],
] as const)('unscheduling a post that is %s says that it stays so', async (_what, more, sentence) => {
  const author = await app.signUp()
  await app.hasPost(author, { title: 'Next', scheduledFor: noon(1), ...more })
  const { user } = showApp(`/calendar?day=${addDays(today, 1)}`, { app, as: author })
  await user.click(await screen.findByRole('button', { name: 'Actions for Next' }))
  await user.click(await screen.findByRole('menuitem', { name: 'Unschedule' }))
  await toastSays('Unscheduled', sentence)
  expect((await postsOf(author))[0]).toMatchObject({ scheduledFor: null, isPublished: true })
})

test('the arrow keys move between the days of the month', async () => {
  const { user, address } = showApp('/calendar?day=2026-11-30', { app, as: await app.signUp() })
  const chosen = () => document.querySelector<HTMLElement>('[data-day][aria-pressed=true]')
  await expect.poll(() => chosen()?.dataset.day).toBe('2026-11-30')
  chosen()?.focus()
  await user.keyboard('{ArrowRight}')
  await expect.poll(() => document.activeElement?.getAttribute('data-day')).toBe('2026-12-01')
  expect(address()).toBe('/calendar?day=2026-12-01')
})

test('the month begins with this week, earlier weeks unfold, and paging shows a whole month', async () => {
  const { user } = showApp('/calendar', { app, as: await app.signUp() })
  const firstDay = () => document.querySelector<HTMLElement>('td [data-day]')?.dataset.day
  await expect.poll(firstDay).toBe(weekOf(today)[0])
  const before = monthOf(today)[0]!
  const earlier = screen.queryByRole('button', { name: 'Earlier weeks', expanded: false })
  expect(earlier !== null).toBe(before < weekOf(today)[0]!)
  if (earlier) {
    await user.click(earlier)
    expect(firstDay()).toBe(before)
    await user.click(screen.getByRole('button', { name: 'Hide earlier weeks', expanded: true }))
    expect(firstDay()).toBe(weekOf(today)[0])
  }
  await user.click(screen.getByRole('button', { name: 'Next month' }))
  await expect.poll(firstDay).toBe(monthOf(addMonths(today, 1))[0])
  screen.getByRole('heading', { name: monthAndYear(addMonths(today, 1)) })
  await user.click(screen.getByRole('button', { name: 'Today' }))
  await expect.poll(firstDay).toBe(weekOf(today)[0])
})

test('choosing a day of a later month does not turn the page', async () => {
  const { user, address } = showApp('/calendar', { app, as: await app.signUp() })
  const last = addDays(weekOf(today)[0]!, 34)
  await waitFor(() => expect(document.querySelector(`td [data-day="${last}"]`)).not.toBeNull())
  const first = document.querySelector<HTMLElement>('td [data-day]')?.dataset.day
  await user.click(document.querySelector(`td [data-day="${last}"]`)!)
  await expect.poll(address).toBe(`/calendar?day=${last}`)
  expect(document.querySelector<HTMLElement>('td [data-day]')?.dataset.day).toBe(first)
})

test('a hook equal to the title appears once', async () => {
  const author = await app.signUp()
  await app.hasPost(author, { ...plain, title: plain.hook, scheduledFor: noon(1) })
  showApp(`/calendar?day=${addDays(today, 1)}`, { app, as: author })
  const list = within(await screen.findByRole('region', { name: longDay(addDays(today, 1)) }))
  await list.findByRole('link', { name: plain.hook })
  expect(list.getAllByText(plain.hook)).toHaveLength(1)
})

test('a calendar that fails to load says so and offers to try again', async () => {
  const view = showApp('/calendar', { app, as: await app.signUp() })
  view.failing.add('/api/scheduled-posts')
  await screen.findByRole('heading', { name: 'Failed to load the calendar' })
  view.failing.clear()
  await view.user.click(screen.getByRole('button', { name: 'Try Again' }))
  await strip()
})

test('days whose posts failed to load have no number, and can be retried', async () => {
  const author = await app.signUp()
  const day = '2027-03-29'
  await app.hasPost(author, { title: 'In April', scheduledFor: new Date(2027, 3, 30, 12) })
  const view = showApp(`/calendar?day=${day}`, { app, as: author })
  const days = await strip()
  await waitFor(() => expect(counts(days)).toEqual(Array(5).fill('0')))
  view.failing.add(callsFrom(addDays(day, 30)))
  for (let steps = 0; steps < 6; steps += 1)
    await view.user.click(days.getByRole('button', { name: 'Five days later' }))
  const alert = within(await screen.findByRole('alert'))
  alert.getByText(/^Part of the calendar couldn’t be loaded/)
  expect(counts(days)).toEqual(unknown)
  view.failing.clear()
  await view.user.click(alert.getByRole('button', { name: 'Try Again' }))
  await waitFor(() => expect(counts(days)).toEqual(['0', '0', '1', '0', '0']))
  expect(screen.queryByRole('alert')).toBeNull()
})

test('while another month loads, its days make no statement', async () => {
  const author = await app.signUp()
  const view = showApp('/calendar?day=2027-01-15', { app, as: author })
  const days = await strip()
  await screen.findByText('Nothing is scheduled for this day.')
  await waitFor(() => expect(counts(days)).toEqual(Array(5).fill('0')))
  view.stalling.add('/api/scheduled-posts')
  await view.user.click(screen.getByRole('button', { name: 'Next month' }))
  await screen.findByRole('region', { name: 'February 15th, 2027' })
  expect(screen.queryByText('Nothing is scheduled for this day.')).toBeNull()
  expect(screen.getByRole('table').getAttribute('aria-busy')).toBe('true')
  for (let steps = 0; steps < 6; steps += 1)
    await view.user.click(days.getByRole('button', { name: 'Five days later' }))
  await waitFor(() => expect(counts(days)).toEqual(unknown))
})

test('a calendar that failed to refetch says that it may be out of date', async () => {
  const author = await app.signUp()
  await app.hasPost(author, { title: 'Next', scheduledFor: noon(1) })
  const view = showApp(`/calendar?day=${addDays(today, 1)}`, { app, as: author })
  await view.user.click(await screen.findByRole('button', { name: 'Actions for Next' }))
  view.failing.add('/api/scheduled-posts')
  await view.user.click(await screen.findByRole('menuitem', { name: 'Unschedule' }))
  await screen.findByText(/may be missing or out of date/)
  view.failing.clear()
  await view.user.click(screen.getByRole('button', { name: 'Try Again' }))
  await screen.findByText('Nothing is scheduled for this day.')
})

test('a draft moves to the next free slot and back with Undo, and its panel shows its history', async () => {
  const author = await app.signUp()
  await app.call('PUT', '/api/posting-slots', { as: author, body: everyNoon })
  const { id } = await app.hasPost(author, { ...plain, title: 'Waiting' })
  for (const scheduledFor of [noon(1), noon(2), null])
    await app.call('PUT', `/api/posts/${id}`, { as: author, body: { scheduledFor } })
  const { user, address } = showApp('/calendar', { app, as: author })
  const drafts = within(await screen.findByRole('region', { name: 'Drafts' }))
  await user.click(await drafts.findByRole('button', { name: /^Waiting/ }))
  const panel = within(await screen.findByRole('dialog', { name: 'Waiting' }))
  expect(address()).toMatch(/post=/)
  await user.click(await panel.findByRole('button', { name: 'Move to the next free slot' }))
  await toastSays('Post scheduled')
  await drafts.findByText('No drafts to schedule.')
  const [post] = await postsOf(author)
  expect(momentAt(new Date(post?.scheduledFor ?? 0), zone).wallTime.slice(11)).toBe('12:00')
  await user.click(screen.getByRole('button', { name: 'Undo' }))
  await toastSays('Unscheduled')
  await user.click(await drafts.findByRole('button', { name: /^Waiting/ }))
  expect(await postsOf(author)).toMatchObject([{ scheduledFor: null }])
  const history = within(await screen.findByRole('region', { name: 'History' }))
  const steps = () =>
    history.getAllByRole('listitem').map((step) => /^(Uns|S)cheduled/.exec(step.textContent ?? '')?.[0])
  const whole = await history.findByRole('button', { name: 'Show all 5', expanded: false })
  expect(steps()).toEqual(['Unscheduled', 'Scheduled', 'Unscheduled'])
  await user.click(whole)
  expect(steps()).toEqual(['Unscheduled', 'Scheduled', 'Unscheduled', 'Scheduled', 'Scheduled'])
})

test('a missed post says that it is not approved, under the bell too', async () => {
  const author = await app.signUp()
  await app.call('PUT', '/api/approval', { as: author, body: { mode: 'required' } })
  await app.hasPost(author, { ...plain, title: 'Long ago', scheduledFor: noon(-10) })
  const { user } = showApp('/calendar?day=2027-01-15', { app, as: author })
  const missed = within(await screen.findByRole('region', { name: 'One post wasn’t published on time' }))
  missed.getByText('It is not approved.')
  await user.click(screen.getByRole('button', { name: /^Notifications/ }))
  const bell = within(await screen.findByRole('dialog', { name: 'Notifications' }))
  expect((await bell.findByRole('link', { name: /Long ago/ })).textContent).toMatch(
    /Not approved.*and is not approved$/,
  )
})

test('missed posts stay at the top until they get another time; without slots, the author chooses one', async () => {
  const author = await app.signUp()
  await app.hasPost(author, { ...plain, title: 'Long ago', scheduledFor: noon(-100) })
  const { user } = showApp('/calendar?day=2027-01-15', { app, as: author })
  const missed = within(await screen.findByRole('region', { name: 'One post wasn’t published on time' }))
  expect(missed.queryByRole('button', { name: 'Move to the next free slot' })).toBeNull()
  missed.getByRole('button', { name: 'Choose a time' })
  await user.click(missed.getByRole('button', { name: 'Post by hand…: Long ago' }))
  await screen.findByRole('button', { name: 'I posted it' })
  await user.keyboard('{Escape}')
  await user.click(screen.getByRole('button', { name: 'Posting slots' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Posting slots' }))
  await user.click(dialog.getByRole('button', { name: `Start with Tuesday to Thursday at ${timeOfDay('09:00')}` }))
  await user.click(dialog.getByRole('button', { name: `Remove Wednesday ${timeOfDay('09:00')}` }))
  await user.click(dialog.getByRole('button', { name: 'Save slots' }))
  await toastSays('Posting slots saved', 'Posts already scheduled keep their time.')
  await user.click(await missed.findByRole('button', { name: 'Move to the next free slot' }))
  await toastSays('Post moved')
  await waitFor(() =>
    expect(screen.queryByRole('region', { name: /weren’t published on time|wasn’t published on time/ })).toBeNull(),
  )
  expect((await postsOf(author))[0]).toMatchObject({ status: 'scheduled' })
})

const chipOf = (title: string) =>
  screen.findByRole('button', { name: new RegExp(`^\\d\\d?:\\d\\d( [AP]M)?\\s*${title}`) })

async function moveByKeys({ user }: ReturnType<typeof showApp>, title: string, keys: string) {
  const chip = await chipOf(title)
  chip.focus()
  await user.keyboard(' ')
  await screen.findByText(new RegExp(`^Picked up “${title}”`))
  await user.keyboard(`${keys} `)
}

test('a moved post appears at its new hour while the server answers', async () => {
  const author = await app.signUp()
  await app.hasPost(author, { ...plain, title: 'Movable', scheduledFor: noon(40) })
  const view = showApp(`/calendar?view=week&day=${addDays(today, 40)}`, { app, as: author })
  view.stalling.add('/api/posts/')
  await moveByKeys(view, 'Movable', '{ArrowDown}')
  const moving = await screen.findByRole('button', { name: new RegExp(`^${timeOfDay('13:00')}\\s*Movable`) })
  expect(moving.getAttribute('aria-busy')).toBe('true')
  expect(view.bodies.at(-1)).toMatchObject({ openPoints: 'refuse', timeZone: zone })
})

test('Ctrl+Z reverts moves, last first, but not a time that the post got since', async () => {
  const author = await app.signUp()
  const { id } = await app.hasPost(author, { ...plain, title: 'Movable', scheduledFor: noon(40) })
  const view = showApp(`/calendar?view=week&day=${addDays(today, 40)}`, { app, as: author })
  const standsAt = (time: string) =>
    waitFor(async () => {
      const chip = await screen.findByRole('button', { name: new RegExp(`^${timeOfDay(time)}\\s*Movable`) })
      expect(chip.getAttribute('aria-busy')).toBe('false')
    })
  for (const time of ['13:00', '14:00']) {
    await moveByKeys(view, 'Movable', '{ArrowDown}')
    await standsAt(time)
  }
  for (const time of ['13:00', '12:00']) {
    await view.user.keyboard('{Control>}z{/Control}')
    await toastSays('Post moved back')
    await standsAt(time)
  }
  await moveByKeys(view, 'Movable', '{ArrowUp}')
  await standsAt('11:00')
  await app.call('PUT', `/api/posts/${id}`, { as: author, body: { scheduledFor: noon(41) } })
  await view.user.click(await screen.findByRole('button', { name: 'Undo: Post moved' }))
  await toastSays('Nothing was undone')
  expect(new Date((await postsOf(author))[0]?.scheduledFor ?? 0)).toEqual(noon(41))
})

test('a failed move leaves the post in place and says so', async () => {
  const author = await app.signUp()
  await app.hasPost(author, { ...plain, title: 'Movable', scheduledFor: noon(40) })
  const view = showApp(`/calendar?view=week&day=${addDays(today, 40)}`, { app, as: author })
  view.failing.add('/api/posts/')
  await moveByKeys(view, 'Movable', '{ArrowUp}')
  await toastSays('Scheduling failed', 'There was an error saving your scheduled post. The post was moved back.')
  await screen.findByRole('button', { name: new RegExp(`^${timeOfDay('12:00')}\\s*Movable`) })
})

test('a post cannot move into the past', async () => {
  const author = await app.signUp()
  await app.hasPost(author, { ...plain, title: 'Tomorrow', scheduledFor: noon(1) })
  const view = showApp(`/calendar?day=${addDays(today, -1)}`, { app, as: author })
  await moveByKeys(view, 'Tomorrow', '{ArrowLeft}{ArrowLeft}')
  await toastSays('Failed to schedule post', 'This time has passed. Choose a later one.')
  expect(view.requests.filter((call) => call.startsWith('PUT /api/posts'))).toEqual([])
})

test('pressing a day of the month schedules a post for that day', async () => {
  const { user, address } = showApp('/calendar', { app, as: await app.signUp() })
  const day = addDays(today, 2)
  await user.click(await screen.findByRole('button', { name: `Schedule a post on ${longDay(day)}` }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Schedule a post' }))
  dialog.getByText(new RegExp(`^${longDay(day)} at ${timeOfDay('09:00')}$`))
  expect(address()).toBe(`/calendar?day=${day}`)
})

test('moving a post with open points waits for the author’s answer', async () => {
  const author = await app.signUp()
  const { id } = await app.hasPost(author, {
    hook: 'It was 40 hours a week.',
    title: 'Movable',
    scheduledFor: noon(40),
  })
  const view = showApp(`/calendar?view=week&day=${addDays(today, 40)}`, { app, as: author })
  const time = async () => new Date((await postsOf(author)).find((post) => post.id === id)!.scheduledFor!).getTime()
  await moveByKeys(view, 'Movable', '{ArrowDown}')
  const dialog = within(await screen.findByRole('dialog', { name: 'Before you schedule it' }))
  await dialog.findByText(/you didn’t mention\. (Is it|Are they) true/)
  expect(await time()).toBe(noon(40).getTime())
  await view.user.click(dialog.getByRole('button', { name: 'Schedule anyway' }))
  await toastSays('Post moved')
  await screen.findByText(/^“Movable” is planned for .*\.$/, { selector: 'li *' })
  expect(await time()).toBe(noon(40).getTime() + 3_600_000)
})

test('after “Schedule anyway”, a move does not ask about the same blanks, and the post still shows them', async () => {
  const author = await app.signUp()
  const { id } = await app.hasPost(author, { ...plain, value: 'We tried [what?].', title: 'Movable' })
  const body = { scheduledFor: noon(40), openPoints: 'accept' }
  await app.call('PUT', `/api/posts/${id}`, { as: author, body })
  const view = showApp(`/calendar?view=week&day=${addDays(today, 40)}`, { app, as: author })
  await moveByKeys(view, 'Movable', '{ArrowDown}')
  await toastSays('Post moved')
  const list = within(await screen.findByRole('region', { name: longDay(addDays(today, 40)) }))
  list.getByText('1 blank')
  expect((await chipOf('Movable')).textContent).toMatch(/, scheduled, 1 blank$/)
})

test.each([
  ['that clocks skip', '+02:00', /^0?2:30( AM)? does not exist on this day/],
  ['that clocks show twice', '+01:00', /^0?2:30( AM)? occurs twice on this day/],
] as const)('moving a post to a time %s asks first', async (_what, offset, sentence) => {
  const author = await app.signUp('Nora Field', 'Europe/Berlin')
  const following = (from: Temporal.ZonedDateTime) => from.getTimeZoneTransition('next')!
  const next = following(Temporal.Now.zonedDateTimeISO('Europe/Berlin').add({ days: 2 }))
  const change = next.offset === offset ? next : following(next)
  const scheduledFor = new Date(change.withPlainTime('01:30').epochMilliseconds)
  await app.hasPost(author, { ...plain, title: 'Movable', scheduledFor })
  const view = showApp(`/calendar?view=week&day=${change.toPlainDate()}`, { app, as: author })
  await moveByKeys(view, 'Movable', '{ArrowDown}')
  const dialog = within(await screen.findByRole('dialog', { name: 'Reschedule post' }))
  await dialog.findByRole('group', { name: sentence })
  expect(view.requests.filter((call) => call.startsWith('PUT /api/posts'))).toEqual([])
})

test('live posts stay in place', async () => {
  const author = await app.signUp()
  await app.hasPost(author, { ...plain, title: 'Live', scheduledFor: noon(40), publication: {} })
  const { user, requests } = showApp(`/calendar?view=week&day=${addDays(today, 40)}`, { app, as: author })
  const chip = await chipOf('Live')
  expect(chip.getAttribute('aria-roledescription')).toBeNull()
  chip.focus()
  await user.keyboard(' {ArrowDown} ')
  expect(screen.queryByText(/^Picked up/)).toBeNull()
  expect(requests.filter((call) => call.startsWith('PUT /api/posts'))).toEqual([])
})

test('without room for columns, the calendar is an agenda', async () => {
  const matches = window.matchMedia
  window.matchMedia = (media) => Object.assign(new EventTarget(), { media, matches: false }) as MediaQueryList
  onTestFinished(() => {
    window.matchMedia = matches
  })
  const author = await app.signUp()
  await app.call('PUT', '/api/posting-slots', { as: author, body: everyNoon.slice(0, 1) })
  await app.hasPost(author, { title: 'In ten days', scheduledFor: noon(10) })
  showApp('/calendar', { app, as: author })
  await screen.findByRole('button', { name: 'Agenda', pressed: true })
  await screen.findByRole('link', { name: 'In ten days' })
  expect(
    (await screen.findAllByRole('button', { name: new RegExp(`^${timeOfDay('12:00')}\\s*Free slot`) })).length,
  ).toBeGreaterThan(2)
})
