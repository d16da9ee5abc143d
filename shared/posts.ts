import * as z from 'zod/mini'
import { mediaItem } from './media.ts'

export const sections = ['hook', 'insight', 'value', 'cta'] as const
export type Section = (typeof sections)[number]
export const sectionNames: Record<Section, string> = { hook: 'Hook', insight: 'Insight', value: 'Value', cta: 'CTA' }

const mostSectionCharacters = 20_000
export const sectionText = z
  .string()
  .check(z.maxLength(mostSectionCharacters, 'A section can hold at most 20,000 characters.'))

export const postContent = z.object({ hook: sectionText, insight: sectionText, value: sectionText, cta: sectionText })
export type PostContent = z.infer<typeof postContent>

/** A question put to the author before writing, and what they said. */
export const answer = z.object({
  question: z.string().check(z.maxLength(300, 'A question can hold at most 300 characters.')),
  answer: z.string().check(z.trim(), z.maxLength(1_000, 'An answer can hold at most 1,000 characters.')),
})
export type Answer = z.infer<typeof answer>

/** As many as a post keeps. */
export const mostAnswers = 12
export const givenAnswers = z
  .array(answer)
  .check(z.maxLength(mostAnswers, `At most ${mostAnswers} answers can be kept.`))

/** What the author said about one claim of a post: that it is true, or that they have been asked and go on. */
export const settledClaim = z.object({
  /** The claim's key: what it says, in lower case and without its surroundings. */
  key: z.string().check(z.maxLength(300, 'The key of a claim can hold at most 300 characters.')),
  state: z.enum(['true', 'asked'], 'state must be true or asked.'),
})
export type SettledClaim = z.infer<typeof settledClaim>
export const settledClaims = z
  .array(settledClaim)
  .check(z.maxLength(500, 'At most 500 claims of a post can be settled.'))

/** As many characters of a finding's words as are kept to recognise it. */
export const mostQuoteCharacters = 500
/** A finding of the Reader check that the author has decided to leave as it is, recognised by its rule and its words. */
export const ignoredFinding = z.object({
  section: z.enum(sections, 'section must be one of hook, insight, value, cta.'),
  rule: z
    .string()
    .check(z.regex(/^[a-z0-9-]{1,60}$/, 'rule must be the name of a rule of the Reader check, such as em-dashes.')),
  quote: z.string().check(z.maxLength(mostQuoteCharacters, 'The words of a finding can hold at most 500 characters.')),
})
export type IgnoredFinding = z.infer<typeof ignoredFinding>
export const mostIgnored = 100
export const ignoredFindings = z
  .array(ignoredFinding)
  .check(z.maxLength(mostIgnored, 'At most 100 findings of a post can be ignored.'))

/** As many as a workspace keeps. */
export const mostPosts = 10_000
export const mostTitleCharacters = 2_000
/**
 * Of what a post said before, the newest texts are kept: 500 of them, and fewer where they are long, because each takes a
 * place for every 8,000 bytes begun. So the versions of a post never hold much more than 4 MB.
 */
export const mostVersions = 500
export const versionBytes = 8_000
/** What one person types is one version until they pause so long, and a new one begins after so long without a pause. */
export const typingPauseMs = 60_000
export const longestTypingMs = 600_000

/** How an author changes a text by hand: typing, deciding on what an engine changed, undoing or redoing. */
export const handCauses = ['typed', 'reviewed', 'undone'] as const
/** What made a text: its author's hand, its creation, an earlier version brought back, or an engine. */
export const versionCauses = [...handCauses, 'created', 'restored', 'post', 'section', 'edit'] as const
export type VersionCause = (typeof versionCauses)[number]

/** The network's limit. */
export const mostCommentCharacters = 1_250

/** Called rather than spread: the bundler knows the call to be pure, and leaves out schemas that only the server reads. */
const shapeOf = <S extends object>({ shape }: { shape: S }): S => shape

/**
 * What an author may add to the four sections. Kept with the post and its versions, changed and exported with it; to add
 * one, say it here and whether it is posted, give it a column of the same name, and show it.
 */
export const postAdditions = z.object({
  /** Posted as the first comment below the post; empty for none. */
  firstComment: z
    .string()
    .check(z.maxLength(mostCommentCharacters, 'A first comment can hold at most 1,250 characters.')),
})
export type PostAdditions = z.infer<typeof postAdditions>
export type Addition = keyof PostAdditions
export const additionNames: Record<Addition, string> = { firstComment: 'First comment' }
export const additions = Object.keys(additionNames) as Addition[]

/** Whether it goes to the network as a text of its own. What only organises posts, such as a campaign, does not. */
export const isPosted: Record<Addition, boolean> = { firstComment: true }

/** The additions that are posted with a post, and so are offered to be copied where it is posted by hand. */
export const postedAdditions = (post: PostAdditions): Addition[] =>
  additions.filter((addition) => isPosted[addition] && post[addition])

/** As many characters as each can hold. */
export const mostCharacters: Record<Section | Addition, number> = {
  hook: mostSectionCharacters,
  insight: mostSectionCharacters,
  value: mostSectionCharacters,
  cta: mostSectionCharacters,
  firstComment: mostCommentCharacters,
}

export const noAdditions = Object.fromEntries(additions.map((addition) => [addition, ''])) as PostAdditions

export const additionsOf = (post: PostAdditions): PostAdditions =>
  Object.fromEntries(additions.map((addition) => [addition, post[addition]])) as PostAdditions

/** So long after its time a post that a person posts by hand is due; then it is missed. */
export const dueMs = 45 * 60_000

/**
 * Where a post stands in its life: published only when it is live on the network, by its answer or the author's word;
 * due when it is time to post it by hand; missed when that has passed and it is not live.
 */
export const postStatuses = ['draft', 'scheduled', 'due', 'publishing', 'published', 'failed', 'missed'] as const
export type PostStatus = (typeof postStatuses)[number]

/** What the badge of a post says, and the tabs of My Posts filter by. Published includes what is saved to the library. */
export const postBadges = ['draft', 'scheduled', 'published'] as const
export type PostBadge = (typeof postBadges)[number]

/** Set only when the post is live on the network, by its answer or the author's word. */
export const publication = z.nullable(
  z.object({
    via: z.enum(['linkedin', 'manual']),
    at: z.string(),
    url: z.nullable(z.string()),
    /** What became of the first comment; null where none was sent. */
    comment: z.nullable(z.enum(['sending', 'posted', 'refused', 'unconfirmed'])),
  }),
)

const storedPost = z.object({
  id: z.string(),
  title: z.string(),
  content: postContent,
  categoryId: z.string(),
  category: z.object({ id: z.string(), name: z.string() }),
  tone: z.object({ id: z.string(), name: z.string() }),
  /** What wrote the text last: the engine's label, or null for a post typed by hand. */
  engine: z.nullable(z.string()),
  subject: z.string(),
  postType: z.nullable(z.string()),
  emojiUsage: z.string(),
  language: z.string(),
  aiModel: z.string(),
  /** What a lead magnet post offers. */
  leadMagnetTitle: z.nullable(z.string()),
  /** What the author answered before it was written; as much their own words as the subject. */
  answers: z.array(answer),
  /** What the author said about claims that nothing of theirs backs. */
  claims: z.array(settledClaim),
  /** What the author leaves as it is, whatever the Reader check says. */
  ignored: z.array(ignoredFinding),
  createdAt: z.string(),
  updatedAt: z.string(),
  /** When the text was last changed after the post was made; null where it never was. */
  editedAt: z.nullable(z.string()),
  /** ISO date-time of the resolved instant. */
  scheduledFor: z.nullable(z.string()),
  /** The same as the author chose it, `2026-11-21T09:00`, on the clocks of `timeZone`. */
  scheduledWallTime: z.nullable(z.string()),
  /** IANA zone in which the author chose the time. */
  timeZone: z.nullable(z.string()),
  status: z.enum(postStatuses),
  savedToLibrary: z.boolean(),
  /** Saved to the library or live. */
  isPublished: z.boolean(),
  publication,
  /** Its images, or its one document, in the order in which they are shown. Versions of the text do not keep them. */
  media: z.array(mediaItem),
  /** Why a post that is being published, or that failed, is not live: a code and a sentence, and when it is tried again. */
  failure: z.nullable(z.object({ code: z.string(), sentence: z.string(), retryAt: z.nullable(z.string()) })),
  /** Goes up with every change; send it back as `version` to be told (409) when someone else changed the post first. */
  version: z.number(),
})
export const post = z.extend(storedPost, shapeOf(postAdditions))
export type Post = z.infer<typeof post>

type Named = { name: string } | null | undefined
/** What lists call it; a post may arrive without one. */
export const categoryName = (post: { category?: Named }): string => post.category?.name ?? 'Unknown'
export const toneName = (post: { tone?: Named }): string => post.tone?.name ?? 'Standard'

const zoneMistake = 'timeZone must be a time zone such as Europe/Berlin.'

const scheduledFor = z.optional(
  z.nullable(
    z.iso.datetime({
      offset: true,
      error: 'scheduledFor must be an ISO date-time such as 2026-11-21T09:00:00Z, or null.',
    }),
  ),
)
const timeZone = z.optional(z.string().check(z.minLength(1, zoneMistake), z.maxLength(100, zoneMistake)))

const openPoints = z.optional(z.enum(['refuse', 'accept'], 'openPoints must be refuse or accept.'))

/**
 * When a post is to go out; null takes the time away. Its open points are blanks, and claims that nothing backs and that
 * its author was not asked about: `refuse` gives a post that has some no time and says what is open (422), `accept` is
 * the author's word to go on. Without either, nothing is asked.
 */
export const postSchedule = z.object({ scheduledFor, timeZone, openPoints })
export type PostSchedule = z.infer<typeof postSchedule>

export const postTitle = z
  .string('A title is required.')
  .check(
    z.trim(),
    z.minLength(1, 'A title is required.'),
    z.maxLength(mostTitleCharacters, 'A title can hold at most 2,000 characters.'),
  )

const textPatch = z.object({
  title: z.optional(postTitle),
  content: z.optional(z.partial(postContent)),
  /** Takes the place of all that was answered before. */
  answers: z.optional(givenAnswers),
  /** Takes the place of all that was settled before. */
  claims: z.optional(settledClaims),
  /** Takes the place of all that was ignored before. */
  ignored: z.optional(ignoredFindings),
  /** Saves to the library; false makes a draft of it, one that is not live. */
  isPublished: z.optional(z.boolean()),
  /** The author's word that the post is live, with its address if they gave one; null takes the word back. */
  publication: z.optional(
    z.nullable(
      z.object({
        url: z.optional(
          z.nullable(
            z
              .url({ protocol: /^https?$/, error: 'The link must start with http:// or https://.' })
              .check(z.maxLength(2_000, 'A link can hold at most 2,000 characters.')),
          ),
        ),
      }),
    ),
  ),
  /** How the text was changed, for its versions; typed if it is not said. */
  cause: z.optional(z.enum(handCauses, 'cause must be typed, reviewed or undone.')),
  version: z.optional(z.int()),
})

export const postPatch = z
  .extend(z.extend(textPatch, shapeOf(z.partial(postAdditions))), shapeOf(postSchedule))
  .check(
    z.refine(
      ({ version: _version, timeZone: _timeZone, openPoints: _open, cause: _cause, content, ...rest }) =>
        Object.keys(rest).length > 0 || Object.keys(content ?? {}).length > 0,
      'There is nothing to change in the request.',
    ),
  )
export type PostPatch = z.infer<typeof postPatch>

/** Published when isPublished; else Scheduled when scheduledFor is set; else Draft. */
export function badgeOf(post: Pick<Post, 'isPublished' | 'scheduledFor'>): PostBadge {
  if (post.isPublished) return 'published'
  return post.scheduledFor ? 'scheduled' : 'draft'
}

const unreadable: PostContent = { hook: 'Error parsing content', insight: '', value: '', cta: '' }

/** Content comes as an object or as the JSON text of one; missing sections are empty, anything else is said to be unreadable. */
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

/** The post as it is pasted into the network: its sections with one blank line between them. */
export const contentText = (content: PostContent): string =>
  sections
    .map((section) => content[section].trim())
    .filter(Boolean)
    .join('\n\n')

export const wordCount = (text: string): number => text.split(/\s+/).filter(Boolean).length
