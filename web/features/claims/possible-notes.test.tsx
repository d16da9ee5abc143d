import { screen, waitFor, within } from '@testing-library/react'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { startTestApp, type TestApp, type TestUser } from '#server/testing/app.ts'
import type { Post } from '#shared/posts.ts'
import { showApp } from '#web/testing.tsx'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.stop())
beforeEach(() => {
  window.matchMedia = (media) => Object.assign(new EventTarget(), { media, matches: true }) as MediaQueryList
  Element.prototype.hasPointerCapture = () => false
})

const subject =
  'Our ferry was cancelled on 12 June. I rang six hostels. Mr Aydin bought bread for everybody. Don’t name Aydin. Keep it short.'

async function write(title: string) {
  const author = await app.signUp()
  const body = { title, category: 'personal-experience' }
  const { post } = (await (await app.call('POST', '/api/generate-post', { as: author, body })).json()) as { post: Post }
  const view = showApp(`/?id=${post.id}`, { app, as: author })
  return { author, post, ...view }
}

const saved = async (as: TestUser, { id }: Post) =>
  (await (await app.call('GET', `/api/posts/${id}`, { as })).json()) as Post
const asked = async () =>
  within(await screen.findByRole('list', { name: 'Possible notes' }))
    .getAllByRole('listitem')
    .map((item) => item.querySelector('q')?.textContent)

test('what may be a note is asked about; leaving it out takes it from the text, and Undo brings it back', async () => {
  const { user, author, post } = await write(subject)
  await screen.findByRole('heading', { name: 'For readers?' })
  expect(await asked()).toEqual(['Mr Aydin bought bread for everybody.', 'Don’t name Aydin.', 'Keep it short.'])
  await user.click(screen.getByRole('button', { name: 'Keep: Mr Aydin bought bread for everybody.' }))
  await screen.findByText('Kept', { selector: 'li *' })
  await user.click(await screen.findByRole('button', { name: 'Leave out: Keep it short.' }))
  await waitFor(async () => expect(await asked()).toEqual(['Don’t name Aydin.']))
  await waitFor(async () => {
    const { content, possibleNotes } = await saved(author, post)
    expect(JSON.stringify(content)).not.toContain('Keep it short.')
    expect(possibleNotes.slice(0, 3).map(({ state }) => state)).toEqual(['kept', 'open', 'out'])
  })
  await user.click(await screen.findByRole('button', { name: 'Undo' }))
  await waitFor(async () => expect(await asked()).toContain('Keep it short.'))
})

test('the sentences that no word gives away are settled by one answer, or left out one by one', async () => {
  const { user, author, post } = await write(subject)
  const others = within(await screen.findByRole('list', { name: 'Is one of the others a note, too?' }))
  expect(others.getAllByRole('listitem').map((item) => item.querySelector('q')?.textContent)).toEqual([
    'Our ferry was cancelled on 12 June.',
    'I rang six hostels.',
  ])
  await screen.findByRole('button', { name: '4 for readers?' })
  await user.click(others.getByRole('button', { name: 'Leave out: I rang six hostels.' }))
  await user.click(await screen.findByRole('button', { name: 'No, it is for readers' }))
  await waitFor(async () => {
    const { content, possibleNotes } = await saved(author, post)
    expect(JSON.stringify(content)).not.toContain('I rang six hostels.')
    expect(possibleNotes.filter(({ together }) => together).map(({ state }) => state)).toEqual(['kept', 'out'])
  })
  await waitFor(() => expect(screen.queryByText('Is one of the others a note, too?')).toBeNull())
  expect(await asked()).toHaveLength(3)
})

test('with no note but weak signs of one, all sentences are asked about together', async () => {
  const { user } = await write('Our ferry was cancelled on 12 June. The harbour is quiet. I rang six hostels.')
  const list = await screen.findByRole('list', { name: 'Is one of these a note to the writer?' })
  expect(within(list).getAllByRole('listitem')).toHaveLength(3)
  expect(screen.queryByRole('list', { name: 'Possible notes' })).toBeNull()
  await user.click(screen.getByRole('button', { name: 'No, these 3 are for readers' }))
  await waitFor(() => expect(screen.queryByRole('heading', { name: 'For readers?' })).toBeNull())
})

test('a topic is no post yet: it has its questions, no score and nothing to publish, until one is answered', async () => {
  const { user, author, post } = await write('night buses')
  await screen.findByRole('heading', { name: 'This is a topic, not a post yet.' })
  expect(screen.queryByRole('tab', { name: /Content Analysis/ })).toBeNull()
  expect(screen.queryByRole('button', { name: /^(Copy|Schedule|Publish)/ })).toBeNull()
  expect(screen.getByRole('link', { name: 'Download one or add a key' }).getAttribute('href')).toContain(
    'writing-engine',
  )
  const fields = screen.getAllByPlaceholderText('In a whole sentence')
  expect(fields).toHaveLength(3)
  await user.type(fields[0]!, 'It happened in Lyon on the last bus of the year.')
  await user.click(screen.getByRole('button', { name: 'Make it a post' }))
  await waitFor(async () =>
    expect(JSON.stringify((await saved(author, post)).content)).toContain('the last bus of the year'),
  )
  await screen.findByRole('tab', { name: /Content Analysis/ })
})
