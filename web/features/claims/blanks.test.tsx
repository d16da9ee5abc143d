import { screen, waitFor, within } from '@testing-library/react'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { startTestApp, type TestApp, type TestUser } from '#server/testing/app.ts'
import type { Post } from '#shared/posts.ts'
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

const content = {
  hook: 'We dropped the Monday meeting.',
  insight: 'It took an hour a week. [what happened instead?]',
  value: '[what did you try first?]\n\nThen we wrote [how many?] pages.',
  cta: 'Would you?',
}
const postsOf = async (as: TestUser) => (await (await app.call('GET', '/api/posts', { as })).json()) as Post[]
const saved = async (as: TestUser) => (await postsOf(as))[0]!.content
const toastSays = async (title: string, description: string | RegExp = title) => {
  await screen.findByText(title, { selector: 'li *' })
  await screen.findByText(description, { selector: 'li *' })
}
const chip = (question: string) => screen.findByRole('button', { name: `Blank: ${question}` })
const field = (question: string) => screen.findByRole<HTMLTextAreaElement>('textbox', { name: question })
const count = (name: string) => screen.findByRole('button', { name })
const isGone = (question: string) =>
  waitFor(() => expect(screen.queryByRole('button', { name: `Blank: ${question}` })).toBeNull())
const hasFocus = (element: Element) => waitFor(() => expect(document.activeElement).toBe(element))

async function openPost(values: Parameters<TestApp['hasPost']>[1] = {}) {
  const author = await app.signUp()
  const subject = 'We dropped the Monday meeting, which took an hour a week, and wrote pages.'
  const post = await app.hasPost(author, { subject, ...content, ...values })
  const view = showApp(`/?id=${post.id}`, { app, as: author })
  await screen.findByRole('textbox', { name: 'Hook' })
  return { author, post, ...view }
}

test('blanks are counted, and a button leads from one to the next', async () => {
  const { user } = await openPost()
  const next = await count('3 blanks left')
  await user.click(next)
  await hasFocus(await field('what happened instead?'))
  await user.click(next)
  await hasFocus(await field('what did you try first?'))
  await user.click(next)
  await hasFocus(await field('how many?'))
  await user.click(next)
  await hasFocus(await field('what happened instead?'))
})

test('Enter fills a blank in its sentence, saves it as the author’s word and opens the next one', async () => {
  const { user, author } = await openPost()
  ;(await chip('what did you try first?')).focus()
  await user.keyboard('{Enter}')
  await hasFocus(await field('what did you try first?'))
  await user.keyboard('in 2019 we tried a shared page{Enter}')
  await isGone('what did you try first?')
  await hasFocus(await field('how many?'))
  await count('2 blanks left')
  await waitFor(async () =>
    expect((await saved(author)).value).toBe('In 2019 we tried a shared page.\n\nThen we wrote [how many?] pages.'),
  )
  expect((await postsOf(author))[0]?.claims.map(({ state }) => state)).toContain('true')
})

test('a filled blank is kept as an answer for the next generation', async () => {
  const { user, author } = await openPost()
  await user.click(await chip('what did you try first?'))
  await hasFocus(await field('what did you try first?'))
  await user.keyboard('a shared page{Tab}')
  await hasFocus(await field('how many?'))
  await user.keyboard('14{Enter}')
  await waitFor(async () =>
    expect((await postsOf(author))[0]?.answers).toEqual([
      { question: 'What did you try first?', answer: 'a shared page' },
      { question: 'How many?', answer: 'Then we wrote 14 pages.' },
    ]),
  )
})

test('Escape leaves a blank as it is, keeps the focus on it, and keeps the typed words', async () => {
  const { user, author } = await openPost()
  await user.click(await chip('how many?'))
  await hasFocus(await field('how many?'))
  await user.keyboard('four{Escape}')
  await hasFocus(await chip('how many?'))
  expect(screen.queryByRole('textbox', { name: 'how many?' })).toBeNull()
  expect(await saved(author)).toEqual(content)
  await user.keyboard('{Enter}')
  expect((await field('how many?')).value).toBe('four')
})

test('typing on a blank fills it in, and no letter is lost', async () => {
  const { user, author } = await openPost()
  ;(await chip('what did you try first?')).focus()
  await user.keyboard('he asked me why{Enter}fourteen of them{Enter}we wrote more')
  await hasFocus(await field('what happened instead?'))
  expect((await field('what happened instead?')).value).toBe('we wrote more')
  await user.keyboard('{Enter}')
  await hasFocus(screen.getByRole('textbox', { name: 'Insight' }))
  await user.keyboard(' Then it ended.')
  await waitFor(async () =>
    expect(await saved(author)).toMatchObject({
      insight: 'It took an hour a week. We wrote more. Then it ended.',
      value: 'He asked me why.\n\nThen we wrote fourteen of them pages.',
    }),
  )
})

test('Tab fills in the typed words and moves to the next blank', async () => {
  const { user, author } = await openPost()
  await user.click(await chip('what happened instead?'))
  await hasFocus(await field('what happened instead?'))
  await user.keyboard('{Tab}')
  await hasFocus(await field('what did you try first?'))
  await user.keyboard('a page{Tab}')
  await hasFocus(await field('how many?'))
  await user.keyboard('14{Enter}')
  await waitFor(async () =>
    expect(await saved(author)).toEqual({ ...content, value: 'A page.\n\nThen we wrote 14 pages.' }),
  )
  await count('1 blank left')
})

test('after the last blank, the focus stays in its text, and a message says that none is left', async () => {
  const { user } = await openPost({ insight: 'It took an hour.', value: 'We wrote [how many?] pages.' })
  await user.click(await count('1 blank left'))
  await hasFocus(await field('how many?'))
  await user.keyboard('four{Enter}')
  await screen.findByText('No blanks left', { selector: '[role=status]' })
  await hasFocus(screen.getByRole('textbox', { name: 'Value' }))
})

test('a line can be taken out, and brought back', async () => {
  const { user, author } = await openPost()
  await user.click(await chip('what happened instead?'))
  await user.click(await screen.findByRole('button', { name: 'Remove this line' }))
  await toastSays('Line removed')
  await waitFor(async () => expect((await saved(author)).insight).toBe('It took an hour a week.'))
  await user.click(screen.getByRole('button', { name: 'Undo' }))
  await waitFor(async () => expect(await saved(author)).toEqual(content))
})

test('in edit mode, a blank is filled in its field', async () => {
  const { user, author } = await openPost()
  await user.click(screen.getByRole('button', { name: 'Post menu' }))
  await user.click(await screen.findByRole('menuitem', { name: 'Edit mode' }))
  await screen.findByRole('button', { name: 'Save changes' })
  await user.click(await chip('how many?'))
  await hasFocus(await field('how many?'))
  await user.keyboard('four{Enter}')
  await isGone('how many?')
  expect(screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Value' }).value).toMatch(
    /Then we wrote four pages\.$/,
  )
  await user.click(screen.getByRole('button', { name: 'Save changes' }))
  await waitFor(async () => expect((await saved(author)).value).toMatch(/Then we wrote four pages\.$/))
})

const copiedWithBlanks = /^Post content has been copied to your clipboard\. 3 blanks are still open\./

test.each(['Copy', 'Copy to clipboard'])('%s copies blanks at once and says so', async (name) => {
  const { user } = await openPost()
  await user.click(screen.getByRole('button', { name }))
  await toastSays('Copied to clipboard', copiedWithBlanks)
  expect(await navigator.clipboard.readText()).toContain('[what did you try first?]')
})

async function schedule(user: Awaited<ReturnType<typeof openPost>>['user']) {
  await user.click(screen.getByRole('button', { name: 'Schedule' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Schedule Your Post' }))
  await user.click(await dialog.findByRole('button', { name: /Next Month/ }))
  await user.click(within((await dialog.findAllByRole('gridcell'))[14]!).getByRole('button'))
  await user.click(dialog.getByRole('button', { name: 'Schedule' }))
  return dialog
}

test('scheduling asks about blanks and claims in one question', async () => {
  const { user, author } = await openPost({ cta: 'It saved 40 hours.' })
  const dialog = await schedule(user)
  await dialog.findByText('3 blanks are still open.')
  dialog.getByText('This post says one thing you didn’t mention. Is it true?')
  await user.click(dialog.getByRole('button', { name: 'Schedule anyway' }))
  await toastSays('Post scheduled')
  expect((await postsOf(author))[0]).toMatchObject({ scheduledFor: expect.any(String) })
})

test('blanks raise a question each time, and the author can fill them first', async () => {
  const { user, author } = await openPost()
  for (let time = 0; time < 2; time += 1) {
    const dialog = await schedule(user)
    await user.click(await dialog.findByRole('button', { name: 'Fill them first' }))
    await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Schedule Your Post' })).toBeNull())
    await user.keyboard('{Escape}')
  }
  expect((await postsOf(author))[0]?.scheduledFor).toBeNull()
})

test('a blank in the analysis leads to the preview to be filled', async () => {
  const { user } = await openPost()
  await user.click(screen.getByRole('tab', { name: /^Content Analysis/ }))
  await user.click(await count('3 blanks left'))
  await hasFocus(await field('what happened instead?'))
  expect(screen.getByRole('tab', { name: 'Post Preview' }).getAttribute('aria-selected')).toBe('true')
  await user.keyboard('{Escape}')

  await user.click(screen.getByRole('tab', { name: /^Content Analysis/ }))
  const findings = within(await screen.findByRole('list', { name: 'Findings in Value' }))
  await user.click(findings.getByRole('button', { name: 'Fill in: [how many?]' }))
  await hasFocus(await field('how many?'))
})

test('a list shows which drafts have blanks, copies them at once, and asks before publishing them', async () => {
  const author = await app.signUp()
  await app.hasPost(author, { ...content, title: 'Half a draft' })
  const { user } = showApp('/posts', { app, as: author })
  const card = async () =>
    within((await screen.findByRole('link', { name: 'Half a draft' })).closest<HTMLElement>('li')!)
  ;(await card()).getByText('3 blanks')

  await user.click((await card()).getByRole('button', { name: /^Actions/ }))
  await user.click(await screen.findByRole('menuitem', { name: 'Copy content' }))
  await toastSays('Copied to clipboard', copiedWithBlanks)

  await user.click((await card()).getByRole('button', { name: 'Post by hand…' }))
  const dialog = within(await screen.findByRole('dialog'))
  await dialog.findByText('3 blanks are still open.')
  expect(dialog.queryByRole('link', { name: 'Open LinkedIn' })).toBeNull()
  await user.click(dialog.getByRole('button', { name: 'Post anyway' }))
  await dialog.findByRole('link', { name: 'Open LinkedIn' })
})

test('the library shows which posts have blanks, and copies them at once', async () => {
  const author = await app.signUp()
  await app.hasPost(author, { ...content, title: 'Half a draft' })
  const { user } = showApp('/library', { app, as: author })
  const card = within((await screen.findByRole('link', { name: 'Half a draft' })).closest<HTMLElement>('li')!)
  card.getByText('3 blanks')
  await user.click(card.getByRole('button', { name: /^Actions/ }))
  await user.click(await screen.findByRole('menuitem', { name: 'Copy to clipboard' }))
  await toastSays('Copied to clipboard', copiedWithBlanks)
})

test('the calendar asks before it schedules a text with blanks', async () => {
  const author = await app.signUp()
  const { user } = showApp('/calendar', { app, as: author })
  await user.click((await screen.findAllByRole('button', { name: 'Schedule a post' }))[0]!)
  const dialog = within(await screen.findByRole('dialog', { name: 'Schedule a post' }))
  await user.type(dialog.getByRole('textbox', { name: 'Title' }), 'A page')
  await user.click(dialog.getByRole('textbox', { name: 'Content' }))
  await user.paste('We wrote a page.\n\nIt had [how many?] readers.')
  await user.click(await dialog.findByRole('button', { name: /Next Month/ }))
  await user.click(within((await dialog.findAllByRole('gridcell'))[14]!).getByRole('button'))
  await user.click(dialog.getByRole('button', { name: 'Schedule' }))
  await dialog.findByText('1 blank is still open.')
  await user.click(dialog.getByRole('button', { name: 'Fill it first' }))
  const text = dialog.getByRole<HTMLTextAreaElement>('textbox', { name: 'Content' })
  await hasFocus(text)
  expect(text.value.slice(text.selectionStart, text.selectionEnd)).toBe('[how many?]')
  expect(await postsOf(author)).toEqual([])
  await user.click(dialog.getByRole('button', { name: 'Schedule' }))
  await user.click(await dialog.findByRole('button', { name: 'Schedule anyway' }))
  await toastSays('Post scheduled')
})
