import { and, eq } from 'drizzle-orm'
import * as fc from 'fast-check'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { CommentThread, PostComments } from '#shared/comments.ts'
import type { Notification } from '#shared/notifications.ts'
import type { Decisions } from '#shared/outgoing.ts'
import type { VersionList } from '#shared/post-versions.ts'
import type { Post } from '#shared/posts.ts'
import type { MadeReviewLink, NewReviewLink, Review, ReviewedPost, ReviewLink } from '#shared/review.ts'
import type { ActivityEntry } from '#shared/workspace-activity.ts'
import { lookAtApproval } from '../approval/lapsed.ts'
import { jobs, members, reviewLinks, users, workspaces } from '../database/schema.ts'
import { type LinkedInStub, startLinkedInStub } from '../stubs/linkedin.ts'
import { startTestApp, type TestApp, type TestUser } from '../testing/app.ts'
import { mediaCalls, someImage, somePdf } from '../testing/media.ts'
import { connectsNetwork, publishes } from '../testing/networks.ts'
import { sendReviewLink } from './send-link.ts'

let stub: LinkedInStub
let app: TestApp
let owner: TestUser
let post: Post
let clock = 0
beforeAll(async () => {
  stub = await startLinkedInStub()
  app = await startTestApp({ env: stub.env, now: () => new Date(Date.now() + clock) })
})
afterAll(async () => {
  await app.stop()
  await stub.stop()
})
beforeEach(async () => {
  clock = 0
  owner = await app.signUp('Ada Owner')
  post = await app.hasPost(owner, content)
})

const day = 86_400_000
const content = {
  hook: 'We repaired bikes in the order they came in.',
  insight: 'A tyre takes twelve minutes. A bent axle takes half a day.',
  value: 'Now there are two benches. We hired nobody for it.',
  cta: 'Where does a small job wait?',
}
const words = { section: 'value', quote: 'hired nobody' } as const

async function ok<T>(as: TestUser, method: string, path: string, body?: unknown): Promise<T> {
  const answer = await app.call(method, `/api/${path}`, { as, body })
  if (!answer.ok) throw new Error(`${answer.status} ${await answer.text()}`)
  return (answer.status === 204 ? null : await answer.json()) as T
}

const makes = (as: TestUser, given: Partial<NewReviewLink> = {}) =>
  ok<MadeReviewLink>(as, 'POST', 'review-links', {
    reviewer: 'Nora Field',
    postIds: [post.id],
    mayApprove: true,
    ...given,
  })
const tokenOf = ({ address }: MadeReviewLink) => address.split('#')[1]!

/** Whoever holds the address: no cookie, no key. */
const holder = (token: string, more: Record<string, string> = {}) => {
  const call = (method: string, path: string, body?: unknown) =>
    app.call(method, `/api/review${path}`, { body, headers: { 'x-review-link': token, ...more } })
  return {
    call,
    status: async (method = 'GET', path = '', body?: unknown) => (await call(method, path, body)).status,
    sees: async () => (await (await call('GET', '')).json()) as Review,
    comments: (body: object, id = crypto.randomUUID(), on = post.id) =>
      call('POST', `/posts/${on}/comments`, { id, ...body }),
    decides: async (decision: string, more: object = {}, on = post.id) => {
      const { posts } = (await (await call('GET', '')).json()) as Review
      const { hash } = posts.find(({ id }) => id === on)!
      return call('POST', `/posts/${on}/decisions`, { decision, hash, ...more })
    },
  }
}
const ids = ({ posts }: Review) => posts.map(({ id }) => id)

test('a link shows its posts as the feed does, to whoever holds it, until it ends', async () => {
  await mediaCalls(app).added(owner, post.id, await someImage(40).png().toBuffer(), '?alt=Two%20benches')
  await ok(owner, 'PUT', `posts/${post.id}`, { firstComment: 'The list' })
  const made = await makes(owner, { days: 7 })
  expect(made.link).toMatchObject({ reviewer: 'Nora Field', state: 'open', openedAt: null, posts: [{ id: post.id }] })
  const nora = holder(tokenOf(made))
  const seen = await nora.sees()
  expect(seen).toMatchObject({ reviewer: 'Nora Field', madeBy: 'Ada Owner', mayDecide: true })
  expect(seen.posts[0]).toMatchObject({
    now: { ...content, firstComment: 'The list' },
    media: [{ alt: 'Two benches' }],
    author: { name: 'Ada Owner' },
    state: 'open',
    decision: null,
  })
  const listed = async () => (await ok<ReviewLink[]>(owner, 'GET', 'review-links'))[0]!
  expect((await listed()).openedAt).not.toBeNull()
  // Another person's session in the same browser changes nothing.
  const stranger = await app.signUp()
  expect(await holder(tokenOf(made), { cookie: stranger.cookie }).status()).toBe(200)
  const sentence = async () => await (await nora.call('GET', '')).text()
  await ok(owner, 'DELETE', `review-links/${made.link.id}`)
  expect([await nora.status(), await sentence()]).toEqual([410, 'Ada Owner has ended this link. Ask them for another.'])
  const again = await ok<MadeReviewLink>(owner, 'POST', `review-links/${made.link.id}/renew`, { days: 7 })
  const renewed = holder(tokenOf(again))
  expect([await nora.status(), await renewed.status()]).toEqual([404, 200])
  await app.db.update(reviewLinks).set({ expiresAt: new Date() }).where(eq(reviewLinks.id, made.link.id))
  expect([await renewed.status(), (await listed()).state]).toEqual([410, 'expired'])
  for (const status of [await holder('wrong').status(), await holder('').status()]) expect([404, 401]).toContain(status)
})

test('a link without posts, of another workspace’s post, or by whoever may not make links is refused', async () => {
  const writer = await app.joins(await app.signUp(), owner, 'writer')
  const reviewer = await app.joins(await app.signUp(), owner, 'reviewer')
  const foreign = await app.hasPost(await app.signUp(), content)
  const status = async (as: TestUser, given: object) =>
    (await app.call('POST', '/api/review-links', { as, body: { reviewer: 'Nora', ...given } })).status
  const postIds = [post.id]
  expect([
    await status(owner, {}),
    await status(owner, { postIds: [foreign.id] }),
    await status(reviewer, { postIds }),
    await status(writer, { postIds, mayApprove: true }),
    await status(writer, { postIds }),
  ]).toEqual([400, 404, 403, 403, 201])
})

test('the link to a week shows what is scheduled in it, by its author, whatever that is by then', async () => {
  const other = await app.joins(await app.signUp(), owner)
  const at = (days: number) => new Date(Date.now() + days * day)
  const scheduled = (by: TestUser, days: number) =>
    app.hasPost(by, { ...content, scheduledFor: at(days), timeZone: 'UTC' })
  const [inside, outside, others] = [await scheduled(owner, 3), await scheduled(owner, 20), await scheduled(other, 4)]
  const span = { from: at(1).toISOString(), until: at(8).toISOString(), timeZone: 'Europe/Berlin' }
  const everyone = holder(tokenOf(await makes(owner, { postIds: undefined, span })))
  const owners = holder(tokenOf(await makes(owner, { postIds: undefined, span, authorId: owner.id })))
  expect([ids(await everyone.sees()), ids(await owners.sees())]).toEqual([[inside.id, others.id], [inside.id]])
  await ok(owner, 'PUT', `posts/${outside.id}`, { scheduledFor: at(2).toISOString(), timeZone: 'UTC' })
  expect(ids(await owners.sees())).toEqual([outside.id, inside.id])
  await ok(owner, 'PUT', `posts/${inside.id}`, { scheduledFor: null })
  expect(ids(await owners.sees())).toEqual([outside.id])
  expect((await owners.comments({ text: 'Hello' }, undefined, inside.id)).status).toBe(404)
})

test('an approval by a link is about exactly what it showed, and opens the way where it is required', async () => {
  await ok(owner, 'PUT', 'approval', { mode: 'required' })
  await connectsNetwork(app, owner)
  const nora = holder(tokenOf(await makes(owner)))
  expect((await publishes(app, owner, post)).status).toBe(409)
  expect([(await nora.decides('approved')).status, (await nora.decides('approved')).status]).toEqual([201, 201])
  const decided = await ok<Decisions>(owner, 'GET', `posts/${post.id}/approvals`)
  expect(decided.decisions).toMatchObject([{ by: { id: null, name: 'Nora Field' }, isByLink: true }])
  const { hash } = (await nora.sees()).posts[0]!
  await ok(owner, 'PUT', `posts/${post.id}`, { content: { cta: 'And you?' } })
  const [changed] = (await nora.sees()).posts
  expect(changed).toMatchObject({
    decision: { isCurrent: false },
    approved: { cta: content.cta },
    now: { cta: 'And you?' },
  })
  expect((await publishes(app, owner, post)).status).toBe(409)
  expect(await nora.status('POST', `/posts/${post.id}/decisions`, { decision: 'approved', hash })).toBe(409)
  expect((await nora.decides('approved')).status).toBe(201)
  expect((await publishes(app, owner, post)).status).toBe(200)
})

test('a post waits for the reviewer of a link that may approve it, until they decide or the link ends', async () => {
  const listed = async (list: string) =>
    (await ok<Post[]>(owner, 'GET', `posts?limit=10&approval=${list}`)).map(({ id }) => id)
  const approval = async () => (await ok<Post>(owner, 'GET', `posts/${post.id}`)).approval
  await makes(owner, { mayApprove: false })
  expect([await approval(), await listed('others')]).toEqual([null, []])
  const made = await makes(owner, { days: 7 })
  expect(await approval()).toMatchObject({
    state: 'asked',
    request: null,
    links: [{ reviewer: 'Nora Field', by: 'Ada Owner' }],
  })
  expect(await listed('others')).toEqual([post.id])
  await holder(tokenOf(made)).decides('changes')
  expect([(await approval())?.state, await listed('others'), await listed('changes')]).toEqual([
    'changes',
    [],
    [post.id],
  ])
  const again = await makes(owner, { days: 7 })
  expect([await listed('others'), await listed('changes')]).toEqual([[post.id], []])
  await ok(owner, 'DELETE', `review-links/${again.link.id}`)
  expect(await listed('others')).toEqual([])
  const last = await makes(owner)
  const expiresAt = new Date(Date.now() + 60_000)
  await app.db.update(reviewLinks).set({ expiresAt }).where(eq(reviewLinks.id, last.link.id))
  expect(await listed('others')).toEqual([post.id])
  await ok(owner, 'PUT', 'approval', { mode: 'off' })
  expect(await listed('others')).toEqual([])
  await ok(owner, 'PUT', 'approval', { mode: 'asked' })
  expect(await listed('others')).toEqual([post.id])
  clock = 120_000
  expect([(await approval())?.state, await listed('others')]).toEqual(['changes', []])
})

test('a mailed link reminds its reviewer once, as long as something waits for them', async () => {
  const reminds = async (address: string) => {
    const made = await makes(owner, { address })
    const [reminder] = await app.db
      .select()
      .from(jobs)
      .where(and(eq(jobs.kind, 'send-review-link'), eq(jobs.key, `${made.link.id} again`)))
    expect(reminder!.runAt.getTime() - reminder!.createdAt.getTime()).toBeCloseTo(day, -3)
    return { made, remind: () => sendReviewLink(app.deps, reminder!.payload as { linkId: string; sealed: string }) }
  }
  const subjects = (address: string) => app.mails.filter(({ to }) => to === address).map(({ subject }) => subject)
  const first = await reminds('waits@example.com')
  await first.remind()
  expect(subjects('waits@example.com')).toContain('Posts still wait for your review')
  const second = await reminds('answers@example.com')
  await holder(tokenOf(second.made)).decides('approved')
  await second.remind()
  expect(subjects('answers@example.com')).not.toContain('Posts still wait for your review')
})

test('a post no longer waits for a link whose maker may not let others approve, or is disabled', async () => {
  const partner = await app.joins(await app.signUp(), owner, 'owner')
  await makes(partner)
  const waits = async () => (await ok<Post[]>(owner, 'GET', 'posts?approval=others')).map(({ id }) => id)
  const disabledAt = (at: Date | null) => app.db.update(users).set({ disabledAt: at }).where(eq(users.id, partner.id))
  expect(await waits()).toEqual([post.id])
  await ok(owner, 'PUT', `members/${partner.id}`, { role: 'editor' })
  expect(await waits()).toEqual([])
  await ok(owner, 'PUT', `members/${partner.id}`, { role: 'owner' })
  expect(await waits()).toEqual([post.id])
  await disabledAt(new Date())
  expect(await waits()).toEqual([])
  await disabledAt(null)
  expect(await waits()).toEqual([post.id])
})

test('when a post changes that was approved by a link, its author and the reviewer hear of it once', async () => {
  const address = 'changed@example.com'
  await ok(owner, 'PUT', `posts/${post.id}`, {
    scheduledFor: '2099-01-01T10:00:00.000Z',
    timeZone: 'UTC',
    openPoints: 'accept',
  })
  const nora = holder(tokenOf(await makes(owner, { address })))
  await ok(owner, 'PUT', 'approval', { mode: 'required' })
  await nora.decides('approved')
  const change = async (cta: string) => {
    await ok(owner, 'PUT', `posts/${post.id}`, { content: { cta } })
    await lookAtApproval(app.deps, { postId: post.id })
  }
  await change('And you?')
  await change('And where?')
  const subjects = (to: string) => app.mails.filter((one) => one.to === to).map(({ subject }) => subject)
  await expect.poll(() => subjects(address)).toEqual(['Posts for you to review', 'Changed since you approved it'])
  await expect
    .poll(() => subjects(owner.username).filter((subject) => subject.startsWith('Changed')))
    .toEqual(['Changed since Nora Field approved it'])
  const bell = await ok<Notification[]>(owner, 'GET', 'notifications')
  expect(bell).toMatchObject([{ kind: 'approval-lapsed', by: 'Nora Field', state: 'void' }, { kind: 'decided' }])
  expect(app.mails.find(({ to, subject }) => to === address && subject.startsWith('Changed'))!.text).not.toContain('#')
  await nora.decides('approved')
  expect(await ok<Notification[]>(owner, 'GET', 'notifications')).toMatchObject([
    { kind: 'decided' },
    { kind: 'decided' },
  ])
})

test('a link says when its approval is not for the time of the post, and approves the new one', async () => {
  const at = (hour: number) => `2099-01-01T${hour}:00:00.000Z`
  const moves = (hour: number) =>
    ok(owner, 'PUT', `posts/${post.id}`, { scheduledFor: at(hour), timeZone: 'UTC', openPoints: 'accept' })
  await moves(10)
  const nora = holder(tokenOf(await makes(owner)))
  const decided = async () => (await nora.sees()).posts[0]!.decision
  await nora.decides('approved', { timeUntil: at(10) })
  expect(await decided()).toMatchObject({ isCurrent: true, isForItsTime: true })
  await moves(11)
  expect(await decided()).toMatchObject({ isCurrent: true, isForItsTime: false })
  await nora.decides('approved', { timeFrom: at(11), timeUntil: at(11) })
  expect(await decided()).toMatchObject({ isCurrent: true, isForItsTime: true })
})

test('nobody approves their own posts with a link that they made, once they are no owner', async () => {
  const partner = await app.joins(await app.signUp(), owner, 'owner')
  const made = await makes(partner)
  const nora = holder(tokenOf(made))
  await app.db
    .update(members)
    .set({ role: 'writer' })
    .where(and(eq(members.userId, partner.id), eq(members.workspaceId, owner.workspaceId)))
  expect([(await nora.sees()).mayDecide, (await nora.decides('approved')).status]).toEqual([false, 403])
  // Somebody who renews an owner's link gets one that no longer approves.
  const owners = await makes(owner)
  const renewed = await ok<MadeReviewLink>(partner, 'POST', `review-links/${owners.link.id}/renew`, {})
  expect([renewed.link.mayApprove, (await holder(tokenOf(renewed)).decides('approved')).status]).toEqual([false, 403])
  await app.db.update(users).set({ disabledAt: new Date() }).where(eq(users.id, partner.id))
  expect(await nora.status()).toBe(404)
  await ok(owner, 'DELETE', `members/${partner.id}`)
  expect(await ok<ReviewLink[]>(owner, 'GET', 'review-links')).toEqual([])
})

test('a link that may approve turns approvals on, and the author hears what was decided', async () => {
  const nora = holder(tokenOf(await makes(owner)))
  const [workspace] = await app.db.select().from(workspaces).where(eq(workspaces.id, owner.workspaceId))
  expect(workspace!.approval).toBe('asked')
  await nora.decides('changes', { note: 'Shorter, please.' })
  const bell = await ok<Notification[]>(owner, 'GET', 'notifications')
  expect(bell).toMatchObject([{ kind: 'decided', by: 'Nora Field', isApproved: false }])
  await expect
    .poll(() => app.mails.filter(({ to }) => to === owner.username).map(({ text }) => text))
    .toEqual([expect.stringContaining('Nora Field asks for changes')])
})

test('a reviewer’s suggestion becomes a version with their name, and a repeated press stores it once', async () => {
  const nora = holder(tokenOf(await makes(owner)))
  const id = crypto.randomUUID()
  const suggestion = { words, replacement: 'needed no new people' }
  for (let press = 0; press < 2; press += 1) expect((await nora.comments(suggestion, id)).status).toBe(201)
  const listed = () => ok<PostComments>(owner, 'GET', `posts/${post.id}/comments`)
  expect((await listed()).threads).toMatchObject([{ id, comments: [{ by: null, reviewer: 'Nora Field' }] }])
  await nora.comments({ ...suggestion, text: 'Better?' }, id)
  expect((await listed()).threads).toMatchObject([
    { replacement: suggestion.replacement, comments: [{ text: 'Better?' }] },
  ])
  expect((await nora.comments({ text: 'Gone', words: { ...words, quote: 'no such words' } })).status).toBe(409)
  const bell = await ok<Notification[]>(owner, 'GET', 'notifications')
  expect(bell).toMatchObject([{ kind: 'comment', what: 'suggestion', by: 'Nora Field' }])
  await ok(owner, 'POST', `comments/${id}/accept`, {})
  const { present } = await ok<VersionList>(owner, 'GET', `posts/${post.id}/versions`)
  expect(present).toMatchObject({ cause: 'suggested', suggestedBy: 'Nora Field', by: { id: owner.id } })
  expect((await nora.sees()).posts[0]).toMatchObject({
    now: { value: 'Now there are two benches. We needed no new people for it.' },
    threads: [{ id, outcome: 'accepted' }],
  })
})

test('the activity names who acted by a link', async () => {
  const nora = holder(tokenOf(await makes(owner)))
  await nora.comments({ text: 'Two or three?' })
  await nora.decides('approved')
  const entries = await ok<ActivityEntry[]>(owner, 'GET', 'activity')
  expect(entries.find(({ kind }) => kind === 'review link made')?.detail.name).toBe('Nora Field')
  const byLink = entries.filter(({ by }) => by.kind === 'link')
  expect(byLink.map(({ kind, by }) => [kind, by.name, by.through?.name])).toEqual([
    ['approved', null, 'Nora Field'],
    ['commented', null, 'Nora Field'],
  ])
})

test('a reviewer sees the answers in their own threads, takes back their own words, and reaches no other thread', async () => {
  const [nora, ben] = [holder(tokenOf(await makes(owner))), holder(tokenOf(await makes(owner, { reviewer: 'Ben' })))]
  const internal = await ok<CommentThread>(owner, 'POST', `posts/${post.id}/comments`, { text: 'The client is late.' })
  const id = crypto.randomUUID()
  await nora.comments({ text: 'Two or three?' }, id)
  await ok(owner, 'POST', `posts/${post.id}/comments`, { thread: id, text: 'Two.' })
  const threads = async (as: typeof nora) => (await as.sees()).posts[0]!.threads
  expect(await threads(nora)).toMatchObject([
    {
      comments: [
        { by: 'Nora Field', isMine: true },
        { by: 'Ada Owner', isMine: false, text: 'Two.' },
      ],
    },
  ])
  expect(await threads(ben)).toEqual([])
  const answer = async (as: typeof nora, thread: string) => (await as.comments({ thread, text: 'Me too' })).status
  expect([await answer(nora, internal.id), await answer(ben, id), await answer(nora, id)]).toEqual([404, 404, 201])
  const own = (await threads(nora))[0]!.comments.at(-1)!.id
  const takesBack = (as: typeof nora, comment: string) => as.status('DELETE', `/posts/${post.id}/comments/${comment}`)
  expect([await takesBack(ben, own), await takesBack(nora, internal.id), await takesBack(nora, own)]).toEqual([
    403, 403, 200,
  ])
})

test('files have addresses of their own, which end with the post and with the link', async () => {
  await mediaCalls(app).added(owner, post.id, await somePdf())
  const made = await makes(owner)
  const nora = holder(tokenOf(made))
  const { url } = (await nora.sees()).posts[0]!.media[0]!
  const status = async (path: string) => (await app.app.request(path)).status
  expect(url).not.toContain(tokenOf(made))
  expect([await status(url), await status(`${url}/pages/1`), await status(`${url}x`)]).toEqual([200, 200, 404])
  const foreign = await app.hasPost(await app.signUp(), content)
  expect([await status(`${url}/pages/9`), await nora.status('POST', `/posts/${foreign.id}/comments`)]).toEqual([
    404, 400,
  ])
  await ok(owner, 'DELETE', `posts/${post.id}`)
  expect([await status(url), ids(await nora.sees())]).toEqual([404, []])
  await ok(owner, 'POST', 'trash/restore', { ids: [post.id] })
  expect([await status(url), ids(await nora.sees())]).toEqual([200, [post.id]])
  const renewed = await ok<MadeReviewLink>(owner, 'POST', `review-links/${made.link.id}/renew`, {})
  expect(await status(url)).toBe(404)
  const again = (await holder(tokenOf(renewed)).sees()).posts[0]!.media[0]!.url
  expect(await status(again)).toBe(200)
  clock = 3 * day
  expect(await status(again)).toBe(404)
  clock = 0
  await ok(owner, 'DELETE', `review-links/${made.link.id}`)
  expect(await status(again)).toBe(410)
})

test('a mailed link is stored nowhere as it is', async () => {
  const made = await makes(owner, { address: 'nora@example.com' })
  const token = tokenOf(made)
  await expect.poll(() => app.mails.find(({ to }) => to === 'nora@example.com')?.text).toContain(made.address)
  expect(app.mails.find(({ to }) => to === 'nora@example.com')?.text).not.toContain('Nora Field')
  const stored = [await app.db.select().from(reviewLinks), await app.db.select().from(jobs)]
  for (const rows of [stored, app.logs]) expect(JSON.stringify(rows)).not.toContain(token)
})

// To try more: REVIEW_RUNS=100 npx vitest run server/review/review.test.ts
const numRuns = Number(process.env.REVIEW_RUNS ?? 3)

test('no answer to a link holds anything of other posts, people, notes or threads', async () => {
  const secret = (what: string) => `secret-${what}`
  const story = fc.array(fc.constantFrom('comment', 'suggest', 'decide', 'reply', 'edit', 'member comment'), {
    minLength: 2,
    maxLength: 6,
  })
  await fc.assert(
    fc.asyncProperty(story, async (steps) => {
      owner = await app.signUp('Ada Owner')
      await app.joins(await app.signUp(secret('member')), owner, 'reviewer')
      const shown = { title: secret('title'), subject: secret('subject'), writerNotes: secret('writer-notes') }
      post = await app.hasPost(owner, {
        ...content,
        ...shown,
        answers: [{ question: 'Why?', answer: secret('answer') }],
      })
      const other = await app.hasPost(owner, { ...content, hook: secret('hook'), title: secret('other') })
      const nora = holder(tokenOf(await makes(owner)))
      const ben = holder(tokenOf(await makes(owner, { reviewer: secret('reviewer') })))
      await ok(owner, 'POST', `posts/${post.id}/comments`, { text: secret('note') })
      await ok(owner, 'PUT', `posts/${post.id}/approval-request`, { of: null, note: secret('wish') })
      await ben.comments({ text: secret('thread') })
      await ben.decides('changes', { note: secret('decision') })
      const texts: string[] = []
      const noras = async (answer: Promise<Response>) => void texts.push(await (await answer).text())
      const id = crypto.randomUUID()
      const takes: Record<string, () => Promise<unknown>> = {
        comment: () => noras(nora.comments({ text: 'Hm' }, id)),
        suggest: () => noras(nora.comments({ words, replacement: 'hired none' })),
        decide: () => noras(nora.decides('approved')),
        reply: () => noras(nora.comments({ thread: id, text: 'And?' })),
        edit: () => ok(owner, 'PUT', `posts/${post.id}`, { content: { cta: `And you? ${texts.length}` } }),
        'member comment': () => ok(owner, 'POST', `posts/${post.id}/comments`, { text: secret('more') }),
      }
      for (const step of steps) await takes[step]!()
      await noras(nora.call('GET', ''))
      await noras(nora.comments({ text: 'Hello' }, undefined, other.id))
      await noras(nora.call('GET', '/posts'))
      for (const text of texts) expect(text).not.toContain('secret')
      const { posts } = JSON.parse(texts.at(-3)!) as { posts: ReviewedPost[] }
      expect(posts).toHaveLength(1)
    }),
    { numRuns },
  )
})
