import * as z from 'zod'
import { contentText, type Post } from '#shared/posts.ts'
import { knownZone, momentAt, type Occurrence, occurrences, resolveWallTime } from '#shared/wall-time.ts'
import { analyticsOf } from '../analytics/routes.ts'
import { listMissed } from '../calendar/routes.ts'
import { AppError, unknownZone } from '../errors.ts'
import { publishNow } from '../networks/publish.ts'
import { authorize, can } from '../permissions.ts'
import { getPost, updatePost } from '../posts/posts.ts'
import { zoneOf } from '../posts/schedule.ts'
import { moveToNextSlot, nextSlot } from '../scheduling/slots.ts'
import { noted, postId, takeSave } from './post-tools.ts'
import { answersAbout, openIn, pointsOf, questionAbout, takeIn } from './questions.ts'
import { line, linkTo, type OpenPoint, openPoint, postAndOpen, publishLinkTo, toLine, toPresent } from './shown.ts'
import { type Call, changes, isQuestion, reads, tool } from './tool.ts'

const wallTime = z.string().regex(/^\d{4}-\d{2}-\d{2}T([01]\d|2[0-3]):[0-5]\d$/)
const timeZone = z.string().max(100).optional().describe('IANA zone; the author’s own by default')

const zoneIn = ({ ctx }: Call, name = zoneOf(ctx)): string => {
  const zone = knownZone(name)
  if (!zone) throw unknownZone(name)
  return zone
}

interface Asked {
  postId: string
  at: string
  timeZone: string
}

/** Once clocks change, a wall time can name two instants. The person chooses. */
function instantOf(call: Call, { postId, at, timeZone }: Asked, occurrence: Occurrence | undefined) {
  const found = resolveTime(at, timeZone)
  if (found.kind === 'once') return found.at.instant
  const { remembered, fields } = call.answered ?? {}
  const isSame = remembered?.postId === postId && remembered.at === at
  const chosen = occurrence ?? (isSame ? (fields?.occurrence ?? remembered.occurrence) : undefined)
  if (chosen === 'earlier' || chosen === 'later') return found[chosen].instant
  const said = (which: Occurrence) => `${found[which].wallTime.replace('T', ' ')} (UTC${found[which].offset})`
  const message =
    found.kind === 'twice'
      ? `The clocks in ${timeZone} go back, so ${at.replace('T', ' ')} comes twice. Which one?`
      : `The clocks in ${timeZone} go forward and skip ${at.replace('T', ' ')}. Which time instead?`
  if (!call.canAsk)
    throw new AppError(
      'unsettled',
      `${message} Earlier: ${said('earlier')}. Later: ${said('later')}. Ask the author, then call again with occurrence. Nothing was scheduled.`,
    )
  return call.ask({
    message,
    fields: {
      occurrence: {
        type: 'string',
        title: 'Time',
        oneOf: occurrences.map((id) => ({ const: id, title: said(id) })),
      },
    },
    required: ['occurrence'],
    remember: { postId, at },
  })
}

function resolveTime(at: string, timeZone: string) {
  try {
    return resolveWallTime(at, timeZone)
  } catch {
    throw new AppError('invalid', `There is no day ${at.slice(0, 10)}.`)
  }
}

interface Settled {
  post: Post
  open: OpenPoint[]
}

/** Asks the person about open points, and returns the post with their answers and what they left open. */
async function settle(call: Call, id: string, wish: 'scheduled' | 'published', remember: Record<string, unknown> = {}) {
  const { ctx } = call
  const answers = answersAbout(call, id)
  const found = await getPost(ctx, id)
  const post = answers ? await takeIn(ctx, found, answers) : found
  const open = await openIn(ctx, post, wish)
  const points = pointsOf(open)
  // Asked again, a person who left something empty would never get out of the form.
  if (points.length === 0 || !call.canAsk || answers) return { post, open: points } satisfies Settled
  const question = questionAbout(post, open)
  return call.ask({ ...question, remember: { ...question.remember, ...remember } })
}

async function refused({ origin }: Call, { post, open }: Settled, wish: 'scheduled' | 'published') {
  const says = `Nothing was ${wish}: the author has to decide ${open.length} open ${open.length === 1 ? 'point' : 'points'} first. Ask them, or send them to ${linkTo(origin, post.id)}.`
  return { says, data: { post: toPresent(origin, post), open }, isRefused: true }
}

const askAgain = 'Ask the author about open points; change_post takes their answers in.'

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
    description: `Gives a post a time: \`at\`, or without it the next free slot. Where LinkedIn is connected the post goes out then; otherwise the author is reminded to post it. ${askAgain}`,
    input: z.object({
      postId,
      at: wallTime.optional().describe('Wall time such as 2026-11-21T09:00, never UTC'),
      timeZone,
      occurrence: z.enum(occurrences).optional().describe('Only as the author answered, when clocks change'),
    }),
    output: postAndOpen,
    annotations: { ...changes, idempotentHint: true },
    work: async ({ postId, at, timeZone, occurrence }, call) => {
      authorize(call.ctx, 'schedule', 'posts')
      takeSave(call)
      const zone = zoneIn(call, timeZone)
      const instant = at && instantOf(call, { postId, at, timeZone: zone }, occurrence)
      if (instant && !(instant instanceof Date)) return instant
      const chosen = occurrence ?? call.answered?.fields?.occurrence ?? call.answered?.remembered.occurrence
      const settled = await settle(call, postId, 'scheduled', { at, occurrence: chosen })
      if (isQuestion(settled)) return settled
      if (settled.open.length > 0) return refused(call, settled, 'scheduled')
      const post = instant
        ? await updatePost(call.ctx, postId, {
            scheduledFor: instant.toISOString(),
            timeZone: zone,
            openPoints: 'refuse',
          })
        : await moveToNextSlot(call.ctx, postId, { openPoints: 'refuse' })
      return noted(call, `Scheduled for ${post.scheduledWallTime} in ${post.timeZone}.`, post)
    },
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
    description: 'Counts of the author’s own posts. Nothing here comes from LinkedIn.',
    input: z.object({ timeZone }),
    output: z.object({
      total: z.int(),
      draft: z.int(),
      scheduled: z.int(),
      published: z.int(),
      live: z.int(),
      words: z.int(),
      byWeek: z.array(z.object({ start: z.string(), posts: z.int() })),
      link: z.string(),
    }),
    annotations: reads,
    work: async ({ timeZone }, call) => {
      const { total, byStatus, live, words, byWeek } = await analyticsOf(call.ctx, zoneIn(call, timeZone))
      const link = `${call.origin}/analytics`
      return { says: `${total} posts, ${live} live.`, data: { total, ...byStatus, live, words, byWeek, link } }
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
  const settled = await settle(call, postId, 'published')
  if (isQuestion(settled)) return settled
  const { open } = settled
  if (open.length > 0)
    return { says: 'Nothing was published: points are open.', data: { ...unchanged, open }, isRefused: true }
  return call.ask({
    message: `Publish this post on LinkedIn now?\n\n${contentText(settled.post.content)}`,
    fields: { publish: { type: 'boolean', title: 'Publish it now' } },
    required: ['publish'],
    remember: { postId, publishes: settled.post.version },
  })
}
