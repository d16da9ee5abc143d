import * as z from 'zod'
import { knownZone, type Occurrence, occurrences, resolveWallTime } from '#shared/wall-time.ts'
import { author } from '../authorship.ts'
import { AppError, unknownZone } from '../errors.ts'
import { freeSlot } from '../posts/free-slot.ts'
import { zoneOf } from '../posts/schedule.ts'
import { authorOf, type Question } from './questions.ts'
import type { Call } from './tool.ts'

export const wallTime = z.string().regex(/^\d{4}-\d{2}-\d{2}T([01]\d|2[0-3]):[0-5]\d$/)
export const timeZone = z.string().max(100).optional().describe('IANA zone; the author’s own by default')

export const zoneIn = ({ ctx }: Call, name = zoneOf(ctx)): string => {
  const zone = knownZone(name)
  if (!zone) throw unknownZone(name)
  return zone
}

/** `Tuesday 3 November 2026 at 12:00 GMT+01:00 (Europe/Berlin)` */
export const timeInWords = (at: Date, timeZone: string): string =>
  `${new Intl.DateTimeFormat('en-GB', {
    ...({ weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' } as const),
    ...({ hour: '2-digit', minute: '2-digit', timeZoneName: 'longOffset', timeZone } as const),
  }).format(at)} (${timeZone})`

/** A time that a post could have. */
export interface Time {
  at: Date
  zone: string
  inWords: string
  /** Once clocks change, a wall time can name two instants. The person chooses; `at` is the earlier one. */
  choice?: Question & { asSentence: string }
}

/** The wall time in this zone. */
export function timeOf({ answered }: Call, at: string, zone: string, occurrence: Occurrence | undefined): Time {
  const found = resolveTime(at, zone)
  const chosen = occurrence ?? answered?.fields?.occurrence
  if (found.kind === 'once' || chosen === 'earlier' || chosen === 'later') {
    const { instant } = found.kind === 'once' ? found.at : found[chosen as Occurrence]
    return { at: instant, zone, inWords: `on ${timeInWords(instant, zone)}` }
  }
  const said = (which: Occurrence) => `${found[which].wallTime.replace('T', ' ')} (UTC${found[which].offset})`
  const message =
    found.kind === 'twice'
      ? `The clocks in ${zone} go back, so ${at.replace('T', ' ')} comes twice. Which one?`
      : `The clocks in ${zone} go forward and skip ${at.replace('T', ' ')}. Which time instead?`
  const oneOf = occurrences.map((id) => ({ const: id, title: said(id) }))
  return {
    at: found.earlier.instant,
    zone,
    inWords: 'at the time that you choose',
    choice: {
      asSentence: `${message} Earlier: ${said('earlier')}. Later: ${said('later')}.`,
      message,
      fields: { occurrence: { type: 'string', title: 'Time', oneOf } },
      required: ['occurrence'],
      remember: {},
    },
  }
}

function resolveTime(at: string, timeZone: string) {
  try {
    return resolveWallTime(at, timeZone)
  } catch {
    throw new AppError('invalid', `There is no day ${at.slice(0, 10)}.`)
  }
}

/** The next free slot for this post, or the one that the person has seen in a form. Null if there are no slots. */
export async function timeOfSlot({ ctx, answered }: Call, id: string): Promise<Time | null> {
  const owner = (await authorOf(ctx, { id })) ?? author(ctx).id
  const { at: free, timeZone } = await freeSlot(ctx, owner, ctx.now(), id)
  const seen = answered?.remembered.slot
  const at = typeof seen === 'string' ? new Date(seen) : free
  return at && { at, zone: timeZone, inWords: `on ${timeInWords(at, timeZone)}` }
}
