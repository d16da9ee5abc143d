import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { appForJourneys, expectNoComplaints, signIn } from './support.ts'

const { openSignedIn } = appForJourneys()

const hook = (page: Page) => page.getByRole('textbox', { name: 'Hook', exact: true })

/** The editor of a new post. */
async function openEditor(page: Page): Promise<void> {
  const content = { hook: 'A hook.', insight: 'An insight.', value: 'A value.', cta: 'And you?' }
  const answer = await page.request.post('/api/posts', {
    data: { title: 'Fewer meetings', category: 'hot-takes', content },
  })
  const { id } = (await answer.json()) as { id: string }
  await page.goto(`/?id=${id}`)
  await hook(page).waitFor()
}

const expectNoErrorPage = async (page: Page) =>
  expect(await page.getByText('This page could not be shown').count()).toBe(0)

test('parts that are asked for without a network leave the editor and what was typed', async () => {
  const page = await openSignedIn()
  // From now on only what the first paint of the editor needs is there.
  await page.route(/\/assets\/(fold-meter|media-section|first-comment|analysis-panel|preview-menu)-/, (route) =>
    route.abort('internetdisconnected'),
  )
  await openEditor(page)
  await page.context().setOffline(true)
  await hook(page).fill('Typed on a train.')
  await page.getByRole('button', { name: 'Post menu' }).click()
  await page.getByRole('tab', { name: 'Content Analysis' }).click()
  await page.getByText('This part could not be loaded.').waitFor()
  await page.getByRole('tab', { name: 'Post Preview' }).click()
  expect(await hook(page).inputValue()).toBe('Typed on a train.')
  await expectNoErrorPage(page)
  await page.unroute(/\/assets\/(fold-meter|media-section|first-comment|analysis-panel|preview-menu)-/)
  await page.context().setOffline(false)
  await page.getByRole('button', { name: 'Add a first comment' }).waitFor()
  expect(await hook(page).inputValue()).toBe('Typed on a train.')
  expectNoComplaints(page, [/ERR_INTERNET_DISCONNECTED/])
})

test('a new build under an open tab shows no error: its dialogs say so, and the next page is of the new build', async () => {
  const page = await openSignedIn()
  await openEditor(page)
  await page.getByRole('button', { name: 'Post menu' }).waitFor()
  let loads = 0
  await page.route('**/assets/*.js', (route) => (loads === 0 ? route.fulfill({ status: 404 }) : route.continue()))
  page.on('request', (request) => {
    if (request.isNavigationRequest()) loads++
  })
  await hook(page).fill('Typed before the update.')
  await page.getByRole('button', { name: 'Network preview' }).click()
  await expectNoErrorPage(page)
  await page.getByRole('link', { name: 'Calendar' }).first().click()
  await page.getByRole('heading', { name: 'Calendar', level: 1 }).waitFor()
  expect(loads).toBe(1)
  await page.goBack()
  await expect.poll(() => hook(page).inputValue()).toBe('Typed before the update.')
  expectNoComplaints(page, [/404/, /A part of the app could not be loaded/])
})

/** The app and what was read so far are on this device. */
async function kept(page: Page, paths: string[]): Promise<void> {
  await page.evaluate(() => navigator.serviceWorker.ready)
  const copied = () =>
    page.evaluate(async () => {
      const name = (await caches.keys()).find((one) => one.startsWith('copies '))
      const requests = name ? await (await caches.open(name)).keys() : []
      return requests.map(({ url }) => decodeURIComponent(url)).join()
    })
  for (const path of paths) await expect.poll(copied).toContain(path)
}

test('without a network the app opens as the person who used it last, who reads and writes; the next one finds nothing', async () => {
  const page = await openSignedIn()
  await openEditor(page)
  const editor = page.url()
  await page.getByRole('link', { name: 'My Posts' }).first().click()
  const post = page.getByRole('heading', { name: 'Fewer meetings' })
  await post.waitFor()
  await kept(page, ['/api/user', '"list"', new URL(editor).searchParams.get('id')!])

  await page.context().setOffline(true)
  await page.reload()
  await post.waitFor()
  await page.getByText('You are offline.').waitFor({ state: 'attached' })
  await page.goto(editor)
  await expect.poll(() => hook(page).inputValue()).toBe('A hook.')
  await hook(page).fill('Typed on a train.')
  await hook(page).blur()
  await page.reload()
  await expect.poll(() => hook(page).inputValue()).toBe('Typed on a train.')

  await page.context().setOffline(false)
  await page.getByText('You are offline.').waitFor({ state: 'detached' })
  const stored = async () => {
    const answer = await page.request.get(`/api/posts/${new URL(editor).searchParams.get('id')}`)
    return ((await answer.json()) as { content: { hook: string } }).content.hook
  }
  await expect.poll(stored).toBe('Typed on a train.')
  await page.getByRole('button', { name: 'Account menu' }).click()
  await page.getByRole('menuitem', { name: 'Log out' }).click()
  await page.getByRole('heading', { name: 'Welcome Back' }).waitFor()
  await expect.poll(() => page.evaluate(() => caches.keys())).toEqual([expect.stringMatching(/^app /)])
  await page.context().setOffline(true)
  await page.goto('/posts')
  await page.getByText('You are offline').first().waitFor()
  expect(await post.count()).toBe(0)
  await page.context().setOffline(false)
  await page.getByRole('heading', { name: 'Welcome Back' }).waitFor()
  await signIn(page, 'Ben Wood', 'ben@example.com')
  await kept(page, ['/api/user'])
  await page.context().setOffline(true)
  await page.goto('/posts')
  await page.getByRole('heading', { name: 'My Posts' }).waitFor()
  expect(await post.count()).toBe(0)
  // What was being sent when the network went may have arrived all the same: it is sent again, refused, and compared.
  expectNoComplaints(page, [/ERR_INTERNET_DISCONNECTED/, /You are offline/, /409/])
})

test('browsers find what they need to install the app', async () => {
  const page = await openSignedIn()
  const session = await page.context().newCDPSession(page)
  expect((await session.send('Page.getAppManifest')).errors).toEqual([])
  // A browser of a journey keeps nothing, which is all that it has against installing.
  const { installabilityErrors } = await session.send('Page.getInstallabilityErrors')
  expect(installabilityErrors.map(({ errorId }) => errorId)).toEqual(['in-incognito'])
})
