import { useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { useClock } from '#web/lib/clock.ts'
import { LimitList } from '#web/ui/limit-list.tsx'
import { Loaded } from '#web/ui/loaded.tsx'
import { SettingsCard } from '#web/ui/settings-card.tsx'
import { limitsQuery } from './queries.ts'

export function LimitsCard() {
  const { t } = useLingui()

  const { data, error, refetch } = useQuery(limitsQuery)
  const { shortDate } = useClock()
  return (
    <SettingsCard
      title={t`Limits`}
      text={
        data
          ? t`What this workspace uses of what it may. AI generations count anew from ${{ date: shortDate(data.resetsAt) }}.`
          : t`What this workspace uses of what it may.`
      }
    >
      <Loaded
        of={data}
        error={error}
        onRetry={refetch}
        loading={t`Loading the limits`}
        failed={t`Could not load the limits.`}
      >
        {(use) => <LimitList of={use} name={t`Limits of this workspace`} />}
      </Loaded>
    </SettingsCard>
  )
}
