import { randomBytes } from 'node:crypto'
import { zipSync } from 'fflate'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { ImportPreview, ImportResult, Sample } from '#shared/samples.ts'
import { startTestApp, type TestApp, type TestUser } from '../testing/app.ts'
import { inPaste } from './found.ts'
import { addImport, withFile } from './import.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.stop())

const path = '/api/writing-samples/import'
const send = (as: TestUser | undefined, body: BodyInit, query = '', type = 'application/zip') =>
  app.app.request(`${path}${query}`, {
    method: 'POST',
    headers: { 'content-type': type, ...(as && { cookie: as.cookie }) },
    body,
    ...(body instanceof ReadableStream && { duplex: 'half' }),
  })
const paste = (as: TestUser, text: string, query = '') => app.call('POST', `${path}${query}`, { as, body: { text } })
const look = async (response: Response) => {
  expect([response.status, response.ok ? '' : await response.text()]).toEqual([200, ''])
  return (await response.json()) as ImportPreview
}
const added = async (response: Response) => {
  expect([response.status, response.ok ? '' : await response.text()]).toEqual([201, ''])
  return ((await response.json()) as ImportResult).added
}
const refused = async (response: Response) => [response.status, await response.text()]
const list = async (as: TestUser) => (await (await app.call('GET', '/api/writing-samples', { as })).json()) as Sample[]

const post = (subject: string) =>
  `What I learned about ${subject} took me a year.\n\nI would have paid for ${subject} to be explained before that year began.`
const csvOf = (rows: [day: string, id: number, text: string][]) =>
  `Date,ShareLink,ShareCommentary,SharedUrl,MediaUrl,Visibility\n${rows
    .map(
      ([day, id, text]) =>
        `${day} 09:00:00,https://www.linkedin.com/feed/update/urn%3Ali%3Ashare%3A${id},"${text.replaceAll('"', '""')}",,,PUBLIC\n`,
    )
    .join('')}`
const csv = csvOf([
  ['2025-01-05', 1, post('meetings')],
  ['2025-03-05', 3, post('hiring')],
  ['2025-02-05', 2, post('prices')],
  ['2025-04-05', 4, ''],
  ['2025-05-05', 5, 'https://example.com/page'],
  ['2025-06-05', 6, 'Well said.'],
])
const zip = zipSync({
  'Complete_LinkedInDataExport_06-06-2025/messages.csv': new TextEncoder().encode('FROM,TO,CONTENT\n'),
  'Complete_LinkedInDataExport_06-06-2025/Shares.csv': new TextEncoder().encode(csv),
})

describe.each([
  ['the zip', zip, 'application/zip'],
  ['Shares.csv', new TextEncoder().encode(csv), 'text/csv'],
])('from %s', (_what, body, type) => {
  test('the posts are shown, newest first, with what is left out and why; nothing is added yet', async () => {
    const author = await app.signUp()
    const preview = await look(await send(author, body, '', type))
    expect(preview).toMatchObject({
      found: 6,
      unreadable: 0,
      leftOut: [
        { reason: 'repost', count: 1 },
        { reason: 'link-only', count: 1 },
        { reason: 'too-short', count: 1 },
      ],
    })
    expect(
      preview.items.map(({ preview, postedAt, leftOut }) => [preview.slice(0, 30), postedAt?.slice(0, 10), leftOut]),
    ).toEqual([
      ['What I learned about hiring to', '2025-03-05', null],
      ['What I learned about prices to', '2025-02-05', null],
      ['What I learned about meetings ', '2025-01-05', null],
      ['Well said.', '2025-06-05', 'too-short'],
      ['https://example.com/page', '2025-05-05', 'link-only'],
    ])
    expect(await list(author)).toEqual([])
  })

  test('what was chosen is added, and adding it again adds nothing', async () => {
    const author = await app.signUp()
    const { items } = await look(await send(author, body, '', type))
    const chosen = [items[0]!.key, items[2]!.key]
    const ids = await added(await send(author, body, `?add=${chosen.join(',')}`, type))
    const samples = await list(author)
    expect(samples).toEqual(
      ['hiring', 'meetings'].map((subject, place) => ({
        id: ids[place],
        title: subject === 'hiring' ? 'Post of Mar 5, 2025' : 'Post of Jan 5, 2025',
        content: post(subject),
        source: 'linkedin',
        active: true,
        createdAt: expect.any(String),
      })),
    )
    const german = { as: author, headers: { 'accept-language': 'de' } }
    expect(await (await app.call('GET', path.replace('/import', ''), german)).json()).toMatchObject([
      { title: 'Beitrag vom 5. März 2025' },
      { title: 'Beitrag vom 5. Jan. 2025' },
    ])
    expect(await added(await send(author, body, `?add=${chosen.join(',')}`, type))).toEqual([])
    const again = await look(await send(author, body, '', type))
    expect(again.leftOut).toContainEqual({ reason: 'already-there', count: 2 })
    expect(await added(await send(author, body, '?add=all', type))).toHaveLength(1)
    expect(await list(author)).toHaveLength(3)
  })
})

test('a text that is short, only a link or unknown is not added on request either', async () => {
  const author = await app.signUp()
  const { items } = await look(await send(author, zip))
  const leftOut = items.filter((item) => item.leftOut).map(({ key }) => key)
  expect(await added(await send(author, zip, `?add=${[...leftOut, 'AAAAAAAAAA', ''].join(',')}`))).toEqual([])
  expect(await added(await send(author, zip, '?add='))).toEqual([])
  expect(await list(author)).toEqual([])
})

test('two servers that import the same at once add it once', async () => {
  const author = await app.signUp()
  const ctx = await app.contextOf(author)
  const results = await withFile('w1', new Blob([zip]).stream(), (sent) =>
    Promise.all([addImport(ctx, sent, 'linkedin', 'all'), addImport(ctx, sent, 'linkedin', 'all')]),
  )
  expect(results.map(({ added }) => added.length).sort()).toEqual([0, 3])
  expect(await list(author)).toHaveLength(3)
})

test('one upload of a person is read at a time', async () => {
  const [author, other] = [await app.signUp(), await app.signUp()]
  const { promise: isReading, resolve: begin } = Promise.withResolvers<void>()
  const { promise: mayEnd, resolve: end } = Promise.withResolvers<void>()
  const slow = new ReadableStream<Uint8Array>(
    {
      pull: async (controller) => {
        begin()
        await mayEnd
        controller.enqueue(zip)
        controller.close()
      },
    },
    { highWaterMark: 0 },
  )
  const first = send(author, slow)
  await isReading
  expect(await refused(await send(author, zip))).toEqual([429, 'Another import is being read. Try again in a moment.'])
  await look(await send(other, zip))
  end()
  await look(await first)
  await look(await send(author, zip))
})

test('an import is undone as one, and nobody else’s samples with it', async () => {
  const [author, stranger] = [await app.signUp(), await app.signUp()]
  await app.call('POST', '/api/writing-samples', { as: author, body: { content: post('lunch') } })
  const ids = await added(await send(author, zip, '?add=all'))
  const theirs = await added(await send(stranger, zip, '?add=all'))
  const remove = await app.call('DELETE', '/api/writing-samples', { as: author, body: { ids: [...ids, ...theirs] } })
  expect(remove.status).toBe(204)
  expect((await list(author)).map(({ content }) => content)).toEqual([post('lunch')])
  expect(await list(stranger)).toHaveLength(3)
  expect((await app.call('DELETE', '/api/writing-samples', { as: author, body: { ids: 'all' } })).status).toBe(400)
})

test('no more than five hundred samples are kept, the newest posts first', async () => {
  const author = await app.signUp()
  const day = (n: number) => new Date(Date.UTC(2020, 0, 1 + 4 * n)).toISOString().slice(0, 10)
  const many = csvOf(
    Array.from({ length: 502 }, (_, n) => [
      day(n),
      n,
      `${post(`number ${n}`)} ${randomBytes(60)
        .toString('hex')
        .replaceAll(/(.{6})/g, '$1 ')}`,
    ]),
  )
  const preview = await look(await send(author, many, '', 'text/csv'))
  expect(preview.leftOut).toEqual([{ reason: 'no-room', count: 2 }])
  expect(preview.items.at(-1)?.preview).toContain('number 0 ')
  const ids = await added(await send(author, many, '?add=all', 'text/csv'))
  expect(ids).toHaveLength(500)
  const samples = await list(author)
  expect(samples.map(({ id }) => id)).toEqual(ids)
  expect(samples[0]!.content).toContain('number 501 ')
  await app.call('DELETE', '/api/writing-samples', { as: author, body: { ids: ids.slice(0, 1) } })
  expect(await added(await send(author, many, '?add=all', 'text/csv'))).toHaveLength(1)
})

describe('pasted text', () => {
  test.each([
    [
      'a line of dashes',
      'One\n---\nTwo\n\n—————\n\nThree\n***\nFour\n- - -\nStill four',
      ['One', 'Two', 'Three', 'Four\n- - -\nStill four'],
    ],
    ['two empty lines or more', 'One\n\nstill one\n\n\nTwo\r\n\r\n\r\n\r\nThree', ['One\n\nstill one', 'Two', 'Three']],
    ['dashes at both ends', '---\nOne\n---', ['One']],
    ['nothing', ' \n\n\n---\n ', []],
    ['dashes within a text', 'One -- or --- two\n- a list\n- of two', ['One -- or --- two\n- a list\n- of two']],
  ])('is split at %s', (_what, text, pieces) => {
    expect(inPaste(text).shares.map((share) => share.text)).toEqual(pieces)
  })

  test('is examined and added like a file', async () => {
    const author = await app.signUp()
    const text = `${post('meetings')}\n\n\nToo short\n---\n${post('prices')}\n---\n${post('meetings')}`
    const { found, items, leftOut } = await look(await paste(author, text))
    expect([found, leftOut]).toEqual([
      4,
      [
        { reason: 'too-short', count: 1 },
        { reason: 'repeated', count: 1 },
      ],
    ])
    const body = { text, source: 'custom' }
    await added(await app.call('POST', `${path}?add=${items[1]!.key}`, { as: author, body }))
    expect((await list(author)).map(({ title, content, source }) => [title, content, source])).toEqual([
      ['What I learned about prices took me a…', post('prices'), 'custom'],
    ])
  })

  test.each([
    [{}, 'text must hold the pasted samples.'],
    [{ text: 'x'.repeat(1_000_001) }, 'At most 1,000,000 characters can be pasted at once.'],
    [{ text: 'x', source: 'book' }, 'source must be linkedin or custom.'],
  ])('like %#. is refused with a sentence', async (body, sentence) => {
    const response = await app.call('POST', path, { as: await app.signUp(), body })
    expect(await refused(response)).toEqual([400, sentence])
  })
})

test('a file that is no export is refused with the sentence that says why', async () => {
  const author = await app.signUp()
  expect(await refused(await send(author, zip.slice(0, -9)))).toEqual([
    400,
    'The zip file is incomplete. Download it from LinkedIn again.',
  ])
  expect(await refused(await send(author, 'Date,Link,Message\n', '', 'text/csv'))).toEqual([
    400,
    'This is not LinkedIn’s Shares.csv: it has no columns Date, ShareLink and ShareCommentary.',
  ])
  expect(await refused(await send(author, 'not json', '', 'application/json'))).toEqual([
    400,
    'The body is not valid JSON.',
  ])
})

test('no more than 32 MB are read, whether the sender declares the size or not', async () => {
  const author = await app.signUp()
  const sentence = 'The file is larger than 32 MB and was not read. Unpack it and choose Shares.csv.'
  expect(await refused(await send(author, new Uint8Array(32_000_001)))).toEqual([413, sentence])
  let sent = 0
  const endless = new ReadableStream<Uint8Array>({
    pull: (controller) => {
      sent += 1_000_000
      controller.enqueue(new Uint8Array(1_000_000))
    },
  })
  expect(await refused(await send(author, endless))).toEqual([413, sentence])
  expect(sent).toBeLessThan(40_000_000)
  const large = await app.call('POST', '/api/posts', { as: author, body: { title: 'x'.repeat(1_000_001) } })
  expect(large.status).toBe(413)
})

test('somebody who is not signed in has nothing to import, and nothing of theirs is read', async () => {
  let isRead = false
  const body = new ReadableStream<Uint8Array>(
    {
      pull: (controller) => {
        isRead = true
        controller.close()
      },
    },
    { highWaterMark: 0 },
  )
  expect((await send(undefined, body)).status).toBe(401)
  expect(isRead).toBe(false)
  expect((await app.call('DELETE', '/api/writing-samples', { body: { ids: [] } })).status).toBe(401)
})
