import { createHash } from 'node:crypto'
import { and, eq, inArray } from 'drizzle-orm'
import * as fc from 'fast-check'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import type { Decisions } from '#shared/outgoing.ts'
import { contentText, type Post } from '#shared/posts.ts'
import { approvals, jobs, posts } from '../database/schema.ts'
import { type LinkedInStub, startLinkedInStub } from '../stubs/linkedin.ts'
import { startTestApp, type TestApp } from '../testing/app.ts'
import { someImage } from '../testing/media.ts'
import { connectsNetwork, publishes, readsPost } from '../testing/networks.ts'

// Each run plays one story. To try more: APPROVAL_RUNS=200 npx vitest run server/approval/approved-bytes.test.ts
const numRuns = Number(process.env.APPROVAL_RUNS ?? 5)

let stub: LinkedInStub
let app: TestApp
const widths = [40, 60]
let images: Buffer[]
let widthOf: Map<string, number>
beforeAll(async () => {
  stub = await startLinkedInStub()
  const env = { ...stub.env, LINKEDIN_SCOPES: 'openid profile email w_member_social w_member_social_feed' }
  app = await startTestApp({ env, timing: { answerMs: 30_000, publishAgainMs: 5 } })
  images = await Promise.all(widths.map((width) => someImage(width).png().toBuffer()))
  widthOf = new Map(images.map((bytes, at) => [createHash('sha256').update(bytes).digest('hex'), widths[at]!]))
})
afterAll(async () => {
  await app.stop()
  await stub.stop()
})

const steps = [
  'edit',
  'comment',
  'add image',
  'remove image',
  'move image',
  'describe image',
  'restore version',
  'ask',
  'approve',
  'approve',
  'approve',
  'ask for changes',
  'publish',
  'publish',
  'schedule',
  'fall due',
  'take back',
  'delete and restore',
  'throttle',
  'lose answers',
  'stop',
] as const
const step = fc.record({ kind: fc.constantFrom(...steps), choice: fc.nat(3) })
/** What happens at the same time, one group after the other. */
const story = fc.array(fc.array(step, { minLength: 1, maxLength: 4 }), { minLength: 4, maxLength: 12 })

/** An hour before and after, so that no run depends on its speed. */
const hoursFromNow = (hours: number) => new Date(Date.now() + hours * 3_600_000).toISOString()
const windows = [
  () => ({}),
  () => ({ timeUntil: hoursFromNow(1) }),
  () => ({ timeFrom: hoursFromNow(-1), timeUntil: hoursFromNow(1) }),
  () => ({ timeFrom: hoursFromNow(1) }),
]

async function play(groups: readonly { kind: (typeof steps)[number]; choice: number }[][]) {
  const owner = await app.signUp()
  const reviewer = await app.joins(await app.signUp(), owner, 'reviewer')
  const { searchParams } = await connectsNetwork(app, owner)
  expect(searchParams.get('network')).toBe('connected')
  await app.call('PUT', '/api/approval', { as: owner, body: { mode: 'required' } })
  const post = await app.hasPost(owner, { hook: `Of ${owner.id}.`, insight: '', value: '', cta: '' })
  const path = `/api/posts/${post.id}`
  const put = (body: object) => app.call('PUT', path, { as: owner, body })
  /** Null while the post is in the trash. */
  const read = async <T>(path: string, as = owner) => {
    const answer = await app.call('GET', path, { as })
    return answer.ok ? ((await answer.json()) as T) : null
  }
  const imageAt = async (at: number) => (await read<Post>(path))?.media.at(at)?.id
  const decide = async (decision: string, times = {}) => {
    const hash = (await read<Decisions>(`${path}/approvals`, reviewer))?.hash
    return app.call('POST', `${path}/approvals`, { as: reviewer, body: { decision, hash, ...times } })
  }
  const restore = () => app.call('POST', '/api/trash/restore', { as: owner, body: { ids: [post.id] } })
  const take: Record<(typeof steps)[number], (choice: number) => Promise<unknown>> = {
    edit: (choice) => put({ content: { cta: `And you? ${choice}` } }),
    comment: (choice) => put({ firstComment: choice ? `Link ${choice}` : '' }),
    'add image': async (choice) =>
      app.app.request(`${path}/media`, upload(owner.cookie, images[choice % images.length]!)),
    'remove image': async () => app.call('DELETE', `/api/media/${await imageAt(0)}`, { as: owner }),
    'move image': async () =>
      app.call('PATCH', `/api/media/${await imageAt(-1)}`, { as: owner, body: { position: 0 } }),
    'describe image': async (choice) =>
      app.call('PATCH', `/api/media/${await imageAt(0)}`, { as: owner, body: { alt: `Office ${choice}` } }),
    'restore version': (choice) => app.call('POST', `${path}/versions/${choice + 1}/restore`, { as: owner, body: {} }),
    ask: () => app.call('PUT', `${path}/approval-request`, { as: owner, body: {} }),
    approve: (choice) => decide('approved', windows[choice]!()),
    'ask for changes': () => decide('changes'),
    publish: () => publishes(app, owner, post),
    schedule: (choice) =>
      put({
        scheduledFor: new Date(Date.now() + 50 * (choice + 1)).toISOString(),
        timeZone: 'UTC',
        openPoints: 'accept',
      }),
    async 'delete and restore'() {
      await app.call('DELETE', path, { as: owner })
      await restore()
    },
    async 'fall due'() {
      const dueAt = new Date()
      await app.db
        .update(posts)
        .set({ scheduledFor: dueAt, timeZone: 'UTC', scheduledWallTime: '2026-01-01T09:00' })
        .where(eq(posts.id, post.id))
      const payload = { postId: post.id, dueAt: dueAt.toISOString() }
      const { workspaceId } = owner
      await app.db
        .insert(jobs)
        .values({ kind: 'post-due', key: post.id, workspaceId, runAt: dueAt, createdAt: dueAt, payload })
        .onConflictDoNothing()
      await app.db.execute("select pg_notify('jobs', '')")
    },
    'take back': () => put({ publication: null }),
    async throttle() {
      stub.fail('throttled-shortly')
    },
    async 'lose answers'(choice) {
      stub.fail(...Array<'accepted-then-cut'>(choice + 1).fill('accepted-then-cut'))
    },
    stop: () => app.call('DELETE', `${path}/publish`, { as: owner }),
  }
  for (const group of groups) await Promise.all(group.map(({ kind, choice }) => take[kind](choice)))
  await restore()
  await decide('approved')
  await publishes(app, owner, post)
  await vi.waitFor(
    async () => {
      const { status, failure, publication } = await readsPost(app, owner, post)
      const waiting = await app.db.$count(
        jobs,
        and(eq(jobs.workspaceId, owner.workspaceId), inArray(jobs.kind, ['publish-post', 'post-due'])),
      )
      if (status === 'publishing' || failure?.retryAt || publication?.comment === 'sending' || waiting > 0)
        throw new Error(`${status} ${waiting}`)
    },
    { timeout: 60_000, interval: 20 },
  )
  stub.fail()
  return { post, owner }
}

const upload = (cookie: string, bytes: Buffer) => ({
  method: 'POST',
  headers: { cookie, 'content-type': 'image/png' },
  body: new Uint8Array(bytes),
})

interface Seen {
  text: string
  images: { width: number; alt: string }[]
}

/** What somebody approved for now. */
async function approvedOf({ id }: Post): Promise<(Seen & { comment: string })[]> {
  const rows = await app.db
    .select()
    .from(approvals)
    .where(and(eq(approvals.postId, id), eq(approvals.decision, 'approved')))
  const now = new Date()
  const forNow = rows.filter(
    ({ timeFrom, timeUntil }) => !(timeFrom && timeFrom > now) && !(timeUntil && timeUntil < now),
  )
  return forNow.map(({ outgoing: { firstComment, media, ...content } }) => ({
    text: contentText(content),
    comment: firstComment ?? '',
    images: media.map(({ sha256, alt }) => ({ width: widthOf.get(sha256)!, alt })),
  }))
}

type Content = { media?: { id: string; altText?: string }; multiImage?: { images: { id: string; altText?: string }[] } }

async function seenIn({ text, content }: (typeof stub.posts)[number]): Promise<Seen> {
  const { media, multiImage } = (content ?? {}) as Content
  const sent = multiImage?.images ?? (media ? [media] : [])
  return {
    text,
    images: await Promise.all(
      sent.map(async ({ id, altText = '' }) => ({
        width: (await sharp(stub.uploads.get(id)!.bytes!).metadata()).width,
        alt: altText,
      })),
    ),
  }
}

let live = 0
test('no interleaving of edits, decisions and publishing sends anything that nobody approved', async () => {
  await fc.assert(
    fc.asyncProperty(story, async (groups) => {
      const { post, owner } = await play(groups)
      const approved = await approvedOf(post)
      for (const sent of stub.posts.filter(({ text }) => text.includes(owner.id))) {
        live++
        const seen = await seenIn(sent)
        const matching = approved.filter(
          ({ text, images }) => JSON.stringify({ text, images }) === JSON.stringify(seen),
        )
        expect(matching, JSON.stringify({ seen, approved })).not.toEqual([])
        for (const comment of sent.comments) expect(matching.map((one) => one.comment)).toContain(comment)
      }
    }),
    { numRuns, seed: Number(process.env.APPROVAL_SEED ?? 7), endOnFailure: true },
  )
  expect(live).toBeGreaterThan(0)
}, 600_000)
