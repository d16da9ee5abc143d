import { screen, waitFor, within } from '@testing-library/react'
import { afterAll, beforeAll, describe, expect, onTestFinished, test, vi } from 'vitest'
import { startTestApp, type TestApp } from '#server/testing/app.ts'
import { timeOfDay } from '#web/lib/format.ts'
import { showApp } from '#web/testing.tsx'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.stop())

test('a failed search of the posts says so, still finds pages, and can be retried', async () => {
  const author = await app.signUp()
  await app.hasPost(author, { title: 'Leading pelicans' })
  const { user, failing } = showApp('/analytics', { app, as: author })
  await screen.findByRole('heading', { level: 1, name: /Analytics/ })
  failing.add('/api/posts')
  await user.keyboard('{Control>}k{/Control}')
  const field = await screen.findByRole('combobox')
  await user.type(field, 'lead')
  const alert = within(await screen.findByRole('alert'))
  alert.getByText('Your posts couldn’t be searched. Try again.')
  screen.getByRole('option', { name: /^Lead magnet/ })
  failing.clear()
  await user.click(alert.getByRole('button', { name: 'Try Again' }))
  await screen.findByRole('option', { name: /Leading pelicans/ })
  expect(screen.queryByRole('alert')).toBeNull()
  expect(document.activeElement).toBe(field)
})

test('a page is found by its name and by other words', async () => {
  const { user } = showApp('/analytics', { app, as: await app.signUp() })
  await screen.findByRole('heading', { level: 1, name: /Analytics/ })
  await user.keyboard('{Control>}k{/Control}')
  await user.type(await screen.findByRole('combobox'), 'schedu')
  await screen.findByRole('option', { name: /^Calendar/ })
})

test('nothing is called not found while the search of the posts fails', async () => {
  const { user, failing } = showApp('/analytics', { app, as: await app.signUp() })
  await screen.findByRole('heading', { level: 1, name: /Analytics/ })
  failing.add('/api/posts')
  await user.keyboard('{Control>}k{/Control}')
  await user.type(await screen.findByRole('combobox'), 'pelican')
  await screen.findByText('Your posts couldn’t be searched. Try again.')
  expect(screen.queryByText(/^Nothing found/)).toBeNull()
  failing.clear()
  await user.click(screen.getByRole('button', { name: 'Try Again' }))
  await screen.findByText('Nothing found for “pelican”.')
})

test('posts of one title differ by their first words and the time of their last change', async () => {
  const author = await app.signUp('Nora Field', 'UTC')
  const updatedAt = new Date('2026-03-05T12:30:00Z')
  await app.hasPost(author, { title: 'Pelicans', hook: 'We counted them twice.', updatedAt })
  await app.hasPost(author, { title: 'Pelicans', hook: 'Nobody counts\nthem any more.', updatedAt })
  const { user } = showApp('/analytics', { app, as: author })
  await screen.findByRole('heading', { level: 1, name: /Analytics/ })
  await user.keyboard('{Control>}k{/Control}')
  await user.type(await screen.findByRole('combobox'), 'pelicans')
  const changed = `Mar 5, 2026 at ${timeOfDay('12:30')}`
  await screen.findByText(`${changed} · We counted them twice.`)
  screen.getByText(`${changed} · Nobody counts them any more.`)
})

const openPalette = async (path: string, author: Awaited<ReturnType<TestApp['signUp']>>) => {
  const shown = showApp(path, { app, as: author })
  await screen.findByRole('heading', { level: 1 })
  await shown.user.keyboard('{Control>}k{/Control}')
  return { ...shown, field: await screen.findByRole('combobox') }
}

test('an empty search lists actions and the newest posts', async () => {
  const author = await app.signUp()
  await app.hasPost(author, { title: 'About pelicans' })
  await openPalette('/analytics', author)
  await screen.findByRole('option', { name: /About pelicans/ })
  expect(screen.getAllByRole('option')[0]?.textContent).toBe('New postAction')
})

test('a post is found despite a typo, and the match is marked', async () => {
  const author = await app.signUp()
  await app.hasPost(author, { title: 'The old bakery' })
  const { user, field } = await openPalette('/analytics', author)
  await user.type(field, 'bakry')
  const option = await screen.findByRole('option', { name: /The old bakery/ })
  expect(option.querySelector('mark')?.textContent).toBe('bakery')
})

test.each([
  ['time zone', 'Time zone', '/settings#time-zone'],
  ['password', 'Password', '/settings?section=password'],
  ['remindr', 'Notifications', '/settings?section=notifications'],
])('a setting is found by its words: %s', async (words, name, address) => {
  const shown = await openPalette('/analytics', await app.signUp())
  await shown.user.type(shown.field, words)
  await shown.user.click(await screen.findByRole('option', { name: new RegExp(`^${name} ?Setting`) }))
  expect(shown.address()).toBe(address)
})

test('a found setting has its card in view and the focus, also a second time from the same page', async () => {
  const { user, field } = await openPalette('/analytics', await app.signUp())
  const seen: (string | null)[] = []
  const scrollIntoView = vi.spyOn(Element.prototype, 'scrollIntoView').mockImplementation(function (this: Element) {
    if (this.tagName === 'H2') seen.push(this.textContent)
  })
  onTestFinished(() => scrollIntoView.mockRestore())
  await user.type(field, 'time zone{Enter}')
  await waitFor(() => expect(document.activeElement?.textContent).toBe('Time zone'))
  await user.keyboard('{Control>}k{/Control}')
  await user.type(await screen.findByRole('combobox'), 'download my data{Enter}')
  await waitFor(() => expect(document.activeElement?.textContent).toBe('Download my data'))
  expect(seen).toEqual(['Time zone', 'Download my data'])
})

test.each(['slots', 'posting slots'])('“%s” opens the posting slots', async (words) => {
  window.matchMedia = (media) => Object.assign(new EventTarget(), { media, matches: true }) as MediaQueryList
  const { user, field, address } = await openPalette('/analytics', await app.signUp())
  await user.type(field, `${words}{Enter}`)
  const dialog = within(await screen.findByRole('dialog', { name: /slots/i }))
  await user.click(dialog.getByRole('button', { name: 'Cancel' }))
  await waitFor(() => expect(address()).toBe('/calendar'))
  expect(screen.queryByRole('dialog')).toBeNull()
})

test('the theme is changed by its words', async () => {
  const { user, field } = await openPalette('/analytics', await app.signUp())
  await user.type(field, 'dark{Enter}')
  await waitFor(() => expect(document.documentElement.dataset.theme).toBe('dark'))
  await user.click(screen.getByRole('button', { name: 'Light theme' }))
})

test('an open post has its actions in the search, and other pages have none of them', async () => {
  const author = await app.signUp()
  const post = await app.hasPost(author, { title: 'About pelicans' })
  const { user, field } = await openPalette(`/create?id=${post.id}`, author)
  await screen.findByRole('textbox', { name: 'Hook', hidden: true })
  await user.keyboard('{Escape}')
  await waitFor(() => expect(screen.queryByRole('combobox', { name: /^Search/ })).toBeNull())
  expect(field.isConnected).toBe(false)
  await user.keyboard('{Control>}k{/Control}')
  await user.type(await screen.findByRole('combobox', { name: /^Search/ }), 'schedule this{Enter}')
  await screen.findByRole('dialog', { name: /Schedule/ })
})

test('a slash outside of fields opens the search, and N begins a new post', async () => {
  const { user, address } = showApp('/analytics', { app, as: await app.signUp() })
  await screen.findByRole('heading', { level: 1, name: /Analytics/ })
  await user.keyboard('/')
  await screen.findByRole('combobox', { name: /^Search/ })
  await user.keyboard('{Escape}')
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  await user.keyboard('n')
  await waitFor(() => expect(address()).toBe('/'))
})

describe('a slash on an empty line of the post', () => {
  const openOn = async (hook: string) => {
    const author = await app.signUp()
    const post = await app.hasPost(author, { title: 'About pelicans', hook })
    const { user } = showApp(`/create?id=${post.id}`, { app, as: author })
    const field = await screen.findByRole<HTMLTextAreaElement>('textbox', { name: 'Hook' })
    await user.click(field)
    field.setSelectionRange(field.value.length, field.value.length)
    return { user, field }
  }
  const search = () => screen.queryByRole('combobox', { name: /^Search/ })

  test('lists actions, and choosing one leaves the text as it was', async () => {
    const { user, field } = await openOn('Look.\n')
    await user.keyboard('/')
    await screen.findByRole('option', { name: /^Schedule this post/ })
    await user.keyboard('schedule{Enter}')
    await screen.findByRole('dialog', { name: /Schedule/ })
    expect(field.value).toBe('Look.\n')
  })

  test('returns to the text with Esc, and when it finds nothing', async () => {
    const { user, field } = await openOn('Look.\n')
    await user.keyboard('/')
    await waitFor(() => expect(search()).not.toBeNull())
    await user.keyboard('{Escape}')
    await waitFor(() => expect(field.value).toBe('Look.\n/'))
    expect(document.activeElement).toBe(field)
    await user.keyboard('{Enter}/')
    await waitFor(() => expect(search()).not.toBeNull())
    await user.keyboard('qq')
    await waitFor(() => expect(field.value).toMatch(/^Look\.\n\/\n\/q/))
    expect(search()).toBeNull()
  })

  test('is an ordinary letter on a line with text', async () => {
    const { user, field } = await openOn('Look')
    await user.keyboard('/')
    expect(field.value).toBe('Look/')
    expect(search()).toBeNull()
  })
})
