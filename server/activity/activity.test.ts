import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import type { Post } from '#shared/posts.ts'
import type { ActivityEntry, ActorNamed } from '#shared/workspace-activity.ts'
import { sayDone } from '#shared/workspace-activity-words.ts'
import { type TestApp, type TestUser, withTestApp } from '../testing/app.ts'
import { keyFor } from '../testing/programs.ts'

const minute = 60_000

async function calling(app: TestApp) {
  const call = async <T>(as: TestUser, method: string, path: string, body?: unknown): Promise<T> => {
    const answer = await app.call(method, `/api/${path}`, { as, body })
    if (!answer.ok) throw new Error(`${answer.status} ${await answer.text()}`)
    return (answer.status === 204 ? null : await answer.json()) as T
  }
  return {
    call,
    activity: (as: TestUser, query = '') => call<ActivityEntry[]>(as, 'GET', `activity${query}`),
    kinds: async (as: TestUser, query = '') =>
      (await call<ActivityEntry[]>(as, 'GET', `activity${query}`)).map(({ kind }) => kind),
  }
}

const newPost = { title: '=Benches', category: 'hot-takes' }

test('the activity tells writers what was done to profiles, voice, sources and templates, and for which author', async () => {
  const app = await withTestApp()
  const { call, activity, kinds } = await calling(app)
  const owner = await app.signUp()
  const reviewer = await app.joins(await app.signUp(), owner, 'reviewer')
  const maya = await call<{ id: string }>(owner, 'POST', 'authors', { fullName: 'Maya Stone' })
  const content = 'I bake bread every morning, and I sell what I bake before noon. '.repeat(3)
  const headers = { 'x-author': maya.id }
  await app.call('POST', '/api/writing-samples', { as: owner, body: { content, source: 'custom' }, headers })
  const proof = await call<{ id: string }>(owner, 'POST', 'proofs', {
    kind: 'fact',
    content: 'Twelve people work here.',
  })
  await call(owner, 'PATCH', `proofs/${proof.id}`, { content: 'Thirteen people work here.' })
  await call(owner, 'DELETE', `proofs/${proof.id}`)
  await call(owner, 'PUT', 'posting-slots', [{ weekday: 2, time: '09:00' }])
  await call(owner, 'PUT', `authors/${maya.id}`, { profession: 'Baker' })
  await call(owner, 'PUT', 'user', { profession: 'Writer' })
  await call(owner, 'PUT', 'voice/address', { address: 'formal' })
  const source = await call<{ id: string }>(owner, 'POST', 'sources', { text: 'Bread rises overnight.' })
  await call(owner, 'DELETE', `sources/${source.id}`)
  const template = await call<{ id: string }>(owner, 'POST', 'templates', {
    postId: (await app.hasPost(owner)).id,
    name: 'Short',
  })
  await call(owner, 'PUT', `templates/${template.id}`, { name: 'Shorter' })
  await call(owner, 'DELETE', `templates/${template.id}`)
  const told = await activity(owner, '?group=material')
  expect(told.map(({ kind, about }) => [kind, about?.id])).toEqual([
    ['template deleted', undefined],
    ['template renamed', undefined],
    ['template added', undefined],
    ['source deleted', undefined],
    ['source added', undefined],
    ['voice changed', owner.id],
    ['profile changed', owner.id],
    ['profile changed', maya.id],
    ['slots changed', owner.id],
    ['proof deleted', owner.id],
    ['proof changed', owner.id],
    ['proof added', owner.id],
    ['sample added', maya.id],
  ])
  expect(sayDone(told.at(-1)!).message).toBe('{who} added a writing sample for {name}')
  expect(await kinds(reviewer, '?group=material')).toEqual([])
})

test('the activity says who did what, by which key, and names what is gone no more', async () => {
  const app = await withTestApp()
  const { call, activity, kinds } = await calling(app)
  const owner = await app.signUp()
  const reviewer = await app.joins(await app.signUp(), owner, 'reviewer')
  const key = await keyFor(app, owner)
  const post = await call<Post>(owner, 'POST', 'posts', newPost)
  await call(owner, 'PUT', `posts/${post.id}`, { scheduledFor: '2099-01-05T09:00', timeZone: 'Europe/Berlin' })
  await call(reviewer, 'POST', `posts/${post.id}/comments`, { text: 'Three, no?' })
  await app.app.request(`/api/posts/${post.id}/duplicate`, {
    method: 'POST',
    headers: { authorization: `Bearer ${key}` },
  })
  expect(await activity(owner, `?post=${post.id}`)).toMatchObject([
    { kind: 'commented', by: { kind: 'person', id: reviewer.id, through: null }, post: { title: '=Benches' } },
    { kind: 'scheduled', detail: { scheduledFor: '2099-01-05T08:00:00.000Z', timeZone: 'Europe/Berlin' } },
    { kind: 'post created', by: { id: owner.id }, about: null },
  ])
  const [copied] = await activity(owner, '?group=posts')
  expect(copied).toMatchObject({
    kind: 'post copied',
    by: { kind: 'program', id: owner.id, through: { name: 'Desk notes' } },
  })
  const actors = await call<ActorNamed[]>(owner, 'GET', 'activity/actors')
  expect(actors.map(({ kind, id }) => [kind, id]).sort()).toEqual(
    [
      ['person', owner.id],
      ['person', reviewer.id],
      ['program', copied!.by.through!.id],
    ].sort(),
  )
  expect(await kinds(owner, `?by=${copied!.by.through!.id}`)).toEqual(['post copied'])
  const table = await app.call('GET', `/api/activity/csv?by=${owner.id}&group=posts`, { as: owner })
  expect(table.headers.get('content-type')).toBe('text/csv; charset=utf-8')
  const [head, ...rows] = (await table.text()).trimEnd().split('\r\n')
  expect(head).toBe('at,until,who,through,what,detail,about,post,postId')
  expect(rows.map((row) => row.split(',').slice(4))).toEqual([
    ['scheduled', 'for 2099-01-05T08:00:00.000Z (Europe/Berlin)', '', "'=Benches", post.id],
    ['post created', '', '', "'=Benches", post.id],
  ])
  await call(owner, 'DELETE', `posts/${post.id}`)
  await app.db.execute(sql`delete from users where id = ${reviewer.id}`)
  const [, comment] = (await activity(owner, `?post=${post.id}`)) as [ActivityEntry, ActivityEntry]
  expect(comment).toMatchObject({ by: { id: null, name: null }, post: { id: post.id, title: null } })
  expect(await kinds(owner, `?post=${post.id}&to=${comment.at}`)).toEqual(['scheduled', 'post created'])
})

test('everybody reads what concerns posts and members, only owners what concerns keys, and programs only posts', async () => {
  const app = await withTestApp()
  const { activity, call, kinds } = await calling(app)
  const owner = await app.signUp()
  const writer = await app.joins(await app.signUp(), owner, 'writer')
  await call(owner, 'PUT', `members/${writer.id}`, { role: 'reviewer' })
  await call(owner, 'PUT', 'approval', { mode: 'asked' })
  const key = await keyFor(app, owner, { scopes: ['read posts', 'write posts'] })
  await call(owner, 'POST', 'posts', newPost)
  expect(await kinds(owner)).toEqual(['post created', 'key created', 'approval mode changed', 'role changed'])
  expect(await kinds(writer)).toEqual(['post created', 'role changed'])
  const [change] = await activity(writer, '?group=members')
  expect(change).toMatchObject({ about: { id: writer.id }, detail: { role: 'reviewer', formerRole: 'writer' } })
  const byKey = await app.app.request('/api/activity', { headers: { authorization: `Bearer ${key}` } })
  expect(((await byKey.json()) as ActivityEntry[]).map(({ kind }) => kind)).toEqual(['post created'])
  expect(await activity(await app.signUp())).toEqual([])
})

test('many saves of one person within minutes are one entry, from the first to the last', async () => {
  let now = new Date('2026-11-20T09:00:00Z')
  const app = await withTestApp({ now: () => now })
  const { activity, call } = await calling(app)
  const owner = await app.signUp()
  const editor = await app.joins(await app.signUp(), owner, 'editor')
  const post = await app.hasPost(owner)
  const type = async (as: TestUser, minutes: number, hook: string) => {
    now = new Date(now.getTime() + minutes * minute)
    await call(as, 'PUT', `posts/${post.id}`, { content: { hook } })
  }
  const edits = async () =>
    (await activity(owner, `?post=${post.id}`))
      .filter(({ kind }) => kind === 'text edited')
      .map(({ by, at, until }) => [by.id, at.slice(11, 16), until?.slice(11, 16) ?? null])
  await type(owner, 1, 'T')
  await type(owner, 0.5, 'Tw')
  await type(owner, 0.5, 'Two')
  expect(await edits()).toEqual([[owner.id, '09:01', '09:02']])
  // Begins a version, but no entry.
  await type(owner, 8, 'Two b')
  await type(owner, 0.5, 'Two be')
  expect(await edits()).toEqual([[owner.id, '09:01', '09:10']])
  await type(editor, 1, 'Two ben')
  await type(owner, 1, 'Two benc')
  await type(owner, 20, 'Two benches')
  await type(owner, 0, 'Two benches')
  expect(await edits()).toEqual([
    [owner.id, '09:32', null],
    [owner.id, '09:12', null],
    [editor.id, '09:11', null],
    [owner.id, '09:01', '09:10'],
  ])
})

test('an entry is stored with its change or not at all', async () => {
  const app = await withTestApp()
  const { activity, call } = await calling(app)
  const owner = await app.signUp()
  const key = await keyFor(app, owner)
  const post = await app.hasPost(owner)
  const before = await activity(owner)
  const tried = await app.app.request(`/api/posts/${post.id}?dryRun=true`, {
    method: 'DELETE',
    headers: { authorization: `Bearer ${key}` },
  })
  expect(tried.status).toBe(204)
  expect(await activity(owner)).toEqual(before)
  await app.db.execute(sql`alter table activities add constraint full_disk check (kind not like 'post %') not valid`)
  expect((await app.call('DELETE', `/api/posts/${post.id}`, { as: owner })).status).toBe(500)
  expect((await app.call('POST', '/api/posts', { as: owner, body: newPost })).status).toBe(500)
  expect((await call<Post[]>(owner, 'GET', 'posts')).map(({ id }) => id)).toEqual([post.id])
})

test('pages neither repeat nor leave out an entry while others are added', async () => {
  const app = await withTestApp()
  const { call } = await calling(app)
  const owner = await app.signUp()
  const post = await app.hasPost(owner)
  const comment = (text: string) => call(owner, 'POST', `posts/${post.id}/comments`, { text })
  for (let one = 0; one < 60; one++) await comment(`${one}`)
  const seen: string[] = []
  for (let path: string | undefined = '/api/activity?group=comments'; path; ) {
    const page = await app.call('GET', path, { as: owner })
    seen.push(...((await page.json()) as ActivityEntry[]).map(({ id }) => id))
    path = page.headers.get('link')?.match(/<(.*)>/)?.[1]
    if (path) await comment('meanwhile')
  }
  expect([seen.length, new Set(seen).size]).toEqual([60, 60])
  expect((await app.call('GET', '/api/activity?cursor=x', { as: owner })).status).toBe(400)
})
