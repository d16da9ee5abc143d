import { afterAll, beforeAll, expect, test } from 'vitest'
import type { PostVersion } from '#shared/post-versions.ts'
import { startTestApp, type TestApp, withTestApp } from '../testing/app.ts'
import { callTool, connectProgram, keyFor } from '../testing/programs.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp({ now: () => new Date('2026-10-20T08:00:00Z') })
})
afterAll(() => app.stop())

const sure = { hook: 'Ask before you build.', insight: '', value: '', cta: '' }

interface Shown {
  post: Record<string, string> & { version: number }
  open: { kind: string; text: string }[]
}

test.each([true, false])(
  'a program finds, reads and changes posts, and takes its change back (before 2026: %s)',
  async (isOld) => {
    const author = await app.signUp()
    const post = await app.hasPost(author, { title: 'Forms' })
    const client = await connectProgram(app, { key: await keyFor(app, author), isOld })
    const { data: found } = await callTool<{ posts: { id: string; link: string }[] }>(client, 'find_posts')
    expect(found.posts).toMatchObject([{ id: post.id, title: 'Forms', link: `http://localhost:3000/?id=${post.id}` }])

    const { data: read } = await callTool<Shown>(client, 'read_post', { postId: post.id })
    const { version, hook } = read.post
    const change = { postId: post.id, version, hook: 'A shorter hook.' }
    expect((await callTool(client, 'change_post', change)).isError).toBe(false)
    const changed = await callTool<Shown>(client, 'read_post', { postId: post.id })
    expect(changed.data.post.hook).toBe('A shorter hook.')
    expect(await callTool(client, 'change_post', change)).toMatchObject({
      isError: true,
      says: expect.stringMatching(/^This post was changed somewhere else/),
    })
    const versions = await (await app.call('GET', `/api/posts/${post.id}/versions`, { as: author })).json()
    expect(versions.present as PostVersion).toMatchObject({ by: { id: author.id, program: 'Desk notes' } })

    expect((await callTool<Shown>(client, 'undo_change', { postId: post.id })).data.post.hook).toBe(hook)
  },
)

test('a program’s own words are never taken for its author’s', async () => {
  const author = await app.signUp()
  const client = await connectProgram(app, { key: await keyFor(app, author) })
  const { data } = await callTool<Shown>(client, 'create_post', {
    title: 'Growth',
    hook: 'We grew by 47% in March.',
    value: 'It took [how many?] people.',
  })
  expect(data.open.map(({ kind }) => kind)).toContain('claim')
})

test('a refusal has a code and what it takes to act on it', async () => {
  const author = await app.signUp()
  const [first, second] = [await app.hasPost(author, sure), await app.hasPost(author, { ...sure, hook: 'Ask twice.' })]
  const client = await connectProgram(app, { key: await keyFor(app, author) })
  const noon = { at: '2026-11-03T12:00', timeZone: 'UTC' }
  await callTool(client, 'schedule_post', { postId: first.id, ...noon })
  expect(await callTool(client, 'schedule_post', { postId: second.id, ...noon })).toEqual({
    isError: true,
    says: 'Another post goes out at that time. Nothing was scheduled.',
    data: { code: 'time_taken', posts: [{ id: first.id, scheduledFor: '2026-11-03T12:00:00.000Z' }] },
  })
  expect(
    await callTool(client, 'change_post', { postId: second.id, version: second.version - 1, hook: 'Ask.' }),
  ).toMatchObject({ isError: true, data: { code: 'changed', version: second.version } })
})

test('a program that goes too fast reads how long to wait', async () => {
  const limited = await withTestApp({ env: { RATE_LIMITS: 'on', RATE_LIMIT_SAVE: '1/1m' } })
  const client = await connectProgram(limited, { key: await keyFor(limited, await limited.signUp()) })
  const keep = () => callTool(client, 'create_post', { title: 'Forms', hook: 'Paper again.' })
  expect((await keep()).isError).toBe(false)
  expect(await keep()).toMatchObject({
    isError: true,
    says: expect.stringMatching(/^You’re going too fast/),
    data: { code: 'rate_limited', retryAfter: expect.any(Number) },
  })
})

test('a person and their programs share one limit of requests to an engine', async () => {
  const limited = await withTestApp({ env: { RATE_LIMITS: 'on', RATE_LIMIT_WRITE: '2/10m' } })
  const author = await limited.signUp()
  const writes = async () => {
    const client = await connectProgram(limited, { key: await keyFor(limited, author) })
    return (await callTool(client, 'draft_post', { subject: 'We moved our intake forms to paper.' })).isError
  }
  const body = { title: 'We moved our forms to paper.', category: 'personal-experience' }
  const { status } = await limited.call('POST', '/api/generate-post', { as: author, body })
  expect([status, await writes(), await writes()]).toEqual([200, false, true])
})
