import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { eq } from 'drizzle-orm'
import { expect, onTestFinished, test } from 'vitest'
import { feedBinding } from '../accounts/given.ts'
import { keptWordsBinding } from '../accounts/kept-words-key.ts'
import { calendarFeeds, engineConnections, networkAccounts, settings, users, webhooks } from '../database/schema.ts'
import { tokenBinding } from '../members/connection.ts'
import { pushKeysBinding } from '../push/keys.ts'
import { readSignedToken, seal, signedToken, unseal } from '../secrets.ts'
import { withTestApp } from '../testing/app.ts'
import { secretBinding } from '../webhooks/signature.ts'
import { bindingOf } from '../writing/engines/choices.ts'
import { rotateSecret } from './rotate-secret.ts'
import { noteSecretKey } from './secret-key-in-use.ts'

type Place = Parameters<typeof rotateSecret>[1]

const at = new Date('2026-11-24T09:00:00Z')
const key = (digit: string) => Buffer.from(digit.repeat(64), 'hex')

async function newPlace(): Promise<Place> {
  const dataDir = await mkdtemp(join(tmpdir(), 'hookline-secret-'))
  onTestFinished(() => rm(dataDir, { recursive: true, force: true }))
  return { dataDir, secretKey: undefined, formerSecretKey: undefined }
}

/** An app's database with one encrypted value of each kind. */
async function withSecrets(place: Place) {
  const app = await withTestApp()
  const { db } = app.deps
  const { workspaceId, id: userId } = await app.signUp()
  const ofMember = { workspaceId, userId }
  const connection = { id: 'c1', kind: 'openai' as const, baseUrl: 'https://models.example/v1' }
  const account = { ...ofMember, network: 'linkedin' as const, externalId: 'x1' }
  await db.insert(engineConnections).values([
    { ...connection, createdAt: at, sealedKey: seal(place, bindingOf(connection), 'model key') },
    { id: 'c2', kind: 'openai', baseUrl: 'https://open.example/v1', createdAt: at, sealedKey: null },
  ])
  await db.insert(networkAccounts).values({
    ...account,
    name: 'Ann',
    expiresAt: at,
    connectedAt: at,
    sealedToken: seal(place, tokenBinding(account), 'network token'),
  })
  await db.insert(calendarFeeds).values({
    ...ofMember,
    tokenHash: 'h',
    createdAt: at,
    sealedToken: seal(place, feedBinding(ofMember.workspaceId, ofMember.userId), 'feed token'),
  })
  // A person who never asked for a key stays without one.
  await app.signUp()
  await db
    .update(users)
    .set({ sealedKeptWordsIdentity: seal(place, keptWordsBinding(userId), 'kept words') })
    .where(eq(users.id, userId))
  await db.insert(settings).values({ name: 'push keys', value: seal(place, pushKeysBinding, 'push keys') })
  const hook = { id: 'w1', workspaceId, url: 'https://example.com', events: [], state: 'on' as const, createdAt: at }
  const sealedFormerSecret = seal(place, secretBinding(hook), 'former webhook secret')
  await db
    .insert(webhooks)
    .values({ ...hook, sealedSecret: seal(place, secretBinding(hook), 'webhook secret'), sealedFormerSecret })
  async function read(by: Place) {
    const [opened] = await db.select().from(engineConnections).where(eq(engineConnections.id, 'c1'))
    const [token] = await db.select().from(networkAccounts)
    const [feed] = await db.select().from(calendarFeeds)
    const [keys] = await db.select().from(settings).where(eq(settings.name, 'push keys'))
    const [person] = await db.select().from(users).where(eq(users.id, userId))
    const [told] = await db.select().from(webhooks)
    return [
      unseal(by, bindingOf(connection), opened?.sealedKey ?? ''),
      unseal(by, tokenBinding(account), token?.sealedToken ?? ''),
      unseal(by, feedBinding(ofMember.workspaceId, ofMember.userId), feed?.sealedToken ?? ''),
      unseal(by, pushKeysBinding, keys?.value ?? ''),
      unseal(by, keptWordsBinding(userId), person?.sealedKeptWordsIdentity ?? ''),
      unseal(by, secretBinding(hook), told?.sealedSecret ?? ''),
      unseal(by, secretBinding(hook), told?.sealedFormerSecret ?? ''),
    ]
  }
  return { db, read }
}

const everything = [
  'model key',
  'network token',
  'feed token',
  'push keys',
  'kept words',
  ...['webhook secret', 'former webhook secret'],
]
const nothing = everything.map(() => null)

test('a rotation encrypts everything with a new key, and the old one opens nothing any more', async () => {
  const place = await newPlace()
  const { db, read } = await withSecrets(place)
  const former = await readFile(join(place.dataDir, 'secret.key'), 'utf8')
  const link = signedToken(place, 'a link', ['ann'])
  expect(await rotateSecret(db, place)).toEqual({ sealedAnew: 7, unreadable: 0 })
  expect(await readFile(join(place.dataDir, 'secret.key'), 'utf8')).not.toBe(former)
  expect(await read(place)).toEqual(everything)
  expect(readSignedToken(place, 'a link', link)).toBeNull()
  const stolen = await newPlace()
  await writeFile(join(stolen.dataDir, 'secret.key'), former)
  expect(await read(stolen)).toEqual(nothing)
})

test('after a rotation the new key counts at once as the one in use', async () => {
  const place = await newPlace()
  const app = await withTestApp()
  const note = () => noteSecretKey({ ...app.deps, config: { ...app.deps.config, ...place } })
  await note()
  await rotateSecret(app.deps.db, place)
  await note()
  expect(app.logs.filter(({ level }) => level === 50)).toEqual([])
})

test('the next rotation completes an interrupted one, with the key that it made', async () => {
  const place = await newPlace()
  const { db, read } = await withSecrets(place)
  const link = signedToken(place, 'a link', ['ann'])
  const cutOff = Object.assign(Object.create(db) as typeof db, {
    transaction: (work: (tx: never) => Promise<unknown>) =>
      db.transaction(async (tx) => {
        await work(tx as never)
        throw new Error('The power is gone.')
      }),
  })
  await expect(rotateSecret(cutOff, place)).rejects.toThrow('The power is gone.')
  const made = await readFile(join(place.dataDir, 'secret.key'), 'utf8')
  // Running servers read with both keys meanwhile.
  expect(await read(place)).toEqual(everything)
  expect(readSignedToken(place, 'a link', link)).toEqual(['ann'])
  expect(await rotateSecret(db, place)).toEqual({ sealedAnew: 7, unreadable: 0 })
  expect(await readFile(join(place.dataDir, 'secret.key'), 'utf8')).toBe(made)
  await expect(readFile(join(place.dataDir, 'secret.key.former'))).rejects.toThrow('ENOENT')
  expect(await read(place)).toEqual(everything)
})

test('two simultaneous rotations leave one key, and everything readable', async () => {
  const place = await newPlace()
  const { db, read } = await withSecrets(place)
  const rotations = await Promise.all([rotateSecret(db, place), rotateSecret(db, place)])
  expect(rotations.map(({ unreadable }) => unreadable)).toEqual([0, 0])
  expect(await read(place)).toEqual(everything)
})

test('a key in the configuration is changed there: the old key decrypts, the new one encrypts', async () => {
  const place = { ...(await newPlace()), secretKey: key('a') }
  const { db, read } = await withSecrets(place)
  await expect(rotateSecret(db, place)).rejects.toThrow(/SECRET_KEY_FORMER.*\n {2}SECRET_KEY=[0-9a-f]{64}\n/)
  const changed = { ...place, secretKey: key('b'), formerSecretKey: key('a') }
  expect(await read(changed)).toEqual(everything)
  expect(await rotateSecret(db, changed)).toEqual({ sealedAnew: 7, unreadable: 0 })
  expect(await rotateSecret(db, changed)).toEqual({ sealedAnew: 0, unreadable: 0 })
  expect(await read({ ...place, secretKey: key('b') })).toEqual(everything)
  expect(await read(place)).toEqual(nothing)
})

test('values that neither key opens stay as they are and are counted', async () => {
  const place = { ...(await newPlace()), secretKey: key('a') }
  const { db, read } = await withSecrets(place)
  const other = { ...place, secretKey: key('b'), formerSecretKey: key('c') }
  expect(await rotateSecret(db, other)).toEqual({ sealedAnew: 0, unreadable: 7 })
  expect(await read(place)).toEqual(everything)
})
