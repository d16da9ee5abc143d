import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { zipSync } from 'fflate'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestApp, type TestApp } from '#server/testing/app.ts'
import type { Sample } from '#shared/samples.ts'
import { showApp } from '#web/testing.tsx'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.stop())

const post = (subject: string) =>
  `What I learned about ${subject} took me a year.\n\nI would have paid for ${subject} to be explained before that.`
const csv = `Date,ShareLink,ShareCommentary,SharedUrl,MediaUrl,Visibility
2025-01-05 12:00:00,https://www.linkedin.com/feed/update/urn%3Ali%3Ashare%3A1,"${post('meetings')}",,,PUBLIC
2025-03-05 12:00:00,https://www.linkedin.com/feed/update/urn%3Ali%3Ashare%3A2,"${post('hiring')}",,,PUBLIC
2025-04-05 12:00:00,https://www.linkedin.com/feed/update/urn%3Ali%3Ashare%3A3,,,,PUBLIC
2025-05-05 12:00:00,https://www.linkedin.com/feed/update/urn%3Ali%3Ashare%3A4,Well said.,,,PUBLIC
`
const bytes = (text: string) => new TextEncoder().encode(text)
const fileOf = (content: Uint8Array, name = 'export.zip') => new File([content as Uint8Array<ArrayBuffer>], name)
const zip = zipSync({ 'messages.csv': bytes('a secret message'), 'export/Shares_181682616.csv': bytes(csv) })

async function open(name: 'Add several' | 'Import from LinkedIn') {
  const author = await app.signUp()
  const view = showApp('/writing-samples', { app, as: author })
  await view.user.click(await screen.findByRole('button', { name }))
  const dialog = within(await screen.findByRole('dialog'))
  const samples = async () => (await (await app.call('GET', '/api/writing-samples', { as: author })).json()) as Sample[]
  return { ...view, dialog, samples }
}
const chooseFile = (file: File) =>
  fireEvent.change(screen.getByLabelText(/Choose the zip file/), { target: { files: [file] } })

test('posts from LinkedIn’s export are chosen, added, and removed by undo', async () => {
  const { user, dialog, samples, requests } = await open('Import from LinkedIn')
  dialog.getByText(/Get a copy of your data, and request the larger archive/)
  dialog.getByText(/Your messages and contacts are not read/)
  chooseFile(fileOf(zip))
  await dialog.findByText('2 of 4 texts can be added')
  dialog.getByText('2 left out')
  dialog.getByText('Repost without text of your own: 1')
  dialog.getByText('Shorter than 50 characters: 1')
  dialog.getByText('Well said.')
  await user.click(dialog.getByRole('checkbox', { name: /about meetings/ }))
  await user.click(dialog.getByRole('button', { name: 'Add 1 sample' }))
  await screen.findByText('1 writing sample added')
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  await screen.findByRole('heading', { name: 'Post of Mar 5, 2025' })
  expect((await samples()).map(({ content }) => content)).toEqual([post('hiring')])
  screen.getByRole('button', { name: 'Undo' }).focus()
  await user.keyboard('{Enter}')
  await screen.findByText('1 writing sample taken back')
  await screen.findByRole('heading', { name: 'No writing samples yet' })
  expect(await samples()).toEqual([])
  expect(requests.filter((one) => one.startsWith('POST /api/writing-samples/import'))).toHaveLength(2)
})

test('only the list of posts leaves the device', async () => {
  const { dialog } = await open('Import from LinkedIn')
  const sent: string[] = []
  const showFetch = globalThis.fetch
  globalThis.fetch = (input, init) => {
    if (init?.body instanceof Uint8Array) sent.push(new TextDecoder().decode(init.body))
    return showFetch(input, init)
  }
  chooseFile(fileOf(zip))
  await dialog.findByText('2 of 4 texts can be added')
  globalThis.fetch = showFetch
  expect(sent).toEqual([csv])
})

test('a file can be dropped, and a file that is no export is refused with a sentence', async () => {
  const { dialog } = await open('Import from LinkedIn')
  const place = screen.getByText('or drop it here')
  fireEvent.drop(place, { dataTransfer: { files: [fileOf(zip.slice(0, -5))] } })
  await dialog.findByText('The zip file is incomplete. Download it from LinkedIn again.')
  fireEvent.drop(place, { dataTransfer: { files: [fileOf(bytes('Date,Link,Message\n'), 'Comments.csv')] } })
  await dialog.findByText('This is not LinkedIn’s Shares.csv: it has no columns Date, ShareLink and ShareCommentary.')
  fireEvent.drop(place, { dataTransfer: { files: [fileOf(bytes(csv), 'Shares.csv')] } })
  await dialog.findByText('2 of 4 texts can be added')
  expect(screen.queryByText(/is not LinkedIn’s/)).toBeNull()
})

test('several pasted texts appear separately, and all or some are added', async () => {
  const { user, dialog, samples } = await open('Add several')
  dialog.getByText(/a line of dashes \(---\) or two blank lines/)
  const text = dialog.getByLabelText<HTMLTextAreaElement>('Your posts')
  expect(dialog.getByRole<HTMLButtonElement>('button', { name: 'Preview posts' }).disabled).toBe(true)
  fireEvent.change(text, {
    target: { value: `${post('prices')}\n---\nShort.\n---\n${post('tools')}\n\n\n${post('hiring')}` },
  })
  await user.selectOptions(dialog.getByLabelText('Source for all'), 'custom')
  await user.click(dialog.getByRole('button', { name: 'Preview posts' }))
  await dialog.findByText('3 of 4 texts can be added')
  const all = dialog.getByRole<HTMLInputElement>('checkbox', { name: 'Select all' })
  expect(dialog.getAllByRole<HTMLInputElement>('checkbox').map(({ checked }) => checked)).toEqual([
    true,
    true,
    true,
    true,
  ])
  await user.click(all)
  expect(dialog.getByRole<HTMLButtonElement>('button', { name: 'Add 0 samples' }).disabled).toBe(true)
  await user.click(all)
  await user.click(dialog.getByRole('checkbox', { name: /about tools/ }))
  expect(all.indeterminate).toBe(true)
  await user.click(dialog.getByRole('button', { name: 'Back' }))
  expect(dialog.getByLabelText<HTMLTextAreaElement>('Your posts').value).toContain('Short.')
  await user.click(dialog.getByRole('button', { name: 'Preview posts' }))
  await user.click(await dialog.findByRole('button', { name: 'Add 3 samples' }))
  await screen.findByText('3 writing samples added')
  expect((await samples()).map(({ content, source }) => [content, source])).toEqual(
    ['prices', 'tools', 'hiring'].map((subject) => [post(subject), 'custom']),
  )
  await user.click(await screen.findByRole('button', { name: 'Add several' }))
  expect((await screen.findByLabelText<HTMLTextAreaElement>('Your posts')).value).toBe('')
})

test('posts separated by single blank lines are one post until the author chooses otherwise, and the page shows their number', async () => {
  const { user, dialog } = await open('Add several')
  const all = ['prices', 'tools', 'hiring'].map((subject) => post(subject).replaceAll(/\n+/g, ' ')).join('\n\n')
  fireEvent.change(dialog.getByLabelText('Your posts'), { target: { value: all } })
  dialog.getByText(/^This will be 1 post\. Choose “One blank line” below/)
  await user.selectOptions(dialog.getByLabelText('Posts are separated by'), 'One blank line')
  dialog.getByText('This will be 3 posts.')
  await user.click(dialog.getByRole('button', { name: 'Preview posts' }))
  await dialog.findByRole('button', { name: 'Add 3 samples' })
})

test('pasted text survives a closed dialog and a lost server', async () => {
  const { user, dialog, goOffline } = await open('Add several')
  fireEvent.change(dialog.getByLabelText('Your posts'), { target: { value: post('lunch') } })
  goOffline()
  await user.click(dialog.getByRole('button', { name: 'Preview posts' }))
  await dialog.findByText('The server could not be reached. Check your connection and try again.')
  await user.click(dialog.getByRole('button', { name: 'Cancel' }))
  await user.click(await screen.findByRole('button', { name: 'Add several' }))
  expect((await screen.findByLabelText<HTMLTextAreaElement>('Your posts')).value).toBe(post('lunch'))
})

test('reading an export can be cancelled', async () => {
  const { user, dialog, stalling } = await open('Import from LinkedIn')
  stalling.add('/api/writing-samples/import')
  chooseFile(fileOf(zip))
  await user.click(await dialog.findByRole('button', { name: 'Stop' }))
  await waitFor(() => expect(dialog.queryByRole('button', { name: 'Stop' })).toBeNull())
  stalling.clear()
  chooseFile(fileOf(zip))
  await dialog.findByText('2 of 4 texts can be added')
})

test('existing samples are marked, and a choice that could not be added stays', async () => {
  const { user, dialog, goOffline } = await open('Import from LinkedIn')
  chooseFile(fileOf(zip))
  const add = await dialog.findByRole('button', { name: 'Add 2 samples' })
  goOffline()
  await user.click(add)
  await screen.findByText('Failed to add writing samples')
  dialog.getByText('2 of 4 texts can be added')
})

test('the voice is shown by measure, with the author’s own sentences', async () => {
  const author = await app.signUp()
  const text = ['meetings', 'hiring', 'prices', 'tools', 'lunch']
    .map((subject) => `${post(subject)} `.repeat(6).trim())
    .join('\n---\n')
  await app.call('POST', '/api/writing-samples/import?add=all', { as: author, body: { text } })
  const { user } = showApp('/writing-samples', { app, as: author })
  await screen.findByRole('heading', { name: 'Your voice' })
  await screen.findByText(/^English\. From 5 samples with [\d,]+ words\. Your own posts match each other on/)
  expect(screen.queryByText('First impression')).toBeNull()
  expect(screen.queryByText('Joining words')).toBeNull()
  await user.click(screen.getByRole('button', { name: 'Show all measures' }))
  const row = within(screen.getByText('Yourself').closest('details')!)
  row.getByText(/^You speak of yourself [\d.]+ times in 100 words\.$/)
  row.getByText('What I learned about hiring took me a year.')
})

test('few or short samples give a first impression, and fewer than two give no voice', async () => {
  const author = await app.signUp()
  const add = (content: string) => app.call('POST', '/api/writing-samples', { as: author, body: { content } })
  await add(post('meetings'))
  const { user } = showApp('/writing-samples', { app, as: author })
  await screen.findByText(/1 sample, 1 active/)
  expect(screen.queryByRole('heading', { name: 'Your voice' })).toBeNull()
  fireEvent.change(screen.getByLabelText('Content'), { target: { value: post('hiring') } })
  await user.click(screen.getByRole('button', { name: 'Add sample' }))
  await screen.findByText('First impression')
  await screen.findByText(/^English\. From 2 samples with \d+ words\. This is a first impression/)
})
