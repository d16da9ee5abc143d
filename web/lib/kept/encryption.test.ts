// @vitest-environment jsdom
import 'fake-indexeddb/auto'
import { Decrypter, generateX25519Identity, identityToRecipient } from 'age-encryption'
import { clear, createStore, entries } from 'idb-keyval'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { outdoneKey } from './merge.ts'

type Texts = Record<string, { base: string; mine: string; sent: string[]; version: number }>

const stored = createStore('hookline', 'kept')
let people = 0
/** The browser's session on the server, and whether the server is reachable. */
let session: string | null = null
let isAway = false
const keys = new Map<string, { account: string; recipient: string; identity: string }>()

async function keyOf(account: string) {
  const known = keys.get(account)
  if (known) return known
  const identity = await generateX25519Identity()
  const key = { account, identity, recipient: await identityToRecipient(identity) }
  keys.set(account, key)
  return key
}

beforeEach(async () => {
  localStorage.clear()
  await clear(stored)
  isAway = false
  vi.stubGlobal('fetch', async () => {
    if (isAway) throw new TypeError('Failed to fetch')
    return session ? Response.json(await keyOf(session)) : new Response('You are not signed in.', { status: 401 })
  })
})
afterEach(() => {
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

/** A tab of the same browser with a sign-in: its own memory, shared storage. */
async function newTab(account: string) {
  vi.resetModules()
  const tab = {
    ...(await import('./kept.ts')),
    ...(await import('./encryption.ts')),
    ...(await import('./forgetting.ts')),
    ...(await import('./ciphertexts.ts')),
    ...(await import('#web/lib/api.ts')),
  }
  session = account
  await tab.openKept(account)
  return tab
}
type Tab = Awaited<ReturnType<typeof newTab>>

async function signOut(tab: Tab): Promise<void> {
  session = null
  await tab.encryptAfterSignOut(Date.now())
}

const asIs = (stored: unknown) => stored as Texts | null
const edit = (mine: string) => ({ base: '', mine, sent: [], version: 1 })

/** Someone types into a post in a browser that has their key. */
async function someoneTyped(mine = 'We cancelled our Monday meeting') {
  const account = `writer-${++people}`
  const key = `${account}:edits:post`
  const tab = await newTab(account)
  await tab.encryptAndDecryptKept(account)
  const type = (into: Tab, part: string, text: string) => {
    into.changeKept(key, asIs, (now) => ({ ...now, [part]: { ...(now?.[part] ?? edit('')), mine: text } }))
    return into.whenStored()
  }
  await type(tab, 'hook', mine)
  const texts = (of: Tab) =>
    Object.fromEntries(Object.entries(of.readKept(key, asIs) ?? {}).map(([part, one]) => [part, one.mine]))
  return { account, key, tab, type, texts }
}

/** Everything in this browser's storage, as its files reveal it. */
async function everythingStored(): Promise<string> {
  const readable = (value: unknown) =>
    ArrayBuffer.isView(value) ? Buffer.from(value.buffer).toString('latin1') : value
  const all = (await entries(stored)).map(([name, value]) => [name, readable(value)])
  return JSON.stringify([all, Object.entries(localStorage)])
}

const leave = (key: string, texts: object, tab = 'a closed tab') => {
  const left = { value: texts, leftAt: Date.now() + 1, base: null, tab, change: 1 }
  localStorage.setItem(`hookline:left:${key}`, JSON.stringify(left))
}

test('after a sign-out nothing in the browser shows the words, and signing in again restores them', async () => {
  const { account, key, tab, texts } = await someoneTyped()
  leave(key, { insight: edit('Nobody missed it') })
  tab.keep(outdoneKey(key), { cta: edit('Try a week without') })
  tab.keep(`${account}:proof`, 'We are 14 people')
  await tab.whenStored()
  const words = ['Monday meeting', 'Nobody missed it', 'a week without', '14 people']
  const before = await everythingStored()
  for (const some of words) expect(before).toContain(some)

  await signOut(tab)
  const after = await everythingStored()
  for (const some of words) expect(after).not.toContain(some)
  expect(after).toContain('age-encryption.org/v1')
  expect(tab.keysKept('')).toEqual([])

  const again = await newTab(account)
  expect(texts(again)).toEqual({ hook: 'We cancelled our Monday meeting', insight: 'Nobody missed it' })
  expect(again.readKept(outdoneKey(key), asIs)).toMatchObject({ cta: edit('Try a week without') })
  expect(again.readKept(`${account}:proof`, String)).toBe('We are 14 people')
  expect(await everythingStored()).not.toContain('age-encryption.org/v1')
  expect(localStorage).toHaveLength(0)
})

test('another person who signs in neither reads nor removes the words', async () => {
  const { account, texts } = await someoneTyped()
  // Without a sign-out, after the session has ended or the tab was closed.
  const ben = await newTab(`writer-${++people}`)
  await ben.encryptAndDecryptKept(session!)
  expect(ben.keysKept('')).toEqual([])
  expect(await everythingStored()).not.toContain('Monday meeting')
  const [ciphertext] = (await ben.readCiphertexts(account, (await keyOf(account)).recipient)).values()
  const decrypter = new Decrypter()
  decrypter.addIdentity((await keyOf(session!)).identity)
  await expect(decrypter.decrypt(ciphertext!)).rejects.toThrow('no identity matched')
  await signOut(ben)
  expect(texts(await newTab(account))).toEqual({ hook: 'We cancelled our Monday meeting' })
})

test('words stored during encryption are not lost', async () => {
  const { account, tab, type, texts } = await someoneTyped()
  await tab.recordSignOut(account, Date.now())
  const [read] = await tab.readOthers()
  await type(tab, 'insight', 'Nobody missed it')
  await tab.replace(read!, new Uint8Array([1]))
  expect(await everythingStored()).toContain('Nobody missed it')
  await tab.encryptOthers()
  expect(await everythingStored()).not.toContain('Nobody missed it')
  const again = await newTab(account)
  expect(texts(again)).toEqual({ hook: 'We cancelled our Monday meeting', insight: 'Nobody missed it' })
})

test('words removed during encryption do not return', async () => {
  const { account, key, tab, texts } = await someoneTyped()
  await tab.recordSignOut(account, Date.now())
  const [read] = await tab.readOthers()
  tab.keep(key, null)
  await tab.whenStored()
  await tab.replace(read!, new Uint8Array([1]))
  expect(texts(await newTab(account))).toEqual({})
})

test('signing in again during encryption leaves the words as they are', async () => {
  const { account, tab, texts } = await someoneTyped()
  await tab.recordSignOut(account, Date.now())
  const [read] = await tab.readOthers()
  const again = await newTab(account)
  await tab.replace(read!, new Uint8Array([1]))
  expect(texts(again)).toEqual({ hook: 'We cancelled our Monday meeting' })
  expect(await everythingStored()).toContain('Monday meeting')
})

test('while the server is unreachable the words wait, and then merge with newer typing', async () => {
  const { account, key, tab, type, texts } = await someoneTyped()
  await type(tab, 'insight', 'Nobody missed it')
  await signOut(tab)
  isAway = true
  const again = await newTab(account)
  expect(texts(again)).toEqual({})
  await type(again, 'hook', 'We cancelled one meeting')
  isAway = false
  await again.encryptAndDecryptKept(account)
  expect(texts(again)).toEqual({ hook: 'We cancelled one meeting', insight: 'Nobody missed it' })
  expect(again.readKept(outdoneKey(key), asIs)).toMatchObject({ hook: { mine: 'We cancelled our Monday meeting' } })
  expect(await everythingStored()).not.toContain('age-encryption.org/v1')
})

test('words of several sign-outs all return', async () => {
  const { account, tab, type, texts } = await someoneTyped()
  await signOut(tab)
  isAway = true
  const offline = await newTab(account)
  await type(offline, 'insight', 'Nobody missed it')
  await signOut(offline)
  expect((await everythingStored()).match(/age-encryption\.org/g)).toHaveLength(2)
  isAway = false
  const again = await newTab(account)
  expect(texts(again)).toEqual({ hook: 'We cancelled our Monday meeting', insight: 'Nobody missed it' })
})

test('a tab that still shows the person signs out at its next change, which is encrypted as well', async () => {
  const { account, tab, type, texts } = await someoneTyped()
  const other = await newTab(account)
  const signedOut = vi.fn(() => void other.encryptAfterSignOut(Date.now()))
  other.onSignedOut(signedOut)
  await signOut(tab)
  await type(other, 'insight', 'Nobody missed it')
  await vi.waitFor(async () => {
    expect(signedOut).toHaveBeenCalled()
    expect(await everythingStored()).not.toMatch(/Monday meeting|Nobody missed it/)
  })
  const again = await newTab(account)
  expect(texts(again)).toEqual({ hook: 'We cancelled our Monday meeting', insight: 'Nobody missed it' })
})

test('a tab that hears about a sign-out after the next sign-in carries on', async () => {
  const { account, tab, texts } = await someoneTyped()
  await signOut(tab)
  const again = await newTab(account)
  const signedOut = vi.fn()
  again.onSignedOut(signedOut)
  await again.noticeSignOut()
  expect(signedOut).not.toHaveBeenCalled()
  expect(texts(again)).toEqual({ hook: 'We cancelled our Monday meeting' })
})

test('words of an account without a key in this browser stay readable until it has one', async () => {
  const account = `writer-${++people}`
  isAway = true
  const tab = await newTab(account)
  tab.keep(`${account}:proof`, 'We are 14 people')
  await tab.whenStored()
  await signOut(tab)
  expect(await everythingStored()).toContain('We are 14 people')
  isAway = false
  const again = await newTab(account)
  await again.encryptAndDecryptKept(account)
  await signOut(again)
  expect(await everythingStored()).not.toContain('We are 14 people')
})

test('words for a key pair that the server has lost stay encrypted, and block nothing', async () => {
  const { account, tab, type, texts } = await someoneTyped()
  await signOut(tab)
  const former = keys.get(account)!
  keys.delete(account)
  const again = await newTab(account)
  await again.encryptAndDecryptKept(account)
  expect(texts(again)).toEqual({})
  expect(await everythingStored()).toContain('age-encryption.org/v1')
  await type(again, 'hook', 'We cancelled one meeting')
  await signOut(again)
  expect(texts(await newTab(account))).toEqual({ hook: 'We cancelled one meeting' })
  keys.set(account, former)
  const later = await newTab(account)
  await later.encryptAndDecryptKept(account)
  expect(Object.values(texts(later))).toContain('We cancelled one meeting')
  expect(await everythingStored()).not.toContain('age-encryption.org/v1')
})

test("another account's key encrypts nothing", async () => {
  const account = `writer-${++people}`
  const tab = await newTab(account)
  session = 'somebody-else'
  await expect(tab.encryptAndDecryptKept(account)).rejects.toThrow('Another account is signed in.')
  expect(await everythingStored()).not.toContain((await keyOf('somebody-else')).recipient)
})

test('a page on plain http, without crypto.subtle, encrypts and decrypts too', async () => {
  await keyOf(`writer-${people + 1}`)
  const { getRandomValues } = globalThis.crypto
  vi.stubGlobal('crypto', { getRandomValues: getRandomValues.bind(globalThis.crypto) })
  const { account, tab, texts } = await someoneTyped()
  await signOut(tab)
  expect(await everythingStored()).not.toContain('Monday meeting')
  expect(texts(await newTab(account))).toEqual({ hook: 'We cancelled our Monday meeting' })
})

test('deleting an account deletes its encrypted words', async () => {
  const { account, tab } = await someoneTyped()
  await signOut(tab)
  expect(await everythingStored()).toContain(`${account} encrypted`)
  await tab.forgetKept(account)
  expect(await everythingStored()).not.toContain(account)
})
