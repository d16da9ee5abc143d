import { t } from '@lingui/core/macro'
import { isOffline } from './connection.ts'
import { currentLanguage } from './language.ts'
import { tabAuthor } from './tab-author.ts'
import { tabWorkspace } from './tab-workspace.ts'

/** Any unsuccessful answer. The message is the status, a colon and the server's sentence. */
export class ApiError extends Error {
  readonly status: number
  readonly body: string
  constructor(status: number, body: string) {
    super(`${status}: ${body}`)
    this.name = 'ApiError'
    this.status = status
    this.body = body
  }
}

export const messageOf = (error: unknown): string =>
  error instanceof Error && error.message ? error.message : t`An unexpected error occurred`

export const currentUserPath = '/api/user'

type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'
export interface CallOptions {
  signal?: AbortSignal
  /** The request outlives the page. */
  keepalive?: boolean
  /** Without the session. */
  credentials?: 'omit'
  headers?: Record<string, string>
}

let signedOut = () => {}
/** Calls back when the server no longer recognises the session. */
export const onSignedOut = (listener: () => void) => {
  signedOut = listener
}

export const noteSignedOut = (): void => signedOut()

export function fail(status: number, body: string, path: string): never {
  // After the caller's own handling, so its message shows before the page changes.
  if (status === 401 && path !== currentUserPath) setTimeout(signedOut)
  throw new ApiError(status, body)
}

/** In which language, in which workspace, and for whom, this tab calls. */
export function ofTab(): Record<string, string> {
  const [workspace, author] = [tabWorkspace(), tabAuthor()]
  return {
    'accept-language': currentLanguage(),
    ...(workspace && { 'x-workspace': workspace }),
    ...(author && { 'x-author': author }),
  }
}

/** Sends files as bytes, everything else as JSON. */
function sent(body: unknown): { type?: string; body?: BodyInit } {
  if (body === undefined) return {}
  if (body instanceof Uint8Array) return { type: 'application/octet-stream', body: body as Uint8Array<ArrayBuffer> }
  return { type: 'application/json', body: JSON.stringify(body) }
}

export async function call(method: Method, path: string, payload?: unknown, { headers, ...options }: CallOptions = {}) {
  const { type, body } = sent(payload)
  const response = await fetch(path, {
    method,
    credentials: 'same-origin',
    headers: { ...(type && { 'content-type': type }), ...ofTab(), ...headers },
    body,
    ...options,
  }).catch((cause: unknown) => {
    if (options.signal?.aborted) throw cause
    throw unreachable(cause)
  })
  if (!response.ok && response.status !== 304)
    fail(response.status, sentenceIn(await response.text()) || response.statusText, path)
  return response
}

/** Any answer, also a refusal, for trying the API. With a key the session is not sent. */
export function tryCall(
  method: string,
  path: string,
  { key, json, headers }: { key?: string; json?: string; headers?: Record<string, string> },
) {
  return fetch(path, {
    method,
    credentials: key ? 'omit' : 'same-origin',
    headers: {
      ...headers,
      accept: 'application/json, application/problem+json, */*;q=0.1',
      ...(json && { 'content-type': 'application/json' }),
      ...(key && { authorization: `Bearer ${key}` }),
    },
    body: json || undefined,
  }).catch((cause: unknown) => {
    throw unreachable(cause)
  })
}

export const unreachable = (cause?: unknown) =>
  new Error(
    isOffline()
      ? t`You’re offline, and this needs a connection. Try again when you have one.`
      : t`The server could not be reached. Check your connection and try again.`,
    { cause },
  )

export const notTheServer = () => t`A proxy responded instead of the server. Try again.`

/** The server's errors are sentences; pages and objects come from proxies. */
export const sentenceIn = (body: string) => (/^\s*[<{[]/.test(body) ? notTheServer() : body)

export async function parse<T>(response: Response): Promise<T> {
  const text = await response.text()
  try {
    return (text ? JSON.parse(text) : undefined) as T
  } catch (cause) {
    throw new Error(notTheServer(), { cause })
  }
}

export const read = async <T>(path: string, options?: CallOptions): Promise<T> =>
  parse<T>(await call('GET', path, undefined, options))

export const send = async <T = void>(
  method: Exclude<Method, 'GET'>,
  path: string,
  body?: unknown,
  options?: CallOptions,
): Promise<T> => parse<T>(await call(method, path, body, options))

export interface Page<T> {
  items: T[]
  /** The address of the next page; null after the last. */
  next: string | null
}

const maxKnown = 20
/** Pages by address with their entity tags, so unchanged pages need no transfer. */
const known = new Map<string, { tag: string; page: Page<unknown> }>()

export async function readPage<T>(path: string, options?: CallOptions): Promise<Page<T>> {
  const former = known.get(path)
  const headers = former && { 'if-none-match': former.tag }
  const response = await call('GET', path, undefined, { ...options, headers })
  if (former && response.status === 304) return former.page as Page<T>
  const next = /<([^<>]+)>\s{0,9};\s{0,9}rel="?next"?/.exec(response.headers.get('link') ?? '')
  const page = { items: await parse<T[]>(response), next: next?.[1] ?? null }
  const tag = response.headers.get('etag')
  known.delete(path)
  if (tag) known.set(path, { tag, page })
  if (known.size > maxKnown) known.delete(known.keys().next().value!)
  return page
}
