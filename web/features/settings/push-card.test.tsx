import { cleanup, screen } from '@testing-library/react'
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import { startTestApp, type TestApp } from '#server/testing/app.ts'
import { showApp } from '#web/testing.tsx'

let app: TestApp
beforeAll(async () => {
  window.matchMedia = (media) => Object.assign(new EventTarget(), { media, matches: true }) as MediaQueryList
  app = await startTestApp()
})
afterAll(() => app.stop())

/** Gives the browser a property during the test. */
function has(owner: object, name: string, value: unknown) {
  const former = Object.getOwnPropertyDescriptor(owner, name)
  Object.defineProperty(owner, name, { configurable: true, value })
  onTestFinished(() => {
    if (former) Object.defineProperty(owner, name, former)
    else Reflect.deleteProperty(owner, name)
  })
}

const show = async () => {
  // In place of an app that the test showed before.
  cleanup()
  showApp('/settings?section=notifications', { app, as: await app.signUp() })
  await screen.findByRole('heading', { name: 'Reminders in the browser' })
}

test('over http the page says that reminders need https', async () => {
  has(window, 'isSecureContext', false)
  await show()
  await screen.findByText(/only show reminders for pages opened over https/)
})

test('an iPhone is told to add the app to the home screen, and other browsers without push that they can’t remind', async () => {
  has(window, 'isSecureContext', true)
  await show()
  await screen.findByText(/This browser can’t show reminders/)
  has(navigator, 'userAgent', 'Mozilla/5.0 (iPhone; CPU iPhone OS 17_0 like Mac OS X)')
  await show()
  await screen.findByText(/add the app to the home screen first/)
})

test('a browser that blocks notifications shows where to allow them; any other offers to ask', async () => {
  has(window, 'isSecureContext', true)
  has(window, 'PushManager', class {})
  has(navigator, 'serviceWorker', { getRegistration: async () => undefined })
  has(window, 'Notification', { permission: 'denied' })
  await show()
  await screen.findByText(/blocks notifications from this site/)
  has(window, 'Notification', { permission: 'default', requestPermission: async () => 'denied' })
  await show()
  const button = await screen.findByRole('button', { name: 'Turn on in this browser' })
  button.click()
  await screen.findByText('The browser didn’t give permission, so nothing was changed.')
  expect(await app.db.execute('select 1 from push_subscriptions')).toMatchObject({ rows: [] })
})
