import { screen, waitFor, within } from '@testing-library/react'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestApp, type TestApp, type TestUser } from '#server/testing/app.ts'
import type { Proof } from '#shared/proofs.ts'
import { showApp } from '#web/testing.tsx'

let app: TestApp
beforeAll(async () => {
  window.matchMedia = (media) => Object.assign(new EventTarget(), { media, matches: true }) as MediaQueryList
  Element.prototype.hasPointerCapture = () => false
  app = await startTestApp()
})
afterAll(() => app.stop())

const fact = 'We have 14 engineers in Lyon.'
const proofsOf = async (as: TestUser) => (await (await app.call('GET', '/api/proofs', { as })).json()) as Proof[]
const bank = async () => within(await screen.findByRole('region', { name: /^Proof bank/ }))
const field = async () => (await bank()).findByLabelText<HTMLTextAreaElement>('Fact or story')
const toastSays = (title: string) => screen.findByText(title, { selector: 'li *' })

async function openBank(...contents: string[]) {
  const author = await app.signUp()
  for (const content of contents) await app.call('POST', '/api/proofs', { as: author, body: { content } })
  return { author, ...showApp('/proof-bank', { app, as: author }) }
}

test('an empty proof bank says what it is for, and keeps a fact or a story', async () => {
  const { author, user } = await openBank()
  await screen.findByRole('heading', { name: 'Nothing in your proof bank yet' })
  expect((await bank()).getByRole<HTMLButtonElement>('button', { name: 'Save to proof bank' }).disabled).toBe(true)
  await user.click((await bank()).getByRole('radio', { name: 'Story' }))
  await user.type(await field(), 'The first customer left on a Friday.')
  await user.click((await bank()).getByRole('button', { name: 'Save to proof bank' }))
  await toastSays('Saved to your proof bank')
  expect(await proofsOf(author)).toMatchObject([{ kind: 'story', content: 'The first customer left on a Friday.' }])
  await waitFor(async () => expect((await field()).value).toBe(''))
  within(await screen.findByRole('list', { name: 'Proofs' })).getByText('The first customer left on a Friday.')
})

test('a proof is changed in place', async () => {
  const { author, user } = await openBank(fact)
  await user.click(await screen.findByRole('button', { name: `Edit ${fact}` }))
  const item = within(screen.getByRole('list', { name: 'Proofs' }))
  const text = item.getByLabelText<HTMLTextAreaElement>('Fact or story')
  expect(text.value).toBe(fact)
  await user.clear(text)
  await user.type(text, 'We have 15 engineers.')
  await user.click(item.getByRole('button', { name: 'Save changes' }))
  await toastSays('Changes saved')
  expect((await proofsOf(author))[0]?.content).toBe('We have 15 engineers.')
  await screen.findByRole('button', { name: 'Edit We have 15 engineers.' })
})

test('undo restores a deleted proof', async () => {
  const { author, user } = await openBank(fact)
  await user.click(await screen.findByRole('button', { name: `Delete ${fact}` }))
  await toastSays('Removed from your proof bank')
  expect(await proofsOf(author)).toEqual([])
  await user.click(await screen.findByText('Undo', { selector: 'li *' }))
  await waitFor(async () => expect(await proofsOf(author)).toMatchObject([{ content: fact }]))
})

test('a proof that could not be saved shows an error, and its words stay', async () => {
  const view = await openBank()
  await view.user.type(await field(), fact)
  view.goOffline()
  await view.user.click((await bank()).getByRole('button', { name: 'Save to proof bank' }))
  await toastSays('Failed to save to your proof bank')
  expect((await field()).value).toBe(fact)
})

test('a proof bank that fails to load says so, and offers to try again', async () => {
  const view = await openBank()
  view.failing.add('/api/proofs')
  await screen.findByRole('heading', { name: 'Failed to load your proof bank' })
  view.failing.clear()
  await view.user.click((await bank()).getByRole('button', { name: 'Try Again' }))
  await screen.findByRole('heading', { name: 'Nothing in your proof bank yet' })
})
