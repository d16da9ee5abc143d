import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { identities, sessions, users } from '../database/schema.ts'
import { type TestApp, type TestUser, withTestApp } from '../testing/app.ts'
import { localIssuerName } from './accounts.ts'
import { isOperator, noteKeyShown, requireOperator } from './operators.ts'

const contextOf = (app: TestApp, user: TestUser) => app.contextOf(user)

const provider = { GOOGLE_CLIENT_ID: 'x', GOOGLE_CLIENT_SECRET: 'y' }

test('where people sign in on this computer, the first account runs the server and no other does', async () => {
  const app = await withTestApp()
  const [first, second, other] = [await app.signUp(), await app.signUp(), await app.signUp()]
  const at = (second: number) => new Date(1_700_000_000_000 + second * 1_000)
  await app.db.insert(identities).values([
    { issuer: localIssuerName, subject: second.username, userId: second.id, createdAt: at(2) },
    { issuer: localIssuerName, subject: first.username, userId: first.id, createdAt: at(1) },
    { issuer: 'https://id.example', subject: other.username, userId: other.id, createdAt: at(0) },
  ])
  expect(await isOperator(await contextOf(app, first))).toBe(true)
  expect(await isOperator(await contextOf(app, second))).toBe(false)
  expect(await isOperator(await contextOf(app, other))).toBe(false)
  await expect(requireOperator(await contextOf(app, second))).rejects.toMatchObject({
    code: 'forbidden',
    message: 'Only the first account made on this computer may change this. Nothing was changed.',
  })
})

test('OPERATORS names who runs the server, once the address is verified, and the first account no longer does', async () => {
  const first = await withTestApp()
  const [named, local] = [await first.signUp(), await first.runsServer(await first.signUp())]
  const withNames = (env: Record<string, string>) =>
    withTestApp({ database: first.database, env: { OPERATORS: named.username.toUpperCase(), ...env } })
  const [onComputer, atProvider] = [await withNames({}), await withNames(provider)]
  expect(await isOperator(await contextOf(onComputer, named))).toBe(true)
  expect(await isOperator(await contextOf(onComputer, local))).toBe(false)
  expect(await isOperator(await contextOf(atProvider, named))).toBe(true)

  await first.db.update(users).set({ isEmailVerified: false }).where(eq(users.id, named.id))
  expect(await isOperator(await contextOf(onComputer, named))).toBe(false)
  expect(await isOperator(await contextOf(atProvider, named))).toBe(false)
})

test('on this computer an operator’s address counts once its person has signed in with the computer’s key', async () => {
  const app = await withTestApp({ env: { OPERATORS: 'named@example.com' } })
  const named = await app.signUp()
  await app.db
    .update(users)
    .set({ username: 'named@example.com', isEmailVerified: false })
    .where(eq(users.id, named.id))
  const identity = { subject: 'named@example.com', userId: named.id, createdAt: new Date() }
  await app.db.insert(identities).values({ ...identity, issuer: localIssuerName })
  await expect(requireOperator(await contextOf(app, named))).rejects.toThrow(
    '(OPERATORS) may change this, once they have signed in with the key of this computer.',
  )
  await noteKeyShown(app, named.id)
  expect(await isOperator(await contextOf(app, named))).toBe(true)
})

test('without OPERATORS, where others sign in, nobody runs the server through the app', async () => {
  const app = await withTestApp({ env: provider })
  const local = await app.runsServer(await app.signUp())
  await expect(requireOperator(await contextOf(app, local))).rejects.toMatchObject({
    message:
      'Nobody may change this here, because this server’s configuration (OPERATORS) names nobody. Nothing was changed.',
  })
})

test('where operators need a passkey, signing in with one makes an operator', async () => {
  const app = await withTestApp({ env: { OPERATOR_PASSKEYS: 'on' } })
  const [operator, other] = [await app.runsServer(await app.signUp()), await app.signUp()]
  const context = await contextOf(app, operator)
  expect(await isOperator(context)).toBe(false)
  await expect(requireOperator(context)).rejects.toMatchObject({
    code: 'forbidden',
    message:
      'This server asks its operators for a passkey: add one under Settings → Password, and sign in with it. Nothing was changed.',
  })
  await app.db.update(sessions).set({ hasShownPasskey: true }).where(eq(sessions.userId, operator.id))
  const settings = async (as: TestUser) => (await app.call('GET', '/api/writing-engine', { as })).json()
  expect(await settings(operator)).toMatchObject({ isOperator: true })
  await app.db.update(sessions).set({ hasShownPasskey: true }).where(eq(sessions.userId, other.id))
  expect(await settings(other)).toMatchObject({
    isOperator: false,
    whoOperates: 'Only the first account made on this computer may change this.',
  })
})
