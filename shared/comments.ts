import * as z from 'zod/mini'
import { surroundings } from './anchor.ts'
import { maxCommentedWords, maxCommentText, maxMentions } from './comment-news.ts'
import { sections } from './posts.ts'

const commentText = z
  .string()
  .check(z.trim(), z.maxLength(maxCommentText, 'A comment can hold at most 2,000 characters.'))
const mentions = z.array(z.string()).check(z.maxLength(maxMentions, 'A comment can mention at most 20 people.'))
const around = z._default(
  z.string().check(z.maxLength(surroundings, `Send at most ${surroundings} characters before and after the words.`)),
  '',
)

/** Words of the post, and what is around them, which tells equal words apart. */
export const commentedWords = z.object({
  section: z.enum(sections, 'section must be one of hook, insight, value, cta.'),
  quote: z
    .string()
    .check(
      z.regex(/\S/, 'Choose the words that the comment is about.'),
      z.maxLength(maxCommentedWords, 'A comment can be about at most 2,000 characters.'),
    ),
  before: around,
  after: around,
})

/**
 * A remark on a whole post or on selected words, a reply in a `thread`, or a suggestion: a `replacement` for the words,
 * which needs no text.
 */
export const newComment = z
  .object({
    text: z._default(commentText, ''),
    words: z.optional(commentedWords),
    replacement: z.optional(
      z.string().check(z.maxLength(maxCommentedWords, 'A suggestion can hold at most 2,000 characters.')),
    ),
    thread: z.optional(z.string()),
    mentions: z._default(mentions, []),
  })
  .check(
    z.refine(({ text, replacement }) => text !== '' || replacement !== undefined, 'Write something first.'),
    z.refine(
      ({ words, replacement }) => words || replacement === undefined,
      'A suggestion needs the words to replace.',
    ),
    z.refine(({ words, replacement }) => !words || words.quote !== replacement, 'The suggestion changes nothing.'),
    z.refine(
      ({ words, replacement, thread }) => !thread || (!words && replacement === undefined),
      'A reply has no words of its own.',
    ),
  )
export type NewComment = z.input<typeof newComment>

export const commentPatch = z
  .object({
    text: z.optional(commentText),
    mentions: z.optional(mentions),
    /** Resolves the thread, or opens it again. */
    isResolved: z.optional(z.boolean('isResolved must be true or false.')),
  })
  .check(
    z.refine((patch) => Object.keys(patch).length > 0, 'There is nothing to change in the request.'),
    z.refine(({ text }) => text !== '', 'Write something first.'),
  )
export type CommentPatch = z.infer<typeof commentPatch>

export const acceptance = z.object({ version: z.optional(z.int('version must be the number of a version.')) })

export const commentOutcomes = ['resolved', 'accepted', 'rejected'] as const
export type CommentOutcome = (typeof commentOutcomes)[number]

export const personNamed = z.object({ id: z.string(), name: z.string() })
export type PersonNamed = z.infer<typeof personNamed>

export const comment = z.object({
  id: z.string(),
  text: z.string(),
  /** Ids of members. */
  mentions: z.array(z.string()),
  /** Null for a former member, and for somebody without an account. */
  by: z.nullable(personNamed),
  /** The name of somebody without an account, who wrote it by a review link. */
  reviewer: z.nullable(z.string()),
  /** The name of the key with which a program wrote it for that person. */
  program: z.nullable(z.string()),
  createdAt: z.string(),
  editedAt: z.nullable(z.string()),
  /** The text is gone; replies are left. */
  isDeleted: z.boolean(),
  isMine: z.boolean(),
})
export type Comment = z.infer<typeof comment>

export const commentThread = z.object({
  /** Of its first comment. */
  id: z.string(),
  /** Null for a remark on the whole post. */
  words: z.nullable(
    z.object({
      section: z.enum(sections),
      /** As they were in `version`. */
      quote: z.string(),
      version: z.int(),
      /** Where they are in the section now; null if they are not in the text. */
      place: z.nullable(z.object({ start: z.int(), end: z.int() })),
    }),
  ),
  /** Of a suggestion: what should be there in place of the words. */
  replacement: z.nullable(z.string()),
  outcome: z.nullable(z.enum(commentOutcomes)),
  settled: z.nullable(z.object({ at: z.string(), by: z.nullable(personNamed) })),
  comments: z.array(comment),
})
export type CommentThread = z.infer<typeof commentThread>

/** Oldest thread first. */
export const postComments = z.object({
  /** The version of the post in which the places of the words are. */
  version: z.int(),
  threads: z.array(commentThread),
  /** Who can be mentioned. */
  people: z.array(personNamed),
  /** Whether I may accept and reject suggestions. */
  mayDecide: z.boolean(),
})
export type PostComments = z.infer<typeof postComments>
