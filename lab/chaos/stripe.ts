import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import Stripe from 'stripe'
import { type StripeStub, startStripeStub, stubPrices, stubWebhookSecret } from '../../server/stubs/stripe.ts'
import { mark, milliseconds, percentile, table } from '../bench/figures.ts'
import { call, signUp } from './calls.ts'
import { outcomeOf } from './kills.ts'
import { startLoad } from './load.ts'
import { type Options, type Outcome, randomFrom } from './outcome.ts'
import { poolBeside, startApp, temporaryDirectory } from './processes.ts'

const longestReadMs = 1_000
const endedWithinMs = 90_000

/** Stripe hangs, fails and recovers while payments start, events arrive, people leave and others work. */
export async function stripe({ isShort, seed, say }: Options): Promise<Outcome> {
  const random = randomFrom(seed)
  const stub = await startStripeStub()
  const env = { DATA_DIR: temporaryDirectory(), ...stub.env }
  const app = await startApp(env)
  const load = await startLoad({ urls: () => [app.url], random })
  for (const cookie of load.cookies) await subscribe(app.url, cookie, stub)
  const leaving: Awaited<ReturnType<typeof signUp>>[] = []
  for (let index = 0; index < 4; index++) leaving.push(await signUp(app.url))
  const paying: Awaited<ReturnType<typeof subscribe>>[] = []
  for (const person of leaving) paying.push(await subscribe(app.url, person.cookie, stub))
  const faults: string[] = []
  const rows: string[][] = []

  for (const trouble of ['hangs', 'fails'] as const) {
    say(`Stripe ${trouble} …`)
    const release = trouble === 'hangs' ? stub.hold() : failing(stub)
    const before = load.ledger.acknowledged
    load.resume()
    const visitors = []
    for (let index = 0; index < 10; index++) visitors.push(await signUp(app.url))
    const asked = [
      ...visitors.map(({ cookie }) => checkout(app.url, cookie)),
      ...Array.from({ length: 30 }, (_, index) => event(app.url, paying[index % paying.length]!.customer)),
    ].map((promise) =>
      promise.then(
        ({ status }) => status,
        () => 0,
      ),
    )
    const gone = leaving.splice(0, 2)
    const deletions = gone.map(({ cookie, username, password }) =>
      call(app.url, cookie, 'DELETE', '/api/user', { username, password }),
    )
    const waits = await readsDuring(app.url, load.cookies[0]!, isShort ? 4_000 : 20_000)
    const left = await Promise.race([
      Promise.all(deletions.map((one) => one.then(async (response) => `${response.status} ${await response.text()}`))),
      sleep(5_000, null),
    ])
    await load.pause()
    await load.check()
    release()
    const statuses = await Promise.all(asked)
    const longest = Math.max(...waits)
    rows.push(
      [`${trouble}: others read, p99`, '', milliseconds(percentile(waits, 99)), ''],
      [
        `${trouble}: others read, longest`,
        `≤ ${longestReadMs} ms`,
        milliseconds(longest),
        mark(longest <= longestReadMs),
      ],
      [
        `${trouble}: others’ work acknowledged`,
        '> 0',
        `${load.ledger.acknowledged - before}`,
        mark(load.ledger.acknowledged > before),
      ],
    )
    if (longest > longestReadMs) faults.push(`While Stripe ${trouble}, a read took ${milliseconds(longest)}.`)
    if (load.ledger.acknowledged === before) faults.push(`While Stripe ${trouble}, nobody’s work was acknowledged.`)
    if (!left) faults.push(`While Stripe ${trouble}, a deletion waited for more than 5 s.`)
    for (const said of left ?? []) {
      if (said.startsWith('204')) load.ledger.acknowledged++
      else faults.push(`While Stripe ${trouble}, a deletion failed: ${said}`)
    }
    if (statuses.includes(500)) faults.push(`While Stripe ${trouble}, an answer was 500: ${app.errors.at(-1)}`)
  }

  say('Stripe is back; waiting for cancellations …')
  const endsBy = performance.now() + endedWithinMs
  const stillPaying = () => paying.filter(({ id }) => stub.subscriptions.get(id)?.status !== 'canceled')
  while (stillPaying().length > 0 && performance.now() < endsBy) await sleep(200)
  for (const { id } of stillPaying()) load.ledger.lost.push(`${id} still charges a person whose account was deleted`)
  rows.push([
    'subscriptions of deleted accounts that ended',
    '4',
    `${paying.length - stillPaying().length}`,
    mark(stillPaying().length === 0),
  ])

  const pool = poolBeside(env.DATA_DIR)
  await load.finish(pool, isShort)
  await pool.end()
  await app.kill('SIGTERM')
  await stub.stop()
  return outcomeOf(load, 0, table(['', 'limit', 'measured', ''], rows), faults)
}

const failing = (stub: StripeStub) => {
  stub.fail(500)
  return () => stub.fail(null)
}

const checkout = (url: string, cookie: string) =>
  call(url, cookie, 'POST', '/api/create-checkout-session', { planType: 'enterprise', billingCycle: 'monthly' })

/** Pays on Stripe's page; then the event arrives. */
export async function subscribe(url: string, cookie: string, stub: StripeStub) {
  const before = new Set(stub.customers.keys())
  const response = await checkout(url, cookie)
  if (!response.ok) throw new Error(`Failed to start a payment: ${response.status} ${await response.text()}`)
  const customer = [...stub.customers.keys()].find((id) => !before.has(id))!
  const subscription = stub.subscribe(customer, stubPrices.STRIPE_PRICE_ENTERPRISE_MONTHLY)
  await event(url, customer)
  return { customer, id: subscription.id }
}

const signer = new Stripe('sk_test_any')

function event(url: string, customer: string): Promise<Response> {
  const payload = JSON.stringify({
    id: `evt_${randomUUID()}`,
    object: 'event',
    type: 'customer.subscription.updated',
    data: { object: { customer } },
  })
  const timestamp = Math.floor(Date.now() / 1_000)
  const signature = signer.webhooks.generateTestHeaderString({ payload, secret: stubWebhookSecret, timestamp })
  return fetch(`${url}/api/stripe-webhook`, {
    method: 'POST',
    body: payload,
    headers: { 'stripe-signature': signature },
  })
}

async function readsDuring(url: string, cookie: string, ms: number): Promise<number[]> {
  const waits: number[] = []
  for (const startedAt = performance.now(); performance.now() - startedAt < ms; await sleep(20)) {
    const askedAt = performance.now()
    await (await call(url, cookie, 'GET', '/api/posts?limit=10')).text()
    waits.push(performance.now() - askedAt)
  }
  return waits
}
