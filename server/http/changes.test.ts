import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type KeyScope, type KeyWithSecret, keyScopes } from '#shared/keys.ts'
import type { Post } from '#shared/posts.ts'
import type { WebhookWithSecret } from '#shared/webhooks.ts'
import { idempotencyKeys, jobs, posts } from '../database/schema.ts'
import { longContent, startTestApp, type TestApp, type TestUser } from '../testing/app.ts'
import { mediaCalls, someImage } from '../testing/media.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.stop())

async function program(as?: TestUser, scopes: readonly KeyScope[] = keyScopes) {
  const person = as ?? (await app.signUp())
  const made = await app.call('POST', '/api/keys', { as: person, body: { name: 'n8n', scopes } })
  const { secret }: KeyWithSecret = await made.json()
  const call = (method: string, path: string, body?: unknown, key?: string) =>
    app.call(method, path, {
      body,
      headers: { authorization: `Bearer ${secret}`, ...(key !== undefined && { 'idempotency-key': key }) },
    })
  const send = (path: string, body: Buffer<ArrayBuffer>) =>
    app.app.request(path, {
      method: 'POST',
      headers: { authorization: `Bearer ${secret}`, 'content-type': 'application/octet-stream' },
      body,
    })
  return { person, call, send }
}

const newPost = { title: 'The report', category: 'hot-takes' }
const stored = (workspaceId: string) => app.db.$count(posts, eq(posts.workspaceId, workspaceId))

test('a repeated call gets the first answer and changes nothing', async () => {
  const { person, call } = await program()
  const first = await call('POST', '/api/posts', newPost, 'one')
  const again = await call('POST', '/api/posts', newPost, 'one')
  expect([first.status, again.status]).toEqual([201, 201])
  expect(await again.text()).toBe(await first.text())
  expect([first, again].map(({ headers }) => headers.get('idempotent-replayed'))).toEqual([null, 'true'])
  expect(again.headers.get('content-type')).toBe('application/json')
  expect(await stored(person.workspaceId)).toBe(1)
  const other = await call('POST', '/api/posts', { ...newPost, title: 'Another' }, 'one')
  expect([other.status, await other.text()]).toEqual([409, 'This Idempotency-Key was used for another request.'])
})

test('calls that arrive together make one post', async () => {
  const { person, call } = await program()
  const answers = await Promise.all([1, 2, 3].map(() => call('POST', '/api/posts', newPost, 'together')))
  const ids = await Promise.all(answers.map(async (answer) => ((await answer.json()) as Post).id))
  expect(new Set(ids).size).toBe(1)
  expect(await stored(person.workspaceId)).toBe(1)
})

test('an answer without a body repeats too', async () => {
  const { person, call } = await program()
  const post = await app.hasPost(person)
  for (const replayed of [null, 'true']) {
    const answer = await call('DELETE', `/api/posts/${post.id}`, undefined, 'gone')
    expect([answer.status, await answer.text(), answer.headers.get('idempotent-replayed')]).toEqual([204, '', replayed])
  }
})

test('a repeat of a call whose answer held a secret does nothing and says so, and no secret is kept', async () => {
  const { person, call } = await program()
  const wanted = { url: 'https://example.com/hook', events: ['post.published'] }
  const made = await call('POST', '/api/webhooks', wanted, 'hook')
  const { id, secret } = (await made.json()) as WebhookWithSecret
  const rotated = await call('POST', `/api/webhooks/${id}/secret`, undefined, 'rotation')
  expect([made.status, rotated.status]).toEqual([201, 200])
  for (const again of [
    await call('POST', '/api/webhooks', wanted, 'hook'),
    await call('POST', `/api/webhooks/${id}/secret`, undefined, 'rotation'),
  ])
    expect([again.status, await again.text()]).toEqual([
      409,
      expect.stringMatching(/^This was done already, and the secret/),
    ])
  expect(await (await app.call('GET', '/api/webhooks', { as: person })).json()).toMatchObject([{ id }])
  const kept = await app.db.select().from(idempotencyKeys).where(eq(idempotencyKeys.workspaceId, person.workspaceId))
  expect(kept).toHaveLength(2)
  for (const shown of [secret, ((await rotated.json()) as WebhookWithSecret).secret])
    expect(JSON.stringify(kept)).not.toContain(shown)
  // Another key is another request.
  expect((await call('POST', `/api/webhooks/${id}/secret`, undefined, 'another')).status).toBe(200)
})

test('a refused call frees its key, and leaves nothing behind', async () => {
  const { person, call } = await program()
  const refused = await call('POST', '/api/posts', { ...newPost, category: 'no such' }, 'again')
  expect([refused.status, await refused.text()]).toEqual([400, 'This category does not exist.'])
  expect(await app.db.$count(idempotencyKeys, eq(idempotencyKeys.workspaceId, person.workspaceId))).toBe(0)
  expect((await call('POST', '/api/posts', newPost, 'again')).status).toBe(201)
})

test('two programs of one person may use the same Idempotency-Key', async () => {
  const { person, call } = await program()
  const other = await program(person)
  expect((await call('POST', '/api/posts', newPost, '1')).status).toBe(201)
  expect((await other.call('POST', '/api/posts', { ...newPost, title: 'Another' }, '1')).status).toBe(201)
})

test('a dry run answers what would happen, and nothing happens', async () => {
  const { person, call } = await program()
  const answer = await call('POST', '/api/posts?dryRun=true', { ...newPost, scheduledFor: '2099-01-05T09:00:00Z' })
  expect([answer.status, answer.headers.get('dry-run')]).toEqual([201, 'true'])
  const made: Post = await answer.json()
  expect(made).toMatchObject({ title: newPost.title, status: 'scheduled' })
  expect((await call('GET', `/api/posts/${made.id}`)).status).toBe(404)
  expect(await stored(person.workspaceId)).toBe(0)
  expect(await app.db.$count(jobs, eq(jobs.workspaceId, person.workspaceId))).toBe(0)
  const post = await app.hasPost(person)
  expect((await call('DELETE', `/api/posts/${post.id}?dryRun=true`)).status).toBe(204)
  const past = await call('PUT', `/api/posts/${post.id}?dryRun=true`, { scheduledFor: '2020-01-05T09:00:00Z' })
  expect([past.status, await past.text()]).toEqual([400, 'Choose a time in the future.'])
  expect(await (await call('GET', `/api/posts/${post.id}`)).json()).toEqual(post)
})

test('a call that asks a model refuses a dry run', async () => {
  const { person, call } = await program()
  for (const path of ['/api/generate-post', '/api/generate-ideas', '/api/voice/sketch', '/api/transcriptions']) {
    const answer = await call('POST', `${path}?dryRun=true`, { text: 'A source.' })
    expect([answer.status, await answer.text()]).toEqual([
      400,
      'This call asks an AI model, and what it would answer is known only by asking, so it cannot be tried with dryRun. Nothing was done.',
    ])
  }
  const unclear = await call('POST', '/api/posts?dryRun=yes', newPost)
  expect([unclear.status, await unclear.text()]).toEqual([400, 'dryRun must be true or false.'])
  const signedIn = await app.call('POST', '/api/posts?dryRun=true', { as: person, body: newPost })
  expect([signedIn.status, await signedIn.text()]).toEqual([
    400,
    'dryRun works for programs with a key. Nothing was changed.',
  ])
  expect(await stored(person.workspaceId)).toBe(0)
})

test('a source is added once for one Idempotency-Key, though it may be fetched from elsewhere', async () => {
  const { call } = await program()
  const text = 'We moved the office in March, and eleven people came along with us.'
  const answers = [await call('POST', '/api/sources', { text }, 's'), await call('POST', '/api/sources', { text }, 's')]
  const [first, again] = await Promise.all(answers.map((answer) => answer.text()))
  expect(answers.map(({ status }) => status)).toEqual([200, 200])
  expect(again).toBe(first)
  expect(answers[1]!.headers.get('idempotent-replayed')).toBe('true')
})

/** Every row and file, except when keys were last used. */
async function everything() {
  const { rows: tables } = await app.db.execute<{ name: string }>(
    sql`select table_name as name from information_schema.tables where table_schema = 'public' and table_name <> 'keys'`,
  )
  const digests = tables.map(
    ({ name }) =>
      sql`select ${name}::text as name, md5(string_agg(t::text, ' ' order by t::text)) as digest from ${sql.identifier(name)} t`,
  )
  const { rows } = await app.db.execute(sql`${sql.join(digests, sql` union all `)} order by 1`)
  const files: string[] = []
  for await (const { id } of app.deps.mediaStore.list()) files.push(id)
  return { rows, files: files.sort() }
}

test('a dry run of every kind of change leaves tables and files as they were', async () => {
  const { person, call, send } = await program()
  const { id, version } = await app.hasPost(person, longContent)
  const other = await app.hasPost(person, longContent)
  await mediaCalls(app).added(person, other.id, await someImage().png().toBuffer())
  const proof: { id: string } = await (await call('POST', '/api/proofs', { kind: 'fact', content: 'Eleven.' })).json()
  const calls: [string, string, unknown?][] = [
    ['POST', '/api/proofs', { kind: 'fact', content: 'We are eleven.' }],
    ['DELETE', `/api/proofs/${proof.id}`],
    ['POST', '/api/writing-samples', { content: 'We moved the office in March. Eleven of us came along.' }],
    ['POST', '/api/writing-samples/import?add=all', { text: `${longContent.hook}\n\n${longContent.insight}` }],
    ['PUT', '/api/never-say', { phrases: ['synergy'] }],
    ['PUT', '/api/posting-slots', [{ weekday: 1, time: '09:00' }]],
    ['POST', `/api/posts/${other.id}/duplicate`],
    ['POST', '/api/posts/bulk-delete', { ids: [id] }],
    ['PUT', `/api/posts/${id}`, { content: { hook: 'Another hook.' }, publication: {} }],
    ['POST', `/api/posts/${id}/carousel`, {}],
    ['POST', `/api/posts/${id}/media`, await someImage().png().toBuffer()],
    ['POST', '/api/sources', { text: 'We moved the office in March, and eleven people came along with us.' }],
    ['POST', '/api/sources/file?name=notes.txt', Buffer.from('We moved the office in March, all eleven of us.')],
    ['POST', '/api/interview', { title: 'We moved', category: 'hot-takes', language: 'english' }],
    ['POST', '/api/templates', { postId: id, name: 'A shape' }],
  ]
  const before = await everything()
  for (const [method, path, body] of calls) {
    const tried = path.includes('?') ? `${path}&dryRun=true` : `${path}?dryRun=true`
    const answer = await (body instanceof Buffer ? send(tried, body) : call(method, tried, body))
    expect([path, answer.status < 300 || (await answer.text()), answer.headers.get('dry-run')]).toEqual([
      path,
      true,
      'true',
    ])
    expect({ path, ...(await everything()) }).toEqual({ path, ...before })
  }
  expect(await (await call('GET', `/api/posts/${id}`)).json()).toMatchObject({ version, media: [], carousel: null })
})

test('a dry run answers what an upload, an import and a carousel would', async () => {
  const { person, call, send } = await program()
  const { id } = await app.hasPost(person, longContent)
  const image = await send(`/api/posts/${id}/media?alt=Our%20office&dryRun=true`, await someImage().png().toBuffer())
  expect([image.status, await image.json()]).toEqual([201, expect.objectContaining({ alt: 'Our office', width: 40 })])
  const broken = await send(`/api/posts/${id}/media?dryRun=true`, Buffer.from('not an image'))
  expect(broken.status).toBe(400)
  const made: Post = await (await call('POST', `/api/posts/${id}/carousel?dryRun=true`, {})).json()
  expect(made.media).toMatchObject([{ isCarousel: true, pages: made.carousel!.pages.length }])
  const late = await call('POST', `/api/posts/${id}/carousel?dryRun=true`, { revision: 3 })
  expect(late.status).toBe(409)
  const text = { text: `${longContent.hook}\n\n${longContent.insight}` }
  const taken = await call('POST', '/api/writing-samples/import?add=all&dryRun=true', text)
  expect([taken.status, await taken.json()]).toEqual([201, { added: [expect.any(String)] }])
})

test('a key without the right is refused in a dry run too', async () => {
  const person = await app.signUp()
  const { id } = await app.hasPost(person, longContent)
  const { call, send } = await program(person, ['read posts'])
  for (const answer of [
    await send(`/api/posts/${id}/media?dryRun=true`, await someImage().png().toBuffer()),
    await call('POST', `/api/posts/${id}/carousel?dryRun=true`, {}),
    await call('POST', '/api/sources?dryRun=true', { text: 'We moved the office in March.' }),
  ])
    expect(answer.status).toBe(403)
})
