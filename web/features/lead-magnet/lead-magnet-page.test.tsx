import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestApp, type TestApp, type TestUser } from '#server/testing/app.ts'
import type { Post } from '#shared/posts.ts'
import { showApp } from '#web/testing.tsx'

let app: TestApp
beforeAll(async () => {
  window.matchMedia = (media) => Object.assign(new EventTarget(), { media, matches: true }) as MediaQueryList
  app = await startTestApp()
})
afterAll(() => app.stop())

const toastSays = async (title: string, description?: string) => {
  const toast = within((await screen.findByText(title)).closest('li')!)
  if (description) toast.getByText(description)
}
const field = (name: string) => screen.findByLabelText<HTMLInputElement>(name)
const postsOf = async (as: TestUser) => (await (await app.call('GET', '/api/posts', { as })).json()) as Post[]

async function fill(view: ReturnType<typeof showApp>) {
  await view.user.type(await field('Post title (for reference)'), 'Onboarding remotely')
  await view.user.type(await field('Lead magnet title'), 'The first-week checklist')
  return screen.getByRole('button', { name: 'Generate' })
}

test('the page has two titles, tips, an empty place for the post and tabs to its neighbours', async () => {
  showApp('/lead-magnet', { app, as: await app.signUp() })
  await field('Post title (for reference)')
  await field('Lead magnet title')
  expect(within(screen.getByRole('region', { name: 'Tips' })).getAllByRole('listitem').length).toBeGreaterThan(2)
  screen.getByRole('heading', { name: 'No lead magnet post yet' })
  const tabs = within(screen.getByRole('navigation', { name: 'Create and plan' }))
  expect(tabs.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
    '/create',
    '/lead-magnet',
    '/calendar',
    '/library',
    '/settings',
  ])
  expect(tabs.getByRole('link', { current: 'page' }).textContent).toBe('Lead magnet')
})

test('both titles are required, each with an error beside its field', async () => {
  const { user, requests } = showApp('/lead-magnet', { app, as: await app.signUp() })
  await user.click(await screen.findByRole('button', { name: 'Generate' }))
  screen.getByText('Post title is required')
  screen.getByText('Lead magnet title is required')
  expect(requests).not.toContain('POST /api/generate-lead-magnet')
})

test('a subject over its limit is refused while typing, and nothing is written from it', async () => {
  const view = showApp('/lead-magnet', { app, as: await app.signUp() })
  const generate = await fill(view)
  const subject = await field('Post title (for reference)')
  fireEvent.change(subject, { target: { value: 'a'.repeat(5_001) } })
  const mistake = screen.getByText('A title can hold at most 5,000 characters; this one has 5,001.')
  expect(subject.getAttribute('aria-describedby')).toContain(mistake.id)
  await view.user.click(generate)
  expect(view.requests).not.toContain('POST /api/generate-lead-magnet')
  await view.user.type(subject, '{Backspace}')
  expect(screen.queryByText(/^A title can hold at most/)).toBeNull()
})

test('with a lead magnet post open, generating makes a new version, or a new post if the author chooses that', async () => {
  const author = await app.signUp()
  const post = await app.hasPost(author, { category: 'lead-magnet', leadMagnetTitle: 'The checklist' })
  const view = showApp(`/lead-magnet?id=${post.id}`, { app, as: author })
  expect((await screen.findByRole<HTMLInputElement>('radio', { name: 'New version of this post' })).checked).toBe(true)
  await view.user.click(screen.getByRole('button', { name: 'Generate' }))
  await toastSays('Your words are in order')
  expect((await postsOf(author)).map(({ id }) => id)).toEqual([post.id])
  await view.user.click(await screen.findByRole('radio', { name: 'New post' }))
  await view.user.click(screen.getByRole('button', { name: 'Generate' }))
  await waitFor(async () => expect(await postsOf(author)).toHaveLength(2))
})

test('a lead magnet post is written, analysed, and a section of it regenerated', async () => {
  const author = await app.signUp()
  const view = showApp('/lead-magnet', { app, as: author })
  await view.user.click(await fill(view))
  await toastSays('Your words are in order')
  const hook = await screen.findByRole<HTMLTextAreaElement>('textbox', { name: 'Hook' })
  const [post] = await postsOf(author)
  expect(post).toMatchObject({ categoryId: 'lead-magnet', leadMagnetTitle: 'The first-week checklist', editedAt: null })
  expect(view.address()).toBe(`/lead-magnet?id=${post?.id}`)
  expect(hook.value).toBe(post?.content.hook)
  const bar = within(screen.getByRole('group', { name: 'Post actions' }))
  for (const name of ['Copy to clipboard', 'Add to calendar', 'Schedule', 'Save to library'])
    bar.getByRole('button', { name })
  await view.user.click(bar.getByRole('button', { name: 'Regenerate Insight' }))
  await toastSays('Insight changed')
  const [changed] = await postsOf(author)
  expect(changed?.content.insight).not.toBe(post?.content.insight)
  expect(changed?.content.hook).toBe(post?.content.hook)
  await view.user.click(screen.getByRole('tab', { name: /Content Analysis/ }))
  await screen.findByRole('heading', { name: 'Complexity score' })
})

test('while a lead magnet post is being written, the page says so and offers to cancel', async () => {
  const author = await app.signUp()
  const view = showApp('/lead-magnet', { app, as: author })
  const generate = await fill(view)
  view.stalling.add('/api/generate-lead-magnet')
  await view.user.click(generate)
  await screen.findByText('Writing', { selector: '[role=status]' })
  await view.user.click(screen.getAllByRole('button', { name: 'Cancel' })[0]!)
  await screen.findByRole('button', { name: 'Generate' })
  expect(await postsOf(author)).toEqual([])
})

test('a failed generation shows an error, and the titles stay, also after a reload', async () => {
  const author = await app.signUp()
  const view = showApp('/lead-magnet', { app, as: author })
  const generate = await fill(view)
  view.goOffline()
  await view.user.click(generate)
  await toastSays('Generation failed', 'The server could not be reached. Check your connection and try again.')
  expect((await field('Lead magnet title')).value).toBe('The first-week checklist')
  expect(await postsOf(author)).toEqual([])
})

test('a lead magnet post opens in the creation screen as well', async () => {
  const author = await app.signUp()
  const post = await app.hasPost(author, { category: 'lead-magnet', leadMagnetTitle: 'The checklist' })
  showApp(`/create?id=${post.id}`, { app, as: author })
  await screen.findByRole('button', { name: 'Generate Lead magnet post' })
})
