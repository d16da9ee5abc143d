import { fireEvent, screen, within } from '@testing-library/react'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { startTestApp, type TestApp, type TestUser } from '#server/testing/app.ts'
import type { Decisions } from '#shared/outgoing.ts'
import type { Post } from '#shared/posts.ts'
import { showApp } from '#web/testing.tsx'

let app: TestApp
let owner: TestUser
let writer: TestUser
let reviewer: TestUser
let post: Post
beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.stop())
beforeEach(async () => {
  owner = await app.signUp('Ada Owner')
  writer = await app.joins(await app.signUp('Will Writer'), owner, 'writer')
  reviewer = await app.joins(await app.signUp('Rita Client'), owner, 'reviewer')
  await app.call('PUT', '/api/approval', { as: owner, body: { mode: 'required' } })
  post = await app.hasPost(owner)
})

const call = async <T,>(as: TestUser, method: string, path: string, body?: unknown) => {
  const answer = await app.call(method, `/api/posts/${post.id}${path}`, { as, body })
  if (!answer.ok) throw new Error(await answer.text())
  return (await answer.json()) as T
}
const plans = (scheduledFor: string) => call(owner, 'PUT', '', { scheduledFor, timeZone: 'UTC', openPoints: 'accept' })
const approves = async (as: TestUser, times: object = {}) => {
  const { hash } = await call<Decisions>(as, 'GET', '/approvals')
  return call(as, 'POST', '/approvals', { decision: 'approved', hash, ...times })
}
const state = async () => (await call<Post>(owner, 'GET', '')).approval?.state

async function opens(as: TestUser) {
  const { user } = showApp(`/?id=${post.id}`, { app, as })
  const panel = within(await screen.findByRole('region', { name: 'Approval' }))
  await panel.findByRole('status')
  return { user, panel }
}

test('a reviewer approves with a press, and takes the approval back with a reason', async () => {
  const { user, panel } = await opens(reviewer)
  panel.getByText('It is published only once somebody has approved it.')
  await user.click(panel.getByRole('button', { name: 'Approve' }))
  await panel.findByText(/^Rita Client approved it .+, for any time\.$/)
  expect(await state()).toBe('approved')
  await user.click(panel.getByRole('button', { name: 'Take the approval back' }))
  await user.type(panel.getByRole('textbox', { name: 'Note (optional)' }), 'The figure is old.')
  await user.click(panel.getByRole('button', { name: 'Ask for changes' }))
  await panel.findByText(/^Rita Client asked for changes/)
  panel.getByText('The figure is old.')
  expect(await state()).toBe('changes')
})

test('a time outside of the approved one is named, and approved in one press', async () => {
  await plans('2099-01-05T09:00:00.000Z')
  await approves(reviewer, { timeFrom: '2099-01-05T09:00:00.000Z', timeUntil: '2099-01-05T09:00:00.000Z' })
  await plans('2099-01-06T09:00:00.000Z')
  const { user, panel } = await opens(reviewer)
  panel.getByText('Approved for another time')
  panel.getByText(/^The text is approved; its time is not\. .+ It will not be published at its time\.$/)
  await user.click(panel.getByRole('button', { name: 'Approve the new time' }))
  await panel.findByText('Approved')
  expect(await call<Post>(owner, 'GET', '')).toMatchObject({
    lacksApproval: false,
    approval: { decision: { timeFrom: '2099-01-06T09:00:00+00:00', timeUntil: '2099-01-06T09:00:00+00:00' } },
  })
})

test('whoever is asked for a new time approves it in one press, too', async () => {
  await plans('2099-01-05T09:00:00.000Z')
  await approves(reviewer, { timeUntil: '2099-01-05T09:00:00.000Z' })
  await plans('2099-01-06T09:00:00.000Z')
  await call(writer, 'PUT', '/approval-request', { of: reviewer.id })
  const { user, panel } = await opens(reviewer)
  panel.getByText(/^Will Writer asked Rita Client .+ The text is approved; its time is not\./)
  await user.click(panel.getByRole('button', { name: 'Approve the new time' }))
  await panel.findByText('Approved')
  expect(await state()).toBe('approved')
})

test('any time of the week is a choice that says what it means', async () => {
  await plans('2099-01-06T09:00:00.000Z')
  const { user, panel } = await opens(reviewer)
  const choice = panel.getByRole('combobox', { name: 'It may go out' })
  const [, week] = within(choice).getAllByRole('option')
  expect(week?.textContent).toMatch(/^At any time in its week, from .+ until .+\)$/)
  await user.selectOptions(choice, week!)
  await user.click(panel.getByRole('button', { name: 'Approve' }))
  await panel.findByText(/^Rita Client approved it .+, from .+ until .+\.$/)
  const { decision } = (await call<Post>(owner, 'GET', '')).approval!
  const [from, until] = [decision!.timeFrom, decision!.timeUntil].map((at) => Date.parse(at!))
  expect(until! + 1 - from!).toBe(7 * 86_400_000)
})

test('an owner who writes asks somebody else who may approve', async () => {
  const { user, panel } = await opens(owner)
  await user.click(panel.getByText('Ask somebody else'))
  await user.selectOptions(panel.getByRole('combobox', { name: 'Ask' }), 'Rita Client')
  await user.click(panel.getByRole('button', { name: 'Ask for approval' }))
  await panel.findByText(/^Ada Owner asked Rita Client/)
  expect(await call<Post>(owner, 'GET', '')).toMatchObject({ approval: { request: { of: { id: reviewer.id } } } })
})

const notApproved = /not approved as it is now, or not for its time/

test('copying a post says that it is not approved', async () => {
  const { user } = await opens(owner)
  await user.click(screen.getByRole('button', { name: 'Copy' }))
  await screen.findByText(notApproved)
})

test('copying an approved post says so while a change is on its way to the server', async () => {
  await approves(owner)
  const { user } = await opens(owner)
  fireEvent.change(screen.getByRole('textbox', { name: 'Hook' }), { target: { value: 'Another hook.' } })
  await user.click(screen.getByRole('button', { name: 'Copy' }))
  await screen.findByText(notApproved)
})

test('whoever may not approve asks for the new time', async () => {
  await plans('2099-01-05T09:00:00.000Z')
  await approves(reviewer, { timeUntil: '2099-01-05T09:00:00.000Z' })
  await plans('2099-01-06T09:00:00.000Z')
  const { user, panel } = await opens(writer)
  panel.getByText(/^The text is approved; its time is not\./)
  expect(panel.queryByRole('button', { name: 'Approve the new time' })).toBe(null)
  await user.click(panel.getByRole('button', { name: 'Ask again' }))
  await panel.findByText(/^Will Writer asked Rita Client/)
  expect(await state()).toBe('asked')
})
