import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import { someContent, startTestApp, type TestApp, type TestUser } from '#server/testing/app.ts'
import { isPosted, type Post } from '#shared/posts.ts'
import { showApp } from '#web/testing.tsx'

let app: TestApp
beforeAll(async () => {
  window.matchMedia = (media) => Object.assign(new EventTarget(), { media, matches: true }) as MediaQueryList
  Element.prototype.hasPointerCapture = () => false
  app = await startTestApp()
})
afterAll(() => app.stop())

const read = async (as: TestUser, { id }: Post) =>
  (await (await app.call('GET', `/api/posts/${id}`, { as })).json()) as Post
const field = () => screen.findByRole<HTMLTextAreaElement>('textbox', { name: 'First comment' })

test('a first comment is saved when its field loses focus, and appears below the post in the network preview', async () => {
  const author = await app.signUp()
  const post = await app.hasPost(author)
  const { user } = showApp(`/?id=${post.id}`, { app, as: author })
  await user.click(await screen.findByRole('button', { name: 'Add a first comment' }))
  await user.type(await field(), 'The list: example.com/list')
  await user.tab()
  await waitFor(async () => expect((await read(author, post)).firstComment).toBe('The list: example.com/list'))
  await user.click(screen.getByRole('button', { name: 'Copy first comment' }))
  await screen.findByText('The first comment has been copied to your clipboard.')
  await user.click(screen.getByRole('button', { name: 'Network preview' }))
  const preview = within(await screen.findByRole('dialog', { name: 'Network Preview' }))
  within(preview.getByRole('region', { name: 'First comment' })).getByText('The list: example.com/list')
})

test('a part that is too long says so beside its field, stays on this device, and lets other parts be saved', async () => {
  const author = await app.signUp()
  const post = await app.hasPost(author, { firstComment: 'Short.' })
  const { user } = showApp(`/?id=${post.id}`, { app, as: author })
  fireEvent.change(await field(), { target: { value: 'x'.repeat(1_300) } })
  screen.getByText('1,300 of 1,250 characters. Shorten it to save it; until then it is kept on this device.')
  const insight = await screen.findByRole<HTMLTextAreaElement>('textbox', { name: 'Insight' })
  fireEvent.change(insight, { target: { value: 'y'.repeat(20_001) } })
  await screen.findByText(/^20,001 of 20,000 characters\./)
  expect(insight.getAttribute('aria-invalid')).toBe('true')
  await user.type(await screen.findByRole('textbox', { name: 'Hook' }), ' Typed.')
  await user.tab()
  await waitFor(async () => expect((await read(author, post)).content.hook).toMatch(/Typed\.$/))
  await screen.findByText('Too long to save')
  const { content, firstComment } = await read(author, post)
  expect([content.insight, firstComment]).toEqual([post.content.insight, 'Short.'])

  await user.click(screen.getByRole('button', { name: 'Save to library' }))
  await screen.findByText('Save failed')
  expect((await read(author, post)).isPublished).toBe(false)
  cleanup()
  showApp(`/?id=${post.id}`, { app, as: author })
  expect((await field()).value).toHaveLength(1_300)
  expect((await screen.findByRole<HTMLTextAreaElement>('textbox', { name: 'Insight' })).value).toHaveLength(20_001)
})

test('publishing by hand has a separate step for the first comment', async () => {
  const author = await app.signUp()
  const subject = Object.values(someContent).join(' ')
  await app.hasPost(author, { title: 'By hand', subject, firstComment: 'The list: example.com/list' })
  const { user } = showApp('/posts', { app, as: author })
  await user.click(await screen.findByRole('button', { name: 'Post by hand…' }))
  const dialog = within(await screen.findByRole('dialog'))
  dialog.getByText('4 steps that you do yourself. Nothing is posted without you.')
  await dialog.findByText('The list: example.com/list')
  await user.click(dialog.getByRole('button', { name: 'Copy first comment' }))
  await screen.findByText('The first comment has been copied to your clipboard.')
})

test('an addition that is not posted adds no step to posting by hand', async () => {
  isPosted.firstComment = false
  onTestFinished(() => {
    isPosted.firstComment = true
  })
  const author = await app.signUp()
  const subject = Object.values(someContent).join(' ')
  await app.hasPost(author, { title: 'By hand', subject, firstComment: 'spring campaign' })
  const { user } = showApp('/posts', { app, as: author })
  await user.click(await screen.findByRole('button', { name: 'Post by hand…' }))
  const dialog = within(await screen.findByRole('dialog'))
  dialog.getByText('Three steps that you do yourself. Nothing is posted without you.')
  await dialog.findByRole('button', { name: 'Copy text' })
  expect(dialog.queryByText('spring campaign')).toBeNull()
  expect(dialog.queryByRole('button', { name: 'Copy first comment' })).toBeNull()
})
