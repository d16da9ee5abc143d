import type Stripe from 'stripe'
import { type BillingCycle, couponTerms, yearlyPercentOff } from '#shared/plans.ts'
import type { StripeSettings } from '../config/stripe-settings.ts'
import { AppError } from '../errors.ts'

// Heavy, so loaded at the first payment.
const load = async () => (await import('stripe')).default

const clients = new WeakMap<StripeSettings, Promise<Stripe>>()

export function stripeClient(settings: StripeSettings): Promise<Stripe> {
  const known = clients.get(settings)
  if (known) return known
  const made = load().then((Client) => {
    const url = settings.apiUrl ? new URL(settings.apiUrl) : undefined
    return new Client(settings.secretKey, {
      telemetry: false,
      timeout: 15_000,
      maxNetworkRetries: 2,
      ...(url && {
        host: url.hostname,
        port: url.port || (url.protocol === 'http:' ? 80 : 443),
        protocol: url.protocol === 'http:' ? ('http' as const) : ('https' as const),
      }),
    })
  })
  clients.set(settings, made)
  return made
}

/** Stripe's failure as a sentence for the person who pays. */
export function paymentError(error: unknown): unknown {
  const { type } = error as { type?: string }
  if (!type?.startsWith('Stripe')) return error
  const sentence =
    type === 'StripeRateLimitError' || type === 'StripeConnectionError'
      ? /*i18n*/ 'The payment service cannot be reached right now. Nothing was charged. Try again in a moment.'
      : /*i18n*/ 'The payment service refused this. Nothing was charged.'
  return new AppError('upstream', sentence, { cause: error })
}

const { percentOff, months } = couponTerms
const ownCoupons = {
  monthly: {
    id: `hookline-${percentOff}-off-${months}-months`,
    percent_off: percentOff,
    duration: 'repeating',
    duration_in_months: months,
  },
  // A yearly plan is paid at once, and a repeating coupon would halve the whole year.
  yearly: {
    id: `hookline-${percentOff}-off-${months}-months-of-a-year`,
    percent_off: yearlyPercentOff,
    duration: 'once',
  },
} as const satisfies Record<BillingCycle, Stripe.CouponCreateParams>

/** The coupon's id at Stripe. Creates the coupon unless the operator named one for monthly billing. */
export async function couponAt(stripe: Stripe, { coupon }: StripeSettings, cycle: BillingCycle): Promise<string> {
  if (coupon && cycle === 'monthly') return coupon
  const own = ownCoupons[cycle]
  try {
    return (await stripe.coupons.retrieve(own.id)).id
  } catch (error) {
    if ((error as { code?: string }).code !== 'resource_missing') throw error
  }
  // The idempotency key prevents two coupons from two simultaneous first uses.
  return (await stripe.coupons.create(own, { idempotencyKey: own.id })).id
}
