import { screen, within } from '@testing-library/react'
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import { subscriptions } from '#server/database/schema.ts'
import { type StripeStub, startStripeStub, stubPrices } from '#server/stubs/stripe.ts'
import { startTestApp, type TestApp } from '#server/testing/app.ts'
import { showApp } from '#web/testing.tsx'

let stripe: StripeStub
let app: TestApp
let free: TestApp
beforeAll(async () => {
  stripe = await startStripeStub()
  // Importing Stripe's module is slow on a busy machine, so do it ahead.
  ;[app, free] = await Promise.all([startTestApp({ env: stripe.env }), startTestApp(), import('stripe')])
  await app.signUp()
})
afterAll(() => Promise.all([app.stop(), free.stop(), stripe.stop()]))

const toastSays = async (title: string, description?: string) => {
  const toast = within((await screen.findByText(title)).closest('li')!)
  if (description) toast.getByText(description)
}
const plan = async (name: string) => {
  const heading = await screen.findByRole('heading', { level: 2, name })
  return within(heading.closest('li')!)
}
const choose = (name: string) => screen.findByRole('button', { name: `Choose ${name}` })

test('anyone sees the three plans with their contents', async () => {
  showApp('/pricing', { app })
  const includes = async (name: string) => (await plan(name)).getAllByRole('listitem').map((item) => item.textContent)
  expect(await includes('Basic')).toEqual([
    '10 AI generations',
    'Basic templates',
    'Standard scheduling',
    '5 categories',
  ])
  expect(await includes('Pro')).toEqual([
    '100 AI generations',
    'All templates',
    'Advanced scheduling',
    'All categories',
    'Content analytics',
    'Batch creation',
    'Writing-style analysis',
  ])
  expect(await includes('Enterprise')).toEqual([
    'Unlimited AI generations',
    'All Pro features',
    'Priority support',
    'Team collaboration',
    'Advanced analytics',
    'API access',
    'Dedicated account manager',
  ])
})

test('prices are monthly; yearly billing is a fifth cheaper', async () => {
  const { user } = showApp('/pricing', { app })
  for (const [name, price] of [
    ['Basic', '$0'],
    ['Pro', '$10'],
    ['Enterprise', '$199'],
  ] as const)
    (await plan(name)).getByText(price)
  await user.click(screen.getByRole('radio', { name: /Yearly.*Save 20%/ }))
  ;(await plan('Pro')).getByText('$8')
  ;(await plan('Pro')).getByText('$96 billed once a year')
  ;(await plan('Enterprise')).getByText('$159.20')
})

test('the page answers frequent questions', async () => {
  showApp('/pricing', { app })
  await screen.findByText(/14 days from the first payment/)
  await screen.findByText(/Credits reset each billing cycle/)
  const address = await screen.findByRole('link', { name: 'support@hookline.test', hidden: true })
  expect(address.getAttribute('href')).toBe('mailto:support@hookline.test')
})

test('on servers without plans, anyone reads that everything is open', async () => {
  showApp('/pricing', { app: free })
  await screen.findByText('Nothing is sold here: everything is open to everyone on this server.')
  const main = within(screen.getByRole('main'))
  main.getByText('Unlimited AI generations, once a model is connected')
  expect(main.queryByText(/\$|account manager|money-back|100 AI/)).toBeNull()
  for (const role of ['button', 'textbox', 'radio']) expect(main.queryByRole(role)).toBeNull()
})

test('a paid plan requires an account, the free one only a click', async () => {
  const { user, address, requests } = showApp('/pricing', { app })
  await user.click(await choose('Basic'))
  await screen.findByText("You're now on the Basic plan. Enjoy!")
  expect(requests.filter((one) => one.startsWith('POST'))).toEqual([])
  await user.click(await choose('Pro'))
  await screen.findByRole('heading', { name: 'Welcome Back' })
  expect(address()).toBe('/auth?returnTo=%2Fpricing')
})

test('the server checks a coupon in any spelling, and it lowers the price of the first three months', async () => {
  const { user } = showApp('/pricing', { app, as: await app.signUp() })
  const apply = await screen.findByRole<HTMLButtonElement>('button', { name: 'Apply' })
  expect(apply.disabled).toBe(true)
  const code = screen.getByLabelText('Coupon code')
  await user.type(code, 'nope')
  await user.click(apply)
  await toastSays('Invalid coupon', 'The coupon code you entered is invalid or expired.')
  screen.getByText('The code is not valid.')
  await user.clear(code)
  await user.type(code, 'welcome50')
  await user.click(apply)
  await toastSays('Coupon applied', '50% off the first 3 months')
  ;(await plan('Pro')).getByText('$5 per month for the first 3 months')
  await user.click(screen.getByRole('radio', { name: /Yearly/ }))
  screen.getByText(/12.5% off the first year/)
  ;(await plan('Pro')).getByText('$84 for the first year')
})

test('choosing a paid plan leads the browser to the payment page', async () => {
  const author = await app.signUp()
  const { user } = showApp('/pricing', { app, as: author })
  const gone: string[] = []
  const { location } = window
  Object.defineProperty(window, 'location', {
    configurable: true,
    value: { assign: (url: string) => gone.push(url), origin: location.origin },
  })
  onTestFinished(() => {
    Object.defineProperty(window, 'location', { configurable: true, value: location })
  })
  await user.click(await choose('Pro'))
  await expect.poll(() => gone).toEqual(['https://checkout.stripe.test/pay'])
  const session = [...stripe.sessions.values()].find((one) => one.client_reference_id === author.workspaceId)
  expect(session).toHaveProperty(['line_items[0][price]'], stubPrices.STRIPE_PRICE_PRO_MONTHLY)
})

test('a failed checkout, or one without an address, shows an error', async () => {
  const { user, failing } = showApp('/pricing', { app, as: await app.signUp() })
  failing.add('/api/create-checkout-session')
  await user.click(await choose('Pro'))
  await toastSays('Checkout failed', 'Failed to process subscription. Please try again.')
})

test('paying customers see their plan, also in the sidebar, and manage it at the payment service', async () => {
  const author = await app.signUp()
  await app.db.insert(subscriptions).values({
    workspaceId: author.workspaceId,
    customerId: `cus_${author.id}`,
    subscriptionId: 'sub_1',
    plan: 'pro',
    billingCycle: 'monthly',
    status: 'active',
    currentPeriodStart: new Date(Date.now() - 86_400_000),
    currentPeriodEnd: new Date(Date.now() + 86_400_000),
    updatedAt: new Date(),
  })
  showApp('/pricing', { app, as: author })
  await (await plan('Pro')).findByText('Your plan')
  await within(await screen.findByRole('complementary', { name: 'Sidebar' })).findByText('Pro Plan')
  await screen.findByRole('button', { name: 'Manage billing' })
  // Speech input finds a button by the words on it.
  await screen.findByRole('button', { name: 'Change plan: Basic' })
})

test('after the payment page, the plan appears only once the server knows it', async () => {
  const author = await app.signUp()
  showApp('/pricing?checkout=success', { app, as: author })
  await screen.findByText(/Your payment is being confirmed/)
  await app.db.insert(subscriptions).values({
    workspaceId: author.workspaceId,
    customerId: `cus_${author.id}`,
    plan: 'enterprise',
    billingCycle: 'monthly',
    status: 'active',
    currentPeriodStart: new Date(Date.now() - 86_400_000),
    currentPeriodEnd: new Date(Date.now() + 86_400_000),
    updatedAt: new Date(),
  })
  await screen.findByText(/You are on the Enterprise plan now/)
})

test('a cancelled checkout says that nothing was charged', async () => {
  showApp('/pricing?checkout=cancelled', { app, as: await app.signUp() })
  await screen.findByText('The checkout was cancelled. You weren’t charged.')
})
