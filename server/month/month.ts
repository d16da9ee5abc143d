import { and, asc, desc, eq, gte, isNotNull, lt, notExists, or } from 'drizzle-orm'
import { Temporal } from 'temporal-polyfill'
import { maxCalendarDays } from '#shared/calendar.ts'
import type { AiModel, EmojiUsage, Language, Tone } from '#shared/catalogue.ts'
import {
  type Month,
  type MonthRequest,
  type Proposal,
  type ProposedPost,
  proposeMonth,
  type Start,
} from '#shared/month.ts'
import { msg, plural } from '#shared/say.ts'
import { minuteOf, slotTimes } from '#shared/slots.ts'
import { minSubjectLength } from '#shared/writing.ts'
import { author, inWorkspace, isOwn } from '../authorship.ts'
import { requireCalendarRange } from '../calendar/range.ts'
import { type Context, within } from '../context.ts'
import { ideaSets, ideas, members, posts, proofs, publications } from '../database/schema.ts'
import { AppError } from '../errors.ts'
import { say } from '../language/say.ts'
import { authorize } from '../permissions.ts'
import type { PostContext } from '../posts/analyses.ts'
import { createPost } from '../posts/posts.ts'
import { zoneOf } from '../posts/schedule.ts'
import { itsPublication } from '../posts/status.ts'
import { listSlots } from '../scheduling/slots.ts'
import { titleOf } from '../writing/requests.ts'

const dayMs = 86_400_000
/** Posts this long before the range count for the mix of kinds. */
const lookBackDays = 60
/** Newest first. Nobody proposes more at once. */
const maxStarts = 200

/** Proposes a post for each free slot of the acting author. Stores nothing. */
export async function proposalsFor(ctx: Context, { from, to, themes }: MonthRequest): Promise<Month> {
  authorize(ctx, 'read', 'posts')
  authorize(ctx, 'read', 'slots')
  authorize(ctx, 'read', 'ideas')
  authorize(ctx, 'read', 'voice')
  const [start, end] = [new Date(Math.max(Date.parse(from), ctx.now().getTime())), new Date(to)]
  if (end <= start || end.getTime() - start.getTime() > maxCalendarDays * dayMs)
    throw new AppError(
      'invalid',
      msg`Choose days in the future, at most ${plural({ max: maxCalendarDays }, { other: '#' })} of them.`,
    )
  const known = await timedPosts(ctx, new Date(start.getTime() - lookBackDays * dayMs), end)
  const slots = await freeSlots(
    ctx,
    start,
    end,
    known.map(({ at }) => at),
  )
  const starts = [...(await unusedIdeas(ctx)), ...(await unusedProofs(ctx)), ...themes.map(asTheme)]
  return {
    // In English, because posts keep the reasons for readers of any language.
    proposals: proposeMonth(slots, starts, known, (sentence) => say(sentence)),
    slots: slots.length,
  }
}

const asTheme = (text: string): Start => ({ kind: 'theme', text })

/** The author's posts with a time in the range: live, scheduled or proposed. */
async function timedPosts(ctx: Context, from: Date, to: Date) {
  const isIn = (time: typeof posts.scheduledFor | typeof publications.publishedAt) => and(gte(time, from), lt(time, to))
  const rows = await ctx.db
    .select({
      category: posts.category,
      scheduled: posts.scheduledFor,
      proposed: posts.proposedFor,
      published: publications.publishedAt,
    })
    .from(posts)
    .leftJoin(publications, itsPublication)
    .where(
      and(isOwn(ctx, posts), or(isIn(posts.scheduledFor), isIn(posts.proposedFor), isIn(publications.publishedAt))),
    )
  return rows.map(({ category, scheduled, proposed, published }) => ({
    category,
    at: (published ?? scheduled ?? proposed)!,
  }))
}

async function freeSlots(ctx: Context, from: Date, to: Date, taken: readonly Date[]): Promise<Date[]> {
  const slots = await listSlots(ctx)
  const timeZone = zoneOf(ctx)
  const dayOf = (at: Date) =>
    Temporal.Instant.fromEpochMilliseconds(at.getTime()).toZonedDateTimeISO(timeZone).toPlainDate()
  const minutes = new Set(taken.map(minuteOf))
  const found: Date[] = []
  for (let day = dayOf(from); Temporal.PlainDate.compare(day, dayOf(to)) <= 0; day = day.add({ days: 1 }))
    found.push(...slotTimes(slots, day.toString(), timeZone))
  return found.filter((at) => at > from && at < to && !minutes.has(minuteOf(at)))
}

/** Ideas that are the subject of no post, favourites first. */
async function unusedIdeas(ctx: Context): Promise<Start[]> {
  const rows = await ctx.db
    .select({ text: ideas.title, category: ideas.category, isFavourite: ideas.isFavourite })
    .from(ideas)
    .innerJoin(ideaSets, eq(ideaSets.id, ideas.setId))
    .where(and(inWorkspace(ctx, ideaSets), notExists(withSubject(ctx, ideas.title))))
    .orderBy(desc(ideas.isFavourite), desc(ideaSets.createdAt), asc(ideas.position))
    .limit(maxStarts)
  return rows.map((row): Start => ({ kind: 'idea', ...row }))
}

async function unusedProofs(ctx: Context): Promise<Start[]> {
  const rows = await ctx.db
    .select({ text: proofs.content, kind: proofs.kind })
    .from(proofs)
    .where(and(isOwn(ctx, proofs), notExists(withSubject(ctx, proofs.content))))
    .orderBy(desc(proofs.createdAt))
    .limit(maxStarts)
  return rows.filter(({ text }) => text.length >= minSubjectLength)
}

const withSubject = (ctx: Context, text: typeof ideas.title | typeof proofs.content) =>
  ctx.db
    .select({ id: posts.id })
    .from(posts)
    .where(and(inWorkspace(ctx, posts), eq(posts.subject, text)))

/** Keeps proposals as drafts without a text, all or none. Their times stay proposals. */
export async function keepProposals(ctx: PostContext, proposals: readonly Proposal[]): Promise<ProposedPost[]> {
  authorize(ctx, 'write', 'posts')
  const settings = await lastSettings(ctx)
  return ctx.db.transaction(async (tx) => {
    const scope = within(ctx, tx)
    // One request at a time, so that two tabs do not propose the same times.
    await tx
      .select({ userId: members.userId })
      .from(members)
      .where(and(inWorkspace(ctx, members), eq(members.userId, author(ctx).id)))
      .for('no key update')
    const times = proposals.map(({ at }) => new Date(at))
    if (times.some((at) => at <= ctx.now())) throw gone(/*i18n*/ 'The time of a proposal has passed.')
    const first = new Date(Math.min(...times.map(Number)) - 60_000)
    const last = new Date(Math.max(...times.map(Number)) + 60_000)
    const taken = new Set((await timedPosts(scope, first, last)).map(({ at }) => minuteOf(at)))
    if (times.some((at) => taken.has(minuteOf(at)))) throw gone(/*i18n*/ 'Another post has taken a proposed time.')
    const kept: ProposedPost[] = []
    for (const { at, category, subject, reason } of proposals) {
      const post = await createPost(scope, {
        title: titleOf(subject),
        content: { hook: '', insight: '', value: '', cta: '' },
        brief: { ...settings, subject, category, postType: null },
        engine: null,
        claims: [],
        proposal: { at: new Date(at), reason },
      })
      kept.push({ id: post.id, title: post.title, at, reason, category, isWritten: false })
    }
    return kept
  })
}

const gone = (why: string) => new AppError('conflict', [why, 'Nothing was kept; propose the month again.'])

/** Of the author's newest post, because people rarely change them. */
async function lastSettings(ctx: Context) {
  const [last] = await ctx.db
    .select({ tone: posts.tone, emojiUsage: posts.emojiUsage, language: posts.language, aiModel: posts.aiModel })
    .from(posts)
    .where(isOwn(ctx, posts))
    .orderBy(desc(posts.createdAt), desc(posts.id))
    .limit(1)
  const { tone = 'standard', emojiUsage = 'a-few', language = 'english', aiModel = 'gpt4' } = last ?? {}
  return {
    tone: tone as Tone,
    emojiUsage: emojiUsage as EmojiUsage,
    language: language as Language,
    aiModel: aiModel as AiModel,
  }
}

/** Drafts whose proposed time lies in the range, earliest first. */
export async function listProposed(ctx: Context, from: Date, to: Date, authorId?: string): Promise<ProposedPost[]> {
  authorize(ctx, 'read', 'posts')
  requireCalendarRange(from, to)
  const rows = await ctx.db
    .select({
      id: posts.id,
      title: posts.title,
      at: posts.proposedFor,
      reason: posts.proposedBecause,
      category: posts.category,
      words: posts.words,
    })
    .from(posts)
    .where(
      and(
        inWorkspace(ctx, posts),
        authorId === undefined ? undefined : eq(posts.authorId, authorId),
        isNotNull(posts.proposedFor),
        gte(posts.proposedFor, from),
        lt(posts.proposedFor, to),
      ),
    )
    .orderBy(asc(posts.proposedFor), asc(posts.id))
  return rows.map(({ words, ...row }) => ({
    ...row,
    at: row.at!.toISOString(),
    reason: row.reason ?? '',
    isWritten: (words ?? 0) > 0,
  }))
}
