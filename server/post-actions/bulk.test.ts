import { inArray } from 'drizzle-orm'
import { unzipSync } from 'fflate'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { BulkDeletion, BulkRestoration, BulkSchedule, ScheduleUndo } from '#shared/bulk.ts'
import type { Post } from '#shared/posts.ts'
import { jobs } from '../database/schema.ts'
import { startTestApp, type TestApp, type TestUser } from '../testing/app.ts'
import { mediaCalls, someImage } from '../testing/media.ts'

// A Saturday.
let now = () => new Date('2026-11-21T10:00:00Z')
let app: TestApp
beforeAll(async () => {
  app = await startTestApp({ now: () => now() })
})
afterAll(() => app.stop())

const ask = async <T>(as: TestUser, path: string, body: unknown, headers?: Record<string, string>): Promise<T> => {
  const response = await app.call('POST', `/api/${path}`, { as, body, headers })
  expect(response.status).toBe(200)
  return (await response.json()) as T
}
const idsOf = async (as: TestUser) =>
  ((await (await app.call('GET', '/api/posts', { as })).json()) as Post[]).map(({ id }) => id).sort()
const publishing = { publication: { state: 'publishing', publishedAt: null } } as const
const notFound = (id: string) => ({ id, title: '', code: 'not_found', reason: 'Post not found' })

test('posts are deleted and restored together; one that is being published stays, and nobody else’s is touched', async () => {
  const author = await app.signUp()
  const mine = [await app.hasPost(author), await app.hasPost(author)].map(({ id }) => id)
  const held = await app.hasPost(author, { title: 'On its way', ...publishing })
  const elsewhere = await app.hasPost(await app.signUp())
  const ids = [...mine, held.id, elsewhere.id, ...mine]
  const { deleted, left } = await ask<BulkDeletion>(author, 'posts/bulk-delete', { ids })
  expect(deleted.sort()).toEqual(mine.toSorted())
  const reason = 'This post is being published right now. Nothing was changed.'
  expect(left).toEqual([{ id: held.id, title: 'On its way', code: 'conflict', reason }, notFound(elsewhere.id)])
  expect(await idsOf(author)).toEqual([held.id])
  const inGerman = await ask<BulkDeletion>(author, 'posts/bulk-delete', { ids: [held.id] }, { 'accept-language': 'de' })
  expect(inGerman.left[0]!.reason).toBe('Dieser Beitrag wird gerade veröffentlicht. Es wurde nichts geändert.')
  const back = await ask<BulkRestoration>(author, 'trash/restore', { ids: [...mine, 'none'] })
  expect(back.restored).toEqual(mine.map((id) => ({ kind: 'post', id, passedTime: null })))
  expect(back.left).toMatchObject([{ id: 'none', code: 'not_found' }])
  expect(await idsOf(author)).toEqual([...mine, held.id].sort())
})

test('posts get the next free slots in their order, and those that get none come with a reason', async () => {
  const author = await app.signUp('Nora Field', 'Europe/Berlin')
  await app.call('PUT', '/api/posting-slots', { as: author, body: [{ weekday: 2, time: '09:00' }] })
  const plain = { engine: null, hook: 'A hook.', insight: 'An insight.', value: 'A value.', cta: 'A question?' }
  const [first, second] = [await app.hasPost(author, plain), await app.hasPost(author, plain)]
  const open = await app.hasPost(author, { ...plain, title: 'Open', value: 'We saved [how many hours?] a week.' })
  const planned = await app.hasPost(author, { title: 'Planned', scheduledFor: new Date('2027-03-01T08:00:00Z') })
  const live = await app.hasPost(author, { title: 'Live', publication: {} })
  const elsewhere = await app.hasPost(await app.signUp())
  const ids = [second, planned, open, live, elsewhere, first].map(({ id }) => id)
  const { scheduled, left } = await ask<BulkSchedule>(author, 'posts/bulk-schedule', { ids })
  expect(scheduled.map(({ id, scheduledFor }) => [id, scheduledFor])).toEqual([
    [second.id, '2026-11-24T08:00:00.000Z'],
    [first.id, '2026-12-01T08:00:00.000Z'],
  ])
  expect(left.map(({ title, code, reason }) => [title, code, reason])).toEqual([
    ['Planned', 'conflict', 'This post is scheduled already, and keeps its time.'],
    ['Open', 'unsettled', '1 blank is not filled: “how many hours?”. Nothing was scheduled.'],
    ['Live', 'conflict', 'This post is live. Nothing was changed.'],
    ['', 'not_found', 'Post not found'],
  ])
  const accepted = await ask<BulkSchedule>(author, 'posts/bulk-schedule', { ids: [open.id], openPoints: 'accept' })
  expect(accepted.scheduled.map(({ scheduledFor }) => scheduledFor)).toEqual(['2026-12-08T08:00:00.000Z'])
})

test('times given to several posts are taken back: a missed post is missed again and sends nothing, a later decision stays', async () => {
  const author = await app.signUp('Nora Field', 'Europe/Berlin')
  await app.call('PUT', '/api/posting-slots', { as: author, body: [{ weekday: 2, time: '09:00' }] })
  const plain = { engine: null, hook: 'A hook.', insight: 'An insight.', value: 'A value.', cta: 'A question?' }
  const former = { scheduledFor: new Date('2026-11-20T08:00:00Z'), timeZone: 'Europe/Berlin' }
  const [draft, missed] = [await app.hasPost(author, plain), await app.hasPost(author, { ...plain, ...former })]
  const moved = await app.hasPost(author, plain)
  const ids = [draft, missed, moved].map(({ id }) => id)
  const { scheduled } = await ask<BulkSchedule>(author, 'posts/bulk-schedule', { ids })
  const before = { ...former, scheduledFor: '2026-11-20T08:00:00.000Z' }
  expect(scheduled.map((one) => one.former)).toEqual([null, before, null])
  await app.call('PUT', `/api/posts/${moved.id}`, { as: author, body: { scheduledFor: '2027-03-01T08:00:00Z' } })
  const elsewhere = await app.hasPost(await app.signUp())
  const given = scheduled.map(({ id, scheduledFor, former }) => ({ id, scheduledFor, former }))
  const posts = [...given, { ...given[0], id: elsewhere.id }]
  const { undone, left } = await ask<ScheduleUndo>(author, 'posts/undo-schedule', { posts })
  expect(undone).toEqual([draft.id, missed.id])
  const reason = 'This post has changed since then, so it stays as it is.'
  expect(left).toEqual([{ id: moved.id, title: moved.title, code: 'conflict', reason }, notFound(elsewhere.id)])
  const statusOf = async ({ id }: Post) =>
    ((await (await app.call('GET', `/api/posts/${id}`, { as: author })).json()) as Post).status
  expect(await Promise.all([draft, missed, moved].map(statusOf))).toEqual(['draft', 'missed', 'scheduled'])
  expect(await app.db.select().from(jobs).where(inArray(jobs.key, undone))).toEqual([])
})

test('the export of some posts holds these alone, with their images', async () => {
  const author = await app.signUp()
  const [wanted, other] = [
    await app.hasPost(author, { title: 'Wanted' }),
    await app.hasPost(author, { title: 'Other' }),
  ]
  const elsewhere = await app.hasPost(await app.signUp(), { title: 'Elsewhere' })
  const image = await someImage().png().toBuffer()
  for (const { id } of [wanted, other]) await mediaCalls(app).added(author, id, image)
  const [{ id: imageId } = { id: '' }] = await mediaCalls(app).listed(author, wanted.id)
  const exported = (...ids: string[]) => app.call('GET', `/api/posts/export?ids=${ids.join(',')}`, { as: author })
  const response = await exported(wanted.id, elsewhere.id, 'none')
  const files = Object.keys(unzipSync(new Uint8Array(await response.arrayBuffer())))
  expect(files.sort()).toEqual([
    `media/${wanted.id}/1 ${imageId}.png`,
    'posts.csv',
    'posts.json',
    'posts/2026-11-21-Wanted.md',
  ])
  expect((await exported(elsewhere.id)).status).toBe(404)
})

test('at most a hundred things are taken at once, and at least one', async () => {
  const author = await app.signUp()
  const ids = Array.from({ length: 101 }, (_, at) => `${at}`)
  const refused = async (path: string, body: unknown) => {
    const response = await app.call('POST', `/api/${path}`, { as: author, body })
    return [response.status, await response.text()]
  }
  for (const path of ['posts/bulk-delete', 'posts/bulk-schedule', 'trash/restore']) {
    expect(await refused(path, { ids })).toEqual([400, 'At most 100 can be chosen at once.'])
    expect(await refused(path, { ids: [] })).toEqual([400, 'Nothing is chosen.'])
  }
  const given = (id: string) => ({ id, scheduledFor: '2026-11-24T08:00:00Z', former: null })
  expect((await refused('posts/undo-schedule', { posts: ids.map(given) }))[0]).toBe(400)
  expect((await app.call('GET', `/api/posts/export?ids=${ids.join(',')}`, { as: author })).status).toBe(400)
})

test('a duplicate is a draft with the text, the brief and the images of a post, and with nothing that happened to it', async () => {
  const author = await app.signUp()
  const scheduledFor = new Date('2027-03-01T08:00:00Z')
  const values = {
    firstComment: 'The link',
    answers: [{ question: 'When?', answer: 'In March.' }],
    savedToLibrary: true,
  }
  const { id } = await app.hasPost(author, { ...values, engine: 'GPT-4', scheduledFor, publication: {} })
  const bytes = await someImage().png().toBuffer()
  await mediaCalls(app).added(author, id, bytes, '?alt=Two%20colours')
  const post = (await (await app.call('GET', `/api/posts/${id}`, { as: author })).json()) as Post
  now = () => new Date('2026-11-21T10:30:00Z')
  const duplicated = await app.call('POST', `/api/posts/${id}/duplicate`, { as: author })
  expect(duplicated.status).toBe(201)
  const copy = (await duplicated.json()) as Post
  expect(copy).toEqual({
    ...post,
    id: copy.id,
    title: 'The Monday meeting (copy)',
    version: 1,
    status: 'draft',
    publication: null,
    scheduledFor: null,
    scheduledWallTime: null,
    timeZone: null,
    savedToLibrary: false,
    isPublished: false,
    createdAt: copy.createdAt,
    updatedAt: copy.createdAt,
    media: copy.media,
  })
  expect(new Date(copy.createdAt)).toEqual(now())
  const [image, original] = [copy.media[0]!, post.media[0]!]
  expect({ ...image, id: '', url: '' }).toEqual({ ...original, id: '', url: '' })
  await app.call('DELETE', `/api/media/${original.id}`, { as: author })
  expect(await mediaCalls(app).bytesOf(author, image)).toHaveLength(image.bytes)
  const stranger = await app.signUp()
  expect((await app.call('POST', `/api/posts/${id}/duplicate`, { as: stranger })).status).toBe(404)
})
