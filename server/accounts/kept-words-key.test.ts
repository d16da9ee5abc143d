import { identityToRecipient } from 'age-encryption'
import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import type { KeptWordsKey } from '#shared/accounts.ts'
import { users } from '../database/schema.ts'
import { unseal } from '../secrets.ts'
import { type TestApp, type TestUser, withTestApp } from '../testing/app.ts'
import { keptWordsBinding } from './kept-words-key.ts'

const ask = (app: TestApp, as?: TestUser) => app.call('GET', '/api/user/kept-words-key', { as })
const keyOf = async (app: TestApp, as: TestUser) => (await (await ask(app, as)).json()) as KeptWordsKey

test('an account has one key pair for kept words, and only its own session can read it', async () => {
  const app = await withTestApp()
  const [nora, ben] = [await app.signUp(), await app.signUp('Ben Wood')]
  const answer = await ask(app, nora)
  expect(answer.headers.get('cache-control')).toBe('no-store')
  const key = (await answer.json()) as KeptWordsKey
  expect(key.account).toBe(nora.id)
  expect(key.identity).toMatch(/^AGE-SECRET-KEY-1/)
  expect(key.recipient).toBe(await identityToRecipient(key.identity))
  expect(await keyOf(app, nora)).toEqual(key)
  expect((await keyOf(app, ben)).recipient).not.toBe(key.recipient)
  const elsewhere = await app.joins(nora, ben)
  expect(await keyOf(app, elsewhere)).toEqual(key)
  expect((await ask(app)).status).toBe(401)
})

test('the private half is stored encrypted for this account alone, and appears in no answer about the person', async () => {
  const app = await withTestApp()
  const nora = await app.signUp()
  const { identity, recipient } = await keyOf(app, nora)
  const [row] = await app.db.select().from(users).where(eq(users.id, nora.id))
  const sealed = row!.sealedKeptWordsIdentity!
  expect(row!.keptWordsRecipient).toBe(recipient)
  expect(JSON.stringify(row)).not.toContain(identity)
  expect(unseal(app.deps.config, keptWordsBinding(nora.id), sealed)).toBe(identity)
  expect(unseal(app.deps.config, keptWordsBinding('someone-else'), sealed)).toBeNull()
  expect(await (await app.call('GET', '/api/user', { as: nora })).text()).not.toContain(sealed)
  expect(JSON.stringify(app.logs)).not.toContain(identity)
})

test('two requests at once end with one key pair', async () => {
  const app = await withTestApp()
  const nora = await app.signUp()
  const keys = await Promise.all([1, 2, 3, 4].map(() => keyOf(app, nora)))
  for (const key of keys) expect(key).toEqual(keys[0])
})

test('a key pair that the secret key no longer opens is replaced by a new one', async () => {
  const app = await withTestApp()
  const nora = await app.signUp()
  const former = await keyOf(app, nora)
  await app.db
    .update(users)
    .set({ sealedKeptWordsIdentity: 'made with another secret key' })
    .where(eq(users.id, nora.id))
  const [key, again] = await Promise.all([keyOf(app, nora), keyOf(app, nora)])
  expect(key.recipient).not.toBe(former.recipient)
  expect(key.recipient).toBe(await identityToRecipient(key.identity))
  expect(again).toEqual(key)
})
