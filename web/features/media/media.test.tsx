import { screen, waitFor, within } from '@testing-library/react'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { someContent, startTestApp, type TestApp, type TestUser } from '#server/testing/app.ts'
import { mediaCalls, photograph, someImage, somePdf } from '#server/testing/media.ts'
import type { MediaItem } from '#shared/media.ts'
import type { Post } from '#shared/posts.ts'
import { showApp } from '#web/testing.tsx'

let app: TestApp
beforeAll(async () => {
  window.matchMedia = (media) => Object.assign(new EventTarget(), { media, matches: true }) as MediaQueryList
  Element.prototype.hasPointerCapture = () => false
  app = await startTestApp()
})
afterAll(() => app.stop())

const fileOf = (bytes: Buffer, name: string, type: string) => new File([new Uint8Array(bytes)], name, { type })
const png = async (width: number) => someImage(width).png().toBuffer()
const section = async () => within(await screen.findByRole('region', { name: 'Images and document' }))
const input = async () => (await section()).findByLabelText<HTMLInputElement>(/^Add /)
const mediaOf = (as: TestUser, { id }: Post): Promise<MediaItem[]> => mediaCalls(app).listed(as, id)

async function onScreen() {
  const author = await app.signUp()
  const post = await app.hasPost(author)
  return { author, post, ...showApp(`/?id=${post.id}`, { app, as: author }) }
}

test('images are added, described, moved and removed, and the network preview shows them', async () => {
  const { author, post, user } = await onScreen()
  const files = [
    fileOf(await photograph(), 'first.jpg', 'image/jpeg'),
    fileOf(await png(60), 'second.png', 'image/png'),
  ]
  await user.upload(await input(), files)
  const first = await (await section()).findByRole('textbox', { name: 'Description of image 1' })
  await (await section()).findByRole('textbox', { name: 'Description of image 2' })
  screen.getByText(/^2 images have no description\./)
  await user.type(first, 'Our office in March')
  await user.tab()
  await waitFor(async () => expect((await mediaOf(author, post))[0]?.alt).toBe('Our office in March'))
  await screen.findByText(/^One image has no description\./)
  await user.click(screen.getByRole('button', { name: 'Move image 2 up' }))
  await waitFor(async () => expect((await mediaOf(author, post)).map(({ width }) => width)).toEqual([60, 20]))
  await user.click(screen.getByRole('button', { name: 'Network preview' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Network Preview' }))
  within(dialog.getByRole('list', { name: '2 images' })).getByRole('img', { name: 'Our office in March' })
  expect(dialog.queryByText('With an image')).toBeNull()
  await user.click(dialog.getByRole('button', { name: 'Done' }))
  await user.click(screen.getByRole('button', { name: 'Remove image 1' }))
  await waitFor(async () =>
    expect((await mediaOf(author, post)).map(({ alt }) => alt)).toEqual(['Our office in March']),
  )
})

test('a PDF is a document, named after its file until it gets a title', async () => {
  const { author, post, user } = await onScreen()
  await user.upload(await input(), fileOf(await somePdf(3), 'Three lessons.pdf', 'application/pdf'))
  const title = await (await section()).findByRole<HTMLInputElement>('textbox', { name: 'Title of the document' })
  expect(title.value).toBe('Three lessons')
  screen.getByText('· 3 pages')
  expect((await section()).queryByLabelText(/^Add /)).toBeNull()
  await user.type(title, ' from March')
  await user.tab()
  await waitFor(async () => expect((await mediaOf(author, post))[0]?.title).toBe('Three lessons from March'))
})

test('a rejected file stays in the list with the reason, and can be sent again', async () => {
  const { author, post, user, goOffline, goOnline } = await onScreen()
  const field = await input()
  goOffline()
  await user.upload(field, fileOf(await png(40), 'chart.png', 'image/png'))
  await screen.findByText(
    'chart.png was not added. The server could not be reached. Check your connection and try again.',
  )
  goOnline()
  await user.click(screen.getByRole('button', { name: 'Retry chart.png' }))
  await (await section()).findByRole('textbox', { name: 'Description of image 1' })
  expect(screen.queryByText(/chart\.png/)).toBeNull()
  expect(await mediaOf(author, post)).toHaveLength(1)
  await user.upload(await input(), fileOf(Buffer.from('GIF89a, and no more'), 'broken.gif', 'image/gif'))
  await screen.findByText(/^broken\.gif was not added\. The image is damaged or cut off\./)
  await user.click(screen.getByRole('button', { name: 'Remove broken.gif' }))
  expect(screen.queryByText(/broken\.gif/)).toBeNull()
})

test('an upload shows its progress, and can be cancelled', async () => {
  const { author, post, user, stalling } = await onScreen()
  stalling.add(`/api/posts/${post.id}/media`)
  await user.upload(await input(), fileOf(await png(40), 'slow.png', 'image/png'))
  const bar = await screen.findByRole<HTMLProgressElement>('progressbar', { name: 'Upload of slow.png' })
  await waitFor(() => expect(bar.value).toBe(0.5))
  await user.click(screen.getByRole('button', { name: 'Cancel slow.png' }))
  await waitFor(() => expect(screen.queryByText('slow.png')).toBeNull())
  expect(await mediaOf(author, post)).toEqual([])
})

test('publishing by hand offers the files for download', async () => {
  const author = await app.signUp()
  const post = await app.hasPost(author, { subject: Object.values(someContent).join(' ') })
  const item = await mediaCalls(app).added(author, post.id, await photograph(), '?alt=Our%20office')
  const { user } = showApp('/posts', { app, as: author })
  await user.click(await screen.findByRole('button', { name: 'Post by hand…' }))
  const dialog = within(await screen.findByRole('dialog'))
  dialog.getByText('4 steps that you do yourself. Nothing is posted without you.')
  const link = await dialog.findByRole('link', { name: 'Download image 1' })
  expect(link.getAttribute('href')).toBe(`${item.url}?download`)
  dialog.getByText('Our office')
})
