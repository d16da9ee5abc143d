import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { someImage } from '#server/testing/media.ts'
import { appForJourneys, expectNoComplaints, expectToast, openTab, pickNextMonth, signIn } from './support.ts'
import { startTwoBuilds } from './two-builds.ts'

const { open, openSignedIn, origin } = appForJourneys(undefined, { serviceWorkers: 'allow' })

const hook = (page: Page) => page.getByRole('textbox', { name: 'Hook', exact: true })

async function openEditor(page: Page): Promise<void> {
  const content = { hook: 'A hook.', insight: 'An insight.', value: 'A value.', cta: 'And you?' }
  const answer = await page.request.post('/api/posts', {
    data: { title: 'Fewer meetings', category: 'hot-takes', content },
  })
  const { id } = (await answer.json()) as { id: string }
  await page.goto(`/?id=${id}`)
  await hook(page).waitFor()
}

/** Runs in the page: whether it has requested this file, which it needs only without a network. */
const isLoaded = (file: string) =>
  performance.getEntriesByType('resource').some(({ name }) => name.includes(`/assets/${file}-`))

const expectNoErrorPage = async (page: Page) =>
  expect(await page.getByText('This page couldn’t be shown').count()).toBe(0)

test('opening parts without a network leaves the editor and its text intact', async () => {
  // Without a service worker, the browser keeps no files.
  const page = await open({ serviceWorkers: 'block' })
  await signIn(page, 'Nora Field', 'on-a-train@example.com')
  // From now on, only the files of the editor's first paint load.
  await page.route(/\/assets\/(fold-meter|media-section|first-comment|analysis-panel|preview-menu)-/, (route) =>
    route.abort('internetdisconnected'),
  )
  await openEditor(page)
  await expect.poll(() => page.evaluate(isLoaded, 'toaster')).toBe(true)
  await page.context().setOffline(true)
  await hook(page).fill('Typed on a train.')
  await page.getByRole('button', { name: 'Post menu' }).click()
  await page.getByRole('tab', { name: 'Content Analysis' }).click()
  const analysis = page.getByRole('tabpanel', { name: 'Content Analysis' })
  await analysis.getByText('This part couldn’t be loaded.').waitFor()
  await page.getByRole('tab', { name: 'Post Preview' }).click()
  expect(await hook(page).inputValue()).toBe('Typed on a train.')
  await expectNoErrorPage(page)
  await page.unroute(/\/assets\/(fold-meter|media-section|first-comment|analysis-panel|preview-menu)-/)
  await page.context().setOffline(false)
  // Some browsers do not request a file again after a failure.
  const part = page.getByRole('button', { name: 'Add a first comment' })
  const reload = page.getByRole('button', { name: 'Reload' })
  await part.or(reload).first().waitFor()
  if (await reload.isVisible()) await reload.click()
  await part.waitFor()
  await expect.poll(() => hook(page).inputValue()).toBe('Typed on a train.')
  expectNoComplaints(page, [/ERR_INTERNET_DISCONNECTED/])
})

test('a new build under an open tab causes no error: dialogs report it, and the next page uses the new build', async () => {
  // Without a service worker, the browser keeps no files.
  const page = await open({ serviceWorkers: 'block' })
  await signIn(page, 'Nora Field', 'without-a-worker@example.com')
  await openEditor(page)
  await page.getByRole('button', { name: 'Post menu' }).waitFor()
  await expect.poll(() => page.evaluate(isLoaded, 'error-page')).toBe(true)
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

/** Waits until this device has the app and the data of these paths. */
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

test('without a network the app opens for its last person to read and write; the next person finds nothing', async () => {
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
  await page.getByText('You’re offline.').waitFor({ state: 'attached' })
  await page.goto(editor)
  await expect.poll(() => hook(page).inputValue()).toBe('A hook.')
  await hook(page).fill('Typed on a train.')
  await hook(page).blur()
  await page.reload()
  await expect.poll(() => hook(page).inputValue()).toBe('Typed on a train.')

  await page.context().setOffline(false)
  await page.getByText('You’re offline.').waitFor({ state: 'detached' })
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
  await page.getByText('You’re offline').first().waitFor()
  expect(await post.count()).toBe(0)
  await page.context().setOffline(false)
  await page.getByRole('heading', { name: 'Welcome Back' }).waitFor()
  await signIn(page, 'Ben Wood', 'ben@example.com')
  await kept(page, ['/api/user'])
  await page.context().setOffline(true)
  await page.goto('/posts')
  await page.getByRole('heading', { name: 'My Posts' }).waitFor()
  expect(await post.count()).toBe(0)
  await page.goto('/trash')
  await page.getByRole('heading', { name: 'Trash', exact: true }).waitFor()

  await page.getByRole('button', { name: 'Account menu' }).click()
  await page.getByRole('menuitem', { name: 'Log out' }).click()
  await expectToast(page, 'Logged out on this device')
  await page.getByRole('heading', { name: 'Welcome Back' }).waitFor()
  await page.goto('/posts')
  await page.getByRole('heading', { name: 'Welcome Back' }).waitFor()
  await page.context().setOffline(false)
  await expect.poll(async () => (await page.request.get('/api/user')).status()).toBe(401)
  expectNoComplaints(page, [
    /ERR_INTERNET_DISCONNECTED/,
    /You’re offline/,
    // A new page may learn that the network is gone only from its first call.
    /The server could not be reached/,
    // A save that a page sends while closing may arrive late; the next save then collides with it and is merged.
    /409 .*\/api\/posts\//,
    // A page from the device asks who is signed in, and a call may be open at the sign-out.
    /401 .*\/api\//,
  ])
})

test('actions that need a connection say so, keep their input, and work when pressed again', async () => {
  const page = await openSignedIn()
  await openEditor(page)
  await kept(page, ['/api/user', '/api/engines'])
  const needsConnection = 'You’re offline, and this needs a connection. Try again when you have one.'
  const subject = page.getByRole('textbox', { name: 'Subject' })
  await page.context().setOffline(true)

  await page.getByLabel('Add images or a PDF').setInputFiles({
    name: 'room.png',
    mimeType: 'image/png',
    buffer: await someImage().png().toBuffer(),
  })
  await page.getByText(`room.png was not added. ${needsConnection}`).waitFor()
  await subject.fill('Status meetings should be a page that people read. Ours took an hour a week.')
  await page.getByRole('button', { name: 'Generate Hot takes post' }).click()
  await expectToast(page, 'Failed to generate post', needsConnection)
  await page.getByRole('button', { name: 'Schedule', exact: true }).click()
  const dialog = page.getByRole('dialog', { name: 'Schedule Your Post' })
  await pickNextMonth(dialog)
  await dialog.getByLabel('Time').fill('14:30')
  const schedule = dialog.getByRole('button', { name: 'Schedule', exact: true })
  await schedule.click()
  // The open dialog hides the toast from screen readers, so look for its text.
  await page.getByText('Schedule failed', { exact: true }).waitFor()

  await page.context().setOffline(false)
  await page.getByText('You’re offline.').waitFor({ state: 'detached' })
  expect(await dialog.getByLabel('Time').inputValue()).toBe('14:30')
  await schedule.click()
  await expectToast(page, 'Post scheduled')
  await page.getByRole('button', { name: 'Retry room.png' }).click()
  await page.getByRole('textbox', { name: 'Description of image 1' }).waitFor()
  expect(await subject.inputValue()).toBe(
    'Status meetings should be a page that people read. Ours took an hour a week.',
  )
  await page.getByRole('button', { name: 'Generate Hot takes post' }).click()
  await expectToast(page, 'Your words are in order')
  expectNoComplaints(page, [/ERR_INTERNET_DISCONNECTED/])
})

test('an open page offers a new version, keeps running until the author takes it, and keeps typed words', async () => {
  const builds = await startTwoBuilds(origin())
  try {
    const page = await open({ baseURL: builds.origin })
    await signIn(page)
    await openEditor(page)
    await kept(page, ['/api/user'])
    builds.deployNext()
    await hook(page).fill('Typed before the update.')
    const entry = () => page.evaluate(() => document.querySelector<HTMLScriptElement>('script[type=module]')?.src)
    const former = await entry()

    // Browsers look for a new version whenever a page opens.
    await (await openTab(page)).goto('/posts')
    const newVersion = page.getByRole('button', { name: 'Reload: a new version is ready' })
    await newVersion.waitFor()
    await page.getByRole('button', { name: 'Network preview' }).click()
    await page.getByRole('dialog', { name: 'Network Preview' }).waitFor()
    await page.keyboard.press('Escape')
    expect(await entry()).toBe(former)
    await newVersion.click()
    await expect.poll(entry).toMatch(/NEXT\.js$/)
    await expect.poll(() => hook(page).inputValue()).toBe('Typed before the update.')
    await newVersion.waitFor({ state: 'detached' })
    expectNoComplaints(page)
  } finally {
    builds.stop()
  }
})

/** Runs in the page: what the system does when another app shares something with the installed app. */
function shareToApp({ text, url }: { text: string; url: string }) {
  const form = document.createElement('form')
  Object.assign(form, { method: 'POST', action: '/share', enctype: 'multipart/form-data' })
  const add = (name: string, type: string) => {
    const input = Object.assign(document.createElement('input'), { name, type })
    form.append(input)
    return input
  }
  add('text', 'hidden').value = text
  add('url', 'hidden').value = url
  const canvas = Object.assign(document.createElement('canvas'), { width: 40, height: 40 })
  canvas.getContext('2d')?.fillRect(0, 0, 20, 40)
  canvas.toBlob((blob) => {
    const files = new DataTransfer()
    files.items.add(new File([blob!], 'shop.png', { type: 'image/png' }))
    files.items.add(new File(['?'], 'clip.mp4', { type: 'video/mp4' }))
    Object.assign(add('files', 'file'), { multiple: true, files: files.files })
    document.body.append(form)
    form.submit()
  })
}

test('shared texts and files wait without a network and without a sign-in until Create shows them', async () => {
  const page = await openSignedIn()
  await page.goto('/')
  await kept(page, ['/api/user', '/api/engines'])
  const subject = page.getByRole('textbox', { name: 'Subject' })
  await page.context().setOffline(true)
  await subject.fill('We closed our shop.')
  await page.evaluate(shareToApp, { text: 'Every third shop has closed.', url: 'https://news.example/shops' })
  const card = page.getByRole('region', { name: 'Taken from news.example' })
  await card.getByText('Every third shop has closed.').waitFor()
  await card.getByText('clip.mp4 was not taken. Hookline takes').waitFor()
  expect(await subject.inputValue()).toBe('We closed our shop.')
  await card.getByRole('button', { name: 'Add to the subject' }).click()
  await card.waitFor({ state: 'detached' })
  expect(await subject.inputValue()).toBe(
    'We closed our shop.\n\n“Every third shop has closed.”\nFrom https://news.example/shops',
  )
  await page.context().setOffline(false)
  await page.getByText('You’re offline.').waitFor({ state: 'detached' })
  await page.getByRole('region', { name: 'Shared with Hookline' }).getByText('shop.png').waitFor()
  await page.getByRole('button', { name: /^Personal experience/ }).click()
  await page.getByRole('button', { name: /^Generate/ }).click()
  await page.getByRole('textbox', { name: 'Description of image 1' }).waitFor()
  await expect.poll(() => page.evaluate(() => caches.has('received'))).toBe(false)

  await page.getByRole('button', { name: 'Account menu' }).click()
  await page.getByRole('menuitem', { name: 'Log out' }).click()
  await page.getByRole('heading', { name: 'Welcome Back' }).waitFor()
  const asked: string[] = []
  page.on('request', (request) => asked.push(request.url()))
  // What the bookmarklet opens.
  await page.goto('/share#url=https%3A%2F%2Fnews.example%2Fshops&title=Shops%20%26%20rents&text=A%20secret%20line.')
  await page.getByRole('heading', { name: 'Welcome Back' }).waitFor()
  await signIn(page, 'Eva Hill', 'eva@example.com')
  await card.getByText('A secret line.').waitFor()
  await card.getByRole('link', { name: 'Shops & rents' }).waitFor()
  expect(new URL(page.url()).hash).toBe('')
  expect(asked.filter((url) => url.split('#')[0]?.includes('secret'))).toEqual([])
  expectNoComplaints(page, [/ERR_INTERNET_DISCONNECTED/, /You’re offline/, /401 .*\/api\//])
})

interface Manifest {
  name: string
  display: string
  start_url: string
  icons: { src: string; sizes: string }[]
  share_target: { action: string }
}

const sizeOf = (page: Page, src: string) =>
  page.evaluate(async (address) => {
    const picture = new Image()
    picture.src = address
    await picture.decode()
    return `${picture.naturalWidth}x${picture.naturalHeight}`
  }, src)

test('browsers find everything they need to install the app', async () => {
  const page = await openSignedIn()
  const session = await page.context().newCDPSession(page)
  const { data, errors } = await session.send('Page.getAppManifest')
  expect(errors).toEqual([])
  const { name, display, start_url, icons, share_target } = JSON.parse(data ?? '') as Manifest
  expect([name, display]).toEqual(['Hookline', 'standalone'])
  expect((await page.request.get(start_url)).status()).toBe(200)
  // The service worker answers this; without one, the server leads to a sentence.
  const shared = await page.request.post(share_target.action, { maxRedirects: 0, multipart: { text: 'Words' } })
  expect([shared.status(), shared.headers().location]).toEqual([303, '/share?failed=yes'])
  const pictures = icons.filter(({ sizes }) => sizes !== 'any')
  for (const { src, sizes } of pictures) expect(await sizeOf(page, src)).toBe(sizes)
  expect(pictures.map(({ sizes }) => sizes)).toEqual(expect.arrayContaining(['192x192', '512x512']))
  // Journeys run in private windows, which Chromium does not install from; ignore that reason.
  const { installabilityErrors } = await session.send('Page.getInstallabilityErrors')
  expect(installabilityErrors.filter(({ errorId }) => errorId !== 'in-incognito')).toEqual([])
})
