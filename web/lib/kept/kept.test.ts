// @vitest-environment jsdom
import 'fake-indexeddb/auto'
import { createStore, promisifyRequest } from 'idb-keyval'
import { afterEach, expect, test, vi } from 'vitest'
import { outdoneKey } from './merge.ts'

type Kept = typeof import('./kept.ts')
type Texts = Record<string, { base: string; mine: string; sent: string[]; version: number }>

let people = 0
afterEach(() => {
  vi.restoreAllMocks()
  localStorage.clear()
})

/** A tab of the same browser: its own memory, the same storage. */
async function newTab(account: string): Promise<Kept> {
  vi.resetModules()
  const tab = await import('./kept.ts')
  await tab.openKept(account)
  return tab
}

const asIs = (stored: unknown) => stored as Texts | null
const edit = (mine: string, sent: string[] = []) => ({ base: '', mine, sent, version: 1 })

/** Two tabs with the same post open, in which the hook is typed and stored. */
async function twoTabs() {
  const account = `person-${++people}`
  const key = `${account}:edits:post`
  const type = (tab: Kept, part: string, mine: string) =>
    tab.changeKept(key, asIs, (now) => ({ ...now, [part]: { ...(now?.[part] ?? edit('')), mine } }))
  const [one, other] = [await newTab(account), await newTab(account)]
  type(one, 'hook', 'We cancelled')
  await one.whenStored()
  await vi.waitFor(() => expect(other.readKept(key, asIs)).toMatchObject({ hook: { mine: 'We cancelled' } }))
  return {
    ...{ account, key, one, other, type },
    texts: (tab: Kept) =>
      Object.fromEntries(Object.entries(tab.readKept(key, asIs) ?? {}).map(([part, { mine }]) => [part, mine])),
  }
}

/** A page that is closed before its database has answered. */
function leaves() {
  globalThis.dispatchEvent(new Event('pagehide'))
  globalThis.dispatchEvent(new Event('pageshow'))
}
const storageIsSlow = () =>
  vi.spyOn(IDBDatabase.prototype, 'transaction').mockImplementation(() => {
    throw new Error('The page is gone.')
  })

test('what a closed tab had not stored comes together, part by part, with what another tab stored before', async () => {
  const { account, one, other, type, texts } = await twoTabs()
  vi.spyOn(console, 'warn').mockImplementation(() => {})
  const slow = storageIsSlow()
  type(one, 'hook', 'We cancelled our Monday meeting')
  await one.whenStored()
  slow.mockRestore()
  type(other, 'insight', 'Nobody missed it')
  await other.whenStored()
  leaves()
  expect(texts(await newTab(account))).toEqual({
    hook: 'We cancelled our Monday meeting',
    insight: 'Nobody missed it',
  })
})

test('what a tab was just storing when it was closed, and its browser took back, is there afterwards', async () => {
  const { account, one, other, type, texts } = await twoTabs()
  vi.spyOn(console, 'warn').mockImplementation(() => {})
  const { put } = IDBObjectStore.prototype
  vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementationOnce(function (this: IDBObjectStore, ...stored) {
    queueMicrotask(() => {
      leaves()
      this.transaction.abort()
    })
    return put.apply(this, stored)
  })
  type(one, 'hook', 'We cancelled our Monday meeting')
  await one.whenStored()
  expect(texts(other)).toEqual({ hook: 'We cancelled' })
  expect(texts(await newTab(account))).toEqual({ hook: 'We cancelled our Monday meeting' })
})

test('what the same tab stored while it was closing is no other tab’s: nothing is kept aside', async () => {
  const { account, key, one, type, texts } = await twoTabs()
  vi.spyOn(console, 'warn').mockImplementation(() => {})
  // Two writes are on their way when the page goes; the first one still arrives.
  type(one, 'hook', 'We cancelled our')
  type(one, 'hook', 'We cancelled our Monday')
  const { put } = IDBObjectStore.prototype
  vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementationOnce(function (this: IDBObjectStore, ...stored) {
    queueMicrotask(() => {
      type(one, 'hook', 'We cancelled our Monday meeting')
      leaves()
      storageIsSlow()
    })
    return put.apply(this, stored)
  })
  await one.whenStored()
  await one.whenStored()
  vi.restoreAllMocks()
  const tab = await newTab(account)
  expect(texts(tab)).toEqual({ hook: 'We cancelled our Monday meeting' })
  expect(tab.readKept(outdoneKey(key), asIs)).toBeNull()
})

test('what another tab stores after that takes nothing of it away', async () => {
  const { account, one, other, type, texts } = await twoTabs()
  vi.spyOn(console, 'warn').mockImplementation(() => {})
  const slow = storageIsSlow()
  type(one, 'hook', 'We cancelled our Monday meeting')
  await one.whenStored()
  slow.mockRestore()
  leaves()
  vi.spyOn(Date, 'now').mockReturnValue(Date.now() + 60_000)
  type(other, 'insight', 'Nobody missed it')
  await other.whenStored()
  expect(texts(await newTab(account))).toEqual({
    hook: 'We cancelled our Monday meeting',
    insight: 'Nobody missed it',
  })
})

test('what did reach the storage is not brought back once another tab has let it go', async () => {
  const { account, one, other, key, type, texts } = await twoTabs()
  type(one, 'hook', 'We cancelled our Monday meeting')
  leaves()
  await one.whenStored()
  await vi.waitFor(() => expect(texts(other).hook).toBe('We cancelled our Monday meeting'))
  type(other, 'insight', 'Nobody missed it')
  other.changeKept(key, asIs, (now) => ({ insight: now!.insight! }))
  await other.whenStored()
  expect(texts(await newTab(account))).toEqual({ insight: 'Nobody missed it' })
})

test('of a part that was typed in both tabs the newer stays, and the other is kept beside it', async () => {
  const { account, key, one, other, type, texts } = await twoTabs()
  vi.spyOn(console, 'warn').mockImplementation(() => {})
  const slow = storageIsSlow()
  type(one, 'hook', 'We cancelled our Monday meeting')
  await one.whenStored()
  slow.mockRestore()
  leaves()
  vi.spyOn(Date, 'now').mockReturnValue(Date.now() + 60_000)
  type(other, 'hook', 'We cancelled one meeting')
  await other.whenStored()
  const tab = await newTab(account)
  expect(texts(tab)).toEqual({ hook: 'We cancelled one meeting' })
  expect(tab.readKept(outdoneKey(key), asIs)).toMatchObject({ hook: { mine: 'We cancelled our Monday meeting' } })
})

test('a text that another tab has sent meanwhile is known as one’s own when typing went on', async () => {
  const { account, key, one, other, type } = await twoTabs()
  vi.spyOn(console, 'warn').mockImplementation(() => {})
  const slow = storageIsSlow()
  type(one, 'hook', 'We cancelled our Monday meeting')
  await one.whenStored()
  slow.mockRestore()
  leaves()
  type(other, 'insight', 'Nobody missed it')
  other.changeKept(key, asIs, (now) => ({ insight: now!.insight! }))
  await other.whenStored()
  expect((await newTab(account)).readKept(key, asIs)?.hook).toEqual(
    edit('We cancelled our Monday meeting', ['We cancelled']),
  )
})

test('a text that a tab sent as its last act is known as one’s own, whether or not typing went on', async () => {
  for (const typedOn of ['', ' meeting']) {
    const { account, key, one, type } = await twoTabs()
    vi.spyOn(console, 'warn').mockImplementation(() => {})
    const slow = storageIsSlow()
    one.changeKept(key, asIs, (now) => ({ hook: { ...now!.hook!, sent: ['We cancelled'] } }))
    if (typedOn) type(one, 'hook', `We cancelled${typedOn}`)
    await one.whenStored()
    slow.mockRestore()
    leaves()
    expect((await newTab(account)).readKept(key, asIs)?.hook).toEqual(edit(`We cancelled${typedOn}`, ['We cancelled']))
  }
})

test('where the browser’s storage is cleared under an open page, what the page knows is stored again', async () => {
  const clear = () => createStore('hookline', 'kept')('readwrite', (entries) => promisifyRequest(entries.clear()))
  // So that it is these tabs that make what is cleared.
  await clear()
  const { account, one, other, type, texts } = await twoTabs()
  type(one, 'insight', 'Nobody missed it')
  one.keep(`${account}:proof`, 'We are 14 people')
  await one.whenStored()
  await clear()
  type(one, 'hook', 'We cancelled our Monday meeting')
  await one.whenStored()
  await one.whenStored()
  const all = { hook: 'We cancelled our Monday meeting', insight: 'Nobody missed it' }
  expect(texts(one)).toEqual(all)
  await vi.waitFor(() => expect(texts(other)).toEqual(all))
  const later = await newTab(account)
  expect(texts(later)).toEqual(all)
  expect(later.readKept(`${account}:proof`, String)).toBe('We are 14 people')
})
