import { screen, within } from '@testing-library/react'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestApp, type TestApp } from '#server/testing/app.ts'
import { showApp } from '#web/testing.tsx'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.stop())

const toastSays = async (title: string, description?: string) => {
  const toast = within((await screen.findByText(title)).closest('li')!)
  if (description) toast.getByText(description)
}

const kept = 'Your address is kept on this server for whoever runs it. No email is sent to it automatically.'

async function join(email: string, view = showApp('/salesgpt', { app })) {
  const field = await screen.findByLabelText('Your email')
  await view.user.clear(field)
  if (email) await view.user.type(field, email)
  await view.user.click(screen.getByRole('button', { name: 'Join the waitlist' }))
  return view
}

test('the page shows a call and explains Listen, Analyze and Suggest, without the frame of the app', async () => {
  showApp('/salesgpt', { app })
  await screen.findByText('Discovery call')
  for (const name of ['Listen', 'Analyze', 'Suggest']) screen.getByRole('heading', { level: 3, name })
  expect(screen.queryByRole('complementary', { name: 'Sidebar' })).toBeNull()
})

test('people can join the waitlist', async () => {
  await join('ada@example.com')
  await screen.findByText("You're on the list!")
  await toastSays("You're on the waitlist!", kept)
  expect(document.body.textContent).not.toContain('We write to')
})

test('an address already on the list is no mistake', async () => {
  await app.call('POST', '/api/salesgpt-waitlist', { body: { email: 'known@example.com' } })
  await join('KNOWN@example.com')
  await toastSays('Already registered', 'This email is already on our waitlist')
  await screen.findByText("You're on the list!")
})

test.each(['', 'nora', '@', 'nora@', 'no\u202era@example.com'])(
  'the address %j is refused before it is sent',
  async (email) => {
    const { requests } = await join(email)
    await toastSays('Invalid email', 'Please enter a valid email address')
    expect(requests.some((one) => one.includes('waitlist'))).toBe(false)
  },
)

test('after a failure, the address stays in its field', async () => {
  const view = showApp('/salesgpt', { app })
  await screen.findByLabelText('Your email')
  view.goOffline()
  await join('later@example.com', view)
  await toastSays('Submission failed', 'Please try again later')
  expect(screen.getByLabelText<HTMLInputElement>('Your email').value).toBe('later@example.com')
})
