import { expect, onTestFinished, test } from 'vitest'
import { readComputerKey } from '../server/accounts/computer-key.ts'
import { openingLink } from '../server/accounts/sign-in-links.ts'
import {
  appForJourneys,
  expectAccessible,
  expectNoComplaints,
  expectNoSidewaysScroll,
  expectToast,
  signIn,
  startApp,
  toastOn,
} from './support.ts'

const { open, restart, keyLink } = appForJourneys(undefined, { reducedMotion: 'no-preference' })

test('a newcomer signs in, watches the app write a post, changes it, and finds it after the app was killed', async () => {
  const page = await open()
  await page.goto('/posts')
  await page.waitForURL('**/auth?**')
  // The app has no account yet, so it opens on the registration.
  await page.getByRole('heading', { name: 'Create an Account' }).waitFor()
  await page.getByRole('link', { name: 'Sign up on this computer' }).click()
  await page.getByLabel('Your name').fill('Nora Field')
  await page.getByLabel('Your email').fill('nora@example.com')
  await page.getByRole('button', { name: 'Continue' }).click()
  await expectToast(page, 'Registration successful', 'Welcome to Hookline, Nora Field!')

  await page.getByText('Opinion Posts').click()
  await page.getByText('Hot takes').click()
  await page
    .getByRole('textbox', { name: 'Subject' })
    .fill('Status meetings should be a page that people read. Ours took an hour a week.')
  await page.getByRole('button', { name: 'Generate Hot takes post' }).click()
  await expectToast(page, 'Your words are in order')

  const hook = page.getByRole('textbox', { name: 'Hook' })
  await hook.fill('Our status meeting is a page now.')
  await hook.blur()
  await page.getByText('Saved', { exact: true }).waitFor()
  expectNoComplaints(page)

  await restart()
  await page.goto('/posts')
  await page.getByText('Our status meeting is a page now.').waitFor()
  await page.getByText('Draft', { exact: true }).waitFor()
  // Calls, streams and scripts that are loaded ahead fail while the app is down.
  const cut = /ERR_(INCOMPLETE_CHUNKED_ENCODING|CONTENT_LENGTH_MISMATCH)/
  expectNoComplaints(page, [/ERR_CONNECTION_(REFUSED|RESET)/, cut])
})

test("signing out leads to the sign-in page and protects the person's pages", async () => {
  const page = await open()
  await signIn(page, 'Otto Lane', 'otto@example.com')
  // It lies over the menu, and stays while the pointer rests on it.
  await toastOn(page).getByRole('button', { name: 'Close' }).click()
  await page.getByRole('button', { name: /account/i }).click()
  await page.getByRole('menuitem', { name: 'Log out' }).click()
  await expectToast(page, 'Logged out', 'You have been successfully logged out.')
  await page.getByRole('heading', { name: 'Welcome Back' }).waitFor()
  await page.goto('/posts')
  await page.getByRole('heading', { name: 'Welcome Back' }).waitFor()
  expect(await page.getByText('Otto Lane').count()).toBe(0)
})

test('the key from the start opens an account in another browser, which then needs it no more', async () => {
  const first = await open()
  await signIn(first, 'Kay Lock', 'kay@example.com')

  const page = await open({ viewport: { width: 320, height: 700 } })
  const askFor = async () => {
    await page.goto('/auth')
    await page.getByRole('link', { name: 'Sign in on this computer' }).click()
    await page.getByLabel('Your email').fill('kay@example.com')
    await page.getByRole('button', { name: 'Continue' }).click()
  }
  await askFor()
  await page.getByRole('heading', { name: 'Show that it is your account' }).waitFor()
  await page.getByText('npm run admin -- key').waitFor()
  await expectNoSidewaysScroll(page)
  await expectAccessible(page)
  await page.getByLabel('Link or key').fill('not the key')
  await page.getByRole('button', { name: 'Continue' }).click()
  await page.getByRole('alert').getByText('This is not the key of this computer.').waitFor()
  await page.getByLabel('Link or key').fill(keyLink())
  await page.getByRole('button', { name: 'Continue' }).click()
  await expectToast(page, 'Login successful', 'Welcome back, Kay Lock!')

  expectNoComplaints(page)

  await page.goto('/api/logout')
  await askFor()
  await expectToast(page, 'Login successful', 'Welcome back, Kay Lock!')
  // The page may still have a call open when its session ends.
  expectNoComplaints(page, [/401 .*\/api\//])

  const third = await open()
  await third.goto(keyLink())
  expect(third.url()).not.toContain('key=')
  await third.getByText('This browser has shown the key of this computer.').waitFor()
  await third.getByLabel('Your email').fill('kay@example.com')
  await third.getByRole('button', { name: 'Continue' }).click()
  await expectToast(third, 'Login successful', 'Welcome back, Kay Lock!')
  expectNoComplaints(third)
})

test('a mistyped email raises a question, in the chosen theme, and the right account is one press away', async () => {
  const page = await open({ viewport: { width: 375, height: 700 } })
  await signIn(page, 'Mia Berg', 'mia@example.com')
  await page.evaluate(() => localStorage.setItem('ui-theme', 'dark'))
  await page.goto('/api/logout')
  await page.getByRole('link', { name: 'Sign in on this computer' }).click()
  expect(await page.evaluate(() => document.documentElement.dataset.theme)).toBe('dark')
  await expectAccessible(page)
  await page.getByLabel('Your email').fill('mia@example')
  await page.getByRole('button', { name: 'Continue' }).click()
  const email = page.getByLabel('Your email')
  await page.getByRole('alert').getByText('Please enter a valid email').waitFor()
  expect(await email.evaluate((field) => [field === document.activeElement, field.ariaInvalid])).toEqual([true, 'true'])

  await email.fill('nia@example.com')
  await page.getByRole('button', { name: 'Continue' }).click()
  await page.getByRole('heading', { name: 'No account with this email yet. Create one?' }).waitFor()
  await expectNoSidewaysScroll(page)
  await expectAccessible(page)
  await page.getByRole('link', { name: 'Use another email' }).click()
  await page.getByRole('button', { name: 'Mia Berg mia@example.com' }).click()
  await expectToast(page, 'Login successful', 'Welcome back, Mia Berg!')
  expectNoComplaints(page, [/401 .*\/api\//])
})

test('the launcher opens a new Hookline for its owner, who needs a name, a choice, and no terminal', async () => {
  const app = await startApp()
  onTestFinished(async () => void (await app.stop()))
  const launch = () => openingLink(app.origin, readComputerKey(app.dataDir))
  const page = await open({ viewport: { width: 375, height: 812 } }, app)
  await page.goto(launch())
  await page.getByRole('heading', { name: 'Welcome to Hookline' }).waitFor()
  await expectAccessible(page)
  await page.getByLabel(/^Your name/).fill('Ida Moor')
  await page.getByRole('button', { name: 'Start' }).click()
  await page.getByRole('heading', { name: 'How should Hookline write?' }).waitFor()
  await page.getByRole('heading', { name: 'Ministral 3 3B' }).waitFor()
  const ways = ['Already running here', 'With an API key', 'Download a model', 'Without a model']
  expect(await page.getByRole('main').getByRole('heading', { level: 2 }).allTextContents()).toEqual(ways)
  await expectNoSidewaysScroll(page)
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Start without a model' }).click()
  await page.getByRole('textbox', { name: 'Subject' }).waitFor()

  const again = await open({}, app)
  await again.goto(launch())
  await again.getByRole('textbox', { name: 'Subject' }).waitFor()
  await again.goto('/settings?section=this-computer')
  await again.getByRole('button', { name: 'Back up now' }).click()
  await expectToast(again, 'Backup made')
  await again.getByText(app.dataDir, { exact: true }).waitFor()
  await again.getByRole('switch', { name: 'Let phones in this network in' }).waitFor()
  await expectAccessible(again)
  expectNoComplaints(again)
  await page.close()
  await again.getByRole('button', { name: 'Stop', exact: true }).click()
  await again.getByRole('alertdialog').getByRole('button', { name: 'Stop' }).click()
  await again.getByRole('heading', { name: 'Hookline has stopped' }).waitFor()
  await again.getByText('npm start').waitFor()
  expect(await app.stop()).toBe(0)
  expectNoComplaints(again, [/ERR_CONNECTION_(REFUSED|RESET)/, /ERR_INCOMPLETE_CHUNKED_ENCODING/])
})
