import { act, screen, waitFor, within } from '@testing-library/react'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { startTestApp, type TestApp, type TestUser } from '#server/testing/app.ts'
import type { Post, PostContent } from '#shared/posts.ts'
import { showApp } from '#web/testing.tsx'

let app: TestApp
const passed = 0
beforeAll(async () => {
  app = await startTestApp({ now: () => new Date(Date.now() + passed) })
})
afterAll(() => app.stop())
beforeEach(() => {
  window.matchMedia = (media) => Object.assign(new EventTarget(), { media, matches: true }) as MediaQueryList
  Element.prototype.hasPointerCapture = () => false
})

const put = (as: TestUser, { id }: Post, content: Partial<PostContent>) =>
  app.call('PUT', `/api/posts/${id}`, { as, body: { content } })
const contentOf = async (as: TestUser, id: string) =>
  ((await (await app.call('GET', `/api/posts/${id}`, { as })).json()) as Post).content

async function openVersions(as: TestUser, { id }: Post) {
  const view = showApp(`/create?id=${id}`, { app, as })
  await screen.findByRole('textbox', { name: 'Hook' })
  await view.user.click(screen.getByRole('button', { name: 'Post menu' }))
  await view.user.click(await screen.findByRole('menuitem', { name: 'Versions' }))
  return { ...view, sheet: within(await screen.findByRole('dialog', { name: 'Versions' })) }
}

test('a version shows its author, cause and difference from now, and is restored with an undo', async () => {
  const as = await app.signUp()
  const other = await app.joins(await app.signUp('Tom Vale'), as)
  const post = await app.hasPost(as, { hook: 'We met on Monday.', subject: 'The list is long. Anna reads it first.' })
  await put(other, post, { hook: 'We met on Friday.' })
  await put(as, post, { cta: 'And you?' })
  const { user, sheet } = await openVersions(as, post)
  const list = within(await sheet.findByRole('list'))
  expect(list.getAllByRole('listitem').map((item) => item.textContent?.replace(/, (?:[A-Z]|today).*$/, ''))).toEqual([
    'Now: TypedYou',
    'TypedTom Vale',
    expect.stringMatching(/^Earlier text/),
  ])
  await user.click(list.getByRole('button', { name: /Earlier text/ }))
  const hook = within(await sheet.findByRole('region', { name: 'Hook' }))
  expect(hook.getByRole('deletion').textContent).toBe('Friday')
  expect(hook.getByRole('insertion').textContent).toBe('Monday')
  within(sheet.getByRole('region', { name: 'Insight' })).getByText('the same as now')
  await user.click(sheet.getByRole('button', { name: 'Restore this version' }))
  await waitFor(async () => expect(await contentOf(as, post.id)).toEqual(post.content))
  await screen.findByDisplayValue('We met on Monday.')
  expect(screen.queryByRole('dialog')).toBeNull()
  const undo = await screen.findByText('Undo')
  act(() => undo.click())
  await waitFor(async () => expect((await contentOf(as, post.id)).cta).toBe('And you?'))
})

test('a post that never changed says that there is nothing earlier', async () => {
  const as = await app.signUp()
  const post = await app.hasPost(as)
  const { sheet } = await openVersions(as, post)
  await sheet.findByText(/No earlier versions yet/)
})

test('versions that fail to load say so and can be retried', async () => {
  const as = await app.signUp()
  const post = await app.hasPost(as)
  const view = showApp(`/create?id=${post.id}`, { app, as })
  view.failing.add(`/api/posts/${post.id}/versions`)
  await screen.findByRole('textbox', { name: 'Hook' })
  await view.user.click(screen.getByRole('button', { name: 'Post menu' }))
  await view.user.click(await screen.findByRole('menuitem', { name: 'Versions' }))
  within(await screen.findByRole('alert')).getByText(/Versions could not be loaded/)
  view.failing.clear()
  await view.user.click(screen.getByRole('button', { name: 'Try Again' }))
  await screen.findByText(/No earlier versions yet/)
})
