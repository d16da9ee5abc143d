import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { billingQuery } from '#web/features/billing/queries.ts'
import { Badge } from '#web/ui/badge.tsx'
import { launchesQuery } from './queries.ts'

/** Reserves its space while loading. */
export const LaunchBadge = () => (
  <div className="flex h-5 items-center gap-2">
    <LaunchesLeft />
  </div>
)

/** The number of the next launch out of the plan's limit; nothing without a limit or without plans. */
function LaunchesLeft() {
  const { t } = useLingui()

  const { data: billing } = useQuery(billingQuery)
  const { data: launches } = useQuery(launchesQuery)
  if (!billing?.isEnabled || !launches) return null
  const { used, limit } = billing.usage?.launches ?? { used: launches.used, limit: launches.of }
  if (limit !== null && used < limit)
    return <Badge variant="action" className="tabular">{t`${{ next: used + 1 }}/${limit} Free launches`}</Badge>
  const isUsedUp = billing.usage !== null && limit !== null
  return (
    isUsedUp && (
      <Badge variant="warn">
        <Trans>No free launches left</Trans>
      </Badge>
    )
  )
}
