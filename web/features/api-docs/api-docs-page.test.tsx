import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
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
