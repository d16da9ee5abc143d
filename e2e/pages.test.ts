import type { Page } from 'playwright-core'
import { beforeAll, describe, expect, test } from 'vitest'
import {
  appForJourneys,
  expectAccessible,
  expectNoComplaints,
  expectNoSidewaysScroll,
  expectToast,
  rulesOfColours,
  signIn,
} from './support.ts'

const { open } = appForJourneys()

interface Checked {
  name: string
  path: string
  isPublic?: boolean
  ready: (page: Page) => Promise<void>
  /** Where the rest of the page is more of the same. */
  within?: string
}

const pages: Checked[] = [
  {
    name: 'sign-in',
    path: '/auth?tab=login',
    isPublic: true,
    ready: (page) => page.getByRole('heading', { name: 'Welcome Back' }).waitFor(),
  },
  {
    name: 'registration',
    path: '/auth?tab=register',
    isPublic: true,
    ready: (page) => page.getByRole('heading', { name: 'Create an Account' }).waitFor(),
  },
  {
    name: 'sign-in with an error',
    path: '/auth?error=%3Cb%3ENo%3C%2Fb%3E',
    isPublic: true,
    ready: (page) => page.getByText('The address of this page said: “<b>No</b>”').waitFor(),
  },
  {
    name: 'a forgotten password',
    path: '/reset-password',
    isPublic: true,
    ready: (page) => page.getByRole('heading', { name: 'Reset your password' }).waitFor(),
  },
  {
    name: 'a new password',
    path: '/reset-password#a.token',
    isPublic: true,
    ready: (page) => page.getByRole('heading', { name: 'Choose a new password' }).waitFor(),
  },
  {
    name: 'a review link that was cut off',
    path: '/review',
    isPublic: true,
    ready: (page) => page.getByRole('heading', { name: 'This link is not complete' }).waitFor(),
  },
  {
    name: 'creation',
    path: '/',
    ready: (page) => page.getByRole('button', { name: 'Select a post category to continue' }).waitFor(),
  },
  {
    name: 'my posts',
    path: '/posts',
    ready: (page) => page.getByRole('heading', { name: 'The first post' }).waitFor(),
  },
  {
    name: 'library',
    path: '/library',
    ready: (page) => page.getByRole('heading', { name: 'The first post' }).waitFor(),
  },
  {
    name: 'activity',
    path: '/activity',
    ready: (page) => page.getByRole('link', { name: 'The first post' }).first().waitFor(),
  },
  {
    name: 'trash',
    path: '/trash',
    ready: (page) => page.getByRole('heading', { level: 1, name: 'Trash' }).waitFor(),
  },
  {
    name: 'proof bank',
    path: '/proof-bank',
    ready: (page) => page.getByRole('heading', { name: 'Nothing in your proof bank yet' }).waitFor(),
  },
  {
    name: 'help',
    path: '/shortcuts',
    isPublic: true,
    ready: async (page) => {
      await page.getByRole('heading', { name: 'Keyboard shortcuts' }).waitFor()
      await page.getByRole('contentinfo').waitFor()
      await page.keyboard.press('?')
      await page.getByRole('dialog', { name: 'Help' }).waitFor()
    },
  },
  {
    name: 'privacy',
    path: '/privacy',
    isPublic: true,
    ready: (page) => page.getByRole('heading', { name: 'Privacy' }).waitFor(),
  },
  {
    name: 'terms',
    path: '/terms',
    isPublic: true,
    ready: (page) => page.getByRole('heading', { name: 'Terms' }).waitFor(),
  },
  {
    name: 'support',
    path: '/support',
    isPublic: true,
    ready: (page) => page.getByRole('heading', { name: 'Support' }).waitFor(),
  },
  {
    name: 'ideas',
    path: '/ideas',
    ready: (page) => page.getByRole('button', { name: /^Use/ }).first().waitFor(),
  },
  {
    name: 'lead magnet',
    path: '/lead-magnet',
    ready: (page) => page.getByRole('heading', { name: 'No lead magnet post yet' }).waitFor(),
  },
  {
    name: 'writing engine',
    path: '/settings?section=writing-engine',
    ready: (page) => page.getByRole('heading', { name: 'In use now' }).waitFor(),
  },
  {
    name: 'calendar',
    path: '/calendar',
    ready: (page) =>
      page
        .getByRole('region', { name: 'Five days' })
        .getByRole('button', { name: /1 post$/ })
        .waitFor(),
  },
  {
    name: 'analytics',
    path: '/analytics',
    ready: (page) => page.getByRole('region', { name: 'By status' }).waitFor(),
  },
  {
    name: 'writing samples',
    path: '/writing-samples',
    ready: async (page) => {
      await page.getByRole('button', { name: 'Analyze My Writing Style' }).click()
      await page.getByText('Sentence length').waitFor()
    },
  },
  {
    name: 'pricing',
    path: '/pricing',
    isPublic: true,
    ready: (page) => page.getByText('Nothing is sold here: everything is open to everyone on this server.').waitFor(),
  },
  {
    name: 'SalesGPT',
    path: '/salesgpt',
    isPublic: true,
    ready: (page) => page.getByRole('button', { name: 'Join the waitlist' }).waitFor(),
  },
  ...[
    ['profile', 'Profile'],
    ['password', 'Password'],
    ['notifications', 'Notifications'],
    ['integrations', 'LinkedIn'],
  ].map(([section, name]) => ({
    name: `settings (${section})`,
    path: `/settings?section=${section}`,
    ready: (page: Page) => page.getByRole('heading', { level: 2, name, exact: true }).waitFor(),
  })),
  {
    name: 'API documentation',
    path: '/api-docs',
    ready: (page) => page.getByRole('heading', { name: 'API documentation', level: 1 }).waitFor(),
    within: '#content section:first-of-type',
  },
  {
    name: 'not-found',
    path: '/nowhere',
    ready: (page) => page.getByRole('heading', { name: '404 Page Not Found' }).waitFor(),
  },
]

/** Pairs of widths with the same layout. */
const widths = [
  [375, 320],
  [1280, 768],
] as const

const postOf = async (page: Page) =>
  ((await (await page.request.get('/api/posts?sort=oldest')).json()) as { id: string }[])[0]?.id

/** Also in the dark theme, where only colours differ. */
async function expectAccessibleInBothThemes(page: Page, within?: string): Promise<void> {
  const setTheme = (theme: string) =>
    page.evaluate((name) => document.documentElement.setAttribute('data-theme', name), theme)
  await expectAccessible(page, { within })
  await setTheme('dark')
  await expectAccessible(page, { within, rules: rulesOfColours })
  await setTheme('light')
}

describe('in both themes', () => {
  let person: Page
  let visitor: Page
  beforeAll(async () => {
    ;[person, visitor] = await Promise.all([open(), open()])
    const longAddress = `nora-with-a-name-that-no-screen-has-room-for@${'of-a-company-with-many-words.'.repeat(5)}example.com`
    await signIn(person, 'Nora Field', longAddress)
    const body = {
      title: 'The first post',
      category: 'hot-takes',
      content: { hook: 'A hook.', insight: 'An insight.', value: 'Value.', cta: 'CTA?' },
    }
    expect((await person.request.post('/api/posts', { data: body })).status()).toBe(201)
    const scheduled = {
      ...body,
      title: 'The scheduled one',
      scheduledFor: new Date(Date.now() + 86_400_000),
      timeZone: 'UTC',
    }
    expect((await person.request.post('/api/posts', { data: scheduled })).status()).toBe(201)
    for (const content of ['We stopped our Monday meeting in March.', 'We write one page every Monday morning.'])
      expect(
        (await person.request.post('/api/writing-samples', { data: { content: content.repeat(3) } })).status(),
      ).toBe(201)
    const ideas = { themes: ['Remote onboarding'], categories: ['tip'] }
    expect((await person.request.post('/api/generate-ideas', { data: ideas })).status()).toBe(200)
  })

  test.each(pages)(
    'the $name page has no axe violation, no console error and no sideways scroll',
    async ({ path, isPublic, ready, within }) => {
      const page = isPublic ? visitor : person
      for (const [width, narrower] of widths) {
        await page.setViewportSize({ width, height: 800 })
        await page.goto(path)
        await ready(page)
        await expectNoSidewaysScroll(page)
        if (width === 1280) await expectAccessibleInBothThemes(page, within)
        else await expectAccessible(page, { within })
        await page.setViewportSize({ width: narrower, height: 800 })
        await expectNoSidewaysScroll(page)
      }
      expectNoComplaints(page)
    },
  )

  test('a post on screen, its analysis and its dialogs have no axe violation', async () => {
    const page = person
    for (const width of [375, 1280]) {
      await page.setViewportSize({ width, height: 800 })
      await page.goto(`/?id=${await postOf(page)}`)
      await page.getByRole('textbox', { name: 'Hook', exact: true }).waitFor()
      await expectAccessibleInBothThemes(page)
      await page.getByRole('tab', { name: 'Content Analysis' }).click()
      await page.getByRole('heading', { name: 'Reader check' }).waitFor()
      await page.locator('summary', { hasText: 'Complexity score' }).click()
      await page.getByText('Best practices').first().waitFor()
      await expectNoSidewaysScroll(page)
      await expectAccessibleInBothThemes(page)
      await page.getByRole('tab', { name: 'Post Preview' }).click()
      for (const name of ['Network preview', 'Schedule post', 'Schedule']) {
        await page.getByRole('button', { name, exact: true }).click()
        await page.getByRole('dialog').waitFor()
        await expectAccessibleInBothThemes(page, '[role=dialog]')
        await expectNoSidewaysScroll(page)
        await page.keyboard.press('Escape')
        await page.getByRole('dialog').waitFor({ state: 'detached' })
      }
    }
    expectNoComplaints(page)
  })

  test('the dialogs of the calendar, the samples and the settings have no axe violation', async () => {
    const page = person
    const dialogs = [
      ['/calendar', 'Schedule a post', 'dialog'],
      ['/writing-samples', /^Delete /, 'alertdialog'],
      ['/writing-samples', 'Add several', 'dialog'],
      ['/writing-samples', 'Import from LinkedIn', 'dialog'],
      ['/settings', 'Delete my account', 'alertdialog'],
    ] as const
    for (const width of [320, 1280]) {
      await page.setViewportSize({ width, height: 800 })
      for (const [path, name, role] of dialogs) {
        await page.goto(path)
        await page.getByRole('button', { name }).first().click()
        await page.getByRole(role).waitFor()
        await expectAccessibleInBothThemes(page, `[role=${role}]`)
        await expectNoSidewaysScroll(page)
        await page.keyboard.press('Escape')
        await page.getByRole(role).waitFor({ state: 'detached' })
      }
    }
    expectNoComplaints(page)
  })

  test('open menus have no axe violation', async () => {
    await person.setViewportSize({ width: 1280, height: 800 })
    await person.goto(`/?id=${await postOf(person)}`)
    const menus = [
      [/^Post menu$/, 'menu'],
      [/^Rewrite$/, 'dialog'],
      [/^Notifications/, 'dialog'],
      [/Account menu$/, 'menu'],
    ] as const
    for (const [name, role] of menus) {
      await person.getByRole('button', { name }).click()
      await person.getByRole(role).waitFor()
      await expectAccessibleInBothThemes(person, `[role=${role}]`)
      await person.keyboard.press('Escape')
      await person.getByRole(role).waitFor({ state: 'detached' })
    }
    expectNoComplaints(person)
  })
})

test('the chosen theme applies from the start', async () => {
  const page = await open()
  await page.addInitScript("localStorage.setItem('ui-theme', 'dark')")
  await page.goto('/auth', { waitUntil: 'commit' })
  await expect.poll(() => page.locator('html').getAttribute('data-theme')).toBe('dark')
})

test('the sign-in page shows an error from its address once and removes it', async () => {
  const page = await open()
  await page.goto('/auth?error=The%20sign-in%20was%20cancelled.')
  await page.getByText('Authentication Error').waitFor()
  await page.getByText('The sign-in was cancelled.').waitFor()
  await expect.poll(() => new URL(page.url()).search).toBe('')
})

test('a post can be made entirely with the keyboard', async () => {
  const page = await open()
  await signIn(page, 'Key Board', 'keys@example.com')
  const focusOn = async (label: RegExp) => {
    for (let presses = 0; presses < 60; presses++) {
      await page.keyboard.press('Tab')
      const name = await page.evaluate(() => {
        const focused = document.activeElement as HTMLElement & { labels?: NodeListOf<HTMLLabelElement> }
        return focused.getAttribute('aria-label') ?? focused.labels?.[0]?.textContent ?? focused.textContent ?? ''
      })
      if (label.test(name)) return
    }
    throw new Error(`${label} cannot be reached with Tab`)
  }
  await page.keyboard.press('F8')
  const focusedRegion = () =>
    page.evaluate(() => document.activeElement?.closest('[role=region]')?.getAttribute('aria-label'))
  await expect.poll(focusedRegion).toMatch(/notifications/i)
  await page.getByRole('heading', { level: 1 }).click()
  await focusOn(/Story Posts/)
  await page.keyboard.press('ArrowRight')
  await focusOn(/Numbered tips|Ways to format|Step by step/)
  await page.keyboard.press('Space')
  await focusOn(/^Subject/)
  await page.keyboard.type('Shorter meetings for a small team')
  await page.keyboard.press('Control+Enter')
  await expectToast(page, 'Not a post yet')
  await page.keyboard.press('F8')
  expect(await focusedRegion()).toMatch(/notifications/i)
  expectNoComplaints(page)
})
