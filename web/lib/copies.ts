import type { Query, QueryClient } from '@tanstack/react-query'
import { currentUserPath } from './api.ts'
import { accountOfCopies, setAccountOfCopies } from './copies-account.ts'

/**
 * Copies of what one person read lately, so that it can be read without a network. They are in the browser's caches, in
 * one that bears the account's id, and only of the person who signed in last: whoever signs out takes them along.
 */

const prefix = 'copies 1 '
const mostCopies = 200
const mostBytes = 10_000_000
const mostBytesEach = 1_000_000
const mostBytesOfPages = 0.9 * mostBytesEach
const mostAgeMs = 30 * 24 * 60 * 60_000
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
const passing = ['search', 'notifications']

const isKept = ({ queryKey, state }: Query) =>
  state.data !== undefined && paths.includes(String(queryKey[0])) && !passing.includes(String(queryKey[1]))

interface Pages {
  pages: unknown[]
  pageParams: unknown[]
}
const isInPages = (data: unknown): data is Pages => typeof data === 'object' && data !== null && 'pageParams' in data

/** Of a list that came in pages as many of the first ones as can be kept; from there it can be read on. */
function beginningOf(data: unknown): unknown {
  if (!isInPages(data)) return data
  let bytes = 0
  const end = data.pages.findIndex((page) => {
    bytes += new Blob([JSON.stringify(page)]).size
    return bytes > mostBytesOfPages
  })
  return end > 0 ? { pages: data.pages.slice(0, end), pageParams: data.pageParams.slice(0, end) } : data
}

/** The hash of a query is its key as JSON. */
const addressOf = (queryHash: string) => `/copies/${encodeURIComponent(queryHash)}`
const keyAt = (url: string): unknown[] => JSON.parse(decodeURIComponent(new URL(url).pathname.slice('/copies/'.length)))

async function copy(cache: Cache, { queryHash, state }: Query): Promise<void> {
  const body = new Blob([JSON.stringify(beginningOf(state.data))])
  const headers = { 'x-read-at': String(state.dataUpdatedAt), 'x-bytes': String(body.size) }
  if (body.size <= mostBytesEach) await cache.put(addressOf(queryHash), new Response(body, { headers }))
}

const numberIn = (copied: Response | undefined, name: string) => Number(copied?.headers.get(name) ?? 0)

/** Those that were written first go first. */
async function prune(cache: Cache): Promise<void> {
  let [count, bytes] = [0, 0]
  for (const request of [...(await cache.keys())].reverse()) {
    const copied = await cache.match(request)
    count++
    bytes += numberIn(copied, 'x-bytes')
    const isOld = Date.now() - numberIn(copied, 'x-read-at') > mostAgeMs
    if (isOld || count > mostCopies || bytes > mostBytes) await cache.delete(request)
  }
}

async function deleteCopies(but?: string): Promise<void> {
  const others = (await caches.keys()).filter((name) => name.startsWith('copies ') && name !== but)
  await Promise.all(others.map((name) => caches.delete(name)))
}

/** Copies what is read from now on and what was read already, until the function that it returns is called. */
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

/** Puts the copies of the person who signed in last beside what was read already. The person is the answer, if known. */
export async function restoreCopies<User>(queryClient: QueryClient): Promise<User | null> {
  const account = accountOfCopies()
  if (!account || !('caches' in window) || !(await caches.has(prefix + account))) return null
  const cache = await caches.open(prefix + account)
  let user: User | null = null
  for (const request of await cache.keys()) {
    const copied = await cache.match(request)
    const updatedAt = numberIn(copied, 'x-read-at')
    if (!copied || Date.now() - updatedAt > mostAgeMs) continue
    const key = keyAt(request.url)
    const data = await copied.json()
    if (key[0] === currentUserPath) user = data
    else if (queryClient.getQueryData(key) === undefined) queryClient.setQueryData(key, data, { updatedAt })
  }
  return user
}

export async function forgetCopies(): Promise<void> {
  // From this moment nobody finds them, whatever becomes of the deletion.
  setAccountOfCopies('')
  if ('caches' in window) await deleteCopies()
  setAccountOfCopies(null)
}
