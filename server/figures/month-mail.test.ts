import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { monthAfter } from '#shared/figure-month.ts'
import { jobs, publications, users } from '../database/schema.ts'
import { startTestApp, type TestApp, type TestUser } from '../testing/app.ts'
import { findMonths, sendMonth } from './month-mail.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp({ env: { PUBLIC_URL: 'https://posts.example.com', PASSWORD_FORMS: 'on' } })
})
afterAll(() => app.stop())

const wants = async (monthlyFigures: boolean, timeZone: string | null = null): Promise<TestUser> => {
  const user = await app.signUp('Nora Field')
  await app.db.update(users).set({ monthlyFigures, timeZone, isEmailVerified: true }).where(eq(users.id, user.id))
  return user
}
const mailsTo = ({ username }: TestUser) => app.mails.filter(({ to }) => to === username)
const findAt = (time: string) => findMonths({ ...app.deps, now: () => new Date(time) })
const isDone = () => expect.poll(() => app.db.$count(jobs, eq(jobs.kind, 'send-month'))).toBe(0)
const month = monthAfter(new Date().toISOString().slice(0, 7), -1)
/** In the middle of that month. */
async function hasPosted(user: TestUser): Promise<void> {
  const post = await app.hasPost(user, { title: 'The old workshop' })
  await app.call('PUT', `/api/posts/${post.id}`, { as: user, body: { publication: {} } })
  const publishedAt = new Date(`${month}-15T12:00:00Z`)
  await app.db.update(publications).set({ publishedAt }).where(eq(publications.postId, post.id))
}
const after = (rest: string) => `${monthAfter(month, 1)}-${rest}`

test('who asked for it gets one email about a month on the morning after it, in their zone, however often it is looked for', async () => {
  const [nora, far, without, quiet] = [
    await wants(true),
    await wants(true, 'Pacific/Honolulu'),
    await wants(false),
    await wants(true),
  ]
  await hasPosted(nora)
  await hasPosted(far)
  await hasPosted(without)
  await findAt(after('01T07:59:00Z'))
  await isDone()
  expect(app.mails).toEqual([])
  await Promise.all([findAt(after('01T08:00:00Z')), findAt(after('01T08:00:00Z'))])
  await isDone()
  await findAt(after('02T08:00:00Z'))
  await isDone()
  await sendMonth(app.deps, { userId: nora.id, month })
  expect([mailsTo(nora), mailsTo(far), mailsTo(without), mailsTo(quiet)].map(({ length }) => length)).toEqual([
    1, 1, 0, 0,
  ])
  const [mail] = mailsTo(nora)
  expect(mail!.text).toContain('1 post went out in ')
  expect(mail!.text).toContain('No file tells what 1 post did.')
  expect(mail!.text).toContain(`https://posts.example.com/months/${month}`)
  // In Honolulu it was still night when the others got theirs.
  expect(app.mails.map(({ to }) => to)).toEqual([nora.username, far.username])
})

test('in the middle of a month nobody is written to', async () => {
  const user = await wants(true)
  await hasPosted(user)
  await findAt(after('08T12:00:00Z'))
  await isDone()
  expect(mailsTo(user)).toEqual([])
})

test('the email’s own link turns it off, and leaves those about posts on', async () => {
  const user = await wants(true)
  await hasPosted(user)
  await sendMonth(app.deps, { userId: user.id, month })
  const { pathname } = new URL(mailsTo(user)[0]!.unsubscribe!)
  expect(await (await app.app.request(pathname)).text()).toContain('Turn off the monthly email?')
  expect((await app.app.request(pathname, { method: 'POST' })).status).toBe(200)
  expect(await app.db.select().from(users).where(eq(users.id, user.id))).toMatchObject([
    { monthlyFigures: false, emailNotifications: true },
  ])
  await sendMonth(app.deps, { userId: user.id, month: '2020-01' })
  expect(mailsTo(user)).toHaveLength(1)
})

test('it is off at first, and a program that does not know it leaves it as it is', async () => {
  const user = await app.signUp()
  const change = async (body: object) =>
    (await (await app.call('PUT', '/api/user/notifications', { as: user, body })).json()) as {
      notifications: { monthlyFigures: boolean }
    }
  const known = { emailNotifications: true, marketingEmails: false, reminders: true }
  expect((await change(known)).notifications.monthlyFigures).toBe(false)
  expect((await change({ ...known, monthlyFigures: true })).notifications.monthlyFigures).toBe(true)
  expect((await change(known)).notifications.monthlyFigures).toBe(true)
})
