import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { keyScopes } from '#shared/keys.ts'
import { type LinkedInStub, startLinkedInStub } from '../stubs/linkedin.ts'
import { startTestApp, type TestApp, type TestUser } from '../testing/app.ts'
import { connectsNetwork, postOnce, readsPost } from '../testing/networks.ts'
import { callTool, connectProgram, keyFor } from '../testing/programs.ts'

let stub: LinkedInStub
let app: TestApp
let author: TestUser
beforeAll(async () => {
  stub = await startLinkedInStub()
  app = await startTestApp({ env: stub.env })
})
afterAll(async () => {
  await app.stop()
  await stub.stop()
})
beforeEach(async () => {
  author = await app.signUp()
  await connectsNetwork(app, author)
})

const sure = { hook: 'Ask before you build.', insight: '', value: '', cta: '' }

test.each([
  [
    'without the permission',
    { scopes: keyScopes.filter((scope) => scope !== 'publish posts') },
    { answer: () => ({ publish: true }) },
  ],
  ['from a client that cannot ask', {}, {}],
  ['from a client of before 2026', {}, { isOld: true }],
])('%s, publishing is a link at which the author confirms', async (_, allowed, how) => {
  const post = await app.hasPost(author, sure)
  const client = await connectProgram(app, { key: await keyFor(app, author, allowed), ...how })
  const { says, data } = await callTool(client, 'publish_post', { postId: post.id })
  expect(says).toMatch(/^Nothing was published\. The author confirms it at /)
  expect(data).toMatchObject({ status: 'draft', link: `http://localhost:3000/?id=${post.id}#publish` })
  expect((await readsPost(app, author, post)).status).toBe('draft')
})

test('with the permission, the author sees the text and agrees, or nothing is published', async () => {
  const post = await app.hasPost(author, sure)
  const key = await keyFor(app, author)
  for (const answer of [() => null, () => ({ publish: false })]) {
    const client = await connectProgram(app, { key, answer })
    expect((await callTool(client, 'publish_post', { postId: post.id })).says).toMatch(/^The author said no/)
  }
  let shown = ''
  const agreeing = (message: string) => {
    shown = message
    return { publish: true }
  }
  const client = await connectProgram(app, { key, answer: agreeing })
  await callTool(client, 'publish_post', { postId: post.id })
  expect(shown).toContain('Ask before you build.')
  await postOnce(app, author, post, ({ status }) => status === 'published')
})

test('what the author agreed to is what goes out: a change in between ends it', async () => {
  const post = await app.hasPost(author, sure)
  const client = await connectProgram(app, {
    key: await keyFor(app, author),
    answer: async () => {
      await app.call('PUT', `/api/posts/${post.id}`, { as: author, body: { content: { hook: 'Something else.' } } })
      return { publish: true }
    },
  })
  expect((await callTool(client, 'publish_post', { postId: post.id })).says).toMatch(
    /changed somewhere else.*Nothing was published/,
  )
})
