import type { MessageDescriptor } from '@lingui/core'
import { Trans, useLingui } from '@lingui/react/macro'
import { Check } from 'lucide-react'
import { type BillingCycle, monthlyPrice, type Plan, yearlyPercentOff } from '#shared/plans.ts'
import { cn } from '#web/lib/cn.ts'
import { inDigits } from '#web/lib/intl.ts'
import { Badge } from '#web/ui/badge.tsx'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import type { Coupon } from './coupon-field.tsx'

const dollars = (amount: number) =>
  inDigits(amount, { style: 'currency', currency: 'USD', minimumFractionDigits: Number.isInteger(amount) ? 0 : 2 })

interface PlanCardProps {
  plan: Plan
  cycle: BillingCycle
  coupon: Coupon | null
  isCurrent: boolean
  isPaying: boolean
  isBusy: boolean
  onChoose: () => void
}

export function PlanCard({ plan, cycle, coupon, isCurrent, ...props }: PlanCardProps) {
  const { t } = useLingui()

  const { isPaying, isBusy, onChoose } = props
  const price = monthlyPrice(plan, cycle)
  const yearly = Math.round(price * 1_200) / 100
  const isPaid = plan.price > 0
  return (
    <Card className={cn('flex flex-col gap-5 p-5', plan.id === 'pro' && 'border-action')}>
      <div className="flex items-center justify-between gap-2">
        <h2 translate="no" className="text-lg font-semibold">
          {plan.name}
        </h2>
        {isCurrent ? (
          <Badge variant="good">
            <Trans>Your plan</Trans>
          </Badge>
        ) : (
          plan.id === 'pro' && (
            <Badge variant="action">
              <Trans>For regular authors</Trans>
            </Badge>
          )
        )}
      </div>
      <div className="min-h-20">
        <p className="tabular">
          <span className="text-3xl font-semibold tracking-tight">{dollars(price)}</span>
          <span className="text-ink-2">
            {' '}
            <Trans>per month</Trans>
          </span>
        </p>
        <p className="tabular mt-1 text-sm text-ink-3">
          {isPaid && cycle === 'yearly' && t`${dollars(yearly)} billed once a year`}
          {isPaid && cycle === 'monthly' && !coupon && t`Billed monthly`}
          {!isPaid && t`Free for as long as you like`}
        </p>
        {isPaid && coupon && (
          <p className="tabular mt-1 text-sm font-semibold text-good">
            {cycle === 'monthly'
              ? t`${dollars((price * (100 - coupon.percentOff)) / 100)} per month for the first ${coupon.months} months`
              : t`${dollars(Math.round(yearly * (100 - yearlyPercentOff)) / 100)} for the first year`}
          </p>
        )}
      </div>
      <Button
        variant={plan.id === 'pro' ? 'default' : 'outline'}
        aria-disabled={isBusy}
        onClick={onChoose}
        aria-label={
          isBusy || !isPaying ? undefined : isCurrent ? t`Manage billing: ${plan.name}` : t`Change plan: ${plan.name}`
        }
      >
        {isBusy ? t`One moment…` : isPaying ? (isCurrent ? t`Manage` : t`Change plan`) : t`Choose ${plan.name}`}
      </Button>
      <PlanFeatures features={plan.includes} />
    </Card>
  )
}

export const PlanFeatures = ({ features }: { features: readonly MessageDescriptor[] }) => {
  const { t } = useLingui()
  return (
    <ul className="grid gap-2.5">
      {features.map((feature) => (
        <li key={feature.id} className="flex items-start gap-2">
          <Check aria-hidden className="mt-1 size-4 shrink-0 text-action-text" />
          {t(feature)}
        </li>
      ))}
    </ul>
  )
}
