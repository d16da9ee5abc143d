import { blanksOf } from '#shared/blanks.ts'
import { withPages } from '#shared/carousel/open-pages.ts'
import type { Language } from '#shared/catalogue.ts'
import { evidenceOf as evidenceFor, settleBlanks, settleClaims, unaskedBlanks } from '#shared/claims/claims.ts'
import { openNotes } from '#shared/notes.ts'
import { atNextSlot, type PostSchedule } from '#shared/post-patch.ts'
import type { Post, PostContent, SettledClaim } from '#shared/posts.ts'
import { type Message, msg, plural } from '#shared/say.ts'
import { knownZone, momentAt, type Occurrence, occurrenceOf, resolveWallTime } from '#shared/wall-time.ts'
import type { Context } from '../context.ts'
import { AppError, unknownZone } from '../errors.ts'
import { sourceMaterial } from '../sources/material.ts'
import { evidenceOfAuthor } from '../voice/proofs.ts'
import type { PostContext } from './analyses.ts'

export interface StoredTime {
  /** The instant, and the wall time and zone in which it was chosen. */
  scheduledFor: Date | null
  scheduledWallTime: string | null
  timeZone: string | null
  scheduledOccurrence: Occurrence | null
}

const none: StoredTime = { scheduledFor: null, scheduledWallTime: null, timeZone: null, scheduledOccurrence: null }

/** Empty when the time does not change, or is to be the next free slot, which `timeOfFreeSlot` finds. */
export function scheduleOf(ctx: Context, { scheduledFor, timeZone = zoneOf(ctx) }: PostSchedule): Partial<StoredTime> {
  if (scheduledFor === undefined || scheduledFor === atNextSlot) return {}
  if (scheduledFor === null) return none
  const instant = instantOf(scheduledFor, timeZone)
  if (instant <= ctx.now()) throw new AppError('invalid', 'Choose a time in the future.')
  return timeAt(instant, timeZone)
}

function instantOf(time: string, timeZone: string): Date {
  if (/(Z|[+-]\d\d:?\d\d)$/.test(time)) return new Date(time)
  const zone = knownZone(timeZone)
  if (!zone) throw unknownZone(timeZone)
  const found = resolveWallTime(time, zone)
  if (found.kind === 'once') return found.at.instant
  const [earlier, later] = [found.earlier, found.later].map(({ wallTime, offset }) => wallTime + offset)
  throw new AppError(
    'invalid',
    found.kind === 'twice'
      ? msg`The clocks change: ${{ time }} comes twice in ${{ zone }}. Choose ${{ earlier }} or ${{ later }}.`
      : msg`The clocks change: ${{ time }} is skipped in ${{ zone }}. Choose ${{ earlier }} or ${{ later }}.`,
  )
}

export function timeAt(instant: Date, timeZone: string): StoredTime {
  if (instant.getUTCFullYear() > 9_998) throw new AppError('invalid', 'Choose a time before the year 9999.')
  const zone = knownZone(timeZone)
  if (!zone) throw unknownZone(timeZone)
  const { wallTime } = momentAt(instant, zone)
  return {
    scheduledFor: instant,
    scheduledWallTime: wallTime,
    timeZone: zone,
    scheduledOccurrence: occurrenceOf(instant, wallTime, zone),
  }
}

/** The author's own zone, for callers that name none. */
export const zoneOf = ({ actor }: Context): string => (actor.kind === 'worker' ? null : actor.user.timeZone) ?? 'UTC'

export const bareBrief = { answers: [], leadMagnetTitle: null, sourceId: null }

type Written = Pick<Post, 'subject' | 'answers' | 'leadMagnetTitle' | 'claims' | 'sourceId'> & {
  possibleNotes?: Post['possibleNotes']
  content: PostContent
  carousel?: Post['carousel']
  language: string
  /** The author whose evidence counts, whoever schedules. */
  authorId: string | null
}

/** A post's and its carousel's blanks, possible notes and unasked claims. No claims if tracing them takes too long. */
export async function openPointsOf(ctx: PostContext, { content, carousel, language, authorId, ...post }: Written) {
  const [material, source] = await Promise.all([evidenceOfAuthor(ctx, authorId), sourceMaterial(ctx, post.sourceId)])
  const evidence = evidenceFor(post, { ...material, source })
  const printed = withPages(content, carousel)
  return {
    blanks: blanksOf(printed),
    notes: openNotes(content, post.possibleNotes ?? []),
    claims: (await ctx.analysis.unaskedIn(printed, language as Language, evidence)) ?? [],
  }
}

/**
 * Checks open points before a post is scheduled or published. Throws when there are some and the author was not asked;
 * otherwise returns the settled claims. Claims that take too long to trace block nothing.
 */
export async function settleOpenPoints(
  ctx: PostContext,
  post: Written,
  answer: NonNullable<PostSchedule['openPoints']>,
  wish: 'scheduled' | 'published' = 'scheduled',
): Promise<SettledClaim[]> {
  const { blanks, notes, claims } = await openPointsOf(ctx, post)
  const points = [...blanks, ...notes.map(({ text }) => ({ question: text }))]
  if (answer === 'accept') {
    const settled = settleClaims(post.claims, claims, 'asked')
    return wish === 'scheduled' ? settleBlanks(settled, points) : settled
  }
  // Before publishing, ask about every blank and note, even those accepted at scheduling.
  const asked = new Set(wish === 'scheduled' ? unaskedBlanks(points, post.claims).map(({ question }) => question) : [])
  const isOpen = (text: string) => wish === 'published' || asked.has(text)
  const questions = blanks.map(({ question }) => question).filter(isOpen)
  const passages = notes.map(({ text }) => text).filter(isOpen)
  const texts = claims.map(({ text }) => text)
  const sentences = [
    ...said(
      questions,
      (count, named) =>
        msg`${plural({ count }, { one: '# blank is not filled', other: '# blanks are not filled' })}: ${{ named }}.`,
    ),
    ...said(
      passages,
      (count, named) =>
        msg`${plural({ count }, { one: '# sentence may be a note to the writer', other: '# sentences may be notes to the writer' })}: ${{ named }}.`,
    ),
    ...said(
      texts,
      (count, named) =>
        msg`${plural({ count }, { one: '# unconfirmed claim', other: '# unconfirmed claims' })}: ${{ named }}.`,
    ),
  ]
  if (sentences.length > 0)
    throw new AppError('unsettled', [...sentences, nothing[wish]], {
      problem: {
        code: 'open_points',
        openPoints: [
          ...questions.map((text) => ({ kind: 'blank' as const, text })),
          ...passages.map((text) => ({ kind: 'note' as const, text })),
          ...texts.map((text) => ({ kind: 'claim' as const, text })),
        ],
      },
    })
  return post.claims
}

const maxNamed = 3

const nothing = {
  scheduled: /*i18n*/ 'Nothing was scheduled.',
  published: /*i18n*/ 'Nothing was published.',
} as const

function said(points: readonly string[], sentence: (count: number, named: Named) => Message): Message[] {
  if (points.length === 0) return []
  const quoted = points
    .slice(0, maxNamed)
    .map((point) => `“${point}”`)
    .join(', ')
  const more = points.length - maxNamed
  const named = more > 0 ? msg`${{ quoted }}, ${plural({ more }, { other: '# more' })}` : quoted
  return [sentence(points.length, named)]
}

type Named = string | Message
