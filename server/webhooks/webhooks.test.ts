import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { FigureImport } from '#shared/figures.ts'
import { type IdeaSet, idea } from '#shared/ideas.ts'
import { type Post, post } from '#shared/posts.ts'
import { type WebhookEventType, webhookEventTypes } from '#shared/webhook-events.ts'
import { type Delivery, figureFiles, type Webhook, type WebhookWithSecret } from '#shared/webhooks.ts'
import { jobs, posts, webhookDeliveries, webhookEvents, webhooks } from '../database/schema.ts'
import type { Cell } from '../figures/workbook.ts'
import { seal } from '../secrets.ts'
import { tidyUp } from '../start/housekeeping.ts'
import { startTestApp, type TestApp, type TestUser } from '../testing/app.ts'
import { type Received, startReceiver, verify } from '../testing/receiver.ts'
import { workbookWith } from '../testing/workbook.ts'
import { newSecret, secretBinding } from './signature.ts'
import { tellStatus } from './tell-status.ts'
import { addWebhook } from './webhooks.ts'

let receiver: Awaited<ReturnType<typeof startReceiver>>
let app: TestApp
beforeAll(async () => {
  receiver = await startReceiver()
  app = await startTestApp({ env: { WEBHOOK_HOSTS: receiver.host } })
})
afterAll(async () => {
  await app.stop()
  await receiver.stop()
})

const add = (as: TestUser, url: string, events: readonly WebhookEventType[] = webhookEventTypes) =>
  app.call('POST', '/api/webhooks', { as, body: { url, events } })

/** Someone with a webhook, at a path of its own. */
async function told(events: readonly WebhookEventType[] = webhookEventTypes) {
  const user = await app.signUp()
  const path = `/${user.id}`
  const webhook = (await (await add(user, receiver.url(path), events)).json()) as WebhookWithSecret
  const call = async <T>(method: string, at = '', body?: object) =>
    (await (await app.call(method, `/api/webhooks/${webhook.id}${at}`, { as: user, body })).json()) as T
  /** Makes every waiting event due now. */
  async function hurry() {
    await app.db
      .update(webhookDeliveries)
      .set({ nextAt: sql`clock_timestamp()` })
      .where(eq(webhookDeliveries.webhookId, webhook.id))
    await app.db.execute(sql`with due as (
      update ${jobs} set run_at = clock_timestamp() where kind = 'send-to-webhook' and workspace_id = ${user.workspaceId} returning 1
    ) select pg_notify('jobs', '') from due limit 1`)
  }
  return {
    user,
    path,
    webhook,
    call,
    hurry,
    /** Waits for so many events, whatever they wait for. A running job may have planned its next run already. */
    hurried: async (count: number) => {
      await expect.poll(() => hurry().then(() => receiver.of(path).length)).toBeGreaterThanOrEqual(count)
      return receiver.of(path)
    },
    deliveries: () => call<Delivery[]>('GET', '/deliveries'),
    state: async () => ((await (await app.call('GET', '/api/webhooks', { as: user })).json()) as Webhook[])[0]!,
  }
}

const create = async (as: TestUser, title = 'The Monday meeting') => {
  const content = { hook: 'We cancelled it.', insight: '', value: '', cta: '' }
  const body = { title, category: 'hot-takes', content }
  return (await (await app.call('POST', '/api/posts', { as, body })).json()) as Post
}
const change = async (as: TestUser, { id }: Post, body: object) =>
  (await (await app.call('PUT', `/api/posts/${id}`, { as, body })).json()) as Post
const tomorrow = () => new Date(Date.now() + 86_400_000).toISOString()
const typesOf = (events: readonly Received[]) => events.map(({ type }) => type)
const settled = (deliveries: () => Promise<Delivery[]>, state: Delivery['state'] = 'delivered') =>
  expect.poll(async () => new Set((await deliveries()).map((one) => one.state))).toEqual(new Set([state]))

test('every change of a post is sent in order, signed, as the post was then', async () => {
  const { user, path, webhook, hurried, deliveries } = await told()
  const made = await create(user)
  const typed = await change(user, made, { content: { hook: 'We cancelled it in March.' } })
  await receiver.first(path, 2)
  const planned = await change(user, made, { scheduledFor: tomorrow(), timeZone: 'UTC' })
  const live = await change(user, made, {
    publication: { url: 'https://www.linkedin.com/feed/update/urn:li:share:1/' },
  })
  const events = await hurried(6)
  expect(typesOf(events)).toEqual([
    ...['post.created', 'post.changed', 'post.changed', 'post.scheduled', 'post.published', 'post.changed'],
  ])
  expect(events.slice(0, 4).map(({ data }) => data)).toEqual([made, typed, planned, planned])
  expect(events.find(({ type }) => type === 'post.published')!.data).toEqual(live)
  for (const event of events) {
    expect(verify(webhook.secret, event)).toBeTruthy()
    expect(event.headers['content-type']).toBe('application/json')
    expect(post.parse(event.data)).toEqual(event.data)
    expect(Date.parse(event.timestamp)).toBeLessThanOrEqual(Date.now())
  }
  expect(new Set(events.map(({ id }) => id)).size).toBe(events.length)
  await settled(deliveries)
  expect((await deliveries())[0]).toMatchObject({
    status: 200,
    answer: 'thanks',
    attempts: 1,
    error: null,
    nextAt: null,
  })
})

test('while somebody types, changes wait and become one, and any other event ends the wait', async () => {
  const { user, path, hurried, deliveries } = await told(['post.changed', 'post.scheduled'])
  const made = await create(user)
  const hooks = (events: readonly Received[]) => events.map(({ data }) => (data as unknown as Post).content.hook)
  const type = (hook: string) => change(user, made, { content: { hook } })
  await type('W')
  await receiver.first(path, 1)
  await settled(deliveries)
  const [first] = await deliveries()
  for (const hook of ['We', 'We left', 'We left it.']) await type(hook)
  await expect.poll(async () => (await deliveries()).length).toBe(2)
  const [waiting] = await deliveries()
  expect(waiting).toMatchObject({ state: 'waiting', attempts: 0 })
  const pause = Date.parse(waiting!.nextAt!) - Date.parse(first!.attemptedAt!)
  expect(pause).toBeGreaterThan(9_000)
  expect(pause).toBeLessThanOrEqual(10_000)
  expect(hooks(await hurried(2))).toEqual(['W', 'We left it.'])
  await type('We left it there.')
  await change(user, made, { scheduledFor: tomorrow(), timeZone: 'UTC' })
  const events = await receiver.first(path, 4)
  expect(typesOf(events)).toEqual(['post.changed', 'post.changed', 'post.changed', 'post.scheduled'])
  expect(hooks(events).slice(2)).toEqual(['We left it there.', 'We left it there.'])
})

test('only chosen events are sent, and nothing of other workspaces', async () => {
  const { user, path } = await told(['post.scheduled'])
  const other = await told(['post.created'])
  const made = await create(user)
  await create(other.user)
  await change(user, made, { scheduledFor: tomorrow(), timeZone: 'UTC' })
  expect(typesOf(await receiver.first(path, 1))).toEqual(['post.scheduled'])
  expect(typesOf(await receiver.first(other.path, 1))).toEqual(['post.created'])
})

test('a refused change is not sent, and a post without text or time changed is', async () => {
  const { user, path } = await told()
  const made = await create(user)
  const past = { scheduledFor: '2020-01-01T09:00:00Z', timeZone: 'UTC' }
  expect((await app.call('PUT', `/api/posts/${made.id}`, { as: user, body: past })).status).toBe(400)
  await change(user, made, { title: 'Another title' })
  expect(typesOf(await receiver.first(path, 2))).toEqual(['post.created', 'post.changed'])
})

test('a later event of a post waits for the earlier one, while other posts go on', async () => {
  const { user, path, hurry, deliveries } = await told(['post.created', 'post.changed'])
  receiver.answer(path, (response, { data }) => response.writeHead(data.title === 'Stuck' ? 503 : 200).end('busy'))
  const stuck = await create(user, 'Stuck')
  await receiver.first(path, 1)
  await change(user, stuck, { content: { hook: 'Later.' } })
  await create(user, 'Another')
  const before = await receiver.first(path, 2)
  expect(before.map(({ data }) => data.title)).toEqual(['Stuck', 'Another'])
  await expect
    .poll(async () => (await deliveries()).find(({ type, status }) => type === 'post.created' && status === 503))
    .toMatchObject({
      ...{ state: 'waiting', attempts: 1, answer: 'busy' },
    })
  receiver.answerWell(path)
  await hurry()
  const after = await receiver.first(path, 4)
  expect(typesOf(after).slice(2)).toEqual(['post.created', 'post.changed'])
  // The same id and body, so that a receiver recognises the repetition.
  expect([after[2]!.id, after[2]!.raw]).toEqual([before[0]!.id, before[0]!.raw])
})

test.each([
  ['a redirect, which is not followed', 302, { location: '/elsewhere' }],
  ['an error', 500, {}],
  ['a refusal', 404, {}],
] as const)('%s is a failure, and is repeated', async (_, status, headers) => {
  const { user, path, deliveries, state } = await told(['post.created'])
  receiver.answer(path, (response) => response.writeHead(status, headers).end('<b>no</b>'))
  await create(user)
  await expect.poll(async () => (await deliveries())[0]?.attempts).toBe(1)
  const [delivery] = await deliveries()
  expect(delivery).toMatchObject({ state: 'waiting', status, answer: '<b>no</b>' })
  const waits = Date.parse(delivery!.nextAt!) - Date.parse(delivery!.attemptedAt!)
  expect(waits).toBeGreaterThan(4_900)
  expect(waits).toBeLessThan(5_700)
  expect(receiver.of('/elsewhere')).toEqual([])
  expect((await state()).failingSince).not.toBeNull()
})

test('Retry-After is heeded, as seconds and as a date', async () => {
  for (const after of ['3600', new Date(Date.now() + 3_600_000).toUTCString()]) {
    const { user, path, deliveries } = await told(['post.created'])
    receiver.answer(path, (response) => response.writeHead(429, { 'retry-after': after }).end())
    await create(user)
    await expect.poll(async () => (await deliveries())[0]?.attempts).toBe(1)
    const waits = Date.parse((await deliveries())[0]!.nextAt!) - Date.now()
    expect(waits).toBeGreaterThan(3_500_000)
    expect(waits).toBeLessThan(3_700_000)
  }
})

test('an event is repeated for three days and then given up, and the next one follows', async () => {
  const { user, path, hurry, deliveries } = await told(['post.created', 'post.changed'])
  const waits: number[] = []
  receiver.answer(path, (response, { type }) => response.writeHead(type === 'post.created' ? 500 : 200).end())
  const made = await create(user)
  await change(user, made, { title: 'Another title' })
  const first = async () => (await deliveries()).at(-1)
  for (let attempts = 1; attempts <= 10; attempts += 1) {
    await expect.poll(async () => (await first())?.attempts).toBe(attempts)
    const { nextAt, attemptedAt } = (await first())!
    if (nextAt) waits.push(Date.parse(nextAt) - Date.parse(attemptedAt!))
    await hurry()
  }
  const days = waits.reduce((all, wait) => all + wait, 0) / 86_400_000
  expect(days).toBeGreaterThan(3)
  expect(days).toBeLessThan(3.6)
  await expect.poll(async () => (await deliveries()).map(({ state }) => state)).toEqual(['delivered', 'failed'])
})

test('410 switches a webhook off, with an email to the owner; back on, it gets what waited', async () => {
  const { user, path, state, call, deliveries } = await told(['post.created'])
  receiver.answer(path, (response) => response.writeHead(410).end())
  await create(user)
  await expect.poll(async () => (await state()).state).toBe('off')
  expect(await state()).toMatchObject({ offBecause: 'gone', waiting: 1 })
  await expect
    .poll(() => app.mails.find(({ to }) => to === user.username)?.subject)
    .toBe(`Webhook switched off: ${receiver.host}`)
  await create(user)
  expect((await deliveries()).map(({ attempts }) => attempts)).toEqual([0, 1])
  receiver.answerWell(path)
  expect(await call<Webhook>('PUT', '', { state: 'on' })).toMatchObject({
    state: 'on',
    offBecause: null,
    failingSince: null,
  })
  await settled(deliveries)
  expect(receiver.of(path)).toHaveLength(3)
})

test('five days without a success switch a webhook off, and one success begins anew', async () => {
  const { user, path, state, webhook, hurry, call } = await told(['post.created'])
  const ago = (days: number) =>
    app.db
      .update(webhooks)
      .set({ failingSince: sql`now() - ${days} * interval '1 day'` })
      .where(eq(webhooks.id, webhook.id))
  receiver.answer(path, (response) => response.writeHead(500).end())
  await ago(4.9)
  await create(user)
  await receiver.first(path, 1)
  expect((await state()).state).toBe('on')
  receiver.answerWell(path)
  await hurry()
  await expect.poll(async () => (await state()).failingSince).toBeNull()
  await ago(5.1)
  receiver.answer(path, (response) => response.writeHead(500).end())
  await create(user)
  await expect.poll(async () => (await state()).state).toBe('off')
  expect((await state()).offBecause).toBe('failing')
  await expect.poll(() => app.mails.filter(({ to }) => to === user.username)).toHaveLength(1)
  expect((await call<Webhook>('PUT', '', { state: 'on' })).offBecause).toBeNull()
})

test('a paused webhook gets its events later', async () => {
  const { user, path, call, state, deliveries } = await told(['post.created'])
  await call('PUT', '', { state: 'paused' })
  await create(user)
  await create(user)
  await expect.poll(async () => (await state()).waiting).toBe(2)
  expect(receiver.of(path)).toEqual([])
  await call('PUT', '', { state: 'on' })
  await settled(deliveries)
  expect(receiver.of(path)).toHaveLength(2)
})

test('while a secret is rotated both sign, and a day later only the new one', async () => {
  const { user, path, webhook, call } = await told(['post.created'])
  const { secret, bothSecretsUntil } = await call<WebhookWithSecret>('POST', '/secret')
  expect(Date.parse(bothSecretsUntil!) - Date.now()).toBeGreaterThan(86_000_000)
  await create(user)
  const [event] = await receiver.first(path, 1)
  expect(verify(webhook.secret, event!)).toEqual(verify(secret, event!))
  await app.db.update(webhooks).set({ formerUntil: new Date() }).where(eq(webhooks.id, webhook.id))
  await create(user)
  const later = (await receiver.first(path, 2))[1]!
  expect(() => verify(webhook.secret, later)).toThrow()
  expect(verify(secret, later)).toBeTruthy()
  const [row] = await app.db.select().from(webhooks).where(eq(webhooks.id, webhook.id))
  expect(JSON.stringify(row)).not.toContain(secret)
})

test('a post that becomes due, and then missed, is sent once each', async () => {
  const { user, path, deliveries } = await told(['post.due', 'post.missed'])
  const dueAt = new Date(Date.now() - 1_000)
  const { id } = await app.hasPost(user, { scheduledFor: dueAt })
  const due = { postId: id, dueAt: dueAt.toISOString(), at: dueAt.toISOString() }
  await tellStatus(app.deps, due)
  await tellStatus(app.deps, due)
  const [event] = await receiver.first(path, 1)
  expect(event).toMatchObject({ type: 'post.due', data: { id, status: 'due' } })
  const [job] = await app.db.select().from(jobs).where(eq(jobs.key, id))
  expect(job).toMatchObject({ kind: 'tell-status', runAt: new Date(dueAt.getTime() + 45 * 60_000) })
  await tellStatus({ ...app.deps, now: () => new Date(dueAt.getTime() + 46 * 60_000) }, due)
  expect(typesOf(await receiver.first(path, 2))).toEqual(['post.due', 'post.missed'])
  await settled(deliveries)
  expect(await deliveries()).toHaveLength(2)
})

test('ideas are sent when they are made and when they change', async () => {
  const { user, path } = await told(['idea.created', 'idea.changed'])
  const body = { themes: ['Remote onboarding'], categories: ['tip'] }
  const set = (await (await app.call('POST', '/api/generate-ideas', { as: user, body })).json()) as IdeaSet
  const events = await receiver.first(path, 6)
  expect(events.map(({ data }) => idea.parse(data).id).toSorted()).toEqual(set.ideas.map(({ id }) => id).toSorted())
  expect(new Set(typesOf(events))).toEqual(new Set(['idea.created']))
  const [first] = set.ideas
  const marked = await app.call('PUT', `/api/ideas/${first!.id}`, { as: user, body: { isFavourite: true } })
  expect(marked.status).toBe(200)
  expect((await receiver.first(path, 7))[6]).toMatchObject({
    type: 'idea.changed',
    data: { ...first, isFavourite: true },
  })
})

test('a post that goes to the trash is sent as deleted, without its text, even if it is deleted for good', async () => {
  const { user, path, hurry } = await told(['post.created', 'post.deleted'])
  const { id } = await create(user)
  await receiver.first(path, 1)
  receiver.answer(path, (response) => response.writeHead(503).end())
  await app.call('DELETE', `/api/posts/${id}`, { as: user })
  expect((await receiver.first(path, 2))[1]).toMatchObject({ type: 'post.deleted', data: { id } })
  expect((await app.call('DELETE', `/api/trash/${id}`, { as: user })).status).toBe(204)
  receiver.answerWell(path)
  await hurry()
  const [, first, again] = await receiver.first(path, 3)
  expect([again!.id, again!.raw]).toEqual([first!.id, first!.raw])
})

test('a file of figures is one event, however much it says, and so are its removal and an answer', async () => {
  const { user, path, deliveries } = await told(['figures.changed'])
  const published = Date.parse('2026-09-01T10:00:00Z')
  const addressAt = (n: number) =>
    `https://www.linkedin.com/posts/nora-hansen_a-activity-${BigInt(published + n) << 22n}-abcd`
  const addresses = Array.from({ length: 40 }, (_, n) => addressAt(n))
  for (const address of addresses.slice(0, 20)) {
    const { id } = await create(user)
    await change(user, { id } as Post, { publication: { url: address } })
  }
  const added = await app.app.request('/api/figures/files?name=export.xlsx', {
    method: 'POST',
    headers: { cookie: user.cookie },
    body: workbookWith({
      DISCOVERY: [['Overall Performance', '9/1/2026 - 9/2/2026']],
      ENGAGEMENT: [
        ['Date', 'Impressions', 'Engagements'],
        ['9/1/2026', 1234, 12],
      ],
      'TOP POSTS': [
        [null, null, null, null, 'Post URL', 'Post publish date', 'Impressions'],
        ...addresses.map((address): Cell[] => [null, null, null, null, address, '9/1/2026', 1100]),
      ],
    }) as Uint8Array<ArrayBuffer>,
  })
  const { file, posts } = (await added.json()) as FigureImport
  expect(posts).toMatchObject({ joined: 20, unknown: 20 })
  const files = { files: [file] }
  expect(await receiver.first(path, 1)).toMatchObject([{ type: 'figures.changed', data: files }])
  expect(figureFiles.parse(files)).toEqual(files)
  const body = { address: addresses[30], postId: null }
  await app.call('PUT', '/api/figures/joins', { as: user, body })
  await app.call('DELETE', `/api/figures/files/${file!.id}`, { as: user })
  expect((await receiver.first(path, 3)).map(({ data }) => data)).toEqual([files, files, { files: [] }])
  await settled(deliveries)
  expect(await deliveries()).toHaveLength(3)
})

test('a test is sent once, even to a webhook that is off', async () => {
  const { path, call, deliveries, state } = await told(['post.created'])
  await call('PUT', '', { state: 'paused' })
  expect(await call<Delivery>('POST', '/test')).toMatchObject({ type: 'webhook.test', state: 'waiting' })
  expect((await receiver.first(path, 1))[0]).toMatchObject({ type: 'webhook.test' })
  receiver.answer(path, (response) => response.writeHead(500).end())
  await call('POST', '/test')
  await expect.poll(async () => (await deliveries()).map(({ state }) => state)).toEqual(['failed', 'delivered'])
  expect((await state()).failingSince).toBeNull()
})

test('one event or a span is sent again, with the same ids', async () => {
  const { user, path, call, deliveries } = await told(['post.created', 'post.changed'])
  const made = await create(user)
  await change(user, made, { title: 'Another title' })
  await receiver.first(path, 2)
  await settled(deliveries)
  const [newest, oldest] = await deliveries()
  expect(await call('POST', '/replay', { eventId: oldest!.eventId })).toEqual({ count: 1 })
  const ids = [oldest!.eventId, newest!.eventId]
  expect((await receiver.first(path, 3)).map(({ id }) => id)).toEqual([...ids, ids[0]])
  await settled(deliveries)
  const span = { from: oldest!.at, to: new Date(Date.now() + 1_000).toISOString() }
  expect(await call('POST', '/replay', { ...span, only: 'failed' })).toEqual({ count: 0 })
  expect(await call('POST', '/replay', span)).toEqual({ count: 2 })
  expect((await receiver.first(path, 5)).map(({ id }) => id).slice(3)).toEqual(ids)
  const stranger = await app.signUp()
  const others = await app.call('POST', `/api/webhooks/${(await told()).webhook.id}/replay`, {
    as: stranger,
    body: span,
  })
  expect(others.status).toBe(404)
})

test('no private address is taken, and none is connected to', async () => {
  const user = await app.signUp()
  const refused = async (url: string) => {
    const answer = await add(user, url)
    expect(answer.status, url).toBe(400)
    return answer.text()
  }
  for (const url of ['https://127.0.0.1/a', 'https://[::1]/a', 'https://10.1.2.3', 'https://localhost:5678/a'])
    expect(await refused(url)).toContain('is inside a private network')
  expect(await refused('http://example.com/a')).toContain('https://')
  for (const url of ['ftp://example.com', 'example', 'https://name:word@example.com']) await refused(url)
  // A name that turned private after it was entered.
  for (const url of ['https://localhost:1/', 'http://127.0.0.1:1/']) {
    const { user, webhook, deliveries } = await told(['post.created'])
    await app.db.update(webhooks).set({ url }).where(eq(webhooks.id, webhook.id))
    await create(user)
    await expect
      .poll(async () => (await deliveries())[0])
      .toMatchObject({ error: 'private', status: null, attempts: 1 })
  }
})

test('a workspace keeps ten webhooks, whose secrets only their creation shows', async () => {
  const { user, webhook } = await told()
  for (let more = 1; more < 10; more += 1) expect((await add(user, 'https://example.com/hooks')).status).toBe(201)
  expect(await (await add(user, 'https://example.com/hooks')).text()).toContain('At most 10 webhooks')
  const listed = (await (await app.call('GET', '/api/webhooks', { as: user })).json()) as Webhook[]
  expect(listed).toHaveLength(10)
  expect(JSON.stringify(listed)).not.toContain('whsec_')
  expect(webhook.secret).toMatch(/^whsec_[\w+/=]{44}$/)
  const stranger = await app.signUp()
  for (const [method, at] of [
    ['PUT', ''],
    ['DELETE', ''],
    ['POST', '/secret'],
    ['POST', '/test'],
    ['GET', '/deliveries'],
  ] as const) {
    const body = method === 'PUT' ? { state: 'paused' } : undefined
    expect((await app.call(method, `/api/webhooks/${webhook.id}${at}`, { as: stranger, body })).status).toBe(404)
  }
  expect((await app.call('DELETE', `/api/webhooks/${webhook.id}`, { as: user })).status).toBe(204)
  expect(await app.db.$count(webhooks, eq(webhooks.id, webhook.id))).toBe(0)
})

test('a program sets up webhooks if its key may, for what the key may read', async () => {
  const user = await app.signUp()
  const ctx = await app.contextOf(user)
  const program = (...may: ('change webhooks' | 'read posts')[]) => ({
    ...ctx,
    actor: {
      kind: 'program' as const,
      keyId: 'key',
      name: 'n8n',
      role: 'owner' as const,
      user: ctx.actor.kind === 'person' ? ctx.actor.user : (null as never),
      may,
    },
  })
  const wanted = { url: 'https://example.com/hooks', events: ['post.created' as const] }
  await expect(addWebhook(program('read posts'), wanted)).rejects.toThrow('may not change webhooks')
  await expect(addWebhook(program('change webhooks'), wanted)).rejects.toThrow('may not read posts')
  expect(await addWebhook(program('change webhooks', 'read posts'), wanted)).toMatchObject({ state: 'on' })
})

test('the log forgets after 30 days, and at once what is deleted for good', async () => {
  const { user, path, deliveries } = await told(['post.created'])
  const [gone, kept] = [await create(user), await create(user)]
  await receiver.first(path, 2)
  await app.call('DELETE', `/api/posts/${gone.id}`, { as: user })
  await app.call('DELETE', `/api/posts/${kept.id}`, { as: user })
  expect(await deliveries()).toHaveLength(2)
  await app.call('POST', `/api/trash/${kept.id}/restore`, { as: user })
  expect((await app.call('DELETE', `/api/trash/${gone.id}`, { as: user })).status).toBe(204)
  // The restored post was told as created again.
  await expect.poll(async () => (await deliveries()).map(({ subjectId }) => subjectId)).toEqual([kept.id, kept.id])
  await app.db
    .update(webhookEvents)
    .set({ at: sql`now() - interval '31 days'` })
    .where(eq(webhookEvents.subjectId, kept.id))
  await tidyUp(app.deps)
  expect(await deliveries()).toEqual([])
})

test('an event is kept with its transaction or not at all', async () => {
  const { user } = await told(['post.changed'])
  const { id } = await create(user)
  const events = (db: Pick<typeof app.db, '$count'>) =>
    db.$count(webhookEvents, eq(webhookEvents.workspaceId, user.workspaceId))
  await expect(
    app.db.transaction(async (tx) => {
      await tx.update(posts).set({ title: 'Another title' }).where(eq(posts.id, id))
      // As at the commit.
      await tx.execute(sql`set constraints all immediate`)
      expect(await events(tx)).toBe(1)
      throw new Error('The server dies.')
    }),
  ).rejects.toThrow('The server dies.')
  expect(await events(app.db)).toBe(0)
})

test('a webhook whose secret no key opens sends nothing unsigned', async () => {
  const { user, path, webhook } = await told(['post.created'])
  const place = { ...app.deps.config, secretKey: Buffer.alloc(32) }
  const sealedSecret = seal(place as never, secretBinding(webhook), newSecret())
  await app.db.update(webhooks).set({ sealedSecret }).where(eq(webhooks.id, webhook.id))
  await create(user)
  await expect
    .poll(async () => (await app.db.select().from(jobs).where(eq(jobs.workspaceId, user.workspaceId)))[0]?.lastError)
    .toBe('Error')
  expect(receiver.of(path)).toEqual([])
})
