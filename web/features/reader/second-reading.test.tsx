import { act, screen, waitFor, within } from '@testing-library/react'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { fails, type Stub, says, startOpenAiStub, stubKey } from '#server/stubs/engines.ts'
import { analysis, startTestApp, type TestApp, type TestUser } from '#server/testing/app.ts'
import { createArranger } from '#server/writing/arranger/arranger.ts'
import { createEngines } from '#server/writing/engines/engines.ts'
import type { Post, PostContent } from '#shared/posts.ts'
import { showApp } from '#web/testing.tsx'

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
})

const content: PostContent = {
  hook: 'Our team stopped its Monday meeting in March.',
  insight: 'We delve into the numbers on paper now. It is calm.',
  value: 'Write the list of what is stuck before noon.',
  cta: 'Which meeting would you rather read?',
}

const answer = says(
  JSON.stringify({
    remarks: [
      { quote: 'delve into', reason: 'A stock phrase.', replacement: 'read' },
      { quote: 'before noon', reason: 'It is vague.', replacement: 'by noon' },
    ],
  }),
)

async function openPanel(on: TestApp = app) {
  const as = await on.signUp()
  const post = await on.hasPost(as, { ...content, subject: content.hook })
  const view = showApp(`/create?id=${post.id}`, { app: on, as })
  await screen.findByRole('textbox', { name: 'Hook' })
  await view.user.click(screen.getByRole('tab', { name: /Content Analysis/ }))
  await screen.findByRole('heading', { name: 'Reader check' })
  return { as, post, ...view }
}

const contentOf = async (as: TestUser, id: string) =>
  ((await (await app.call('GET', `/api/posts/${id}`, { as })).json()) as Post).content

const askButton = () => screen.findByRole('button', { name: 'Ask a second reader' })

test('each remark is accepted or rejected with the keyboard alone, and nothing else changes', async () => {
  stub.answer(answer)
  const { as, post, user } = await openPanel()
  await user.click(await askButton())
  await screen.findByText('2 remarks to accept or reject.')
  expect(await contentOf(as, post.id)).toEqual(content)
  act(() => screen.getByRole('button', { name: 'Accept: delve into' }).focus())
  await user.keyboard('{Enter}')
  await waitFor(async () =>
    expect(await contentOf(as, post.id)).toEqual({
      ...content,
      insight: 'We read the numbers on paper now. It is calm.',
    }),
  )
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Accept: before noon' }))
  await user.tab()
  await user.keyboard(' ')
  await screen.findByText('You have decided on every remark.')
  expect(document.activeElement?.textContent).toBe('Second reader')
  expect((await contentOf(as, post.id)).value).toBe(content.value)
})

test('the message about an accepted remark offers an undo, which reopens the remark', async () => {
  stub.answer(answer)
  const { as, post, user } = await openPanel()
  await user.click(await askButton())
  await user.click(await screen.findByRole('button', { name: 'Accept: delve into' }))
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Accept: delve into' })).toBeNull())
  act(() => screen.getByText('Undo').click())
  await screen.findByRole('button', { name: 'Accept: delve into' })
  await waitFor(async () => expect(await contentOf(as, post.id)).toEqual(content))
})

test('a remark on words that have changed says so and can only be rejected', async () => {
  stub.answer(answer)
  const { user } = await openPanel()
  await user.click(await askButton())
  await screen.findByRole('button', { name: 'Accept: before noon' })
  await user.click(screen.getByRole('tab', { name: /Preview/ }))
  const value = await screen.findByRole('textbox', { name: 'Value' })
  await user.clear(value)
  await user.type(value, 'Write the list.')
  await user.click(screen.getByRole('tab', { name: /Content Analysis/ }))
  await screen.findByText('This text has changed since.')
  expect(screen.queryByRole('button', { name: 'Accept: before noon' })).toBeNull()
  await user.click(screen.getByRole('button', { name: 'Reject: before noon' }))
  await screen.findByText('1 remark to accept or reject.')
  screen.getByRole('button', { name: 'Accept: delve into' })
})

test('a reading can be cancelled while the model thinks, and a failed one says that the post is unchanged', async () => {
  stub.answer(fails('wrong-key'))
  const { as, post, user, stalling } = await openPanel()
  const path = `/api/posts/${post.id}/second-reading`
  stalling.add(path)
  await user.click(await askButton())
  await screen.findByText('gpt-test is reading your post.')
  await user.click(screen.getByRole('button', { name: 'Cancel' }))
  expect(document.activeElement).toBe(await askButton())
  stalling.delete(path)
  await user.click(await askButton())
  const alert = await screen.findByRole('alert')
  within(alert).getByText(/does not accept the API key.*Your post is as it was\.$/)
  expect(await contentOf(as, post.id)).toEqual(content)
})

test('a post without a fault gets no remark', async () => {
  stub.answer(says('{"remarks": []}'))
  const { user } = await openPanel()
  await user.click(await askButton())
  await screen.findByText('gpt-test would change nothing.')
  screen.getByRole('button', { name: 'Ask again' })
})

test('without a model there is no second reader', async () => {
  const alone = await startTestApp()
  try {
    await openPanel(alone)
    await screen.findByRole('heading', { name: 'Reader check' })
    expect(screen.queryByRole('heading', { name: 'Second reader' })).toBeNull()
  } finally {
    await alone.stop()
  }
})
