import { cleanup, screen, waitFor, within } from '@testing-library/react'
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import { postingToken } from '#server/scheduling/posting-link.ts'
import { someContent, startTestApp, type TestApp } from '#server/testing/app.ts'
import { mediaCalls, someImage } from '#server/testing/media.ts'
import { showApp } from '#web/testing.tsx'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.stop())

test('the posting page shows open points above the text, and copies it at once', async () => {
  const author = await app.signUp()
  const dueAt = new Date(Date.now() - 60_000)
  const value = 'It saved 40 hours, and [what else?].'
  const post = await app.hasPost(author, { ...someContent, value, scheduledFor: dueAt })
  const token = postingToken(app.deps.config, { postId: post.id, userId: author.id, dueAt, epoch: 0 })
  const { user } = showApp(`/p/${token}`, { app })
  await screen.findByRole('heading', { name: 'Before you post it' })
  within(screen.getByRole('list', { name: 'Open blanks' })).getByText('what else?')
  within(screen.getByRole('list', { name: 'Open claims' })).getByText('40 hours')
  const editor = screen.getByRole('link', { name: 'Open in the editor' })
  expect(editor.getAttribute('href')).toBe(`/?id=${post.id}#blanks`)
  screen.getByRole('button', { name: 'In an hour' })
  screen.getByRole('button', { name: 'I posted it' })
  await user.click(screen.getByRole('button', { name: 'Copy text' }))
  await screen.findByText(/^Post content has been copied to your clipboard\. 1 blank is still open\. It says /)
})

test('a post postponed on the posting page can still be marked as posted there', async () => {
  const author = await app.signUp()
  const dueAt = new Date(Date.now() - 60_000)
  // Backs every claim of the content.
  const subject = Object.values(someContent).join(' ')
  const post = await app.hasPost(author, { title: 'We lost a client.', scheduledFor: dueAt, subject })
  const token = postingToken(app.deps.config, { postId: post.id, userId: author.id, dueAt, epoch: 0 })
  const { user } = showApp(`/p/${token}`, { app })
  await user.click(await screen.findByRole('button', { name: 'In an hour' }))
  await screen.findByText(/^This post is now planned for/)
  await user.click(screen.getByRole('button', { name: 'I posted it' }))
  await screen.findByRole('button', { name: 'Undo: I did not post it' })
  expect(screen.getByRole('main').textContent).toContain('“We lost a client.” is marked as live on LinkedIn.')
})

/** Opens the posting page on a phone that can share `files`, or only text. */
async function onPhone({
  images,
  firstComment,
  sharesFiles,
}: {
  images: number
  firstComment: string
  sharesFiles: boolean
}) {
  const author = await app.signUp()
  const dueAt = new Date(Date.now() - 60_000)
  const subject = Object.values(someContent).join(' ')
  const post = await app.hasPost(author, { scheduledFor: dueAt, subject, firstComment })
  for (let at = 0; at < images; at++)
    await mediaCalls(app).added(
      author,
      post.id,
      await someImage(40 + 2 * at)
        .png()
        .toBuffer(),
    )
  const shared: ShareData[] = []
  window.matchMedia = (media) => Object.assign(new EventTarget(), { media, matches: true }) as MediaQueryList
  Object.assign(navigator, {
    share: async (data: ShareData) => void shared.push(data),
    canShare: ({ files }: ShareData) => sharesFiles || !files,
  })
  onTestFinished(() => {
    for (const name of ['share', 'canShare']) Reflect.deleteProperty(navigator, name)
    Reflect.deleteProperty(window, 'matchMedia')
  })
  const token = postingToken(app.deps.config, { postId: post.id, userId: author.id, dueAt, epoch: 0 })
  const view = showApp(`/p/${token}`, { app })
  const button = await screen.findByRole('button', { name: 'Share to LinkedIn’s app' })
  return { ...view, shared, button }
}

test('one press hands text and images to the phone, with the text on the clipboard', async () => {
  const { user, shared, button, answered } = await onPhone({ images: 2, firstComment: 'The link', sharesFiles: true })
  screen.getByText('Choose LinkedIn in your phone’s list. The text is copied too.')
  await waitFor(() => expect(answered.filter((one) => one.includes('/media/'))).toHaveLength(2))
  await user.click(button)
  await screen.findByText(
    'Handed over. The text is on your clipboard, should it be missing. Copy the first comment below, and paste it under the post.',
  )
  const [{ text, files }] = shared as [ShareData]
  expect(text).toContain(someContent.hook)
  expect(files?.map(({ name, type }) => [name.replace(/^.+\./, ''), type])).toEqual([
    ['png', 'image/png'],
    ['png', 'image/png'],
  ])
  expect(await navigator.clipboard.readText()).toBe(text)
  screen.getByRole('button', { name: 'Copy text' })
})

test('without files the first comment is on the clipboard; files that the phone refuses are named', async () => {
  const text = await onPhone({ images: 0, firstComment: 'The link', sharesFiles: true })
  await text.user.click(text.button)
  await screen.findByText('Handed over. The first comment is on your clipboard: paste it under the post.')
  expect(await navigator.clipboard.readText()).toBe('The link')
  cleanup()
  const refusing = await onPhone({ images: 1, firstComment: '', sharesFiles: false })
  await refusing.user.click(refusing.button)
  await screen.findByText(/This browser can’t hand over the files: download them below and add them there\./)
  expect(refusing.shared).toEqual([{ text: expect.stringContaining(someContent.hook) }])
})
