import { eq, inArray } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { AuthorDetails, AuthorLink, ShownAuthorLink } from '#shared/authors.ts'
import type { Author, Invitation, NewInvitation } from '#shared/members.ts'
import type { Notification } from '#shared/notifications.ts'
import type { Posting } from '#shared/posting.ts'
import type { Post } from '#shared/posts.ts'
import type { ActivityEntry } from '#shared/workspace-activity.ts'
import { signInWithIdentity } from '../accounts/accounts.ts'
import { openSession } from '../accounts/sessions.ts'
import { resetPassword } from '../admin/accounts.ts'
import { members, networkAccounts, posts, sessions, users } from '../database/schema.ts'
import type { Job } from '../jobs/kinds.ts'
import { accessOf } from '../networks/accounts.ts'
import { postDue } from '../scheduling/due.ts'
import { type LinkedInStub, startLinkedInStub } from '../stubs/linkedin.ts'
import { startTestApp, type TestApp, type TestUser } from '../testing/app.ts'

const clock = { now: Date.parse('2026-11-26T09:00:00Z') }
let stub: LinkedInStub
let app: TestApp
beforeAll(async () => {
  stub = await startLinkedInStub()
  app = await startTestApp({ env: { ...stub.env, PASSWORD_FORMS: 'on' }, now: () => new Date(clock.now) })
})
afterAll(async () => {
  await app.stop()
  await stub.stop()
})

const day = 86_400_000
const said = async (response: Response) => [response.status, await response.text()]
const naming = ({ id }: { id: string }) => ({ 'x-author': id })

async function addAuthor(as: TestUser, fullName = 'Maya Stone'): Promise<AuthorDetails> {
  const response = await app.call('POST', '/api/authors', { as, body: { fullName, profession: 'Baker' } })
  expect(response.status).toBe(201)
  return response.json()
}

async function writes(as: TestUser, author?: { id: string }, more: object = {}): Promise<Post> {
  const body = { title: 'Bread', category: 'hot-takes', content: { hook: 'Bread takes time.' }, ...more }
  const response = await app.call('POST', '/api/posts', { as, body, headers: author && naming(author) })
  expect(response.status).toBe(201)
  return response.json()
}

const read = async <T>(as: TestUser, path: string, headers?: Record<string, string>): Promise<T> =>
  (await app.call('GET', path, { as, headers })).json()

const bellOf = async (as: TestUser) => read<Notification[]>(as, '/api/notifications')

test('what is written for an author is theirs: posts, samples, proofs and slots', async () => {
  const owner = await app.signUp()
  const author = await addAuthor(owner)
  const headers = naming(author)
  const post = await writes(owner, author)
  expect(post.authorId).toBe(author.id)
  expect((await writes(owner)).authorId).toBe(owner.id)
  const text = 'I bake bread every morning, and I sell what I bake before noon. '.repeat(3)
  await app.call('POST', '/api/writing-samples', { as: owner, headers, body: { content: text } })
  await app.call('PUT', '/api/posting-slots', { as: owner, headers, body: [{ weekday: 1, time: '08:00' }] })
  await app.call('PUT', '/api/never-say', { as: owner, headers, body: { phrases: ['synergy'] } })
  for (const [path, theirs] of [
    ['/api/writing-samples', [expect.objectContaining({ content: text.trim() })]],
    ['/api/posting-slots', [{ weekday: 1, time: '08:00' }]],
  ] as const) {
    expect(await read(owner, path, headers)).toEqual(theirs)
    expect(await read(owner, path)).toEqual([])
  }
  expect(await read(owner, '/api/never-say', headers)).toMatchObject({ phrases: ['synergy'] })
  const planned = await app.call('POST', `/api/posts/${post.id}/next-slot`, { as: owner, body: {} })
  expect(((await planned.json()) as Post).scheduledFor).toMatch(/^2026-11-30/)
  const generated = await app.call('POST', '/api/generate-post', {
    as: owner,
    headers,
    body: { title: 'Why bread takes time', category: 'hot-takes', aiModel: 'gpt4' },
  })
  expect(((await generated.json()) as { post: Post }).post.authorId).toBe(author.id)
})

test('lists, the calendar and the counts can be of one author', async () => {
  const owner = await app.signUp()
  const author = await addAuthor(owner)
  const time = { scheduledFor: new Date(clock.now + day).toISOString() }
  const [theirs, mine] = [await writes(owner, author, time), await writes(owner, undefined, time)]
  const range = `from=${new Date(clock.now).toISOString()}&to=${new Date(clock.now + 3 * day).toISOString()}`
  for (const [{ id }, one] of [
    [author, theirs],
    [owner, mine],
  ] as const) {
    const ids = async (path: string) => (await read<Post[]>(owner, path)).map((post) => post.id)
    expect(await ids(`/api/posts?authorId=${id}`)).toEqual([one.id])
    expect(await ids(`/api/posts?limit=5&authorId=${id}`)).toEqual([one.id])
    expect(await ids(`/api/scheduled-posts?${range}&authorId=${id}`)).toEqual([one.id])
    expect(await read(owner, `/api/analytics?authorId=${id}`)).toMatchObject({ total: 1 })
  }
  expect(await read(owner, '/api/analytics')).toMatchObject({ total: 2 })
})

test('only who may write posts here may name an author, and only one who lets others write', async () => {
  const owner = await app.signUp()
  const author = await addAuthor(owner)
  const stranger = await app.signUp()
  const gone = [404, 'Author not found']
  const naming404 = async (as: TestUser, id: string) =>
    said(await app.call('GET', '/api/writing-samples', { as, headers: naming({ id }) }))
  expect(await naming404(stranger, author.id)).toEqual(gone)
  expect(await naming404(owner, stranger.id)).toEqual(gone)
  const writer = await app.joins(await app.signUp(), owner, 'writer')
  const reviewer = await app.joins(await app.signUp(), owner, 'reviewer')
  expect((await writes(writer, author)).authorId).toBe(author.id)
  expect((await naming404(reviewer, author.id))[0]).toBe(403)
  expect(await naming404(owner, writer.id)).toEqual(gone)
  await app.call('PUT', '/api/membership', { as: writer, body: { letsOthersWrite: true } })
  expect((await writes(owner, writer)).authorId).toBe(writer.id)
  const authors = await read<Author[]>(reviewer, '/api/authors')
  expect(authors.filter(({ mayWriteFor }) => mayWriteFor)).toEqual([])
  expect(authors.flatMap(({ id, signsIn }) => (signsIn ? [] : id))).toEqual([author.id])
  const seen = await read<Author[]>(writer, '/api/authors')
  expect(seen.flatMap(({ id, mayWriteFor }) => (mayWriteFor ? id : [])).sort()).toEqual([author.id, writer.id].sort())
  for (const path of [`/api/authors/${author.id}`, `/api/members/${author.id}`])
    expect((await app.call(path.includes('members') ? 'DELETE' : 'GET', path, { as: writer })).status).toBe(403)
  expect((await app.call('GET', `/api/authors/${author.id}`, { as: stranger })).status).toBe(404)
})

test('a program’s key may name the authors that its person may', async () => {
  const owner = await app.signUp()
  const author = await addAuthor(owner)
  const key = await app.call('POST', '/api/keys', {
    as: owner,
    body: { name: 'Script', scopes: ['read posts', 'write posts'], days: 30 },
  })
  const { secret } = (await key.json()) as { secret: string }
  const headers = { authorization: `Bearer ${secret}`, ...naming(author) }
  const made = await app.call('POST', '/api/posts', { headers, body: { title: 'Bread', category: 'hot-takes' } })
  expect(((await made.json()) as Post).authorId).toBe(author.id)
  const body = { title: 'Rye', category: 'hot-takes' }
  const once = { ...headers, 'idempotency-key': 'rye' }
  const [first, same] = [
    await app.call('POST', '/api/posts', { headers: once, body }),
    await app.call('POST', '/api/posts', { headers: once, body }),
  ]
  expect(((await first.json()) as Post).id).toBe(((await same.json()) as Post).id)
  const mine = { authorization: once.authorization, 'idempotency-key': 'rye' }
  expect((await app.call('POST', '/api/posts', { headers: mine, body })).status).toBe(409)
  const stranger = await app.signUp()
  const refused = await app.call('GET', '/api/posts/none', { headers: { ...headers, ...naming(stranger) } })
  expect(await said(refused)).toEqual([404, 'Author not found'])
})

test('an author has no way in', async () => {
  const owner = await app.signUp()
  const { id } = await addAuthor(owner)
  const [row] = await app.db.select().from(users).where(eq(users.id, id))
  const { username } = row!
  const password = 'a long enough password'
  const tried = await app.call('POST', '/api/login', { body: { username, password } })
  expect(tried.status).toBe(401)
  const mailed = app.mails.length
  expect((await app.call('POST', '/api/password-reset', { body: { username } })).status).toBe(204)
  const browser = { sessionKey: null, token: null, caller: { browser: 'Firefox', address: '10.0.0.1' } }
  for (const isEmailVerified of [true, false]) {
    const identity = { issuer: 'https://id.example', subject: id, email: username, isEmailVerified, fullName: 'Maya' }
    await expect(signInWithIdentity(app.deps, browser, identity, app.deps.now())).rejects.toThrow()
  }
  await expect(openSession(app.deps, browser, { id, workspaceId: owner.workspaceId })).rejects.toThrow('no sign-in')
  await expect(resetPassword(app.deps, username)).rejects.toThrow('no account')
  await expect(app.db.update(users).set({ passwordHash: 'x' }).where(eq(users.id, id))).rejects.toThrow()
  expect(await app.db.$count(sessions, eq(sessions.userId, id))).toBe(0)
  expect(app.mails.slice(mailed).map(({ to }) => to)).not.toContain(username)
  // Even somebody who writes a session into the database gets nowhere.
  const forged = await app.signUp()
  await app.db
    .update(sessions)
    .set({ userId: id, workspaceId: owner.workspaceId })
    .where(eq(sessions.userId, forged.id))
  for (const path of ['/api/user', '/api/posts/none', '/api/members'])
    expect((await app.call('GET', path, { as: forged })).status).toBe(401)
  expect((await app.call('POST', '/api/keys', { as: forged, body: {} })).status).toBe(401)
})

test('reminders of an author’s post go to its writer, or to the owners once the writer has left', async () => {
  const owner = await app.signUp()
  const author = await addAuthor(owner)
  const editor = await app.joins(await app.signUp(), owner, 'editor')
  const soon = { scheduledFor: new Date(clock.now + 90 * day).toISOString() }
  const [first, second] = [await writes(editor, author, soon), await writes(editor, author, soon)]
  const remindedOf = async ({ id }: Post) => {
    const before = app.mails.length
    const job = { attempt: 1, signal: new AbortController().signal } as Job
    await postDue(app.deps, { postId: id, dueAt: soon.scheduledFor }, job)
    return app.mails.slice(before).map(({ to }) => to)
  }
  expect(await remindedOf(first)).toEqual([editor.username])
  const { text } = app.mails.at(-1)!
  expect(text).toContain('It’s time to post “Bread” by Maya Stone on LinkedIn.')
  const posting = await read<Posting>(editor, `/api/posting/${/\/p\/(\S+)/.exec(text)![1]}`)
  expect(posting.post?.author).toBe('Maya Stone')
  await app.call('DELETE', `/api/members/${editor.id}`, { as: owner })
  expect(await remindedOf(second)).toEqual([owner.username])
})

test('an author is removed with the voice; the posts go to whom the owner says', async () => {
  const owner = await app.signUp()
  const [author, other] = [await addAuthor(owner), await addAuthor(owner, 'Theo Lind')]
  const [kept, given] = [await writes(owner, author), await writes(owner, other)]
  const stranger = await app.signUp()
  const remove = (id: string, to?: string) =>
    app.call('DELETE', `/api/members/${id}${to ? `?postsTo=${to}` : ''}`, { as: owner })
  expect((await remove(author.id, stranger.id)).status).toBe(404)
  expect((await remove(author.id)).status).toBe(204)
  expect((await remove(other.id, owner.id)).status).toBe(204)
  const authorOf = async ({ id }: Post) => (await read<Post>(owner, `/api/posts/${id}`)).authorId
  expect([await authorOf(kept), await authorOf(given)]).toEqual([null, owner.id])
  expect(await app.db.$count(users, inArray(users.id, [author.id, other.id]))).toBe(0)
})

test('the export holds the voice of those for whom the person writes', async () => {
  const owner = await app.signUp()
  const author = await addAuthor(owner)
  await app.call('PUT', '/api/never-say', { as: owner, headers: naming(author), body: { phrases: ['synergy'] } })
  const zip = Buffer.from(await (await app.call('GET', '/api/user/export', { as: owner })).arrayBuffer())
  expect(zip.includes(`authors/${author.id}/never-say.json`)).toBe(true)
  const reviewer = await app.joins(await app.signUp(), owner, 'reviewer')
  const theirs = Buffer.from(await (await app.call('GET', '/api/user/export', { as: reviewer })).arrayBuffer())
  expect(theirs.includes('authors/')).toBe(false)
})

test('a workspace’s authors go with its last person', async () => {
  const owner = await app.signUp()
  const author = await addAuthor(owner)
  const deleted = await app.call('DELETE', '/api/user', { as: owner, body: { username: owner.username } })
  expect(deleted.status).toBe(204)
  expect(await app.db.$count(users, inArray(users.id, [owner.id, author.id]))).toBe(0)
})

const tokenIn = (text: string | null | undefined) => /\/(?:join|connect)#(\S+)/.exec(text ?? '')![1]!

async function connects(token: string): Promise<URL> {
  const begun = await app.call('POST', '/api/author-link/connect', { body: { token } })
  const { url } = (await begun.json()) as { url: string }
  const cookie = begun.headers.get('set-cookie')?.split(';')[0] ?? ''
  const page = new URL(url)
  page.searchParams.set('answer', 'allow')
  page.searchParams.set('member', 'Maya Stone')
  const allowed = await fetch(page, { redirect: 'manual' })
  const back = new URL(allowed.headers.get('location') ?? '')
  const done = await app.call('GET', back.pathname + back.search, { headers: { cookie } })
  return new URL(done.headers.get('location') ?? '', 'http://here.invalid')
}

async function linkFor(as: TestUser, { id }: { id: string }, body: { address?: string } = {}): Promise<AuthorLink> {
  const response = await app.call('POST', `/api/authors/${id}/link`, { as, body })
  expect(response.status).toBe(201)
  return response.json()
}

test('an author connects and disconnects with a link alone, and who asked hears of it', async () => {
  const owner = await app.signUp('Ada Field')
  const author = await addAuthor(owner)
  const { link } = await linkFor(owner, author, { address: 'maya@example.com' })
  expect(link).toBeNull()
  await expect.poll(() => app.mails.at(-1)?.to).toBe('maya@example.com')
  const token = tokenIn(app.mails.at(-1)?.text)
  const show = async () => (await app.call('POST', '/api/author-link', { body: { token } })).json()
  expect(await show()).toMatchObject({ author: 'Maya Stone', askedBy: 'Ada Field', account: null, isConfigured: true })
  const back = await connects(token)
  expect([back.pathname, back.search, back.hash]).toEqual(['/connect', '?network=connected', `#${token}`])
  expect(((await show()) as ShownAuthorLink).account).toMatchObject({ name: 'Maya Stone', isOver: false })
  const rows = await app.db.select().from(networkAccounts).where(eq(networkAccounts.userId, author.id))
  expect(rows.map((row) => accessOf(app.deps, row))).toEqual([expect.objectContaining({ token: expect.any(String) })])
  expect(await bellOf(owner)).toMatchObject([{ kind: 'author-link', author: 'Maya Stone', use: 'connected' }])
  expect(await read(owner, '/api/network', naming(author))).toMatchObject({ account: { name: 'Maya Stone' } })
  expect(await read(owner, '/api/network')).toMatchObject({ account: null })
  await app.call('POST', '/api/author-link/disconnect', { body: { token } })
  expect(await show()).toMatchObject({ account: null })
  expect(await bellOf(owner)).toMatchObject([{ kind: 'author-link', use: 'disconnected' }])
  await app.call('DELETE', `/api/members/${author.id}`, { as: owner })
  const entries = (await read(owner, '/api/activity')) as ActivityEntry[]
  expect(entries.map(({ kind, by, detail }) => [kind, by.kind, detail.name]).toReversed()).toEqual([
    ['author added', 'person', undefined],
    ['author asked to connect', 'person', undefined],
    ['author connected', 'link', undefined],
    ['author disconnected', 'link', undefined],
    ['author removed', 'person', 'Maya Stone'],
  ])
})

test('a link ends after seven days, with a newer one, when it is taken back, and with the author', async () => {
  const owner = await app.signUp()
  const author = await addAuthor(owner)
  const open = async ({ link }: AuthorLink) =>
    (await app.call('POST', '/api/author-link', { body: { token: tokenIn(link) } })).status
  const first = await linkFor(owner, author)
  expect(await open(first)).toBe(200)
  const second = await linkFor(owner, author)
  expect([await open(first), await open(second)]).toEqual([404, 200])
  expect((await app.call('DELETE', `/api/authors/${author.id}/link`, { as: owner })).status).toBe(204)
  expect(await open(second)).toBe(404)
  const third = await linkFor(owner, author)
  await app.call('DELETE', `/api/members/${author.id}`, { as: owner })
  expect(await open(third)).toBe(404)
  const stranger = await app.signUp()
  const others = await addAuthor(stranger)
  expect((await app.call('POST', `/api/authors/${others.id}/link`, { as: owner, body: {} })).status).toBe(404)
  const last = await linkFor(stranger, others)
  clock.now += 7 * day
  expect(await open(last)).toBe(404)
})

test('a person who is invited in an author’s place has the posts, the voice and the connection', async () => {
  const owner = await app.signUp()
  const author = await addAuthor(owner)
  const headers = naming(author)
  const [post, trashed] = [await writes(owner, author), await writes(owner, author)]
  await app.call('DELETE', `/api/posts/${trashed.id}`, { as: owner })
  await app.call('PUT', '/api/posting-slots', { as: owner, headers, body: [{ weekday: 1, time: '08:00' }] })
  await connects(tokenIn((await linkFor(owner, author)).link))
  const invite = (wanted: NewInvitation) => app.call('POST', '/api/invitations', { as: owner, body: wanted })
  expect((await invite({ role: 'reviewer', authorId: owner.id })).status).toBe(404)
  const invitation = (await (await invite({ role: 'reviewer', authorId: author.id })).json()) as Invitation
  expect(invitation.author).toBe('Maya Stone')
  const maya = await app.signUp('Maya Stone')
  const opened = await app.call('POST', '/api/invitation', { as: maya, body: { token: tokenIn(invitation.link) } })
  expect(await opened.json()).toMatchObject({ author: 'Maya Stone', role: 'reviewer' })
  const cookie = /hookline_invitation=[^;]+/.exec(opened.headers.get('set-cookie') ?? '')?.[0]
  const accepted = await app.call('POST', '/api/invitation/accept', {
    headers: { cookie: `${maya.cookie}; ${cookie}` },
  })
  expect(accepted.status).toBe(204)
  expect(await read(maya, '/api/posting-slots')).toEqual([{ weekday: 1, time: '08:00' }])
  expect(await read(maya, '/api/network')).toMatchObject({ account: { name: 'Maya Stone', state: 'connected' } })
  expect((await read<Post>(maya, `/api/posts/${post.id}`)).authorId).toBe(maya.id)
  await app.call('POST', '/api/trash/restore', { as: owner, body: { ids: [trashed.id] } })
  expect((await read<Post>(maya, `/api/posts/${trashed.id}`)).authorId).toBe(maya.id)
  expect(await app.db.$count(users, eq(users.id, author.id))).toBe(0)
  expect(await app.db.$count(members, eq(members.workspaceId, owner.workspaceId))).toBe(2)
  expect(await app.db.$count(posts, eq(posts.authorId, maya.id))).toBe(2)
  // Others go on writing for the person until the person says no.
  expect((await writes(owner, maya)).authorId).toBe(maya.id)
  await app.call('PUT', '/api/membership', { as: maya, body: { letsOthersWrite: false } })
  expect((await app.call('GET', '/api/posting-slots', { as: owner, headers: naming(maya) })).status).toBe(404)
})
