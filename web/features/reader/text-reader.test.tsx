import { screen, waitFor, within } from '@testing-library/react'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { startTestApp, type TestApp, type TestUser } from '#server/testing/app.ts'
import type { Post, PostContent } from '#shared/posts.ts'
import { showApp } from '#web/testing.tsx'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.stop())
beforeEach(() => {
  window.matchMedia = (media) => Object.assign(new EventTarget(), { media, matches: true }) as MediaQueryList
  Element.prototype.hasPointerCapture = () => false
})

const content: PostContent = {
  hook: 'Our team stopped its Monday meeting in March.',
  insight: 'We delve into the numbers on paper now. Everybody reads the list before lunch, and nobody waits.',
  value: 'Let’s dive in. Write the list of what is stuck before noon, and let the team read it.',
  cta: 'Which meeting would you rather read?',
}

async function open(author?: TestUser) {
  const as = author ?? (await app.signUp())
  const post = await app.hasPost(as, { ...content, subject: Object.values(content).join(' '), emojiUsage: 'none' })
  const view = showApp(`/create?id=${post.id}`, { app, as })
  const field = (name: string) => screen.getByRole<HTMLTextAreaElement>('textbox', { name })
  await screen.findByRole('textbox', { name: 'Insight' })
  await screen.findByRole('button', { name: 'Next finding' })
  return { as, post, field, ...view }
}
const read = async (as: TestUser, { id }: Post) =>
  (await (await app.call('GET', `/api/posts/${id}`, { as })).json()) as Post
const marked = () => [...document.querySelectorAll('[data-finding]')].map(({ textContent }) => textContent)
const says = (field: HTMLElement) =>
  field
    .getAttribute('aria-describedby')!
    .split(' ')
    .map((id) => document.getElementById(id)?.textContent)
    .join(' ')

test('findings are underlined while typing, and the field says how many there are', async () => {
  const { field } = await open()
  await waitFor(() => expect(marked()).toEqual(['delve into', 'Let’s dive in']))
  expect(says(field('Insight'))).toMatch(/1 finding\. Alt F7/)
  expect(says(field('CTA'))).not.toMatch(/finding/)
})

test('underlines move with the words while typing, and leave changed words', async () => {
  const { user, field } = await open()
  await user.type(field('Insight'), 'So ', { initialSelectionStart: 0, initialSelectionEnd: 0 })
  expect(marked()).toEqual(['delve into', 'Let’s dive in'])
  await user.type(field('Insight'), 'x', { initialSelectionStart: 8, initialSelectionEnd: 8 })
  expect(marked()).toEqual(['Let’s dive in'])
})

test('keys move between findings, fix one, and Escape leads back to the caret', async () => {
  const { as, post, user, field } = await open()
  await user.click(field('Insight'))
  field('Insight').setSelectionRange(0, 0)
  await user.keyboard('{Alt>}{F7}{/Alt}')
  const first = await screen.findByRole('dialog', { name: 'Cliché' })
  within(first).getByText('1 of 2')
  await user.keyboard('{Escape}')
  await waitFor(() => expect(document.activeElement).toBe(field('Insight')))
  expect([field('Insight').selectionStart, field('Insight').selectionEnd]).toEqual([0, 0])
  await user.keyboard('{Alt>}{F7}{/Alt}')
  await screen.findByText('1 of 2', { selector: '[role=dialog] *' })
  await user.keyboard('{Alt>}{F7}{/Alt}')
  await screen.findByText('2 of 2', { selector: '[role=dialog] *' })
  await user.keyboard('{Alt>}{Shift>}{F7}{/Shift}{/Alt}')
  await screen.findByText('1 of 2', { selector: '[role=dialog] *' })
  const fix = screen.getByRole('button', { name: 'Use “look into”' })
  await waitFor(() => expect(document.activeElement).toBe(fix))
  await user.keyboard('{Enter}')
  expect(field('Insight').value).toMatch(/^We look into the numbers/)
  await waitFor(() => expect(document.activeElement).toBe(field('Insight')))
  await waitFor(async () => expect((await read(as, post)).content.insight).toMatch(/^We look into/))
})

test('pressing the words explains the finding, reads it out, and leaves the caret there', async () => {
  const { user, field } = await open()
  await user.pointer({ keys: '[MouseLeft]', target: field('Insight'), offset: 5 })
  await screen.findByRole('dialog', { name: 'Cliché' })
  expect(document.activeElement).toBe(field('Insight'))
  await screen.findByText(/^Cliché: delve into\. /, { selector: '[role=status]' })
  await user.keyboard('x')
  await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Cliché' })).toBeNull())
})

test('an ignored finding stays ignored while other words change, returns with its own, and can be restored', async () => {
  const { as, post, user, field } = await open()
  await user.click(screen.getByRole('button', { name: 'Next finding' }))
  await user.click(await screen.findByRole('button', { name: 'Ignore' }))
  await waitFor(() => expect(marked()).toEqual(['Let’s dive in']))
  await waitFor(async () =>
    expect((await read(as, post)).ignored).toMatchObject([{ section: 'insight', quote: 'delve into' }]),
  )
  await user.type(field('Insight'), ' It works.')
  await user.click(await screen.findByRole('button', { name: '1 ignored · Show' }))
  expect(marked()).toEqual(['Let’s dive in'])
  await user.click(screen.getByRole('button', { name: 'Take back: delve into' }))
  await waitFor(() => expect(marked()).toEqual(['delve into', 'Let’s dive in']))
  await waitFor(async () => expect((await read(as, post)).ignored).toEqual([]))
})
