import 'fake-indexeddb/auto'
import { createMemoryHistory } from '@tanstack/react-router'
import { cleanup, configure, render, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { onTestFinished } from 'vitest'
import type { TestApp, TestUser } from '#server/testing/app.ts'
import { App } from './app.tsx'
import { createQueryClient } from './lib/query-client.ts'
import { showWorkspace } from './lib/tab-workspace.ts'
import { dismissToast, getToasts, keepToasts } from './lib/toast.ts'
import { createAppRouter } from './router.ts'

configure({
  // A busy machine needs longer than the default second.
  asyncUtilTimeout: 30_000,
  // Waiting searches fail many times first, and printing the document each time took a sixth of all test time.
  getElementError: (message) =>
    new Error(
      `${message}\nMessages: ${getToasts()
        .map(({ title }) => title)
        .join(', ')}`,
    ),
})

/** Clicks once clicks can arrive: a closing menu blocks the page for a moment. */
keepToasts(20)

function patientUser() {
  const user = userEvent.setup()
  const { click } = user
  return Object.assign(user, { click: (element: Element) => waitFor(() => click(element)) })
}

/** Replaces XMLHttpRequest for uploads: reports half of the file as sent, then uses `fetch`. */
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

/** Renders the whole web app against the real server in this process, signed in as this person or nobody. */
export function showApp(path: string, { app, as }: { app: TestApp; as?: TestUser }) {
  showWorkspace(null)
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
    // The server in this process calls other services by absolute addresses.
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
    if (cookie && init.credentials !== 'omit') headers.set('cookie', cookie)
    const response = await Promise.race([app.app.request(String(input), { ...init, headers }), aborted])
    answered.push(`${init.method ?? 'GET'} ${input}`)
    for (const set of response.headers.getSetCookie())
      if (set.startsWith('hookline_session=')) cookie = set.split(';')[0] ?? ''
    return response
  }
  globalThis.XMLHttpRequest = RequestByFetch as never
  // jsdom has no layout to scroll.
  window.scrollTo = () => {}
  // Newer browsers return a promise.
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
    /** All calls except page views, which come at their own pace. */
    requests,
    /** The calls that the server has answered. */
    answered,
    /** The bodies of those calls. */
    bodies,
    pageViews,
    /** Path prefixes whose calls fail. */
    failing,
    /** Path prefixes whose calls stay unanswered. */
    stalling,
    address: () => history.location.href,
    /** Ends the session on the server without telling the screen. */
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
