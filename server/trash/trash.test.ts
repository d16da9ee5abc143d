import { randomBytes } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { eq, getTableName, sql } from 'drizzle-orm'
import { unzipSync } from 'fflate'
import pg from 'pg'
import { afterAll, beforeAll, beforeEach, expect, inject, test } from 'vitest'
import type { IdeaSet } from '#shared/ideas.ts'
import type { Post } from '#shared/posts.ts'
import { maxSamples } from '#shared/samples.ts'
import { maxInTrash, type Restored, type TrashItem } from '#shared/trash.ts'
import { within } from '../context.ts'
import { knownMigrations, migrateWithin } from '../database/migrate.ts'
import { approvals, ideaSets, jobs, media, publications, sessions, trash, workspaces } from '../database/schema.ts'
import { letOldSetsGo, trashableSets } from '../ideas/ideas.ts'
import { postDue } from '../scheduling/due.ts'
import { postingToken } from '../scheduling/posting-link.ts'
import { followZones } from '../scheduling/zones.ts'
import { tidyUp } from '../start/housekeeping.ts'
import { appTrash } from '../start/trash.ts'
import { startTestApp, type TestApp, type TestUser, withTestApp } from '../testing/app.ts'
import { mediaCalls, someImage } from '../testing/media.ts'
import { documentedCalls } from '../testing/requests.ts'
import { moveToTrash } from './move.ts'

const hour = 3_600_000
const day = 24 * hour

let app: TestApp
let nora: TestUser
let now = () => new Date()
beforeAll(async () => {
  app = await startTestApp({ now: () => now() })
})
afterAll(() => app.stop())
beforeEach(async () => {
  now = () => new Date()
  nora = await app.signUp()
  // Some tests look at the trash a month later.
  await app.db.update(sessions).set({ expiresAt: new Date(Date.now() + 60 * day) })
})

const later = (ms: number) => {
  const at = new Date(Date.now() + ms)
  now = () => at
}
const json = async <T>(response: Response | Promise<Response>) => (await (await response).json()) as T
const inTrash = (as = nora) => json<TrashItem[]>(app.call('GET', '/api/trash', { as }))
const remove = async (path: string, as = nora) => (await app.call('DELETE', `/api/${path}`, { as })).status
const restores = (id: string, as = nora) => app.call('POST', `/api/trash/${id}/restore`, { as })
const jobsOf = async (id: string) => (await app.db.select().from(jobs).where(eq(jobs.key, id))).map(({ kind }) => kind)
const historyOf = (id: string) => json<{ kind: string }[]>(app.call('GET', `/api/posts/${id}/history`, { as: nora }))

/** A post, a sample, a proof, a template and a set of ideas; each of their texts contains the word. */
async function hasEverything(word: string, scheduledFor = new Date(Date.now() + hour)) {
  const made = <T = { id: string }>(path: string, body: unknown) =>
    json<T>(app.call('POST', `/api/${path}`, { as: nora, body }))
  const text = `${word}: we cancelled our Monday status meeting in March, and nobody has missed it since.`
  const content = { hook: text, insight: text, value: text, cta: text }
  const { id } = await made<Post>('posts', {
    title: text,
    content,
    firstComment: text,
    category: 'hot-takes',
    timeZone: 'UTC',
    scheduledFor: scheduledFor.toISOString(),
  })
  const changes = [
    { content: { hook: `${text} Twice.` } },
    { claims: [{ key: `${word} 11 people`, state: 'true' }], content: { value: `${text} 11 people.` } },
  ]
  for (const body of changes) await app.call('PUT', `/api/posts/${id}`, { as: nora, body })
  await mediaCalls(app).added(nora, id, await someImage().png().toBuffer(), `?alt=${word}`)
  await made(`posts/${id}/comments`, { text })
  const sample = await made('writing-samples', { title: word, content: text })
  const proof = await made('proofs', { kind: 'fact', content: text })
  const ideas = await made<IdeaSet>('generate-ideas', { themes: [word], categories: ['tip'] })
  const template = await made('templates', { postId: id, name: word })
  const [idea] = ideas.ideas
  return { post: id, sample: sample.id, proof: proof.id, ideas: ideas.id, idea: idea!.id, template: template.id }
}

async function putsAway({ post, sample, proof, template, ideas }: Awaited<ReturnType<typeof hasEverything>>) {
  for (const path of [`posts/${post}`, `writing-samples/${sample}`, `proofs/${proof}`, `templates/${template}`])
    expect(await remove(path)).toBe(204)
  const ctx = await app.contextOf(nora)
  await app.db.transaction((tx) => moveToTrash(within(ctx, tx), trashableSets, eq(ideaSets.id, ideas)))
}

test('a thing in the trash is nowhere else: in no answer of any call, no calendar, no reminder', async () => {
  const word = 'Quokkawort'
  const feed = await json<{ address: string }>(app.call('POST', '/api/calendar-feed', { as: nora }))
  const ids = await hasEverything(word)
  const [{ id: mediaId } = { id: '' }] = await mediaCalls(app).listed(nora, ids.post)
  const [{ payload } = { payload: null }] = await app.db.select().from(jobs).where(eq(jobs.key, ids.post))
  const due = payload as { postId: string; dueAt: string }
  const token = postingToken(app.deps.config, { ...due, userId: nora.id, dueAt: new Date(due.dueAt), epoch: 0 })
  const range = `from=${new Date(Date.now() - day).toISOString()}&to=${new Date(Date.now() + 9 * day).toISOString()}`
  const gets = (await documentedCalls((path, init) => app.app.request(path, init))).filter(
    ({ method, path }) => method === 'GET' && !['/api/trash', '/api/user/export', '/api/logout'].includes(path),
  )
  const addresses = gets.flatMap(({ path }) =>
    [...Object.values(ids), mediaId].map(
      (id) => `${path.replace('{token}', token).replace(/\{.*?\}/g, id)}?${range}&timeZone=UTC`,
    ),
  )
  const tell = async () => {
    const telling = new Set<string>()
    for (const path of new Set([...addresses, new URL(feed.address).pathname, `/api/posts?q=${word}`])) {
      const response = await app.call('GET', path, { as: nora })
      if (`${await response.text()}${[...response.headers].join()}`.includes(word)) telling.add(path.split('?')[0]!)
    }
    return [...telling]
  }
  later(90 * 60_000)
  // First without the trash, or the next check would prove nothing.
  expect(await tell()).toEqual(
    expect.arrayContaining([
      ...[
        '/api/posts',
        `/api/posts/${ids.post}`,
        `/api/posts/${ids.post}/comments`,
        '/api/scheduled-posts',
        '/api/notifications',
        new URL(feed.address).pathname,
      ],
      ...[
        '/api/writing-samples',
        '/api/writing-evidence',
        '/api/proofs',
        '/api/templates',
        '/api/idea-sets',
        `/api/posting/${token}`,
      ],
    ]),
  )
  await putsAway(ids)
  expect(await tell()).toEqual([])
  expect((await app.call('GET', `/api/media/${mediaId}`, { as: nora })).status).toBe(404)
  await postDue(app.deps, due, { key: due.postId, workspaceId: null, attempt: 1, lateMs: 0, signal: app.deps.stopping })
  await followZones(app.deps)
  expect(app.mails.filter((mail) => JSON.stringify(mail).includes(word))).toEqual([])
  const shown = (await inTrash()).map(({ kind, title }) => [kind, title.startsWith(word)])
  expect(shown.sort()).toEqual(['ideas', 'post', 'proof', 'sample', 'template'].map((kind) => [kind, true]))
  const archive = await app.call('GET', '/api/user/export', { as: nora })
  const files = Object.entries(unzipSync(new Uint8Array(await archive.arrayBuffer())))
  const telling = files.filter(([, bytes]) => Buffer.from(bytes).includes(word)).map(([name]) => name)
  expect(telling).toEqual(['trash.json'])
  expect(files.map(([name]) => name)).toContain(`media/trash/${ids.post}/1 ${mediaId}.png`)
})

const rowsOf = async (ids: Awaited<ReturnType<typeof hasEverything>>) => {
  const owned = appTrash.kinds.flatMap(({ kind, parts: columns }) =>
    columns.map((column) => ({ column, id: ids[kind] })),
  )
  const rows: unknown[] = []
  for (const { column, id } of [...owned, { column: media.postId, id: ids.post }])
    rows.push(
      (
        await app.db.execute(
          sql`select row_to_json(${column.table})::text from ${column.table} where ${column} = ${id}`,
        )
      ).rows,
    )
  return rows
}

test('a restored thing is the same to the last row, and a post is scheduled again for its time', async () => {
  const ids = await hasEverything('Numbat')
  const answers = () =>
    Promise.all(
      [
        `posts/${ids.post}`,
        `posts/${ids.post}/history`,
        `posts/${ids.post}/comments`,
        'writing-samples',
        'proofs',
        'templates',
        'idea-sets',
        'voice',
      ].map(async (path) => (await app.call('GET', `/api/${path}`, { as: nora })).text()),
    )
  const asked = { note: '', outgoing: { hook: '', insight: '', value: '', cta: '', media: [] }, hash: '' }
  await app.db.insert(approvals).values({
    ...asked,
    postId: ids.post,
    number: 1,
    decision: 'approved',
    decidedByName: 'Nora',
    decidedAt: new Date(),
  })
  const [rows, told, [image]] = [await rowsOf(ids), await answers(), await mediaCalls(app).listed(nora, ids.post)]
  expect(rows.map((ofTable) => (ofTable as unknown[]).length)).toEqual([1, 1, 1, 0, 1, 1, 0, 1, 1, 1, 6, 1, 1, 1])
  await putsAway(ids)
  expect((await rowsOf(ids)).flat()).toEqual([])
  expect(await jobsOf(ids.post)).toEqual([])
  for (const { id, kind } of await inTrash())
    expect(await json<Restored>(restores(id))).toEqual({ kind, id, passedTime: null })
  expect(await rowsOf(ids)).toEqual(rows)
  expect(await answers()).toEqual(told)
  expect((await mediaCalls(app).bytesOf(nora, image!)).length).toBe(image!.bytes)
  expect(await jobsOf(ids.post)).toEqual(['post-due'])
  expect(await inTrash()).toEqual([])
  expect((await restores(ids.post)).status).toBe(404)
})

test('every row that belongs to a thing comes back with it, or is a known exception', async () => {
  const { rows } = await app.db.execute<{ table: string }>(sql`
    select distinct conrelid::regclass::text as table from pg_constraint where contype = 'f'
      and confrelid in ('posts'::regclass, 'writing_samples'::regclass, 'proofs'::regclass, 'idea_sets'::regclass)`)
  const kept = appTrash.kinds.flatMap(({ parts: [, ...parts] }) => parts.map(({ table }) => getTableName(table)))
  // Exceptions: media keep their rows, a future time has no reminder or link, generations count for the plan,
  // and what a live post teaches is learned again.
  expect(rows.map(({ table }) => table).sort()).toEqual(
    [...kept, 'media', 'reminders', 'posting_links', 'generations', 'voice_lessons'].sort(),
  )
})

test('a thing that was deleted before a column was added comes back with its default', async () => {
  const post = await app.hasPost(nora, { firstComment: 'The link' })
  await remove(`posts/${post.id}`)
  const rows = sql`((${trash.rows})::jsonb #- '{posts,0,first_comment}')::json`
  await app.db.update(trash).set({ rows }).where(eq(trash.id, post.id))
  expect((await restores(post.id)).status).toBe(200)
  expect(await json<Post>(app.call('GET', `/api/posts/${post.id}`, { as: nora }))).toEqual({
    ...post,
    firstComment: '',
  })
})

test('a thing that an earlier version deleted is restored after all migrations since', async () => {
  const database = `test_${randomBytes(6).toString('hex')}`
  const server = inject('database')
  await app.db.$client.query(`create database ${database}`)
  const client = new pg.Client({ ...server, database })
  await client.connect()
  try {
    const known = knownMigrations()
    await client.query(
      'create schema drizzle; create table drizzle.__drizzle_migrations (id serial primary key, hash text not null, created_at bigint)',
    )
    await client.query('begin')
    await migrateWithin(client, known.slice(0, 1))
    const rows = await readFile(join(import.meta.dirname, 'deleted-by-0000.json'), 'utf8')
    await client.query(
      `insert into workspaces (id, created_at) values ('w', now());
       insert into users (id, username, is_email_verified, full_name, created_at) values ('u', 'u@example.com', true, 'Nora Field', now());
       insert into members (workspace_id, user_id, role, joined_at) values ('w', 'u', 'owner', now())`,
    )
    await client.query(
      `insert into trash select id, kind, 'w', case when kind in ('sample', 'proof') then 'u' end, 'T', rows, now()
       from json_to_recordset($1) given (id text, kind text, rows json)`,
      [rows],
    )
    await migrateWithin(client, known.slice(1))
    await client.query('commit')
  } finally {
    await client.end()
  }
  const upgraded = await withTestApp({ database })
  const ctx = await upgraded.contextOf({ id: 'u', workspaceId: 'w', username: '', cookie: '' })
  for (const id of ['post', 'sample', 'proof', 'ideas', 'template'])
    expect((await appTrash.restore(ctx, id)).id).toBe(id)
  const read = await upgraded.db.execute(sql`select (select count(*)::int from post_versions) as versions,
    (select count(*)::int from post_events) as events, (select count(*)::int from ideas) as ideas`)
  expect(read.rows).toEqual([{ versions: 1, events: 1, ideas: 1 }])
})

test('a post whose time passed in the trash comes back as a draft, and is neither sent nor reminded of', async () => {
  const scheduledFor = new Date(Date.now() + hour)
  const ids = await hasEverything('Bilby', scheduledFor)
  await remove(`posts/${ids.post}`)
  later(2 * hour)
  const { passedTime } = await json<Restored>(restores(ids.post))
  expect(passedTime).toBe(scheduledFor.toISOString())
  const post = await json<Post>(app.call('GET', `/api/posts/${ids.post}`, { as: nora }))
  expect(post).toMatchObject({ status: 'draft', scheduledFor: null })
  expect(await jobsOf(ids.post)).toEqual([])
  expect((await historyOf(ids.post)).map(({ kind }) => kind)).toEqual(['unscheduled', 'scheduled'])
})

test('a post that was live comes back live; one that was to be tried again is not', async () => {
  const live = await app.hasPost(nora, {
    scheduledFor: new Date(Date.now() + hour),
    publication: { url: 'https://x.test/1' },
  })
  const publication = { state: 'failed', publishedAt: null, error: 'rate-limited', retryAt: new Date() } as const
  const failed = await app.hasPost(nora, { publication })
  for (const { id } of [live, failed]) await remove(`posts/${id}`)
  later(2 * hour)
  for (const { id } of [live, failed]) expect((await json<Restored>(restores(id))).passedTime).toBeNull()
  expect(await json<Post>(app.call('GET', `/api/posts/${live.id}`, { as: nora }))).toEqual(live)
  const [row] = await app.db.select().from(publications).where(eq(publications.postId, failed.id))
  expect(row).toMatchObject({ state: 'failed', error: 'rate-limited', retryAt: null })
  expect(await jobsOf(failed.id)).toEqual([])
})

test('a post in the trash is every member’s, a sample only its author’s, and nothing anybody else’s', async () => {
  const ids = await hasEverything('Potoroo')
  await putsAway(ids)
  const colleague = await app.joins(await app.signUp(), nora)
  const stranger = await app.signUp()
  expect((await inTrash(colleague)).map(({ kind }) => kind)).toEqual(['ideas', 'template', 'post'])
  expect(await inTrash(stranger)).toEqual([])
  for (const id of [ids.post, ids.sample, ids.proof, ids.ideas])
    expect([(await restores(id, stranger)).status, await remove(`trash/${id}`, stranger)]).toEqual([404, 404])
  expect([(await restores(ids.sample, colleague)).status, await remove(`trash/${ids.proof}`, colleague)]).toEqual([
    404, 404,
  ])
  expect(await remove('trash', colleague)).toBe(204)
  expect((await inTrash()).map(({ kind }) => kind)).toEqual(['proof', 'sample'])
})

test('one idea is deleted and comes back into its set, and without the set it stays in the trash', async () => {
  const { idea, ideas } = await hasEverything('Bettong')
  const left = async () => (await json<IdeaSet>(app.call('GET', `/api/idea-sets/${ideas}`, { as: nora }))).ideas
  const all = await left()
  expect(await remove(`ideas/${idea}`, await app.signUp())).toBe(404)
  expect(await remove(`ideas/${idea}`)).toBe(204)
  expect(await left()).toEqual(all.slice(1))
  expect(await inTrash()).toMatchObject([{ kind: 'idea', id: idea, title: all[0]?.title }])
  const ctx = await app.contextOf(nora)
  await app.db.transaction((tx) => moveToTrash(within(ctx, tx), trashableSets, eq(ideaSets.id, ideas)))
  const refused = await restores(idea)
  expect([refused.status, await refused.text()]).toEqual([
    409,
    'The set of this idea was deleted too. If the set is still in the trash, restore it first.',
  ])
  for (const id of [ideas, idea]) expect((await restores(id)).status).toBe(200)
  expect(await left()).toEqual(all)
})

test('a post restored twice at once is there once', async () => {
  const { id } = await app.hasPost(nora)
  await remove(`posts/${id}`)
  const answers = await Promise.all([restores(id), restores(id), restores(id)])
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 404, 404])
  expect(await json<Post[]>(app.call('GET', '/api/posts', { as: nora }))).toHaveLength(1)
})

test('a full account restores nothing, says so, and loses nothing', async () => {
  const { sample } = await hasEverything('Dunnart')
  await app.db.execute(sql`
    insert into writing_samples select (json_populate_record(s, json_build_object('id', s.id || n))).*
    from writing_samples s, generate_series(1, ${maxSamples}) n where s.id = ${sample}`)
  await remove(`writing-samples/${sample}`)
  const refused = await restores(sample)
  expect([refused.status, await refused.text()]).toEqual([
    ...[
      400,
      `At most ${maxSamples.toLocaleString('en')} samples can be kept. Delete one to add another; nothing was lost.`,
    ],
  ])
  expect((await inTrash()).map(({ id }) => id)).toEqual([sample])
})

test('restored ideas are kept in a full workspace, and an older set makes room', async () => {
  const { ideas } = await hasEverything('Kowari')
  await app.db.execute(sql`
    insert into idea_sets select (json_populate_record(s, json_build_object('id', s.id || n, 'created_at', s.created_at + n * interval '1 second'))).*
    from idea_sets s, generate_series(1, 1000) n where s.id = ${ideas}`)
  await letOldSetsGo(await app.contextOf(nora))
  expect((await inTrash()).map(({ id }) => id)).toEqual([ideas])
  expect((await restores(ideas)).status).toBe(200)
  expect((await app.call('GET', `/api/idea-sets/${ideas}`, { as: nora })).status).toBe(200)
  expect((await inTrash()).map(({ id }) => id)).toEqual([`${ideas}1`])
})

test('after 30 days a thing is gone for good, with the bytes of its images', async () => {
  const ids = await hasEverything('Quoll')
  const [image] = await mediaCalls(app).listed(nora, ids.post)
  await putsAway(ids)
  later(30 * day - hour)
  await tidyUp(app.deps)
  expect(await inTrash()).toHaveLength(5)
  expect(await app.deps.mediaStore.get(image!.id)).not.toBeNull()
  later(30 * day + hour)
  await tidyUp(app.deps)
  expect(await inTrash()).toEqual([])
  await expect.poll(() => app.deps.mediaStore.get(image!.id)).toBeNull()
})

test('the trash is listed in pages, and beyond its limit the first deleted things go', async () => {
  const { proof } = await hasEverything('Wombat')
  const { id } = await app.hasPost(nora)
  await remove(`posts/${id}`)
  await app.db.execute(sql`
    insert into trash select (json_populate_record(t, json_build_object('id', 'copy-' || t.id || n, 'deleted_at', t.deleted_at - n * interval '1 second'))).*
    from trash t, generate_series(1, ${maxInTrash - 1}) n where t.id = ${id}`)
  await remove(`proofs/${proof}`)
  const kept = await app.db.$count(trash, eq(trash.workspaceId, nora.workspaceId))
  expect(kept).toBe(maxInTrash)
  const first = await app.call('GET', '/api/trash', { as: nora })
  const next = /<(.+)>/.exec(first.headers.get('link') ?? '')?.[1] ?? ''
  const both = [...(await json<TrashItem[]>(first)), ...(await json<TrashItem[]>(app.call('GET', next, { as: nora })))]
  expect(both.slice(0, 2).map((item) => item.id)).toEqual([proof, id])
  expect(new Set(both.map((item) => item.id)).size).toBe(100)
})

test('deleting one thing for good, or the account, empties the trash of it at once', async () => {
  const ids = await hasEverything('Bandicoot')
  const [image] = await mediaCalls(app).listed(nora, ids.post)
  await putsAway(ids)
  expect(await remove(`trash/${ids.post}`)).toBe(204)
  expect(await remove(`trash/${ids.post}`)).toBe(404)
  expect(await app.db.$count(media, eq(media.id, image!.id))).toBe(0)
  const other = await app.joins(await app.signUp(), nora)
  await app.call('DELETE', '/api/user', { as: nora, body: { username: nora.username } })
  const left = await app.db.select({ kind: trash.kind }).from(trash).where(eq(trash.workspaceId, nora.workspaceId))
  expect(left.map(({ kind }) => kind).sort()).toEqual(['ideas', 'template'])
  await app.call('DELETE', '/api/user', { as: other, body: { username: other.username } })
  expect(await app.db.$count(trash, eq(trash.workspaceId, nora.workspaceId))).toBe(0)
  expect(await app.db.$count(workspaces, eq(workspaces.id, nora.workspaceId))).toBe(0)
})
