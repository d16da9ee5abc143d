import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Post } from '#shared/posts.ts'
import { media, posts, publications } from '../database/schema.ts'
import { startTestApp, type TestApp, type TestUser } from '../testing/app.ts'
import { graceMs } from './status.ts'

let at = Date.parse('2030-01-01T08:00:00Z')
const now = () => new Date(at)
/** Two servers on one database, each with its own memory. */
let apps: [TestApp, TestApp]
beforeAll(async () => {
  const first = await startTestApp({ now })
  apps = [first, await startTestApp({ now, database: first.database })]
})
afterAll(async () => {
  await apps[1].stop()
  await apps[0].stop()
})

const pages = ['', '&status=scheduled', '&sort=oldest&q=hook'].map((more) => `/api/posts?limit=3${more}`)

const everyPost = async (app: TestApp, as: TestUser, path: string) => {
  const query = new URLSearchParams(path.split('?')[1])
  query.delete('limit')
  return (await (await app.call('GET', `/api/posts?${query}`, { as })).json()) as Post[]
}

const changes = {
  write: (app: TestApp, as: TestUser, { id }: Post) =>
    app.call('PUT', `/api/posts/${id}`, { as, body: { content: { hook: `A hook ${Math.random()}` } } }),
  add: (app: TestApp, as: TestUser) =>
    app.call('POST', '/api/posts', { as, body: { title: `Post ${Math.random()}`, category: 'hot-takes' } }),
  remove: (app: TestApp, as: TestUser, { id }: Post) => app.call('DELETE', `/api/posts/${id}`, { as }),
  schedule: (app: TestApp, as: TestUser, { id }: Post) => {
    const scheduledFor = new Date(at + 90_000).toISOString()
    return app.call('PUT', `/api/posts/${id}`, { as, body: { scheduledFor, openPoints: 'accept' } })
  },
  publish: (app: TestApp, as: TestUser, { id }: Post) =>
    app.call('PUT', `/api/posts/${id}`, { as, body: { publication: {} } }),
  takeBack: (app: TestApp, as: TestUser, { id }: Post) =>
    app.call('PUT', `/api/posts/${id}`, { as, body: { publication: null } }),
  title: ({ db }: TestApp, _as: TestUser, { id }: Post) =>
    db
      .update(posts)
      .set({ title: `Changed by hand ${Math.random()}` })
      .where(eq(posts.id, id)),
  address: ({ db }: TestApp, _as: TestUser, { id }: Post) =>
    db
      .update(publications)
      .set({ url: `https://example.com/${Math.random()}` })
      .where(eq(publications.postId, id)),
  image: ({ db }: TestApp, { workspaceId }: TestUser, { id: postId }: Post) =>
    db.insert(media).values({
      id: randomUUID(),
      workspaceId,
      postId,
      kind: 'image',
      position: 0,
      alt: 'A room',
      contentType: 'image/png',
      bytes: 1,
      width: 2,
      height: 2,
      sha256: '-',
      createdAt: now(),
    }),
  wait: async () => {
    at += 2 * graceMs
  },
} satisfies Record<string, (app: TestApp, as: TestUser, post: Post) => Promise<unknown>>
type Change = keyof typeof changes

test('no server sends a list that differs from the database, whichever server changed it', async () => {
  const step = fc.record({
    which: fc.constantFrom(...(Object.keys(changes) as Change[])),
    app: fc.nat(1),
    post: fc.nat(9),
    beside: fc.nat(1),
  })
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 5, maxLength: 16 }), async (steps) => {
      const user = await apps[0].signUp()
      for (let made = 0; made < 4; made++)
        await apps[0].hasPost(user, { hook: `A hook ${made}`, ...(made % 2 && { publication: {} }) })
      const known = new Map<string, { tag: string; posts: Post[] }>()
      for (const { which, app, post, beside } of steps) {
        const those = await everyPost(apps[0], user, '?')
        const chosen = those[post % those.length]
        await Promise.all([
          chosen || which === 'add' ? changes[which](apps[app]!, user, chosen!) : null,
          apps[beside]!.call('GET', pages[0]!, { as: user }),
        ])
        for (const page of pages) {
          const expected = (await everyPost(apps[0], user, page)).slice(0, 3)
          for (const [index, one] of apps.entries()) {
            const former = known.get(`${index} ${page}`)
            const headers = former && { 'if-none-match': former.tag }
            const answer = await one.call('GET', page, { as: user, headers })
            expect(answer.status === 304 ? former?.posts : await answer.json()).toEqual(expected)
            known.set(`${index} ${page}`, { tag: answer.headers.get('etag')!, posts: expected })
          }
        }
      }
    }),
    { numRuns: 12 },
  )
}, 120_000)

test('an unchanged page is neither read again nor sent again', async () => {
  const user = await apps[0].signUp()
  const other = await apps[0].signUp()
  const post = await apps[0].hasPost(user)
  const first = await apps[0].call('GET', pages[0]!, { as: user })
  const tag = first.headers.get('etag')!
  expect(await first.json()).toEqual([post])
  const again = await apps[1].call('GET', pages[0]!, { as: user, headers: { 'if-none-match': tag } })
  expect([again.status, await again.text(), again.headers.get('etag')]).toEqual([304, '', tag])
  const others = await apps[0].call('GET', pages[0]!, { as: other, headers: { 'if-none-match': tag } })
  expect([others.status, await others.json()]).toEqual([200, []])
  const nobody = await apps[0].call('GET', pages[0]!, { headers: { 'if-none-match': tag } })
  expect(nobody.status).toBe(401)
})
