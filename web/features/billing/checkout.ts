import { t } from '@lingui/core/macro'
import { useMutation } from '@tanstack/react-query'
import { type BillingCycle, invalidCoupon, type PaidPlanId } from '#shared/plans.ts'
import { ApiError, send } from '#web/lib/api.ts'
import { translated } from '#web/lib/language.ts'
import { failureToast } from '#web/lib/toast.ts'

/** Whether the server rejected the code itself. */
export const isRefused = (error: Error | null): boolean =>
  error instanceof ApiError && [400, 409].includes(error.status)

export const useCheckCoupon = () =>
  useMutation({
    mutationFn: (coupon: string) =>
      send<{ percentOff: number; months: number }>('POST', '/api/check-coupon', { coupon }),
    onError: (error) =>
      isRefused(error)
        ? failureToast(t`Invalid coupon`, translated(invalidCoupon))
        : failureToast(t`The coupon could not be checked`, error.message),
  })

export interface Checkout {
  planType: PaidPlanId
  billingCycle: BillingCycle
  coupon?: string
}

const leave = (url: string) => window.location.assign(url)

/** Redirects to the payment page; nothing is charged here. */
export const useCheckout = () =>
  useMutation({
    mutationFn: (checkout: Checkout) => send<{ url?: string | null }>('POST', '/api/create-checkout-session', checkout),
    onSuccess: ({ url }) =>
      url ? leave(url) : failureToast(t`Checkout failed`, t`Failed to create checkout session. Please try again.`),
    onError: (error) =>
      failureToast(
        t`Checkout failed`,
        isRefused(error) ? error.message : t`Failed to process subscription. Please try again.`,
      ),
  })

export const useBillingPortal = () =>
  useMutation({
    mutationFn: () => send<{ url: string }>('POST', '/api/billing-portal'),
    onSuccess: ({ url }) => leave(url),
    onError: (error) => failureToast(t`Failed to open billing`, error.message),
  })
