import { rgb } from '@cantoo/pdf-lib'
import { eq } from 'drizzle-orm'
import { unzipSync } from 'fflate'
import sharp from 'sharp'
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { maxWorkspaceBytes } from '#shared/media.ts'
import { media, posts, publications, workspaces } from '../database/schema.ts'
import { startTestApp, type TestApp, type TestUser } from '../testing/app.ts'
import { armedPdf, everythingIn, mediaCalls, photograph, someImage, somePdf, telltalePdf } from '../testing/media.ts'
import { sweepMedia } from './media.ts'

let app: TestApp
let nora: TestUser
let postId: string
let now = () => new Date()
beforeAll(async () => {
  app = await startTestApp({ now: () => now() })
})
afterAll(() => app.stop())
beforeEach(async () => {
  now = () => new Date()
  nora = await app.signUp()
  postId = (await app.hasPost(nora)).id
})
const calls = () => mediaCalls(app)
async function stored(): Promise<string[]> {
  const ids: string[] = []
  for await (const { id } of app.deps.mediaStore.list()) ids.push(id)
  return ids
}

test('a photograph comes out upright, and without the place where it was taken', async () => {
  const sent = await photograph()
  expect(sent.includes('Exif')).toBe(true)
  const item = await calls().added(nora, postId, sent, '?alt=Our%20office')
  expect(item).toMatchObject({ kind: 'image', contentType: 'image/jpeg', alt: 'Our office', width: 20, height: 40 })
  const bytes = await calls().bytesOf(nora, item)
  expect(bytes.length).toBe(item.bytes)
  for (const hidden of ['Exif', 'Some Phone', 'At home', 'whoever made it']) expect(bytes.includes(hidden)).toBe(false)
  const { exif, xmp, orientation } = await sharp(bytes).metadata()
  expect([exif, xmp, orientation]).toEqual([undefined, undefined, undefined])
  // Turned clockwise, the red left half is at the top.
  const top = await sharp(bytes).extract({ left: 5, top: 5, width: 1, height: 1 }).raw().toBuffer()
  expect(top[0]).toBeGreaterThan(150)
  expect(await calls().listed(nora, postId)).toEqual([item])
})

const translucent = () => sharp({ create: { width: 40, height: 20, channels: 4, background: '#cc222280' } })
test.each([
  ['PNG stays PNG', () => someImage().png(), 'image/png'],
  ['WebP becomes JPG', () => someImage().webp(), 'image/jpeg'],
  ['WebP with transparency becomes PNG', () => translucent().webp(), 'image/png'],
])('%s', async (_, image, contentType) => {
  const item = await calls().added(nora, postId, await image().toBuffer())
  expect(item).toMatchObject({ contentType, width: 40, height: 20 })
  const response = await app.call('GET', item.url, { as: nora })
  expect(Object.fromEntries(response.headers)).toMatchObject({
    'content-type': contentType,
    'x-content-type-options': 'nosniff',
    'content-security-policy': expect.stringContaining('sandbox'),
    'content-disposition': expect.stringMatching(/^inline; filename="[\w-]+\.(png|jpg)"/),
  })
})

test('an animation stays one', async () => {
  const frames = await Promise.all([someImage(), someImage().negate()].map((image) => image.png().toBuffer()))
  const gif = await sharp(frames, { join: { animated: true } })
    .gif({ delay: [200, 300] })
    .toBuffer()
  const item = await calls().added(nora, postId, gif)
  expect(item).toMatchObject({ contentType: 'image/gif', width: 40, height: 20 })
  expect(await sharp(await calls().bytesOf(nora, item)).metadata()).toMatchObject({ pages: 2, delay: [200, 300] })
})

test('a page hidden behind an image does not come out', async () => {
  const png = Buffer.concat([await someImage().png().toBuffer(), Buffer.from('<script>alert(1)</script>')])
  const bytes = await calls().bytesOf(nora, await calls().added(nora, postId, png))
  expect(bytes.includes('script')).toBe(false)
})

test('a document comes out with its pages and links, but nothing that could act or that tells who made it', async () => {
  const armed = await armedPdf()
  expect(await everythingIn(armed)).toContain('JavaScriptOnOpening')
  const item = await calls().added(nora, postId, armed, '?title=Three%20lessons')
  expect(item).toMatchObject({ kind: 'document', title: 'Three lessons', pages: 2, width: 540, height: 675 })
  const bytes = await calls().bytesOf(nora, item)
  const inside = await everythingIn(bytes)
  expect(inside).toContain('https://example.com/report')
  const active = ['JavaScript', 'Launch', 'script', 'EmbeddedFile', 'attach', '.exe', 'OpenAction', 'FileAttachment']
  const said = ['Nora', 'board', 'pdf-lib', 'Metadata', 'xmpOfPage', 'Exif', 'Some Phone']
  for (const word of [...active, ...said]) expect(`${inside}${bytes.toString('latin1')}`).not.toContain(word)
  const response = await app.call('GET', item.url, { as: nora })
  expect(response.headers.get('content-disposition')).toMatch(/^attachment; filename="Three lessons\.pdf"/)
})

test('a document keeps no notes, no values of forms and no places of photographs, and looks as before', async () => {
  const telltale = await telltalePdf()
  expect(await everythingIn(telltale)).toContain('ValueOutOfSight')
  const item = await calls().added(nora, postId, telltale)
  const bytes = await calls().bytesOf(nora, item)
  const inside = `${await everythingIn(bytes)}${bytes.toString('latin1')}`
  expect(inside).toContain('WordsOnThePage')
  expect(inside.match(/DCTDecode/g)).toHaveLength(4)
  const said = ['Reviewer', 'RemarkNobodySees', 'NoteInTheMargin', 'RemarkBehindMark', 'Subject1']
  const typed = ['FieldOfSalary', 'ValueOfSalary', 'OutOfSight', 'AcroForm']
  for (const word of [...said, ...typed, 'Exif', 'Some Phone', 'whoever made it', 'Popup'])
    expect(inside).not.toContain(word)
  const page = await app.call('GET', `${item.url}/pages/1`, { as: nora })
  const { data, info } = await sharp(await page.arrayBuffer())
    .raw()
    .toBuffer({ resolveWithObject: true })
  // The field, on a page of 540 by 675 points, from below.
  const [across, down] = [Math.round((230 / 540) * info.width), Math.round(((675 - 335) / 675) * info.height)]
  const [red, green] = data.subarray(info.channels * (info.width * down + across))
  expect([red! > 180, green! < 60]).toEqual([true, true])
})

const bomb = () =>
  sharp({ create: { width: 12_000, height: 12_000, channels: 3, background: 'white' } })
    .png()
    .toBuffer()
const cut = async (bytes: Promise<Buffer>) => (await bytes).subarray(0, -60)
const fewPages = somePdf(1)
test.each<[string, () => Promise<Buffer>, number, RegExp]>([
  ['an SVG', async () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script/></svg>'), 400, /neither a JPG/],
  ['a page', async () => Buffer.from(`<!doctype html>${' '.repeat(2_000)}`), 400, /neither a JPG/],
  ['a program', async () => Buffer.from('MZ\x90\0\x03'), 400, /neither a JPG/],
  ['nothing', async () => Buffer.alloc(0), 400, /The file is empty/],
  ['an image with too many pixels', bomb, 400, /12,000 × 12,000 pixels/],
  ['a JPG that is cut off', () => cut(photograph()), 400, /The image is damaged or cut off/],
  ['a PNG that is cut off', () => cut(someImage().png().toBuffer()), 400, /The image is damaged or cut off/],
  ['the beginning of an image only', async () => Buffer.from('GIF89a'), 400, /The image is damaged or cut off/],
  ['a PDF that is cut off', async () => (await fewPages).subarray(0, 200), 400, /The PDF is damaged or cut off/],
  ['a PDF with too many pages', () => somePdf(301), 400, /has 301 pages/],
])('%s is refused, and nothing is kept', async (_, file, status, sentence) => {
  const before = await stored()
  expect(await calls().refusal(nora, postId, await file())).toEqual([status, expect.stringMatching(sentence)])
  expect(await calls().listed(nora, postId)).toEqual([])
  expect(await stored()).toEqual(before)
})

test('the pages of a document are drawn as they look, one by one, only for people who may see them', async () => {
  const pdf = await somePdf(6, (document) => {
    document.getPage(4).drawRectangle({ x: 0, y: 0, width: 540, height: 675, color: rgb(0.8, 0.1, 0.1) })
  })
  const item = await calls().added(nora, postId, pdf)
  const page = (number: string, as = nora) => app.call('GET', `${item.url}/pages/${number}`, { as })
  const [fifth, again] = await Promise.all([page('5'), page('5')])
  expect(fifth.headers.get('content-type')).toBe('image/jpeg')
  const { data, info } = await sharp(await fifth.arrayBuffer())
    .raw()
    .toBuffer({ resolveWithObject: true })
  expect(info).toMatchObject({ width: 1_100, height: 1_375 })
  const [red, green, blue] = data.subarray(info.channels * (info.width * 600 + 500))
  expect([red! > 180, green! < 60, blue! < 60]).toEqual([true, true, true])
  expect(again.status).toBe(200)
  const etag = fifth.headers.get('etag')!
  expect((await app.call('GET', `${item.url}/pages/5`, { as: nora, headers: { 'if-none-match': etag } })).status).toBe(
    304,
  )
  for (const number of ['0', '7', '-1', 'x', '1e1']) expect((await page(number)).status, number).toBe(404)
  expect((await page('1', await app.signUp())).status).toBe(404)
  const image = await calls().added(nora, (await app.hasPost(nora)).id, await someImage().png().toBuffer())
  expect((await app.call('GET', `${image.url}/pages/1`, { as: nora })).status).toBe(404)
})

test('a protected PDF is refused', async () => {
  const locked = await somePdf(1, (document) => document.encrypt({ userPassword: 'secret', ownerPassword: 'secret' }))
  expect(await calls().refusal(nora, postId, locked)).toEqual([400, expect.stringContaining('protected')])
})

/** Sends bytes for as long as somebody reads. */
function endless(head: Buffer) {
  let sent = 0
  const stream = new ReadableStream<Uint8Array>({
    pull(controller) {
      controller.enqueue(sent === 0 ? head : new Uint8Array(1_000_000))
      sent += 1_000_000
    },
  })
  return { stream, sent: () => sent }
}

test('an upload is not read beyond its limit', async () => {
  const image = endless(await photograph())
  expect(await calls().refusal(nora, postId, image.stream)).toEqual([413, expect.stringContaining('10 MB')])
  expect(image.sent()).toBeLessThan(15_000_000)
  const document = endless(Buffer.concat([Buffer.from('%PDF-1.7\n'), Buffer.alloc(2_000)]))
  expect(await calls().refusal(nora, postId, document.stream)).toEqual([413, expect.stringContaining('100 MB')])
  expect(document.sent()).toBeLessThan(105_000_000)
})

test('stalled uploads keep nobody else out, and another’s long documents delay nobody', async () => {
  const people = await Promise.all(Array.from({ length: 7 }, () => app.signUp()))
  const ends: ReadableStreamDefaultController<Uint8Array>[] = []
  const head = await photograph()
  const trickle = () =>
    new ReadableStream<Uint8Array>({
      start(controller) {
        controller.enqueue(head)
        ends.push(controller)
      },
    })
  const stuck = people.flatMap((person) =>
    [1, 2, 3].map(async () => calls().refusal(person, (await app.hasPost(person)).id, trickle())),
  )
  await vi.waitFor(() => expect(ends).toHaveLength(21), { timeout: 15_000 })
  expect(await calls().added(nora, postId, await photograph())).toMatchObject({ kind: 'image' })
  for (const controller of ends) controller.error(new Error('gone'))
  for (const [status] of await Promise.all(stuck)) expect(status).toBe(400)
})

test('the same file is kept once, also when it is sent twice at the same time', async () => {
  const file = await photograph()
  const responses = await Promise.all([calls().upload(nora, postId, file), calls().upload(nora, postId, file)])
  expect(responses.map(({ status }) => status).sort()).toEqual([200, 201])
  expect((await calls().upload(nora, postId, file)).status).toBe(200)
  const [item, ...more] = await calls().listed(nora, postId)
  expect(more).toEqual([])
  const other = (await app.hasPost(nora)).id
  expect((await calls().added(nora, other, file)).id).not.toBe(item!.id)
})

test('a post has images or one document, and not both', async () => {
  const other = (await app.hasPost(nora)).id
  await calls().added(nora, postId, await photograph())
  expect(await calls().refusal(nora, postId, await somePdf())).toEqual([
    409,
    expect.stringContaining('Remove the images'),
  ])
  await calls().added(nora, other, await somePdf())
  expect(await calls().refusal(nora, other, await photograph())).toEqual([
    409,
    expect.stringContaining('Remove the document'),
  ])
  expect(await calls().refusal(nora, other, await somePdf(3))).toEqual([409, expect.stringContaining('already')])
})

test('images are described and moved', async () => {
  const files = await Promise.all([20, 24, 28].map((width) => someImage(width).png().toBuffer()))
  const [first, second, third] = [
    await calls().added(nora, postId, files[0]!),
    await calls().added(nora, postId, files[1]!),
    await calls().added(nora, postId, files[2]!),
  ]
  const change = (id: string, body: object) => app.call('PATCH', `/api/media/${id}`, { as: nora, body })
  const moved = await change(third.id, { position: 0, alt: 'A <chart>' })
  expect(await moved.json()).toEqual([{ ...third, alt: 'A <chart>' }, first, second])
  expect((await calls().listed(nora, postId)).map(({ id }) => id)).toEqual([third.id, first.id, second.id])
  await change(third.id, { position: 99 })
  expect((await calls().listed(nora, postId)).map(({ id }) => id)).toEqual([first.id, second.id, third.id])
  expect((await change(third.id, { alt: 'x'.repeat(4_087) })).status).toBe(400)
  expect((await change(third.id, {})).status).toBe(400)
})

test('what belongs to somebody else looks as if it did not exist', async () => {
  const item = await calls().added(nora, postId, await photograph())
  const stranger = await app.signUp()
  expect((await calls().refusal(stranger, postId, await photograph()))[0]).toBe(404)
  for (const [method, body] of [['GET'], ['PATCH', { alt: 'Mine' }], ['DELETE']] as const)
    expect((await app.call(method, item.url, { as: stranger, body })).status).toBe(404)
  expect((await app.call('GET', item.url)).status).toBe(401)
  expect(await calls().listed(nora, postId)).toEqual([item])
})

test('while a post is being published its media stay as they are', async () => {
  const item = await calls().added(nora, postId, await photograph())
  const leasedUntil = new Date(Date.now() + 60_000)
  const row = { postId, network: 'linkedin', via: 'linkedin', state: 'publishing', updatedAt: new Date() } as const
  await app.db.insert(publications).values({ ...row, leasedUntil })
  expect((await calls().refusal(nora, postId, await somePdf()))[0]).toBe(409)
  expect((await app.call('PATCH', item.url, { as: nora, body: { alt: 'Late' } })).status).toBe(409)
  expect((await app.call('DELETE', item.url, { as: nora })).status).toBe(409)
  expect(await calls().listed(nora, postId)).toEqual([item])
})

test('a known file is not sent again', async () => {
  const item = await calls().added(nora, postId, await photograph())
  const etag = (await app.call('GET', item.url, { as: nora })).headers.get('etag')!
  const again = await app.call('GET', item.url, { as: nora, headers: { 'if-none-match': etag } })
  expect([again.status, await again.text()]).toEqual([304, ''])
})

test('the export holds the files, and says where one is missing', async () => {
  const item = await calls().added(nora, postId, await photograph())
  const lost = await calls().added(nora, postId, await someImage().png().toBuffer())
  await app.deps.mediaStore.delete(lost.id)
  expect((await app.call('GET', lost.url, { as: nora })).status).toBe(404)
  const zip = await app.call('GET', '/api/user/export', { as: nora })
  const files = unzipSync(new Uint8Array(await zip.arrayBuffer()))
  expect(Object.keys(files).filter((name) => name.startsWith('media/'))).toEqual([
    `media/${postId}/1 ${item.id}.jpg`,
    `media/${postId}/2 ${lost.id}.png is missing.txt`,
  ])
  expect(files[`media/${postId}/1 ${item.id}.jpg`]?.length).toBe(item.bytes)
})

test('a workspace keeps 5 GB', async () => {
  const item = await calls().added(nora, postId, await photograph())
  const most = Math.floor(maxWorkspaceBytes / 3)
  const [row] = await app.db.update(media).set({ bytes: most }).where(eq(media.id, item.id)).returning()
  for (const one of [1, 2]) await app.db.insert(media).values({ ...row!, id: `full-${one}`, sha256: `${one}` })
  const before = await stored()
  expect(await calls().refusal(nora, postId, await someImage().png().toBuffer())).toEqual([
    413,
    expect.stringContaining('5 GB'),
  ])
  expect(await stored()).toEqual(before)
})

const gone = (id: string) => vi.waitFor(async () => expect(await stored()).not.toContain(id), 15_000)

test.each<[string, (id: string) => Promise<unknown>]>([
  ['with the file', (id) => app.call('DELETE', `/api/media/${id}`, { as: nora })],
  [
    'with the post, once it is deleted for good',
    async () => {
      await app.call('DELETE', `/api/posts/${postId}`, { as: nora })
      await app.call('DELETE', `/api/trash/${postId}`, { as: nora })
    },
  ],
  ['with the account', () => app.call('DELETE', '/api/user', { as: nora, body: { username: nora.username } })],
  ['with the workspace', () => app.db.delete(workspaces).where(eq(workspaces.id, nora.workspaceId))],
])('the bytes go %s', async (_, remove) => {
  const { id } = await calls().added(nora, postId, await photograph())
  expect(await stored()).toContain(id)
  await remove(id)
  await gone(id)
  expect(await app.db.$count(media, eq(media.id, id))).toBe(0)
})

test('bytes of an upload that a server died over are swept after a day, and no sooner', async () => {
  const { id } = await calls().added(nora, postId, await photograph())
  const left = '00000000-0000-4000-8000-000000000000'
  await app.deps.mediaStore.put(left, import.meta.filename, '')
  const sweep = () => sweepMedia(app.deps, null, { signal: AbortSignal.timeout(10_000) })
  await sweep()
  expect(await stored()).toContain(left)
  now = () => new Date(Date.now() + 25 * 3_600_000)
  await sweep()
  expect(await stored()).not.toContain(left)
  expect(await stored()).toContain(id)
  expect(await app.db.$count(posts, eq(posts.id, postId))).toBe(1)
})
