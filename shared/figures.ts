import * as z from 'zod/mini'
import { type Message, msg } from '#shared/say.ts'
import { postMetrics } from './post-metrics.ts'

const count = z.nullable(z.int())
const day = z.string()

/** A metric that no file tells is missing; missing is unknown, never zero. */
export const postFigures = z.partialRecord(z.enum(postMetrics), z.int())
export type PostFigures = z.infer<typeof postFigures>

export const demographic = z.object({
  of: z.enum(['audience', 'content', 'post']),
  category: z.string(),
  value: z.string(),
  /** From 0 to 1. */
  share: z.number(),
  /** The share is below this. */
  isBelow: z.boolean(),
})
export type Demographic = z.infer<typeof demographic>

export const figureSummary = z.object({
  impressions: count,
  membersReached: count,
  followers: z.nullable(z.object({ total: z.int(), on: day })),
  demographics: z.array(demographic),
})
export type FigureSummary = z.infer<typeof figureSummary>

/** A row that was not read, as the sheet counts it. */
export const refusal = z.object({ sheet: z.string(), row: z.int(), why: z.string() })
export type Refusal = z.infer<typeof refusal>

/** How a post of LinkedIn's was recognised as one of ours. */
export const joinedBy = ['address', 'id', 'time', 'words', 'author'] as const

export const figureFile = z.object({
  id: z.string(),
  /** Whose figures these are; null for somebody who deleted their account. */
  authorId: z.nullable(z.string()),
  name: z.string(),
  /** `api`: what LinkedIn answered this server on one day. */
  kind: z.enum(['account', 'post', 'api']),
  from: z.nullable(day),
  to: z.nullable(day),
  createdAt: z.string(),
})
export type FigureFile = z.infer<typeof figureFile>

const otherMember = z.object({
  /** The member that the file's addresses name. */
  file: z.string(),
  /** The member in the author's files before it; null if none names one. */
  before: z.nullable(z.string()),
  /** The author here whose files name this member; null if none does. */
  author: z.nullable(z.string()),
})

/** Whom a file is about, and whom it should be about. */
export const sayOtherMember = ({ file, before, author }: z.infer<typeof otherMember>): Message =>
  author
    ? msg`This file is about “${{ file }}”, whose figures here are ${{ author }}’s.`
    : msg`This file is about “${{ file }}”, and your figures are about “${{ before }}”.`

/** What reading a file found. */
export const figureImport = z.object({
  /** Null in a preview. */
  file: z.nullable(figureFile),
  kind: z.enum(['account', 'post']),
  from: z.nullable(day),
  to: z.nullable(day),
  days: z.int(),
  posts: z.object({ joined: z.int(), unsure: z.int(), unknown: z.int() }),
  refusals: z.array(refusal),
  /** If the file seems to be about somebody else. It is then read only if confirmed. */
  otherMember: z.nullable(otherMember),
  /** The same file was read before. Nothing changed. */
  isKnown: z.boolean(),
})
export type FigureImport = z.infer<typeof figureImport>

export const figureDay = z.object({ day, impressions: count, engagements: count, newFollowers: count })
export type FigureDay = z.infer<typeof figureDay>

/** Figures of a post as one file says them. */
const source = {
  /** The last day that the figures count. */
  asOf: day,
  /** The name of the file that says it. */
  file: z.string(),
}

export const measuredPost = z.object({
  address: z.string(),
  /** `YYYY-MM-DD`, as LinkedIn's files say it. */
  publishedOn: z.nullable(day),
  /** What its id tells. */
  publishedAt: z.nullable(z.string()),
  figures: postFigures,
  ...source,
  /** Null if it is none of ours. */
  post: z.nullable(
    z.object({
      id: z.string(),
      authorId: z.nullable(z.string()),
      title: z.string(),
      by: z.enum(joinedBy),
      category: z.string(),
    }),
  ),
})
export type MeasuredPost = z.infer<typeof measuredPost>

export const postCurve = z.object({
  /** Null if no file names the post. */
  measured: z.nullable(measuredPost),
  /** What each file says, oldest first. Files that count only a later part of its life are left out. */
  curve: z.array(z.object({ ...source, figures: postFigures })),
  /** Of who saw it, from its own file. */
  demographics: z.array(demographic),
})
export type PostCurve = z.infer<typeof postCurve>

/** An address of LinkedIn's that may be one of our posts. */
export const openJoin = z.object({
  address: z.string(),
  publishedOn: z.nullable(day),
  publishedAt: z.nullable(z.string()),
  /** Posts of ours that it may be. */
  candidates: z.array(z.object({ id: z.string(), title: z.string() })),
})
export type OpenJoin = z.infer<typeof openJoin>

const total = z.object({ total: z.int(), on: day })

export const figures = z.object({
  /** Oldest first; days that no file names are missing. */
  days: z.array(figureDay),
  /** Days on which posts went out, oldest first: how many, and the title of the one that reached the most. */
  marks: z.array(z.object({ day, posts: z.int(), title: z.nullable(z.string()) })),
  followers: z.nullable(total),
  /** Every known total, oldest first. */
  followerTotals: z.array(total),
  /** What a file says of its whole period, oldest first. Members are counted once a period, so periods cannot be added. */
  periods: z.array(z.object({ from: day, to: day, impressions: count, membersReached: count, file: z.string() })),
  demographics: z.array(demographic),
  /** How many authors' accounts the files are about. Of several, followers, periods and demographics are empty. */
  accounts: z.int(),
  files: z.array(figureFile),
})
export type Figures = z.infer<typeof figures>

/** Of a post at LinkedIn, in characters. */
export const longestAddress = 600

/** Null: it is none of the author's posts here. */
export const figureJoin = z.object({
  address: z.url().check(z.maxLength(longestAddress)),
  postId: z.nullable(z.string()),
})

/**
 * What posts can have, and what they are compared by: an image; a question at the end; more characters than the
 * author’s median; a time before noon; the author’s most usual kind of opening; more “I” and “we” than their median;
 * their most usual category; their most usual weekday; more points of the Reader check than their median.
 */
export const traits = [
  'image',
  'question',
  'long',
  'morning',
  'hook',
  'person',
  'category',
  'weekday',
  'points',
] as const
export type Trait = (typeof traits)[number]

export const compared = z.object({
  /** Posts with figures that are a week old, and so settled. */
  settled: z.int(),
  comparisons: z.array(
    z.object({
      trait: z.enum(traits),
      /** The kind of opening, category or weekday (1 is Monday) that the author uses most; null for other traits. */
      usual: z.nullable(z.string()),
      /** With the trait, and without. */
      posts: z.tuple([z.int(), z.int()]),
      /** Null if one of the groups is too small to say anything. */
      result: z.nullable(
        z.object({
          medians: z.tuple([z.number(), z.number()]),
          ratio: z.number(),
          interval: z.tuple([z.number(), z.number()]),
          /** Whether the difference is more than chance explains, every trait that can be compared considered. */
          isTelling: z.boolean(),
        }),
      ),
    }),
  ),
})
export type Compared = z.infer<typeof compared>

export const side = z.object({
  id: z.string(),
  title: z.string(),
  text: z.string(),
  words: z.int(),
  hasImage: z.boolean(),
  /** The rest is null if no file tells a week of figures. */
  publishedAt: z.nullable(z.string()),
  impressions: count,
  /** How many times as much it reached as the posts around its time; null where too few tell. */
  times: z.nullable(z.number()),
})
export type Side = z.infer<typeof side>

/** A post beside its nearest success. */
export const beside = z.object({
  post: side,
  /** Null if no other post went well and better. */
  success: z.nullable(side),
  isSameCategory: z.boolean(),
  /** In both texts, rarest first. */
  sharedWords: z.array(z.string()),
})
export type Beside = z.infer<typeof beside>
