import { screen, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { withTestApp } from '#server/testing/app.ts'
import { showApp } from '#web/testing.tsx'

test('a call is tried from its page, and the answer shows below it', async () => {
  const app = await withTestApp()
  const author = await app.signUp()
  const { id } = await app.hasPost(author, { title: 'The Monday meeting' })
  const { user } = showApp('/api-docs', { app, as: author })
  const posts = within(await screen.findByRole('region', { name: 'Posts' }))
  const call = within(posts.getByText('One post').closest('details')!)
  await user.click(posts.getByText('One post'))
  await user.click(await call.findByRole('button', { name: 'Try it' }))
  await user.type(call.getByLabelText('id'), id)
  await user.click(call.getByRole('button', { name: 'Send' }))
  expect(await call.findByText(/"title": "The Monday meeting"/)).toBeTruthy()
})

test('a call with a key starts from the example and sends the key alone, and its refusal shows', async () => {
  const app = await withTestApp()
  const author = await app.signUp()
  const made = await app.call('POST', '/api/keys', { as: author, body: { name: 'n8n', scopes: ['write posts'] } })
  const { id, secret } = await made.json()
  const { user } = showApp('/api-docs', { app, as: author })
  const sent = vi.spyOn(app.app, 'request')
  const posts = within(await screen.findByRole('region', { name: 'Posts' }))
  const summary = posts.getByText(/^Keep a post written by hand/)
  const call = within(summary.closest('details')!)
  await user.click(summary)
  await user.click(await call.findByRole('button', { name: 'Try it' }))
  await user.click(screen.getByLabelText('Key for trying calls'))
  await user.paste(secret)
  await user.type(call.getByLabelText('dryRun'), 'true')
  await user.type(call.getByLabelText('Idempotency-Key'), 'first')
  await user.click(call.getByRole('button', { name: 'Send' }))
  const answer = within(call.getByRole('status'))
  expect(await answer.findByText('201')).toBeTruthy()
  // The app asks for its news meanwhile.
  const calls = sent.mock.calls as unknown as [path: string, { headers: Headers }][]
  const [, { headers }] = calls.find(([path]) => path === '/api/posts?dryRun=true')!
  expect(headers.get('idempotency-key')).toBe('first')
  expect(headers.get('authorization')).toBe(`Bearer ${secret}`)
  expect(headers.has('cookie')).toBe(false)

  await app.call('DELETE', `/api/keys/${id}`, { as: author })
  await user.click(call.getByRole('button', { name: 'Send' }))
  expect(await answer.findByText('401')).toBeTruthy()
  expect(answer.getByText(/"detail": "This key has ended, or never existed/)).toBeTruthy()
})
