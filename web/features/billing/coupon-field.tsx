import { Trans, useLingui } from '@lingui/react/macro'
import { CircleCheck } from 'lucide-react'
import { type FormEvent, useId, useState } from 'react'
import { type BillingCycle, yearlyPercentOff } from '#shared/plans.ts'
import { toast } from '#web/lib/toast.ts'
import { Button } from '#web/ui/button.tsx'
import { Input } from '#web/ui/input.tsx'
import { Label } from '#web/ui/label.tsx'
import { isRefused, useCheckCoupon } from './checkout.ts'

export interface Coupon {
  code: string
  percentOff: number
  months: number
}

interface CouponFieldProps {
  coupon: Coupon | null
  cycle: BillingCycle
  onChange: (coupon: Coupon | null) => void
}

export function CouponField({ coupon, cycle, onChange }: CouponFieldProps) {
  const { t } = useLingui()

  const id = useId()
  const check = useCheckCoupon()
  const [code, setCode] = useState('')

  function apply(event: FormEvent) {
    event.preventDefault()
    const asked = code.trim()
    if (!asked || check.isPending) return
    check.mutate(asked, {
      onSuccess: (terms) => {
        onChange({ code: asked, ...terms })
        toast({ title: t`Coupon applied`, description: t`${terms.percentOff}% off the first ${terms.months} months` })
      },
      onError: () => onChange(null),
    })
  }

  return (
    <form noValidate onSubmit={apply} className="grid w-full max-w-sm gap-1.5 justify-self-center">
      <Label htmlFor={id}>
        <Trans>Coupon code</Trans>
      </Label>
      <div className="flex gap-2">
        <Input
          id={id}
          value={code}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          maxLength={100}
          aria-invalid={isRefused(check.error) || undefined}
          aria-describedby={`${id}-state`}
          onChange={(event) => {
            setCode(event.target.value)
            onChange(null)
            check.reset()
          }}
        />
        <Button type="submit" variant="outline" disabled={!code.trim() || check.isPending}>
          {check.isPending ? t`Applying…` : t`Apply`}
        </Button>
      </div>
      <p id={`${id}-state`} aria-live="polite" className="min-h-5 text-sm">
        {isRefused(check.error) && (
          <span className="text-danger">
            <Trans>The code is not valid.</Trans>
          </span>
        )}
        {coupon && (
          <span className="flex items-center gap-1.5 text-good">
            <CircleCheck aria-hidden className="size-4" />{' '}
            {cycle === 'yearly'
              ? t`${coupon.percentOff}% off the first ${coupon.months} months, which is ${yearlyPercentOff}% off the first year`
              : t`${coupon.percentOff}% off the first ${coupon.months} months`}
          </span>
        )}
      </p>
    </form>
  )
}
