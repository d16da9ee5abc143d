import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { type TestApp, type TestUser, withTestApp } from '#server/testing/app.ts'
import { showApp } from '#web/testing.tsx'

let app: TestApp
let operator: TestUser
let person: TestUser
beforeEach(async () => {
  window.matchMedia = (media) => Object.assign(new EventTarget(), { media, matches: true }) as MediaQueryList
  app = await withTestApp()
  operator = await app.runsServer(await app.signUp('Olga Run'))
  person = await app.signUp('Pia Moor')
})

const path = '/settings?section=server'
const accounts = async () => within(await screen.findByRole('list', { name: 'Accounts' }))
const rowOf = async ({ username }: TestUser) => within((await (await accounts()).findByText(username)).closest('li')!)
const trail = async () => within(await screen.findByRole('list', { name: 'Activity of all accounts' }))
const isIn = async (as: TestUser) => (await app.call('GET', '/api/user', { as })).status === 200

test('people who are not operators see neither accounts nor activity', async () => {
  const { requests } = showApp(path, { app, as: person })
  await screen.findByRole('region', { name: 'For whoever runs this server' })
  await waitFor(() => expect(requests).toContain('GET /api/writing-engine'))
  await expect.poll(() => screen.queryByRole('status', { name: 'Loading your settings' })).toBeNull()
  expect(screen.queryByRole('region', { name: 'Accounts' })).toBeNull()
  expect(screen.queryByText('Activity of all accounts')).toBeNull()
  expect(requests.filter((one) => one.includes('/api/operator'))).toEqual([])
})

test('an operator reads what disabling does, disables and enables an account, and the focus stays at the button', async () => {
  const { user } = showApp(path, { app, as: operator })
  const row = await rowOf(person)
  row.getByText(/^Since .+, has no way to sign in, 1 session, last used /)
  await user.click(row.getByRole('button', { name: `Disable ${person.username}` }))
  const dialog = within(await screen.findByRole('alertdialog', { name: `Disable ${person.username}?` }))
  dialog.getByText(/^They are signed out everywhere and can’t sign in\..+those that fall due are not published\./)
  await user.click(dialog.getByRole('button', { name: 'Cancel' }))
  expect(await isIn(person)).toBe(true)
  await user.click(row.getByRole('button', { name: `Disable ${person.username}` }))
  await user.click(await screen.findByRole('button', { name: 'Disable account' }))
  await screen.findByText('Account disabled')
  await row.findByText('Disabled')
  expect(await isIn(person)).toBe(false)
  const enable = row.getByRole('button', { name: `Enable ${person.username}` })
  await waitFor(() => expect(document.activeElement).toBe(enable))
  await (await trail()).findByText(`An account was disabled: ${person.username}`)
  await user.click(enable)
  await user.click(await screen.findByRole('button', { name: 'Enable account' }))
  await screen.findByText('Account enabled')
  await waitFor(() => expect(row.queryByText('Disabled')).toBeNull())
})

test("an operator ends someone else's sessions, and cannot change their own account here", async () => {
  const { user } = showApp(path, { app, as: operator })
  const own = await rowOf(operator)
  own.getByText('You')
  expect(own.getAllByRole('button').map(({ textContent }) => textContent)).toEqual(['Activity'])
  const row = await rowOf(person)
  await user.click(row.getByRole('button', { name: `End sessions of ${person.username}` }))
  await user.click(await screen.findByRole('button', { name: 'End sessions' }))
  await screen.findByText('Sessions ended')
  await row.findByText(/, 0 sessions/)
  expect([await isIn(person), await isIn(operator)]).toEqual([false, true])
})

test('accounts are found by email, and activity is shown for one account or for all', async () => {
  await app.call('DELETE', `/api/operator/accounts/${person.id}/sessions`, { as: operator })
  const { user } = showApp(path, { app, as: operator })
  const search = await screen.findByRole('searchbox', { name: 'Find by email' })
  await rowOf(operator)
  await user.type(search, person.username.slice(0, 20))
  await waitFor(async () => expect((await accounts()).getAllByText(/@example\.com$/)).toHaveLength(1))
  await user.click((await rowOf(person)).getByRole('button', { name: `Activity of ${person.username}` }))
  const field = await screen.findByRole<HTMLInputElement>('searchbox', { name: 'Only this email' })
  expect(field.value).toBe(person.username)
  await (await trail()).findByText('All sessions were ended by an operator')
  await user.clear(field)
  await user.type(field, 'nobody@example.com{Enter}')
  await screen.findByText('Nothing from nobody@example.com in the last 90 days.')
  await user.click(screen.getByRole('button', { name: 'Show all' }))
  await (await trail()).findByText(`The sessions of an account were ended: ${person.username}`)
  await user.clear(search)
  await user.type(search, 'nowhere')
  await screen.findByText('No account has an email like this.')
})

test('accounts and activity that fail to load say so, and can be retried', async () => {
  const { user, failing } = showApp('/settings', { app, as: operator })
  failing.add('/api/operator')
  await user.click(await screen.findByRole('link', { name: 'For whoever runs this server' }))
  await screen.findByText(/^Could not load the accounts\./)
  await screen.findByText(/^Could not load the activity\./)
  failing.clear()
  for (const button of screen.getAllByRole('button', { name: 'Try again' })) await user.click(button)
  await rowOf(person)
  await screen.findByText('Nothing yet.')
})

test('a refused change says why, and leaves the account unchanged', async () => {
  const { user } = showApp(path, { app, as: operator })
  await user.click((await rowOf(person)).getByRole('button', { name: `Disable ${person.username}` }))
  await app.db.execute(`delete from identities where user_id = '${operator.id}'`)
  await user.click(await screen.findByRole('button', { name: 'Disable account' }))
  await screen.findByText('Account not changed')
  await screen.findByText(/^403: Only the first account made on this computer may change this\./)
  expect(await isIn(person)).toBe(true)
})

test('an operator sets a limit of a workspace, and a mistake is named', async () => {
  const { user } = showApp(path, { app, as: operator })
  await user.type(await screen.findByLabelText('Find by name or owner’s email'), person.username)
  const rows = () => within(screen.getByRole('list', { name: 'Workspaces' })).getAllByText(/^Since/)
  await waitFor(() => expect(rows()).toHaveLength(1))
  await user.click(screen.getByRole('button', { name: `Set limits of ${person.username}` }))
  const dialog = within(await screen.findByRole('dialog', { name: `Limits of ${person.username}` }))
  await user.type(dialog.getByLabelText('Posts'), '1.5')
  await user.click(dialog.getByRole('button', { name: 'Set limits' }))
  dialog.getByText('Enter a whole number from 0 to 10,000, or nothing.')
  await user.clear(dialog.getByLabelText('Posts'))
  await user.type(dialog.getByLabelText('Posts'), '50')
  await user.type(dialog.getByLabelText('Images and documents (GB)'), '0.5')
  await user.click(dialog.getByRole('button', { name: 'Set limits' }))
  const set = within(await screen.findByRole('list', { name: `Limits of ${person.username}` }))
  await set.findByText('0 of 50')
  set.getByText('0 MB of 500 MB')
})
