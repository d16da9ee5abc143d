import type { PostContent } from '#shared/posts.ts'
import { type CallOptions, call, fail, parse } from './api.ts'

export type StreamEvent<T> =
  | { event: 'partial'; data: { content: Partial<PostContent> } }
  | { event: 'plan'; data: { text: string } }
  | { event: 'place'; data: { ahead: number } }
  | { event: 'revising'; data: object }
  | { event: 'done'; data: T }

export interface StreamOptions<T> extends CallOptions {
  onEvent?: (event: StreamEvent<T>) => void
}

/** Calls an engine and reports its events on the way. Resolves with the `done` event; throws the `error` event. */
export async function stream<T>(
  path: string,
  body: unknown,
  { signal, headers, onEvent }: StreamOptions<T>,
): Promise<T> {
  const response = await call('POST', path, body, { signal, headers: { accept: 'text/event-stream', ...headers } })
  // Some proxies drop the `accept` header, and then the answer comes whole.
  if (!response.headers.get('content-type')?.includes('event-stream')) {
    const data = await parse<T>(response)
    onEvent?.({ event: 'done', data })
    return data
  }
  let done: T | undefined
  for await (const { event, data } of readEvents(response)) {
    if (event === 'error') {
      const error = JSON.parse(data) as { status: number; message: string }
      fail(error.status, error.message, path)
    }
    if (!isKnown(event)) continue
    const known = { event, data: JSON.parse(data) } as StreamEvent<T>
    if (known.event === 'done') done = known.data
    onEvent?.(known)
  }
  if (!done) throw new Error('The response was cut off. Nothing was changed.')
  return done
}

const isKnown = (event: string) => ['place', 'plan', 'partial', 'revising', 'done'].includes(event)

async function* readEvents(response: Response) {
  const reader = response.body!.pipeThrough(new TextDecoderStream()).getReader()
  let text = ''
  try {
    for (;;) {
      const { done, value } = await reader.read()
      if (done) return
      text += value
      const blocks = text.split(/\r?\n\r?\n/)
      text = blocks.pop()!
      for (const block of blocks) yield parseEvent(block)
    }
  } finally {
    await reader.cancel().catch(() => {})
  }
}

function parseEvent(block: string) {
  let event = 'message'
  const data: string[] = []
  for (const line of block.split(/\r?\n/)) {
    const [, field, value = ''] = /^(\w+): ?(.*)$/.exec(line) ?? []
    if (field === 'event') event = value
    if (field === 'data') data.push(value)
  }
  return { event, data: data.join('\n') }
}
