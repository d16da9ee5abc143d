import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { getRouteApi, useNavigate } from '@tanstack/react-router'
import { useRef, useState } from 'react'
import { type BillingCycle, type Plan, type PlanId, planIds, plans } from '#shared/plans.ts'
import { usePageTitle } from '#web/lib/page-title.ts'
import { currentUserQuery, signInOptionsQuery, useAuth } from '#web/lib/session.ts'
import { toast } from '#web/lib/toast.ts'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { SegmentedRadio } from '#web/ui/segmented-radio.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { useBillingPortal, useCheckout } from './checkout.ts'
import { CheckoutNotice } from './checkout-notice.tsx'
import { type Coupon, CouponField } from './coupon-field.tsx'
import { Faq } from './faq.tsx'
import { PlanCard, PlanFeatures } from './plan-card.tsx'
import { billingQuery } from './queries.ts'

const route = getRouteApi('/_shell/pricing')

const cycles: readonly { id: BillingCycle; name: MessageDescriptor }[] = [
  { id: 'monthly', name: msg`Monthly` },
  { id: 'yearly', name: msg`Yearly · Save 20%` },
]

export function PricingPage() {
  const { t } = useLingui()

  usePageTitle(t`Pricing`)
  const { data: options } = useQuery(signInOptionsQuery)
  return (
    <div className="mx-auto grid max-w-[1040px] grid-cols-[minmax(0,1fr)] gap-8">
      <div className="grid justify-items-center gap-2 text-center">
        <h1 className="text-2xl font-semibold tracking-tight">
          <Trans>Pricing</Trans>
        </h1>
        {options && (
          <p className="max-w-lg text-ink-2">
            {options.hasPaidPlans
              ? t`Start free. Pay when you write more than a few posts a month.`
              : t`Nothing is sold here: everything is open to everyone on this server.`}
          </p>
        )}
      </div>
      {!options ? <Skeleton className="h-120" /> : options.hasPaidPlans ? <Plans /> : <Everything />}
    </div>
  )
}

const included = [
  msg`Unlimited AI generations, once a model is connected`,
  ...plans.pro.includes.slice(1),
  msg`API access`,
]

/** Shown on servers that sell no plans. */
const Everything = () => (
  <Card className="w-full max-w-md justify-self-center p-5">
    <PlanFeatures features={included} />
  </Card>
)

function Plans() {
  const { t } = useLingui()

  const { user } = useAuth()
  const navigate = useNavigate()
  const queryClient = useQueryClient()
  const { checkout: outcome } = route.useSearch()
  const { data: billing } = useQuery({ ...billingQuery, enabled: user !== null })
  const [cycle, setCycle] = useState<BillingCycle>('monthly')
  const [coupon, setCoupon] = useState<Coupon | null>(null)
  const checkout = useCheckout()
  const portal = useBillingPortal()
  const isChoosing = useRef(false)
  const current: PlanId | null = user ? (billing?.plan ?? user.plan) : null
  const isPaying = current !== null && current !== 'basic'

  async function choose(plan: Plan) {
    if (isChoosing.current || checkout.isPending || portal.isPending) return
    isChoosing.current = true
    await order(plan).finally(() => {
      isChoosing.current = false
    })
  }

  async function order({ id }: Plan) {
    if (isPaying) return portal.mutate()
    if (id === 'basic') return toast({ title: t`You're now on the Basic plan. Enjoy!` })
    // Wait for the session: a click that comes early must not send a signed-in person to the sign-in.
    const chooser = await queryClient.ensureQueryData(currentUserQuery).catch(() => null)
    if (!chooser) return navigate({ to: '/auth', search: { returnTo: '/pricing' } })
    checkout.mutate({ planType: id, billingCycle: cycle, coupon: coupon?.code })
  }

  return (
    <>
      {outcome && <CheckoutNotice outcome={outcome} />}
      <SegmentedRadio
        label={t`Billing cycle`}
        options={cycles.map(({ id, name }) => ({ id, name: t(name) }))}
        value={cycle}
        onChange={setCycle}
        className="w-full max-w-xs justify-self-center [&_legend]:sr-only"
      />
      <ul className="grid grid-cols-[minmax(0,1fr)] gap-4 md:grid-cols-[repeat(3,minmax(0,1fr))]">
        {planIds.map((id) => (
          <li key={id} className="grid">
            <PlanCard
              plan={plans[id]}
              cycle={cycle}
              coupon={coupon}
              isCurrent={id === current}
              isPaying={isPaying}
              isBusy={checkout.isPending && checkout.variables.planType === id}
              onChoose={() => choose(plans[id])}
            />
          </li>
        ))}
      </ul>
      {isPaying && (
        <Button variant="outline" className="justify-self-center" onClick={() => portal.mutate()}>
          <Trans>Manage billing</Trans>
        </Button>
      )}
      <CouponField coupon={coupon} cycle={cycle} onChange={setCoupon} />
      <Faq />
    </>
  )
}
