import { act, cleanup, screen, waitFor, within } from '@testing-library/react'
import { createStore, keys } from 'idb-keyval'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestApp, type TestApp, withTestApp } from '#server/testing/app.ts'
import { photograph } from '#server/testing/media.ts'
import { usualMails } from '#shared/news.ts'
import { signInErrors } from '#shared/sign-in-errors.ts'
import { keep } from '#web/lib/kept/kept.ts'
import { deletedAccountKey } from '#web/lib/session.ts'
import { showApp } from '#web/testing.tsx'

let app: TestApp
beforeAll(async () => {
  window.matchMedia = (media) => Object.assign(new EventTarget(), { media, matches: true }) as MediaQueryList
  app = await startTestApp({ env: { PASSWORD_FORMS: 'on' } })
})
afterAll(() => app.stop())

const toastSays = async (title: string, description?: string) => {
  const toast = within((await screen.findByText(title)).closest('li')!)
  if (description) toast.getByText(description)
}
const field = (name: string) => screen.findByLabelText<HTMLInputElement>(name)

test('the settings lead to Profile, Password, Notifications, Members, Integrations, Writing engine and Logout', async () => {
  showApp('/settings', { app, as: await app.signUp() })
  const nav = within(await screen.findByRole('navigation', { name: 'Settings' }))
  expect(nav.getAllByRole('link').map((link) => link.textContent?.trim())).toEqual([
    'Profile',
    'Password',
    'Notifications',
    'Members',
    'Integrations',
    'Writing engine',
  ])
  nav.getByRole('button', { name: 'Logout' })
  expect(nav.getByRole('link', { current: 'page' }).textContent).toContain('Profile')
})

test('a skeleton shows until the user has loaded', async () => {
  const { stalling } = showApp('/settings', { app, as: await app.signUp() })
  stalling.add('/api/user')
  await screen.findByRole('status', { name: 'Loading your settings' })
  within(screen.getByRole('navigation', { name: 'Settings' })).getByRole('link', { name: 'Profile' })
})

test('the profile is changed, and a name that is too short shows an error beside its field', async () => {
  const author = await app.signUp('Nora Field')
  const { user } = showApp('/settings', { app, as: author })
  const name = await field('Full name')
  await user.clear(name)
  await user.type(name, 'N')
  await user.click(screen.getByRole('button', { name: 'Save profile' }))
  await screen.findByText('Full name must be at least 2 characters')
  await user.type(name, 'ora Meadow')
  await user.type(await field('Company website'), 'not an address, and that is fine')
  await user.click(screen.getByRole('button', { name: 'Save profile' }))
  await toastSays('Profile updated')
  const me = await app.call('GET', '/api/user', { as: author })
  expect(await me.json()).toMatchObject({ fullName: 'Nora Meadow', companyWebsite: 'not an address, and that is fine' })
})

test("an invalid password change shows an error by field, with the specification's words", async () => {
  const author = await app.signUp()
  await app.call('PUT', '/api/user/password', { as: author, body: { newPassword: 'secret-1' } })
  const { user } = showApp('/settings?section=password', { app, as: author })
  const submit = () => user.click(screen.getByRole('button', { name: 'Change password' }))
  await field('Current password')
  await submit()
  screen.getByText('Current password is required')
  screen.getByText('New password must be at least 6 characters')
  screen.getByText('Password confirmation is required')
  await user.type(await field('Current password'), 'guess-1')
  await user.type(await field('New password'), 'secret-2')
  await user.type(await field('Confirm new password'), 'secret-3')
  await submit()
  screen.getByText("Passwords don't match")
  await user.clear(await field('Confirm new password'))
  await user.type(await field('Confirm new password'), 'secret-2')
  await submit()
  await toastSays('Update failed', '400: The current password is incorrect.')
  expect((await field('New password')).value).toBe('secret-2')
  await user.clear(await field('Current password'))
  await user.type(await field('Current password'), 'secret-1')
  await submit()
  await toastSays('Password updated')
  expect((await field('New password')).value).toBe('')
})

test('an account without a password says so and can set one', async () => {
  const { user } = showApp('/settings?section=password', { app, as: await app.signUp() })
  await screen.findByText(/This account has no password/)
  expect(screen.queryByLabelText('Current password')).toBeNull()
  await user.type(await field('New password'), 'secret-1')
  await user.type(await field('Confirm new password'), 'secret-1')
  await user.click(screen.getByRole('button', { name: 'Set password' }))
  await toastSays('Password updated')
  await screen.findByRole('button', { name: 'Change password' })
})

test('without password forms the section asks for none and names the ways to sign in', async () => {
  const local = await withTestApp()
  const author = await local.signUp()
  const { user } = showApp('/settings?section=password', { app: local, as: author })
  await screen.findByText(
    `You sign in on this computer with your email, ${author.username}. You need no password here.`,
  )
  expect(screen.queryByLabelText('New password')).toBeNull()
  expect(document.body.textContent).not.toMatch(/PASSWORD_FORMS|SMTP_URL|outbox/)
  await user.click(screen.getByRole('link', { name: 'For whoever runs this server' }))
  const section = within(await screen.findByRole('region', { name: 'For whoever runs this server' }))
  for (const name of ['PASSWORD_FORMS', 'SMTP_URL', 'LINKEDIN_CLIENT_ID']) section.getByText(name)
})

test('a photo is uploaded, shown beside the name everywhere, and removed', async () => {
  const author = await app.signUp('Nora Field')
  const { user } = showApp('/settings', { app, as: author })
  const image = new File([new Uint8Array(await photograph())], 'me.jpg', { type: 'image/jpeg' })
  await user.upload(await field('Photo'), image)
  await toastSays('Photo updated')
  const shown = () => [...document.querySelectorAll<HTMLImageElement>('img[src^="/api/user/photo/"]')]
  expect(shown().length).toBeGreaterThan(1)
  expect(shown().every(({ alt }) => alt === '')).toBe(true)
  await user.click(screen.getByRole('button', { name: 'Remove photo' }))
  await toastSays('Photo removed')
  expect(shown()).toEqual([])
})

test('a website that does not look like one is kept, with a note', async () => {
  const { user } = showApp('/settings', { app, as: await app.signUp() })
  const website = await field('Company website')
  await user.type(website, 'kornfeld')
  screen.getByText(/^This doesn’t look like the address of a website/)
  await user.type(website, '.example/about')
  expect(screen.queryByText(/^This doesn’t look like/)).toBeNull()
})

test('after an old sign-in, setting a password asks to sign in again and keeps typed input', async () => {
  const author = await app.signUp()
  await app.db.execute(`update sessions set created_at = now() - interval '11 minutes' where user_id = '${author.id}'`)
  const { user } = showApp('/settings?section=password', { app, as: author })
  await user.type(await field('New password'), 'secret-1')
  await user.type(await field('Confirm new password'), 'secret-1')
  await user.click(screen.getByRole('button', { name: 'Set password' }))
  const again = await screen.findByRole('link', { name: 'Sign in again' })
  expect(again.getAttribute('href')).toBe('/api/auth/google?returnTo=%2Fsettings%3Fsection%3Dpassword&again=1')
  expect((await field('New password')).value).toBe('secret-1')
})

test('a time zone is found by place or region and chosen, and its clock is shown', async () => {
  const author = await app.signUp('Nora Field', 'Asia/Kathmandu')
  const { user } = showApp('/settings', { app, as: author })
  const search = await screen.findByRole('searchbox', { name: 'Find another time zone' })
  screen.getByText('Asia/Kathmandu')
  screen.getByText(/^GMT\+5:45, \d\d?:\d\d( [AP]M)? now$/)
  await user.type(search, 'atlantis')
  await screen.findByText('No time zone found with this name.')
  await user.clear(search)
  await user.type(search, 'new y')
  const found = within(await screen.findByRole('list', { name: 'Time zones' }))
  expect(found.getAllByRole('button')).toHaveLength(1)
  await user.click(found.getByRole('button', { name: /^America\/New York GMT-[45], \d\d?:\d\d( [AP]M)? now$/ }))
  await toastSays('Time zone updated')
  expect(await (await app.call('GET', '/api/user', { as: author })).json()).toMatchObject({
    timeZone: 'America/New_York',
  })
  expect(screen.queryByRole('list', { name: 'Time zones' })).toBeNull()
  await waitFor(() => expect(document.activeElement?.textContent).toMatch(/^America\/New York GMT-/))
  await user.type(search, 'america/')
  await screen.findByText(/^\d+ more: type more of the name\.$/)
})

test('notifications start as on, off and on, and the monthly summary is off', async () => {
  const author = await app.signUp()
  const { user } = showApp('/settings?section=notifications', { app, as: author })
  const toggle = (name: string) => screen.findByRole('switch', { name })
  expect((await toggle('Email notifications')).getAttribute('aria-checked')).toBe('true')
  await screen.findByText('This server sends no emails. Look under the bell instead.')
  await screen.findByText('This server sends no news and no offers.')
  expect((await toggle('Marketing emails')).getAttribute('aria-checked')).toBe('false')
  expect((await toggle('Reminders')).getAttribute('aria-checked')).toBe('true')
  expect((await toggle('Monthly summary')).getAttribute('aria-checked')).toBe('false')
  await user.click(await toggle('Reminders'))
  await user.selectOptions(await screen.findByRole('combobox', { name: /^Comments on your posts/ }), 'At once')
  await user.click(screen.getByRole('button', { name: 'Save preferences' }))
  await toastSays('Preferences updated')
  const me = (await (await app.call('GET', '/api/user', { as: author })).json()) as { notifications: object }
  expect(me.notifications).toEqual({
    emailNotifications: true,
    mails: { ...usualMails, comments: 'now' },
    marketingEmails: false,
    monthlyFigures: false,
    reminders: false,
  })
})

test('settings that could not be saved show an error and stay as typed', async () => {
  const view = showApp('/settings', { app, as: await app.signUp() })
  await view.user.type(await field('Goal'), 'Finding clients')
  view.goOffline()
  await view.user.click(screen.getByRole('button', { name: 'Save profile' }))
  await toastSays('Update failed', 'The server could not be reached. Check your connection and try again.')
  expect((await field('Goal')).value).toBe('Finding clients')
})

test('switching sections loses no typed text', async () => {
  const { user, address } = showApp('/settings', { app, as: await app.signUp() })
  await user.type(await field('Profession'), 'Editor')
  await user.click(screen.getByRole('link', { name: 'Password' }))
  await screen.findByRole('heading', { name: 'Password' })
  expect(address()).toBe('/settings?section=password')
  await user.click(screen.getByRole('link', { name: 'Profile' }))
  expect((await field('Profession')).value).toBe('Editor')
})

test('without an app at LinkedIn on the server, the section says that one posts by hand and offers no connection', async () => {
  showApp('/settings?section=integrations', { app, as: await app.signUp() })
  const byHand = within((await screen.findByText('You post by hand; we remind you.')).parentElement!)
  expect(byHand.getAllByRole('link').map(({ textContent }) => textContent)).toEqual(['Notifications'])
  screen.getByText('This server isn’t set up to publish on LinkedIn.')
  await screen.findByText(/this server sends no email/)
  expect(screen.queryByRole('button', { name: /connect/i })).toBeNull()
  expect(screen.queryByText(/^Connected/)).toBeNull()
})

test('everything of the person can be downloaded here', async () => {
  const person = await app.signUp()
  showApp('/settings', { app, as: person })
  const link = await screen.findByRole('link', { name: 'Download my data' })
  expect(link.getAttribute('href')).toBe(`/api/user/export?workspace=${person.workspaceId}`)
})

test('an account is deleted only after typing its email, and leads to the sign-in', async () => {
  const author = await app.signUp()
  const { user, address } = showApp('/settings', { app, as: author })
  await user.click(await screen.findByRole('button', { name: 'Delete my account' }))
  const dialog = within(await screen.findByRole('alertdialog', { name: 'Delete my account' }))
  const confirm = dialog.getByRole<HTMLButtonElement>('button', { name: 'Delete everything' })
  expect(confirm.disabled).toBe(true)
  await user.type(dialog.getByLabelText(`Type ${author.username} to confirm`), author.username)
  await user.click(confirm)
  await toastSays('Account deleted')
  await screen.findByRole('heading', { name: 'Welcome Back' })
  expect(address()).toMatch(/^\/auth/)
  expect((await app.call('GET', '/api/user', { as: author })).status).toBe(401)
})

test('deleting an account deletes its words in this browser, and nobody else’s', async () => {
  const author = await app.signUp()
  keep('someone-else:brief:new', { subject: 'Theirs' })
  const { user } = showApp('/', { app, as: author })
  await user.type(await screen.findByRole('textbox', { name: /subject/i }), 'Words of mine')
  const stored = createStore('hookline', 'kept')
  const own = async () => (await keys<string>(stored)).filter((key) => key.startsWith(author.id))
  await expect.poll(own).toContain(`${author.id}:brief:new`)
  cleanup()
  const view = showApp('/settings', { app, as: author })
  await view.user.click(await screen.findByRole('button', { name: 'Delete my account' }))
  const dialog = within(await screen.findByRole('alertdialog', { name: 'Delete my account' }))
  const confirm = dialog.getByRole('button', { name: 'Delete everything' })
  await view.user.type(dialog.getByLabelText(`Type ${author.username} to confirm`), author.username)
  view.failing.add('/api/user')
  await view.user.click(confirm)
  await toastSays('Failed to delete account')
  // Waits for the encryption key, which loads once the page is idle.
  expect(await own()).toContain(`${author.id}:brief:new`)
  view.failing.clear()
  await view.user.click(confirm)
  await toastSays('Account deleted')
  await expect.poll(own).toEqual([])
  expect(await keys(stored)).toContain('someone-else:brief:new')
})

test('a tab drops an account that another tab has deleted, and keeps no more words for it', async () => {
  const author = await app.signUp()
  const { address } = showApp('/', { app, as: author })
  await screen.findByRole('textbox', { name: /subject/i })
  const announceDeletion = (newValue: string) =>
    act(() => window.dispatchEvent(new StorageEvent('storage', { key: deletedAccountKey, newValue })))
  announceDeletion('someone-else')
  expect(address()).toBe('/')
  announceDeletion(author.id)
  await screen.findByRole('heading', { name: 'Welcome Back' })
  expect(screen.queryByRole('textbox', { name: /subject/i })).toBeNull()
})

test('a refused new sign-in returns the person to their page, which says why', async () => {
  const reason = signInErrors.earlier
  const path = `/auth?error=${encodeURIComponent(reason)}&returnTo=${encodeURIComponent('/settings?section=password')}`
  const { address } = showApp(path, { app, as: await app.signUp() })
  await toastSays('Authentication Error', reason)
  await screen.findByRole('button', { name: 'Set password' })
  expect(address()).toBe('/settings?section=password')
})

test('text from the address does not appear as the app’s own words', async () => {
  const path = `/auth?error=${encodeURIComponent('Your account is locked.\nCall +1 900 555.')}`
  showApp(path, { app, as: await app.signUp() })
  await toastSays(
    'Authentication Error',
    'Sign-in failed. Please try again. The address of this page said: “Your account is locked. Call +1 900 555.”',
  )
})

test.each([
  ['Call +1 900 555 now.', 'The account was not connected. The address of this page said: “Call +1 900 555 now.”'],
  ['You cancelled it. Nothing was connected.', 'You cancelled it. Nothing was connected.'],
])("the address's note about the network is a sentence of the server’s, or a quotation: %s", async (reason, said) => {
  const path = `/settings?section=integrations&network=${encodeURIComponent(reason)}`
  showApp(path, { app, as: await app.signUp() })
  await toastSays('Network not connected', said)
})

test('Logout signs out', async () => {
  const { user } = showApp('/settings', { app, as: await app.signUp() })
  await user.click(await screen.findByRole('button', { name: 'Logout' }))
  await toastSays('Logged out', 'You have been successfully logged out.')
  await screen.findByRole('heading', { name: 'Welcome Back' })
})

const firefox = 'Mozilla/5.0 (X11; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0'

/** Someone with this many other sessions. */
async function signedInElsewhere(times: number) {
  const author = await app.signUp()
  await app.call('PUT', '/api/user/password', { as: author, body: { newPassword: 'secret-1' } })
  const body = { username: author.username, password: 'secret-1' }
  for (let index = 0; index < times; index++)
    expect((await app.call('POST', '/api/login', { body, headers: { 'user-agent': firefox } })).status).toBe(200)
  return author
}

test('the sessions of an account are listed, and signed out one by one or all others at once', async () => {
  const author = await signedInElsewhere(3)
  const { user } = showApp('/settings?section=password', { app, as: author })
  const list = within(await screen.findByRole('list', { name: 'Signed in' }))
  expect(list.getAllByRole('listitem')).toHaveLength(4)
  expect(list.getByText('This browser').closest('li')?.textContent).not.toContain('Firefox')
  const buttons = list.getAllByRole('button', { name: /^Sign out Firefox on Linux, signed in / })
  expect(buttons).toHaveLength(3)
  await user.click(buttons[0]!)
  await toastSays('Signed out there', 'Firefox on Linux is signed out.')
  await waitFor(() => expect(list.getAllByRole('listitem')).toHaveLength(3))
  expect(document.activeElement).toBe(screen.getByRole('region', { name: 'Access' }))
  await user.click(screen.getByRole('button', { name: 'Sign out all others' }))
  await toastSays('Signed out everywhere else', 'You are signed in here only.')
  await waitFor(() => expect(list.getAllByRole('listitem')).toHaveLength(1))
  expect(screen.queryByRole('button', { name: 'Sign out all others' })).toBeNull()
})

test("the account's activity is listed, a few entries at first", async () => {
  const author = await signedInElsewhere(9)
  const { user } = showApp('/settings?section=password', { app, as: author })
  const list = within(await screen.findByRole('list', { name: 'Activity' }))
  expect(list.getAllByRole('listitem')).toHaveLength(8)
  list.getAllByText(/Firefox on Linux, from an unknown address$/)
  const more = screen.getByRole('button', { name: 'Show all 10' })
  expect(more.getAttribute('aria-expanded')).toBe('false')
  await user.click(more)
  expect(list.getAllByRole('listitem')).toHaveLength(10)
  list.getByText('Password set')
  await user.click(screen.getByRole('button', { name: 'Show fewer' }))
  expect(list.getAllByRole('listitem')).toHaveLength(8)
})

test('an account without activity says so, and sessions that fail to load can be retried', async () => {
  const { user, failing } = showApp('/settings', { app, as: await app.signUp() })
  failing.add('/api/user/access')
  await user.click(await screen.findByRole('link', { name: 'Password' }))
  await screen.findByText('Nothing yet. Activity will be listed here.')
  await screen.findByText(/^Could not load what has access\./)
  failing.clear()
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  await screen.findByRole('list', { name: 'Signed in' })
})

test('a session that could not be ended shows an error, and stays listed', async () => {
  const author = await signedInElsewhere(1)
  const { user, failing } = showApp('/settings?section=password', { app, as: author })
  const button = await screen.findByRole('button', { name: 'Sign out all others' })
  failing.add('/api/user/sessions')
  await user.click(button)
  await toastSays('Failed to sign out', '500: It broke.')
  expect(within(screen.getByRole('list', { name: 'Signed in' })).getAllByRole('listitem')).toHaveLength(2)
})
