import { screen, waitFor, within } from '@testing-library/react'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestApp, type TestApp, type TestUser } from '#server/testing/app.ts'
import { showApp } from '#web/testing.tsx'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.stop())

const content = 'We stopped our Monday meeting in March. Nobody missed it, and we write a page instead.'
const hasSample = (as: TestUser, body: object = {}) =>
  app.call('POST', '/api/writing-samples', { as, body: { content, ...body } })
const toastSays = async (title: string, description?: string) => {
  const toast = within((await screen.findByText(title)).closest('li')!)
  if (description) toast.getByText(description)
}
const analyze = () => screen.findByRole<HTMLButtonElement>('button', { name: 'Analyze My Writing Style' })
const offline = 'The server could not be reached. Check your connection and try again.'

test('a sample shows its title, source, words, day and beginning', async () => {
  const author = await app.signUp()
  const long = `${content} `.repeat(4).trim()
  await hasSample(author, { content: long, source: 'custom', title: 'The page' })
  await hasSample(author)
  const { user } = showApp('/writing-samples', { app, as: author })
  await screen.findByText(/2 samples, 2 active/)
  const cards = within(screen.getByRole('main'))
    .getAllByRole('listitem')
    .map((item) => within(item))
  cards[0]!.getByRole('heading', { name: 'Untitled Sample' })
  cards[0]!.getByText('LinkedIn Post')
  cards[0]!.getByText('16 words')
  cards[0]!.getByText(/^Added/)
  cards[1]!.getByRole('heading', { name: 'The page' })
  cards[1]!.getByText('Custom Sample')
  cards[1]!.getByText(`${long.slice(0, 250)}…`)
  await user.click(cards[1]!.getByRole('button', { name: 'Show all' }))
  cards[1]!.getByText(long)
})

test('people without samples read what to do, and the style is not requested', async () => {
  const { requests } = showApp('/writing-samples', { app, as: await app.signUp() })
  await screen.findByRole('heading', { name: 'No writing samples yet' })
  expect((await analyze()).disabled).toBe(true)
  expect(requests).not.toContain('GET /api/writing-style')
})

test('a text below fifty characters has a red count and cannot be sent; a longer one is added', async () => {
  const author = await app.signUp()
  const { user } = showApp('/writing-samples', { app, as: author })
  const text = await screen.findByLabelText<HTMLTextAreaElement>('Content')
  expect(screen.getByText('0 of at least 50 characters').className).not.toContain('text-danger')
  await user.type(text, 'Too short')
  expect(screen.getByText('9 of at least 50 characters').className).toContain('text-danger')
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Add sample' }).disabled).toBe(true)
  await user.keyboard('{Control>}{Enter}{/Control}')
  await toastSays('Sample too short', 'Please provide a sample of at least 50 characters.')
  await user.clear(text)
  await user.type(text, content)
  expect(screen.getByText(`${content.length} of at least 50 characters`).className).not.toContain('text-danger')
  await user.click(screen.getByRole('button', { name: 'Add sample' }))
  await toastSays('Writing sample added')
  await screen.findByText(/1 sample, 1 active/)
  await expect.poll(() => text.value).toBe('')
})

test('a sample that could not be added shows an error, and its words stay', async () => {
  const view = showApp('/writing-samples', { app, as: await app.signUp() })
  const text = await screen.findByLabelText<HTMLTextAreaElement>('Content')
  await view.user.type(text, content)
  view.goOffline()
  await view.user.click(screen.getByRole('button', { name: 'Add sample' }))
  await toastSays('Failed to add writing sample', offline)
  expect(text.value).toBe(content)
})

test('with two active samples, the page shows the style in words', async () => {
  const author = await app.signUp()
  await hasSample(author)
  await hasSample(author, { content: `${content} Would you?` })
  const { user, requests } = showApp('/writing-samples', { app, as: author })
  await screen.findByText(/2 samples/)
  await user.click(await analyze())
  await screen.findByText('Sentence length')
  await screen.findByText(/^Measured in 2 active samples with/)
  expect(requests).toContain('GET /api/writing-style')
})

test('deactivating a sample is stored and refetches the style', async () => {
  const author = await app.signUp()
  await hasSample(author)
  await hasSample(author, { title: 'The page' })
  const { user, requests } = showApp('/writing-samples', { app, as: author })
  const toggle = await screen.findByRole('switch', { name: 'Active: The page' })
  await waitFor(() => expect(requests.filter((one) => one === 'GET /api/writing-style')).toHaveLength(1))
  await user.click(toggle)
  await screen.findByText(/2 samples, 1 active/)
  expect((await analyze()).disabled).toBe(true)
  await waitFor(() => expect(requests.filter((one) => one === 'GET /api/writing-style')).toHaveLength(2))
  expect(requests.filter((one) => one === 'GET /api/writing-samples')).toHaveLength(2)
})

test('a sample is deleted after a question', async () => {
  const author = await app.signUp()
  await hasSample(author, { title: 'The page' })
  const { user } = showApp('/writing-samples', { app, as: author })
  await user.click(await screen.findByRole('button', { name: 'Delete The page' }))
  const dialog = within(await screen.findByRole('alertdialog', { name: 'Delete sample' }))
  dialog.getByText(/Are you sure you want to delete/)
  await user.click(dialog.getByRole('button', { name: 'Delete' }))
  await toastSays('Writing sample deleted')
  await screen.findByRole('heading', { name: 'No writing samples yet' })
})

test('a failed change or deletion shows an error, and the sample stays', async () => {
  const author = await app.signUp()
  await hasSample(author, { title: 'The page' })
  const view = showApp('/writing-samples', { app, as: author })
  const toggle = await screen.findByRole('switch', { name: 'Active: The page' })
  await view.user.click(screen.getByRole('button', { name: 'Delete The page' }))
  const dialog = within(await screen.findByRole('alertdialog', { name: 'Delete sample' }))
  view.goOffline()
  await view.user.click(dialog.getByRole('button', { name: 'Delete' }))
  await toastSays('Failed to delete writing sample', offline)
  await view.user.click(dialog.getByRole('button', { name: 'Cancel' }))
  await view.user.click(toggle)
  await toastSays('Failed to update writing sample', offline)
  await waitFor(() => expect(toggle.getAttribute('aria-checked')).toBe('true'))
})

test('samples that fail to load say so and can be retried, and typed text stays', async () => {
  const view = showApp('/writing-samples', { app, as: await app.signUp() })
  view.failing.add('/api/writing-samples')
  const text = await screen.findByLabelText<HTMLTextAreaElement>('Content')
  await view.user.type(text, 'We stopped')
  await screen.findByRole('heading', { name: 'Failed to load writing samples' })
  screen.getByText('There was an error loading your writing samples. Please try again later.')
  screen.getByRole('button', { name: 'Try Again' })
  await view.user.type(text, ' our Monday meeting.')
  expect(text.value).toBe('We stopped our Monday meeting.')
  expect(document.contains(text)).toBe(true)
})
