import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { subscriptions } from '#server/database/schema.ts'
import { type StripeStub, startStripeStub } from '#server/stubs/stripe.ts'
import { startTestApp, type TestApp, type TestUser } from '#server/testing/app.ts'
import { type IdeaSet, ideaCategories } from '#shared/ideas.ts'
import { showApp } from '#web/testing.tsx'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.stop())

const hint = 'Generate ideas by selecting categories and clicking the button'
const generateButton = () => screen.getByRole('button', { name: 'Generate ideas' })
const checkbox = (name: string) => screen.getByRole<HTMLInputElement>('checkbox', { name })
const cards = () => within(screen.getByRole('region', { name: 'Ideas' })).queryAllByRole('heading', { level: 3 })
const themes = () =>
  within(screen.getByRole('list', { name: 'Themes' }))
    .getAllByRole('listitem')
    .map((chip) => chip.textContent)
const setsOf = async (as: TestUser) => (await (await app.call('GET', '/api/idea-sets', { as })).json()) as IdeaSet[]
const hasIdeas = async (as: TestUser, theme = 'Pricing') => {
  const body = { themes: [theme], categories: ['tip'] }
  return (await (await app.call('POST', '/api/generate-ideas', { as, body })).json()) as IdeaSet
}

test('the generator opens with one theme, ten categories and a hint', async () => {
  const { user } = showApp('/ideas', { app, as: await app.signUp() })
  await screen.findByRole('heading', { level: 1, name: 'Ideas generator' })
  screen.getByText('Choose a theme and generate post ideas.')
  await screen.findByText(hint)
  expect(themes()).toEqual(['UX Designer'])
  screen.getByRole('button', { name: 'Add a Theme +' })
  screen.getByRole('textbox', { name: 'Theme' })
  for (const { name } of ideaCategories) expect(checkbox(name).checked).toBe(false)
  await user.click(screen.getByRole('button', { name: 'Select all categories' }))
  for (const { name } of ideaCategories) expect(checkbox(name).checked).toBe(true)
})

test('a press before the former themes have loaded generates from them, once', async () => {
  const author = await app.signUp()
  await hasIdeas(author, 'Hiring')
  const { requests } = showApp('/ideas', { app, as: author })
  await screen.findByRole('heading', { level: 1, name: 'Ideas generator' })
  expect(screen.queryByText('Hiring')).toBeNull()
  fireEvent.click(checkbox('Tip'))
  fireEvent.click(generateButton())
  fireEvent.click(generateButton())
  await waitFor(async () =>
    expect((await setsOf(author)).map(({ themes }) => themes)).toEqual([['Hiring'], ['Hiring']]),
  )
  expect(requests.filter((request) => request === 'POST /api/generate-ideas')).toHaveLength(1)
})

test('themes are added with the button or Enter, removed one by one, and never appear twice', async () => {
  const { user } = showApp('/ideas', { app, as: await app.signUp() })
  const input = await screen.findByRole<HTMLInputElement>('textbox', { name: 'Theme' })
  await user.type(input, '  Pricing ')
  await user.click(screen.getByRole('button', { name: 'Add a Theme +' }))
  await user.type(input, 'Hiring{Enter}')
  await user.type(input, 'hiring{Enter}')
  expect(themes()).toEqual(['UX Designer', 'Pricing', 'Hiring'])
  expect(input.value).toBe('')
  await user.click(screen.getByRole('button', { name: 'Remove theme UX Designer' }))
  expect(themes()).toEqual(['Pricing', 'Hiring'])
  expect(document.activeElement).toBe(input)
  for (let n = 1; n <= 9; n += 1) await user.type(input, `Theme ${n}{Enter}`)
  expect(themes()).toHaveLength(10)
  screen.getByText('You can have up to 10 themes. Remove one to add another.')
})

test('“Select all” checks all ten categories, unchecks them again, and knows when only some are', async () => {
  const { user } = showApp('/ideas', { app, as: await app.signUp() })
  await screen.findByText(hint)
  const all = checkbox('Select all')
  const chosen = () => ideaCategories.filter(({ name }) => checkbox(name).checked).length
  await user.click(all)
  expect([chosen(), all.checked, all.indeterminate]).toEqual([10, true, false])
  await user.click(checkbox('Rant'))
  expect([chosen(), all.checked, all.indeterminate]).toEqual([9, false, true])
  await user.click(all)
  expect(chosen()).toBe(10)
  await user.click(all)
  expect(chosen()).toBe(0)
})

test('without a category or a theme nothing is requested', async () => {
  const author = await app.signUp()
  const { user, requests } = showApp('/ideas', { app, as: author })
  await screen.findByText(hint)
  await user.click(generateButton())
  await screen.findByText('No categories selected')
  screen.getByText('Please select at least one post category.')
  await user.click(checkbox('Tip'))
  await user.click(screen.getByRole('button', { name: 'Remove theme UX Designer' }))
  await user.click(generateButton())
  await screen.findByText('No themes added')
  expect(requests).not.toContain('POST /api/generate-ideas')
})

test('generating fills six cards with cycling categories, and counts nothing on servers without plans', async () => {
  const author = await app.signUp()
  const { user } = showApp('/ideas', { app, as: author })
  await screen.findByText(hint)
  await user.click(checkbox('Rant'))
  await user.click(checkbox('Tip'))
  await user.click(generateButton())
  await waitFor(() => expect(cards()).toHaveLength(6))
  expect(screen.queryByText(/launches/)).toBeNull()
  expect(screen.queryByText(hint)).toBeNull()
  screen.getByText(/Sorted without AI/)
  const [set] = await setsOf(author)
  for (const [at, idea] of (set?.ideas ?? []).entries()) {
    const card = within(cards()[at]!.closest('li')!)
    card.getByRole('heading', { name: idea.title })
    card.getByText(idea.description)
    card.getByText(at % 2 === 0 ? 'Tip' : 'Rant')
  }
})

test('a typed theme counts before it is added, also with Ctrl and Enter', async () => {
  const author = await app.signUp()
  const { user } = showApp('/ideas', { app, as: author })
  await screen.findByText(hint)
  await user.click(checkbox('Tip'))
  await user.type(screen.getByRole('textbox', { name: 'Theme' }), 'Pricing{Control>}{Enter}{/Control}')
  await screen.findByRole('heading', { level: 2, name: 'UX Designer, Pricing' })
  expect(themes()).toEqual(['UX Designer', 'Pricing'])
})

test('a heart marks an idea for good, and reverts if the server refuses', async () => {
  const author = await app.signUp()
  const { ideas } = await hasIdeas(author)
  const { user, goOffline } = showApp('/ideas', { app, as: author })
  const heart = await screen.findByRole('button', { name: `Favourite: ${ideas[1]?.title}` })
  expect(heart.getAttribute('aria-pressed')).toBe('false')
  await user.click(heart)
  expect(heart.getAttribute('aria-pressed')).toBe('true')
  await waitFor(async () => expect((await setsOf(author))[0]?.ideas[1]?.isFavourite).toBe(true))
  goOffline()
  await user.click(heart)
  await screen.findByText('Failed to save favourite')
  expect(heart.getAttribute('aria-pressed')).toBe('true')
})

test('“Use” says so, and a second later the idea is the subject of a new post', async () => {
  const author = await app.signUp()
  const { ideas } = await hasIdeas(author, 'R&D budgets')
  const { user, address } = showApp('/ideas', { app, as: author })
  const { title, description } = ideas[0]!
  await user.click(await screen.findByRole('button', { name: `Use: ${title}` }))
  await screen.findByText('Idea selected!')
  expect(address()).toBe('/ideas')
  const subject = await screen.findByRole<HTMLTextAreaElement>('textbox', { name: 'Subject' })
  await waitFor(() => expect(subject.value).toBe(`${title}\n\n${description}`))
  screen.getByText('How-To Posts · Quick tutorials')
  screen.getByRole('button', { name: 'Generate Quick tutorials post' })
})

test('the categories that six ideas had no room for are one click away', async () => {
  const author = await app.signUp()
  const body = { themes: ['Pricing'], categories: ideaCategories.map(({ id }) => id) }
  await app.call('POST', '/api/generate-ideas', { as: author, body })
  const { user } = showApp('/ideas', { app, as: author })
  const more = 'More ideas: Tip, Personal reflection, Thought-provoking, Rant'
  await user.click(await screen.findByRole('button', { name: more }))
  await waitFor(async () => expect(await setsOf(author)).toHaveLength(2))
  await waitFor(() => expect(screen.queryByRole('button', { name: more })).toBeNull())
  expect((await setsOf(author))[0]?.ideas.map(({ category }) => category.name)).toEqual(
    expect.arrayContaining(['Tip', 'Personal reflection', 'Thought-provoking', 'Rant']),
  )
})

test('one idea is deleted, and Undo or Ctrl+Z restores it', async () => {
  const author = await app.signUp()
  const { ideas } = await hasIdeas(author)
  const { user } = showApp('/ideas', { app, as: author })
  const title = ideas[2]!.title
  await user.click(await screen.findByRole('button', { name: `Delete: ${title}` }))
  await screen.findByText('Idea deleted')
  await waitFor(() => expect(cards()).toHaveLength(5))
  await user.keyboard('{Control>}z{/Control}')
  await screen.findByText('Idea restored')
  await waitFor(() => expect(cards()[2]?.textContent).toBe(title))
})

test("the next visit starts with the newest ideas' themes", async () => {
  const author = await app.signUp()
  await hasIdeas(author, 'Pricing')
  await hasIdeas(author, 'Hiring')
  showApp('/ideas', { app, as: author })
  await waitFor(() => expect(themes()).toEqual(['Hiring']))
})

test('earlier sets are listed with their favourites and can be opened again', async () => {
  const author = await app.signUp()
  const older = await hasIdeas(author, 'Pricing')
  await hasIdeas(author, 'Hiring')
  await app.call('PUT', `/api/ideas/${older.ideas[0]?.id}`, { as: author, body: { isFavourite: true } })
  const { user, address } = showApp('/ideas', { app, as: author })
  await screen.findByRole('heading', { level: 2, name: 'Hiring' })
  const list = within(screen.getByRole('navigation', { name: 'Your ideas so far' }))
  await user.click(list.getByRole('link', { name: /^Pricing.*1 favourite/ }))
  await screen.findByRole('heading', { level: 2, name: 'Pricing' })
  screen.getByRole('heading', { name: older.ideas[0]?.title })
  expect(address()).toBe(`/ideas?set=${older.id}`)
  await user.click(checkbox('Tip'))
  await user.click(generateButton())
  await waitFor(() => expect(address()).toBe('/ideas'))
  await screen.findByRole('heading', { level: 2, name: 'Hiring' })
  expect(list.getAllByRole('listitem')).toHaveLength(3)
})

test('old sets load a page at a time', async () => {
  const author = await app.signUp()
  const first = await hasIdeas(author, 'The very first')
  for (let n = 0; n < 21; n += 1) await hasIdeas(author, `Theme ${n}`)
  const { user, failing } = showApp('/ideas', { app, as: author })
  const list = within(await screen.findByRole('navigation', { name: 'Your ideas so far' }))
  expect(list.getAllByRole('listitem')).toHaveLength(20)
  failing.add('/api/idea-sets')
  await user.click(list.getByRole('button', { name: 'Load more' }))
  await list.findByText('More ideas couldn’t be loaded. Those above are still here.')
  expect(list.getAllByRole('listitem')).toHaveLength(20)
  failing.clear()
  await user.click(list.getByRole('button', { name: 'Load more' }))
  const link = await list.findByRole('link', { name: /^The very first/ })
  expect(list.queryByRole('button', { name: 'Load more' })).toBeNull()
  await waitFor(() => expect(document.activeElement).toBe(list.getByRole('link', { name: /^Theme 0/ })))
  await user.click(link)
  await screen.findByRole('heading', { level: 2, name: 'The very first' })
  screen.getByRole('heading', { name: first.ideas[0]?.title })
})

test('an address shows its set, however old', async () => {
  const author = await app.signUp()
  const first = await hasIdeas(author, 'The very first')
  for (let n = 0; n < 20; n += 1) await hasIdeas(author, `Theme ${n}`)
  const { user } = showApp(`/ideas?set=${first.id}`, { app, as: author })
  await screen.findByRole('heading', { level: 2, name: 'The very first' })
  await user.click(screen.getByRole('button', { name: `Favourite: ${first.ideas[1]?.title}` }))
  await waitFor(() =>
    expect(
      screen.getByRole('button', { name: `Favourite: ${first.ideas[1]?.title}` }).getAttribute('aria-pressed'),
    ).toBe('true'),
  )
})

test("an address without one of the author's sets says so, and leads to the newest", async () => {
  const [author, other] = [await app.signUp(), await app.signUp()]
  await hasIdeas(author, 'Hiring')
  const { user, address } = showApp(`/ideas?set=${(await hasIdeas(other)).id}`, { app, as: author })
  await screen.findByText('There are no ideas here.')
  expect(cards()).toHaveLength(0)
  await user.click(screen.getByRole('link', { name: 'Show my newest ideas' }))
  await screen.findByRole('heading', { level: 2, name: 'Hiring' })
  expect(address()).toBe('/ideas')
})

test('a set that failed to load says so and can be retried', async () => {
  const author = await app.signUp()
  const { id } = await hasIdeas(author, 'Hiring')
  const { user, failing, address } = showApp(`/ideas?set=${id}`, { app, as: author })
  failing.add('/api/idea-sets')
  await screen.findByText('These ideas couldn’t be loaded. They’re safe.')
  failing.clear()
  await user.click(screen.getAllByRole('button', { name: 'Try Again' })[0]!)
  await screen.findByRole('heading', { level: 2, name: 'Hiring' })
  expect(address()).toBe(`/ideas?set=${id}`)
})

test('the favourites of all sets are in one place, and a heart removed there can be restored', async () => {
  const author = await app.signUp()
  const older = await hasIdeas(author, 'Pricing')
  const newer = await hasIdeas(author, 'Hiring')
  await app.call('PUT', `/api/ideas/${older.ideas[4]?.id}`, { as: author, body: { isFavourite: true } })
  const { user, address } = showApp('/ideas', { app, as: author })
  await user.click(await screen.findByRole('button', { name: `Favourite: ${newer.ideas[2]?.title}` }))
  const list = within(screen.getByRole('navigation', { name: 'Your ideas so far' }))
  const current = () =>
    list
      .getAllByRole('link')
      .filter((link) => link.hasAttribute('aria-current'))
      .map(({ textContent }) => textContent?.trim())
  await list.findByRole('link', { name: /^Hiring.*1 favourite/ })
  expect(current()).toEqual([expect.stringMatching(/^Hiring/)])
  await waitFor(async () => expect((await setsOf(author))[0]?.ideas[2]?.isFavourite).toBe(true))
  await user.click(list.getByRole('link', { name: 'Favourites' }))
  await screen.findByRole('heading', { level: 2, name: 'Favourites' })
  expect(address()).toBe('/ideas?set=favourites')
  expect(current()).toEqual(['Favourites'])
  const titles = [newer.ideas[2]?.title, older.ideas[4]?.title]
  await waitFor(() => expect(cards().map(({ textContent }) => textContent)).toEqual(titles))
  const heart = screen.getByRole('button', { name: `Favourite: ${titles[1]}` })
  await user.click(heart)
  await waitFor(() => expect(list.getByRole('link', { name: /^Pricing/ }).textContent).not.toMatch(/favourite/))
  expect(heart.getAttribute('aria-pressed')).toBe('false')
  expect(cards()).toHaveLength(2)
  await user.click(heart)
  await list.findByRole('link', { name: /^Pricing.*1 favourite/ })
  await user.click(heart)
  await waitFor(async () => expect((await setsOf(author))[1]?.ideas[4]?.isFavourite).toBe(false))
  await user.click(list.getByRole('link', { name: /^Pricing/ }))
  await screen.findByRole('heading', { level: 2, name: 'Pricing' })
  await user.click(list.getByRole('link', { name: 'Favourites' }))
  await waitFor(() => expect(cards().map(({ textContent }) => textContent)).toEqual([titles[0]]))
})

test('without favourites, their place says how to get one', async () => {
  const author = await app.signUp()
  await hasIdeas(author)
  showApp('/ideas?set=favourites', { app, as: author })
  await screen.findByText('No favourites yet. Ideas you mark with the heart appear here.')
  screen.getByText(/^“The one question I ask before every redesign”/)
})

test('favourites that failed to load say so and can be retried', async () => {
  const author = await app.signUp()
  const { ideas } = await hasIdeas(author)
  await app.call('PUT', `/api/ideas/${ideas[0]?.id}`, { as: author, body: { isFavourite: true } })
  const { user, failing } = showApp('/ideas?set=favourites', { app, as: author })
  failing.add('/api/favourite-ideas')
  await screen.findByText('Your favourites couldn’t be loaded. They’re safe.')
  failing.clear()
  await user.click(screen.getByRole('button', { name: 'Try Again' }))
  await screen.findByRole('heading', { level: 3, name: ideas[0]?.title })
})

describe('the remaining launches', () => {
  let stripe: StripeStub
  let sold: TestApp
  beforeAll(async () => {
    stripe = await startStripeStub()
    sold = await startTestApp({ env: stripe.env })
  })
  afterAll(() => Promise.all([sold.stop(), stripe.stop()]))
  const launch = (as: TestUser, on: TestApp) =>
    on.call('POST', '/api/generate-ideas', { as, body: { themes: ['Pricing'], categories: ['tip'] } })

  test('where plans are sold, are those of the plan, and none once they are used up', async () => {
    const author = await sold.signUp()
    const { user } = showApp('/ideas', { app: sold, as: author })
    await screen.findByText('1/3 Free launches')
    await launch(author, sold)
    await user.click(checkbox('Tip'))
    await user.click(generateButton())
    await screen.findByText('3/3 Free launches')
    await waitFor(() => expect(generateButton().ariaDisabled).not.toBe('true'))
    await user.click(generateButton())
    await screen.findByText('No free launches left')
    expect((await launch(author, sold)).status).toBe(402)
  })

  test('are not counted on a plan without a limit', async () => {
    const author = await sold.signUp()
    const { user } = showApp('/ideas', { app: sold, as: author })
    await screen.findByText('1/3 Free launches')
    await sold.db.insert(subscriptions).values({
      workspaceId: author.workspaceId,
      customerId: `cus_${author.id}`,
      plan: 'pro',
      billingCycle: 'monthly',
      status: 'active',
      currentPeriodStart: new Date(Date.now() - 86_400_000),
      currentPeriodEnd: new Date(Date.now() + 86_400_000),
      updatedAt: new Date(),
    })
    await user.click(checkbox('Tip'))
    await user.click(generateButton())
    await waitFor(() => expect(cards()).toHaveLength(6))
    await waitFor(() => expect(screen.queryByText(/launches/)).toBeNull())
  })

  test('are not counted where nothing is sold', async () => {
    const author = await app.signUp()
    for (let n = 0; n < 4; n += 1) expect((await launch(author, app)).status).toBe(200)
    showApp('/ideas', { app, as: author })
    await waitFor(() => expect(cards()).toHaveLength(6))
    expect(screen.queryByText(/launches/)).toBeNull()
  })
})

test('a failed generation says why and keeps the existing ideas', async () => {
  const author = await app.signUp()
  await hasIdeas(author)
  const { user, goOffline } = showApp('/ideas', { app, as: author })
  await waitFor(() => expect(cards()).toHaveLength(6))
  await user.click(checkbox('Tip'))
  goOffline()
  await user.click(generateButton())
  await screen.findByText('Failed to generate ideas')
  screen.getByText('The server could not be reached. Check your connection and try again.')
  expect(cards()).toHaveLength(6)
  expect(themes()).toEqual(['Pricing'])
  expect(checkbox('Tip').checked).toBe(true)
})
