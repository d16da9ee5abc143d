import * as z from 'zod/mini'
import { commentOutcomes, newComment } from './comments.ts'
import { mediaItem } from './media.ts'
import { outgoing } from './outgoing.ts'
import { sections } from './posts.ts'

/** For how many days a review link can work. */
export const reviewLinkDays = [7, 14, 30] as const
export type ReviewLinkDays = (typeof reviewLinkDays)[number]
export const usualReviewLinkDays = 14

/** In one workspace, of those that still work. */
export const maxReviewLinks = 200
/** That one link shows; of a span, the earliest. */
export const maxReviewedPosts = 50
export const maxReviewerName = 100
const maxSpanDays = 42

const instant = z.iso.datetime({ offset: true, error: 'A time must be an ISO date-time such as 2026-11-21T09:00:00Z.' })
const days = z.literal([...reviewLinkDays], `days must be one of ${reviewLinkDays.join(', ')}.`)

const span = z.object({
  from: instant,
  /** Not included. */
  until: instant,
  /** The IANA zone in which the reviewer reads the days. */
  timeZone: z.string().check(z.minLength(1), z.maxLength(100)),
})
export type ReviewSpan = z.infer<typeof span>

const lengthOf = ({ from, until }: ReviewSpan) => (Date.parse(until) - Date.parse(from)) / 86_400_000

export const newReviewLink = z
  .object({
    /** As members read it beside what the person writes and decides. */
    reviewer: z
      .string('Say whose link this is.')
      .check(
        z.trim(),
        z.minLength(1, 'Say whose link this is.'),
        z.maxLength(maxReviewerName, `A name can hold at most ${maxReviewerName} characters.`),
      ),
    /** Where the link is sent by email. */
    address: z.optional(
      z.email('Please enter a valid email').check(z.trim(), z.maxLength(254, 'Please enter a valid email')),
    ),
    days: z._default(days, usualReviewLinkDays),
    mayApprove: z._default(z.boolean('mayApprove must be true or false.'), false),
    postIds: z.optional(
      z
        .array(z.string())
        .check(
          z.minLength(1, 'Choose at least one post.'),
          z.maxLength(maxReviewedPosts, `A link can show at most ${maxReviewedPosts} posts.`),
        ),
    ),
    /** Instead of chosen posts: those that are scheduled in this time, whichever they are when the link is opened. */
    span: z.optional(
      span.check(
        z.refine((given) => lengthOf(given) > 0, 'The end of the time lies before its start.'),
        z.refine((given) => lengthOf(given) <= maxSpanDays, `A link can cover at most ${maxSpanDays} days.`),
      ),
    ),
    /** Only this author’s posts. */
    authorId: z.optional(z.string()),
  })
  .check(z.refine(({ postIds, span }) => (postIds === undefined) !== (span === undefined), 'Choose posts, or a time.'))
export type NewReviewLink = z.input<typeof newReviewLink>

export const reviewLinkRenewal = z.object({ days: z._default(days, usualReviewLinkDays) })

export const reviewLink = z.object({
  id: z.string(),
  reviewer: z.string(),
  address: z.nullable(z.string()),
  /** Whether the reviewer may decide: only as long as an owner made the link. */
  mayApprove: z.boolean(),
  /** The chosen posts that are left; null for a time. */
  posts: z.nullable(z.array(z.object({ id: z.string(), title: z.string() }))),
  span: z.nullable(span),
  author: z.nullable(z.object({ id: z.string(), name: z.string() })),
  madeBy: z.object({ id: z.string(), name: z.string() }),
  createdAt: z.string(),
  expiresAt: z.string(),
  revokedAt: z.nullable(z.string()),
  /** To the minute; null before the first time. */
  openedAt: z.nullable(z.string()),
  state: z.enum(['open', 'expired', 'revoked']),
})
export type ReviewLink = z.infer<typeof reviewLink>

/** The address is in this one answer only: the server keeps no more than its hash. */
export const madeReviewLink = z.object({ link: reviewLink, address: z.string() })
export type MadeReviewLink = z.infer<typeof madeReviewLink>

const reviewedThread = z.object({
  id: z.string(),
  words: z.nullable(
    z.object({
      section: z.enum(sections),
      quote: z.string(),
      /** Null while they are not in the text. */
      place: z.nullable(z.object({ start: z.int(), end: z.int() })),
    }),
  ),
  replacement: z.nullable(z.string()),
  outcome: z.nullable(z.enum(commentOutcomes)),
  comments: z.array(
    z.object({
      id: z.string(),
      /** Null for a former member. */
      by: z.nullable(z.string()),
      isMine: z.boolean(),
      text: z.string(),
      at: z.string(),
      isDeleted: z.boolean(),
    }),
  ),
})
export type ReviewedThread = z.infer<typeof reviewedThread>

export const reviewedPost = z.object({
  id: z.string(),
  /** Everything that goes out, and its hash. */
  now: outgoing,
  hash: z.string(),
  /** With addresses that need nothing else, for a day. */
  media: z.array(mediaItem),
  author: z.object({
    name: z.string(),
    profession: z.nullable(z.string()),
    company: z.nullable(z.string()),
    photo: z.nullable(z.string()),
  }),
  scheduledFor: z.nullable(z.string()),
  timeZone: z.nullable(z.string()),
  state: z.enum(['open', 'publishing', 'live']),
  /** Where it is live, if known. */
  url: z.nullable(z.string()),
  /** The reviewer’s last decision. */
  decision: z.nullable(
    z.object({
      decision: z.enum(['approved', 'changes']),
      note: z.string(),
      at: z.string(),
      timeFrom: z.nullable(z.string()),
      timeUntil: z.nullable(z.string()),
      /** Whether it is about the post as it is now. */
      isCurrent: z.boolean(),
      /** Whether the post is planned for one of the times that it approves, or for none. */
      isForItsTime: z.boolean(),
    }),
  ),
  /** What the reviewer approved last. */
  approved: z.nullable(outgoing),
  /** Those that the reviewer began, oldest first. */
  threads: z.array(reviewedThread),
})
export type ReviewedPost = z.infer<typeof reviewedPost>

/** Everything that a link shows. */
export const review = z.object({
  reviewer: z.string(),
  madeBy: z.string(),
  expiresAt: z.string(),
  mayDecide: z.boolean(),
  span: z.nullable(span),
  /** By time, those without one last. */
  posts: z.array(reviewedPost),
})
export type Review = z.infer<typeof review>

/** With an id that the browser chose, so that sending it twice stores it once. Mentions nobody. */
export const reviewComment = z.safeExtend(newComment, { id: z.uuid('id must be a UUID.') })
export type ReviewComment = z.input<typeof reviewComment>
