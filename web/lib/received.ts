/**
 * What other apps and pages hand over, until Create shows it: by the installed app's share target (the service worker
 * keeps it), or by the bookmarklet. Each entry is a form, kept in one of the browser's caches under this name.
 */
const cacheName = 'received'
const maxEntries = 10
const maxAgeMs = 30 * 24 * 60 * 60_000

const isPossible = () => 'caches' in window

/** Whether something waits, or nothing that anybody knows of. */
export const hasReceived = async (): Promise<boolean> => isPossible() && caches.has(cacheName)

export async function keepReceived(form: FormData): Promise<void> {
  const cache = await caches.open(cacheName)
  const response = new Response(form)
  response.headers.set('x-received-at', String(Date.now()))
  await cache.put(`/received/${crypto.randomUUID()}`, response)
}

export interface ReceivedForm {
  key: string
  form: FormData
}

/** Deletes old entries, and the oldest of too many. */
export async function readReceived(): Promise<ReceivedForm[]> {
  if (!(await hasReceived())) return []
  const cache = await caches.open(cacheName)
  const entries: ReceivedForm[] = []
  for (const request of [...(await cache.keys())].reverse()) {
    const response = await cache.match(request)
    const isOld = Date.now() - Number(response?.headers.get('x-received-at')) > maxAgeMs
    const form = isOld || entries.length >= maxEntries ? null : await response?.formData().catch(() => null)
    if (form) entries.push({ key: request.url, form })
    else await cache.delete(request)
  }
  if (entries.length === 0) await caches.delete(cacheName)
  return entries.reverse()
}

export async function forgetReceived(key: string): Promise<void> {
  const cache = await caches.open(cacheName)
  await cache.delete(key)
  if ((await cache.keys()).length === 0) await caches.delete(cacheName)
}

export const forgetAllReceived = async (): Promise<void> => {
  if (isPossible()) await caches.delete(cacheName)
}
