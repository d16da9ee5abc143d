import { and, eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { PostEvent } from '#shared/post-events.ts'
import type { Post } from '#shared/posts.ts'
import { jobs, members, reminders, users } from '../database/schema.ts'
import { createMailer } from '../mail/mailer.ts'
import { startTestApp, type TestApp, type TestOptions, type TestUser, withTestApp } from '../testing/app.ts'
import { startMailServer } from '../testing/smtp.ts'
import { postDue } from './due.ts'

const publicUrl = 'https://posts.example.com'
let app: TestApp
beforeAll(async () => {
  app = await startTestApp({ env: withProvider() })
})
afterAll(() => app.stop())

function withProvider() {
  return { PUBLIC_URL: publicUrl, OIDC_ISSUER: 'https://id.example.com', OIDC_CLIENT_ID: 'a' }
}

async function becomesDue(as: TestUser, post: Pick<Post, 'id'>, on = app): Promise<Date> {
  const scheduledFor = new Date(Math.floor(Date.now() / 60_000 + 60) * 60_000)
  const body = { scheduledFor: scheduledFor.toISOString(), timeZone: 'Europe/Berlin' }
  expect((await on.call('PUT', `/api/posts/${post.id}`, { as, body })).status).toBe(200)
  await comes(post, on)
  return scheduledFor
}

async function comes({ id }: Pick<Post, 'id'>, on = app): Promise<void> {
  await on.db.execute(
    sql`with due as (update jobs set run_at = now() where key = ${id} returning 1) select pg_notify('jobs', '') from due`,
  )
  await expect.poll(() => on.db.$count(jobs, eq(jobs.key, id))).toBe(0)
}

const mailsTo = ({ username }: TestUser, on = app) => on.mails.filter(({ to }) => to === username)
const historyOf = async (as: TestUser, { id }: Pick<Post, 'id'>, on = app) =>
  (await (await on.call('GET', `/api/posts/${id}/history`, { as })).json()) as PostEvent[]
const change = (user: TestUser, values: Partial<typeof users.$inferInsert>) =>
  app.db.update(users).set(values).where(eq(users.id, user.id))

test('at its time the author of a post gets one email, in their own zone, that leads to the posting page', async () => {
  const author = await app.signUp('Nora <b>Field</b>')
  await change(author, { timeZone: 'Asia/Kathmandu' })
  const other = await app.joins(await app.signUp(), author)
  const post = await app.hasPost(author, { title: 'Numbers & “words”' })
  const dueAt = await becomesDue(author, post)
  const [mail, ...more] = mailsTo(author)
  expect([more, mailsTo(other)]).toEqual([[], []])
  expect(mail?.subject).toBe('Time to post: Numbers & “words”')
  const local = new Intl.DateTimeFormat('en-US', {
    timeZone: 'Asia/Kathmandu',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  })
  expect(mail?.text).toContain(`${local.format(dueAt)} (Asia/Kathmandu)`)
  expect(mail?.text).toMatch(/\nhttps:\/\/posts\.example\.com\/p\/[\w-]+\.[\w-]{43}\n/)
  expect(mail?.html).not.toContain('<b>')
  expect(mail?.unsubscribe).toMatch(/^https:\/\/posts\.example\.com\/unsubscribe\//)
  const [event] = await historyOf(author, post)
  expect(event).toMatchObject({ kind: 'reminded', detail: { channel: 'email', isInOutbox: true, lateMs: 0 } })
})

test('an email is sent once for each time of a post, however often its job runs', async () => {
  const author = await app.signUp()
  const post = await app.hasPost(author)
  const dueAt = await becomesDue(author, post)
  const due = { postId: post.id, dueAt: dueAt.toISOString() }
  const job = { key: post.id, workspaceId: author.workspaceId, attempt: 2, lateMs: 0, signal: app.stopping.signal }
  await postDue(app.deps, due, job)
  expect(mailsTo(author)).toHaveLength(1)
  await app.db.delete(reminders).where(eq(reminders.postId, post.id))
  await postDue(app.deps, due, job)
  const [first, again] = mailsTo(author)
  expect(again?.id).toBe(first?.id)
  await app.call('PUT', `/api/posts/${post.id}`, {
    as: author,
    body: { scheduledFor: new Date(dueAt.getTime() + 3_600_000).toISOString() },
  })
  await postDue(app.deps, due, job)
  expect(mailsTo(author)).toHaveLength(2)
  await comes(post)
  expect(mailsTo(author)).toHaveLength(3)
  expect(new Set(mailsTo(author).map(({ id }) => id)).size).toBe(2)
})

test('nobody is reminded of a post that is live, has no time any more, or is deleted', async () => {
  const author = await app.signUp()
  const live = await app.hasPost(author, { scheduledFor: new Date('2026-11-20T10:00Z'), publication: {} })
  const draft = await app.hasPost(author)
  const job = { key: 'a', workspaceId: null, attempt: 1, lateMs: 0, signal: app.stopping.signal }
  for (const postId of [live.id, draft.id, 'gone'])
    await postDue(app.deps, { postId, dueAt: '2026-11-20T10:00:00.000Z' }, job)
  expect(mailsTo(author)).toEqual([])
})

test.each([{ emailNotifications: false }, { reminders: false }, { isEmailVerified: false }])(
  'a person with %j gets no email',
  async (values) => {
    const author = await app.signUp()
    await change(author, values)
    await becomesDue(author, await app.hasPost(author))
    expect(mailsTo(author)).toEqual([])
  },
)

test('a post whose author has left reminds the owners of its workspace', async () => {
  const owner = await app.signUp()
  const author = await app.joins(await app.signUp(), owner)
  const editor = await app.joins(await app.signUp(), owner)
  const post = await app.hasPost(owner, { authorId: author.id })
  await app.db.delete(members).where(and(eq(members.userId, author.id), eq(members.workspaceId, owner.workspaceId)))
  await becomesDue(owner, post)
  expect([owner, author, editor].map((user) => mailsTo(user).length)).toEqual([1, 0, 0])
})

test('a late reminder says how late it is, and none comes after its link has expired', async () => {
  const author = await app.signUp()
  const daysAgo = (days: number) => new Date(Date.now() - days * 86_400_000)
  const job = { key: 'a', workspaceId: null, attempt: 1, lateMs: 0, signal: app.stopping.signal }
  for (const days of [1, 31]) {
    const { id: postId } = await app.hasPost(author, { scheduledFor: daysAgo(days) })
    await postDue(
      app.deps,
      {
        postId,
        dueAt: (await app.db.query.posts.findFirst({
          where: (one, { eq }) => eq(one.id, postId),
        }))!.scheduledFor!.toISOString(),
      },
      job,
    )
  }
  expect(mailsTo(author)).toHaveLength(1)
  expect(mailsTo(author)[0]?.text).toMatch(/This reminder is 1,440 minutes late\./)
})

const mailing = async (options: Parameters<typeof startMailServer>[0], more: TestOptions = {}) => {
  const server = await startMailServer(options)
  const config = {
    smtp: { host: '127.0.0.1', port: server.port, tls: 'off', login: undefined },
    mailFrom: { name: 'Hookline', address: 'posts@example.com' },
  } as const
  const mailer = createMailer({ ...config, dataDir: '', supportEmail: undefined })
  return { ...server, app: await withTestApp({ ...more, mailer }) }
}

test('a busy mail server is asked again later; the post and its history wait for it', async () => {
  const answers = [Object.assign(new Error('try later'), { responseCode: 451 })]
  const { app, received } = await mailing({ onMailFrom: (_address, _session, done) => done(answers.shift()) })
  const author = await app.signUp()
  const post = await app.hasPost(author)
  const scheduledFor = new Date(Date.now() + 3_600_000).toISOString()
  await app.call('PUT', `/api/posts/${post.id}`, { as: author, body: { scheduledFor } })
  const soon = () =>
    app.db.execute(
      sql`with due as (update jobs set run_at = now() where key = ${post.id} returning 1) select pg_notify('jobs', '') from due`,
    )
  await soon()
  const [row] = await app.db.select().from(jobs).where(eq(jobs.key, post.id))
  expect(row?.diedAt).toBeNull()
  await expect
    .poll(async () => (await app.db.select().from(jobs).where(eq(jobs.key, post.id)))[0]?.lastError)
    .toBe('EENVELOPE')
  expect((await historyOf(author, post, app)).map(({ kind }) => kind)).toEqual(['scheduled'])
  await soon()
  await expect.poll(() => received.length).toBe(1)
  await expect
    .poll(async () => (await historyOf(author, post, app)).map(({ kind }) => kind))
    .toEqual(['reminded', 'scheduled'])
  expect(JSON.stringify(app.logs)).not.toContain(author.username)
})

test('a mail server’s final refusal of an address is in the history, and the address is not tried again', async () => {
  const { app, received } = await mailing({
    onRcptTo: (_address, _session, done) => done(Object.assign(new Error('no such user'), { responseCode: 550 })),
  })
  const author = await app.signUp()
  const post = await app.hasPost(author)
  await becomesDue(author, post, app)
  expect(received).toEqual([])
  expect((await historyOf(author, post, app))[0]).toMatchObject({
    kind: 'failed',
    detail: { channel: 'email', code: 'recipient_refused' },
  })
})

test('on a server for one computer alone an address needs no proof', async () => {
  const app = await withTestApp()
  const author = await app.signUp()
  await app.db.update(users).set({ isEmailVerified: false }).where(eq(users.id, author.id))
  await becomesDue(author, await app.hasPost(author), app)
  expect(mailsTo(author, app)).toHaveLength(1)
})
