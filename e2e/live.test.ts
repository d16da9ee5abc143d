import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { languageCookie } from '../shared/interface-languages.ts'
import { appForJourneys, expectAccessible, expectNoComplaints, openTab } from './support.ts'

const { open, openSignedIn } = appForJourneys(undefined, { serviceWorkers: 'allow' })

test('a tab shows changes of another tab, and leads to posting when a post is due', async () => {
  const page = await openSignedIn()
  const listening = page.waitForResponse((response) => new URL(response.url()).pathname === '/api/notifications/stream')
  await page.goto('/posts')
  await listening
  const scheduledFor = new Date(Date.now() + 6_000).toISOString()
  const data = { title: 'The Monday meeting', category: 'hot-takes', scheduledFor, timeZone: 'UTC' }
  const made = await (await openTab(page)).request.post('/api/posts', { data })
  expect(made.status()).toBe(201)
  const { id } = (await made.json()) as { id: string }
  await page.bringToFront()
  await page.getByRole('heading', { name: 'The Monday meeting' }).waitFor()
  const toast = page.getByRole('listitem').filter({ hasText: 'Time to post: The Monday meeting' })
  await toast.waitFor({ timeout: 20_000 })
  await expectAccessible(page)
  await toast.getByRole('button', { name: 'Post it' }).click()
  const steps = page.getByRole('dialog', { name: 'Post on LinkedIn by hand' })
  await steps.getByRole('heading', { name: 'Copy the text' }).waitFor()
  await page.keyboard.press('Escape')
  await page.getByText('Due now', { exact: true }).waitFor()
  await page.goto(`/create?id=${id}`)
  await page.getByText('It’s time to post this.').waitFor()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Post it' }).click()
  await steps.getByRole('heading', { name: 'Copy the text' }).waitFor()
  expectNoComplaints(page)
})

test('an open post turns Published when it goes live elsewhere, and keeps unsaved typing', async () => {
  const page = await openSignedIn()
  const content = { hook: 'A hook.', insight: 'An insight.', value: 'A value.', cta: 'And you?' }
  const made = await page.request.post('/api/posts', { data: { title: 'Mondays', category: 'hot-takes', content } })
  const { id } = (await made.json()) as { id: string }
  const listening = page.waitForResponse((response) => new URL(response.url()).pathname === '/api/notifications/stream')
  await page.goto(`/create?id=${id}`)
  await listening
  await page.getByRole('textbox', { name: 'Insight' }).fill('An insight, with more to it.')
  await (await openTab(page)).request.put(`/api/posts/${id}`, {
    data: { publication: { url: 'https://www.linkedin.com/posts/a-1' } },
  })
  await page.bringToFront()
  await page.getByText('Published', { exact: true }).waitFor()
  expect(await page.getByRole('textbox', { name: 'Insight' }).inputValue()).toBe('An insight, with more to it.')
  // The automatic save may collide with the publication; the app then merges the two.
  expectNoComplaints(page, [/409/])
})

test('somebody invited by a link writes, has each change approved, and schedules once an owner lets them', async () => {
  const owner = await openSignedIn()
  await owner.goto('/settings?section=members')
  await owner.getByLabel('Role', { exact: true }).selectOption('writer')
  await owner.getByRole('button', { name: 'Create link' }).click()
  await owner.getByText('Link for writer').waitFor()
  await expectAccessible(owner)
  const [{ link }] = (await (await owner.request.get('/api/invitations')).json()) as [{ link: string }]

  const writer = await open()
  await writer.goto(`/join${new URL(link).hash}`)
  await writer.getByRole('heading', { name: 'Join Nora Field' }).waitFor()
  expect(new URL(writer.url()).hash).toBe('')
  await expectAccessible(writer)
  await writer.getByRole('link', { name: 'Create an account' }).click()
  await writer.getByRole('link', { name: 'Sign up on this computer' }).click()
  await writer.getByLabel('Your name').fill('Ada Field')
  await writer.getByLabel('Your email').fill('ada@example.com')
  await writer.getByRole('button', { name: 'Continue' }).click()
  await writer.getByRole('button', { name: 'Select a post category to continue' }).waitFor()
  const content = { hook: 'A hook.', insight: 'An insight.', value: 'A value.', cta: 'And you?' }
  const data = { title: 'The Monday meeting', category: 'hot-takes', content }
  const made = await writer.request.post('/api/posts', { data })
  const { id } = (await made.json()) as { id: string }

  await owner.goto('/posts')
  await owner.getByRole('heading', { name: 'The Monday meeting' }).waitFor()
  await writer.goto(`/create?id=${id}`)
  await writer.getByRole('button', { name: 'Schedule', exact: true }).click()
  await writer.getByText('In this workspace, an owner or an editor schedules posts.').waitFor()

  await owner.goto('/settings?section=members')
  await owner.getByText('Required', { exact: true }).click()
  await owner.getByText('Only approved posts are published.').waitFor()
  await expectAccessible(owner)
  await writer.goto(`/create?id=${id}`)
  const approval = (page: typeof owner) => page.getByRole('region', { name: 'Approval' })
  const approved = (page: typeof owner) => approval(page).getByText('Approved', { exact: true }).waitFor()
  await approval(writer).getByRole('button', { name: 'Ask for approval' }).click()
  await approval(writer).getByText('Waits for approval').waitFor()
  await expectAccessible(writer)
  await owner.goto(`/create?id=${id}`)
  await approval(owner).getByRole('button', { name: 'Approve', exact: true }).click()
  await approved(owner)
  await approved(writer)
  await writer.getByRole('textbox', { name: 'Insight' }).fill('An insight that came later.')
  await approval(writer).getByText('Changed since approval').waitFor()
  await owner.reload()
  await approval(owner).getByText('Changed since you approved it').waitFor()
  await approval(owner).locator('ins', { hasText: 'that came later' }).waitFor()
  await expectAccessible(owner)
  await approval(owner).getByRole('button', { name: 'Approve again' }).click()
  await approved(owner)

  await owner.goto('/settings?section=members')
  await owner.getByLabel('Role of Ada Field').selectOption('editor')
  await owner.getByText('Writes, schedules and publishes').first().waitFor()
  await expect.poll(async () => (await (await writer.request.get('/api/user')).json()).role).toBe('editor')
  await writer.reload()
  await writer.getByRole('button', { name: 'Schedule', exact: true }).click()
  await writer.getByRole('dialog').getByRole('button', { name: 'Schedule', exact: true }).waitFor()
  expectNoComplaints(owner)
  expectNoComplaints(writer)
})

test('a reviewer comments on words and suggests others, the author sees it at once, accepts, and types on', async () => {
  const author = await openSignedIn()
  const content = {
    hook: 'We stopped our Monday meeting.',
    insight: 'Nobody had missed it.',
    value: 'Send the numbers on Friday. Ask for one question each.',
    cta: 'And you?',
  }
  const made = await author.request.post('/api/posts', { data: { title: 'Mondays', category: 'hot-takes', content } })
  const { id } = (await made.json()) as { id: string }
  const invited = await author.request.post('/api/invitations', { data: { role: 'reviewer' } })
  const reviewer = await openSignedIn()
  await reviewer.goto(`/join${new URL(((await invited.json()) as { link: string }).link).hash}`)
  await reviewer.getByRole('button', { name: /^Join/ }).click()
  await reviewer.getByRole('heading', { name: 'Review posts' }).waitFor()
  for (const page of [author, reviewer]) {
    const listening = page.waitForResponse(
      (response) => new URL(response.url()).pathname === '/api/notifications/stream',
    )
    await page.goto(`/create?id=${id}`)
    await listening
  }
  const value = (page: Page) => page.getByRole('textbox', { name: 'Value' })
  const select = async (words: string) => {
    const start = content.value.indexOf(words)
    await value(reviewer).evaluate(
      (field: HTMLTextAreaElement, [from, to]) => {
        field.focus()
        field.setSelectionRange(from!, to!)
      },
      [start, start + words.length],
    )
    return reviewer.getByRole('dialog', { name: 'Selected words' })
  }
  const panel = (page: Page) => page.getByRole('region', { name: 'Comments' })

  await (await select('the numbers')).getByRole('button', { name: 'Comment' }).click()
  await panel(reviewer).getByRole('textbox', { name: 'Comment', exact: true }).and(reviewer.locator(':focus')).waitFor()
  await reviewer.keyboard.type('Which ones, @No')
  await panel(reviewer).getByRole('option').first().waitFor()
  await reviewer.keyboard.press('Enter')
  await reviewer.keyboard.press('Control+Enter')
  await panel(reviewer)
    .getByRole('article', { name: /^Comment by/ })
    .waitFor()
  await author.getByRole('button', { name: 'Comments, 1 open' }).click()
  await panel(author).getByText('@Nora Field').waitFor()

  await (await select('one question')).getByRole('button', { name: 'Suggest' }).click()
  await panel(reviewer).getByRole('textbox', { name: 'In their place' }).fill('one open question')
  await panel(reviewer).getByRole('button', { name: 'Suggest' }).click()
  const suggestion = panel(author).getByRole('article', { name: /^Suggestion by/ })
  await suggestion.waitFor()
  await expectAccessible(author)
  await suggestion.getByRole('button', { name: 'Accept' }).click()
  await author.getByText('Changed in 1 place').waitFor()
  const accepted = 'Send the numbers on Friday. Ask for one open question each.'
  for (const page of [author, reviewer]) await expect.poll(() => value(page).inputValue()).toBe(accepted)

  await value(author).press('Control+Home')
  await value(author).pressSequentially('Do it: ')
  await reviewer.getByText('Nora Field is editing this.').waitFor()
  const marked = (page: Page) => page.locator('[data-comments=value] mark').allTextContents()
  expect(await marked(author)).toEqual(['the numbers'])
  await expect.poll(() => value(reviewer).inputValue()).toBe(`Do it: ${accepted}`)
  await expect.poll(() => marked(reviewer)).toEqual(['the numbers'])
  const words = (await reviewer.locator('[data-comments=value] mark').boundingBox())!
  await reviewer.mouse.click(words.x + words.width / 2, words.y + words.height / 2)
  await panel(reviewer).locator('[aria-current=true]').getByText('Which ones').waitFor()
  expectNoComplaints(author)
  expectNoComplaints(reviewer)
})

test('a person writes for a client, works in two workspaces, hands one over and leaves it', async () => {
  const owner = await openSignedIn()
  const invited = await owner.request.post('/api/invitations', { data: { role: 'editor' } })
  const successor = await openSignedIn()
  await successor.goto(`/join${new URL(((await invited.json()) as { link: string }).link).hash}`)
  await successor.getByRole('button', { name: /^Join/ }).click()
  await successor.getByRole('button', { name: 'Select a post category to continue' }).waitFor()

  await owner.goto('/settings?section=members')
  await owner.getByLabel('Name of the author').fill('Maya Stone')
  await owner.getByRole('button', { name: 'Add author' }).click()
  await owner.getByRole('button', { name: 'Change Maya Stone' }).click()
  await owner.getByRole('dialog', { name: 'Maya Stone' }).getByLabel('Profession').waitFor()
  await expectAccessible(owner)
  await owner.keyboard.press('Escape')

  await owner.goto('/proof-bank')
  await owner.getByLabel('Proofs of').selectOption('Maya Stone')
  await owner.getByText('Writing for Maya Stone').waitFor()
  await owner.getByRole('textbox').first().fill('I bake 300 loaves a day.')
  await owner.getByRole('button', { name: 'Save to proof bank' }).click()
  await owner.getByText('1 proof').waitFor()
  await owner.getByLabel('Proofs of').selectOption('Nora Field (you)')
  await owner.getByText('1 proof').waitFor({ state: 'detached' })
  const authors = (await (await owner.request.get('/api/authors')).json()) as { id: string; signsIn: boolean }[]
  const { id } = authors.find(({ signsIn }) => !signsIn)!
  const content = { hook: 'Bread takes time.', insight: 'So do we.', value: 'We wait.', cta: 'And you?' }
  const data = { title: 'Slow bread', category: 'hot-takes', content }
  const made = await owner.request.post('/api/posts', { data, headers: { 'x-author': id } })
  const post = (await made.json()) as { id: string }
  await owner.request.post('/api/posts', { data: { ...data, title: 'My own bread' } })
  await owner.goto('/posts')
  await owner.getByText('by Maya Stone').waitFor()
  await owner.getByRole('heading', { name: 'My own bread' }).waitFor()
  await owner.getByRole('combobox', { name: 'Author' }).selectOption('Maya Stone')
  await owner.getByRole('heading', { name: 'My own bread' }).waitFor({ state: 'detached' })
  expect(new URL(owner.url()).searchParams.get('author')).toBe(id)
  await expectAccessible(owner)
  await owner.goto(`/create?id=${post.id}`)
  await owner.getByText('Writing for Maya Stone').waitFor()

  const menu = () => owner.getByRole('button', { name: /Switch workspace/ }).click()
  await menu()
  await owner.getByRole('menuitem', { name: 'New workspace' }).click()
  await owner.getByLabel('Name', { exact: true }).fill('Second Shop')
  await owner.getByRole('button', { name: 'Create workspace' }).click()
  await owner.getByText('Second Shop', { exact: true }).waitFor()
  await owner.goto('/posts')
  await owner.getByRole('heading', { name: 'No posts yet' }).waitFor()
  await menu()
  await owner.getByRole('menuitemradio', { name: 'Nora Field' }).click()
  await owner.waitForURL('**/')
  await owner.goto('/posts')
  await owner.getByRole('heading', { name: 'My own bread' }).waitFor()

  await owner.goto('/settings?section=members')
  await owner.getByRole('button', { name: 'Hand over to Nora Field' }).click()
  await owner.getByRole('alertdialog').getByRole('button', { name: 'Hand over' }).click()
  await owner.getByText('Editor: Writes, schedules and publishes').waitFor()
  await owner.getByRole('button', { name: 'Leave' }).click()
  await owner.getByRole('alertdialog').getByRole('button', { name: 'Leave' }).click()
  await owner.waitForURL('**/')
  await owner.goto('/posts')
  await owner.getByRole('heading', { name: 'No posts yet' }).waitFor()
  await successor.goto('/posts')
  await successor.getByRole('heading', { name: 'My own bread' }).waitFor()
  await successor.getByText('by a former member').waitFor()
  // What was on its way when they left is refused.
  expectNoComplaints(owner, [/403/])
})

test('the service worker that shows reminders is installed', async () => {
  const page = await openSignedIn()
  await page.goto('/settings?section=notifications')
  await page.getByRole('heading', { name: 'Reminders in the browser' }).waitFor()
  const script = await page.evaluate(async () => (await navigator.serviceWorker.ready).active?.scriptURL)
  expect(new URL(script ?? '').pathname).toBe('/worker.js')
  expectNoComplaints(page)
})

test('a client without an account comments, suggests and approves on a phone, and the author’s tab shows it at once', async () => {
  const author = await openSignedIn()
  const content = {
    hook: 'We stopped our Monday meeting.',
    insight: 'Nobody had missed it.',
    value: 'Send the numbers on Friday. Ask for one question each.',
    cta: 'And you?',
  }
  const made = await author.request.post('/api/posts', { data: { title: 'Mondays', category: 'hot-takes', content } })
  const { id } = (await made.json()) as { id: string }
  const listening = author.waitForResponse((answer) => new URL(answer.url()).pathname === '/api/notifications/stream')
  await author.goto(`/create?id=${id}`)
  await listening
  await author.getByRole('button', { name: 'Send for review…' }).click()
  const dialog = author.getByRole('dialog')
  await dialog.getByLabel('Name').fill('Ben Client')
  await expectAccessible(author)
  await dialog.getByRole('button', { name: 'Make link' }).click()
  const address = await dialog.getByLabel('Link for Ben Client').inputValue()
  await expectAccessible(author)
  await dialog.getByRole('button', { name: 'Done' }).click()

  const phone = await open({ viewport: { width: 375, height: 812 }, hasTouch: true, isMobile: true })
  const told = await phone.goto(`/review${new URL(address).hash}`)
  expect(told?.headers()).toMatchObject({ 'x-robots-tag': 'noindex', 'referrer-policy': 'no-referrer' })
  await phone.getByRole('heading', { name: 'Nora Field asks you to look at a post' }).waitFor()
  await phone.getByRole('article', { name: 'Post as it looks on LinkedIn' }).waitFor()
  await expectAccessible(phone)
  const select = async (words: string) => {
    await phone.locator('[data-section=value]').evaluate((element, words) => {
      const [text] = [...element.childNodes].filter((node) => node.textContent!.includes(words))
      const inner = text instanceof Text ? text : text!.firstChild!
      const start = inner.textContent!.indexOf(words)
      document.getSelection()!.setBaseAndExtent(inner, start, inner, start + words.length)
    }, words)
    return phone.getByRole('region', { name: 'Selected words' })
  }
  await (await select('the numbers')).getByRole('button', { name: 'Comment' }).click()
  await phone.getByRole('textbox', { name: 'Your comment' }).fill('Which ones?')
  await phone.getByRole('button', { name: 'Send', exact: true }).click()
  await phone.getByRole('list', { name: 'Your comments' }).getByText('Which ones?').waitFor()
  await author.getByRole('button', { name: 'Comments, 1 open' }).click()
  const panel = author.getByRole('region', { name: 'Comments' })
  await panel.getByText('Which ones?').waitFor()

  await (await select('one question')).getByRole('button', { name: 'Suggest' }).click()
  await phone.getByRole('textbox', { name: 'Other words' }).fill('one open question')
  await phone.getByRole('button', { name: 'Send', exact: true }).click()
  const suggestion = panel.getByRole('article', { name: 'Suggestion by Ben Client' })
  await suggestion.waitFor()
  await phone.getByRole('button', { name: 'Ask for changes' }).click()
  await phone.getByLabel('What should change? (optional)').fill('See my two comments.')
  await phone.getByRole('button', { name: 'Send', exact: true }).click()
  await phone.getByText(/^You asked for changes/).waitFor()
  const approval = author.getByRole('region', { name: 'Approval' })
  await approval.getByText('See my two comments.').waitFor()
  await expectAccessible(author)
  await suggestion.getByRole('button', { name: 'Accept' }).click()
  await author.getByText('Changed in 1 place').waitFor()

  const looksAgain = () =>
    phone.evaluate(() => document.dispatchEvent(new Event('visibilitychange', { bubbles: true })))
  await looksAgain()
  await phone.getByText('This post was changed while you were reading.').waitFor()
  await phone.getByText('Taken over into the text').waitFor()
  await expectAccessible(phone)
  await phone.getByRole('button', { name: 'Approve', exact: true }).click()
  await phone.getByText(/^You approved this post/).waitFor()
  await approval.getByText('Approved', { exact: true }).waitFor()
  await author.getByRole('textbox', { name: 'Insight' }).fill('Nobody had missed it in March.')
  await approval.getByText('Changed since approval').waitFor()
  await looksAgain()
  await phone.locator('ins', { hasText: 'in March' }).waitFor()
  await expectAccessible(phone)
  await phone.getByRole('button', { name: 'Approve again' }).click()
  await approval.getByText('Approved', { exact: true }).waitFor()
  const cookies = await phone.context().cookies()
  expect(cookies.filter(({ name }) => name !== languageCookie)).toEqual([])
  expectNoComplaints(phone)
  expectNoComplaints(author)
})
