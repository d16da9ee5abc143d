import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'

/** The outcome of a request: done with an answer, refused before any change, or unknown. */
export type Came = { is: 'done'; answer: unknown } | { is: 'refused'; status: number } | { is: 'unsure'; said: string }

const patienceMs = 30_000
export const checkPatienceMs = 60_000

/** Repeats a request until its outcome is known. Only for requests that may be repeated. */
export async function patiently(work: () => Promise<Came>): Promise<Came> {
  const deadline = performance.now() + checkPatienceMs
  for (;;) {
    const came = await work()
    if (came.is !== 'unsure' && !(came.is === 'refused' && came.status === 0)) return came
    if (performance.now() > deadline) return came
    await sleep(50)
  }
}

export async function request(
  url: string,
  method: string,
  body?: object,
  headers: Record<string, string> = {},
  patience = patienceMs,
): Promise<Came> {
  try {
    const response = await fetch(url, {
      method,
      headers: body ? { 'content-type': 'application/json', ...headers } : headers,
      body: body && JSON.stringify(body),
      signal: AbortSignal.timeout(patience),
    })
    const text = await response.text()
    if (response.status >= 500) return { is: 'unsure', said: text }
    if (!response.ok) return { is: 'refused', status: response.status }
    if (!response.headers.get('content-type')?.startsWith('text/event-stream'))
      return { is: 'done', answer: text ? JSON.parse(text) : null }
    const [, event, data = ''] = /event: (done|error)\ndata: (.*)/.exec(text) ?? []
    if (event === 'done') return { is: 'done', answer: JSON.parse(data) }
    const status = event === 'error' ? (JSON.parse(data) as { status: number }).status : 500
    return status >= 500 ? { is: 'unsure', said: data } : { is: 'refused', status }
  } catch (error) {
    // Nobody was listening, so nothing was done.
    if ((error as { cause?: { code?: string } }).cause?.code === 'ECONNREFUSED') return { is: 'refused', status: 0 }
    return { is: 'unsure', said: String(error) }
  }
}

export const call = (url: string, cookie: string, method: string, path: string, body?: object) =>
  fetch(url + path, {
    method,
    headers: { cookie, 'content-type': 'application/json' },
    body: body && JSON.stringify(body),
    redirect: 'manual',
  })

export async function signUp(url: string) {
  const password = 'secret-1'
  const account = { username: `${randomUUID()}@example.com`, password, fullName: 'Nora Field' }
  const response = await call(url, '', 'POST', '/api/register', account)
  if (!response.ok) throw new Error(`Failed to register: ${response.status} ${await response.text()}`)
  return { cookie: response.headers.getSetCookie()[0]!.split(';')[0]!, username: account.username, password }
}
