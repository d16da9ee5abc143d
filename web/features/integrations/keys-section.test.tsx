import { screen, within } from '@testing-library/react'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestApp, type TestApp } from '#server/testing/app.ts'
import { showApp } from '#web/testing.tsx'

let app: TestApp
beforeAll(async () => {
  window.matchMedia = (media) => Object.assign(new EventTarget(), { media, matches: true }) as MediaQueryList
  app = await startTestApp()
})
afterAll(() => app.stop())

const status = async (secret: string, path = '/api/posts') =>
  (await app.call('GET', path, { headers: { authorization: `Bearer ${secret}` } })).status

test('a key is created with its permissions, shown once, renewed and ended', async () => {
  const { user } = showApp('/settings?section=integrations', { app, as: await app.signUp() })
  await screen.findByText(/No keys yet/)
  await user.click(screen.getByRole('button', { name: 'Create a key' }))
  const form = within(await screen.findByRole('dialog'))
  await user.click(form.getByRole('button', { name: 'Create' }))
  form.getByText('A name is required.')
  await user.type(form.getByLabelText('Name'), 'n8n on my server')
  await user.click(form.getByRole('button', { name: 'Only read' }))
  await user.click(within(form.getByRole('group', { name: 'Posts' })).getByLabelText('Read'))
  await user.click(form.getByRole('button', { name: 'Create' }))
  const shown = within(await screen.findByRole('alertdialog'))
  const secret = shown.getByLabelText<HTMLInputElement>('Key').value
  expect(secret).toMatch(/^hk_/)
  expect([await status(secret), await status(secret, '/api/posting-slots')]).toEqual([403, 200])
  await user.click(shown.getByRole('button', { name: 'I have kept it' }))

  const list = within(await screen.findByRole('list', { name: 'Keys' }))
  list.getByText(`hk_…${secret.slice(-4)}`)
  list.getByText(
    'Ideas: read · Sources: read · LinkedIn’s figures: read · Your voice: read · Posting slots: read · Your plan: read · Webhooks: read',
  )
  expect(document.body.innerHTML).not.toContain(secret)

  await user.click(list.getByRole('button', { name: 'Renew n8n on my server' }))
  await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Renew' }))
  const renewed = (await screen.findByLabelText<HTMLInputElement>('Key')).value
  expect(renewed).not.toBe(secret)
  await user.click(screen.getByRole('button', { name: 'I have kept it' }))
  await screen.findByText(/The key from before works until tomorrow at/)
  expect([await status(secret, '/api/posting-slots'), await status(renewed, '/api/posting-slots')]).toEqual([200, 200])

  await user.click(screen.getByRole('button', { name: 'End n8n on my server' }))
  await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'End the key' }))
  await screen.findByText(/No keys yet/)
  expect([await status(secret, '/api/posting-slots'), await status(renewed, '/api/posting-slots')]).toEqual([401, 401])
})

test('a key can be ended beside everything else that has access', async () => {
  const person = await app.signUp()
  const body = { name: 'Zapier', scopes: ['read posts'] }
  const { secret } = await (await app.call('POST', '/api/keys', { as: person, body })).json()
  const { user } = showApp('/settings?section=password', { app, as: person })
  const list = within(await screen.findByRole('list', { name: 'Keys for programs' }))
  await user.click(list.getByRole('button', { name: /^End Zapier/ }))
  await screen.findByText('Key ended')
  expect(await status(secret)).toBe(401)
})

test('the address and the other ways are copied by their buttons', async () => {
  const { user } = showApp('/settings?section=integrations', { app, as: await app.signUp() })
  const copied = async (name: string) => {
    await user.click(await screen.findByRole('button', { name: `Copy: ${name}` }))
    return navigator.clipboard.readText()
  }
  expect(await copied('The address')).toBe(`${location.origin}/mcp`)
  expect(await copied('Claude Code')).toBe(`claude mcp add --transport http hookline ${location.origin}/mcp`)
  expect(await copied('The example')).toContain('"type": "post.published"')
})
