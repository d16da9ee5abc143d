import { eq } from 'drizzle-orm'
import { strFromU8, unzipSync } from 'fflate'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { Post } from '#shared/posts.ts'
import { type ImportResult, maxSamples, type Sample, type VoiceSketch } from '#shared/samples.ts'
import type { Fingerprint } from '#shared/voice/fingerprint.ts'
import { author } from '../authorship.ts'
import { asWorker } from '../context.ts'
import { posts, writingSamples } from '../database/schema.ts'
import { startTestApp, type TestApp, type TestUser } from '../testing/app.ts'
import { authorFor } from './author.ts'
import { addProof, listProofs } from './proofs.ts'
import { voiceOf } from './voice.ts'

let app: TestApp
let nora: TestUser
let tom: TestUser
beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.stop())
beforeEach(async () => {
  nora = await app.signUp()
  tom = await app.joins(await app.signUp('Tom Vale'), nora)
})

const call = async <T>(as: TestUser, method: string, path: string, body?: unknown): Promise<T> => {
  const response = await app.call(method, `/api${path}`, { as, body })
  expect(response.ok, await response.clone().text()).toBe(true)
  return (response.status === 204 ? null : await response.json()) as T
}
const addSample = (as: TestUser, content: string) => call<Sample>(as, 'POST', '/writing-samples', { content })
const samplesOf = async (as: TestUser) =>
  (await call<Sample[]>(as, 'GET', '/writing-samples')).map(({ content }) => content)
const voice = (as: TestUser) => call<Fingerprint | null>(as, 'GET', '/voice')

const short = (about: string) => `${about}. We stopped. Nobody asked why. It works. Try it on Monday and tell me.`
const long = (about: string) =>
  `${about}, which we had all been dreading since the summer because nobody could say what it was for, turned out to be the one thing that every customer we visited in the autumn wanted to keep!`

test('samples belong to the person who wrote them, and each person has a voice of their own', async () => {
  for (const about of ['The report', 'The meeting', 'The form']) await addSample(nora, short(about))
  expect(await samplesOf(tom)).toEqual([])
  expect(await voice(tom)).toBeNull()
  for (const about of ['The review', 'The survey', 'The letter']) await addSample(tom, long(about))
  expect(await samplesOf(nora)).toEqual(['The form', 'The meeting', 'The report'].map(short))
  expect(await samplesOf(tom)).toEqual(['The letter', 'The survey', 'The review'].map(long))
  const [noras, toms] = [await voice(nora), await voice(tom)]
  expect(noras).not.toEqual(toms)
  // Read in turns, neither fingerprint replaces the other.
  expect(await voice(nora)).toEqual(noras)
  const [sample] = await call<Sample[]>(tom, 'GET', '/writing-samples')
  expect((await app.call('DELETE', `/api/writing-samples/${sample!.id}`, { as: nora })).status).toBe(404)
})

test('proofs, phrases never to say, the address and the description are each author’s own', async () => {
  await call(nora, 'POST', '/proofs', { kind: 'fact', content: 'The report has 90 readers.' })
  await call(nora, 'PUT', '/never-say', { phrases: ['game changer'] })
  await call(nora, 'PUT', '/voice/address', { address: 'formal' })
  await call(nora, 'PUT', '/voice/sketch', { text: 'Dry, short, stops early.' })
  expect(await call(tom, 'GET', '/proofs')).toEqual([])
  expect(await call(tom, 'GET', '/never-say')).toEqual({ phrases: [] })
  expect(await call(tom, 'GET', '/voice/address')).toEqual({ address: null })
  expect((await call<VoiceSketch>(tom, 'GET', '/voice/sketch')).text).toBe('')
  await call(tom, 'PUT', '/voice/sketch', { text: 'Warm, long.' })
  await call(tom, 'PUT', '/never-say', { phrases: ['circle back'] })
  expect((await call<VoiceSketch>(nora, 'GET', '/voice/sketch')).text).toBe('Dry, short, stops early.')
  expect(await call(nora, 'GET', '/never-say')).toEqual({ phrases: ['game changer'] })
})

test('posts are written from the acting author’s material, in their voice', async () => {
  await addSample(nora, short('The report'))
  await call(nora, 'POST', '/proofs', { kind: 'fact', content: 'The report has 90 readers.' })
  await call(nora, 'PUT', '/never-say', { phrases: ['game changer'] })
  await call(nora, 'PUT', '/user', { profession: 'Baker' })
  const brief = {
    subject: 'The report' as const,
    category: 'hot-takes' as const,
    postType: null,
    tone: 'standard' as const,
    emojiUsage: 'none' as const,
    language: 'english' as const,
    aiModel: 'gpt4' as const,
  }
  const evidence = async (as: TestUser) => {
    const { evidence, neverSay, about } = await authorFor(await app.contextOf(as), brief)
    return { samples: evidence.samples, proofs: evidence.proofs, neverSay, about }
  }
  expect(await evidence(tom)).toEqual({ samples: [], proofs: [], neverSay: [], about: '' })
  expect(await evidence(nora)).toEqual({
    samples: [short('The report')],
    proofs: ['The report has 90 readers.'],
    neverSay: ['game changer'],
    about: 'Profession: Baker',
  })
})

test('a text that another author has as a sample can be one’s own, and the room is the workspace’s', async () => {
  const pasted = { text: `${short('The report')}\n\n---\n\n${short('The meeting')}` }
  const add = async (as: TestUser) =>
    (await call<ImportResult>(as, 'POST', '/writing-samples/import?add=all', pasted)).added.length
  expect([await add(nora), await add(nora), await add(tom)]).toEqual([2, 0, 2])
  expect(await samplesOf(tom)).toEqual(await samplesOf(nora))
  const almostAll = Array.from({ length: maxSamples - 5 }, (_, place) => ({
    id: `${nora.id}-${place}`,
    workspaceId: nora.workspaceId,
    authorId: nora.id,
    content: short(`Case ${place}`),
    source: 'custom' as const,
    createdAt: new Date(),
  }))
  await app.db.insert(writingSamples).values(almostAll)
  pasted.text = ['The form', 'The letter'].map(short).join('\n\n---\n\n')
  expect(await add(tom)).toBe(1)
  const refused = await app.call('POST', '/api/writing-samples', { as: tom, body: { content: short('One more') } })
  expect([refused.status, await refused.text()]).toEqual([
    400,
    'At most 500 samples can be kept. Delete one to add another; nothing was lost.',
  ])
})

test('somebody with two workspaces has a voice in each', async () => {
  const elsewhere = await app.joins(nora, await app.signUp())
  await addSample(nora, short('The report'))
  expect(await samplesOf(elsewhere)).toEqual([])
  await call(elsewhere, 'PUT', '/never-say', { phrases: ['circle back'] })
  expect(await call(nora, 'GET', '/never-say')).toEqual({ phrases: [] })
})

test('a post tells who wrote it', async () => {
  const post = await call<Post>(tom, 'POST', '/posts', { title: 'Mine', category: 'hot-takes' })
  const [row] = await app.db.select().from(posts).where(eq(posts.id, post.id))
  expect([row!.workspaceId, row!.authorId]).toEqual([nora.workspaceId, tom.id])
})

test('a program writes in the voice of the person whose key it is, a worker in nobody’s', async () => {
  const ctx = await app.contextOf(tom)
  const { actor } = ctx
  if (actor.kind !== 'person') throw new Error('a person is signed in')
  const program = {
    ...ctx,
    actor: {
      kind: 'program',
      keyId: 'k',
      name: 'n8n',
      user: actor.user,
      role: actor.role,
      may: ['read voice', 'write voice'],
    },
  } as const
  await addProof(program, { kind: 'fact', content: 'We are eleven.' })
  expect(await call(tom, 'GET', '/proofs')).toMatchObject([{ content: 'We are eleven.' }])
  expect(await call(nora, 'GET', '/proofs')).toEqual([])
  const worker = asWorker(app.deps, nora.workspaceId, 'publish', ['read voice'])
  const refused = { code: 'forbidden', message: 'This job may not read the author’s voice.' }
  await expect(voiceOf(worker)).rejects.toMatchObject(refused)
  await expect(listProofs(worker)).rejects.toMatchObject(refused)
  expect(() => author(worker)).toThrow('A job of the server cannot write in anybody’s voice.')
})

test('the download of one’s data holds the posts of the workspace, and of the voices one’s own', async () => {
  await addSample(nora, short('The report'))
  await addSample(tom, short('The survey'))
  await call(nora, 'PUT', '/never-say', { phrases: ['game changer'] })
  await app.hasPost(nora, { title: 'By Nora' })
  const archive = await app.call('GET', '/api/user/export', { as: tom })
  const files = unzipSync(new Uint8Array(await archive.arrayBuffer()))
  const read = (name: string) => JSON.parse(strFromU8(files[name]!))
  expect(read('posts.json')).toMatchObject([{ title: 'By Nora' }])
  expect(read('writing-samples.json')).toMatchObject([{ content: short('The survey') }])
  expect(read('never-say.json')).toEqual([])
  expect(read('account.json').workspace).toEqual({
    name: expect.any(String),
    role: 'editor',
    carouselColour: null,
    joinedAt: expect.any(String),
  })
  expect(
    Object.entries(files)
      .map(([name, file]) => (name === 'posts.json' ? '' : strFromU8(file)))
      .join(),
  ).not.toContain(nora.id)
})
