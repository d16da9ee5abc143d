import { plural, t } from '@lingui/core/macro'
import { inDigits } from '#web/lib/intl.ts'
import type { CalendarPost } from './calendar-post.ts'

const closeMs = 2 * 3_600_000
const manyOnOneDay = 3
const maxNotes = 10

/** A duration in words: `45 minutes`, `1 hour 30 minutes`. */
function duration(ms: number): string {
  const minutes = Math.round(ms / 60_000)
  const part = (count: number, unit: 'hour' | 'minute') =>
    count === 0 ? [] : [inDigits(count, { style: 'unit', unit, unitDisplay: 'long' })]
  return [...part(Math.floor(minutes / 60), 'hour'), ...part(minutes % 60, 'minute')].join(' ')
}

const nameOf = ({ title }: CalendarPost) => title || t`Untitled post`

/** Advice about a day's posts and the posts before them. Advice blocks nothing. */
export function adviceOn(posts: readonly CalendarPost[], day: string): string[] {
  const coming = posts
    .filter(({ status }) => status === 'scheduled' || status === 'publishing')
    .sort((a, b) => Date.parse(a.scheduledFor) - Date.parse(b.scheduledFor))
  const notes = coming.slice(1).flatMap((post, index) => {
    const former = coming[index]!
    const gap = Date.parse(post.scheduledFor) - Date.parse(former.scheduledFor)
    if ((post.day !== day && former.day !== day) || gap >= closeMs) return []
    const [one, other] = [nameOf(former), nameOf(post)]
    return gap < 60_000
      ? [t`“${one}” and “${other}” are scheduled for the same time. You may want to move one of them.`]
      : [t`“${one}” and “${other}” are ${{ time: duration(gap) }} apart. You may want to space them out.`]
  })
  const count = coming.filter((post) => post.day === day).length
  const many = plural(count, {
    one: '# post on this day. You may want to spread them over the week.',
    other: '# posts on this day. You may want to spread them over the week.',
  })
  return (count >= manyOnOneDay ? [many, ...notes] : notes).slice(0, maxNotes)
}
