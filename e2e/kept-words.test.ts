import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { appForJourneys, expectNoComplaints, openTab, signIn } from './support.ts'

const { open, origin } = appForJourneys()

const name = 'Nora Field'
const hook = (page: Page) => page.getByRole('textbox', { name: 'Hook', exact: true })
const subject = (page: Page) => page.getByRole('textbox', { name: 'Subject' })
const signInPage = (page: Page) => page.getByRole('heading', { name: 'Welcome Back' })

/** Runs in the page: everything that this browser stores, as one text. */
async function readStored(): Promise<string> {
  const texts = [JSON.stringify({ ...localStorage }), JSON.stringify({ ...sessionStorage })]
  const asked = <T>(request: IDBRequest<T>) =>
    new Promise<T>((done, fail) => {
      request.onsuccess = () => done(request.result)
      request.onerror = () => fail(request.error)
    })
  const readable = (value: unknown) =>
    value instanceof Uint8Array ? new TextDecoder('latin1').decode(value) : JSON.stringify(value)
  for (const { name: database } of await indexedDB.databases()) {
    const opened = await asked(indexedDB.open(database!))
    for (const store of opened.objectStoreNames) {
      const entries = opened.transaction(store).objectStore(store)
      const [keys, values] = await Promise.all([asked(entries.getAllKeys()), asked(entries.getAll())])
      texts.push(JSON.stringify(keys), ...values.map(readable))
    }
    opened.close()
  }
  for (const cache of await caches.keys())
    for (const request of await (await caches.open(cache)).keys())
      if (!request.url.includes('/assets/')) texts.push(request.url)
  return texts.join('\n')
}
const stored = (page: Page) => page.evaluate(readStored)

/** Types words that the server never gets: into a post that cannot be saved, and into an unsent form. */
async function typeUnsent(page: Page): Promise<string> {
  const content = { hook: 'A hook.', insight: 'An insight.', value: 'A value.', cta: 'And you?' }
  const answer = await page.request.post('/api/posts', {
    data: { title: 'Fewer meetings', category: 'hot-takes', content },
  })
  const { id } = (await answer.json()) as { id: string }
  await page.route(/\/api\/posts\/[^/]+$/, (route) =>
    route.request().method() === 'PUT' ? route.abort('internetdisconnected') : route.continue(),
  )
  await page.goto('/')
  await subject(page).fill('A subject that nobody has sent')
  await page.goto(`/?id=${id}`)
  await hook(page).fill('Typed while nothing could be saved.')
  await expect.poll(() => stored(page)).toContain('Typed while nothing could be saved.')
  expect(await stored(page)).toContain('A subject that nobody has sent')
  await expect.poll(() => stored(page)).toMatch(/ recipient/)
  return page.url()
}

const words = /nobody has sent|nothing could be saved/

async function expectEncrypted(page: Page): Promise<void> {
  await expect.poll(() => stored(page)).not.toMatch(words)
  const all = await stored(page)
  expect(all).toContain('age-encryption.org/v1')
  expect(all).not.toContain('AGE-SECRET-KEY')
}

async function expectBack(page: Page, editor: string): Promise<void> {
  await page.unroute(/\/api\/posts\/[^/]+$/)
  await expect.poll(() => subject(page).inputValue()).toBe('A subject that nobody has sent')
  await page.goto(editor)
  await expect.poll(() => hook(page).inputValue()).toBe('Typed while nothing could be saved.')
  const saved = async () => {
    const answer = await page.request.get(`/api/posts/${new URL(editor).searchParams.get('id')}`)
    return ((await answer.json()) as { content: { hook: string } }).content.hook
  }
  await expect.poll(saved).toBe('Typed while nothing could be saved.')
  expect(await stored(page)).not.toContain('age-encryption.org/v1')
}

const expected = [/ERR_INTERNET_DISCONNECTED/, /401 .*\/api\//]

test('after a log-out nobody finds unsent words in the browser; logging in again restores them', async () => {
  const page = await open()
  await signIn(page, name, 'words@example.com')
  const editor = await typeUnsent(page)
  const other = await openTab(page)
  await other.goto('/posts')
  await other.getByRole('heading', { name: 'My Posts' }).waitFor()

  await page.getByRole('button', { name: 'Account menu' }).click()
  await page.getByRole('menuitem', { name: 'Log out' }).click()
  await signInPage(page).waitFor()
  await expectEncrypted(page)
  // Tabs tell each other about a sign-out.
  await signInPage(other).waitFor()
  await expectEncrypted(other)

  await signIn(page, 'Ben Wood', 'someone-else@example.com')
  expect(await subject(page).inputValue()).toBe('')
  await expectEncrypted(page)
  await page.getByRole('button', { name: 'Account menu' }).click()
  await page.getByRole('menuitem', { name: 'Log out' }).click()
  await signInPage(page).waitFor()

  await signIn(page, name, 'words@example.com')
  await expectBack(page, editor)
  expectNoComplaints(page, expected)
})

test('the words are encrypted when a session has ended, also on a page without https', async () => {
  const page = await open()
  // Browsers offer it on https and on localhost, so it has to be taken away here.
  await page.addInitScript(() => Object.defineProperty(Crypto.prototype, 'subtle', { get: () => undefined }))
  await signIn(page, name, 'ended@example.com')
  const editor = await typeUnsent(page)
  await page.request.post('/api/logout')
  await page.getByRole('link', { name: 'My Posts' }).first().click()
  await signInPage(page).waitFor()
  await expectEncrypted(page)
  await signIn(page, name, 'ended@example.com')
  await expectBack(page, editor)
  expectNoComplaints(page, expected)
})

test('if a session ends while no page is open, the next start of the app encrypts its words', async () => {
  const page = await open()
  await signIn(page, name, 'closed@example.com')
  const editor = await typeUnsent(page)
  await page.goto('about:blank')
  await page.context().clearCookies({ name: /session/ })
  await page.goto(`${origin()}/auth`)
  await expectEncrypted(page)
  await signIn(page, name, 'closed@example.com')
  await expectBack(page, editor)
  expectNoComplaints(page, expected)
})
