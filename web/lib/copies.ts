import type { Query, QueryClient } from '@tanstack/react-query'
import { currentUserPath } from './api.ts'
import { accountOfCopies, setAccountOfCopies } from './copies-account.ts'
import { tabAuthor } from './tab-author.ts'

/**
 * Copies of a person's recent data, for reading offline. They live in the browser's caches under the account's id. Only
 * the person who signed in last has copies, and signing out deletes them.
 */

const prefix = 'copies 2 '
const maxCopies = 200
const maxBytes = 10_000_000
const maxBytesEach = 1_000_000
const maxBytesOfPages = 0.9 * maxBytesEach
const maxAgeMs = 30 * 24 * 60 * 60_000
const writeAfterMs = 500

const paths = [
  currentUserPath,
  '/api/posts',
  '/api/scheduled-posts',
  '/api/posting-slots',
  '/api/missed-posts',
  '/api/post-categories',
  '/api/engines',
  '/api/network',
]
/** Copied only while the person writes for themself. */
const ofAuthor = ['/api/posting-slots', '/api/network']
const passing = ['search', 'notifications']

const isKept = ({ queryKey, state }: Query) =>
  state.data !== undefined &&
  !(tabAuthor() && ofAuthor.includes(String(queryKey[0]))) &&
  paths.includes(String(queryKey[0])) &&
  !passing.includes(String(queryKey[1]))

interface Pages {
  pages: unknown[]
  pageParams: unknown[]
}
const isInPages = (data: unknown): data is Pages => typeof data === 'object' && data !== null && 'pageParams' in data

/** The first pages of a list that fit the limit. The list can load further pages from there. */
function beginningOf(data: unknown): unknown {
  if (!isInPages(data)) return data
  let bytes = 0
  const end = data.pages.findIndex((page) => {
    bytes += new Blob([JSON.stringify(page)]).size
    return bytes > maxBytesOfPages
  })
  return end > 0 ? { pages: data.pages.slice(0, end), pageParams: data.pageParams.slice(0, end) } : data
}

/** A query's hash is its key as JSON. */
const addressOf = (queryHash: string) => `/copies/${encodeURIComponent(queryHash)}`
const keyAt = (url: string): unknown[] => JSON.parse(decodeURIComponent(new URL(url).pathname.slice('/copies/'.length)))

async function copy(cache: Cache, { queryHash, state }: Query): Promise<void> {
  const body = new Blob([JSON.stringify(beginningOf(state.data))])
  const headers = { 'x-read-at': String(state.dataUpdatedAt), 'x-bytes': String(body.size) }
  if (body.size <= maxBytesEach) await cache.put(addressOf(queryHash), new Response(body, { headers }))
}

const numberIn = (copied: Response | undefined, name: string) => Number(copied?.headers.get(name) ?? 0)

/** Deletes the oldest copies first. */
async function prune(cache: Cache): Promise<void> {
  let [count, bytes] = [0, 0]
  for (const request of [...(await cache.keys())].reverse()) {
    const copied = await cache.match(request)
    count++
    bytes += numberIn(copied, 'x-bytes')
    const isOld = Date.now() - numberIn(copied, 'x-read-at') > maxAgeMs
    if (isOld || count > maxCopies || bytes > maxBytes) await cache.delete(request)
  }
}

async function deleteCopies(but?: string): Promise<void> {
  const others = (await caches.keys()).filter((name) => name.startsWith('copies ') && name !== but)
  await Promise.all(others.map((name) => caches.delete(name)))
}

/** Copies all current and future data, until its returned function is called. */
export function keepCopies(queryClient: QueryClient, account: string): () => void {
  if (!('caches' in window)) return () => {}
  setAccountOfCopies(account)
  const name = prefix + account
  const waiting = new Map<string, Query>()
  let timer: ReturnType<typeof setTimeout> | undefined

  async function write() {
    const queries = [...waiting.values()]
    waiting.clear()
    // Another tab may have signed out.
    if (accountOfCopies() !== account) return
    const cache = await caches.open(name)
    for (const query of queries) await copy(cache, query)
  }
  function note(query: Query) {
    if (!isKept(query)) return
    waiting.set(query.queryHash, query)
    clearTimeout(timer)
    timer = setTimeout(() => write().catch(() => {}), writeAfterMs)
  }

  const queries = queryClient.getQueryCache()
  for (const query of queries.getAll()) note(query)
  const unsubscribe = queries.subscribe(({ type, query }) => {
    if (type === 'updated') note(query)
  })
  deleteCopies(name)
    .then(() => caches.open(name))
    .then(prune)
    .catch(() => {})
  return () => {
    unsubscribe()
    clearTimeout(timer)
  }
}

/** Adds the last person's copies to the loaded data. Resolves with that person, if known. */
export async function restoreCopies<User>(queryClient: QueryClient): Promise<User | null> {
  const account = accountOfCopies()
  if (!account || !('caches' in window) || !(await caches.has(prefix + account))) return null
  const cache = await caches.open(prefix + account)
  let user: User | null = null
  for (const request of await cache.keys()) {
    const copied = await cache.match(request)
    const updatedAt = numberIn(copied, 'x-read-at')
    if (!copied || Date.now() - updatedAt > maxAgeMs) continue
    const key = keyAt(request.url)
    const data = await copied.json()
    if (key[0] === currentUserPath) user = data
    else if (queryClient.getQueryData(key) === undefined) queryClient.setQueryData(key, data, { updatedAt })
  }
  return user
}

export async function forgetCopies(): Promise<void> {
  // First, so that nobody finds the copies even if deleting them fails.
  setAccountOfCopies('')
  if ('caches' in window) await deleteCopies()
  setAccountOfCopies(null)
}
