import * as z from 'zod/mini'
import { type Message, msg } from '#shared/say.ts'

export const planIds = ['basic', 'pro', 'enterprise'] as const
export type PlanId = (typeof planIds)[number]
export const paidPlanIds = ['pro', 'enterprise'] as const
export type PaidPlanId = (typeof paidPlanIds)[number]
export const billingCycles = ['monthly', 'yearly'] as const
export type BillingCycle = (typeof billingCycles)[number]

/** Features that only some plans include. */
export type Feature = 'content analytics' | 'writing-style analysis'

export interface Plan {
  id: PlanId
  name: string
  /** US dollars a month, billed monthly. */
  price: number
  /** AI generations per billing cycle; null means unlimited. */
  generations: number | null
  /** Different post categories per billing cycle; null means all. */
  categories: number | null
  /** Sets of ideas per billing cycle; null means unlimited. */
  launches: number | null
  /** People in a workspace; null means as many as a server allows. */
  members: number | null
  features: readonly Feature[]
  includes: readonly Message[]
}

export const plans: Record<PlanId, Plan> = {
  basic: {
    id: 'basic',
    name: 'Basic',
    price: 0,
    generations: 10,
    categories: 5,
    launches: 3,
    members: 2,
    features: [],
    includes: [msg`10 AI generations`, msg`Basic templates`, msg`Standard scheduling`, msg`5 categories`],
  },
  pro: {
    id: 'pro',
    name: 'Pro',
    price: 10,
    generations: 100,
    categories: null,
    launches: null,
    members: 5,
    features: ['content analytics', 'writing-style analysis'],
    includes: [
      msg`100 AI generations`,
      msg`All templates`,
      msg`Advanced scheduling`,
      msg`All categories`,
      msg`Content analytics`,
      msg`Batch creation`,
      msg`Writing-style analysis`,
    ],
  },
  enterprise: {
    id: 'enterprise',
    name: 'Enterprise',
    price: 199,
    generations: null,
    categories: null,
    launches: null,
    members: null,
    features: ['content analytics', 'writing-style analysis'],
    includes: [
      msg`Unlimited AI generations`,
      msg`All Pro features`,
      msg`Priority support`,
      msg`Team collaboration`,
      msg`Advanced analytics`,
      msg`API access`,
      msg`Dedicated account manager`,
    ],
  },
}

export const yearlyDiscount = 0.2

/** US dollars a month; a year is paid at once and costs 20 % less. */
export const monthlyPrice = ({ price }: Plan, cycle: BillingCycle): number =>
  cycle === 'yearly' ? Math.round(price * (1 - yearlyDiscount) * 100) / 100 : price

export const couponTerms = { percentOff: 50, months: 3 } as const
/** The percentage that the coupon takes off a year paid at once, worth the same as its months. */
export const yearlyPercentOff = (couponTerms.percentOff * couponTerms.months) / 12
export const invalidCoupon = /*i18n*/ 'The coupon code you entered is invalid or expired.'

const usage = z.object({ used: z.int(), limit: z.nullable(z.int()) })

export const billingState = z.object({
  /** False on a server that takes no payments and therefore limits nothing. */
  isEnabled: z.boolean(),
  plan: z.enum(planIds),
  billingCycle: z.nullable(z.enum(billingCycles)),
  /** The payment provider's own word, for example active or past_due. */
  status: z.nullable(z.string()),
  currentPeriodEnd: z.nullable(z.string()),
  /** The subscription was cancelled and runs until the period ends. */
  isEnding: z.boolean(),
  usage: z.nullable(z.object({ generations: usage, launches: usage, categories: usage, resetsAt: z.string() })),
})
export type BillingState = z.infer<typeof billingState>
