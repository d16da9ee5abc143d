import Stripe from 'stripe'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { CurrentUser } from '#shared/accounts.ts'
import { type BillingState, invalidCoupon } from '#shared/plans.ts'
import { AppError } from '../errors.ts'
import { type StripeStub, startStripeStub, stubPrices, stubWebhookSecret } from '../stubs/stripe.ts'
import { analysis, startTestApp, type TestApp, type TestUser } from '../testing/app.ts'
import { createArranger } from '../writing/arranger/arranger.ts'
import { createEngines } from '../writing/engines/engines.ts'

let now = new Date('2026-11-21T10:00:00Z')
let isEngineBroken = false
let stripe: StripeStub
let app: TestApp
beforeAll(async () => {
  stripe = await startStripeStub(() => now)
  const arranger = createArranger(analysis)
  const engine: typeof arranger = {
    ...arranger,
    write: (task, options) => {
      if (isEngineBroken) throw new AppError('upstream', 'The engine is away.')
      return arranger.write(task, options)
    },
  }
  app = await startTestApp({ env: stripe.env, now: () => now, engines: createEngines({ arranger: engine }) })
})
afterAll(async () => {
  await app.stop()
  await stripe.stop()
})

const post = (as: TestUser | undefined, path: string, body?: unknown, headers?: Record<string, string>) =>
  app.call('POST', path, { as, body, headers })
const checkout = (as: TestUser, more: object = {}, headers?: Record<string, string>) =>
  post(as, '/api/create-checkout-session', { planType: 'pro', billingCycle: 'monthly', ...more }, headers)
const billing = async (as: TestUser) => (await (await app.call('GET', '/api/billing', { as })).json()) as BillingState
const generate = (as: TestUser, category = 'hot-takes') =>
  post(as, '/api/generate-post', { title: 'Shorter meetings for everyone', category })

async function customer(): Promise<{ user: TestUser; customer: string }> {
  const user = await app.signUp()
  expect((await checkout(user)).status).toBe(200)
  const session = [...stripe.sessions.values()].find((one) => one.client_reference_id === user.workspaceId)
  return { user, customer: session!.customer! }
}

let events = 0
const eventOf = (type: string, customer: string, id = `evt_${++events}`) =>
  JSON.stringify({ id, object: 'event', type, data: { object: { customer } } })
const at = () => Math.floor(Date.now() / 1_000)
const signed = (payload: string, { secret = stubWebhookSecret, timestamp = at() } = {}) =>
  new Stripe('sk_test_any').webhooks.generateTestHeaderString({ payload, secret, timestamp })
const receive = (payload: string, signature = signed(payload)) =>
  app.app.request('/api/stripe-webhook', { method: 'POST', body: payload, headers: { 'stripe-signature': signature } })

describe('the checkout', () => {
  test('gives the address of Stripe’s page, with the server’s prices and return addresses', async () => {
    const user = await app.signUp()
    // Not by `call`, which refuses fields that the document does not name.
    const response = await app.app.request('/api/create-checkout-session', {
      method: 'POST',
      headers: { cookie: user.cookie, 'content-type': 'application/json' },
      body: JSON.stringify({ billingCycle: 'yearly', planType: 'enterprise', price: 'price_of_mine' }),
    })
    expect(await response.json()).toEqual({ url: 'https://checkout.stripe.test/pay' })
    const session = [...stripe.sessions.values()].at(-1)
    expect(session).toMatchObject({
      mode: 'subscription',
      client_reference_id: user.workspaceId,
      'line_items[0][price]': stubPrices.STRIPE_PRICE_ENTERPRISE_YEARLY,
      'subscription_data[metadata][workspace]': user.workspaceId,
      success_url: 'http://localhost:3000/pricing?checkout=success',
      cancel_url: 'http://localhost:3000/pricing?checkout=cancelled',
    })
    expect(session).not.toHaveProperty('discounts[0][coupon]')
  })

  test('the coupon is half off for three months, in capitals or small letters, and made at Stripe once', async () => {
    for (const coupon of ['WELCOME50', ' welcome50 ']) {
      expect((await checkout(await app.signUp(), { coupon })).status).toBe(200)
    }
    expect([...stripe.coupons.values()]).toMatchObject([
      { percent_off: '50', duration: 'repeating', duration_in_months: '3' },
    ])
    expect([...stripe.sessions.values()].at(-1)).toHaveProperty(['discounts[0][coupon]'], [...stripe.coupons.keys()][0])
  })

  test('for a year paid at once the coupon takes off half of three months', async () => {
    expect((await checkout(await app.signUp(), { coupon: 'WELCOME50', billingCycle: 'yearly' })).status).toBe(200)
    const [coupon] = [...stripe.sessions.values()].at(-1)!['discounts[0][coupon]']!.split(' ')
    expect(stripe.coupons.get(coupon!)).toMatchObject({ percent_off: '12.5', duration: 'once' })
  })

  test('the coupon is for a first paid plan', async () => {
    const { user, customer: id } = await customer()
    const subscription = stripe.subscribe(id, stubPrices.STRIPE_PRICE_PRO_MONTHLY)
    await receive(eventOf('customer.subscription.created', id))
    subscription.status = 'canceled'
    await receive(eventOf('customer.subscription.deleted', id))
    const again = await checkout(user, { coupon: 'WELCOME50' })
    expect([again.status, await again.text()]).toEqual([400, 'This coupon is only for a first paid plan.'])
    expect((await checkout(user)).status).toBe(200)
  })

  test('a wrong coupon is refused with the reason', async () => {
    const user = await app.signUp()
    const wrong = await checkout(user, { coupon: 'HALFOFF' })
    expect([wrong.status, await wrong.text()]).toEqual([400, invalidCoupon])
    expect([...stripe.customers.values()].some(({ email }) => email === user.username)).toBe(false)
  })

  test('a coupon is checked without signing in', async () => {
    expect(await (await post(undefined, '/api/check-coupon', { coupon: 'Welcome50' })).json()).toEqual({
      percentOff: 50,
      months: 3,
    })
    const wrong = await post(undefined, '/api/check-coupon', { coupon: 'nope' })
    expect([wrong.status, await wrong.text()]).toEqual([400, invalidCoupon])
  })

  test('twenty at once make one customer, and the same key one session', async () => {
    const user = await app.signUp()
    const key = { 'idempotency-key': 'a-double-click' }
    const responses = await Promise.all(Array.from({ length: 20 }, () => checkout(user, {}, key)))
    expect(responses.map(({ status }) => status)).toEqual(Array(20).fill(200))
    expect([...stripe.customers.values()].filter(({ email }) => email === user.username)).toHaveLength(1)
    const mine = [...stripe.sessions.values()].filter((one) => one.client_reference_id === user.workspaceId)
    expect(mine).toHaveLength(1)
  })

  test('however many are begun, one payment page is open', async () => {
    const { user } = await customer()
    await Promise.all([checkout(user), checkout(user, { planType: 'enterprise' }), checkout(user)])
    expect((await checkout(user, { planType: 'enterprise', billingCycle: 'yearly' })).status).toBe(200)
    const mine = [...stripe.sessions.values()].filter((one) => one.client_reference_id === user.workspaceId)
    expect(mine.filter(({ status }) => status === 'open')).toEqual([mine.at(-1)])
  })

  test('a person who has just paid cannot pay again before the webhook arrives', async () => {
    const { user, customer: id } = await customer()
    stripe.subscribe(id, stubPrices.STRIPE_PRICE_PRO_MONTHLY)
    expect((await checkout(user)).status).toBe(409)
  })

  test('a person with a paid plan gets the portal instead', async () => {
    const { user, customer: id } = await customer()
    stripe.subscribe(id, stubPrices.STRIPE_PRICE_PRO_MONTHLY)
    await receive(eventOf('checkout.session.completed', id))
    expect((await checkout(user)).status).toBe(409)
    expect(await (await post(user, '/api/billing-portal')).json()).toEqual({ url: 'https://billing.stripe.test/' })
  })

  test('a refusal or failure of Stripe is a plain sentence, and no plan changes', async () => {
    const user = await app.signUp()
    for (const status of [400, 401, 402, 429, 500]) {
      stripe.fail(status)
      const response = await checkout(user)
      expect(response.status).toBe(502)
      expect(await response.text()).toMatch(/^The payment service .* Nothing was charged/)
    }
    stripe.fail(null)
    expect((await billing(user)).plan).toBe('basic')
    expect((await post(user, '/api/billing-portal')).status).toBe(409)
  })

  test('only a signed-in person can pay, and only for an existing plan', async () => {
    expect((await post(undefined, '/api/create-checkout-session', { planType: 'pro' })).status).toBe(401)
    expect((await checkout(await app.signUp(), { planType: 'basic' })).status).toBe(400)
  })
})

describe('the webhook', () => {
  test('a paid checkout begins the plan, and the end of the subscription ends it', async () => {
    const { user, customer: id } = await customer()
    expect((await billing(user)).plan).toBe('basic')
    const subscription = stripe.subscribe(id, stubPrices.STRIPE_PRICE_PRO_MONTHLY)
    expect((await receive(eventOf('checkout.session.completed', id))).status).toBe(204)
    expect(await billing(user)).toMatchObject({
      plan: 'pro',
      billingCycle: 'monthly',
      status: 'active',
      isEnding: false,
    })
    const { plan } = (await (await app.call('GET', '/api/user', { as: user })).json()) as CurrentUser
    expect(plan).toBe('pro')

    subscription.cancel_at_period_end = true
    await receive(eventOf('customer.subscription.updated', id))
    expect(await billing(user)).toMatchObject({ plan: 'pro', isEnding: true })
    subscription.status = 'canceled'
    await receive(eventOf('customer.subscription.deleted', id))
    expect(await billing(user)).toMatchObject({ plan: 'basic', status: 'canceled' })
  })

  test('a repeated event changes nothing, not even after later changes', async () => {
    const { user, customer: id } = await customer()
    const subscription = stripe.subscribe(id, stubPrices.STRIPE_PRICE_PRO_MONTHLY)
    const began = eventOf('checkout.session.completed', id)
    await receive(began)
    subscription.status = 'canceled'
    await receive(eventOf('customer.subscription.deleted', id))
    expect((await receive(began)).status).toBe(204)
    expect((await billing(user)).plan).toBe('basic')
  })

  test('events in the wrong order leave the plan as it is at Stripe', async () => {
    const { user, customer: id } = await customer()
    const first = stripe.subscribe(id, stubPrices.STRIPE_PRICE_PRO_MONTHLY, { status: 'canceled' })
    stripe.subscribe(id, stubPrices.STRIPE_PRICE_ENTERPRISE_MONTHLY)
    // The webhook reports the old subscription's end after the new one's beginning.
    await receive(eventOf('customer.subscription.created', id))
    await receive(eventOf('customer.subscription.deleted', id))
    expect(first.status).toBe('canceled')
    expect((await billing(user)).plan).toBe('enterprise')
  })

  test('simultaneous events end in the newest state', async () => {
    const { user, customer: id } = await customer()
    const subscription = stripe.subscribe(id, stubPrices.STRIPE_PRICE_PRO_MONTHLY)
    const letGo = stripe.hold()
    const both = [receive(eventOf('customer.subscription.created', id)), receive(eventOf('invoice.paid', id))]
    subscription.status = 'canceled'
    letGo()
    expect((await Promise.all(both)).map(({ status }) => status)).toEqual([204, 204])
    expect((await billing(user)).plan).toBe('basic')
  })

  test('a forged, altered, unsigned or old event is refused and changes nothing', async () => {
    const { user, customer: id } = await customer()
    stripe.subscribe(id, stubPrices.STRIPE_PRICE_PRO_MONTHLY)
    const payload = eventOf('checkout.session.completed', id)
    const forgeries: [string, string][] = [
      [payload, signed(payload, { secret: 'whsec_guess' })],
      [payload.replace('completed', 'expired'), signed(payload)],
      [payload, ''],
      [payload, signed(payload, { timestamp: at() - 301 })],
      ['{}', 'nonsense'],
    ]
    for (const [body, signature] of forgeries) {
      const response = await receive(body, signature)
      expect([response.status, await response.text()]).toEqual([400, 'The signature of this event is invalid.'])
    }
    expect((await billing(user)).plan).toBe('basic')
    // None of them was recorded, so the real event still counts.
    expect((await receive(payload)).status).toBe(204)
    expect((await billing(user)).plan).toBe('pro')
  })

  test('while Stripe is away an event is not recorded, so Stripe sends it again', async () => {
    const { user, customer: id } = await customer()
    stripe.subscribe(id, stubPrices.STRIPE_PRICE_PRO_MONTHLY)
    const payload = eventOf('checkout.session.completed', id)
    stripe.fail(500)
    expect((await receive(payload)).status).toBe(502)
    stripe.fail(null)
    expect((await billing(user)).plan).toBe('basic')
    expect((await receive(payload)).status).toBe(204)
    expect((await billing(user)).plan).toBe('pro')
  })

  test('unknown customers, other kinds of events and prices of other products change nothing', async () => {
    const { user, customer: id } = await customer()
    stripe.subscribe(id, 'price_of_another_product')
    expect((await receive(eventOf('customer.subscription.created', 'cus_unknown'))).status).toBe(204)
    expect((await receive(eventOf('product.created', id))).status).toBe(204)
    expect((await receive(eventOf('customer.subscription.created', id))).status).toBe(204)
    expect((await billing(user)).plan).toBe('basic')
  })

  test('a plan keeps its price when the price is no longer offered', async () => {
    const { user, customer: id } = await customer()
    const metadata = { workspace: user.workspaceId, plan: 'enterprise' }
    const subscription = stripe.subscribe(id, 'price_of_last_year', { metadata })
    await receive(eventOf('invoice.paid', id))
    expect(await billing(user)).toMatchObject({ plan: 'enterprise', status: 'active' })
    subscription.metadata = {}
    await receive(eventOf('invoice.paid', id))
    expect(await billing(user)).toMatchObject({ plan: 'enterprise', status: 'active' })
  })

  test('a failed payment leaves time before the plan ends', async () => {
    const { user, customer: id } = await customer()
    const subscription = stripe.subscribe(id, stubPrices.STRIPE_PRICE_PRO_MONTHLY, { status: 'past_due' })
    await receive(eventOf('invoice.payment_failed', id))
    expect(await billing(user)).toMatchObject({ plan: 'pro', status: 'past_due' })
    subscription.status = 'unpaid'
    await receive(eventOf('customer.subscription.updated', id))
    expect((await billing(user)).plan).toBe('basic')
  })
})

describe('the limits of a plan', () => {
  test('fifty requests at once write ten posts on the Basic plan, and the others say why not', async () => {
    const user = await app.signUp()
    const responses = await Promise.all(Array.from({ length: 50 }, () => generate(user)))
    const refused = responses.filter(({ status }) => status === 402)
    expect(responses.filter(({ status }) => status === 200)).toHaveLength(10)
    expect(refused).toHaveLength(40)
    expect(await refused[0]!.text()).toBe(
      'You have used all 10 AI generations of the Basic plan. Upgrade to Pro on the pricing page (/pricing), or wait until the limits reset on December 1. Nothing was changed.',
    )
    const posts = (await (await app.call('GET', '/api/posts', { as: user })).json()) as unknown[]
    expect(posts).toHaveLength(10)
    expect((await billing(user)).usage?.generations).toEqual({ used: 10, limit: 10 })
  })

  test('fifty requests at once for different categories write in five of them on the Basic plan', async () => {
    const user = await app.signUp()
    const categories = [
      'hot-takes',
      'predictions',
      'pain-points',
      'numbered-tips',
      'step-by-step',
      'explanation',
      'misconceptions',
      'trend-analysis',
    ]
    const responses = await Promise.all(Array.from({ length: 50 }, (_, at) => generate(user, categories[at % 8])))
    const posts = (await (await app.call('GET', '/api/posts', { as: user })).json()) as { categoryId: string }[]
    expect(new Set(posts.map(({ categoryId }) => categoryId)).size).toBeLessThanOrEqual(5)
    expect(posts.length).toBe(responses.filter(({ status }) => status === 200).length)
    expect(posts.length).toBeLessThanOrEqual(10)
  })

  test('a sixth category is refused by its name in the plan, and the five go on', async () => {
    const user = await app.signUp()
    for (const category of ['hot-takes', 'predictions', 'pain-points', 'numbered-tips', 'step-by-step'])
      expect((await generate(user, category)).status).toBe(200)
    const sixth = await generate(user, 'explanation')
    expect([sixth.status, await sixth.text()]).toEqual([
      402,
      'The Basic plan includes 5 categories at a time, and this would be one more. Upgrade to Pro on the pricing page (/pricing), or wait until the limits reset on December 1. Nothing was changed.',
    ])
    expect((await generate(user, 'predictions')).status).toBe(200)
  })

  test('fifty requests at once make three sets of ideas on the Basic plan', async () => {
    const user = await app.signUp()
    const ideas = () => post(user, '/api/generate-ideas', { themes: ['Remote onboarding'], categories: ['tip'] })
    const responses = await Promise.all(Array.from({ length: 50 }, ideas))
    expect(responses.filter(({ status }) => status === 200)).toHaveLength(3)
    expect(responses.filter(({ status }) => status === 402)).toHaveLength(47)
  })

  test('failed generations are not counted', async () => {
    const user = await app.signUp()
    isEngineBroken = true
    expect((await generate(user)).status).toBe(502)
    isEngineBroken = false
    expect((await billing(user)).usage?.generations.used).toBe(0)
    expect((await generate(user)).status).toBe(200)
    expect((await billing(user)).usage?.generations.used).toBe(1)
  })

  test('a category in which nothing was written can be swapped for any other', async () => {
    const user = await app.signUp()
    isEngineBroken = true
    for (const category of ['hot-takes', 'predictions', 'pain-points', 'numbered-tips', 'step-by-step'])
      expect((await generate(user, category)).status).toBe(502)
    isEngineBroken = false
    expect((await billing(user)).usage?.categories.used).toBe(0)
    for (const category of ['explanation', 'explanation']) expect((await generate(user, category)).status).toBe(200)
    isEngineBroken = true
    expect((await generate(user, 'explanation')).status).toBe(502)
    isEngineBroken = false
    expect((await billing(user)).usage?.categories.used).toBe(1)
  })

  test('the limits start anew with the month, and rise with the plan', async () => {
    const { user, customer: id } = await customer()
    for (let count = 0; count < 10; count++) expect((await generate(user)).status).toBe(200)
    expect((await generate(user)).status).toBe(402)
    stripe.subscribe(id, stubPrices.STRIPE_PRICE_PRO_MONTHLY)
    await receive(eventOf('checkout.session.completed', id))
    expect((await generate(user, 'explanation')).status).toBe(200)
    expect((await billing(user)).usage?.generations).toEqual({ used: 1, limit: 100 })

    const other = await app.signUp()
    for (let count = 0; count < 10; count++) await generate(other)
    const before = now
    now = new Date('2026-11-21T10:30:00Z')
    expect((await generate(other)).status).toBe(402)
    await app.db.execute(
      `update plan_usage set period_start = '2026-10-01' where workspace_id = '${other.workspaceId}'`,
    )
    expect((await generate(other)).status).toBe(200)
    now = before
  })

  test('yearly billing includes the month’s generations every month', async () => {
    const { user, customer: id } = await customer()
    stripe.subscribe(id, stubPrices.STRIPE_PRICE_PRO_YEARLY, {}, 365)
    await receive(eventOf('checkout.session.completed', id))
    const { usage, currentPeriodEnd } = await billing(user)
    expect(usage?.resetsAt.slice(0, 10)).toBe('2026-12-21')
    expect(currentPeriodEnd?.slice(0, 10)).toBe('2027-11-21')
  })
})

test.each(['active', 'past_due', 'unpaid', 'paused', 'incomplete'])(
  'deleting the account ends a subscription that is %s, heard of or not, and closes the payment page',
  async (status) => {
    const { user, customer: id } = await customer()
    const subscription = stripe.subscribe(id, stubPrices.STRIPE_PRICE_PRO_MONTHLY, { status })
    const other = stripe.subscribe(id, 'price_of_another_product')
    const deleted = await app.call('DELETE', '/api/user', { as: user, body: { username: user.username } })
    expect(deleted.status).toBe(204)
    await expect.poll(() => subscription.status).toBe('canceled')
    expect(other.status).toBe('active')
    const mine = [...stripe.sessions.values()].filter((one) => one.client_reference_id === user.workspaceId)
    expect(mine.map((session) => session.status)).toEqual(['expired'])
  },
)

test('without a payment service nothing is limited, and the checkout says so', async () => {
  const free = await startTestApp()
  try {
    const user = await free.signUp()
    const answers = await Promise.all(
      Array.from({ length: 12 }, () =>
        free.call('POST', '/api/generate-post', {
          as: user,
          body: { title: 'Shorter meetings for everyone', category: 'hot-takes' },
        }),
      ),
    )
    expect(answers.every(({ status }) => status === 200)).toBe(true)
    expect(await (await free.call('GET', '/api/billing', { as: user })).json()).toMatchObject({
      isEnabled: false,
      plan: 'basic',
      usage: null,
    })
    const body = { planType: 'pro', billingCycle: 'monthly' }
    const refused = await free.call('POST', '/api/create-checkout-session', { as: user, body })
    expect([refused.status, await refused.text()]).toEqual([
      503,
      'This server doesn’t take payments: every feature is open to everyone here.',
    ])
    expect((await free.call('POST', '/api/stripe-webhook', { body: {} })).status).toBe(404)
  } finally {
    await free.stop()
  }
})
