import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { drafts, type Stub, says, startOpenAiStub, stubKey } from '#server/stubs/engines.ts'
import { analysis, startTestApp, type TestApp, type TestUser } from '#server/testing/app.ts'
import { createArranger } from '#server/writing/arranger/arranger.ts'
import { createEngines } from '#server/writing/engines/engines.ts'
import type { VersionList } from '#shared/post-versions.ts'
import type { Post, PostContent } from '#shared/posts.ts'
import { showApp } from '#web/testing.tsx'

let app: TestApp
let stub: Stub
beforeAll(async () => {
  stub = await startOpenAiStub()
  const openai = { baseUrl: stub.baseUrl, apiKey: stubKey, model: 'gpt-test' }
  const timeouts = { firstToken: 20_000, betweenTokens: 20_000, total: 20_000, retryDelay: 1 }
  app = await startTestApp({ engines: createEngines({ openai, arranger: createArranger(analysis), timeouts }) })
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
  hook: 'Our team stopped its Monday meeting.',
  insight: 'It was long and it was loud.',
  value: 'Write the list before noon.',
  cta: 'Which meeting would you rather read?',
}
const edited: PostContent = {
  ...content,
  hook: 'Our team dropped its Monday meeting.',
  insight: 'It was long and it was noisy.',
}

const contentOf = async (as: TestUser, id: string) =>
  ((await (await app.call('GET', `/api/posts/${id}`, { as })).json()) as Post).content
const causesOf = async (as: TestUser, id: string) => {
  const { present, former } = (await (await app.call('GET', `/api/posts/${id}/versions`, { as })).json()) as VersionList
  return [present, ...former].map(({ cause }) => cause)
}

async function openEdited() {
  const as = await app.signUp()
  const post = await app.hasPost(as, { ...content, subject: Object.values(content).join(' ') })
  stub.answer(drafts(edited))
  const view = showApp(`/create?id=${post.id}`, { app, as })
  await screen.findByDisplayValue(content.hook)
  await askAi(view)
  await screen.findByDisplayValue(edited.hook, {}, { timeout: 20_000 })
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  return { as, post, ...view }
}

async function askAi({ user }: Pick<ReturnType<typeof showApp>, 'user'>) {
  // The dialog stays open, with the typed request, until the engine has finished.
  if (!screen.queryByRole('dialog')) {
    await user.click(screen.getByRole('button', { name: 'Rewrite' }))
    await user.click(await screen.findByRole('button', { name: /Ask the AI/ }))
    await user.type(await screen.findByRole('textbox', { name: 'Your request or question' }), 'Say it better')
  }
  await user.click(screen.getByRole('button', { name: 'Submit' }))
}

test('each change of an AI edit is accepted or rejected with the keyboard alone, and the text follows', async () => {
  const { as, post, user } = await openEdited()
  await screen.findByText('Changed in 2 places')
  await user.click(screen.getByRole('button', { name: 'Review' }))
  const sheet = within(await screen.findByRole('dialog', { name: 'Review changes' }))
  const first = await sheet.findByRole('group', { name: 'Change 1 of 2' })
  await waitFor(() => expect(document.activeElement).toBe(first))
  expect(within(first).getByRole('deletion').textContent).toBe('stopped')
  expect(within(first).getByRole('insertion').textContent).toBe('dropped')
  await user.keyboard('a')
  expect(document.activeElement).toBe(sheet.getByRole('group', { name: 'Change 2 of 2' }))
  sheet.getByText(/1 change left/)
  await user.keyboard('r')
  await sheet.findByText(/You have decided on every change/)
  await waitFor(async () => expect(await contentOf(as, post.id)).toEqual({ ...content, hook: edited.hook }))
  expect(await causesOf(as, post.id)).toEqual(['reviewed', 'edit', null])
  await user.keyboard('k')
  await user.keyboard('j')
  await user.keyboard('a')
  await waitFor(async () => expect(await contentOf(as, post.id)).toEqual(edited))
})

test('the mouse rejects all changes at once, and one undo restores them', async () => {
  const { as, post, user } = await openEdited()
  await user.click(await screen.findByRole('button', { name: 'Review' }))
  await user.click(await screen.findByRole('button', { name: 'Reject all' }))
  await waitFor(async () => expect(await contentOf(as, post.id)).toEqual(content))
  await user.click(screen.getByRole('button', { name: 'Done' }))
  await user.click(screen.getByRole('button', { name: 'Undo the last step' }))
  await waitFor(async () => expect(await contentOf(as, post.id)).toEqual(edited))
})

test('undo and redo cover typing and AI edits alike, with the caret at the change', async () => {
  const { as, post, user } = await openEdited()
  const hook = screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Hook' })
  await user.type(hook, ' So what?')
  await user.keyboard('{Control>}z{/Control}')
  expect(hook.value).toBe(edited.hook)
  await user.keyboard('{Control>}z{/Control}')
  expect(hook.value).toBe(content.hook)
  expect(document.activeElement).toBe(hook)
  expect(hook.value.slice(0, hook.selectionStart)).toBe('Our team st')
  await waitFor(async () => expect(await contentOf(as, post.id)).toEqual(content))
  expect((await causesOf(as, post.id))[0]).toBe('undone')
  await user.keyboard('{Control>}{Shift>}z{/Shift}{/Control}')
  expect(hook.value).toBe(edited.hook)
  act(() => hook.blur())
  await user.keyboard('{Control>}y{/Control}')
  expect(hook.value).toBe(`${edited.hook} So what?`)
  const undo = new InputEvent('beforeinput', { inputType: 'historyUndo', bubbles: true, cancelable: true })
  act(() => void hook.dispatchEvent(undo))
  expect([undo.defaultPrevented, hook.value]).toEqual([true, edited.hook])
  const search = document.createElement('input')
  document.body.append(search)
  expect(fireEvent.keyDown(search, { key: 'z', ctrlKey: true })).toBe(true)
  expect(hook.value).toBe(edited.hook)
  search.remove()
})

test('an empty, failed or cancelled answer leaves the text as it was, with nothing to undo', async () => {
  const as = await app.signUp()
  const post = await app.hasPost(as, content)
  const view = showApp(`/create?id=${post.id}`, { app, as })
  await screen.findByDisplayValue(content.hook)
  for (const answer of [says(''), drafts(edited, { end: 'death' })]) {
    stub.answer(answer)
    await askAi(view)
    await screen.findByText('Failed to process AI request', {}, { timeout: 20_000 })
    await screen.findByDisplayValue(content.hook)
    const submit = screen.getByRole('button', { name: 'Submit' })
    await waitFor(() => expect(submit.getAttribute('aria-disabled')).toBe('false'), { timeout: 20_000 })
  }
  view.stalling.add('/api/custom-edit')
  await askAi(view)
  await view.user.click(await screen.findByRole('button', { name: 'Cancel' }))
  await screen.findByDisplayValue(content.hook)
  await view.user.click(screen.getByRole('button', { name: 'Cancel' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(screen.queryByText(/^Changed in/)).toBeNull()
  expect(screen.getByRole('button', { name: 'Undo the last step' }).getAttribute('aria-disabled')).toBe('true')
  expect(await contentOf(as, post.id)).toEqual(content)
})
