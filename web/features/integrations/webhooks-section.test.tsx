import { screen, within } from '@testing-library/react'
import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { webhooks } from '#server/database/schema.ts'
import { startTestApp, type TestApp, type TestUser } from '#server/testing/app.ts'
import { startReceiver, verify } from '#server/testing/receiver.ts'
import { showApp } from '#web/testing.tsx'

let receiver: Awaited<ReturnType<typeof startReceiver>>
let app: TestApp
beforeAll(async () => {
  receiver = await startReceiver()
  app = await startTestApp({ env: { WEBHOOK_HOSTS: receiver.host } })
})
afterAll(async () => {
  await app.stop()
  await receiver.stop()
})

const show = (as: TestUser) => showApp('/settings?section=integrations', { app, as })

test('a webhook is added, shows its secret once, is tested, and sends events again', async () => {
  const author = await app.signUp()
  const { user } = show(author)
  await screen.findByText(/For example, when a post goes live/)
  await user.click(screen.getByRole('button', { name: 'Add a webhook' }))
  const dialog = within(await screen.findByRole('dialog'))
  const add = () => user.click(dialog.getByRole('button', { name: 'Add webhook' }))
  await add()
  await dialog.findByText('Enter the address.')
  await user.type(dialog.getByLabelText('Address'), 'https://10.0.0.1/hooks')
  await add()
  await dialog.findByText(/10\.0\.0\.1 is inside a private network/)
  await user.clear(dialog.getByLabelText('Address'))
  await user.type(dialog.getByLabelText('Address'), receiver.url('/shown'))
  await user.click(dialog.getByLabelText(/^Post created/))
  await add()
  const { value: secret } = await dialog.findByLabelText<HTMLInputElement>('Secret')
  await user.click(dialog.getByRole('button', { name: 'Done' }))
  const item = within(await screen.findByRole('list', { name: 'Webhooks' }))
  item.getByText('Post created, Post published, Publishing failed')
  expect(document.body.textContent).not.toContain(secret)

  await user.click(item.getByRole('button', { name: 'Send a test' }))
  const events = within(await screen.findByRole('list', { name: 'Events' }))
  await events.findByText('Delivered')
  expect(verify(secret, receiver.of('/shown')[0]!)).toBeTruthy()
  events.getByText(/^Answer 200 after \d+ ms$/)
  await user.click(events.getByRole('button', { name: /^Send again: Test/ }))
  await screen.findByText('1 event is sent again')
  expect((await receiver.first('/shown', 2)).map(({ id }) => id)).toEqual(Array(2).fill(receiver.of('/shown')[0]!.id))
})

test('a webhook that was switched off says why, and is switched on again, paused and deleted', async () => {
  const author = await app.signUp()
  const body = { url: 'https://example.com/hooks', events: ['post.created'] }
  const added = await app.call('POST', '/api/webhooks', { as: author, body })
  const { id } = (await added.json()) as { id: string }
  const off = { state: 'off', offBecause: 'failing', failingSince: sql`now()` } as const
  await app.db.update(webhooks).set(off).where(eq(webhooks.id, id))
  await app.call('POST', '/api/posts', {
    as: author,
    body: { title: 'Waits', category: 'hot-takes', content: { hook: 'A', insight: '', value: '', cta: '' } },
  })
  const { user } = show(author)
  const item = within(await screen.findByRole('list', { name: 'Webhooks' }))
  item.getByText('Switched off')
  item.getByText('It accepted no event for five days. 1 event waits until you switch it on.')
  await app.db.execute(sql`delete from webhook_events where workspace_id = ${author.workspaceId}`)
  await user.click(item.getByRole('button', { name: 'Switch on' }))
  await item.findByText('On')
  await user.click(item.getByRole('button', { name: 'Pause' }))
  await item.findByText('Paused')
  await user.click(item.getByRole('button', { name: 'Delete' }))
  await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Delete' }))
  await screen.findByText(/For example, when a post goes live/)
  expect(await app.db.$count(webhooks, eq(webhooks.id, id))).toBe(0)
})

test('webhooks that fail to load can be requested again', async () => {
  const { user, failing } = showApp('/settings', { app, as: await app.signUp() })
  failing.add('/api/webhooks')
  await user.click(await screen.findByRole('link', { name: 'Integrations' }))
  const alert = within((await screen.findByText(/Could not load your webhooks/)).parentElement!)
  failing.clear()
  await user.click(alert.getByRole('button', { name: 'Try again' }))
  await screen.findByText(/For example, when a post goes live/)
})
