import * as z from 'zod/mini'
import { approval } from './approval.ts'
import { storedCarousel } from './carousel.ts'
import { mediaItem } from './media.ts'
import { possibleNote } from './possible-notes.ts'

export const sections = ['hook', 'insight', 'value', 'cta'] as const
export type Section = (typeof sections)[number]
export const sectionNames: Record<Section, string> = /*i18n*/ {
  hook: 'Hook',
  insight: 'Insight',
  value: 'Value',
  cta: 'CTA',
}

const maxSectionCharacters = 20_000
export const sectionText = z
  .string()
  .check(z.maxLength(maxSectionCharacters, 'A section can hold at most 20,000 characters.'))

export const postContent = z.object({ hook: sectionText, insight: sectionText, value: sectionText, cta: sectionText })
export type PostContent = z.infer<typeof postContent>

export const maxAnswerLength = 1_000

/** A question that the author was asked before writing, and the answer. */
export const answer = z.object({
  question: z.string().check(z.maxLength(300, 'A question can hold at most 300 characters.')),
  answer: z.string().check(z.trim(), z.maxLength(maxAnswerLength, 'An answer can hold at most 1,000 characters.')),
})
export type Answer = z.infer<typeof answer>

/** Per post. */
export const maxKeptAnswers = 12
export const givenAnswers = z
  .array(answer)
  .check(z.maxLength(maxKeptAnswers, `At most ${maxKeptAnswers} answers can be kept.`))

/** Sentences of its source that a post quotes. */
export const maxQuotes = 2
export const givenQuotes = z
  .array(z.string().check(z.maxLength(500, 'A quotation can hold at most 500 characters.')))
  .check(z.maxLength(maxQuotes, 'A post quotes at most two sentences of its source.'))

/** The author's decision about one claim of a post: `true` confirms it, `asked` leaves it as it is. */
export const settledClaim = z.object({
  /** The text of the claim in lower case, without its surroundings. */
  key: z.string().check(z.maxLength(300, 'The key of a claim can hold at most 300 characters.')),
  state: z.enum(['true', 'asked'], 'state must be true or asked.'),
})
export type SettledClaim = z.infer<typeof settledClaim>
export const settledClaims = z
  .array(settledClaim)
  .check(z.maxLength(500, 'At most 500 claims of a post can be settled.'))

/** How much of a finding's quote is kept to recognise it. */
export const maxQuoteCharacters = 500
/** A Reader check finding that the author chose to ignore, recognised by its rule and quote. */
export const ignoredFinding = z.object({
  section: z.enum(sections, 'section must be one of hook, insight, value, cta.'),
  rule: z
    .string()
    .check(z.regex(/^[a-z0-9-]{1,60}$/, 'rule must be the name of a rule of the Reader check, such as em-dashes.')),
  quote: z.string().check(z.maxLength(maxQuoteCharacters, 'The words of a finding can hold at most 500 characters.')),
})
export type IgnoredFinding = z.infer<typeof ignoredFinding>
export const maxIgnored = 100
export const ignoredFindings = z
  .array(ignoredFinding)
  .check(z.maxLength(maxIgnored, 'At most 100 findings of a post can be ignored.'))

/** Per workspace. */
export const maxPosts = 10_000
export const maxTitleCharacters = 2_000
/**
 * The newest former texts of a post are kept: 500, or fewer if they are long, because every 8,000 bytes begun count
 * as one. So the versions of a post hold about 4 MB at most.
 */
export const maxVersions = 500
export const versionBytes = 8_000
/** Everything that one person types is one version, until they pause this long or type this long without a pause. */
export const typingPauseMs = 60_000
export const longestTypingMs = 600_000

/** How an author changes a text: typing, deciding on an engine's changes, undoing or redoing. */
export const handCauses = ['typed', 'reviewed', 'undone'] as const
/**
 * How a text came about: by hand, at creation, on LinkedIn, from an earlier version, a reviewer's suggestion or another
 * opening, or from an engine.
 */
export const versionCauses = [
  ...handCauses,
  'created',
  'taken in',
  'restored',
  'suggested',
  'opening',
  'post',
  'section',
  'edit',
] as const
export type VersionCause = (typeof versionCauses)[number]

/** The network's limit. */
export const maxCommentCharacters = 1_250

/** A call instead of a spread: the bundler knows that the call is pure and drops schemas that only the server reads. */
export const shapeOf = <S extends object>({ shape }: { shape: S }): S => shape

/**
 * Optional parts of a post besides its four sections. They are stored, versioned, changed and exported with the
 * post. To add one: define it here, say in `isPosted` whether it is posted, give it a column of the same name, and
 * show it.
 */
export const postAdditions = z.object({
  /** Posted as the first comment below the post; empty for none. */
  firstComment: z
    .string()
    .check(z.maxLength(maxCommentCharacters, 'A first comment can hold at most 1,250 characters.')),
})
export type PostAdditions = z.infer<typeof postAdditions>
export type Addition = keyof PostAdditions
export const additionNames: Record<Addition, string> = /*i18n*/ { firstComment: 'First comment' }
export const additions = Object.keys(additionNames) as Addition[]

/** Whether it is posted as a text of its own. Additions that only organise posts, such as a campaign, are not. */
export const isPosted: Record<Addition, boolean> = { firstComment: true }

/** The additions that are posted with this post; pages for posting by hand offer to copy them. */
export const postedAdditions = (post: PostAdditions): Addition[] =>
  additions.filter((addition) => isPosted[addition] && post[addition])

export const maxCharacters: Record<Section | Addition, number> = {
  hook: maxSectionCharacters,
  insight: maxSectionCharacters,
  value: maxSectionCharacters,
  cta: maxSectionCharacters,
  firstComment: maxCommentCharacters,
}

export const noAdditions = Object.fromEntries(additions.map((addition) => [addition, ''])) as PostAdditions

export const additionsOf = (post: PostAdditions): PostAdditions =>
  Object.fromEntries(additions.map((addition) => [addition, post[addition]])) as PostAdditions

/** How long a post that a person posts by hand stays due; after that it is missed. */
export const dueMs = 45 * 60_000

/**
 * Published: live according to the network or the author. Due: time to post by hand. Missed: that time has passed
 * and the post is not live.
 */
export const postStatuses = ['draft', 'scheduled', 'due', 'publishing', 'published', 'failed', 'missed'] as const
export type PostStatus = (typeof postStatuses)[number]

/** The badges of posts, and the filters of My Posts. Published includes posts saved to the library. */
export const postBadges = ['draft', 'scheduled', 'published'] as const
export type PostBadge = (typeof postBadges)[number]

/** Set only when the post is live according to the network or the author. */
export const publication = z.nullable(
  z.object({
    via: z.enum(['linkedin', 'manual']),
    at: z.string(),
    url: z.nullable(z.string()),
    /** The state of the first comment; null if none was sent. */
    comment: z.nullable(z.enum(['sending', 'posted', 'refused', 'unconfirmed', 'withheld'])),
  }),
)

const storedPost = z.object({
  id: z.string(),
  /** The member whose post it is; null if that member's account is gone. */
  authorId: z.nullable(z.string()),
  title: z.string(),
  content: postContent,
  categoryId: z.string(),
  category: z.object({ id: z.string(), name: z.string() }),
  tone: z.object({ id: z.string(), name: z.string() }),
  /** The label of the engine that last wrote the text; null for a post typed by hand. */
  engine: z.nullable(z.string()),
  subject: z.string(),
  postType: z.nullable(z.string()),
  emojiUsage: z.string(),
  language: z.string(),
  aiModel: z.string(),
  leadMagnetTitle: z.nullable(z.string()),
  /** The author's answers before writing; as much their own words as the subject. */
  answers: z.array(answer),
  /** For the writer, never printed: names to keep out, wishes for the tone. */
  writerNotes: z.string(),
  /** Passages that may be meant for the writer, with the author's decisions. Without a model they are asked about. */
  possibleNotes: z.array(possibleNote),
  /** What the post is written about; null for the author's own matter, and once the source is deleted. */
  sourceId: z.nullable(z.string()),
  /** Sentences of the source that the author chose to quote. */
  quotes: givenQuotes,
  /** The author's decisions about claims without evidence. */
  claims: z.array(settledClaim),
  /** Findings of the Reader check that the author ignores. */
  ignored: z.array(ignoredFinding),
  createdAt: z.string(),
  updatedAt: z.string(),
  /** When the text last changed after the post was created; null if never. */
  editedAt: z.nullable(z.string()),
  scheduledFor: z.nullable(z.string()),
  /** The same time as the author chose it, `2026-11-21T09:00`, in `timeZone`. */
  scheduledWallTime: z.nullable(z.string()),
  /** The IANA zone in which the author chose the time. */
  timeZone: z.nullable(z.string()),
  /** A free slot proposed for a draft, and why. It is no time to post at until the author accepts it. */
  proposal: z.nullable(z.object({ at: z.string(), reason: z.string() })),
  status: z.enum(postStatuses),
  savedToLibrary: z.boolean(),
  /** Saved to the library or live. */
  isPublished: z.boolean(),
  publication,
  /** Its images or its one document, in order. Versions of the text do not store them. */
  media: z.array(mediaItem),
  carousel: z.nullable(storedCarousel),
  /** Null while nobody asked for an approval or decided. */
  approval: z.nullable(approval),
  /** Posts here go out only when approved, and this one is not: not as it is now, or not for its time. */
  lacksApproval: z.boolean(),
  /** Why a post that is publishing or failed is not live, and when the server tries again. */
  failure: z.nullable(z.object({ code: z.string(), sentence: z.string(), retryAt: z.nullable(z.string()) })),
  /** Increases with every change. Send it back as `version` to get 409 if someone else changed the post first. */
  version: z.number(),
})
export const post = z.extend(storedPost, shapeOf(postAdditions))
export type Post = z.infer<typeof post>

export function badgeOf(post: Pick<Post, 'isPublished' | 'scheduledFor'>): PostBadge {
  if (post.isPublished) return 'published'
  return post.scheduledFor ? 'scheduled' : 'draft'
}

const unreadable: PostContent = { hook: 'Error parsing content', insight: '', value: '', cta: '' }

/**
 * Content is an object or its JSON text. Missing sections become empty; anything else becomes the unreadable
 * content.
 */
export function parseContent(content: unknown): PostContent {
  try {
    const value: unknown = typeof content === 'string' ? JSON.parse(content) : content
    if (typeof value !== 'object' || value === null || Array.isArray(value)) return unreadable
    const parts = value as Record<string, unknown>
    const part = (section: Section) => (typeof parts[section] === 'string' ? parts[section] : '')
    return { hook: part('hook'), insight: part('insight'), value: part('value'), cta: part('cta') }
  } catch {
    return unreadable
  }
}

export const mergeContent = (current: PostContent, partial: Partial<PostContent>): PostContent => ({
  ...current,
  ...partial,
})

/** The text to paste into the network: the sections, separated by one blank line. */
export const contentText = (content: PostContent): string =>
  sections
    .map((section) => content[section].trim())
    .filter(Boolean)
    .join('\n\n')

export const wordCount = (text: string): number => text.split(/\s+/).filter(Boolean).length
