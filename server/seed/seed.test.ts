import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { blanksOf } from '#shared/blanks.ts'
import type { PostComments } from '#shared/comments.ts'
import type { Author } from '#shared/members.ts'
import type { Post } from '#shared/posts.ts'
import type { ReviewLink } from '#shared/review.ts'
import { users } from '../database/schema.ts'
import { startTestApp, type TestApp, testKey } from '../testing/app.ts'
import { testBrowser } from '../testing/browser.ts'
import { author, client, demoPosts, proofs, reviewer, samples } from './demo.ts'
import { seed } from './seed.ts'

describe('the demo account', () => {
  let app: TestApp
  let origin: string
  const browser = testBrowser()
  const read = async <T>(path: string) => (await (await browser.open(`${origin}/api${path}`)).json()) as T

  beforeAll(async () => {
    app = await startTestApp()
    await seed(app.deps)
    origin = await app.listen()
    const form = await browser.follow(`${origin}/local-provider/key?key=${testKey}`)
    await browser.follow(form.url, {
      method: 'POST',
      headers: { origin, 'content-type': 'application/x-www-form-urlencoded' },
      body: new URLSearchParams({ name: 'Anyone', email: author.email }),
    })
  })
  afterAll(() => app.stop())

  test('opens with the key of this computer and its address', async () => {
    expect(await read('/user')).toMatchObject({ username: author.email, fullName: author.fullName, ...author.profile })
  })

  test('has posts in every state and language', async () => {
    const all = await read<Post[]>('/posts')
    const now = Date.now()
    expect(all).toHaveLength(demoPosts.length)
    expect(new Set(all.map(({ language }) => language)).size).toBe(4)
    const times = all.flatMap(({ scheduledFor }) => (scheduledFor ? [Date.parse(scheduledFor)] : []))
    expect(times.some((time) => time > now)).toBe(true)
    expect(times.some((time) => time < now)).toBe(true)
    expect(all.some(({ publication }) => publication?.via === 'manual')).toBe(true)
    expect(all.some(({ isPublished, publication }) => isPublished && !publication)).toBe(true)
    expect(all.some(({ content }) => blanksOf(content).length > 0)).toBe(true)
    expect(all.every(({ createdAt }) => Date.parse(createdAt) <= now)).toBe(true)
  })

  test('writes for somebody who does not sign in', async () => {
    const authors = await read<Author[]>('/authors')
    const { id } = authors.find(({ signsIn }) => !signsIn)!
    expect(await read<Post[]>(`/posts?authorId=${id}`)).toHaveLength(1)
  })

  test('shows a reviewer’s comments and decisions, an open request and a review link', async () => {
    const all = await read<Post[]>('/posts')
    const { id } = all.find(({ title }) => title === 'Our first winter with warm batteries')!
    const { threads } = await read<PostComments>(`/posts/${id}/comments`)
    const names = threads.flatMap(({ comments }) => comments.map(({ by }) => by?.name))
    expect(names).toEqual([reviewer.fullName, reviewer.fullName])
    const states = all.map(({ approval }) => approval?.state ?? null)
    expect(states.filter((state) => state !== null).sort()).toEqual(['approved', 'asked', 'asked', 'changes'])
    expect(await read<ReviewLink[]>('/review-links')).toMatchObject([{ reviewer: client.fullName, state: 'open' }])
  })

  test('has samples, proofs and ideas with favourites', async () => {
    expect(await read('/writing-samples')).toHaveLength(samples.length)
    expect(await read('/proofs')).toHaveLength(proofs.length)
    expect(await read('/favourite-ideas')).toHaveLength(3)
  })

  test('stays as it is in a second run, also after changes', async () => {
    const [first] = await read<Post[]>('/posts')
    await browser.open(`${origin}/api/posts/${first?.id}`, { method: 'DELETE', headers: { origin } })
    const before = await read<Post[]>('/posts')
    await seed(app.deps)
    expect(before).toHaveLength(demoPosts.length - 1)
    expect(await read('/posts')).toEqual(before)
  })
})

test('a database with somebody’s account stays as it is', async () => {
  const app = await startTestApp()
  const user = await app.signUp()
  await expect(seed(app.deps)).rejects.toThrow('This database has accounts')
  expect(await app.deps.db.select({ id: users.id }).from(users)).toEqual([{ id: user.id }])
  await app.stop()
})

test('a server that others can reach gets no demo account', async () => {
  const app = await startTestApp({ env: { PUBLIC_URL: 'https://posts.example.com', PASSWORD_FORMS: 'on' } })
  await expect(seed(app.deps)).rejects.toThrow('for development on this computer')
  await app.stop()
})
