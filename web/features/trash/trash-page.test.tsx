import { screen, waitFor, within } from '@testing-library/react'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestApp, type TestApp, type TestUser } from '#server/testing/app.ts'
import type { TrashItem } from '#shared/trash.ts'
import { showApp } from '#web/testing.tsx'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.stop())

const words = 'We cancelled our Monday status meeting in March, and nobody has missed it since.'

/** An author who has deleted a post and then a proof. */
async function withTrash() {
  const author = await app.signUp()
  const { id } = await app.hasPost(author, { title: 'The Monday meeting' })
  const made = await app.call('POST', '/api/proofs', { as: author, body: { kind: 'fact', content: words } })
  const proof = (await made.json()) as { id: string }
  for (const path of [`posts/${id}`, `proofs/${proof.id}`]) await app.call('DELETE', `/api/${path}`, { as: author })
  return { author, ...showApp('/trash', { app, as: author }) }
}
const inTrash = async (as: TestUser) => (await (await app.call('GET', '/api/trash', { as })).json()) as TrashItem[]
const titles = async () =>
  within(await screen.findByRole('main'))
    .queryAllByRole('heading', { level: 2 })
    .map(({ textContent }) => textContent)

test('the trash lists deleted things, latest first, and how long it keeps them', async () => {
  await withTrash()
  await screen.findByText(/^Proof · Deleted\s+· 30 days left$/)
  expect(await titles()).toEqual([words, 'The Monday meeting'])
})

test('a post is restored, and the keyboard continues from the heading', async () => {
  const { author, user, address } = await withTrash()
  await user.click(await screen.findByRole('button', { name: 'Restore The Monday meeting' }))
  await screen.findByText('Post restored')
  await waitFor(async () => expect(await titles()).toEqual([words]))
  expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1, name: 'Trash' }))
  expect(await (await app.call('GET', '/api/posts', { as: author })).json()).toMatchObject([
    { title: 'The Monday meeting' },
  ])
  expect(address()).toBe('/trash')
})

test('one thing, and then all, are deleted for good after a question', async () => {
  const { author, user } = await withTrash()
  await user.click(await screen.findByRole('button', { name: 'Delete for good: The Monday meeting' }))
  const question = within(await screen.findByRole('alertdialog', { name: 'Delete for good' }))
  question.getByText('“The Monday meeting” is deleted. This cannot be undone.')
  await user.click(question.getByRole('button', { name: 'Delete for good' }))
  await waitFor(async () => expect(await titles()).toEqual([words]))
  await user.click(screen.getByRole('button', { name: 'Empty trash' }))
  const last = within(await screen.findByRole('alertdialog', { name: 'Empty the trash' }))
  await user.click(last.getByRole('button', { name: 'Empty trash' }))
  await screen.findByRole('heading', { name: 'The trash is empty' })
  expect(await inTrash(author)).toEqual([])
})

test('a failed restore or load shows an error, and nothing is lost', async () => {
  const view = await withTrash()
  const restore = await screen.findByRole('button', { name: 'Restore The Monday meeting' })
  view.failing.add('/api/trash/')
  await view.user.click(restore)
  await screen.findByText('Failed to restore')
  expect(await inTrash(view.author)).toHaveLength(2)
})

test('a trash that fails to load can be retried', async () => {
  const view = showApp('/writing-samples', { app, as: await app.signUp() })
  view.failing.add('/api/trash')
  await view.user.click(await within(await screen.findByRole('main')).findByRole('link', { name: 'Trash' }))
  await screen.findByRole('heading', { name: 'Failed to load the trash' })
  view.failing.clear()
  await view.user.click(screen.getByRole('button', { name: 'Try Again' }))
  await screen.findByRole('heading', { name: 'The trash is empty' })
})
