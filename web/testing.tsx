import 'fake-indexeddb/auto'
import { createMemoryHistory } from '@tanstack/react-router'
import { cleanup, configure, render, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { onTestFinished } from 'vitest'
import type { TestApp, TestUser } from '#server/testing/app.ts'
import { App } from './app.tsx'
import { createQueryClient } from './lib/query-client.ts'
import { dismissToast, getToasts } from './lib/toast.ts'
import { createAppRouter } from './router.ts'

configure({
  // A busy machine needs longer than the second that is usual.
  asyncUtilTimeout: 30_000,
  // A search that waits fails many times before it finds: printing the document each time took a sixth of all tests.
  getElementError: (message) =>
    new Error(
      `${message}\nMessages: ${getToasts()
        .map(({ title }) => title)
        .join(', ')}`,
    ),
})

/** Clicks once the click can arrive: a menu that closes keeps the rest of the page from it for a moment. */
function patientUser() {
  const user = userEvent.setup()
  const { click } = user
  return Object.assign(user, { click: (element: Element) => waitFor(() => click(element)) })
}

/** For uploads, which are not made by `fetch`: sends by it all the same, half of the file first. */
class RequestByFetch extends EventTarget {
  readonly upload = { onprogress: (_: { loaded: number; total: number }) => {} }
  onload = () => {}
  onerror = () => {}
  onabort = () => {}
  status = 0
  statusText = ''
  responseText = ''
  #path = ''
  readonly #headers = new Headers()
  readonly #ended = new AbortController()

  open(_method: string, path: string) {
    this.#path = path
  }
  setRequestHeader(name: string, value: string) {
    this.#headers.set(name, value)
  }
  abort() {
    this.#ended.abort()
    this.onabort()
  }
  send(file: Blob) {
    this.upload.onprogress({ loaded: file.size / 2, total: file.size })
    this.#send(file).catch(() => this.#ended.signal.aborted || this.onerror())
  }
  async #send(file: Blob) {
    const body = new Uint8Array(await file.arrayBuffer())
    const response = await fetch(this.#path, {
      method: 'POST',
      headers: this.#headers,
      body,
      signal: this.#ended.signal,
    })
    this.status = response.status
    this.responseText = await response.text()
    this.onload()
  }
}

/** The whole web app at an address, asking the real server in this process as this person (or as nobody). */
export function showApp(path: string, { app, as }: { app: TestApp; as?: TestUser }) {
  document.documentElement.dataset.session = as ? 'present' : 'none'
  const realFetch = globalThis.fetch
  let cookie = as?.cookie ?? ''
  let isOffline = false
  const requests: string[] = []
  const answered: string[] = []
  const pageViews: string[] = []
  const bodies: unknown[] = []
  const failing = new Set<string>()
  const stalling = new Set<string>()
  globalThis.fetch = async (input, { signal, ...init } = {}) => {
    // The server runs in this process as well, and asks other services by their whole address.
    if (/^https?:/.test(String(input))) return realFetch(input, { signal, ...init })
    const sent = typeof init.body === 'string' ? JSON.parse(init.body) : undefined
    if (input === '/api/page-views') pageViews.push(sent.path)
    else {
      requests.push(`${init.method ?? 'GET'} ${input}`)
      if (sent) bodies.push(sent)
    }
    const aborted = new Promise<never>((_, fail) => signal?.addEventListener('abort', () => fail(signal.reason)))
    aborted.catch(() => {})
    if ([...stalling].some((path) => String(input).startsWith(path))) return aborted
    if (isOffline) throw new TypeError('Failed to fetch')
    if ([...failing].some((path) => String(input).startsWith(path))) return new Response('It broke.', { status: 500 })
    const headers = new Headers(init.headers)
    if (cookie) headers.set('cookie', cookie)
    const response = await Promise.race([app.app.request(String(input), { ...init, headers }), aborted])
    answered.push(`${init.method ?? 'GET'} ${input}`)
    for (const set of response.headers.getSetCookie())
      if (set.startsWith('hookline_session=')) cookie = set.split(';')[0] ?? ''
    return response
  }
  globalThis.XMLHttpRequest = RequestByFetch as never
  // The document of a test has no layout that could scroll.
  window.scrollTo = () => {}
  // As in new browsers, which answer with a promise.
  Element.prototype.scrollIntoView = () => Promise.resolve() as never
  const queryClient = createQueryClient()
  const history = createMemoryHistory({ initialEntries: [path] })
  render(<App queryClient={queryClient} router={createAppRouter(queryClient, history)} />)
  onTestFinished(() => {
    cleanup()
    for (const { id } of getToasts()) dismissToast(id)
    globalThis.fetch = realFetch
  })
  return {
    user: patientUser(),
    /** Every call but the counting of page views, which each page makes in its own time. */
    requests,
    /** Every call that the server has answered. */
    answered,
    /** What was sent along with them. */
    bodies,
    /** The pages that were counted. */
    pageViews,
    /** Beginnings of paths whose calls fail from now on. */
    failing,
    /** Beginnings of paths whose calls are not answered from now on. */
    stalling,
    address: () => history.location.href,
    /** The session is over on the server's side, without the screen's doing. */
    loseSession: () => {
      cookie = ''
    },
    goOffline: () => {
      isOffline = true
    },
    goOnline: () => {
      isOffline = false
    },
  }
}
