import { screen, waitFor, within } from '@testing-library/react'
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import { startTestApp, type TestApp, type TestUser } from '#server/testing/app.ts'
import type { Post } from '#shared/posts.ts'
import { speak } from '#web/lib/language.ts'
import { showApp } from '#web/testing.tsx'

let app: TestApp
beforeAll(async () => {
  window.matchMedia = (media) => Object.assign(new EventTarget(), { media, matches: false }) as MediaQueryList
  app = await startTestApp()
})
afterAll(() => app.stop())

const story = 'The till broke down on a Friday. We wrote every sale on paper, and 3 of 212 were wrong.'
const postsOf = async (as: TestUser) => (await (await app.call('GET', '/api/posts', { as })).json()) as Post[]

async function authorWithSlots(): Promise<TestUser> {
  const as = await app.signUp()
  const everyDay = [1, 2, 3, 4, 5, 6, 7].map((weekday) => ({ weekday, time: '09:00' }))
  await app.call('PUT', '/api/posting-slots', { as, body: everyDay })
  await app.call('POST', '/api/proofs', { as, body: { kind: 'story', content: story } })
  return as
}

test('a month is proposed, kept as drafts, written, and each time accepted or declined', async () => {
  const as = await authorWithSlots()
  const { user } = showApp('/calendar', { app, as })
  await user.click(await screen.findByRole('button', { name: 'Plan a month' }))
  const dialog = await screen.findByRole('dialog', { name: 'Plan a month' })
  const theme = await within(dialog).findByLabelText('Theme')
  await user.type(theme, 'Running a small shop')
  await user.click(within(dialog).getByRole('button', { name: 'Propose posts' }))
  const [first, second, ...others] = await within(dialog).findAllByRole('checkbox')
  expect(first?.closest('li')?.textContent).toContain('Starts from a story in your proof bank.')
  expect(second).toBeDefined()
  for (const other of others) await user.click(other)
  await user.click(within(dialog).getByRole('button', { name: 'Keep 2 posts as drafts' }))
  await user.click(await screen.findByRole('button', { name: 'Write 2 posts' }))
  await screen.findByText('2 of 2 written')
  const kept = await postsOf(as)
  expect(kept.map(({ scheduledFor, status }) => [scheduledFor, status])).toEqual([
    [null, 'draft'],
    [null, 'draft'],
  ])
  const written = kept.find(({ subject }) => subject === story)!
  expect(written.content.hook).toContain('The till broke down')

  const chips = await screen.findAllByRole('button', { name: /Proposed$/ })
  await user.click(chips.find(({ textContent }) => textContent?.includes('The till'))!)
  await screen.findByText(/^Starts from a story in your proof bank\. You/)
  onTestFinished(() => speak('en'))
  await speak('de')
  await screen.findByText(/^Geht von einer Geschichte aus deinen Belegen aus\. (?:In dieser Zeit|Dein)/)
  await speak('en')
  await user.click(await screen.findByRole('button', { name: 'Accept this time' }))
  await screen.findByText('Post scheduled')
  await waitFor(async () => {
    const post = (await postsOf(as)).find(({ id }) => id === written.id)
    expect([post?.status, post?.proposal]).toEqual(['scheduled', null])
  })

  await user.click(await screen.findByRole('button', { name: /Running a small shop\s*Proposed$/ }))
  await user.click(await screen.findByRole('button', { name: 'Not this time' }))
  await screen.findByText('Time declined')
  await waitFor(() => expect(screen.queryByRole('region', { name: 'Proposed time' })).toBeNull())
  expect((await postsOf(as)).map(({ proposal }) => proposal)).toEqual([null, null])
})

test('without posting slots, the dialog leads to them', async () => {
  const { user } = showApp('/calendar', { app, as: await app.signUp() })
  await user.click(await screen.findByRole('button', { name: 'Plan a month' }))
  await user.click(await screen.findByRole('button', { name: 'Choose posting slots' }))
  await screen.findByRole('dialog', { name: 'Posting slots' })
})

test('with nothing to start from, the dialog says so', async () => {
  const as = await app.signUp()
  await app.call('PUT', '/api/posting-slots', { as, body: [{ weekday: 2, time: '09:00' }] })
  const { user } = showApp('/calendar', { app, as })
  await user.click(await screen.findByRole('button', { name: 'Plan a month' }))
  await user.click(await screen.findByRole('button', { name: 'Propose posts' }))
  await screen.findByText('You have no unused ideas, stories or facts. Name a theme, or generate ideas first.')
})
