import { sql } from 'drizzle-orm'
import Stripe from 'stripe'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import type { CurrentUser } from '#shared/accounts.ts'
import type { BillingState } from '#shared/plans.ts'
import { enqueue } from '../jobs/jobs.ts'
import { type StripeStub, startStripeStub, stubPrices, stubWebhookSecret } from '../stubs/stripe.ts'
import { startTestApp, type TestApp, type TestUser, withTestApp } from '../testing/app.ts'

let stripe: StripeStub
let app: TestApp
beforeAll(async () => {
  stripe = await startStripeStub()
  app = await startTestApp({ env: stripe.env })
})
afterEach(() => stripe.fail(null))
afterAll(async () => {
  await app.stop()
  await stripe.stop()
})

const remove = (as: TestUser) => app.call('DELETE', '/api/user', { as, body: { username: as.username } })
const billing = async (as: TestUser, server = app) =>
  (await (await server.call('GET', '/api/billing', { as })).json()) as BillingState
const planOf = async (as: TestUser) => ((await (await app.call('GET', '/api/user', { as })).json()) as CurrentUser).plan

let events = 0
function receive(customer: string, id = `evt_effects_${++events}`, server = app) {
  const payload = JSON.stringify({ id, object: 'event', type: 'invoice.paid', data: { object: { customer } } })
  const signature = new Stripe('sk_test_any').webhooks.generateTestHeaderString({ payload, secret: stubWebhookSecret })
  return server.app.request('/api/stripe-webhook', {
    method: 'POST',
    body: payload,
    headers: { 'stripe-signature': signature },
  })
}

async function payer(server = app) {
  const user = await server.signUp()
  const body = { planType: 'pro', billingCycle: 'monthly' }
  expect((await server.call('POST', '/api/create-checkout-session', { as: user, body })).status).toBe(200)
  const session = [...stripe.sessions.values()].find((one) => one.client_reference_id === user.workspaceId)
  const customer = session!.customer!
  const subscription = stripe.subscribe(customer, stubPrices.STRIPE_PRICE_PRO_MONTHLY)
  await receive(customer, undefined, server)
  return { user, customer, subscription }
}

const waiting = async (customer: string) =>
  (await app.db.execute(sql`select * from jobs where payload->>'customerId' = ${customer}`)).rows
/** Pretends that every server with a claim on the job is dead. */
const makeDue = (customer: string) =>
  app.db.execute(
    sql`with due as (update jobs set run_at = now(), claimed_until = null where payload->>'customerId' = ${customer} returning 1)
      select pg_notify('jobs', '') from due`,
  )

describe('deleting the account', () => {
  test('succeeds at once while Stripe is away, and the paid plan ends when Stripe is back', async () => {
    const { user, customer, subscription } = await payer()
    stripe.fail(500)
    expect((await remove(user)).status).toBe(204)
    expect((await app.call('GET', '/api/user', { as: user })).status).toBe(401)
    await expect.poll(async () => (await waiting(customer))[0]?.last_error).toBe('StripeAPIError')
    const [row] = await waiting(customer)
    expect(row).toMatchObject({
      kind: 'end-billing',
      attempts: 1,
      payload: { customerId: customer, subscriptionId: subscription.id, plan: 'pro' },
    })
    expect(subscription.status).toBe('active')
    stripe.fail(null)
    await makeDue(customer)
    await expect.poll(() => waiting(customer)).toEqual([])
    expect(subscription.status).toBe('canceled')
  })

  test('that fails ends no plan', async () => {
    const { user, customer, subscription } = await payer()
    await app.db.execute(
      sql.raw(`create function refuse() returns trigger language plpgsql as $$ begin raise exception 'broken'; end $$;
        create trigger refuse before delete on users for each row execute function refuse()`),
    )
    expect((await remove(user)).status).toBe(500)
    await app.db.execute(sql`drop function refuse cascade`)
    expect(await waiting(customer)).toEqual([])
    expect((await billing(user)).plan).toBe('pro')
    expect(subscription.status).toBe('active')
  })

  test('ends the plan even if the server dies meanwhile: another one does it after the lease', async () => {
    const { user, customer, subscription } = await payer()
    const letGo = stripe.hold()
    expect((await remove(user)).status).toBe(204)
    await expect.poll(async () => (await waiting(customer))[0]?.attempts).toBe(1)
    const other = await startTestApp({ env: stripe.env, database: app.database })
    await makeDue(customer)
    await expect.poll(async () => (await waiting(customer))[0]?.attempts).toBe(2)
    letGo()
    await expect.poll(() => waiting(customer)).toEqual([])
    expect(subscription.status).toBe('canceled')
    await other.stop()
  })

  test('of twenty people at once on two servers asks Stripe once for each', async () => {
    const other = await startTestApp({ env: stripe.env, database: app.database })
    const people = await Promise.all(Array.from({ length: 20 }, () => payer()))
    await Promise.all(
      people.map(({ user }, at) =>
        (at % 2 ? app : other).call('DELETE', '/api/user', { as: user, body: { username: user.username } }),
      ),
    )
    await expect.poll(() => people.filter(({ subscription }) => subscription.status !== 'canceled')).toEqual([])
    for (const { subscription } of people)
      expect(stripe.requests.filter(({ path }) => path.endsWith(subscription.id))).toHaveLength(1)
    await other.stop()
  })
})

describe('while Stripe is slow', () => {
  test('a webhook holds no database connection and no lock', async () => {
    const narrow = await withTestApp({ env: { ...stripe.env, DATABASE_POOL: '1' } })
    const { user, customer } = await payer(narrow)
    const letGo = stripe.hold()
    const asked = stripe.requests.length
    const received = receive(customer, undefined, narrow)
    await expect.poll(() => stripe.requests.length).toBeGreaterThan(asked)
    expect((await billing(user, narrow)).plan).toBe('pro')
    await narrow.db.execute(sql`update subscriptions set updated_at = now() where customer_id = ${customer}`)
    letGo()
    expect((await received).status).toBe(204)
  })

  test('an older answer of Stripe does not overwrite a newer one', async () => {
    const { user, customer, subscription } = await payer()
    const letGo = stripe.holdAnswers()
    const asked = stripe.requests.length
    const early = receive(customer)
    await expect.poll(() => stripe.requests.length).toBeGreaterThan(asked)
    // The earlier request's answer, "active", is on its way.
    subscription.status = 'canceled'
    const other = await startStripeStub()
    const second = await startTestApp({
      env: { ...stripe.env, STRIPE_API_URL: other.env.STRIPE_API_URL },
      database: app.database,
    })
    expect((await receive(customer, undefined, second)).status).toBe(204)
    expect((await billing(user)).plan).toBe('basic')
    letGo()
    expect((await early).status).toBe(204)
    expect((await billing(user)).plan).toBe('basic')
    await second.stop()
    await other.stop()
  })
})

describe('an event that never came', () => {
  const aDayLater = (customer: string) =>
    app.db.execute(sql`update subscriptions set refresh_at = now() where customer_id = ${customer}`)

  test('is recovered within a day, also when Stripe is away at first', async () => {
    const { user, customer, subscription } = await payer()
    subscription.status = 'canceled'
    stripe.fail(500)
    await aDayLater(customer)
    await enqueue(app.db, 'find-refreshes', undefined, { key: 'only' })
    await expect.poll(async () => (await waiting(customer))[0]?.last_error).toBe('upstream')
    expect((await billing(user)).plan).toBe('pro')
    stripe.fail(null)
    await makeDue(customer)
    await expect.poll(async () => (await billing(user)).plan).toBe('basic')
    await expect.poll(() => waiting(customer)).toEqual([])
    const { rows } = await app.db.execute(
      sql`select refresh_at > now() + interval '17 hours' and refresh_at < now() + interval '31 hours' as next_day
        from subscriptions where customer_id = ${customer}`,
    )
    expect(rows).toEqual([{ next_day: true }])
  })

  test('about a renewal leaves a plan three days longer, and then it ends everywhere', async () => {
    const { user, customer } = await payer()
    const endedDaysAgo = (days: number) =>
      app.db.execute(
        sql`update subscriptions set current_period_end = now() - ${days} * interval '1 day' where customer_id = ${customer}`,
      )
    await endedDaysAgo(2.9)
    expect([await planOf(user), (await billing(user)).plan]).toEqual(['pro', 'pro'])
    await endedDaysAgo(3.1)
    expect([await planOf(user), (await billing(user)).plan]).toEqual(['basic', 'basic'])
    expect((await billing(user)).usage?.generations.limit).toBe(10)
  })
})
