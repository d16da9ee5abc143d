import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { expectAccessible, expectToast, launchBrowser, openPage, type RunningApp, signIn, startApp } from './support.ts'

let browser: Browser
let app: RunningApp
let page: Page
let postId: string
beforeAll(async () => {
  ;[browser, app] = await Promise.all([launchBrowser(), startApp({ PASSWORD_FORMS: 'on' })])
  page = await openPage(browser, app)
  await signIn(page)
  const content = { hook: 'A hook.', insight: 'An insight.', value: 'A value.', cta: 'And you?' }
  const answer = await page.request.post('/api/posts', {
    data: { title: 'The first post', category: 'hot-takes', content },
  })
  postId = ((await answer.json()) as { id: string }).id
})
afterAll(async () => {
  await browser?.close()
  await app?.stop()
})

const button = (name: string | RegExp) => page.getByRole('button', { name, exact: true })
const openPost = async () => {
  await page.goto(`/create?id=${postId}`)
  await button('Rewrite').waitFor()
}
const rewrite = async (option: string) => {
  await button('Rewrite').click()
  await button(option).click()
}
const fromMenu = async (menu: string, item: string) => {
  await button(menu).click()
  await page.getByRole('menuitem', { name: item }).click()
}

/** A day of the next month, in the date picker of the dialog that is open. */
async function pickDay(): Promise<void> {
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: /next month/i }).click()
  const now = new Date()
  const day = new Date(now.getFullYear(), now.getMonth() + 1, 10)
  const name = `10 ${day.toLocaleString('en-US', { month: 'long' })} ${day.getFullYear()}`
  await dialog.getByRole('button', { name }).click()
}

interface Failure {
  title: string
  /** What is said instead of the reason. */
  description?: string
  /** The call that fails. */
  call: string
  open: () => Promise<unknown>
  act: () => Promise<unknown>
}

const failures: Failure[] = [
  {
    title: 'Failed to generate post',
    call: 'POST /api/generate-post',
    open: async () => {
      await page.goto('/?subject=Shorter%20meetings%20for%20a%20small%20team')
      await button('Generate Explanation post').waitFor()
    },
    act: () => button('Generate Explanation post').click(),
  },
  {
    title: 'Failed to regenerate section',
    call: 'POST /api/regenerate-section',
    open: openPost,
    act: () => button('Regenerate Insight').click(),
  },
  {
    title: 'Failed to reduce post length',
    call: 'POST /api/custom-edit',
    open: openPost,
    act: () => rewrite('Reduce the length'),
  },
  {
    title: 'Failed to process AI request',
    call: 'POST /api/custom-edit',
    open: openPost,
    act: async () => {
      await rewrite('Ask the AI...')
      await page.getByLabel('Your request or question').fill('More casual')
      await button('Submit').click()
    },
  },
  {
    title: 'Save failed',
    call: 'PUT /api/posts/*',
    open: openPost,
    act: () => button('Save to library').click(),
  },
  {
    title: 'Schedule failed',
    call: 'PUT /api/posts/*',
    open: openPost,
    act: async () => {
      await button('Schedule').click()
      await pickDay()
      await page.getByRole('dialog').getByRole('button', { name: 'Schedule', exact: true }).click()
    },
  },
  {
    title: 'Failed to schedule post',
    call: 'PUT /api/posts/*',
    open: openPost,
    act: async () => {
      await fromMenu('Post menu', 'Schedule')
      await pickDay()
      await page.getByRole('dialog').getByRole('button', { name: 'Schedule', exact: true }).click()
    },
  },
  {
    title: 'Scheduling failed',
    description: 'There was an error saving your scheduled post',
    call: 'PUT /api/posts/*',
    open: openPost,
    act: async () => {
      await button('Schedule on the network').click()
      const connect = button('Connect in manual mode')
      await page.getByRole('dialog').waitFor()
      if (await connect.isVisible()) await connect.click()
      await pickDay()
      await page.getByRole('dialog').getByRole('button', { name: 'Schedule', exact: true }).click()
    },
  },
  {
    title: 'Failed to delete post',
    call: 'DELETE /api/posts/*',
    open: () => page.goto('/posts'),
    act: async () => {
      await fromMenu('Actions for The first post', 'Delete post')
      await button('Delete').click()
    },
  },
  {
    title: 'Error on delete',
    description: 'Failed to delete post. Please try again.',
    call: 'DELETE /api/posts/*',
    open: () => page.goto('/library'),
    act: async () => {
      await fromMenu('Actions for The first post', 'Delete post')
      await button('Delete').click()
    },
  },
  {
    title: 'Failed to generate ideas',
    call: 'POST /api/generate-ideas',
    open: () => page.goto('/ideas'),
    act: async () => {
      await page.getByLabel('Rant').check()
      await button('Generate ideas').click()
    },
  },
  {
    title: 'Logout failed',
    call: 'POST /api/logout',
    open: () => page.goto('/posts'),
    act: () => fromMenu('Account menu', 'Log out'),
  },
]

const ways = [
  {
    way: 'the server fails',
    reason: '500: It broke.',
    answer: { status: 500, contentType: 'text/plain', body: 'It broke.' },
  },
  {
    way: 'the network is away',
    reason: 'The server could not be reached. Check your connection and try again.',
    answer: null,
  },
]

/** Makes one call fail in one way until the end of `work`. */
async function whileFailing(call: string, answer: (typeof ways)[number]['answer'], work: () => Promise<void>) {
  const [method, path = ''] = call.split(' ')
  const pattern = `**${path}`
  let failed = 0
  await page.route(pattern, (route) => {
    if (route.request().method() !== method) return route.fallback()
    failed++
    return answer ? route.fulfill(answer) : route.abort('internetdisconnected')
  })
  try {
    await work()
    expect(failed).toBeGreaterThan(0)
  } finally {
    await page.unroute(pattern)
  }
}

describe.each(ways)('when $way', ({ reason, answer }) => {
  test.each(failures)('“$title” is said, and nothing is lost', async ({ title, description, call, open, act }) => {
    await open()
    await whileFailing(call, answer, async () => {
      await act()
      await expectToast(page, title, description ?? reason)
      const toast = page.getByRole('region', { name: /notifications/i }).getByRole('listitem')
      expect(await toast.getAttribute('data-variant')).toBe('destructive')
      await expectAccessible(page)
    })
    const still = await page.request.get(`/api/posts/${postId}`)
    expect(await still.json()).toMatchObject({ content: { hook: 'A hook.' }, isPublished: false, scheduledFor: null })
  })
})
