import { randomBytes } from 'node:crypto'
import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { Readable } from 'node:stream'
import { text } from 'node:stream/consumers'

/** Imitates the part of Stripe's API that the app uses: form-encoded requests, ids, idempotency and errors. */

export const stubPrices = {
  STRIPE_PRICE_PRO_MONTHLY: 'price_pro_monthly',
  STRIPE_PRICE_PRO_YEARLY: 'price_pro_yearly',
  STRIPE_PRICE_ENTERPRISE_MONTHLY: 'price_enterprise_monthly',
  STRIPE_PRICE_ENTERPRISE_YEARLY: 'price_enterprise_yearly',
}
const secretKey = 'sk_test_stub'
export const stubWebhookSecret = 'whsec_stub'

type Fields = Record<string, string>
type Session = Fields & { id: string; status: string }
interface Subscription {
  id: string
  object: 'subscription'
  customer: string
  status: string
  created: number
  metadata: Fields
  cancel_at_period_end: boolean
  cancel_at: number | null
  items: {
    object: 'list'
    data: { id: string; price: { id: string }; current_period_start: number; current_period_end: number }[]
  }
}

const id = (prefix: string) => `${prefix}_${randomBytes(8).toString('hex')}`
const failure = (status: number, type: string, message: string, more: object = {}) => ({
  status,
  body: { error: { type, message, ...more } },
})
const missing = (what: string, param: string) =>
  failure(400, 'invalid_request_error', `No such ${what}`, { code: 'resource_missing', param })

export async function startStripeStub(now: () => Date = () => new Date()) {
  const customers = new Map<string, Fields>()
  const coupons = new Map<string, Fields>()
  const sessions = new Map<string, Session>()
  const subscriptions = new Map<string, Subscription>()
  const answered = new Map<string, { fields: string; answer: { status: number; body: object } }>()
  const requests: { method: string; path: string; fields: Fields; key: string | undefined }[] = []
  let failing: { status: number; body: object } | null = null
  let held: Promise<void> | null = null
  let heldAnswers: Promise<void> | null = null
  let created = Math.floor(now().getTime() / 1_000)

  const openedAt = new Map<string, number>()
  const asSession = (session: Session) => ({ ...session, created: openedAt.get(session.id) })

  function answer(method: string, path: string, fields: Fields): { status: number; body: object } {
    const [, , collection, , ...rest] = path.split('/')
    const last = path.split('/').at(-1) ?? ''
    if (method === 'POST' && path === '/v1/customers') {
      const customer = { ...fields, id: id('cus'), object: 'customer' }
      customers.set(customer.id, customer)
      return { status: 200, body: customer }
    }
    if (collection === 'coupons') {
      if (method === 'GET') {
        const coupon = coupons.get(last)
        return coupon ? { status: 200, body: coupon } : { ...missing('coupon', 'coupon'), status: 404 }
      }
      const coupon = { ...fields, id: fields.id ?? id('cpn'), object: 'coupon' }
      if (coupons.has(coupon.id))
        return failure(400, 'invalid_request_error', 'Coupon already exists.', { code: 'resource_already_exists' })
      coupons.set(coupon.id, coupon)
      return { status: 200, body: coupon }
    }
    if (method === 'POST' && path === '/v1/checkout/sessions') {
      const price = fields['line_items[0][price]'] ?? ''
      if (!Object.values(stubPrices).includes(price)) return missing('price', 'line_items[0][price]')
      if (!customers.has(fields.customer ?? '')) return missing('customer', 'customer')
      const coupon = fields['discounts[0][coupon]']
      if (coupon && !coupons.has(coupon)) return missing('coupon', 'discounts[0][coupon]')
      const session = {
        ...fields,
        id: id('cs'),
        object: 'checkout.session',
        status: 'open',
        url: 'https://checkout.stripe.test/pay',
      }
      sessions.set(session.id, session)
      openedAt.set(session.id, ++created)
      return { status: 200, body: asSession(session) }
    }
    if (method === 'GET' && path === '/v1/checkout/sessions') {
      const data = [...sessions.values()].filter(
        ({ customer, status }) => customer === fields.customer && status === fields.status,
      )
      return { status: 200, body: { object: 'list', data: data.map(asSession), has_more: false, url: path } }
    }
    if (method === 'POST' && path.startsWith('/v1/checkout/sessions/') && last === 'expire') {
      const found = sessions.get(rest[0] ?? '')
      if (!found) return { ...missing('checkout session', 'session'), status: 404 }
      if (found.status !== 'open')
        return failure(400, 'invalid_request_error', 'Only Checkout Sessions with a status in ["open"] can be expired.')
      found.status = 'expired'
      return { status: 200, body: asSession(found) }
    }
    if (method === 'POST' && path === '/v1/billing_portal/sessions') {
      if (!customers.has(fields.customer ?? '')) return missing('customer', 'customer')
      return {
        status: 200,
        body: { id: id('bps'), object: 'billing_portal.session', url: 'https://billing.stripe.test/' },
      }
    }
    if (collection === 'subscriptions') {
      if (method === 'GET' && path === '/v1/subscriptions') {
        const data = [...subscriptions.values()].filter(({ customer }) => customer === fields.customer)
        return { status: 200, body: { object: 'list', data, has_more: false, url: path } }
      }
      const found = subscriptions.get(last)
      if (!found) return { ...missing('subscription', 'id'), status: 404 }
      if (method === 'DELETE') found.status = 'canceled'
      return { status: 200, body: found }
    }
    return failure(404, 'invalid_request_error', `Unrecognized request URL (${method}: ${path}${rest.join('/')})`)
  }

  async function handle(request: IncomingMessage) {
    const url = new URL(request.url ?? '/', 'http://stub')
    const method = request.method ?? 'GET'
    const sent = await text(Readable.from(request))
    const fields = Object.fromEntries(method === 'POST' ? new URLSearchParams(sent) : url.searchParams)
    const key = request.headers['idempotency-key']?.toString()
    requests.push({ method, path: url.pathname, fields, key })
    await held
    if (failing) return failing
    if (request.headers.authorization !== `Bearer ${secretKey}`)
      return failure(401, 'invalid_request_error', 'Invalid API Key provided')
    const former = key ? answered.get(key) : undefined
    if (former && former.fields !== sent)
      return failure(
        400,
        'idempotency_error',
        'Keys for idempotent requests can only be used with the same parameters.',
      )
    if (former) return former.answer
    const given = structuredClone(answer(method, url.pathname, fields))
    if (key) answered.set(key, { fields: sent, answer: given })
    await heldAnswers
    return given
  }

  const server = createServer((request, response) => {
    handle(request).then(({ status, body }) => {
      response.writeHead(status, { 'content-type': 'application/json', 'request-id': id('req') })
      response.end(JSON.stringify(body))
    })
  })
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`

  return {
    env: {
      STRIPE_SECRET_KEY: secretKey,
      STRIPE_WEBHOOK_SECRET: stubWebhookSecret,
      STRIPE_API_URL: url,
      SUPPORT_EMAIL: 'support@hookline.test',
      ...stubPrices,
    },
    requests,
    customers,
    coupons,
    sessions,
    subscriptions,
    subscribe(customer: string, price: string, values: Partial<Subscription> = {}, days = 30): Subscription {
      const start = Math.floor(now().getTime() / 1_000)
      const subscription: Subscription = {
        id: id('sub'),
        object: 'subscription',
        customer,
        status: 'active',
        created: ++created,
        metadata: {},
        cancel_at_period_end: false,
        cancel_at: null,
        items: {
          object: 'list',
          data: [
            {
              id: id('si'),
              price: { id: price },
              current_period_start: start,
              current_period_end: start + days * 86_400,
            },
          ],
        },
        ...values,
      }
      subscriptions.set(subscription.id, subscription)
      return subscription
    },
    fail(status: number | null, type = 'api_error') {
      failing = status === null ? null : failure(status, type, 'The stub was told to fail.')
    },
    hold(): () => void {
      const { promise, resolve } = Promise.withResolvers<void>()
      held = promise
      return () => {
        held = null
        resolve()
      }
    },
    /** Carries out requests, but holds the answers until the returned function is called. */
    holdAnswers(): () => void {
      const { promise, resolve } = Promise.withResolvers<void>()
      heldAnswers = promise
      return () => {
        heldAnswers = null
        resolve()
      }
    },
    stop: () => new Promise((done) => server.close(done).closeAllConnections()),
  }
}
export type StripeStub = Awaited<ReturnType<typeof startStripeStub>>
