import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestApp, type TestApp } from '../testing/app.ts'
import { readsPost } from '../testing/networks.ts'
import { callTool, connectProgram, keyFor } from '../testing/programs.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp({ now: () => new Date('2026-10-20T08:00:00Z') })
})
afterAll(() => app.stop())

interface Scheduled {
  post: { status: string; at: string | null; timeZone: string | null }
  open: { kind: string; text: string }[]
}

interface Shown {
  post: { id: string; status: string; version: number }
  open: { kind: string; text: string }[]
}

const withBlank = { hook: 'We moved our forms to paper.', insight: '', value: 'It took [how many weeks?].', cta: '' }
const noon = { at: '2026-11-03T12:00', timeZone: 'Europe/Berlin' }

test('blanks come back as questions to the person, whose answers become the text', async () => {
  const author = await app.signUp('Nora Field', 'Europe/Berlin')
  const post = await app.hasPost(author, { ...withBlank, subject: 'We moved our forms to paper.' })
  const asked: string[] = []
  const client = await connectProgram(app, {
    key: await keyFor(app, author),
    answer: (message, fields) => {
      asked.push(message)
      return Object.fromEntries(fields.map((field) => [field, 'six weeks']))
    },
  })
  const { data } = await callTool<Scheduled>(client, 'schedule_post', { postId: post.id, ...noon })
  expect(asked).toEqual([expect.stringContaining('open points that only you can decide')])
  expect(data).toMatchObject({ post: { status: 'scheduled', ...noon }, open: [] })
  const now = await (await app.call('GET', `/api/posts/${post.id}`, { as: author })).json()
  expect(now).toMatchObject({ content: { value: 'It took six weeks.' }, scheduledWallTime: noon.at })
})

test.each([
  ['a client of before 2026', { isOld: true }],
  ['a client that cannot ask', {}],
  ['a person who answers nothing', { answer: () => ({}) }],
  ['a person who declines', { answer: () => null }],
])('nothing is scheduled over open points: %s', async (_, how) => {
  const author = await app.signUp()
  const post = await app.hasPost(author, withBlank)
  const client = await connectProgram(app, { key: await keyFor(app, author), ...how })
  const { data, isError, says } = await callTool<Scheduled>(client, 'schedule_post', { postId: post.id, ...noon })
  expect(data.open).toContainEqual({ kind: 'blank', text: 'how many weeks?' })
  expect([isError, data.post.status]).toEqual([true, 'draft'])
  expect(says).toContain(`http://localhost:3000/?id=${post.id}`)
})

const claimed = { ...withBlank, hook: 'We grew by 47%.' }
const filledIn = { hook: claimed.hook, value: 'It took six weeks.' }

/** Answers every blank with the words, and says that every claim is true. */
const knows = (asked: string[][]) => (_: string, fields: string[]) => {
  asked.push(fields)
  return Object.fromEntries(fields.map((field, at) => [field, at === 0 ? 'six weeks' : 'true']))
}

test('what a program keeps is asked about: blanks and claims that nothing backs', async () => {
  const author = await app.signUp()
  const asked: string[][] = []
  const client = await connectProgram(app, { key: await keyFor(app, author), answer: knows(asked) })
  const { data, says } = await callTool<Shown>(client, 'create_post', { title: 'Growth', ...claimed })
  expect(says).toBe('Kept as a draft, with the author’s answers.')
  expect(asked).toEqual([['point1', 'point2']])
  expect(data).toMatchObject({ post: { status: 'draft' }, open: [] })
  expect(await readsPost(app, author, data.post)).toMatchObject({ content: filledIn })
  const list = await (await app.call('GET', '/api/posts', { as: author })).json()
  expect(list).toHaveLength(1)
})

test('what a program changes is asked about, too, and its change is one version and the answers the next', async () => {
  const author = await app.signUp()
  const post = await app.hasPost(author, withBlank)
  const asked: string[][] = []
  const client = await connectProgram(app, { key: await keyFor(app, author), answer: knows(asked) })
  const titled = await callTool<Shown>(client, 'change_post', {
    postId: post.id,
    version: post.version,
    title: 'Forms on paper',
  })
  expect([titled.data.open.length > 0, asked]).toEqual([true, []])
  const change = { postId: post.id, version: titled.data.post.version }
  const { data, says } = await callTool<Shown>(client, 'change_post', { ...change, ...claimed })
  expect([says, data.open]).toEqual(['Changed, with the author’s answers.', []])
  const { content, version } = await readsPost(app, author, post)
  expect([content, version]).toEqual([expect.objectContaining(filledIn), change.version + 2])
})

test.each([
  ['a client of before 2026', { isOld: true }],
  ['a client that cannot ask', {}],
  ['a person who answers nothing', { answer: () => ({}) }],
  ['a person who declines', { answer: () => null }],
])('what is kept or changed has its open points in the answer: %s', async (_, how) => {
  const author = await app.signUp()
  const client = await connectProgram(app, { key: await keyFor(app, author), ...how })
  const kept = await callTool<Shown>(client, 'create_post', { title: 'Growth', ...claimed })
  const open = [
    { kind: 'blank', text: 'how many weeks?' },
    { kind: 'claim', text: '47%' },
  ]
  expect([kept.isError, kept.data.open]).toEqual([false, open])
  const { id: postId, version } = kept.data.post
  const changed = await callTool<Shown>(client, 'change_post', { postId, version, cta: 'And you?' })
  expect([changed.isError, changed.data.open]).toEqual([false, open])
  expect((await readsPost(app, author, { id: postId })).content).toMatchObject({ ...claimed, cta: 'And you?' })
})

const sure = { hook: 'Ask before you build.', insight: '', value: '', cta: '' }

test('an hour that comes twice is a question, to the person or through the program', async () => {
  const author = await app.signUp('Nora Field', 'Europe/Berlin')
  const post = await app.hasPost(author, sure)
  const key = await keyFor(app, author)
  const twice = { postId: post.id, at: '2026-10-25T02:30', timeZone: 'Europe/Berlin' }
  const asking = await connectProgram(app, { key, answer: () => ({ occurrence: 'later' }) })
  await callTool(asking, 'schedule_post', twice)
  const timeOf = async () =>
    (await (await app.call('GET', `/api/posts/${post.id}`, { as: author })).json()).scheduledFor
  expect(await timeOf()).toBe('2026-10-25T01:30:00+00:00')

  const old = await connectProgram(app, { key, isOld: true })
  const { isError, says } = await callTool(old, 'schedule_post', twice)
  expect([isError, says]).toEqual([
    true,
    expect.stringMatching(/comes twice. Which one\? Earlier: .*Nothing was scheduled/),
  ])
  await callTool(old, 'schedule_post', { ...twice, occurrence: 'earlier' })
  expect(await timeOf()).toBe('2026-10-25T00:30:00+00:00')
})

test('an answer to a question that was never asked counts for nothing', async () => {
  const author = await app.signUp()
  const post = await app.hasPost(author, sure)
  const send = async (params: object) => {
    const response = await app.app.request('/mcp', {
      method: 'POST',
      headers: {
        authorization: `Bearer ${await keyFor(app, author)}`,
        'content-type': 'application/json',
        accept: 'application/json, text/event-stream',
        'mcp-protocol-version': '2026-07-28',
        'mcp-method': 'tools/call',
        'mcp-name': 'publish_post',
      },
      body: JSON.stringify({
        jsonrpc: '2.0',
        id: 1,
        method: 'tools/call',
        params: {
          name: 'publish_post',
          arguments: { postId: post.id },
          ...params,
          _meta: {
            'io.modelcontextprotocol/protocolVersion': '2026-07-28',
            'io.modelcontextprotocol/clientInfo': { name: 'forger', version: '1' },
            'io.modelcontextprotocol/clientCapabilities': { elicitation: { form: {} } },
          },
        },
      }),
    })
    return response.json()
  }
  const inputResponses = { form: { action: 'accept', content: { publish: true } } }
  expect((await send({ inputResponses })).result.resultType).toBe('input_required')
  const { error } = await send({ inputResponses, requestState: 'v1.e30.AAAA' })
  expect(error.message).toBe('Invalid or expired requestState')
})
