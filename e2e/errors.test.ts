import type { Page } from 'playwright-core'
import { beforeAll, describe, expect, test } from 'vitest'
import { asShown } from './made-up-language.ts'
import { appForJourneys, expectAccessible, expectToast, pickNextMonth, sellPlans, signIn, toastOn } from './support.ts'

const { open } = appForJourneys(async () => ({ PASSWORD_FORMS: 'on' }))
let person: Page
let visitor: Page
let page: Page
let postId: string
beforeAll(async () => {
  ;[person, visitor] = await Promise.all([open(), open()])
  page = person
  await signIn(page)
  const content = { hook: 'A hook.', insight: 'An insight.', value: 'A value.', cta: 'And you?' }
  const answer = await page.request.post('/api/posts', {
    data: { title: 'The first post', category: 'hot-takes', content },
  })
  postId = ((await answer.json()) as { id: string }).id
  const sample = { title: 'The page', content: 'We stopped our Monday meeting in March, and we write a page instead.' }
  expect((await page.request.post('/api/writing-samples', { data: sample })).status()).toBe(201)
})

const button = (name: string | RegExp) => page.getByRole('button', { name, exact: true })
const openPost = async () => {
  await page.goto(`/create?id=${postId}`)
  await page.getByRole('textbox', { name: 'Hook', exact: true }).waitFor()
}
async function openPlans() {
  await sellPlans(page)
  await page.goto('/pricing')
}
const rewrite = async (option: string) => {
  await button('Rewrite').click()
  await button(option).click()
}
const fromMenu = async (menu: string, item: string) => {
  await button(menu).click()
  await page.getByRole('menuitem', { name: item }).click()
}

const pickDay = () => pickNextMonth(page.getByRole('dialog'))

interface Failure {
  title: string
  /** The description that the toast shows instead of the server's reason. */
  description?: string
  call: string
  isSignedOut?: boolean
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
    // By key, because parts that load late move the button away from a pointer.
    act: () => button('Regenerate Insight').press('Enter'),
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
      await button('Network preview').click()
      await page.getByRole('dialog', { name: 'Network Preview' }).getByRole('button', { name: 'Schedule' }).click()
      await page.getByRole('dialog', { name: 'Network Integration' }).getByLabel('Time').waitFor()
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
    title: 'Generation failed',
    call: 'POST /api/generate-lead-magnet',
    open: () => page.goto('/lead-magnet'),
    act: async () => {
      await page.getByLabel('Post title (for reference)').fill('Onboarding remotely')
      await page.getByLabel('Lead magnet title').fill('The first-week checklist')
      await button('Generate').click()
    },
  },
  {
    title: 'Update failed',
    call: 'PUT /api/user',
    open: () => page.goto('/settings'),
    act: async () => {
      await page.getByLabel('Goal').fill('Finding clients')
      await button('Save profile').click()
    },
  },
  {
    title: 'Update failed',
    call: 'PUT /api/user/password',
    open: () => page.goto('/settings?section=password'),
    act: async () => {
      await page.getByLabel('New password', { exact: true }).fill('secret-1')
      await page.getByLabel('Confirm new password').fill('secret-1')
      await button('Set password').click()
    },
  },
  {
    title: 'Update failed',
    call: 'PUT /api/user/notifications',
    open: () => page.goto('/settings?section=notifications'),
    act: async () => {
      await page.getByRole('switch', { name: 'Reminders' }).click()
      await button('Save preferences').click()
    },
  },
  {
    title: 'Failed to add writing sample',
    call: 'POST /api/writing-samples',
    open: () => page.goto('/writing-samples'),
    act: async () => {
      await page.getByLabel('Content').fill('A text of the author’s own that is longer than fifty characters.')
      await button('Add sample').click()
    },
  },
  {
    title: 'Failed to update writing sample',
    call: 'PATCH /api/writing-samples/*',
    open: () => page.goto('/writing-samples'),
    act: () => page.getByRole('switch', { name: 'Active: The page' }).click(),
  },
  {
    title: 'Failed to delete writing sample',
    call: 'DELETE /api/writing-samples/*',
    open: () => page.goto('/writing-samples'),
    act: async () => {
      await button('Delete The page').click()
      await button('Delete').click()
    },
  },
  {
    title: 'Checkout failed',
    description: 'Failed to process subscription. Please try again.',
    call: 'POST /api/create-checkout-session',
    open: openPlans,
    act: () => button('Choose Pro').click(),
  },
  {
    title: 'The coupon could not be checked',
    call: 'POST /api/check-coupon',
    open: openPlans,
    act: async () => {
      await page.getByLabel('Coupon code').fill('WELCOME50')
      await button('Apply').click()
    },
  },
  {
    title: 'Scheduling failed',
    description: 'There was an error saving your scheduled post',
    call: 'POST /api/posts',
    open: () => page.goto('/calendar'),
    act: async () => {
      await button('Schedule a post').first().click()
      await page.getByLabel('Title').fill('Fewer meetings')
      await page.getByLabel('Content').fill('A hook.')
      await pickDay()
      await page.getByRole('dialog').getByRole('button', { name: 'Schedule', exact: true }).click()
    },
  },
  {
    title: 'Login failed',
    isSignedOut: true,
    call: 'POST /api/login',
    open: () => page.goto('/auth'),
    act: async () => {
      await page.getByLabel('Email').fill('nora@example.com')
      await page.getByLabel('Password').fill('secret-1')
      await button('Sign in with password').click()
    },
  },
  {
    title: 'Registration failed',
    isSignedOut: true,
    call: 'POST /api/register',
    open: () => page.goto('/auth?tab=register'),
    act: async () => {
      await page.getByLabel('Full name').fill('Nora Field')
      await page.getByLabel('Email').fill('other@example.com')
      await page.getByLabel('Password').fill('secret-1')
      await button('Create account').click()
    },
  },
  {
    title: 'Submission failed',
    description: 'Please try again later',
    isSignedOut: true,
    call: 'POST /api/salesgpt-waitlist',
    open: () => page.goto('/salesgpt'),
    act: joinWaitlist,
  },
  {
    title: 'Logout failed',
    call: 'POST /api/logout',
    open: () => page.goto('/posts'),
    act: () => fromMenu('Account menu', 'Log out'),
  },
]

async function joinWaitlist() {
  await page.getByLabel('Your email').fill('nora@example.com')
  await button('Join the waitlist').click()
}

const ways = [
  {
    way: 'the server fails',
    reason: '500: It broke.',
    isEverywhere: true,
    answer: { status: 500, contentType: 'text/plain', body: asShown('It broke.') },
  },
  {
    way: 'the network is away',
    reason: 'The server could not be reached. Check your connection and try again.',
    // All calls share one way of showing a failure, so a few of them prove it.
    isEverywhere: false,
    answer: null,
  },
]

/** Makes one call fail in one way while `work` runs. */
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

describe.each(ways)('when $way', ({ reason, isEverywhere, answer }) => {
  const some = ['POST /api/generate-post', 'PUT /api/posts/*', 'POST /api/writing-samples', 'POST /api/login']
  test.each(failures.filter(({ call }) => isEverywhere || some.includes(call)))(
    'shows “$title” ($call), and nothing is lost',
    async (failure) => {
      const { title, description, call, isSignedOut, open, act } = failure
      page = isSignedOut ? visitor : person
      await open()
      await whileFailing(call, answer, async () => {
        await act()
        await expectToast(page, title, description ?? reason)
        const toast = toastOn(page)
        expect(await toast.getAttribute('data-variant')).toBe('destructive')
        // pages.test.ts checks the pages and dialogs behind it.
        if (isEverywhere) await expectAccessible(page, { within: 'li[data-variant]' })
      })
      const still = await person.request.get(`/api/posts/${postId}`)
      expect(await still.json()).toMatchObject({ content: { hook: 'A hook.' }, isPublished: false, scheduledFor: null })
    },
  )

  test.each([
    ['/posts', 'GET /api/posts*', 'Failed to load posts', 'There was an error loading your posts.'],
    ['/library', 'GET /api/posts*', 'Failed to load posts', 'There was an error loading your posts.'],
    [
      '/writing-samples',
      'GET /api/writing-samples',
      'Failed to load writing samples',
      'There was an error loading your writing samples. Please try again later.',
    ],
    ['/calendar', 'GET /api/scheduled-posts*', 'Failed to load the calendar', ''],
    ['/analytics', 'GET /api/analytics*', 'Failed to load analytics', ''],
  ])('the page %s says so in a panel and loads again at Try Again', async (path, call, title, text) => {
    page = person
    await whileFailing(call, answer, async () => {
      await page.goto(path)
      await page.getByRole('heading', { name: title }).waitFor()
      await page.getByText(text).first().waitFor()
      if (isEverywhere) await expectAccessible(page)
    })
    const isReloaded = ['/posts', '/writing-samples'].includes(path)
    await Promise.all([isReloaded && page.waitForEvent('load'), button('Try Again').click()])
    await page.getByRole('heading', { name: title }).waitFor({ state: 'detached' })
    await page.getByRole('heading', { level: 1 }).waitFor()
  })
})

describe('shows special texts for', () => {
  const whileAnswered = async (path: string, status: number, body: object, work: () => Promise<void>) => {
    await page.route(`**${path}`, (route) => route.fulfill({ status, json: body }))
    try {
      await work()
    } finally {
      await page.unroute(`**${path}`)
    }
  }

  test('a checkout without an address', async () => {
    page = person
    await openPlans()
    await whileAnswered('/api/create-checkout-session', 200, { url: null }, async () => {
      await button('Choose Pro').click()
      await expectToast(page, 'Checkout failed', 'Failed to create checkout session. Please try again.')
    })
  })

  test('an invalid coupon', async () => {
    page = person
    await openPlans()
    await page.getByLabel('Coupon code').fill('nope')
    await button('Apply').click()
    await expectToast(page, 'Invalid coupon', 'The coupon code you entered is invalid or expired.')
    await expectAccessible(page)
  })

  test('an address already on the waitlist', async () => {
    page = visitor
    const joined = await page.request.post('/api/salesgpt-waitlist', { data: { email: 'NORA@example.com' } })
    expect(joined.status()).toBe(201)
    await page.goto('/salesgpt')
    await joinWaitlist()
    await expectToast(page, 'Already registered', 'This email is already on our waitlist')
    const toast = toastOn(page)
    expect(await toast.getAttribute('data-variant')).not.toBe('destructive')
    await page.getByText("You're on the list!").waitFor()
  })

  test('a clipboard without permission', async () => {
    page = person
    await page.addInitScript(() => {
      navigator.clipboard.writeText = () => Promise.reject(new DOMException('Not allowed.', 'NotAllowedError'))
    })
    await openPost()
    await button('Copy to clipboard').click()
    await expectToast(page, 'Copy failed', 'Unable to copy to clipboard. Please try again.')
  })
})
