const needed = [
  'STRIPE_WEBHOOK_SECRET',
  'STRIPE_PRICE_PRO_MONTHLY',
  'STRIPE_PRICE_PRO_YEARLY',
  'STRIPE_PRICE_ENTERPRISE_MONTHLY',
  'STRIPE_PRICE_ENTERPRISE_YEARLY',
] as const

type StripeEnvironment = Partial<
  Record<(typeof needed)[number] | 'STRIPE_SECRET_KEY' | 'STRIPE_COUPON' | 'STRIPE_API_URL' | 'SUPPORT_EMAIL', string>
>

export function stripeSettings(settings: StripeEnvironment) {
  if (!settings.STRIPE_SECRET_KEY) return undefined
  return {
    secretKey: settings.STRIPE_SECRET_KEY,
    webhookSecret: settings.STRIPE_WEBHOOK_SECRET ?? '',
    prices: {
      pro: { monthly: settings.STRIPE_PRICE_PRO_MONTHLY ?? '', yearly: settings.STRIPE_PRICE_PRO_YEARLY ?? '' },
      enterprise: {
        monthly: settings.STRIPE_PRICE_ENTERPRISE_MONTHLY ?? '',
        yearly: settings.STRIPE_PRICE_ENTERPRISE_YEARLY ?? '',
      },
    },
    /** The coupon's id at Stripe. Without one, the first use creates a coupon. */
    coupon: settings.STRIPE_COUPON,
    apiUrl: settings.STRIPE_API_URL,
  }
}
export type StripeSettings = NonNullable<ReturnType<typeof stripeSettings>>

export function contradictionsOfStripe(settings: StripeEnvironment): string[] {
  if (!settings.STRIPE_SECRET_KEY) return []
  const missing = needed.filter((name) => !settings[name])
  return [
    ...missing.map((name) => `${name} is missing; STRIPE_SECRET_KEY needs it`),
    ...(settings.SUPPORT_EMAIL ? [] : ['SUPPORT_EMAIL is missing; people who pay need somebody to write to']),
  ]
}
