import { screen, waitFor } from '@testing-library/react'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { startTestApp, type TestApp, type TestUser } from '#server/testing/app.ts'
import type { Post } from '#shared/posts.ts'
import type { Proof } from '#shared/proofs.ts'
import { showApp } from '#web/testing.tsx'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.stop())
beforeEach(() => {
  window.matchMedia = (media) => Object.assign(new EventTarget(), { media, matches: true }) as MediaQueryList
})

const postsOf = async (as: TestUser) => (await (await app.call('GET', '/api/posts', { as })).json()) as Post[]
const block = () => screen.findByRole('button', { name: /^Add details \(optional\)/ })
const when = 'When and where did it happen?'

async function openForm() {
  const author = await app.signUp()
  const view = showApp('/', { app, as: author })
  await view.user.click(await screen.findByRole('button', { name: /^Personal experience/ }))
  expect(document.activeElement).toBe(screen.getByRole('button', { name: /^Change category/ }))
  return { author, ...view }
}

const type = async ({ user }: Awaited<ReturnType<typeof openForm>>, text: string) =>
  user.type(screen.getByRole('textbox', { name: 'Subject' }), text)

test('a bare subject opens three questions beside it, and typing keeps the focus', async () => {
  const view = await openForm()
  expect(screen.queryByRole('button', { name: /^Add details/ })).toBeNull()
  await type(view, 'A meeting that went wrong')
  await screen.findByRole('textbox', { name: when })
  expect((await block()).getAttribute('aria-expanded')).toBe('true')
  expect(screen.getAllByText(/\?$/, { selector: 'label' })).toHaveLength(3)
  expect(document.activeElement).toBe(screen.getByRole('textbox', { name: 'Subject' }))
})

test('a detailed subject raises no questions unless the author asks for them', async () => {
  const view = await openForm()
  await type(view, 'We dropped the Monday meeting. Nobody missed it.')
  await view.user.click(await block())
  await screen.findByRole('textbox', { name: 'Who was involved, and in which role?' })
  await view.user.click(await block())
  expect((await block()).getAttribute('aria-expanded')).toBe('false')
  expect(screen.queryByRole('textbox', { name: /^Who was involved/ })).toBeNull()
})

test("an answer's facts are not asked again once the author moves on", async () => {
  const view = await openForm()
  await type(view, 'A meeting that went wrong')
  await view.user.type(await screen.findByRole('textbox', { name: when }), 'In Lyon, with our biggest client.')
  await view.user.click(screen.getByRole('textbox', { name: 'Subject' }))
  await waitFor(() => expect(screen.queryByRole('textbox', { name: /^Who was involved/ })).toBeNull())
  expect(screen.getByRole<HTMLTextAreaElement>('textbox', { name: when }).value).toContain('Lyon')
})

test('authors can ignore the questions and generate in one action, and a written post raises none', async () => {
  const view = await openForm()
  await type(view, 'A meeting that went wrong')
  await view.user.keyboard('{Control>}{Enter}{/Control}')
  await screen.findByText('Not a post yet', { selector: 'li *' })
  expect((await postsOf(view.author))[0]?.answers).toEqual([])
  await waitFor(async () => expect((await block()).getAttribute('aria-expanded')).toBe('false'))
})

test('answers become the post’s material, are kept with it and counted', async () => {
  const view = await openForm()
  await type(view, 'A meeting that went wrong')
  await view.user.type(await screen.findByRole('textbox', { name: when }), 'It was in Lyon, in March 2024.')
  expect((await block()).textContent).toContain('1 answered')
  await view.user.keyboard('{Control>}{Enter}{/Control}')
  await screen.findByText('Your words are in order', { selector: 'li *' })
  const answers = [{ question: when, answer: 'It was in Lyon, in March 2024.' }]
  expect((await postsOf(view.author))[0]?.answers).toEqual(answers)
  await waitFor(async () => expect((await block()).getAttribute('aria-expanded')).toBe('false'))
  expect((await block()).textContent).toContain('1 answered')
  await view.user.click(await block())
  expect((await screen.findByRole<HTMLTextAreaElement>('textbox', { name: when })).value).toBe(
    'It was in Lyon, in March 2024.',
  )
})

test('one tick keeps an answer in the proof bank, another takes it out', async () => {
  const view = await openForm()
  const kept = async () =>
    ((await (await app.call('GET', '/api/proofs', { as: view.author })).json()) as Proof[]).map(
      ({ content }) => content,
    )
  await type(view, 'A meeting that went wrong')
  await view.user.type(await screen.findByRole('textbox', { name: when }), 'In Lyon.')
  const tick = () => screen.getByRole<HTMLInputElement>('checkbox', { name: 'Save to my proof bank' })
  await waitFor(() => expect(tick().disabled).toBe(false))
  await view.user.click(tick())
  await waitFor(async () => expect(await kept()).toEqual(['In Lyon.']))
  await waitFor(() => expect([tick().checked, tick().disabled]).toEqual([true, false]))
  await view.user.click(tick())
  await waitFor(async () => expect(await kept()).toEqual([]))
})

test('skipping closes the questions and drops the answers', async () => {
  const view = await openForm()
  await type(view, 'A meeting that went wrong')
  await view.user.type(await screen.findByRole('textbox', { name: when }), 'In Lyon.')
  await view.user.click(await screen.findByRole('button', { name: 'Skip' }))
  expect((await block()).getAttribute('aria-expanded')).toBe('false')
  await view.user.click(screen.getByRole('button', { name: /^Generate Personal experience/ }))
  await screen.findByText('Not a post yet', { selector: 'li *' })
  expect((await postsOf(view.author))[0]?.answers).toEqual([])
})

test('an author who turns the questions off gets none until they turn them on in the parameters', async () => {
  const view = await openForm()
  await type(view, 'A meeting that went wrong')
  await view.user.click(await screen.findByRole('button', { name: 'Don’t ask again' }))
  expect(screen.queryByRole('button', { name: /^Add details/ })).toBeNull()
  await view.user.click(screen.getByRole('button', { name: /^Parameters/ }))
  const setting = await screen.findByRole('switch', { name: 'Ask for details' })
  expect(setting.getAttribute('aria-checked')).toBe('false')
  await view.user.click(setting)
  await block()
})

test('questions that fail to load block nobody', async () => {
  const view = await openForm()
  view.failing.add('/api/interview')
  await type(view, 'A meeting that went wrong')
  await screen.findByText('The questions couldn’t be loaded. You can generate without them.')
  await view.user.click(screen.getByRole('button', { name: /^Generate Personal experience/ }))
  await screen.findByText('Not a post yet', { selector: 'li *' })
})
