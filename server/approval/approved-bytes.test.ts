import { createHash } from 'node:crypto'
import { and, eq } from 'drizzle-orm'
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

// To try more: APPROVAL_RUNS=200 npx vitest run server/approval/approved-bytes.test.ts
const numRuns = Number(process.env.APPROVAL_RUNS ?? 5)

let stub: LinkedInStub
let app: TestApp
const widths = [40, 60]
let images: Buffer[]
let widthOf: Map<string, number>
beforeAll(async () => {
  stub = await startLinkedInStub()
  const env = { ...stub.env, LINKEDIN_SCOPES: 'openid profile email w_member_social w_member_social_feed' }
  app = await startTestApp({ env, timing: { answerMs: 2_000, publishAgainMs: 5 } })
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
  'describe image',
  'restore version',
  'ask',
  'approve',
  'approve',
  'approve',
  'ask for changes',
  'publish',
  'publish',
  'fall due',
  'take back',
  'throttle',
] as const
const step = fc.record({ kind: fc.constantFrom(...steps), choice: fc.nat(1) })
/** What happens at the same time, one group after the other. */
const story = fc.array(fc.array(step, { minLength: 1, maxLength: 4 }), { minLength: 4, maxLength: 12 })

async function play(groups: readonly { kind: (typeof steps)[number]; choice: number }[][]) {
  const owner = await app.signUp()
  const reviewer = await app.joins(await app.signUp(), owner, 'reviewer')
  const { searchParams } = await connectsNetwork(app, owner)
  expect(searchParams.get('network')).toBe('connected')
  await app.call('PUT', '/api/approval', { as: owner, body: { mode: 'required' } })
  const post = await app.hasPost(owner, { hook: `Of ${owner.id}.`, insight: '', value: '', cta: '' })
  const path = `/api/posts/${post.id}`
  const put = (body: object) => app.call('PUT', path, { as: owner, body })
  const firstImage = async () => (await readsPost(app, owner, post)).media[0]?.id
  const decide = async (decision: string) => {
    const { hash } = (await (await app.call('GET', `${path}/approvals`, { as: reviewer })).json()) as Decisions
    return app.call('POST', `${path}/approvals`, { as: reviewer, body: { decision, hash } })
  }
  const take: Record<(typeof steps)[number], (choice: number) => Promise<unknown>> = {
    edit: (choice) => put({ content: { cta: `And you? ${choice}` } }),
    comment: (choice) => put({ firstComment: choice ? 'A link' : '' }),
    'add image': async (choice) => app.app.request(`${path}/media`, upload(owner.cookie, images[choice]!)),
    'remove image': async () => app.call('DELETE', `/api/media/${await firstImage()}`, { as: owner }),
    'describe image': async (choice) =>
      app.call('PATCH', `/api/media/${await firstImage()}`, { as: owner, body: { alt: `Office ${choice}` } }),
    'restore version': (choice) => app.call('POST', `${path}/versions/${choice + 1}/restore`, { as: owner, body: {} }),
    ask: () => app.call('PUT', `${path}/approval-request`, { as: owner, body: {} }),
    approve: () => decide('approved'),
    'ask for changes': () => decide('changes'),
    publish: () => publishes(app, owner, post),
    async 'fall due'() {
      const dueAt = new Date()
      const { rowCount } = await app.db
        .update(posts)
        .set({ scheduledFor: dueAt, timeZone: 'UTC', scheduledWallTime: '2026-01-01T09:00' })
        .where(eq(posts.id, post.id))
      expect(rowCount).toBe(1)
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
  }
  for (const group of groups) await Promise.all(group.map(({ kind, choice }) => take[kind](choice)))
  await vi.waitFor(
    async () => {
      const { status, failure, publication } = await readsPost(app, owner, post)
      const waiting = await app.db.$count(
        jobs,
        and(eq(jobs.workspaceId, owner.workspaceId), eq(jobs.kind, 'publish-post')),
      )
      if (status === 'publishing' || failure?.retryAt || publication?.comment === 'sending' || waiting > 0)
        throw new Error(`${status} ${waiting}`)
    },
    { timeout: 20_000, interval: 20 },
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

async function approvedOf({ id }: Post): Promise<(Seen & { comment: string })[]> {
  const rows = await app.db
    .select()
    .from(approvals)
    .where(and(eq(approvals.postId, id), eq(approvals.decision, 'approved')))
  return rows.map(({ outgoing: { firstComment, media, ...content } }) => ({
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
        for (const comment of sent.comments) expect(approved.map((one) => one.comment)).toContain(comment)
      }
    }),
    { numRuns, seed: Number(process.env.APPROVAL_SEED ?? 7) },
  )
  expect(live).toBeGreaterThan(0)
}, 600_000)
