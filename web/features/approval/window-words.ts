import type { Decision } from '#shared/approval.ts'
import { useClock } from '#web/lib/clock.ts'

export type Window = Pick<Decision, 'timeFrom' | 'timeUntil'>

/** How an approved time reads, after "Approved". */
export function useWindowWords(): (window: Window) => string {
  const { moment, zone } = useClock()
  return ({ timeFrom, timeUntil }) => {
    if (timeFrom && Date.parse(timeFrom) === Date.parse(timeUntil ?? ''))
      return `for ${moment(timeFrom)} (${zone}) only`
    const from = timeFrom && `from ${moment(timeFrom)}`
    const until = timeUntil && `until ${moment(timeUntil)}`
    return from || until ? [from, until, `(${zone})`].filter(Boolean).join(' ') : 'for any time'
  }
}
