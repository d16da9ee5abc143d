import { Temporal } from 'temporal-polyfill'
import { blanksOf } from '#shared/blanks.ts'
import type { Language } from '#shared/catalogue.ts'
import { evidenceOf as evidenceFor } from '#shared/claims.ts'
import type { Post, PostContent, PostSchedule } from '#shared/posts.ts'
import type { Context } from '../context.ts'
import { AppError } from '../errors.ts'
import { evidenceOf } from '../proofs/proofs.ts'

/** The time of a post as it is stored: the instant, and the wall time and zone it was chosen by. */
export function scheduleOf({ scheduledFor, timeZone = 'UTC' }: PostSchedule, now: Date) {
  if (scheduledFor === undefined) return {}
  if (scheduledFor === null) return { scheduledFor: null, scheduledWallTime: null, timeZone: null }
  const instant = new Date(scheduledFor)
  if (instant <= now) throw new AppError('invalid', 'Choose a time in the future.')
  if (instant.getUTCFullYear() > 9_998) throw new AppError('invalid', 'Choose a time before the year 9999.')
  try {
    const zoned = Temporal.Instant.fromEpochMilliseconds(instant.getTime()).toZonedDateTimeISO(timeZone)
    return {
      scheduledFor: instant,
      scheduledWallTime: zoned.toPlainDateTime().toString({ smallestUnit: 'minute' }),
      timeZone: zoned.timeZoneId,
    }
  } catch {
    throw new AppError('invalid', `${timeZone} is not a time zone that this server knows.`)
  }
}

type Written = Pick<Post, 'subject' | 'answers' | 'leadMagnetTitle' | 'claims'> & {
  content: PostContent
  language: string
}

/**
 * The question before a post gets its time: refuses one with blanks, or with claims that nothing backs and that its
 * author was not asked about. Claims that cannot be traced in time hold up nothing.
 */
export async function refuseOpenPoints(ctx: Context, { content, language, ...post }: Written): Promise<void> {
  const blanks = blanksOf(content)
  const evidence = evidenceFor(post, await evidenceOf(ctx))
  const claims = await ctx.analysis.run('unaskedIn', content, language as Language, evidence)
  const open = [
    ...said(
      blanks.map(({ question }) => ({ text: question })),
      'blank is',
      'blanks are',
      'not filled',
    ),
    ...said(claims ?? [], 'claim comes', 'claims come', 'from nothing you wrote'),
  ]
  if (open.length > 0) throw new AppError('unsettled', `${open.join(' ')} Nothing was scheduled.`)
}

const mostNamed = 3

function said(points: readonly { text: string }[], one: string, many: string, rest: string): string[] {
  if (points.length === 0) return []
  const named = points.slice(0, mostNamed).map(({ text }) => `“${text}”`)
  const more = points.length > mostNamed ? [`${points.length - mostNamed} more`] : []
  return [`${points.length} ${points.length === 1 ? one : many} ${rest}: ${[...named, ...more].join(', ')}.`]
}
