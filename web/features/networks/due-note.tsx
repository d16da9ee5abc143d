import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { BellRing, Send, TriangleAlert } from 'lucide-react'
import { cn } from '#web/lib/cn.ts'
import { networkQuery } from '#web/lib/network-queries.ts'
import { HowReminded } from './by-hand.tsx'

/** Says, before the author picks a time, who posts at that time. */
export function DueNote() {
  const { t } = useLingui()

  const { account } = useQuery(networkQuery).data ?? {}
  const isOver = account?.publishes === true && account.state === 'over'
  const isByHand = !account?.publishes
  const Icon = isOver ? TriangleAlert : isByHand ? BellRing : Send
  return (
    <div
      className={cn(
        'flex items-start gap-2.5 rounded border px-3.5 py-2.5',
        isOver ? 'border-warn/40 bg-warn-soft text-warn' : 'border-line bg-sunk',
      )}
    >
      <Icon aria-hidden className="mt-1 size-4 shrink-0" />
      <div className="min-w-0">
        {isOver ? (
          <p>
            <Trans>{account.sentence} Reconnect in Settings, or the post will wait.</Trans>
          </p>
        ) : (
          <>
            <p className="font-semibold">
              {isByHand ? t`We remind you at that time, and you post it.` : t`We post it for you at that time.`}
            </p>
            <p className="text-sm text-ink-2">
              {isByHand ? <HowReminded /> : t`As ${account.name}, with its first comment if it has one.`}
            </p>
          </>
        )}
      </div>
    </div>
  )
}
