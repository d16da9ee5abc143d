import { t } from '@lingui/core/macro'
import type { PostContent } from '#shared/posts.ts'
import { readEvents } from '#shared/server-sent-events.ts'
import { ApiError, type CallOptions, call, fail, parse } from './api.ts'

export type StreamEvent<T> =
  | { event: 'partial'; data: { content: Partial<PostContent> } }
  | { event: 'plan'; data: { text: string } }
  | { event: 'place'; data: { ahead: number } }
  | { event: 'revising'; data: object }
  | { event: 'done'; data: T }

export interface StreamOptions<T> extends CallOptions {
  onEvent?: (event: StreamEvent<T>) => void
}

/** The server stops, and has changed nothing. */
class ServerStops extends ApiError {}

const againMs = 2_000

/**
 * Calls an engine and reports its events on the way. Resolves with the `done` event; throws the `error` event. Asks
 * once more when the server stops, as another one may be there.
 */
export async function stream<T>(path: string, body: unknown, options: StreamOptions<T>): Promise<T> {
  try {
    return await streamOnce(path, body, options)
  } catch (error) {
    if (!(error instanceof ServerStops)) throw error
    await new Promise((done) => setTimeout(done, againMs))
    options.signal?.throwIfAborted()
    return streamOnce(path, body, options).catch((second: unknown) => {
      throw second instanceof ApiError ? second : error
    })
  }
}

async function streamOnce<T>(path: string, body: unknown, { signal, headers, onEvent }: StreamOptions<T>): Promise<T> {
  const response = await call('POST', path, body, { signal, headers: { accept: 'text/event-stream', ...headers } })
  // Some proxies drop the `accept` header, and then the answer comes whole.
  if (!response.headers.get('content-type')?.includes('event-stream')) {
    const data = await parse<T>(response)
    onEvent?.({ event: 'done', data })
    return data
  }
  let done: T | undefined
  for await (const { event, data } of readEvents(response.body!)) {
    if (event === 'error') {
      const error = JSON.parse(data) as { status: number; message: string; again?: boolean }
      if (error.again) throw new ServerStops(error.status, error.message)
      fail(error.status, error.message, path)
    }
    if (!isKnown(event)) continue
    const known = { event, data: JSON.parse(data) } as StreamEvent<T>
    if (known.event === 'done') done = known.data
    onEvent?.(known)
  }
  if (!done) throw new Error(t`The response was cut off. Nothing was changed.`)
  return done
}

const isKnown = (event: string) => ['place', 'plan', 'partial', 'revising', 'done'].includes(event)
