import { screen, waitFor, within } from '@testing-library/react'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestApp, type TestApp, type TestUser } from '#server/testing/app.ts'
import { mediaCalls, someImage } from '#server/testing/media.ts'
import type { Post, PostContent } from '#shared/posts.ts'
import { showApp } from '#web/testing.tsx'

let app: TestApp
beforeAll(async () => {
  window.matchMedia = (media) => Object.assign(new EventTarget(), { media, matches: true }) as MediaQueryList
  Element.prototype.hasPointerCapture = () => false
  app = await startTestApp()
})
afterAll(() => app.stop())

const content: PostContent = {
  hook: 'We repaired bikes in the order they came in.',
  insight: 'A tyre takes twelve minutes.\n\nA bent axle takes half a day.',
  value: 'Now there are two benches.\n\nThe average wait fell to five hours.',
  cta: 'Where does a small job wait?',
}

async function onScreen(texts: Partial<PostContent> = {}) {
  const author = await app.signUp()
  const post = await app.hasPost(author, { ...content, ...texts })
  const shown = showApp(`/?id=${post.id}`, { app, as: author })
  return { author, post, ...shown }
}
const stored = async (as: TestUser, { id }: Post) =>
  (await (await app.call('GET', `/api/posts/${id}`, { as })).json()) as Post
const texts = ({ carousel }: Post) => carousel?.pages.map(({ text }) => text)

async function opened({ user }: Pick<Awaited<ReturnType<typeof onScreen>>, 'user'>) {
  await user.click(await screen.findByRole('button', { name: 'Make a carousel' }))
  return within(await screen.findByRole('dialog', { name: 'Carousel' }))
}

test('the pages are edited, added, ordered and deleted, and undone', async () => {
  const { author, post, user } = await onScreen()
  const dialog = await opened({ user })
  expect(dialog.getAllByRole('button', { name: /^Page \d/ })).toHaveLength(6)
  await user.click(dialog.getByRole('button', { name: /^Page 2, A tyre/ }))
  const field = dialog.getByRole('textbox', { name: 'Text of page 2' })
  await user.clear(field)
  await user.type(field, 'Twelve minutes')
  await user.click(dialog.getByRole('button', { name: 'Add a page' }))
  await user.type(dialog.getByRole('textbox', { name: 'Text of page 3' }), 'My own')
  await user.click(dialog.getByRole('button', { name: 'Move the page forward' }))
  await user.click(dialog.getByRole('button', { name: /^Page 4, A bent/ }))
  await user.click(dialog.getByRole('button', { name: 'Delete page 4' }))
  const expected = [content.hook, 'My own', 'Twelve minutes', ...content.value.split('\n\n'), content.cta]
  await waitFor(async () => expect(texts(await stored(author, post))).toEqual(expected))
  await user.click(dialog.getByRole('button', { name: 'Undo' }))
  await waitFor(async () => expect(texts(await stored(author, post))).toContain('A bent axle takes half a day.'))
  await user.click(dialog.getByRole('radio', { name: 'Night' }))
  await waitFor(async () => expect((await stored(author, post)).carousel).toMatchObject({ design: 'night' }))
  await user.click(dialog.getByRole('button', { name: 'Done' }))
  await screen.findByText('· 7 pages')
})

test('a page that cannot be drawn says why, and so does a carousel with too few', async () => {
  const { author, post, user } = await onScreen({ insight: '', value: 'Now there are two benches.' })
  const dialog = await opened({ user })
  dialog.getByText(/^A carousel has 6 to 10 pages, and this one has 3\. Add 3 pages/)
  await user.type(dialog.getByRole('textbox', { name: /^Text of page 1/ }), ' 日本 🚀')
  dialog.getByText('The font of carousels lacks these letters: 日 本')
  dialog.getByText('Emojis are left out of the page: its font has none.')
  expect((await stored(author, post)).media).toEqual([])
})

test('a changed text is shown page by page, and never replaces an edited page', async () => {
  const { author, post, user } = await onScreen()
  const dialog = await opened({ user })
  await user.type(dialog.getByRole('textbox', { name: /^Text of page 1/ }), ' Mine.')
  await waitFor(async () => expect(texts(await stored(author, post))?.[0]).toContain('Mine.'))
  await user.click(dialog.getByRole('button', { name: 'Done' }))
  for (const [name, text] of [
    ['Hook', 'A new hook.'],
    ['CTA', 'A new question?'],
  ] as const) {
    const section = await screen.findByRole('textbox', { name })
    await user.clear(section)
    await user.type(section, text)
  }
  await screen.findByText(/^The text has changed since: 2 pages of the carousel would differ\./)
  await user.click(await screen.findByRole('button', { name: 'Edit the carousel' }))
  const reopened = within(await screen.findByRole('dialog', { name: 'Carousel' }))
  reopened.getByText(/^Page 1, stays as you edited it:/)
  await user.click(reopened.getByRole('button', { name: 'Update pages' }))
  await waitFor(async () => expect(texts(await stored(author, post))?.at(-1)).toBe('A new question?'))
  expect(texts(await stored(author, post))?.[0]).toBe(`${content.hook} Mine.`)
  await user.click(reopened.getByRole('button', { name: 'Use the post’s words' }))
  await waitFor(async () => expect(texts(await stored(author, post))?.[0]).toBe('A new hook.'))
})

test('saved pages stay on screen when the answer arrives', async () => {
  const { author, post, user } = await onScreen()
  const dialog = await opened({ user })
  const field = dialog.getByRole<HTMLTextAreaElement>('textbox', { name: /^Text of page 1/ })
  await user.type(field, ' Mine.')
  const shown = new Set<string>()
  const observer = new MutationObserver(() => shown.add(field.value))
  observer.observe(document.body, { subtree: true, childList: true, attributes: true, characterData: true })
  await waitFor(async () => expect(texts(await stored(author, post))?.[0]).toBe(`${content.hook} Mine.`))
  await dialog.findByText('Saved')
  observer.disconnect()
  expect([...shown]).toEqual([`${content.hook} Mine.`])
})

test('images are replaced only when asked, and come back', async () => {
  const author = await app.signUp()
  const post = await app.hasPost(author, content)
  await mediaCalls(app).added(author, post.id, await someImage().png().toBuffer())
  const { user } = showApp(`/?id=${post.id}`, { app, as: author })
  const dialog = await opened({ user })
  dialog.getByText(/^The post has an image/)
  await user.click(dialog.getByRole('button', { name: 'Put the carousel in the post' }))
  await waitFor(() => expect(dialog.queryByText(/^The post has an image/)).toBeNull())
  expect((await stored(author, post)).media).toMatchObject([{ isCarousel: true }])
  await user.click(dialog.getByRole('button', { name: 'Take it out' }))
  await waitFor(async () => expect((await stored(author, post)).media).toMatchObject([{ kind: 'image' }]))
  await user.click(await screen.findByRole('button', { name: 'Undo' }))
  await waitFor(async () => expect((await stored(author, post)).media).toMatchObject([{ isCarousel: true }]))
})

test('pages that could not be saved are kept, and saved on the next try', async () => {
  const { author, post, user, goOffline, goOnline } = await onScreen()
  const dialog = await opened({ user })
  goOffline()
  await user.type(dialog.getByRole('textbox', { name: /^Text of page 1/ }), ' Kept.')
  await dialog.findByText(/Your pages are kept on this device\.$/)
  goOnline()
  await user.click(dialog.getByRole('button', { name: 'Try again' }))
  await waitFor(async () => expect(texts(await stored(author, post))?.[0]).toContain('Kept.'))
})

test('pages changed in another tab are not overwritten unless the author says so', async () => {
  const { author, post, user } = await onScreen()
  const dialog = await opened({ user })
  const { revision: _, ...carousel } = (await stored(author, post)).carousel!
  const theirs = { ...carousel, pages: carousel.pages.toSpliced(1, 1, { text: 'Theirs', made: null }) }
  await app.call('POST', `/api/posts/${post.id}/carousel`, { as: author, body: { carousel: theirs } })
  await user.type(dialog.getByRole('textbox', { name: /^Text of page 1/ }), ' Mine.')
  await dialog.findByText(/^This carousel was changed somewhere else in the meantime\./)
  expect(texts(await stored(author, post))?.[1]).toBe('Theirs')
  await user.click(dialog.getByRole('button', { name: 'Save my pages' }))
  await waitFor(async () => expect(texts(await stored(author, post))?.[0]).toContain('Mine.'))
})
