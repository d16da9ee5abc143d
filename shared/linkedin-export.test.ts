import { type Zippable, zipSync } from 'fflate'
import { expect, test } from 'vitest'
import { ExportError, largestShares, sharesIn } from './linkedin-export.ts'
import type { Source } from './zip.ts'

const header = 'Date,ShareLink,ShareCommentary,SharedUrl,MediaUrl,Visibility\n'
const bytesOf = (text: string) => new TextEncoder().encode(text)
const shares = bytesOf(`${header}2025-03-04 09:00:00,,"A post",,,PUBLIC\n`)
const other = bytesOf('FROM,TO,CONTENT\n')

/** Records which bytes were read. */
function sourceOf(bytes: Uint8Array): Source & { asked: [number, number][] } {
  const asked: [number, number][] = []
  return {
    size: bytes.length,
    asked,
    read: async (start, end) => {
      asked.push([start, end])
      return bytes.subarray(start, end)
    },
  }
}

const read = (bytes: Uint8Array) => sharesIn(sourceOf(bytes))
const textIn = async (files: Zippable) => new TextDecoder().decode(await read(zipSync(files)))
const refusal = (bytes: Uint8Array) =>
  read(bytes).then(
    () => 'nothing was refused',
    (error: unknown) => {
      expect(error).toBeInstanceOf(ExportError)
      return (error as Error).message
    },
  )

/** Where a record of the zip begins: the local header, the entry in the directory, the end of the directory. */
const records = { local: [0x50, 0x4b, 3, 4], entry: [0x50, 0x4b, 1, 2], end: [0x50, 0x4b, 5, 6] }
function change(bytes: Uint8Array, record: keyof typeof records, offset: number, values: number[]): Uint8Array {
  const changed = bytes.slice()
  const at = changed.findIndex((_, place) => records[record].every((byte, next) => changed[place + next] === byte))
  changed.set(values, at + offset)
  return changed
}
const whole = [255, 255, 255, 255]
const small = zipSync({ 'Shares.csv': shares })

test('Shares.csv is found by name in any folder and among any files', async () => {
  const text = new TextDecoder().decode(shares)
  const zips: Zippable[] = [
    { 'Shares.csv': shares },
    { 'Shares.csv': [shares, { level: 0 }] },
    { 'Complete_LinkedInDataExport_03-04-2026/Shares.csv': shares, 'messages.csv': other },
    { 'Shares_181682616.csv': shares, 'Shares_backup.csv': other, 'My Shares.csv': other },
    { 'Shares_1.csv': other, 'SHARES.CSV': shares },
    { '__MACOSX/Shares.csv': other, 'export/Shares_7.csv': shares, 'export/': new Uint8Array() },
  ]
  for (const files of zips) expect(await textIn(files)).toBe(text)
})

test('the file itself can be chosen instead of the zip', async () => {
  expect(await read(shares)).toEqual(shares)
})

test('nothing else in the zip is read', async () => {
  const messages = bytesOf('secret '.repeat(50_000))
  const bytes = zipSync({
    'messages.csv': [messages, { level: 0 }],
    'Shares.csv': shares,
    'later.csv': [messages, { level: 0 }],
  })
  const source = sourceOf(bytes)
  await sharesIn(source)
  const inMessages = ([start, end]: [number, number]) => start > 100 && end < messages.length
  expect(source.asked.some(inMessages)).toBe(false)
  // Includes the end of the file, read once to find the directory.
  expect(source.asked.reduce((sum, [start, end]) => sum + end - start, 0)).toBeLessThan(70_000)
})

const incomplete = 'The zip file is incomplete. Download it from LinkedIn again.'
const damaged = 'The zip file is damaged. Download it from LinkedIn again.'
const refused = 'The zip file doesn’t look like one from LinkedIn, so it was not read.'
const zip64 = 'The zip file says that it is larger than 4 GB, so it was not read. Unpack it and choose Shares.csv.'

test.each<[string, Uint8Array, string]>([
  ['an empty file', new Uint8Array(), 'The file is empty.'],
  [
    'a picture',
    new Uint8Array([0x89, 0x50, 0x4e, 0x47, 13, 10, 26, 10, 0, 0, 0, 13]),
    'This is neither a zip file nor Shares.csv. Choose the zip that LinkedIn sent, or Shares.csv from it.',
  ],
  ['two bytes of a zip', new Uint8Array([0x50, 0x4b]), incomplete],
  ['a zip that was cut off', small.slice(0, -30), incomplete],
  ['a zip whose beginning is missing', new Uint8Array([...small.slice(0, 4), ...small.slice(60)]), damaged],
  [
    'a zip without Shares.csv',
    zipSync({ 'Profile.csv': other, 'Profile Summary.csv': other, 'Shares_backup.csv': other }),
    'This zip file holds no Shares.csv, the list of your posts. LinkedIn’s quick export leaves it out: request the larger data archive, which takes about a day.',
  ],
  [
    'a zip in a zip',
    zipSync({ 'export.zip': small }),
    'This zip file holds another zip file. Unpack it once and choose the one inside.',
  ],
  ['a name that leads upwards', zipSync({ 'Shares.csv': shares, '../../etc/passwd': other }), refused],
  ['a name that leads upwards by backslashes', zipSync({ 'Shares.csv': shares, 'a\\..\\..\\b': other }), refused],
  ['a name from the root', zipSync({ 'Shares.csv': shares, '/etc/passwd': other }), refused],
  ['a name on a drive', zipSync({ 'Shares.csv': shares, 'C:\\b': other }), refused],
  [
    'a password',
    change(small, 'entry', 8, [1, 0]),
    'The zip file is protected by a password. Unpack it and choose Shares.csv.',
  ],
  [
    'a rare way of packing',
    change(small, 'entry', 10, [93, 0]),
    'The zip file is packed in a rare way. Unpack it and choose Shares.csv.',
  ],
  ['a size that stands elsewhere', change(small, 'entry', 24, whole), zip64],
  ['a packed size that stands elsewhere', change(small, 'entry', 20, whole), zip64],
  ['a place that stands elsewhere', change(small, 'entry', 42, whole), zip64],
  ['a directory that stands elsewhere', change(small, 'end', 16, whole), zip64],
  ['a count that stands elsewhere', change(small, 'end', 8, whole), zip64],
  [
    'several parts',
    change(small, 'end', 4, [1, 0]),
    'The zip file is one of several parts. Unpack it and choose Shares.csv.',
  ],
  ['a directory longer than the file', change(small, 'end', 12, [0, 0, 2, 0]), damaged],
  ['a directory of absurd length', change(small, 'end', 12, [0, 0, 0, 9]), refused],
  ['a count higher than its entries', change(small, 'end', 8, [2, 0, 2, 0]), damaged],
  ['an entry that is longer than the directory', change(small, 'entry', 28, [255, 0]), damaged],
  ['an entry that points into the directory', change(small, 'entry', 42, [100, 0, 0, 0]), damaged],
  ['an entry that reaches into the directory', change(small, 'entry', 20, [0, 4, 0, 0]), damaged],
  [
    'another name before the bytes than in the directory',
    change(small, 'local', 30, [...bytesOf('shares.CSV')]),
    damaged,
  ],
  ['another way of packing before the bytes than in the directory', change(small, 'local', 8, [0, 0]), damaged],
  ['bytes that cannot be unpacked', change(small, 'local', 45, [255, 255, 255, 255]), damaged],
  ['more bytes than it says', change(small, 'entry', 24, [10, 0, 0, 0]), refused],
  ['fewer bytes than it says', change(small, 'entry', 24, [0, 2, 0, 0]), damaged],
  [
    'a size beyond the limit',
    change(small, 'entry', 24, [0, 0, 0, 9]),
    'The list of your posts is larger than 32 MB, so it was not read.',
  ],
  [
    'too many entries',
    zipSync(Object.fromEntries(Array.from({ length: 5_001 }, (_, n) => [`${n}`, new Uint8Array()]))),
    refused,
  ],
])('%s is refused with a sentence', async (_what, bytes, sentence) => expect(await refusal(bytes)).toBe(sentence))

test('a zip bomb is refused for its stated size, and for its real size if it lies', async () => {
  const bombOf = (size: number) => zipSync({ 'Shares.csv': new Uint8Array(size).fill(48) })
  expect(await refusal(bombOf(30_000_000))).toBe(refused)
  const lying = change(bombOf(100_000_000), 'entry', 24, [0, 16, 0, 0])
  expect(lying.length).toBeLessThan(200_000)
  const before = process.memoryUsage().arrayBuffers
  expect(await refusal(lying)).toBe(refused)
  expect(process.memoryUsage().arrayBuffers - before).toBeLessThan(40_000_000)
})

test('a list larger than the limit is refused without a zip too', async () => {
  const source: Source = { size: largestShares + 1, read: async (start, end) => new Uint8Array(end - start).fill(65) }
  await expect(sharesIn(source)).rejects.toThrow('The list of your posts is larger than 32 MB, so it was not read.')
})
