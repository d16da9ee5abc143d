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

/** A tab of the same browser: its own memory, shared storage. */
async function newTab(account: string): Promise<Kept> {
  vi.resetModules()
  const tab = await import('./kept.ts')
  await tab.openKept(account)
  return tab
}

const asIs = (stored: unknown) => stored as Texts | null
const edit = (mine: string, sent: string[] = []) => ({ base: '', mine, sent, version: 1 })

/** Two tabs with the same post open; the first has typed and stored a hook. */
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
    account,
    key,
    one,
    other,
    type,
    texts: (tab: Kept) =>
      Object.fromEntries(Object.entries(tab.readKept(key, asIs) ?? {}).map(([part, { mine }]) => [part, mine])),
  }
}

/** Closes the page before its database answers. */
function leaves() {
  globalThis.dispatchEvent(new Event('pagehide'))
  globalThis.dispatchEvent(new Event('pageshow'))
}
const storageIsSlow = () =>
  vi.spyOn(IDBDatabase.prototype, 'transaction').mockImplementation(() => {
    throw new Error('The page is gone.')
  })

test("a closed tab's unstored words merge, part by part, with another tab's earlier ones", async () => {
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

test('words that the browser rolled back when the tab closed are there afterwards', async () => {
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

test('words that the same tab stored while closing count as its own: nothing is kept aside', async () => {
  const { account, key, one, type, texts } = await twoTabs()
  vi.spyOn(console, 'warn').mockImplementation(() => {})
  // Two writes are pending when the page closes; the first still succeeds.
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

test('later writes of another tab remove nothing', async () => {
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

test('stored words do not return once another tab has dropped them', async () => {
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

test('a part typed in both tabs keeps the newer text, and the other beside it', async () => {
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

test("a text that another tab has sent counts as the author's own when typing continued", async () => {
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

test("a text that a closing tab sent counts as the author's own, whether or not typing continued", async () => {
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

test("when the browser's storage is cleared under an open page, the page stores its words again", async () => {
  const clear = () => createStore('hookline', 'kept')('readwrite', (entries) => promisifyRequest(entries.clear()))
  // So that these tabs create the store that is cleared.
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
