import { expect, test } from 'vitest'
import { notesFrom, readForm } from './handed-over.ts'

function formOf(fields: Record<string, string>, files: File[] = []) {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) form.set(name, value)
  for (const file of files) form.append('files', file)
  return readForm(form)
}

test.each([
  [
    'a page, which Android puts into the text',
    { title: 'Shops', text: 'https://news.example/shops' },
    { text: '', url: 'https://news.example/shops', title: 'Shops' },
  ],
  [
    'selected words with their page',
    { text: '"Every third shop closed."\n https://news.example/shops#:~:text=Every%20third' },
    { text: 'Every third shop closed.', url: 'https://news.example/shops', title: '' },
  ],
  [
    'a link in the middle of words',
    { text: 'See https://news.example/shops for more.' },
    { text: 'See https://news.example/shops for more.', url: 'https://news.example/shops', title: '' },
  ],
  ['words alone', { text: ' We closed. ' }, { text: 'We closed.', url: '', title: '' }],
  ['another kind of address', { text: 'Words', url: 'javascript:alert(1)' }, { text: 'Words', url: '', title: '' }],
])('%s is read', async (_, fields, read) => {
  expect(await formOf(fields)).toEqual({ ...read, files: [], problems: [] })
})

test.each<Record<string, string>>([
  { url: 'https://www.linkedin.com/posts/x' },
  { text: 'Look at this https://lnkd.in/abc' },
])('nothing is taken from LinkedIn: %j', async (fields) => {
  const { problems, ...read } = await formOf({ title: 'Post', text: 'Her words', ...fields })
  expect(read).toEqual({ text: '', url: '', title: '', files: [] })
  expect(problems).toEqual([expect.stringMatching(/^Hookline takes nothing from LinkedIn’s pages\./)])
})

test('text files become text, images wait, and each other file has a sentence', async () => {
  const file = (name: string, type: string, size = 10) => new File(['x'.repeat(size)], name, { type })
  const notes = new File(['We closed.\n'], 'notes.md', { type: '' })
  const image = file('shop.png', 'image/png')
  const { text, files, problems } = await formOf({}, [
    notes,
    image,
    file('huge.txt', 'text/plain', 1_000_001),
    file('clip.mp4', 'video/mp4'),
    file('big.png', 'image/png', 10_000_001),
  ])
  expect([text, files.map(({ name }) => name)]).toEqual(['We closed.', ['shop.png']])
  expect(problems).toEqual([
    'huge.txt is larger than 1 MB. Copy the part that matters.',
    'clip.mp4 was not taken. Hookline takes JPG, PNG, GIF and WebP images, PDFs and text files.',
    'big.png was not taken. An image can have at most 10 MB. Make it smaller and add it again.',
  ])
})

test('of a long text the beginning is taken, and said so', async () => {
  const { text, problems } = await formOf({ text: 'x'.repeat(20_001) })
  expect([text.length, problems]).toEqual([20_000, ['Only the first 20,000 characters were taken.']])
})

test('another’s words go into notes in quotation marks, with their source', () => {
  expect(notesFrom({ text: 'Shops close.', url: 'https://news.example/a', title: 'Shops' })).toBe(
    '“Shops close.”\nFrom “Shops”, https://news.example/a',
  )
  expect(notesFrom({ text: '', url: 'https://news.example/a', title: '' })).toBe('From https://news.example/a')
  expect(notesFrom({ text: 'We closed.', url: '', title: 'Note' })).toBe('We closed.')
})
