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

const text =
  'Why we meet\n\nIn the spring of 2024 we counted the hours of forty teams at a bank. Last March I cancelled every recurring meeting for two weeks.'
const quote = 'In the spring of 2024 we counted the hours of forty teams at a bank.'
const postsOf = async (as: TestUser) => (await (await app.call('GET', '/api/posts', { as })).json()) as Post[]

test('a source is read, asks for the author’s view, and is quoted in the post about that view', async () => {
  const author = await app.signUp()
  const { user } = showApp('/', { app, as: author })
  await user.click(await screen.findByRole('button', { name: 'Start from a source' }))
  const field = await screen.findByRole('textbox', { name: 'A link or a text' })
  await user.click(field)
  await user.paste('http://localhost:1/wiki')
  await user.click(screen.getByRole('button', { name: 'Read it' }))
  expect((await screen.findByText(/is inside a private network/)).textContent).toMatch(/paste it instead\.$/)
  await user.clear(field)
  await user.click(field)
  await user.paste(text)
  await user.click(screen.getByRole('button', { name: 'Read it' }))

  await screen.findByRole('heading', { name: /Why we meet$/ })
  const view = await screen.findByRole<HTMLTextAreaElement>('textbox', { name: 'What do you think of it?' })
  await waitFor(() => expect(document.activeElement).toBe(view))
  await user.click(await screen.findByRole('checkbox', { name: quote }))
  await user.click(screen.getByRole('button', { name: /^Personal experience/ }))
  await user.click(screen.getByRole('button', { name: 'Generate Personal experience post' }))
  await screen.findByText('The source alone is no post. Say in a sentence or two what you think of it.', {
    selector: 'li *',
  })
  expect(await postsOf(author)).toEqual([])

  await user.click(view)
  await user.paste('Cancelling everything is too blunt for a pharmacy. Our handover at 7 saves lives.')
  await user.click(screen.getByRole('button', { name: 'Generate Personal experience post' }))
  const hook = await screen.findByRole<HTMLTextAreaElement>('textbox', { name: 'Hook' })
  expect(hook.value).toBe('Cancelling everything is too blunt for a pharmacy.')
  const [post] = await postsOf(author)
  expect(post).toMatchObject({ quotes: [quote], sourceId: expect.any(String) })
  expect(Object.values(post!.content).join('\n')).toContain(`“${quote.slice(0, -1)}” (Why we meet)`)
})

test('claims of the source lead to its sentence, and what only it lived is asked about', async () => {
  const author = await app.signUp()
  const source = await app.call('POST', '/api/sources', { as: author, body: { text } })
  const { id: sourceId } = (await source.json()) as { id: string }
  const post = await app.hasPost(author, {
    hook: 'Last March I cancelled every recurring meeting for two weeks.',
    insight: 'The article counted the hours of forty teams at a bank in 2024.',
    value: '',
    cta: '',
    subject: 'Too blunt for us',
    sourceId,
  })
  const { user } = showApp(`/create?id=${post.id}`, { app, as: author })
  await screen.findByRole('textbox', { name: 'Hook' })
  await user.click(screen.getByRole('tab', { name: /^Content Analysis/ }))
  const asked = await screen.findByRole('list', { name: 'Claims to review' })
  await user.click(within(asked).getByRole('button', { name: /^What happened: Last March I cancelled/ }))
  await screen.findByText(/Your source tells this, and the post tells it as yours: “Last March I cancelled/)
  await user.click(screen.getByText(/backed$/, { selector: 'summary' }))
  const backed = within(screen.getByRole('list', { name: 'Claims that are backed' }))
  expect(backed.getAllByText(`From the source: “${quote}”`).length).toBeGreaterThan(0)
  await user.click(backed.getAllByRole('button', { name: /^Show in the source/ })[0]!)
  const dialog = within(await screen.findByRole('dialog', { name: 'Why we meet' }))
  expect((await dialog.findByText(quote)).tagName).toBe('MARK')
})

test('a source is deleted from its text, and the form asks for another one', async () => {
  const author = await app.signUp()
  const { user } = showApp('/', { app, as: author })
  await user.click(await screen.findByRole('button', { name: 'Start from a source' }))
  await user.click(await screen.findByRole('textbox', { name: 'A link or a text' }))
  await user.paste(text)
  await user.click(screen.getByRole('button', { name: 'Read it' }))
  await user.click(await screen.findByRole('button', { name: 'See its text' }))
  await user.click(await screen.findByRole('button', { name: 'Delete this source' }))
  const asked = await screen.findByRole('alertdialog', { name: 'Delete this source' })
  await user.click(within(asked).getByRole('button', { name: 'Delete' }))
  await user.click(await screen.findByRole('button', { name: 'Start from a source' }))
  await screen.findByRole('textbox', { name: 'A link or a text' })
  expect(screen.queryByText('Used before')).toBeNull()
  expect(await (await app.call('GET', '/api/sources', { as: author })).json()).toEqual([])
})
