import { ICalAlarmType, ICalCalendar, ICalEventStatus } from 'ical-generator'
import { localeOf } from '#shared/interface-languages.ts'
import { product } from '#shared/product.ts'
import { msg } from '#shared/say.ts'
import type { Voice } from '../language/asked.ts'

export interface Entry {
  postId: string
  title: string
  /** The start of the post. */
  text: string
  at: Date
  /** Grows with every change of the post. */
  version: number
  updatedAt: Date
  /** A `planned` post rings before its time. A `cancelled` one has lost its time. */
  state: 'planned' | 'live' | 'cancelled'
}

const minute = 60_000
const lengthMs = 15 * minute
const alarmS = 15 * 60
const refreshS = 60 * 60

/**
 * An iCalendar object (RFC 5545). The same posts give the same bytes: without a METHOD, DTSTAMP is the time of a post's
 * last change.
 */
export function writeCalendar(entries: readonly Entry[], origin: string, { language, tell }: Voice): string {
  const untitled = tell(msg`Untitled post`)
  const calendar = new ICalCalendar({
    prodId: {
      company: product.name,
      product: /* not shown */ 'Planned posts',
      language: localeOf(language).toUpperCase(),
    },
    name: tell(msg`${{ product: product.name }} posts`),
    ttl: refreshS,
  })
  for (const { postId, title, text, at, version, updatedAt, state } of entries) {
    const address = `${origin}/?id=${postId}`
    const summary = plain(title).replaceAll(/\s+/g, ' ').trim() || untitled
    const event = calendar.createEvent({
      id: `${postId}@${product.name.toLowerCase()}`,
      sequence: version,
      stamp: updatedAt,
      lastModified: updatedAt,
      start: at,
      end: new Date(at.getTime() + lengthMs),
      summary,
      description: [plain(text).trim(), address].filter(Boolean).join('\n\n'),
      url: address,
      status: state === 'cancelled' ? ICalEventStatus.CANCELLED : ICalEventStatus.CONFIRMED,
    })
    if (state === 'planned')
      event.createAlarm({ type: ICalAlarmType.display, triggerBefore: alarmS, description: summary })
  }
  // The library omits the end of the last line, which every line must have.
  return `${calendar.toString()}\r\n`
}

/**
 * Drops characters that iCalendar text must not have. The library folds lines by octets and would miscount half a
 * surrogate pair.
 */
export const plain = (text: string): string =>
  text
    .toWellFormed()
    .replaceAll(/\r\n?|[\u0085\u2028\u2029]/g, '\n')
    .replaceAll(/(?![\n\t])\p{Cc}/gu, '')
