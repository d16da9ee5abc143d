import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { eq, sql } from 'drizzle-orm'
import { strFromU8, unzipSync } from 'fflate'
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import type { LearnedHabits } from '#shared/learned-habits.ts'
import type { Post, PostContent } from '#shared/posts.ts'
import { voiceLessons } from '../database/schema.ts'
import { drafts, type Stub, startOpenAiStub, stubKey } from '../stubs/engines.ts'
import { startLinkedInStub } from '../stubs/linkedin.ts'
import { analysis, startTestApp, type TestApp, type TestUser } from '../testing/app.ts'
import { connectsNetwork, postOnce, publishes } from '../testing/networks.ts'
import { createArranger } from '../writing/arranger/arranger.ts'
import { createEngines } from '../writing/engines/engines.ts'

let stub: Stub
let network: Awaited<ReturnType<typeof startLinkedInStub>>
let app: TestApp
let user: TestUser
beforeAll(async () => {
  ;[stub, network] = await Promise.all([startOpenAiStub(), startLinkedInStub()])
  const openai = { baseUrl: stub.baseUrl, apiKey: stubKey, model: 'gpt-test' }
  app = await startTestApp({
    env: network.env,
    engines: createEngines({ openai, arranger: createArranger(analysis), timeouts: { retryDelay: 1 } }),
  })
})
afterAll(async () => {
  await app.stop()
  await Promise.all([stub.close(), network.stop()])
})
beforeEach(async () => {
  user = await app.signUp()
  stub.requests.length = 0
})

const call = async <T>(method: string, path: string, body?: unknown, as = user) => {
  const response = await app.call(method, `/api${path}`, { as, body })
  const text = await response.text()
  return { status: response.status, text, json: () => JSON.parse(text) as T }
}
const habits = async () => (await call<LearnedHabits>('GET', '/voice/habits')).json()
const said = async () => (await habits()).habits.map(({ sentence }) => sentence)
const lessonOf = async ({ id }: Pick<Post, 'id'>) =>
  (await app.db.select().from(voiceLessons).where(eq(voiceLessons.postId, id)))[0]
const hasLearned = (post: Pick<Post, 'id'>) =>
  vi.waitFor(async () => expect(await lessonOf(post)).toBeDefined(), { timeout: 10_000, interval: 20 })
const jobsDone = () =>
  vi.waitFor(
    async () => {
      const { rows } = await app.db.execute(sql`select from jobs where kind = 'learn-from-post'`)
      expect(rows).toEqual([])
    },
    { timeout: 10_000, interval: 20 },
  )

const draftOf = (subject: string): PostContent => ({
  hook: `We cancelled the ${subject} in March, and nobody has asked for it back.`,
  insight: `Eleven people had waited for the ${subject} every single week. We utilize a list by mail now.`,
  value: '',
  cta: `Which ${subject} would your own team be glad to lose?`,
})
const keptOf = (subject: string): Partial<PostContent> => ({
  insight: `Eleven people had waited for the ${subject} every single week. We use a list by mail now.`,
  cta: '',
})
const generate = async (subject: string, engine?: 'arranger'): Promise<Post> => {
  stub.answer(drafts({ ...draftOf(subject), hooks: [draftOf(subject).hook] } as Partial<PostContent>))
  const brief = { category: 'personal-experience', emojiUsage: 'none', language: 'english', aiModel: 'gpt4' }
  const title = `We cancelled the ${subject} in March. Eleven people waited for it. A list by mail now.`
  const answer = await call<{ post: Post }>('POST', '/generate-post', { title, engine, ...brief })
  expect(answer.status, answer.text).toBe(200)
  return answer.json().post
}
const change = (post: Pick<Post, 'id'>, body: object) => call<Post>('PUT', `/posts/${post.id}`, body)
const published = async (subject: string): Promise<Post> => {
  const post = await generate(subject)
  await change(post, { content: keptOf(subject) })
  await change(post, { publication: {} })
  await hasLearned(post)
  return post
}
const question = 'In 3 of 3 posts you cut the closing question.'
const swap = 'In 3 of 3 posts you wrote “use” instead of “utilize”.'

const promptOf = async (subject: string): Promise<string> => {
  stub.requests.length = 0
  await generate(subject)
  return (stub.requests[0]!.body.messages as { content: string }[]).map(({ content }) => content).join('\n')
}
const inFence = (prompt: string, name: string) =>
  new RegExp(`^<${name}-(\\d+)>\\n([\\s\\S]*?)\\n</${name}-\\1>$`, 'm').exec(prompt)?.[2]

test('three published posts show a habit with its evidence, the next prompt follows it, and a switch ends that', async () => {
  expect(await habits()).toEqual({ posts: 0, habits: [] })
  for (const subject of ['meeting', 'rota']) await published(subject)
  expect(await said()).toEqual(['In 2 of 2 posts you wrote “use” instead of “utilize”.'])
  const post = await published('survey')
  const { posts, habits: found } = await habits()
  expect(posts).toBe(3)
  expect(found.map(({ sentence }) => sentence)).toEqual(expect.arrayContaining([question, swap]))
  const cut = found.find(({ id }) => id === 'closing-question')!
  expect(cut.evidence[0]).toEqual({
    postId: post.id,
    title: post.title,
    words: [40, 30],
    pairs: [{ written: 'Which survey would your own team be glad to lose?', kept: '' }],
  })

  const prompt = await promptOf('newsletter')
  expect(inFence(prompt, 'habits')?.split('\n')).toEqual(
    expect.arrayContaining(['They cut closing questions: end without one.', 'They write “use” instead of “utilize”.']),
  )
  const pairs = inFence(prompt, 'pairs')!
  expect(pairs).toMatch(/Draft: Which (survey|rota|meeting) would your own team be glad to lose\?\nThe author: \(cut\)/)
  expect(pairs).toContain('Draft: We utilize a list by mail now.\nThe author: We use a list by mail now.')

  for (const { id } of found) expect((await call('PUT', '/voice/habits', { id, state: 'off' })).status).toBe(200)
  expect((await habits()).habits.every(({ isOff }) => isOff)).toBe(true)
  const without = await promptOf('handbook')
  expect([inFence(without, 'habits'), inFence(without, 'pairs')]).toEqual([undefined, undefined])
  await call('PUT', '/voice/habits', { id: cut.id, state: 'on' })
  expect(inFence(await promptOf('archive'), 'habits')).toBe('They cut closing questions: end without one.')

  expect(await call('PUT', '/voice/habits', { id: 'joined', state: 'off' })).toMatchObject({ status: 404 })
  expect(await call('PUT', '/voice/habits', { id: cut.id, state: 'gone' })).toMatchObject({
    status: 400,
    text: 'state must be on, off or forgotten.',
  })
}, 30_000)

test('a forgotten habit is gone until later posts show it again', async () => {
  for (const subject of ['meeting', 'rota', 'survey']) await published(subject)
  const left = (
    await call<LearnedHabits>('PUT', '/voice/habits', { id: 'closing-question', state: 'forgotten' })
  ).json()
  expect(left.habits.map(({ sentence }) => sentence)).not.toContain(question)
  expect(await said()).toContain(swap)
  for (const subject of ['handbook', 'archive', 'newsletter']) await published(subject)
  expect(await said()).toContain(question)
}, 30_000)

test('what the network published is learned, too', async () => {
  await connectsNetwork(app, user)
  const post = await generate('meeting')
  await change(post, { content: keptOf('meeting') })
  expect(await publishes(app, user, post)).toMatchObject({ status: 200 })
  await postOnce(app, user, post, ({ status }) => status === 'published')
  await hasLearned(post)
  expect((await lessonOf(post))?.lesson.signs['closing-question']).toHaveLength(1)
})

test('a change after publishing takes the lesson back, as does the word that the post is not live', async () => {
  const [edited, taken, commented] = [await published('meeting'), await published('rota'), await published('survey')]
  await change(edited, { content: { hook: 'We have cancelled it.' } })
  expect(await lessonOf(edited)).toBeUndefined()
  await change(edited, { publication: { url: 'https://www.linkedin.com/feed/update/urn:li:share:7/' } })
  await jobsDone()
  expect(await lessonOf(edited)).toBeUndefined()

  await change(taken, { publication: null })
  expect(await lessonOf(taken)).toBeUndefined()
  await change(taken, { publication: {} })
  await hasLearned(taken)

  await change(commented, { firstComment: 'The link', content: { hook: commented.content.hook } })
  expect(await lessonOf(commented)).toBeDefined()
})

test('deleting a post deletes what it taught, and restoring it brings that back', async () => {
  const post = await published('meeting')
  await call('DELETE', `/posts/${post.id}`)
  expect(await lessonOf(post)).toBeUndefined()
  expect((await call('GET', '/trash')).text).toContain(post.id)
  await call('POST', `/trash/${post.id}/restore`)
  await hasLearned(post)
  await call('DELETE', `/posts/${post.id}`)
  await call('DELETE', `/trash/${post.id}`)
  expect((await habits()).posts).toBe(0)
})

test('a text of the author’s own and one sorted without AI teach nothing', async () => {
  for (const post of [await app.hasPost(user), await generate('meeting', 'arranger')]) {
    await change(post, { content: { cta: 'Nobody has asked so far.' } })
    await change(post, { publication: {} })
  }
  await jobsDone()
  expect((await habits()).posts).toBe(0)
})

test('posts from before are learned from once, from the versions there are', async () => {
  const posts = [await published('meeting'), await published('rota'), await published('survey')]
  await app.db.delete(voiceLessons).where(eq(voiceLessons.workspaceId, user.workspaceId))
  const migrations = join(import.meta.dirname, '../database/migrations')
  const [file] = globSync('*_learned-habits.sql', { cwd: migrations })
  const statement = readFileSync(join(migrations, file!), 'utf8').split('--> statement-breakpoint').at(-1)!
  for (const _ of ['once', 'again']) await app.db.execute(sql.raw(statement))
  await app.db.execute(sql`select pg_notify('jobs', '')`)
  for (const post of posts) await hasLearned(post)
  expect(await said()).toContain(question)
})

test('each author has habits of their own, and the export holds them', async () => {
  const second = await app.joins(await app.signUp(), user)
  for (const subject of ['meeting', 'rota', 'survey']) await published(subject)
  await call('PUT', '/voice/habits', { id: 'closing-question', state: 'off' })
  expect((await call<LearnedHabits>('GET', '/voice/habits', undefined, second)).json()).toEqual({
    posts: 0,
    habits: [],
  })
  expect((await call('PUT', '/voice/habits', { id: 'closing-question', state: 'on' }, second)).status).toBe(404)
  const filesOf = async (as: TestUser) => {
    const archive = await app.call('GET', '/api/user/export', { as })
    const files = unzipSync(new Uint8Array(await archive.arrayBuffer()))
    return ['voice.json', 'voice-lessons.json'].map((name) => JSON.parse(strFromU8(files[name]!)))
  }
  expect(await filesOf(user)).toMatchObject([
    { habits: [{ habit: 'closing-question', isOff: true, forgottenAt: null }] },
    [{ lesson: { language: 'english' } }, {}, {}],
  ])
  expect(await filesOf(second)).toMatchObject([{ habits: [] }, []])
}, 30_000)
