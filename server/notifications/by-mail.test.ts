import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import type { CommentThread, NewComment } from '#shared/comments.ts'
import type { MailChoices } from '#shared/news.ts'
import type { Notification } from '#shared/notifications.ts'
import { jobs, sessions, users } from '../database/schema.ts'
import { type TestApp, type TestUser, withTestApp } from '../testing/app.ts'
import { sendDigest } from './by-mail.ts'

const hour = 3_600_000

/** An author with a post and a reviewer, in an app whose clock can be set. */
async function together(options: Parameters<typeof withTestApp>[0] = {}) {
  // Later than the database's clock, so that no digest is due by it.
  let now = new Date('2098-11-20T09:00:00Z')
  const app = await withTestApp({ now: () => now, ...options })
  const author = await app.signUp()
  const reviewer = await app.joins(await app.signUp(), author, 'reviewer')
  const post = await app.hasPost(author, { title: 'Two benches' })
  now = new Date(now.getTime() + hour / 10)
  const call = async <T>(as: TestUser, method: string, path: string, body?: unknown): Promise<T> => {
    const answer = await app.call(method, `/api/${path}`, { as, body })
    if (!answer.ok) throw new Error(`${answer.status} ${await answer.text()}`)
    return (answer.status === 204 ? null : await answer.json()) as T
  }
  return {
    app,
    author,
    reviewer,
    post,
    call,
    pass: async (hours: number) => {
      now = new Date(now.getTime() + hours * hour)
      await app.db.update(sessions).set({ expiresAt: new Date(now.getTime() + hour) })
    },
    comment: (as: TestUser, body: NewComment) => call<CommentThread>(as, 'POST', `posts/${post.id}/comments`, body),
    digest: (to: TestUser) => sendDigest(app.deps, { workspaceId: author.workspaceId, userId: to.id }),
    choose: (as: TestUser, mails: Partial<MailChoices>) =>
      call(as, 'PUT', 'user/notifications', {
        emailNotifications: true,
        marketingEmails: false,
        reminders: true,
        mails,
      }),
  }
}
const mailsTo = (app: TestApp, { username }: TestUser) => app.mails.filter(({ to }) => to === username)

const digestsFor = async (app: TestApp, { id }: TestUser) =>
  (await app.db.select().from(jobs).where(eq(jobs.kind, 'send-digest'))).filter(({ key }) => key.includes(id))

test('news that can wait come in one email on the next morning, once, with what the person has not read', async () => {
  const { app, author, reviewer, post, call, pass, comment, digest } = await together()
  await app.db.update(users).set({ timeZone: 'Europe/Berlin' }).where(eq(users.id, author.id))
  await comment(reviewer, { text: 'Three, no?' })
  await comment(reviewer, { text: 'And <b>four</b>?' })
  const asked = await comment(reviewer, { text: 'Or five?' })
  await comment(reviewer, { text: '@you', mentions: [author.id] })
  await expect
    .poll(() => mailsTo(app, author).map(({ subject }) => subject.replace(/^.* m/, 'm')))
    .toEqual(['mentioned you in a comment'])
  await expect
    .poll(async () => (await digestsFor(app, author)).map(({ runAt }) => runAt.toISOString()))
    .toEqual(['2098-11-21T07:00:00.000Z'])
  const bell = await call<Notification[]>(author, 'GET', 'notifications')
  const read = bell.find((one) => one.kind === 'comment' && one.commentId === asked.id)!
  await call(author, 'POST', `notifications/${read.id}/seen`)
  await pass(22)
  await digest(author)
  await digest(author)
  const [, mail, ...others] = mailsTo(app, author)
  expect(others).toEqual([])
  expect(mail!.subject).toMatch(/^2 things are new in /)
  expect(mail!.text.match(/“Two benches”: .* commented on your post/g)).toHaveLength(2)
  expect(mail!.text).toContain(`/?id=${post.id}#comments`)
  expect(mail!.unsubscribe).toMatch(/\/unsubscribe\//)
  await app.app.request(new URL(mail!.unsubscribe!).pathname, { method: 'POST' })
  expect(await app.db.select({ mails: users.mails }).from(users).where(eq(users.id, author.id))).toMatchObject([
    { mails: { mentions: 'now', comments: 'never', members: 'never' } },
  ])
})

test('nobody gets a digest after they left, turned emails off, or read everything', async () => {
  const { app, author, reviewer, call, pass, comment, digest, choose } = await together()
  await choose(reviewer, { mentions: 'digest', comments: 'digest' })
  const { id } = await comment(reviewer, { text: 'Three, no?' })
  await comment(author, { text: 'Two.', thread: id })
  await comment(author, { text: 'Two, @you', thread: id, mentions: [reviewer.id] })
  await pass(22)
  await call(author, 'POST', 'notifications/seen')
  await digest(author)
  await call(author, 'DELETE', `members/${reviewer.id}`)
  await digest(reviewer)
  expect(app.mails).toEqual([])
})

test('a digest that was sent but not recorded is sent again with the same id', async () => {
  const ids: string[] = []
  const fail = { isWanted: true }
  const mailer = {
    delivery: 'smtp' as const,
    send: async ({ id }: { id: string }) => {
      ids.push(id)
      if (fail.isWanted) throw new Error('killed')
    },
    check: async () => {},
    close: () => {},
  }
  const { author, reviewer, pass, comment, digest } = await together({ mailer })
  await comment(reviewer, { text: 'Three, no?' })
  await pass(22)
  await expect(digest(author)).rejects.toThrow('killed')
  fail.isWanted = false
  await digest(author)
  await digest(author)
  expect(ids).toHaveLength(2)
  expect(new Set(ids).size).toBe(1)
})

test('a change of role, and who joins, is told to those concerned and to nobody else', async () => {
  const { app, author, reviewer, call, choose } = await together()
  await choose(reviewer, { members: 'now' })
  await call(author, 'PUT', `members/${reviewer.id}`, { role: 'writer' })
  const news = async (as: TestUser) =>
    (await call<Notification[]>(as, 'GET', 'notifications')).flatMap((one) =>
      one.kind === 'member' ? [[one.what, one.role]] : [],
    )
  expect([await news(reviewer), await news(author)]).toEqual([[['role', 'writer']], []])
  await expect
    .poll(() => mailsTo(app, reviewer).map(({ subject }) => subject))
    .toEqual([expect.stringMatching(/ made you a writer$/)])
  await call(author, 'DELETE', `members/${reviewer.id}`)
  const [home] = await app.db.select().from(users).where(eq(users.id, reviewer.id))
  expect(home).toBeDefined()
  expect((await news(reviewer)).map(([what]) => what)).toContain('removed')
})

test('somebody mentioned by an edit is told, and those mentioned before are not told again', async () => {
  const { app, author, reviewer, call, pass, comment } = await together()
  const other = await app.joins(await app.signUp(), author, 'editor')
  const { id } = await comment(author, { text: '@you', mentions: [reviewer.id] })
  await expect.poll(() => mailsTo(app, reviewer)).toHaveLength(1)
  await pass(24 * 40)
  await call(author, 'PUT', `comments/${id}`, { text: '@you @two', mentions: [reviewer.id, other.id] })
  await expect.poll(() => mailsTo(app, other)).toHaveLength(1)
  expect(mailsTo(app, reviewer)).toHaveLength(1)
  const bell = await call<Notification[]>(other, 'GET', 'notifications')
  expect(bell).toMatchObject([{ kind: 'comment', what: 'mention', commentId: id, at: '2098-12-30T09:06:00.000Z' }])
})
