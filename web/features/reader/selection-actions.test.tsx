import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { type Stub, says, startOpenAiStub, stubKey } from '#server/stubs/engines.ts'
import { analysis, startTestApp, type TestApp, type TestUser } from '#server/testing/app.ts'
import { createArranger } from '#server/writing/arranger/arranger.ts'
import { createEngines } from '#server/writing/engines/engines.ts'
import type { Post, PostContent } from '#shared/posts.ts'
import { showApp } from '#web/testing.tsx'
import { wholeWords } from './text-selection.ts'

let app: TestApp
let stub: Stub
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
beforeEach(() => {
  window.matchMedia = (media) => Object.assign(new EventTarget(), { media, matches: true }) as MediaQueryList
  Element.prototype.hasPointerCapture = () => false
  stub.requests.length = 0
})

const content: PostContent = {
  hook: 'Our team stopped its Monday meeting.',
  insight: 'The others waited for their turn. Reading is quicker.',
  value: 'Write the list of what is stuck before noon.',
  cta: 'Which meeting would you rather read?',
}

async function open(on = app) {
  const as = await on.signUp()
  const post = await on.hasPost(as, { ...content, subject: Object.values(content).join(' ') })
  const view = showApp(`/create?id=${post.id}`, { app: on, as })
  await screen.findByRole('textbox', { name: 'Insight' })
  const field = () => screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Insight' })
  const select = (words: string) => {
    const start = content.insight.indexOf(words)
    field().focus()
    field().setSelectionRange(start, start + words.length)
    document.dispatchEvent(new Event('selectionchange'))
  }
  const read = async (by: TestUser = as) =>
    ((await (await on.call('GET', `/api/posts/${post.id}`, { as: by })).json()) as Post).content
  return { as, post, field, select, read, ...view }
}
const actions = async () => within(await screen.findByRole('dialog', { name: 'Selected words' }))

test.each([
  ['whole words', 'We delve into it', 4, 6, 'delve'],
  ['words without gaps', 'We delve into it', 2, 9, 'delve'],
  ['whole blanks', 'In [which month?] we met', 8, 12, '[which month?]'],
])('a selection extends to %s', (_, text, from, to, words) => {
  const range = wholeWords(text, from, to)!
  expect(text.slice(range.start, range.end)).toBe(words)
})

test('whitespace alone cannot be changed', () => {
  expect(wholeWords('We  delve', 2, 4)).toBeNull()
})

test('selected words are rewritten in place, nothing else changes, and undo restores them', async () => {
  const { field, select, read, user } = await open()
  stub.answer(says(JSON.stringify({ insight: 'Everybody else sat and waited.' })))
  select('The others waited for their turn.')
  await user.click((await actions()).getByRole('button', { name: 'Rewrite' }))
  const insight = 'Everybody else sat and waited. Reading is quicker.'
  await waitFor(async () => expect(await read()).toEqual({ ...content, insight }))
  await waitFor(() => expect(field().value).toBe(insight))
  await waitFor(() => expect(document.activeElement).toBe(field()))
  expect(field().value.slice(field().selectionStart, field().selectionEnd)).toBe('Everybody else sat and waited.')
  await user.click((await screen.findAllByText('Undo'))[0]!)
  await waitFor(async () => expect(await read()).toEqual(content))
})

test('the keyboard alone can request a change of words, and Escape leads back to them', async () => {
  const { field, select, read, user } = await open()
  stub.answer(says(JSON.stringify({ insight: 'The others sat.' })))
  select('The others waited for their turn.')
  await actions()
  await user.keyboard('{Alt>}{F10}{/Alt}')
  await waitFor(async () =>
    expect(document.activeElement).toBe((await actions()).getByRole('button', { name: 'Rewrite' })),
  )
  await user.keyboard('{Escape}')
  await waitFor(() => expect(document.activeElement).toBe(field()))
  expect(field().value.slice(field().selectionStart, field().selectionEnd)).toBe('The others waited for their turn.')
  fireEvent.keyDown(field(), { key: 'F10', altKey: true })
  expect(document.activeElement?.textContent).toContain('Rewrite')
  await user.tab()
  await user.tab()
  await user.keyboard('{Enter}')
  await user.type(await screen.findByRole('textbox', { name: /^What should change/ }), 'Say it in three words{Enter}')
  await waitFor(async () => expect((await read()).insight).toBe('The others sat. Reading is quicker.'))
  expect(JSON.stringify(stub.requests[0]!.body.messages)).toContain('Say it in three words')
})

test('without a model, actions that need one say so without a call, and shortening says when it would cost a fact', async () => {
  const alone = await startTestApp()
  try {
    const { select, read, user } = await open(alone)
    select('Reading is quicker.')
    await user.click((await actions()).getByRole('button', { name: 'Rewrite' }))
    await screen.findByText(/^That needs an AI model\./)
    expect((await actions()).getByRole('link', { name: 'Settings' }).getAttribute('href')).toContain('/settings')
    await user.click((await actions()).getByRole('button', { name: 'Shorter' }))
    await screen.findByText('Nothing here can go without losing a fact. Nothing was changed.')
    expect(screen.queryByText(/was not finished/)).toBeNull()
    expect(await read()).toEqual(content)
  } finally {
    await alone.stop()
  }
})
