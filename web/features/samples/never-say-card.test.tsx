import { screen, waitFor, within } from '@testing-library/react'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestApp, type TestApp, type TestUser } from '#server/testing/app.ts'
import { showApp } from '#web/testing.tsx'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.stop())

const path = '/api/never-say'
const kept = async (as: TestUser) =>
  ((await (await app.call('GET', path, { as })).json()) as { phrases: string[] }).phrases
const card = async () => within(await screen.findByRole('region', { name: 'Never say' }))

test('Enter adds a phrase, once in any case, and it can be removed again', async () => {
  const author = await app.signUp()
  const { user } = showApp('/writing-samples', { app, as: author })
  const field = await (await card()).findByLabelText('Word or phrase')
  await user.type(field, '  synergy {Enter}')
  await user.type(field, 'Synergy{Enter}')
  await user.type(field, 'circle back{Enter}')
  await waitFor(async () => expect(await kept(author)).toEqual(['synergy', 'circle back']))
  await user.click((await card()).getByRole('button', { name: 'Remove phrase synergy' }))
  await waitFor(async () => expect(await kept(author)).toEqual(['circle back']))
  expect((await card()).queryByText('synergy')).toBeNull()
})

test('a phrase that could not be stored is removed with an error', async () => {
  const author = await app.signUp()
  const { user, failing } = showApp('/writing-samples', { app, as: author })
  const field = await (await card()).findByLabelText('Word or phrase')
  await user.type(field, 'kept{Enter}')
  await waitFor(async () => expect(await kept(author)).toEqual(['kept']))
  failing.add(path)
  await user.type(field, 'lost{Enter}')
  await screen.findByText('Failed to save the phrases')
  expect((await card()).queryByText('lost')).toBeNull()
  ;(await card()).getByText('kept')
})

test.each([
  [{ phrases: ['  '] }, 'A phrase cannot be empty.'],
  [{ phrases: ['x'.repeat(81)] }, 'A phrase can hold at most 80 characters.'],
  [{ phrases: Array.from({ length: 101 }, (_, at) => `phrase ${at}`) }, 'At most 100 phrases can be kept.'],
  [{}, 'phrases must be a list of words or phrases.'],
])('a list like %j is refused with a sentence', async (body, sentence) => {
  const author = await app.signUp()
  const response = await app.call('PUT', path, { as: author, body })
  expect([response.status, await response.text()]).toEqual([400, sentence])
  expect(await kept(author)).toEqual([])
})

test('each author has a separate list, and a signed-out visitor has none', async () => {
  const [one, other] = [await app.signUp(), await app.signUp()]
  await app.call('PUT', path, { as: one, body: { phrases: ['synergy'] } })
  expect(await kept(other)).toEqual([])
  expect((await app.call('GET', path)).status).toBe(401)
})
