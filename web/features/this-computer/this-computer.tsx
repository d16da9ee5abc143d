import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { Problem } from '#web/features/engines/problem.tsx'
import { sentenceOf } from '#web/features/engines/queries.ts'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { Backups } from './backups.tsx'
import { Moving } from './moving.tsx'
import { Phones } from './phones.tsx'
import { thisComputerQuery, useStop } from './queries.ts'
import { Running, Stopped } from './running.tsx'
import { Space } from './space.tsx'

/** All that the owner of this computer's Hookline needs to look after it without a terminal. */
export function ThisComputerSection() {
  const { t } = useLingui()

  const { data: computer, error, refetch } = useQuery(thisComputerQuery)
  const stop = useStop()
  if (error && !computer)
    return (
      <Card className="grid justify-items-start gap-3 p-5">
        <Problem>
          <Trans>Could not ask about this computer. {sentenceOf(error)}</Trans>
        </Problem>
        <Button variant="outline" onClick={() => refetch()}>
          <Trans>Try again</Trans>
        </Button>
      </Card>
    )
  if (!computer)
    return (
      <Card role="status" aria-label={t`Loading`} className="grid gap-5 p-5">
        <Skeleton className="h-6 w-40" />
        <Skeleton className="h-24" />
      </Card>
    )
  if (stop.isSuccess) return <Stopped kind={computer.package} />
  return (
    <>
      <Running computer={computer} stop={stop} />
      <Phones phones={computer.phones} />
      <Space computer={computer} />
      <Backups computer={computer} />
      <Moving />
    </>
  )
}
