import { screen, waitFor, within } from '@testing-library/react'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { fails, type Stub, says, startOpenAiStub, stubKey } from '#server/stubs/engines.ts'
import { analysis, startTestApp, type TestApp, type TestUser } from '#server/testing/app.ts'
import { createArranger } from '#server/writing/arranger/arranger.ts'
import { createEngines } from '#server/writing/engines/engines.ts'
import type { Post } from '#shared/posts.ts'
import { showApp } from '#web/testing.tsx'

const hooks = [
  '14 people read a page now.',
  'We cut the weekly meeting.',
  `We cut it${' and then we cut another'.repeat(7)}.`,
]
const rest = { insight: 'Reading is quicker than waiting for a turn.', value: 'Write down what is stuck.', cta: '' }

let stub: Stub
let app: TestApp
let author: TestUser
beforeAll(async () => {
  stub = await startOpenAiStub()
  const openai = { baseUrl: stub.baseUrl, apiKey: stubKey, model: 'gpt-test' }
  app = await startTestApp({
    engines: createEngines({ openai, arranger: createArranger(analysis), timeouts: { retryDelay: 1 } }),
  })
})
afterAll(async () => {
  await app.stop()
  await stub.close()
})
beforeEach(async () => {
  window.matchMedia = (media) => Object.assign(new EventTarget(), { media, matches: true }) as MediaQueryList
  Element.prototype.hasPointerCapture = () => false
  author = await app.signUp()
})

async function generated(offered = hooks, body: object = {}): Promise<Post> {
  stub.answer(says(JSON.stringify({ angle: 'For those who sit in it.', hooks: offered, ...rest })))
  const title = 'We cut the weekly meeting, and 14 people read a page now'
  const response = await app.call('POST', '/api/generate-post', {
    as: author,
    body: { title, category: 'personal-experience', emojiUsage: 'none', language: 'english', aiModel: 'gpt4', ...body },
  })
  return ((await response.json()) as { post: Post }).post
}
const show = (post: Post) => showApp(`/create?id=${post.id}`, { app, as: author })
const stored = async ({ id }: Post) =>
  ((await (await app.call('GET', `/api/posts/${id}`, { as: author })).json()) as Post).content

const radios = () =>
  within(screen.getByRole('group', { name: 'Opening of the post' })).getAllByRole<HTMLInputElement>('radio')

test('the keyboard chooses another opening at once, with the rest as it was, and Undo brings the former back', async () => {
  const post = await generated()
  const { user } = show(post)
  const toggle = await screen.findByRole('button', { name: '3 openings' })
  expect(toggle.getAttribute('aria-expanded')).toBe('false')
  await user.click(toggle)
  const [first, second, third] = radios()
  expect(first!.checked).toBe(true)
  expect(first!.closest('label')!.textContent).toContain('Names the number')
  expect(third!.closest('label')!.textContent).toContain('A phone cuts it off.')
  first!.focus()
  await user.keyboard('{ArrowDown}')
  await expect.poll(() => stored(post)).toEqual({ ...post.content, hook: hooks[1] })
  await waitFor(() => expect(second!.checked).toBe(true))
  expect(document.activeElement).toBe(second)
  expect(screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Hook' }).value).toBe(hooks[1])
  await user.click(await screen.findByText('Undo', { selector: 'li *' }))
  await expect.poll(() => stored(post)).toEqual(post.content)
  await waitFor(() => expect(first!.checked).toBe(true))
})

test('one press writes the rest to fit the chosen opening; a failure changes nothing', async () => {
  const post = await generated()
  const { user } = show(post)
  await user.click(await screen.findByRole('button', { name: '3 openings' }))
  await user.click(radios()[1]!)
  await expect.poll(() => stored(post)).toEqual({ ...post.content, hook: hooks[1] })
  stub.answer(fails('broken'))
  await user.click(await screen.findByRole('button', { name: 'Write the rest to fit' }))
  await screen.findByText('Failed to write the rest', { selector: 'li *' })
  expect(await stored(post)).toEqual({ ...post.content, hook: hooks[1] })
  const next = { ...rest, insight: 'A page waits for its readers, and nobody waits for a turn.' }
  stub.answer(says(JSON.stringify(next)))
  await user.click(await screen.findByRole('button', { name: 'Write the rest to fit' }))
  await expect.poll(() => stored(post)).toEqual({ hook: hooks[1], ...next })
  expect(screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Hook' }).value).toBe(hooks[1])
})

test('words typed just before stay, and an opening of the author’s own is none of the three', async () => {
  const post = await generated()
  const { user } = show(post)
  await user.click(await screen.findByRole('button', { name: '3 openings' }))
  await user.type(await screen.findByRole('textbox', { name: 'Hook' }), ' Mine.')
  await user.type(screen.getByRole('textbox', { name: 'Insight' }), ' Typed.')
  await waitFor(() => {
    for (const radio of radios()) expect(radio.checked).toBe(false)
  })
  await user.click(radios()[1]!)
  await expect.poll(() => stored(post)).toEqual({ ...post.content, hook: hooks[1], insight: `${rest.insight} Typed.` })
})

test('a post without a choice of openings shows none', async () => {
  const post = await generated([hooks[0]!])
  const { answered } = show(post)
  await screen.findByRole('textbox', { name: 'Hook' })
  await expect.poll(() => answered).toContain(`GET /api/posts/${post.id}/openings`)
  expect(screen.queryByRole('button', { name: /openings$/ })).toBeNull()
})

test('the sentences of a post that is sorted without a model are its openings, there and back', async () => {
  const title = 'We lost 40 loaves a day in March. Now we bake to order. Anna counts 3 loaves every night.'
  const post = await generated(hooks, { title, engine: 'arranger', aiModel: 'claude' })
  const { user } = show(post)
  await user.click(await screen.findByRole('button', { name: /openings$/ }))
  await user.click(radios()[1]!)
  const words = (content: Post['content']) => Object.values(content).join(' ').split(/\s+/).toSorted()
  await expect.poll(async () => (await stored(post)).hook).not.toBe(post.content.hook)
  expect(words(await stored(post))).toEqual(words(post.content))
  await user.click(radios()[0]!)
  await expect.poll(() => stored(post)).toEqual(post.content)
})
