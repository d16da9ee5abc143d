import { Hono } from 'hono'
import { describeRoute } from 'hono-openapi'
import * as z from 'zod/mini'
import { billingCycles, billingState, couponTerms, invalidCoupon, paidPlanIds } from '#shared/plans.ts'
import type { Deps, Env } from '../context.ts'
import { body, responses } from '../http/body.ts'
import { clientAddress, originOf } from '../http/origin.ts'
import { countAttempt, paced } from '../http/rate-limits.ts'
import { signedIn } from '../http/signed-in.ts'
import { networkOf } from '../net/addresses.ts'
import { billingOf, checkCoupon, openPortal, startCheckout } from './billing.ts'
import { receiveEvent } from './webhook.ts'

const tags = ['Billing']

const couponCode = z.string(invalidCoupon).check(z.maxLength(100, invalidCoupon))
const checkout = z.object({
  planType: z.enum(paidPlanIds, `planType must be one of ${paidPlanIds.join(', ')}.`),
  billingCycle: z.enum(billingCycles, `billingCycle must be one of ${billingCycles.join(', ')}.`),
  coupon: z.optional(couponCode),
})
const terms = z.object({ percentOff: z.number(), months: z.int() })

export function billingRoutes(deps: Deps) {
  return new Hono<Env>()
    .get(
      '/billing',
      describeRoute({ tags, summary: 'My plan, its limits and usage', responses: responses(billingState, [401]) }),
      signedIn(deps),
      async (c) => c.json(await billingOf(c.var.ctx)),
    )
    .post(
      '/create-checkout-session',
      describeRoute({
        tags,
        summary: 'Start a payment for a plan',
        description:
          'Send the browser to `url`. The plan begins when Stripe confirms the payment. With an `Idempotency-Key` header, a repeated request gets the same session.',
        responses: responses(z.object({ url: z.nullable(z.string()) }), [400, 401, 409, 429, 502, 503]),
      }),
      signedIn(deps, 'person'),
      paced(deps, 'export'),
      body(checkout),
      async (c) =>
        c.json(
          await startCheckout(c.var.ctx, c.req.valid('json'), {
            origin: originOf(c, deps),
            key: c.req.header('idempotency-key'),
          }),
        ),
    )
    .post(
      '/check-coupon',
      describeRoute({ tags, summary: 'Check a coupon', security: [], responses: responses(terms, [400, 429]) }),
      body(z.object({ coupon: couponCode })),
      async (c) => {
        await countAttempt(deps, deps.config.limits?.signIn, `coupon:${networkOf(clientAddress(c, deps))}`)
        checkCoupon(deps, c.req.valid('json').coupon)
        return c.json(couponTerms)
      },
    )
    .post(
      '/billing-portal',
      describeRoute({
        tags,
        summary: 'Get the address where a paid plan is changed or ended',
        responses: responses(z.object({ url: z.string() }), [401, 409, 429, 502, 503]),
      }),
      signedIn(deps, 'person'),
      paced(deps, 'export'),
      async (c) => c.json(await openPortal(c.var.ctx, originOf(c, deps))),
    )
    .post(
      '/stripe-webhook',
      describeRoute({
        tags,
        summary: 'For Stripe: receive a signed event',
        security: [],
        responses: responses(null, [400, 404, 502], 204),
      }),
      async (c) => {
        await receiveEvent(deps, await c.req.text(), c.req.header('stripe-signature'))
        return c.body(null, 204)
      },
    )
}
