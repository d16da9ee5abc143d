import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterAll, beforeAll, beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { someContent, startTestApp, type TestApp, type TestUser } from '#server/testing/app.ts'
import type { Post } from '#shared/posts.ts'
import { clockIn, timeOfDay } from '#web/lib/format.ts'
import { keep } from '#web/lib/kept/kept.ts'
import { outdoneKey } from '#web/lib/kept/merge.ts'
import { browserZone } from '#web/lib/time-zone.ts'
import { showApp } from '#web/testing.tsx'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.stop())
beforeEach(() => {
  // jsdom has no `matchMedia`. Everyone here prefers reduced motion and has no pointer.
  window.matchMedia = (media) => Object.assign(new EventTarget(), { media, matches: true }) as MediaQueryList
  Element.prototype.hasPointerCapture = () => false
})

const postsOf = async (author: TestUser) =>
  (await (await app.call('GET', '/api/posts', { as: author })).json()) as Post[]
const section = (name: string) => screen.findByRole<HTMLTextAreaElement>('textbox', { name })
const subject = () => screen.findByRole<HTMLTextAreaElement>('textbox', { name: 'Subject' })
const toastSays = async (title: string, description?: string) => {
  await screen.findByText(title, { selector: 'li *' })
  if (description) await screen.findByText(description, { selector: 'li *' })
}

async function openPost(values: Parameters<TestApp['hasPost']>[1] = {}) {
  const author = await app.signUp()
  const post = await app.hasPost(author, values)
  const shown = showApp(`/create?id=${post.id}`, { app, as: author })
  await section('Hook')
  return { author, post, ...shown }
}

/** An answer that the post leaves out. */
const unsaid = { answers: [{ question: 'What came out of it?', answer: 'We got 14 hours a week back.' }] }

/** A text with sentences to drop and typing to fix. */
const wordy = {
  ...unsaid,
  value: 'if you want to try it, start with the list of what is stuck.',
  insight:
    'It was where three people thought aloud for an hour. Meetings of this kind always go on and on, week after week, and there is hardly any reason to be in the room with them. The others waited for their turn.',
}

test('a new form asks for a category, and another post type clears it', async () => {
  const { user } = showApp('/', { app, as: await app.signUp() })
  const waiting = await screen.findByRole<HTMLButtonElement>('button', { name: 'Select a post category to continue' })
  expect(waiting.disabled).toBe(true)
  expect(screen.getByRole<HTMLInputElement>('radio', { name: 'Story Posts' }).checked).toBe(true)
  await screen.findByText('Standard · a few emojis · English · no AI model')

  await user.click(screen.getByRole('button', { name: /^Personal experience/ }))
  screen.getByRole('button', { name: 'Generate Personal experience post' })
  expect(screen.queryByRole('button', { name: /^Transformation stories/ })).toBeNull()
  screen.getByText('Story Posts · Personal experience')

  await user.click(screen.getByRole('button', { name: 'Change category, now Personal experience' }))
  await user.click(screen.getByRole('radio', { name: 'List Posts' }))
  screen.getByRole('button', { name: /^Numbered tips/ })
  screen.getByRole('button', { name: 'Select a post category to continue' })
  await user.click(screen.getByRole('radio', { name: 'Story Posts' }))
  screen.getByRole('button', { name: 'Generate Personal experience post' })
})

test('another post type keeps a category without a type', async () => {
  const { user } = showApp('/?subject=Code%20review', { app, as: await app.signUp() })
  await user.click(await screen.findByRole('button', { name: 'Change category, now Explanation' }))
  await user.click(screen.getByRole('radio', { name: 'List Posts' }))
  screen.getByRole('button', { name: 'Generate Explanation post' })
})

test('who reviews posts sees the post and its conversation, and no tool that the server refuses', async () => {
  const author = await app.signUp()
  const post = await app.hasPost(author)
  const reviewer = await app.joins(await app.signUp(), author, 'reviewer')
  const { user } = showApp(`/create?id=${post.id}`, { app, as: reviewer })
  await screen.findByRole('heading', { name: 'Review posts' })
  expect((await section('Hook')).readOnly).toBe(true)
  expect((await screen.findByRole<HTMLInputElement>('textbox', { name: 'Title of the post' })).readOnly).toBe(true)
  await screen.findByRole('button', { name: 'Comments' })
  await screen.findByText(/^\d+ of 3,000 characters$/)
  for (const name of [
    /^Rewrite/,
    /^Undo/,
    /^Regenerate/,
    /Add images/,
    /carousel/,
    /first comment/,
    'Formatting',
    /^Generate/,
  ])
    expect(screen.queryByRole('button', { name })).toBeNull()
  expect(screen.queryByText('Add images or a PDF')).toBeNull()
  await user.click(screen.getByRole('button', { name: 'Post menu' }))
  await screen.findByRole('menuitem', { name: 'Versions' })
  expect(screen.queryByRole('menuitem', { name: /^(?:Save|Edit mode)$/ })).toBeNull()
  await user.keyboard('{Escape}')
})

test('a handwritten text needs only words, and becomes a post when typing pauses', async () => {
  const author = await app.signUp()
  const { user, address, requests } = showApp('/', { app, as: author })
  await user.dblClick((await screen.findAllByRole('button', { name: 'Write or paste your own' }))[0]!)
  const hook = await section('Hook')
  await waitFor(() => expect(document.activeElement).toBe(hook))
  expect(await postsOf(author)).toEqual([])
  await user.type(hook, 'We closed the shop on Mondays.')
  await waitFor(() => expect(address()).toMatch(/^\/\?id=/))
  await user.keyboard(' Nobody came anyway.')
  // The field stays mounted, so typed letters and focus survive.
  expect(document.activeElement).toBe(hook)
  const whole = 'We closed the shop on Mondays. Nobody came anyway.'
  expect(hook.value).toBe(whole)
  await waitFor(async () => expect((await postsOf(author))[0]?.content.hook).toBe(whole))
  expect((await postsOf(author)).map(({ title }) => title)).toEqual(['We closed the shop on Mondays.'])
  expect(requests.filter((request) => request === 'POST /api/posts')).toHaveLength(1)
})

test('the next handwritten text is another post, and leaves the one before unchanged', async () => {
  const author = await app.signUp()
  const { user, address } = showApp('/', { app, as: author })
  const writes = async (text: string) => {
    await user.click((await screen.findAllByRole('button', { name: 'Write or paste your own' }))[0]!)
    await user.click(await section('Hook'))
    await user.paste(text)
    await waitFor(() => expect(address()).toMatch(/^\/\?id=/))
    await waitFor(async () => expect((await section('Hook')).value).toBe(text.split('\n')[0]))
  }
  await writes('We closed on Mondays.\n\nNobody came.\n\nWe bake bread then.')
  await user.click(screen.getByRole('tab', { name: /^Content Analysis/ }))
  await user.click(screen.getByRole('link', { name: 'Create Post' }))
  await waitFor(() => expect(address()).toBe('/'))
  await user.click((await screen.findAllByRole('button', { name: 'Write or paste your own' }))[0]!)
  await section('Hook')
  expect(screen.getByRole('button', { name: 'Undo the last step' }).getAttribute('aria-disabled')).toBe('true')
  await writes('Juniors ask the best questions.')
  const hooks = async () => (await postsOf(author)).map(({ content }) => content.hook).toSorted()
  await waitFor(async () => expect(await hooks()).toEqual(['Juniors ask the best questions.', 'We closed on Mondays.']))
  // Undo of a change to the first post leaves the second alone.
  await user.click(screen.getByRole('button', { name: 'Undo' }))
  await waitFor(async () =>
    expect(await hooks()).toEqual([
      'Juniors ask the best questions.',
      'We closed on Mondays.\n\nNobody came.\n\nWe bake bread then.',
    ]),
  )
})

test('a pasted text is split into its sections, and undo reverts that', async () => {
  const author = await app.signUp()
  const { user } = showApp('/', { app, as: author })
  await user.click((await screen.findAllByRole('button', { name: 'Write or paste your own' }))[0]!)
  await section('Hook')
  await user.paste('We closed on Mondays.\n\nNobody came.\n\nWe bake bread then.\n\nWhen do you rest?')
  await toastSays('Split into sections')
  expect((await section('CTA')).value).toBe('When do you rest?')
  await waitFor(async () =>
    expect((await postsOf(author))[0]?.content).toEqual({
      hook: 'We closed on Mondays.',
      insight: 'Nobody came.',
      value: 'We bake bread then.',
      cta: 'When do you rest?',
    }),
  )
  await user.click(screen.getByRole('button', { name: 'Undo' }))
  await waitFor(async () => expect((await postsOf(author))[0]?.content.hook).toContain('We bake bread then.'))
  expect((await section('CTA')).value).toBe('')
})

test('Ctrl+Z removes a pasted text before and after it became a post', async () => {
  const author = await app.signUp()
  const { user, address } = showApp('/', { app, as: author })
  await user.click((await screen.findAllByRole('button', { name: 'Write or paste your own' }))[0]!)
  const texts = async () => [(await section('Hook')).value, (await section('CTA')).value]
  const split = ['We closed on Mondays.', 'When do you rest?']
  await section('Hook')
  await user.paste('We closed on Mondays.\n\nNobody came.\n\nWe bake bread then.\n\nWhen do you rest?')
  await waitFor(async () => expect(await texts()).toEqual(split))
  await user.keyboard('{Control>}z{/Control}')
  expect(await texts()).toEqual(['', ''])
  await user.keyboard('{Control>}{Shift>}z{/Shift}{/Control}')
  expect(await texts()).toEqual(split)
  await waitFor(async () => expect(await postsOf(author)).toHaveLength(1))
  await waitFor(() => expect(address()).toContain('id='))
  await user.keyboard('{Control>}z{/Control}')
  await waitFor(async () => expect(await texts()).toEqual(['', '']))
  await waitFor(async () => expect((await postsOf(author))[0]?.content.cta).toBe(''))
})

test('actions on a handwritten text make a post first, and an empty one leaves nothing behind', async () => {
  const author = await app.signUp()
  const { user } = showApp('/', { app, as: author })
  await user.click((await screen.findAllByRole('button', { name: 'Write or paste your own' }))[0]!)
  await section('Hook')
  await user.click(screen.getByRole('button', { name: 'Save to library' }))
  await toastSays('Nothing to save yet.')
  expect(await postsOf(author)).toEqual([])
  await user.type(await section('Insight'), 'Only this.')
  await user.click(screen.getByRole('button', { name: 'Save to library' }))
  await toastSays('Saved to library')
  expect(await postsOf(author)).toMatchObject([{ content: { insight: 'Only this.' }, savedToLibrary: true }])
})

test('a text typed without the server survives a reload, and becomes one post when it is back', async () => {
  const author = await app.signUp()
  const { user, goOffline } = showApp('/', { app, as: author })
  await user.click((await screen.findAllByRole('button', { name: 'Write or paste your own' }))[0]!)
  await section('Hook')
  goOffline()
  await user.type(await section('Hook'), 'Typed on a train.')
  cleanup()
  showApp('/', { app, as: author })
  expect((await section('Hook')).value).toBe('Typed on a train.')
  await waitFor(async () => expect((await postsOf(author)).map(({ title }) => title)).toEqual(['Typed on a train.']))
})

test("a subject in another language asks once for the post's language", async () => {
  const { user } = showApp('/', { app, as: await app.signUp() })
  await user.type(await subject(), 'Cancelamos la reunión del lunes porque nadie la echaba de menos')
  await user.click(await screen.findByRole('button', { name: 'Keep English' }))
  expect(screen.queryByText(/^This is in Spanish/)).toBeNull()
  await user.type(await subject(), ' en la oficina de Madrid')
  await new Promise((resolve) => setTimeout(resolve, 800))
  expect(screen.queryByText(/^This is in Spanish/)).toBeNull()
  await user.clear(await subject())
  await user.type(await subject(), 'Nous avons annulé la réunion du lundi et personne ne la regrette')
  await user.click(await screen.findByRole('button', { name: 'Write in French' }))
  await screen.findByText('Standard · a few emojis · French · no AI model')
})

test('a link with a subject fills it in as an explanation and leaves the address', async () => {
  const { address } = showApp('/?subject=Why%20we%20ship%20on%20Fridays%20%26%20sleep', { app, as: await app.signUp() })
  await screen.findByRole('button', { name: 'Generate Explanation post' })
  expect((await subject()).value).toBe('Why we ship on Fridays & sleep')
  await waitFor(() => expect(address()).toBe('/'))
})

test('an erased subject can be brought back', async () => {
  const { user } = showApp('/', { app, as: await app.signUp() })
  await user.type(await subject(), 'Code review')
  await user.click(screen.getByRole('button', { name: 'Erase' }))
  expect((await subject()).value).toBe('')
  await user.click(screen.getByRole('button', { name: 'Restore' }))
  expect((await subject()).value).toBe('Code review')
})

test('generating without a category or a subject says what is missing, without a call', async () => {
  const { user, requests } = showApp('/', { app, as: await app.signUp() })
  await user.type(await subject(), ' abc ')
  await user.keyboard('{Control>}{Enter}{/Control}')
  await toastSays('Missing category', 'Please select a post category before generating a post.')
  await user.click(screen.getByRole('button', { name: /^Personal experience/ }))
  await user.click(screen.getByRole('button', { name: 'Generate Personal experience post' }))
  await toastSays('Missing subject', 'Please enter a post subject with at least 5 characters.')
  expect(requests.filter((request) => request.startsWith('POST'))).toEqual([])
})

test('a generated post is on screen, in the address and stored, and names its engine', async () => {
  const told = 'We stopped our weekly status meeting. It took an hour. Nobody asked for it back.'
  const author = await app.signUp()
  const { user, address } = showApp('/', { app, as: author })
  await user.click(await screen.findByRole('button', { name: /^Personal experience/ }))
  await user.type(await subject(), told)
  await user.keyboard('{Control>}{Enter}{/Control}')
  await toastSays('Your words are in order')
  const [post] = await postsOf(author)
  expect(address()).toBe(`/?id=${post?.id}`)
  expect((await section('Hook')).value).toBe(post?.content.hook)
  expect((await section('CTA')).value).toBe(post?.content.cta)
  expect(post).toMatchObject({
    subject: told,
    category: { id: 'personal-experience' },
  })
  screen.getByText('Sorted without AI')
  expect((await subject()).value).toBe(told)
})

test('regenerating the post rewrites it instead of making another', async () => {
  const { user, author, post } = await openPost(unsaid)
  await user.click(screen.getByRole('button', { name: 'Rewrite' }))
  await screen.findByText('Choose an option')
  await user.click(screen.getByRole('button', { name: 'Regenerate the post' }))
  await toastSays('Your words are in order')
  const posts = await postsOf(author)
  expect(posts.map(({ id }) => id)).toEqual([post.id])
  expect(posts[0]?.content).not.toEqual(someContent)
})

test('a regenerated section can be undone', async () => {
  const { user, author } = await openPost(unsaid)
  await user.click(screen.getByRole('button', { name: 'Regenerate Value' }))
  await toastSays('Value changed')
  expect((await section('Value')).value).not.toBe(someContent.value)
  expect((await section('Hook')).value).toBe(someContent.hook)
  await user.click(screen.getByRole('button', { name: 'Undo' }))
  await screen.findByText('Saved')
  await waitFor(async () => expect((await postsOf(author))[0]?.content).toEqual(someContent))
})

test('words replaced by an undo can be restored', async () => {
  const { user, author } = await openPost(unsaid)
  await user.click(screen.getByRole('button', { name: 'Regenerate Value' }))
  await toastSays('Value changed')
  await user.clear(await section('Value'))
  await user.type(await section('Value'), 'Typed since then.')
  await user.click(screen.getByRole('button', { name: 'Undo' }))
  await toastSays('Undone')
  expect((await section('Value')).value).toBe(someContent.value)
  await user.click(screen.getByRole('button', { name: 'Restore it' }))
  expect((await section('Value')).value).toBe('Typed since then.')
  await waitFor(async () => expect((await postsOf(author))[0]?.content.value).toBe('Typed since then.'))
})

test('typing over a section is saved when the field loses focus', async () => {
  const { user, author } = await openPost()
  await user.clear(await section('CTA'))
  await user.type(await section('CTA'), 'What would you drop?')
  screen.getByText('Saving')
  await user.tab()
  await waitFor(async () => expect((await postsOf(author))[0]?.content.cta).toBe('What would you drop?'))
  await screen.findByText('Saved')
})

test('typing is saved automatically once it pauses', async () => {
  const { user, author } = await openPost()
  await user.type(await section('CTA'), ' Really?')
  screen.getByText('Saving')
  await screen.findByText('Saved')
  expect((await postsOf(author))[0]?.content.cta).toBe(`${someContent.cta} Really?`)
})

test('words typed without the server survive a reload and are sent from any page when it is back', async () => {
  const { user, author, post, goOffline } = await openPost()
  goOffline()
  await user.type(await section('CTA'), ' Really?')
  await user.tab()
  await screen.findByText('Offline, kept on this device')
  expect((await section('CTA')).value).toBe(`${someContent.cta} Really?`)
  cleanup()
  showApp(`/create?id=${post.id}`, { app, as: author })
  await waitFor(async () => expect((await section('CTA')).value).toBe(`${someContent.cta} Really?`))
  cleanup()
  showApp('/library', { app, as: author })
  await expect.poll(async () => (await postsOf(author))[0]?.content.cta).toBe(`${someContent.cta} Really?`)
})

test('leftovers of a closed page are merged once, unless something newer was stored', async () => {
  const author = await app.signUp()
  const post = await app.hasPost(author)
  const { version } = (await postsOf(author))[0]!
  const edit = (mine: string) => ({ cta: { base: null, mine, sent: [], version } })
  const key = `hookline:left:${author.id}:edits:${post.id}`
  const leave = (mine: string, leftAt: number) =>
    localStorage.setItem(key, JSON.stringify({ value: edit(mine), leftAt }))
  leave('Typed last.', Date.now())
  showApp(`/create?id=${post.id}`, { app, as: author })
  await waitFor(async () => expect((await section('CTA')).value).toBe('Typed last.'))
  await waitFor(() => expect(localStorage.getItem(key)).toBeNull())
  cleanup()

  const { user } = showApp('/', { app, as: author })
  await user.type(await screen.findByRole('textbox', { name: 'Subject' }), 'Stored later')
  cleanup()
  const brief = `hookline:left:${author.id}:brief:new`
  localStorage.setItem(brief, JSON.stringify({ value: { subject: 'Left earlier' }, leftAt: 1 }))
  showApp('/', { app, as: author })
  await waitFor(() => expect(localStorage.getItem(brief)).toBeNull())
  expect((await screen.findByRole<HTMLTextAreaElement>('textbox', { name: 'Subject' })).value).toBe('Stored later')
})

test('a part typed in two tabs, one of them closed, shows the newer text and keeps the other', async () => {
  const author = await app.signUp()
  const post = await app.hasPost(author)
  const { version } = (await postsOf(author))[0]!
  keep(outdoneKey(`${author.id}:edits:${post.id}`), {
    cta: { base: post.content.cta, mine: 'Typed in the tab that was closed.', sent: [], version },
  })
  const { user } = showApp(`/create?id=${post.id}`, { app, as: author })
  await screen.findByText('This is the newer text. Yours is kept aside:')
  expect((await section('CTA')).value).toBe(post.content.cta)
  await user.click(screen.getByRole('button', { name: 'Restore mine' }))
  await waitFor(async () => expect((await section('CTA')).value).toBe('Typed in the tab that was closed.'))
  await waitFor(async () => expect((await postsOf(author))[0]!.content.cta).toBe('Typed in the tab that was closed.'))
  await user.click(await screen.findByRole('button', { name: 'Undo' }))
  await waitFor(async () => expect((await postsOf(author))[0]!.content.cta).toBe(post.content.cta))
})

test('a change made elsewhere is shown, and no text is lost whichever the author keeps', async () => {
  const { user, author, post } = await openPost()
  const changeElsewhere = (hook: string) =>
    app.call('PUT', `/api/posts/${post.id}`, { as: author, body: { content: { hook } } })

  await changeElsewhere('From another device.')
  await user.type(await section('CTA'), ' Mine.')
  await user.tab()
  // Changes to different sections merge on their own.
  await waitFor(async () => expect((await section('Hook')).value).toBe('From another device.'))
  await waitFor(async () => expect((await postsOf(author))[0]?.content.cta).toBe(`${someContent.cta} Mine.`))

  await changeElsewhere('From another tab.')
  await user.clear(await section('Hook'))
  await user.type(await section('Hook'), 'My hook.')
  await user.tab()
  await screen.findByText('This post was changed elsewhere.')
  await user.click(screen.getByRole('button', { name: 'Use the other version: Hook' }))
  await waitFor(async () => expect((await section('Hook')).value).toBe('From another tab.'))
  await user.click(screen.getByRole('button', { name: 'Restore mine' }))
  await waitFor(async () => expect((await postsOf(author))[0]?.content.hook).toBe('My hook.'))

  await changeElsewhere('Changed once more.')
  await user.clear(await section('Hook'))
  await user.type(await section('Hook'), 'My own hook.')
  await user.tab()
  await user.click(await screen.findByRole('button', { name: 'Keep mine: Hook' }))
  await waitFor(async () => expect((await postsOf(author))[0]?.content.hook).toBe('My own hook.'))
})

test('a post deleted elsewhere during editing is restored with the new words', async () => {
  const { user, author, post } = await openPost()
  await app.call('DELETE', `/api/posts/${post.id}`, { as: author })
  await user.type(await section('CTA'), ' Mine.')
  await user.tab()
  await screen.findByText('This post was deleted elsewhere.')
  expect(await postsOf(author)).toEqual([])
  await user.click(screen.getByRole('button', { name: 'Restore and save' }))
  await waitFor(async () => expect((await postsOf(author))[0]?.content.cta).toBe(`${someContent.cta} Mine.`))
  expect(screen.queryByText('This post was deleted elsewhere.')).toBeNull()
})

test('edit mode saves four fields at once, and leaving it keeps typed words', async () => {
  const { user, author } = await openPost()
  const toggle = async (name: string) => {
    await user.click(screen.getByRole('button', { name: 'Post menu' }))
    await user.click(await screen.findByRole('menuitem', { name }))
  }
  await toggle('Edit mode')
  await toastSays('Edit mode enabled')
  await screen.findByRole('button', { name: 'Save changes' })
  await user.type(await section('Insight'), ' More.')
  await user.keyboard('{Escape}')
  await toastSays('Edit mode disabled')
  expect((await section('Insight')).value).toBe(`${someContent.insight} More.`)
  await toggle('Edit mode')
  await user.click(await screen.findByRole('button', { name: 'Save changes' }))
  await toastSays('Changes saved')
  expect((await postsOf(author))[0]?.content.insight).toBe(`${someContent.insight} More.`)
})

test('Cancel in edit mode reverts typing, with an undo', async () => {
  const { user, author } = await openPost()
  await user.click(screen.getByRole('button', { name: 'Post menu' }))
  await user.click(await screen.findByRole('menuitem', { name: 'Edit mode' }))
  await screen.findByRole('button', { name: 'Save changes' })
  await user.type(await section('Insight'), ' More.')
  await user.click(screen.getByRole('button', { name: 'Cancel' }))
  await toastSays('Edit mode disabled', 'Your changes were taken back.')
  expect((await section('Insight')).value).toBe(someContent.insight)
  await user.click(screen.getByRole('button', { name: 'Undo' }))
  await waitFor(async () => expect((await postsOf(author))[0]?.content.insight).toBe(`${someContent.insight} More.`))
})

test('a slash and Enter never rewrite the whole post', async () => {
  const { user } = await openPost()
  const insight = await section('Insight')
  await user.clear(insight)
  await user.type(insight, '/')
  const [first] = await screen.findAllByRole('option')
  expect(first!.textContent).not.toContain('Generate')
  screen.getByRole('option', { name: /Generate/ })
})

test('the title of the post is changed in its heading, and survives a rewrite', async () => {
  const { user, author } = await openPost(unsaid)
  const title = await screen.findByRole<HTMLInputElement>('textbox', { name: 'Title of the post' })
  expect(title.value).toBe('The Monday meeting')
  await user.clear(title)
  await user.type(title, 'Never mind{Escape}')
  expect(title.value).toBe('The Monday meeting')
  await user.clear(title)
  await user.type(title, ' Meetings, second try {Enter}')
  await waitFor(async () => expect((await postsOf(author))[0]?.title).toBe('Meetings, second try'))
  await user.click(screen.getByRole('button', { name: 'Rewrite' }))
  await user.click(await screen.findByRole('button', { name: 'Regenerate the post' }))
  await toastSays('Your words are in order')
  expect((await postsOf(author))[0]).toMatchObject({ title: 'Meetings, second try', engine: expect.any(String) })
  expect(title.value).toBe('Meetings, second try')
})

test('the word count counts the whole post', async () => {
  const { user } = await openPost({ hook: 'Two words', insight: 'three more words', value: '', cta: 'Why?' })
  await user.click(screen.getByRole('button', { name: 'Post menu' }))
  await user.click(await screen.findByRole('menuitem', { name: 'Word count' }))
  await toastSays('Word count', 'Your post has 6 words')
})

test('copying puts the post on the clipboard with a blank line between its sections', async () => {
  const { user } = await openPost({ hook: 'A hook.', insight: 'An insight.', value: 'A value.', cta: 'And you?' })
  for (const name of ['Copy to clipboard', 'Copy']) {
    await navigator.clipboard.writeText('')
    await user.click(screen.getByRole('button', { name }))
    await toastSays('Copied to clipboard', 'Post content has been copied to your clipboard.')
    expect(await navigator.clipboard.readText()).toBe('A hook.\n\nAn insight.\n\nA value.\n\nAnd you?')
  }
})

test('saving to the library marks the post as published', async () => {
  const { user, author } = await openPost()
  await user.click(screen.getByRole('button', { name: 'Save to library' }))
  await toastSays('Saved to library', 'Your post has been saved to your content library.')
  expect((await postsOf(author))[0]?.isPublished).toBe(true)
})

test("a post is taken out of the library from the editor's menu, and Undo puts it back", async () => {
  const { user, author } = await openPost({ savedToLibrary: true })
  await screen.findByText('Published to library')
  await user.click(screen.getByRole('button', { name: 'Post menu' }))
  await user.click(await screen.findByRole('menuitem', { name: 'Take out of the library' }))
  await toastSays('Taken out of the library')
  await waitFor(() => expect(screen.queryByText('Published to library')).toBeNull())
  await user.click(screen.getByText('Undo', { selector: 'li *' }))
  await screen.findByText('Published to library')
  expect((await postsOf(author))[0]?.isPublished).toBe(true)
})

test('a schedule needs a date, starts at nine and combines date and time', async () => {
  const { user, author } = await openPost({ subject: Object.values(someContent).join(' ') })
  await user.click(screen.getByRole('button', { name: 'Schedule' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Schedule Your Post' }))
  expect(dialog.getByLabelText<HTMLInputElement>('Time').value).toBe('09:00')
  dialog.getByText('We remind you at that time, and you post it.')
  const tomorrow = clockIn(browserZone()).longDate(new Date(Date.now() + 86_400_000))
  dialog.getByText(new RegExp(`^${tomorrow} at ${timeOfDay('09:00')}$`))
  await user.click(await dialog.findByRole('button', { name: /selected$/ }))
  await user.click(dialog.getByRole('button', { name: 'Schedule' }))
  const date = within(dialog.getByRole('group', { name: 'Date' }))
  date.getByText('Date required')
  date.getByText('Please select a date for scheduling')
  expect(screen.queryByText('Date required', { selector: 'li *' })).toBeNull()
  const next = await dialog.findByRole('button', { name: /Next Month/ })
  const today = new Date().toLocaleDateString('sv')
  const cells = dialog.getAllByRole('gridcell').filter((cell) => cell.querySelector('button'))
  for (const cell of cells) expect(cell.querySelector('button')?.disabled).toBe((cell.dataset.day ?? '') < today)
  expect(cells.length).toBeGreaterThan(27)
  await user.click(next)
  const days = await dialog.findAllByRole('gridcell')
  await user.click(within(days[14]!).getByRole('button'))
  await user.click(dialog.getByRole('button', { name: 'Schedule' }))
  await toastSays('Post scheduled')
  const scheduledFor = new Date((await postsOf(author))[0]!.scheduledFor!)
  expect([scheduledFor.getHours(), scheduledFor.getMinutes()]).toEqual([9, 0])
  expect(scheduledFor.getTime()).toBeGreaterThan(Date.now())
})

test.each(['Schedule', 'Add to calendar', 'Schedule post'])(
  '“%s” opens the one dialog that asks for a day and a time, and makes a draft of what was saved',
  async (button) => {
    const { user, author, bodies } = await openPost({
      savedToLibrary: true,
      subject: Object.values(someContent).join(' '),
    })
    await user.click(screen.getByRole('button', { name: button }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Schedule Your Post' }))
    const send = () => user.click(dialog.getByRole('button', { name: 'Schedule' }))
    await user.click(await dialog.findByRole('button', { name: /selected$/ }))
    await send()
    expect(dialog.getByText(/^Please select (both )?a date/).closest('fieldset')?.textContent).toMatch(/^Date/)
    await user.click(await dialog.findByRole('button', { name: /Next Month/ }))
    await user.click(within((await dialog.findAllByRole('gridcell'))[14]!).getByRole('button'))
    await user.clear(dialog.getByLabelText('Time'))
    await send()
    dialog.getByText(/^Please select (both a date and|a) time for scheduling/)
    await user.type(dialog.getByLabelText('Time'), '10:30')
    await send()
    await toastSays('Post scheduled')
    await screen.findByText(/^Your post has been scheduled for .* It is no longer marked as saved to your library\.$/)
    const body = bodies.at(-1) as object
    expect(Object.keys(body).sort()).toEqual(['isPublished', 'openPoints', 'scheduledFor', 'timeZone'])
    expect(body).toMatchObject({ scheduledFor: expect.any(String), isPublished: false })
    await user.click(screen.getByText('Undo', { selector: 'li *' }))
    await toastSays('Unscheduled')
    await waitFor(async () =>
      expect(await postsOf(author)).toMatchObject([{ scheduledFor: null, savedToLibrary: true }]),
    )
  },
)

test('the editor publishes a post with its last edits, after a question about open points', async () => {
  const { user, author } = await openPost()
  await user.type(await section('CTA'), ' Mine.')
  await user.click(screen.getByRole('button', { name: 'Post by hand…' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Post on LinkedIn by hand' }))
  await dialog.findByRole('list', { name: 'Open claims' })
  expect(dialog.queryByRole('button', { name: 'Copy text' })).toBeNull()
  await user.click(dialog.getByRole('button', { name: 'Post anyway' }))
  await dialog.findByText(/Mine\.$/)
  await user.click(dialog.getByRole('button', { name: 'I posted it' }))
  await toastSays('Post published')
  expect((await postsOf(author))[0]).toMatchObject({ status: 'published', publication: { via: 'manual' } })
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Post by hand…' })).toBeNull())
})

test("a program's link opens the publish dialog once, which publishes nothing and gives the focus back", async () => {
  const author = await app.signUp()
  const post = await app.hasPost(author)
  const { user, address } = showApp(`/?id=${post.id}#publish`, { app, as: author })
  await screen.findByRole('dialog', { name: 'Post on LinkedIn by hand' })
  expect(address()).toBe(`/?id=${post.id}`)
  await user.keyboard('{Escape}')
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(document.activeElement).not.toBe(document.body)
  expect((await postsOf(author))[0]).toMatchObject({ status: 'draft', publication: null })
})

test('without an app at LinkedIn, the network dialog says who posts and opens on its schedule', async () => {
  const { user } = await openPost()
  await user.click(screen.getByRole('button', { name: 'Network preview' }))
  const preview = within(await screen.findByRole('dialog', { name: 'Network Preview' }))
  await user.click(preview.getByRole('button', { name: 'Schedule' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Network Integration' }))
  expect((await dialog.findByRole('tab', { name: 'Schedule' })).getAttribute('aria-selected')).toBe('true')
  dialog.getByText('You post by hand; we remind you.')
  dialog.getByText('We remind you at that time, and you post it.')
  expect(dialog.getByLabelText<HTMLInputElement>('Time').value).toBe('12:00')
  await user.click(await dialog.findByRole('button', { name: /selected$/ }))
  await user.click(dialog.getByRole('button', { name: 'Schedule' }))
  dialog.getByText('Missing information')
  dialog.getByText('Please select both date and time for scheduling')
  await user.click(dialog.getByRole('tab', { name: 'Connect' }))
  await dialog.findByText('This server isn’t set up to publish on LinkedIn.')
  expect(dialog.queryByRole('button', { name: /connect/i })).toBeNull()
})

test('the AI gets no empty question, and one click improves the style', async () => {
  const { user, author } = await openPost(wordy)
  const openDialog = async () => {
    await user.click(screen.getByRole('button', { name: 'Rewrite' }))
    await user.click(await screen.findByRole('button', { name: 'Ask the AI...' }))
    return within(await screen.findByRole('dialog', { name: 'Ask AI for Help' }))
  }
  const dialog = await openDialog()
  dialog.getByPlaceholderText('e.g., Rewrite the post to be more casual')
  await user.type(dialog.getByLabelText('Your request or question'), '   {Enter}')
  await toastSays('Empty prompt', 'Please enter a question or instruction for the AI.')
  await dialog.findByRole('link', { name: 'Connect a model' })
  await user.click(dialog.getByRole('button', { name: 'Improve' }))
  // The change was made without AI.
  await toastSays('Post adjusted')
  expect((await postsOf(author))[0]?.version).toBe(2)
})

test('a request goes to the AI as typed, and after a failure the dialog stays with the words in it', async () => {
  const { user, bodies, post, failing } = await openPost(wordy)
  failing.add('/api/custom-edit')
  await user.click(screen.getByRole('button', { name: 'Rewrite' }))
  await user.click(await screen.findByRole('button', { name: 'Ask the AI...' }))
  const dialog = await screen.findByRole('dialog', { name: 'Ask AI for Help' })
  const field = within(dialog).getByLabelText<HTMLInputElement>('Your request or question')
  await user.type(field, 'Make it shorter, please{Enter}')
  await toastSays('Failed to process AI request')
  expect([field.isConnected, field.value]).toEqual([true, 'Make it shorter, please'])
  await waitFor(() => expect(document.activeElement).toBe(field))
  failing.clear()
  await user.keyboard('{Enter}')
  await toastSays('Post adjusted')
  expect(bodies.at(-1)).toEqual({ postId: post.id, instruction: 'Make it shorter, please' })
  await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Ask AI for Help' })).toBeNull())
  await user.click(screen.getByRole('button', { name: 'Rewrite' }))
  await user.click(await screen.findByRole('button', { name: 'Ask the AI...' }))
  expect((await screen.findByLabelText<HTMLInputElement>('Your request or question')).value).toBe('')
})

test('the preview shows the author with profession and company, or what is missing', async () => {
  const { author } = await openPost()
  expect(screen.getByText('Your Title').previousElementSibling?.textContent).toBe('Nora Field')
  cleanup()
  await app.call('PUT', '/api/user', { as: author, body: { profession: 'Editor', companyName: 'Fieldnotes' } })
  showApp('/', { app, as: author })
  await screen.findByText('Editor at Fieldnotes')
})

test('the post is saved and scheduled from its menu', async () => {
  const { user, author } = await openPost()
  const choose = async (name: string) => {
    await user.click(screen.getByRole('button', { name: 'Post menu' }))
    await user.click(await screen.findByRole('menuitem', { name }))
  }
  await user.type(await section('CTA'), ' Mine.')
  await choose('Save')
  await toastSays('Post saved')
  expect((await postsOf(author))[0]?.content.cta).toBe(`${someContent.cta} Mine.`)
  await choose('Schedule')
  const dialog = within(await screen.findByRole('dialog', { name: 'Schedule Your Post' }))
  expect(dialog.getByLabelText<HTMLInputElement>('Time').value).toBe('09:00')
  await user.click(await dialog.findByRole('button', { name: /selected$/ }))
  await user.click(dialog.getByRole('button', { name: 'Schedule' }))
  dialog.getByText('Missing information')
  dialog.getByText('Please select both a date and time for scheduling.')
})

test('the network preview shows the post as if it had just been published', async () => {
  const { user, post } = await openPost()
  await user.click(screen.getByRole('button', { name: 'Network preview' }))
  const dialog = await screen.findByRole('dialog', { name: 'Network Preview' })
  const shown = within(within(dialog).getByRole('article'))
  shown.getByText('Nora Field')
  shown.getByText('Just now')
  for (const text of Object.values(post.content)) expect(dialog.textContent).toContain(text)
  expect(shown.getAllByRole('listitem').map((item) => item.textContent?.trim())).toEqual([
    '0 likes',
    '0 comments',
    '0 views',
  ])
})

test('the feed view stays beside the editor as long as the author wants, and follows typing', async () => {
  const { user, author, post } = await openPost()
  await user.click(screen.getByRole('button', { name: 'Network preview' }))
  await user.click(await screen.findByRole('button', { name: 'Keep it beside the editor' }))
  const feed = within(await screen.findByRole('region', { name: 'Feed view' }))
  await user.type(await section('Hook'), ' Typed now.')
  await waitFor(() => expect(feed.getByRole('article').textContent).toContain('Typed now.'))
  cleanup()
  const { user: later } = showApp(`/create?id=${post.id}`, { app, as: author })
  await later.click(await screen.findByRole('button', { name: 'Close the feed view' }))
  expect(screen.queryByRole('region', { name: 'Feed view' })).toBeNull()
})

test('shortening, improving and changing the hook send the specified instructions', async () => {
  const { user, bodies, post } = await openPost(wordy)
  const rewrite = async (name: string) => {
    await user.click(await screen.findByRole('button', { name: 'Rewrite' }))
    await user.click(await screen.findByRole('button', { name }))
  }
  await rewrite('Reduce the length')
  await toastSays('Post shortened')
  await rewrite('Ask the AI...')
  await user.click(await screen.findByRole('button', { name: 'Improve' }))
  await toastSays('Post adjusted')
  await rewrite('Change the hook')
  await toastSays('Hook changed')
  expect(bodies).toEqual([
    {
      postId: post.id,
      instruction: 'Make this post more concise and about 30% shorter while maintaining key points.',
    },
    {
      postId: post.id,
      instruction: 'Improve the writing style of this post making it more engaging while keeping the same content.',
    },
    { postId: post.id, section: 'hook' },
  ])
})

test('an edit answered with content only is shown, saved and confirmed', async () => {
  const author = await app.signUp()
  const post = await app.hasPost(author, { ...someContent })
  const content = { ...someContent, hook: 'One page replaced our Monday meeting.' }
  const request: TestApp['app']['request'] = async (path, init) =>
    path === '/api/custom-edit' ? Response.json({ content }) : app.app.request(path, init)
  const answering = { ...app, app: Object.assign(Object.create(app.app) as TestApp['app'], { request }) }
  const { user } = showApp(`/create?id=${post.id}`, { app: answering, as: author })
  await section('Hook')
  await user.click(screen.getByRole('button', { name: 'Rewrite' }))
  await user.click(await screen.findByRole('button', { name: 'Ask the AI...' }))
  await user.click(await screen.findByRole('button', { name: 'Improve' }))
  await toastSays('AI adjustment complete')
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect((await section('Hook')).value).toBe(content.hook)
  expect((await postsOf(author))[0]?.content.hook).toBe(content.hook)
})

test('the parameters offer four tones, three emoji uses and four languages, and say when no model is connected', async () => {
  const { user } = showApp('/', { app, as: await app.signUp() })
  await user.click(await screen.findByRole('button', { name: /^Parameters/ }))
  await screen.findByText('Standard · a few emojis · English · no AI model')
  const options = (label: string) =>
    [...screen.getByLabelText<HTMLSelectElement>(label).options].map(({ textContent }) => textContent)
  expect(options('Tone')).toEqual(['Standard', 'Professional', 'Casual', 'Enthusiastic'])
  expect(options('Emoji usage')).toEqual(['None', 'A few', 'Many'])
  expect(options('Language')).toEqual(['English', 'Spanish', 'French', 'German'])
  expect(screen.getByLabelText('AI model').textContent).toBe('None. Your own sentences are sorted.')
  const offer = screen.getByRole('link', { name: 'Connect a model' })
  expect(offer.getAttribute('href')).toBe('/settings?section=writing-engine')
})

test('the creation screen is at /, /dashboard and /create', async () => {
  const author = await app.signUp()
  for (const path of ['/dashboard?subject=Code%20review', '/create?subject=Code%20review', '/?subject=Code%20review']) {
    const { address } = showApp(path, { app, as: author })
    await screen.findByRole('button', { name: 'Generate Explanation post' })
    expect((await subject()).value).toBe('Code review')
    await waitFor(() => expect(address()).toMatch(/^\/(dashboard)?$/))
    cleanup()
  }
})

test("a skeleton takes the post's place while it loads", async () => {
  const author = await app.signUp()
  const post = await app.hasPost(author)
  const { stalling } = showApp(`/create?id=${post.id}`, { app, as: author })
  stalling.add('/api/posts/')
  const panel = await screen.findByRole('tabpanel', { name: /Post Preview/ })
  await within(panel).findByText('Loading')
})

test('without a post, its actions say that one has to be generated first', async () => {
  const { user } = showApp('/', { app, as: await app.signUp() })
  await user.click(await screen.findByRole('button', { name: 'Regenerate Hook' }))
  await toastSays('No post to modify', 'Please generate a post first')
  await user.click(screen.getByRole('button', { name: 'Rewrite' }))
  await user.click(await screen.findByRole('button', { name: 'Reduce the length' }))
  await toastSays('No post to reduce')
  await user.click(screen.getByRole('button', { name: 'Rewrite' }))
  await user.click(await screen.findByRole('button', { name: 'Change the hook' }))
  await toastSays('No post to modify')
  await user.click(screen.getByRole('button', { name: 'Rewrite' }))
  await user.click(await screen.findByRole('button', { name: 'Ask the AI...' }))
  await user.click(await screen.findByRole('button', { name: 'Improve' }))
  await toastSays('No post to modify', 'Please generate a post first')
  await user.click(screen.getByRole('button', { name: 'Schedule' }))
  await toastSays('Post ID not available', 'Nothing to schedule yet. Generate a post, or write your own.')
  await user.click(screen.getByRole('button', { name: 'Copy to clipboard' }))
  await toastSays('Nothing to copy yet.')
  expect(screen.queryByRole('dialog')).toBeNull()
})

test('actions without a text say so before they are pressed, until there is one', async () => {
  const { user } = showApp('/', { app, as: await app.signUp() })
  await screen.findByRole('button', { name: 'Post by hand…', description: 'Nothing to publish yet.' })
  const described = {
    Rewrite: 'Nothing to rewrite yet.',
    'Regenerate Hook': 'Nothing to rewrite yet.',
    Copy: 'Nothing to copy yet.',
    'Copy to clipboard': 'Nothing to copy yet.',
    Schedule: 'Nothing to schedule yet.',
    'Schedule post': 'Nothing to schedule yet.',
    'Save to library': 'Nothing to save yet.',
  }
  for (const [name, description] of Object.entries(described)) {
    const button = screen.getByRole<HTMLButtonElement>('button', { name, description })
    expect(button.disabled || button.ariaDisabled === 'true').toBe(false)
  }
  await user.click(screen.getAllByRole('button', { name: 'Write or paste your own' })[0]!)
  await section('Hook')
  screen.getByRole('button', { name: 'Post by hand…', description: '' })
})

test('an unknown post says that it is missing, with a way on', async () => {
  const { user } = showApp('/create?id=gone', { app, as: await app.signUp() })
  await screen.findByRole('heading', { name: 'Post not found' })
  await user.click(screen.getByRole('link', { name: 'Start a new post' }))
  await screen.findByText('Your post appears here')
})

test("the badge shows the Reader check's points, and the complexity score says what it measures", async () => {
  const { user } = await openPost({ cta: 'Which meeting would you read instead? 👇🏽' })
  const tab = await screen.findByRole('tab', { name: /^Content Analysis\s*Reader check\s*\d+$/ })
  await user.click(tab)
  const check = within((await screen.findByRole('heading', { name: 'Reader check' })).closest('section')!)
  const points = check.getByText('of 100').previousElementSibling?.textContent
  expect(tab.textContent).toMatch(new RegExp(`Reader check ${points}$`))
  screen.getByRole('heading', { name: 'Complexity score' })
  screen.getByText(/^It counts sentence length, blank lines and bullet points/)
  for (const practice of [
    'Ultra-short sentences of 3 to 10 words',
    'Blank lines between paragraphs',
    'Bullet points for points of equal weight',
    'Concise sections',
  ])
    screen.getByText(practice)
  // A trailing emoji does not matter.
  expect(screen.getByText('Ending with a question').closest('li')?.textContent).toMatch(/: yes$/)
})

test('with a post open, generating makes a new version, or a new post if the author chooses that', async () => {
  const { user, author, post } = await openPost(unsaid)
  const button = screen.getByRole('button', { name: 'Generate Personal experience post' })
  expect((await screen.findByRole<HTMLInputElement>('radio', { name: 'New version of this post' })).checked).toBe(true)
  await user.click(button)
  await toastSays('Your words are in order')
  expect((await postsOf(author)).map(({ id }) => id)).toEqual([post.id])
  await user.click(await screen.findByRole('radio', { name: 'New post' }))
  await user.click(button)
  await waitFor(async () => expect(await postsOf(author)).toHaveLength(2))
})

test('a tab chosen while the post loads stays chosen', async () => {
  const author = await app.signUp()
  const { id } = await app.hasPost(author)
  const loaded = Promise.withResolvers<void>()
  const request = app.app.request.bind(app.app)
  const slow = vi.spyOn(app.app, 'request').mockImplementation(async (...call) => {
    if (call[0] === `/api/posts/${id}`) await loaded.promise
    return request(...call)
  })
  onTestFinished(() => slow.mockRestore())
  const { user } = showApp(`/create?id=${id}`, { app, as: author })
  await user.click(await screen.findByRole('tab', { name: /^Content Analysis/ }))
  loaded.resolve()
  await screen.findByRole('heading', { name: 'Reader check' })
  await screen.findByRole('tab', { name: /^Content Analysis/, selected: true })
})

test('copying a post with unbacked claims copies at once and says so', async () => {
  const { user } = await openPost({ cta: 'It saved 40 hours.' })
  await user.click(screen.getByRole('button', { name: 'Copy to clipboard' }))
  expect(await navigator.clipboard.readText()).toContain('It saved 40 hours.')
  await screen.findByText(/^Post content has been copied to your clipboard\. This post says .* you didn’t mention\./)
})

test('a subject that is too long says so while typing, and generates nothing', async () => {
  const { user, requests } = showApp('/', { app, as: await app.signUp() })
  await user.click(await screen.findByRole('button', { name: /^Personal experience/ }))
  const field = await subject()
  fireEvent.change(field, { target: { value: 'word '.repeat(1_001).trim() } })
  expect(field.getAttribute('aria-invalid')).toBe('true')
  screen.getByText('A subject can hold 5,000 characters. Shorten it by 4 to generate.')
  await user.click(screen.getByRole('button', { name: 'Generate Personal experience post' }))
  expect(document.activeElement).toBe(field)
  await user.click(await screen.findByRole('button', { name: 'Add details (optional)' }))
  await screen.findByText('Your subject is too long for questions: it can hold 5,000 characters.')
  expect(requests.filter((request) => request.startsWith('POST'))).toEqual([])
})

test('a saved post opens whole; only a generated hook types out, until any key is pressed', async () => {
  window.matchMedia = (media) => Object.assign(new EventTarget(), { media, matches: false }) as MediaQueryList
  const { user } = await openPost(unsaid)
  expect((await section('Hook')).className).not.toContain('text-transparent')
  await user.click(screen.getByRole('button', { name: 'Generate Personal experience post' }))
  await waitFor(async () => expect((await section('Hook')).className).toContain('text-transparent'))
  await toastSays('Your words are in order')
  await user.keyboard('{Shift}')
  await waitFor(async () => expect((await section('Hook')).className).not.toContain('text-transparent'))
})

test('the meter counts the whole post, its hashtags and its first comment, and offers lists and blank lines', async () => {
  const { user, author } = await openPost({ cta: 'Would you? #meetings #work', firstComment: 'Here.' })
  const length = Object.values({ ...someContent, cta: 'Would you? #meetings #work' }).join('\n\n').length
  const meter = within(await screen.findByRole('region', { name: 'Length of the post' }))
  meter.getByText(`${length} of 3,000 characters`)
  meter.getByText('2 hashtags')
  meter.getByText('First comment: 5 of 1,250')
  const value = await section('Value')
  fireEvent.change(value, { target: { value: 'One thing\nAnother' } })
  value.focus()
  value.setSelectionRange(0, value.value.length)
  await user.click(meter.getByRole('button', { name: 'Formatting' }))
  await screen.findByText(/screen readers skip them or spell them out/)
  await user.click(screen.getByRole('button', { name: 'Bulleted list' }))
  await waitFor(() => expect(value.value).toBe('• One thing\n• Another'))
  await waitFor(() => expect(document.activeElement).toBe(value))
  await waitFor(async () => expect((await postsOf(author))[0]?.content.value).toBe('• One thing\n• Another'))
  fireEvent.change(value, { target: { value: 'x'.repeat(3_100) } })
  await meter.findByText(/^LinkedIn takes 3,000 characters\. Shorten the post by/)
})
