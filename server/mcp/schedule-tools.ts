import * as z from 'zod'
import { contentText } from '#shared/posts.ts'
import { momentAt, occurrences } from '#shared/wall-time.ts'
import { analyticsOf } from '../analytics/routes.ts'
import { listMissed } from '../calendar/routes.ts'
import { listAuthors } from '../members/authors.ts'
import { publishNow } from '../networks/publish.ts'
import { can } from '../permissions.ts'
import { getPost, updatePost } from '../posts/posts.ts'
import { zoneOf } from '../posts/schedule.ts'
import { nextSlot } from '../scheduling/slots.ts'
import { noted, postId, takeSave } from './post-tools.ts'
import { answersAbout, openIn, pointsOf, questionAbout, takeIn } from './questions.ts'
import { schedulePost } from './scheduling.ts'
import { line, openPoint, postAndOpen, publishLinkTo, toLine } from './shown.ts'
import { timeZone, wallTime, zoneIn } from './times.ts'
import { type Call, changes, reads, tool } from './tool.ts'

export const scheduleTools = [
  tool({
    name: 'next_free_slot',
    title: 'Next free slot',
    description: 'The author’s next free posting slot, null if they have none.',
    input: z.object({}),
    output: z.object({ at: z.nullable(z.string()), timeZone: z.string(), link: z.string() }),
    annotations: reads,
    work: async (_input, call) => {
      const at = await nextSlot(call.ctx)
      const timeZone = zoneOf(call.ctx)
      const link = `${call.origin}/calendar`
      if (!at) return { says: 'There are no posting slots yet.', data: { at: null, timeZone, link } }
      const { wallTime } = momentAt(at, timeZone)
      return { says: `The next free slot is ${wallTime} in ${timeZone}.`, data: { at: wallTime, timeZone, link } }
    },
  }),
  tool({
    name: 'schedule_post',
    title: 'Schedule a post',
    description:
      'Gives a post a time: `at`, or without it the next free slot. Where it goes out on LinkedIn by itself then, only a person agrees, in a form of this client or at the link in the answer; elsewhere the author is reminded. Ask the author about open points; change_post takes their answers in.',
    input: z.object({
      postId,
      at: wallTime.optional().describe('Wall time such as 2026-11-21T09:00, never UTC'),
      timeZone,
      occurrence: z.enum(occurrences).optional().describe('Only as the author answered, when clocks change'),
    }),
    output: postAndOpen,
    annotations: { ...changes, idempotentHint: true, openWorldHint: true },
    work: schedulePost,
  }),
  tool({
    name: 'unschedule_post',
    title: 'Unschedule a post',
    description: 'Takes a post’s time away. It stays as a draft.',
    input: z.object({ postId }),
    output: postAndOpen,
    annotations: { ...changes, idempotentHint: true },
    work: async ({ postId }, call) => {
      takeSave(call)
      return noted(call, 'It has no time any more.', await updatePost(call.ctx, postId, { scheduledFor: null }))
    },
  }),
  tool({
    name: 'missed_posts',
    title: 'Missed posts',
    description: 'Posts whose time passed and that are not live.',
    input: z.object({}),
    output: z.object({ posts: z.array(line) }),
    annotations: reads,
    work: async (_input, { ctx, origin }) => {
      const posts = await listMissed(ctx)
      return { says: `${posts.length} missed.`, data: { posts: posts.map((post) => toLine(origin, post)) } }
    },
  }),
  tool({
    name: 'publish_post',
    title: 'Publish a post now',
    description:
      'Asks the author to publish on LinkedIn now. Only a person can agree, in a form of this client or at the link in the answer.',
    input: z.object({ postId }),
    output: z.object({ status: z.string(), open: z.array(openPoint), link: z.string() }),
    annotations: { readOnlyHint: false, destructiveHint: true, openWorldHint: true },
    work: publish,
  }),
  tool({
    name: 'figures',
    title: 'Figures',
    description:
      'Counts of the workspace’s posts, or of one author’s. `authors` lists whose there are. Nothing here comes from LinkedIn.',
    input: z.object({ authorId: z.string().max(100).optional(), timeZone }),
    output: z.object({
      total: z.int(),
      draft: z.int(),
      scheduled: z.int(),
      published: z.int(),
      live: z.int(),
      words: z.int(),
      byWeek: z.array(z.object({ start: z.string(), posts: z.int() })),
      authors: z.array(z.object({ id: z.string(), name: z.string() })),
      link: z.string(),
    }),
    annotations: reads,
    work: async ({ authorId, timeZone }, call) => {
      const counts = await analyticsOf(call.ctx, zoneIn(call, timeZone), authorId)
      const { total, byStatus, live, words, byWeek } = counts
      const authors = (await listAuthors(call.ctx)).map(({ id, name }) => ({ id, name }))
      const link = `${call.origin}/analytics`
      return { says: `${total} posts, ${live} live.`, data: { total, ...byStatus, live, words, byWeek, authors, link } }
    },
  }),
]

async function publish({ postId }: { postId: string }, call: Call) {
  const { ctx, origin } = call
  const link = publishLinkTo(origin, postId)
  const post = await getPost(ctx, postId)
  const unchanged = { status: post.status, open: [], link }
  if (!can(ctx.actor, 'publish', 'posts') || !call.canAsk)
    return { says: `Nothing was published. The author confirms it at ${link} with “Publish now”.`, data: unchanged }
  takeSave(call)
  const { remembered, fields } = call.answered ?? {}
  if (remembered?.postId === postId && typeof remembered.publishes === 'number') {
    if (fields?.publish !== true) return { says: 'The author said no. Nothing was published.', data: unchanged }
    const sent = await publishNow(ctx, postId, { openPoints: 'refuse', version: remembered.publishes })
    return { says: 'It is being published.', data: { ...unchanged, status: sent.status } }
  }
  const answers = answersAbout(call, postId)
  const asked = answers ? await takeIn(ctx, post, answers) : post
  const points = await openIn(ctx, asked, 'published')
  const open = pointsOf(points)
  if (open.length > 0 && !answers) return call.ask(questionAbout(asked, points))
  if (open.length > 0)
    return { says: 'Nothing was published: points are open.', data: { ...unchanged, open }, isRefused: true }
  return call.ask({
    message: `Publish this post on LinkedIn now?\n\n${contentText(asked.content)}`,
    fields: { publish: { type: 'boolean', title: 'Publish it now' } },
    required: ['publish'],
    remember: { postId, publishes: asked.version },
  })
}
