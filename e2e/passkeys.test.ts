import { StreamableHTTPClientTransport, UnauthorizedError } from '@modelcontextprotocol/client'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { keepingTokens } from '../server/testing/oauth.ts'
import { callTool, speakingProgram } from '../server/testing/programs.ts'
import {
  appForJourneys,
  expectAccessible,
  expectNoComplaints,
  expectNoSidewaysScroll,
  expectToast,
  signIn,
} from './support.ts'

const { open, origin } = appForJourneys(async () => ({ PASSWORD_FORMS: 'on' }))
const password = 'not-so-secret-1'
/** Chromium logs each refused sign-in that the journey provokes. */
const refusals = [/status of 401/]

/** Gives the page a virtual authenticator that approves at once. */
async function withAuthenticator(page: Page) {
  const session = await page.context().newCDPSession(page)
  await session.send('WebAuthn.enable')
  const { authenticatorId } = await session.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  })
  return {
    answers: (isUserVerified: boolean) => session.send('WebAuthn.setUserVerified', { authenticatorId, isUserVerified }),
  }
}

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })

async function logOut(page: Page) {
  await page.goto('/settings')
  await button(page, 'Logout').click()
  await page.getByRole('heading', { name: 'Welcome Back' }).waitFor()
}

test('a passkey is added in the settings, signs in alone and after the password, and is removed', async () => {
  const page = await open()
  await withAuthenticator(page)
  await signIn(page, 'Nora Field', 'nora@example.com')
  const set = await page.request.put('/api/user/password', { data: { newPassword: password } })
  expect(set.status()).toBe(204)

  await page.goto('/settings?section=password')
  await button(page, 'Add a passkey').click()
  const dialog = page.getByRole('dialog', { name: 'Add a passkey' })
  await dialog.getByLabel('Name').fill('Nora’s phone')
  await dialog.getByLabel('Current password').fill(password)
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Add', exact: true }).click()
  await expectToast(page, 'Passkey added')
  const kept = page.getByRole('alertdialog', { name: 'Keep these recovery codes' })
  const codes = await kept.getByRole('listitem').allTextContents()
  expect(codes).toHaveLength(10)
  await expectAccessible(page)
  await kept.getByRole('button', { name: 'I have kept them' }).click()
  await page.getByRole('list', { name: 'Passkeys', exact: true }).getByText('Nora’s phone').waitFor()
  await page.getByText('10 recovery codes left').waitFor()

  await logOut(page)
  await expectAccessible(page)
  await button(page, 'Sign in with a passkey').click()
  await expectToast(page, 'Login successful', 'Welcome back, Nora Field!')

  await logOut(page)
  await page.getByLabel('Email').fill('nora@example.com')
  await page.getByLabel('Password', { exact: true }).fill(password)
  await button(page, 'Sign in with password').click()
  await expectToast(page, 'Login successful', 'Welcome back, Nora Field!')

  await page.goto('/settings?section=password')
  await button(page, 'Remove Nora’s phone').click()
  const removal = page.getByRole('dialog', { name: 'Remove “Nora’s phone”?' })
  await removal.getByLabel('Current password').fill(password)
  await removal.getByRole('button', { name: 'Remove', exact: true }).click()
  await expectToast(page, 'Passkey removed')
  await expect.poll(() => page.getByRole('list', { name: 'Passkeys', exact: true }).count()).toBe(0)
  expectNoComplaints(page, refusals)
})

test('without the passkey a recovery code signs in, and each works once', async () => {
  const page = await open()
  const phone = await withAuthenticator(page)
  await signIn(page, 'Maja Lind', 'maja@example.com')
  await page.request.put('/api/user/password', { data: { newPassword: password } })
  await page.goto('/settings?section=password')
  await button(page, 'Add a passkey').click()
  await page.getByLabel('Current password').last().fill(password)
  await page.getByRole('dialog').getByRole('button', { name: 'Add', exact: true }).click()
  await page.getByRole('alertdialog').waitFor()
  const codes = await page.getByRole('alertdialog').getByRole('listitem').allTextContents()
  await button(page, 'I have kept them').click()

  await phone.answers(false)
  const enter = async (code: string) => {
    await logOut(page)
    await page.getByLabel('Email').fill('maja@example.com')
    await page.getByLabel('Password', { exact: true }).fill(password)
    await button(page, 'Sign in with password').click()
    await page.getByRole('alert').getByText('No passkey was shown.').waitFor()
    await expectAccessible(page)
    await button(page, 'Use a recovery code').click()
    await page.getByLabel('Recovery code').fill(code)
    await button(page, 'Sign in with the code').click()
  }
  await enter(codes[0]!.toLowerCase())
  await expectToast(page, 'Login successful')
  await enter(codes[0]!)
  await page.getByText('This recovery code is wrong or already used.').waitFor()
  expectNoComplaints(page, refusals)
})

/** A program that asks to be let in. `back` is where its person's browser returns to it. */
async function programAsking(page: Page) {
  const tokens = keepingTokens()
  const mcp = `${origin()}/mcp`
  const client = speakingProgram({})
  const connect = () =>
    client.connect(new StreamableHTTPClientTransport(new URL(mcp), { authProvider: tokens.provider }))
  await expect(connect()).rejects.toThrow(UnauthorizedError)
  // Nothing listens there, but what it would be told is in the address.
  const returned = page.waitForRequest((request) => request.url().startsWith(String(tokens.provider.redirectUrl)))
  await page.goto(tokens.authorize().href)
  return {
    back: async () => new URL((await returned).url()),
    async connect(back: URL) {
      await tokens.finish(mcp, back)
      await connect()
      return client
    },
  }
}

test('a program asks on a phone, its person signs in first and lets it in, and another one is turned away', async () => {
  const page = await open({ viewport: { width: 375, height: 812 } })
  await signIn(page, 'Nora Field', 'nora.field@example.com')
  await page.request.put('/api/user/password', { data: { newPassword: password } })
  await logOut(page)

  const program = await programAsking(page)
  await page.getByLabel('Email').fill('nora.field@example.com')
  await page.getByLabel('Password', { exact: true }).fill(password)
  await button(page, 'Sign in with password').click()
  await page.getByRole('heading', { name: 'Let Test program in?' }).waitFor()
  await expectAccessible(page)
  await expectNoSidewaysScroll(page)
  await button(page, 'Let it in').click()
  const client = await program.connect(await program.back())
  expect((await callTool(client, 'find_posts')).data).toMatchObject({ posts: [] })
  await client.close()

  const other = await programAsking(page)
  await button(page, 'Don’t let it in').click()
  expect((await other.back()).searchParams.get('error')).toBe('access_denied')
  expectNoComplaints(page)
})
