import * as z from 'zod/mini'
import { possibleNotes } from './possible-notes.ts'
import {
  givenAnswers,
  handCauses,
  ignoredFindings,
  maxTitleCharacters,
  postAdditions,
  postContent,
  settledClaims,
  shapeOf,
} from './posts.ts'

const zoneMistake = 'timeZone must be a time zone such as Europe/Berlin.'

/** In place of a time: the next free posting slot of the post's author. */
export const atNextSlot = 'next-free-slot'

const timeMistake = `scheduledFor must be an ISO date-time such as 2026-11-21T09:00:00Z, a wall time such as 2026-11-21T09:00, ${atNextSlot}, or null.`
const scheduledFor = z.optional(
  z.nullable(
    z.union(
      [z.iso.datetime({ offset: true, local: true, error: timeMistake }), z.literal(atNextSlot, timeMistake)],
      timeMistake,
    ),
  ),
)
const timeZone = z.optional(z.string().check(z.minLength(1, zoneMistake), z.maxLength(100, zoneMistake)))

const openPoints = z.optional(z.enum(['refuse', 'accept'], 'openPoints must be refuse or accept.'))

const clashes = z.optional(z.enum(['refuse', 'accept'], 'clashes must be refuse or accept.'))

/**
 * When a post goes out; null removes the time. A time without an offset is a wall time in `timeZone`, by default the
 * author's. Open points are blanks, possible notes to the writer and claims
 * without evidence that the author has not settled. `refuse` rejects a post with open points and lists them (422). `accept` schedules it anyway.
 * Without either, open points are not checked. A clash is another post of the author with the same text or at the same
 * minute: `refuse` rejects it (409), `accept` goes on. Without either, only programs are refused.
 */
export const postSchedule = z.object({ scheduledFor, timeZone, openPoints, clashes })
export type PostSchedule = z.infer<typeof postSchedule>

export const postTitle = z
  .string('A title is required.')
  .check(
    z.trim(),
    z.minLength(1, 'A title is required.'),
    z.maxLength(maxTitleCharacters, 'A title can hold at most 2,000 characters.'),
  )

const textPatch = z.object({
  title: z.optional(postTitle),
  content: z.optional(z.partial(postContent)),
  /** Replaces all former answers. */
  answers: z.optional(givenAnswers),
  /** Replaces all possible notes. */
  possibleNotes: z.optional(possibleNotes),
  /** Replaces all settled claims. */
  claims: z.optional(settledClaims),
  /** Replaces all ignored findings. */
  ignored: z.optional(ignoredFindings),
  /** Saves to the library; false makes a post that is not live a draft again. */
  isPublished: z.optional(z.boolean()),
  /** The author reports that the post is live, optionally with its address; null takes this back. */
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
  /** How the text was changed, for its version history; `typed` by default. */
  cause: z.optional(z.enum(handCauses, 'cause must be typed, reviewed or undone.')),
  /** Declines the proposed time. Any time that the author chooses takes its place. */
  proposal: z.optional(z.null('proposal can only be null, which declines it.')),
  version: z.optional(z.int()),
})

export const postPatch = z
  .extend(z.extend(textPatch, shapeOf(z.partial(postAdditions))), shapeOf(postSchedule))
  .check(
    z.refine(
      ({
        version: _version,
        timeZone: _timeZone,
        openPoints: _open,
        clashes: _clashes,
        cause: _cause,
        content,
        ...rest
      }) => Object.keys(rest).length > 0 || Object.keys(content ?? {}).length > 0,
      'There is nothing to change in the request.',
    ),
  )
export type PostPatch = z.infer<typeof postPatch>
