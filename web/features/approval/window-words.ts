import { t } from '@lingui/core/macro'
import type { Decision } from '#shared/approval.ts'
import { useClock } from '#web/lib/clock.ts'

export type Window = Pick<Decision, 'timeFrom' | 'timeUntil'>

/** How an approved time reads, after "Approved". */
export function useWindowWords(): (window: Window) => string {
  const { moment, zone } = useClock()
  return ({ timeFrom, timeUntil }) => {
    const [from, until] = [timeFrom && moment(timeFrom), timeUntil && moment(timeUntil)]
    if (timeFrom && Date.parse(timeFrom) === Date.parse(timeUntil ?? ''))
      return t`for ${{ moment: moment(timeFrom) }} (${{ zone }}) only`
    if (from && until) return t`from ${{ from }} until ${{ until }} (${{ zone }})`
    if (from) return t`from ${{ from }} (${{ zone }})`
    return until ? t`until ${{ until }} (${{ zone }})` : t`for any time`
  }
}
