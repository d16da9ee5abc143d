import { screen, waitFor, within } from '@testing-library/react'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { startTestApp, type TestApp, type TestUser } from '#server/testing/app.ts'
import type { Post } from '#shared/posts.ts'
import type { Proof } from '#shared/proofs.ts'
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
  hook: 'Our page has 1,200 readers.',
  insight: 'It saved 40 hours a week. The rest was patience.',
  value: 'Write it down, with Anna Berg if you can.',
  cta: 'Would you?',
}
const postsOf = async (as: TestUser) => (await (await app.call('GET', '/api/posts', { as })).json()) as Post[]
const proofsOf = async (as: TestUser) => (await (await app.call('GET', '/api/proofs', { as })).json()) as Proof[]
const toastSays = async (title: string) => screen.findByText(title, { selector: 'li *' })

async function openPost(values: Partial<typeof content> = {}) {
  const author = await app.signUp()
  const post = await app.hasPost(author, { ...content, ...values, subject: 'Our page with 1200 readers' })
  const view = showApp(`/create?id=${post.id}`, { app, as: author })
  await screen.findByRole('textbox', { name: 'Hook' })
  return { author, post, ...view }
}

type View = Awaited<ReturnType<typeof openPost>>

/** Opens the dialog, chooses a day of next month and presses Schedule. */
async function schedule({ user }: View) {
  await user.click(screen.getByRole('button', { name: 'Schedule' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Schedule Your Post' }))
  await user.click(await dialog.findByRole('button', { name: /Next Month/ }))
  await user.click(within((await dialog.findAllByRole('gridcell'))[14]!).getByRole('button'))
  await user.click(dialog.getByRole('button', { name: 'Schedule' }))
  return dialog
}

/** Opens the ledger through the question before scheduling. */
async function openLedger(view: View) {
  const dialog = await schedule(view)
  await view.user.click(await dialog.findByRole('button', { name: 'Review them first' }))
  await dialog.findByRole('heading', { name: 'Claims' })
  return dialog
}

const chips = () =>
  within(screen.getByRole('list', { name: 'Claims to review' }))
    .getAllByRole('button')
    .map((chip) => chip.getAttribute('aria-label'))

test('scheduling asks once about unbacked claims', async () => {
  const view = await openPost()
  const dialog = await schedule(view)
  await dialog.findByText('This post says 2 things you didn’t mention. Are they true?')
  const asked = within(dialog.getByRole('list', { name: 'Open claims' })).getAllByRole('listitem')
  expect(asked.map((item) => item.textContent)).toEqual(['40 hours Number', 'Anna Berg Name'])
  expect((await postsOf(view.author))[0]?.scheduledFor).toBeNull()
  await view.user.click(dialog.getByRole('button', { name: 'Schedule anyway' }))
  await toastSays('Post scheduled')
  const [post] = await postsOf(view.author)
  expect(post?.scheduledFor).not.toBeNull()
  expect(post?.claims).toEqual([
    { key: '40 hour | saved', state: 'asked' },
    { key: 'anna berg', state: 'asked' },
  ])

  await schedule(view)
  await waitFor(async () => expect((await postsOf(view.author))[0]!.version).toBeGreaterThan(post!.version))
  expect(screen.queryByRole('button', { name: 'Schedule anyway' })).toBeNull()
})

test('scheduling a post whose claims come from the author asks nothing', async () => {
  const view = await openPost()
  for (const proof of ['Anna Berg helped us write it down.', 'The page saved 40 hours a week.'])
    await app.call('POST', '/api/proofs', { as: view.author, body: { content: proof } })
  await schedule(view)
  await toastSays('Post scheduled')
})

test('a confirmed claim counts as true from then on, and can go to the proof bank', async () => {
  const view = await openPost()
  const dialog = await openLedger(view)
  expect(chips()).toEqual(['Number: 40 hours', 'Name: Anna Berg'])
  await view.user.click(dialog.getByRole('button', { name: 'Number: 40 hours' }))
  dialog.getByText('Number in Insight')
  await view.user.click(dialog.getByRole('button', { name: 'True, keep' }))
  await waitFor(() => expect(chips()).toEqual(['Name: Anna Berg']))
  expect((await postsOf(view.author))[0]?.claims).toEqual([{ key: '40 hour | saved', state: 'true' }])

  const backed = within(dialog.getByRole('list', { name: 'Claims that are backed', hidden: true }))
  expect(backed.getAllByRole('listitem', { hidden: true }).map((item) => item.textContent)).toEqual([
    '1,200 readersfrom your subject',
    '40 hoursyou said so Save to proof bank Undo',
  ])
  await view.user.click(dialog.getByText('2 claims are backed'))
  await view.user.click(dialog.getByRole('button', { name: 'Save to proof bank' }))
  await toastSays('Saved to your proof bank')
  expect((await proofsOf(view.author)).map((proof) => proof.content)).toEqual(['It saved 40 hours a week.'])
  await waitFor(() => expect(dialog.queryByRole('button', { name: 'Save to proof bank' })).toBeNull())
  await view.user.click(dialog.getByRole('button', { name: 'Undo: 40 hours' }))
  await waitFor(async () => expect((await postsOf(view.author))[0]?.claims).toEqual([]))
})

test("a claim is replaced in its section, and the typed words count as the author's", async () => {
  const view = await openPost()
  const dialog = await openLedger(view)
  await view.user.click(dialog.getByRole('button', { name: 'Number: 40 hours' }))
  await view.user.click(dialog.getByRole('button', { name: 'Replace' }))
  const field = await dialog.findByRole<HTMLTextAreaElement>('textbox', { name: 'Write instead' })
  expect(field.value).toBe('40 hours')
  expect([field.selectionStart, field.selectionEnd]).toEqual([0, '40 hours'.length])
  await view.user.keyboard('nine hours{Enter}')
  await toastSays('Replaced')
  await waitFor(() => expect(chips()).toEqual(['Name: Anna Berg']))
  const [post] = await postsOf(view.author)
  expect(post?.content.insight).toBe('It saved nine hours a week. The rest was patience.')
  expect(post?.claims).toEqual([{ key: '9 hour | saved', state: 'true' }])
})

test('words typed in the editor count as the author’s: they raise no question, and the author can take them back', async () => {
  const view = await openPost()
  const value = await screen.findByRole('textbox', { name: 'Value' })
  await view.user.clear(value)
  await view.user.type(value, 'In 2021 it cost us 500 euros.')
  const dialog = await openLedger(view)
  expect(chips()).toEqual(['Number: 40 hours'])
  const backed = within(dialog.getByRole('list', { name: 'Claims that are backed', hidden: true }))
  expect(backed.getAllByRole('listitem', { hidden: true }).map((item) => item.textContent)).toEqual([
    '1,200 readersfrom your subject',
    '2021you said so Save to proof bank Undo',
    '500 eurosyou said so Save to proof bank Undo',
  ])
  await view.user.click(dialog.getByText('3 claims are backed'))
  await view.user.click(dialog.getByRole('button', { name: 'Undo: 2021' }))
  await waitFor(() => expect(chips()).toEqual(['Number: 40 hours', 'Date: 2021']))
})

test('unsaved words are saved before their claims raise a question', async () => {
  const view = await openPost()
  await view.user.click(screen.getByRole('button', { name: 'Post menu' }))
  await view.user.click(await screen.findByRole('menuitem', { name: 'Edit mode' }))
  await screen.findByRole('button', { name: 'Save changes' })
  const insight = screen.getByRole('textbox', { name: 'Insight' })
  await view.user.clear(insight)
  await view.user.type(insight, 'It cost us 500 euros.')
  await view.user.keyboard('{Escape}')
  await toastSays('Edit mode disabled')
  await openLedger(view)
  expect(chips()).toEqual(['Name: Anna Berg'])
})

test('an invented scene raises one question, and is removed as a whole', async () => {
  const view = await openPost({ insight: 'Patience helps. Yesterday a client called Anna Berg 40 times from the car.' })
  const dialog = await openLedger(view)
  const scene = 'What happened: Yesterday a client called Anna Berg 40 times from the car'
  expect(chips()).toEqual([scene, 'Name: Anna Berg'])
  await view.user.click(dialog.getByRole('button', { name: scene }))
  await view.user.click(dialog.getByRole('button', { name: 'Remove' }))
  await toastSays('Removed')
  await waitFor(async () => expect((await postsOf(view.author))[0]?.content.insight).toBe('Patience helps.'))
})

test('removing a claim removes its sentence, and undo restores it', async () => {
  const view = await openPost()
  const dialog = await openLedger(view)
  await view.user.click(dialog.getByRole('button', { name: 'Number: 40 hours' }))
  await view.user.click(dialog.getByRole('button', { name: 'Remove' }))
  await waitFor(async () => expect((await postsOf(view.author))[0]?.content.insight).toBe('The rest was patience.'))
  await toastSays('Removed')
  screen.getByText('Undo').click()
  await waitFor(async () => expect((await postsOf(view.author))[0]?.content).toEqual(content))
})

test('once nothing is open, the post can be scheduled', async () => {
  const view = await openPost()
  const dialog = await openLedger(view)
  for (const name of ['Number: 40 hours', 'Name: Anna Berg']) {
    await view.user.click(await dialog.findByRole('button', { name }))
    await view.user.click(dialog.getByRole('button', { name: 'True, keep' }))
    await waitFor(() => expect(dialog.queryByRole('button', { name })).toBeNull())
  }
  await dialog.findByText('Everything the post claims comes from you.')
  await view.user.click(dialog.getByRole('button', { name: 'Back' }))
  await view.user.click(dialog.getByRole('button', { name: 'Schedule' }))
  await toastSays('Post scheduled')
})

test('a claim that could not be settled stays open and shows an error', async () => {
  const view = await openPost()
  const dialog = await openLedger(view)
  await view.user.click(dialog.getByRole('button', { name: 'Number: 40 hours' }))
  view.goOffline()
  await view.user.click(dialog.getByRole('button', { name: 'True, keep' }))
  await toastSays('Save failed')
  expect(chips()).toEqual(['Number: 40 hours', 'Name: Anna Berg'])
})

test('the network dialog asks too', async () => {
  const view = await openPost()
  await view.user.click(screen.getByRole('button', { name: 'Network preview' }))
  const preview = within(await screen.findByRole('dialog', { name: 'Network Preview' }))
  await view.user.click(preview.getByRole('button', { name: 'Schedule' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Network Integration' }))
  await view.user.click(await dialog.findByRole('button', { name: /Next Month/ }))
  await view.user.click(within((await dialog.findAllByRole('gridcell'))[14]!).getByRole('button'))
  await view.user.click(dialog.getByRole('button', { name: 'Schedule' }))
  await view.user.click(await dialog.findByRole('button', { name: 'Schedule anyway' }))
  await toastSays('Post scheduled')
  expect((await postsOf(view.author))[0]?.claims).toHaveLength(2)
})

test("a claim's label is a whole phrase", async () => {
  const view = await openPost({
    insight: 'We went down to 6 from 11 meetings.',
    value: 'Yesterday my neighbour sold me a [what was it?].',
    cta: 'Would you?',
  })
  const dialog = await schedule(view)
  await view.user.click(await dialog.findByRole('button', { name: 'Review the claims' }))
  await dialog.findByRole('list', { name: 'Claims to review' })
  expect(chips()).toEqual([
    'Number: 6',
    'Number: 11 meetings',
    'What happened: Yesterday my neighbour sold me a [what was it?]',
  ])
})
