import { useQuery } from '@tanstack/react-query'
import { billingQuery } from '#web/features/billing/queries.ts'
import { Badge } from '#web/ui/badge.tsx'
import { launchesQuery } from './queries.ts'

/** Its room is there before the answer is. */
export const LaunchBadge = () => (
  <div className="flex h-5 items-center gap-2">
    <LaunchesLeft />
  </div>
)

/** Which launch the next one is, out of those there are; nothing where there are as many as anyone wants, or nothing is sold. */
function LaunchesLeft() {
  const { data: billing } = useQuery(billingQuery)
  const { data: launches } = useQuery(launchesQuery)
  if (!billing?.isEnabled || !launches) return null
  const { used, limit } = billing.usage?.launches ?? { used: launches.used, limit: launches.of }
  if (limit !== null && used < limit)
    return <Badge variant="action" className="tabular">{`${used + 1}/${limit} Free launches`}</Badge>
  const isUsedUp = billing.usage !== null && limit !== null
  return isUsedUp && <Badge variant="warn">No free launches left</Badge>
}
