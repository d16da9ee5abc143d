import { afterAll, beforeAll, expect, test } from 'vitest'
import type { PostVersion } from '#shared/post-versions.ts'
import { startTestApp, type TestApp } from '../testing/app.ts'
import { callTool, connectProgram, keyFor } from '../testing/programs.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp({ now: () => new Date('2026-10-20T08:00:00Z') })
})
afterAll(() => app.stop())

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
