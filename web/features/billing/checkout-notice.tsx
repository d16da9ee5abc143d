import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { CircleCheck, Clock } from 'lucide-react'
import { useEffect } from 'react'
import { plans } from '#shared/plans.ts'
import { currentUserQuery } from '#web/lib/session.ts'
import { billingQuery } from './queries.ts'

const patienceMs = 30_000
const askAgainMs = 2_000

/** The result of a payment. The server hears about it a moment later, so this polls until then. */
export function CheckoutNotice({ outcome }: { outcome: 'success' | 'cancelled' }) {
  const { t } = useLingui()

  const queryClient = useQueryClient()
  const isWaiting = outcome === 'success'
  const { data: billing } = useQuery({
    ...billingQuery,
    enabled: isWaiting,
    refetchInterval: ({ state }) =>
      isWaiting && (state.data?.plan ?? 'basic') === 'basic' && state.dataUpdateCount < patienceMs / askAgainMs
        ? askAgainMs
        : false,
  })
  const plan = billing && billing.plan !== 'basic' ? plans[billing.plan].name : null

  useEffect(() => {
    if (plan) void queryClient.invalidateQueries({ queryKey: currentUserQuery.queryKey })
  }, [plan, queryClient])

  return (
    <p
      role="status"
      className="flex items-center gap-2 justify-self-center rounded border border-line-strong bg-surface px-4 py-2.5"
    >
      {plan ? (
        <>
          <CircleCheck aria-hidden className="size-4 shrink-0 text-good" />{' '}
          <Trans>You are on the {plan} plan now.</Trans>
        </>
      ) : isWaiting ? (
        <>
          <Clock aria-hidden className="size-4 shrink-0 text-ink-3" />{' '}
          <Trans>Your payment is being confirmed. The plan starts as soon as it is; you can keep working.</Trans>
        </>
      ) : (
        t`The checkout was cancelled. You weren’t charged.`
      )}
    </p>
  )
}
