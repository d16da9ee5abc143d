import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { ApiError, messageOf, onSignedOut, read, readPage, send } from './api.ts'
import { createQueryClient } from './query-client.ts'
import { type StreamEvent, stream } from './stream.ts'

/** The network's answer. The browser's fetch is the edge of our code. */
type Answer = (path: string, init: RequestInit) => Response | Promise<Response>
const realFetch = globalThis.fetch
const asked: { path: string; init: RequestInit }[] = []

function answer(give: Answer) {
  globalThis.fetch = async (path, init = {}) => {
    asked.push({ path: String(path), init })
    return give(String(path), init)
  }
}

beforeEach(() => {
  asked.length = 0
})
afterEach(() => {
  globalThis.fetch = realFetch
})

test('every call sends the cookies, and a JSON content type only with a body', async () => {
  answer(() => Response.json({}))
  await read('/api/posts')
  await send('POST', '/api/logout')
  await send('POST', '/api/login', { username: 'a@b.example' })
  expect(asked.map(({ init }) => init.credentials)).toEqual(['same-origin', 'same-origin', 'same-origin'])
  expect(asked.map(({ init }) => new Headers(init.headers).get('content-type'))).toEqual([
    null,
    null,
    'application/json',
  ])
})

test('an error says the status and the body, or the status text when the body is empty', async () => {
  answer(() => new Response('Post not found', { status: 404 }))
  await expect(read('/api/posts/x')).rejects.toThrow('404: Post not found')
  answer(() => new Response('', { status: 503, statusText: 'Service Unavailable' }))
  await expect(read('/api/posts')).rejects.toThrow('503: Service Unavailable')
})

test('an error carries its status and its body', async () => {
  answer(() => new Response('Post not found', { status: 404 }))
  const error = await read('/api/posts/x').catch((reason: unknown) => reason)
  expect(error).toBeInstanceOf(ApiError)
  expect(error).toMatchObject({ status: 404, body: 'Post not found' })
})

test.each([new Error('Too long.'), new Error(''), undefined])(
  'an error is said in its own words, and one without any (%s) is called unexpected',
  (error) => expect(messageOf(error)).toBe(error?.message || 'An unexpected error occurred'),
)

test('an unreachable server shows a sentence', async () => {
  answer(() => Promise.reject(new TypeError('Failed to fetch')))
  await expect(read('/api/posts')).rejects.toThrow('The server could not be reached.')
})

test('a cancelled call stays a cancellation', async () => {
  const controller = new AbortController()
  answer((_path, { signal }) => {
    controller.abort()
    return Promise.reject(signal?.reason)
  })
  await expect(read('/api/posts', { signal: controller.signal })).rejects.toHaveProperty('name', 'AbortError')
})

test('the default read is a GET to the first part of the query key, and nothing refetches on its own', async () => {
  answer(() => Response.json([{ id: 'one' }]))
  const client = createQueryClient()
  expect(await client.fetchQuery({ queryKey: ['/api/post-categories', 'more'] })).toEqual([{ id: 'one' }])
  expect(asked).toMatchObject([{ path: '/api/post-categories', init: { method: 'GET' } }])
  expect(client.getDefaultOptions()).toMatchObject({
    queries: { refetchInterval: false, refetchOnWindowFocus: false, staleTime: Number.POSITIVE_INFINITY, retry: false },
    mutations: { retry: false },
  })
})

test("a page knows the next one's address, and the last page that there is none", async () => {
  answer(() => Response.json([1], { headers: { link: '</api/posts?limit=1&cursor=a%2Cb>; rel="next"' } }))
  expect(await readPage('/api/posts?limit=1')).toEqual({ items: [1], next: '/api/posts?limit=1&cursor=a%2Cb' })
  answer(() => Response.json([2]))
  expect(await readPage('/api/posts?limit=1')).toEqual({ items: [2], next: null })
})

test('a page that has not changed is not sent again', async () => {
  let tag = '"a"'
  const askedFor = () => new Headers(asked.at(-1)?.init.headers).get('if-none-match')
  answer(() =>
    askedFor() === tag ? new Response(null, { status: 304 }) : Response.json([tag], { headers: { etag: tag } }),
  )
  const path = '/api/posts?limit=2'
  expect(await readPage(path)).toEqual({ items: ['"a"'], next: null })
  expect(askedFor()).toBeNull()
  expect(await readPage(path)).toEqual({ items: ['"a"'], next: null })
  expect(askedFor()).toBe('"a"')
  tag = '"b"'
  expect(await readPage(path)).toEqual({ items: ['"b"'], next: null })
})

test('a 401 reports a signed-out session after the caller has handled it, except for the current user', async () => {
  const heard: string[] = []
  answer(() => new Response('Please sign in.', { status: 401 }))
  const signedOut = new Promise<void>((resolve) =>
    onSignedOut(() => {
      heard.push('signed out')
      resolve()
    }),
  )
  await read('/api/user').catch(() => {})
  await read('/api/posts').catch(() => heard.push('the caller'))
  await signedOut
  expect(heard).toEqual(['the caller', 'signed out'])
})

const done = { content: { hook: 'Grüße 👋', insight: '', value: '', cta: '' }, post: { id: 'p1' } }

/** A text cut anywhere, even inside a character, as networks do. */
function streamOf(text: string, size: number) {
  const bytes = new TextEncoder().encode(text)
  const body = new ReadableStream({
    start(controller) {
      for (let at = 0; at < bytes.length; at += size) controller.enqueue(bytes.slice(at, at + size))
      controller.close()
    },
  })
  return new Response(body, { headers: { 'content-type': 'text/event-stream' } })
}

const written =
  `: kept alive\n\nevent: partial\ndata: {"content":{"hook":"Grüße 👋"}}\n\n` +
  `event: done\r\ndata: ${JSON.stringify(done)}\r\n\r\n`

test.each([1, 2, 3, 7, 1000])('a stream cut into pieces of %i bytes gives the same events', async (size) => {
  answer(() => streamOf(written, size))
  const events: StreamEvent<unknown>[] = []
  const last = await stream('/api/generate-post', { title: 'x' }, { onEvent: (event) => events.push(event) })
  expect(events).toEqual([
    { event: 'partial', data: { content: { hook: 'Grüße 👋' } } },
    { event: 'done', data: done },
  ])
  expect(last).toEqual(done)
  expect(new Headers(asked[0]?.init.headers).get('accept')).toBe('text/event-stream')
})

test('an error event throws like the answer it replaces', async () => {
  answer(() => streamOf('event: error\ndata: {"status":502,"message":"The model is overloaded."}\n\n', 5))
  await expect(stream('/api/generate-post', {}, { onEvent: () => {} })).rejects.toThrow('502: The model is overloaded.')
})

test('a stream from a server that stops is asked for once more', async () => {
  vi.useFakeTimers()
  onTestFinished(() => void vi.useRealTimers())
  const stops = 'event: error\ndata: {"status":503,"message":"The server is restarting.","again":true}\n\n'
  const texts = [stops, written]
  answer(() => streamOf(texts.shift() ?? '', 1_000))
  const first = stream('/api/generate-post', {}, {})
  await vi.runAllTimersAsync()
  expect(await first).toEqual(done)
  answer(() => streamOf(stops, 1_000))
  const second = expect(stream('/api/generate-post', {}, {})).rejects.toThrow('503: The server is restarting.')
  await vi.runAllTimersAsync()
  await second
})

test('a stream that ends before its last event is an error', async () => {
  answer(() => streamOf('event: partial\ndata: {"content":{}}\n\n', 8))
  await expect(stream('/api/generate-post', {}, { onEvent: () => {} })).rejects.toThrow('The response was cut off')
})

test('a refused request throws before any event', async () => {
  answer(() => new Response('A category is required.', { status: 400 }))
  await expect(stream('/api/generate-post', {}, { onEvent: () => {} })).rejects.toThrow('400: A category is required.')
})
