import { PDFiumLibrary } from '@hyzyla/pdfium'
import { eq } from 'drizzle-orm'
import { unzipSync } from 'fflate'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { CarouselWish } from '#shared/carousel.ts'
import type { FormerVersion, VersionList } from '#shared/post-versions.ts'
import type { Post } from '#shared/posts.ts'
import { posts, publications } from '../database/schema.ts'
import { longContent, startTestApp, type TestApp, type TestUser } from '../testing/app.ts'
import { mediaCalls, someImage } from '../testing/media.ts'

let app: TestApp
let nora: TestUser
let post: Post
beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.stop())
beforeEach(async () => {
  nora = await app.signUp()
  post = await app.hasPost(nora, longContent)
})

const call = (method: string, path: string, body?: unknown, as = nora) =>
  app.call(method, `/api/posts/${post.id}${path}`, { as, body })
async function ok<T>(response: Promise<Response>): Promise<T> {
  const found = await response
  if (!found.ok) throw new Error(`${found.status}: ${await found.text()}`)
  return (await found.json()) as T
}
const make = (wish: CarouselWish = {}) => ok<Post>(call('POST', '/carousel', wish))
const present = () => ok<Post>(call('GET', ''))
const input = ({ carousel }: Post) => {
  const { revision: _, ...rest } = carousel!
  return rest
}
const changed = (from: Post, at: number, text: string) => {
  const carousel = input(from)
  return { ...carousel, pages: carousel.pages.map((page, index) => (index === at ? { ...page, text } : page)) }
}

async function wordsOf(item: { url: string }): Promise<string[]> {
  const response = await app.call('GET', item.url, { as: nora })
  const library = await PDFiumLibrary.init()
  const document = await library.loadDocument(new Uint8Array(await response.arrayBuffer()))
  return [...document.pages()].map((page) => page.getText().replaceAll(/\s+/g, ' '))
}

test('a carousel is made of the stored text, and becomes the document of the post', async () => {
  const made = await make()
  expect(made.carousel!.pages[0]!.text).toBe('We repaired bikes in the order they came in. It felt fair.')
  expect(made.carousel!.pages.at(-1)!.text).toBe(longContent.cta)
  expect(made.media).toHaveLength(1)
  const count = made.carousel!.pages.length
  expect(made.media[0]).toMatchObject({
    kind: 'document',
    isCarousel: true,
    contentType: 'application/pdf',
    title: 'We repaired bikes in the order they came in. It felt fair.',
    pages: count,
    width: 720,
    height: 900,
  })
  const words = await wordsOf(made.media[0]!)
  expect(words).toHaveLength(count)
  expect(words.join(' ')).toContain('• Anything under half an hour goes to the first')
  expect(words.at(-1)).toContain('Where does a small job wait behind a big one? Nora Field')
  expect((await app.call('GET', `${made.media[0]!.url}/pages/1`, { as: nora })).status).toBe(200)
})

test('a changed page is drawn anew, in place of the former document', async () => {
  const first = await make()
  const next = await make({ carousel: changed(first, 1, 'Twelve minutes for a tyre.') })
  expect(next.media).toHaveLength(1)
  expect(next.media[0]!.id).not.toBe(first.media[0]!.id)
  expect((await wordsOf(next.media[0]!))[1]).toContain('Twelve minutes for a tyre.')
  expect((await app.call('GET', first.media[0]!.url, { as: nora })).status).toBe(404)
})

test('the author’s colour and design stay, the colour for the next carousel too', async () => {
  const first = await make()
  await make({ carousel: { ...input(first), design: 'night', colour: '#b91c1c' } })
  expect((await make()).carousel).toMatchObject({ design: 'night', colour: '#b91c1c' })
  post = await app.hasPost(nora, longContent)
  expect((await make()).carousel).toMatchObject({ design: 'paper', colour: '#b91c1c' })
})

test('a short text makes the pages that it has, and no document until there are enough', async () => {
  post = await app.hasPost(nora, { hook: 'One.', insight: 'Two.', value: '', cta: 'Three?' })
  const short = await make()
  expect(short.carousel!.pages.map(({ text }) => text)).toEqual(['One.', 'Two.', 'Three?'])
  expect(short.media).toEqual([])
  const added = ['Four.', 'Five.', 'Six.'].map((text) => ({ text, made: null }))
  const carousel = { ...input(short), pages: [...short.carousel!.pages, ...added] }
  expect((await make({ carousel })).media[0]).toMatchObject({ pages: 6 })
  expect((await make({ carousel: input(short) })).media).toEqual([])
})

test('letters that the font lacks keep the pages, and say so instead of leaving gaps', async () => {
  const first = await make()
  const next = await make({ carousel: changed(first, 1, 'Ein Wort: 日本') })
  expect([next.carousel!.pages[1]!.text, next.media]).toEqual(['Ein Wort: 日本', []])
})

test('images stay the post’s media until the author replaces them, and come back with the removal', async () => {
  const { added } = mediaCalls(app)
  const images = [await added(nora, post.id, await someImage(40).png().toBuffer())]
  images.push(await added(nora, post.id, await someImage(60).png().toBuffer()))
  expect((await make()).media).toEqual(images)
  const replaced = await make({ replace: true })
  expect(replaced.media.map(({ isCarousel }) => isCarousel)).toEqual([true])
  const removed = await ok<Post>(call('DELETE', '/carousel'))
  expect([removed.carousel, removed.media]).toEqual([null, images])
  const again = await make({ replace: true })
  expect((await app.call('DELETE', again.media[0]!.url, { as: nora })).status).toBe(204)
  expect((await present()).media).toEqual(images)
})

test('images set aside are in the export, in a copy and in the trash', async () => {
  await mediaCalls(app).added(nora, post.id, await someImage().png().toBuffer())
  await make({ replace: true })
  const copy = await ok<Post>(call('POST', '/duplicate'))
  expect(copy.carousel!.pages).toEqual((await present()).carousel!.pages)
  expect(copy.media.map(({ isCarousel }) => isCarousel)).toEqual([true])
  const zip = await app.call('GET', `/api/posts/export?ids=${post.id}`, { as: nora })
  const files = unzipSync(new Uint8Array(await zip.arrayBuffer()))
  expect(Object.keys(files).filter((name) => name.startsWith(`media/${post.id}/`))).toHaveLength(2)
  expect(new TextDecoder().decode(files['posts.json'])).toContain('"carousel"')
  await call('DELETE', '')
  await app.call('POST', '/api/trash/restore', { as: nora, body: { ids: [post.id] } })
  const back = await present()
  expect(back.media[0]).toMatchObject({ isCarousel: true })
  expect((await ok<Post>(call('DELETE', '/carousel'))).media[0]).toMatchObject({ kind: 'image' })
})

test('versions keep the pages, and restoring one brings its document back', async () => {
  const first = await make()
  await ok(call('PUT', '', { content: { hook: 'Another hook, and quite a different one.' }, cause: 'reviewed' }))
  await make({ carousel: changed(first, 0, 'A cover of my own') })
  const list = await ok<VersionList>(call('GET', '/versions'))
  const versions = await Promise.all(
    list.former.map(({ version }) => ok<FormerVersion>(call('GET', `/versions/${version}`))),
  )
  const made = versions.find((one) => one.carousel?.pages[0]?.text.startsWith('We repaired'))!
  const restored = await ok<Post>(call('POST', `/versions/${made.version}/restore`, {}))
  expect((await wordsOf(restored.media[0]!))[0]).toContain('We repaired bikes')
  const before = versions.find(({ carousel }) => carousel === null)!
  const without = await ok<Post>(call('POST', `/versions/${before.version}/restore`, {}))
  expect([without.carousel, without.media]).toEqual([null, []])
})

test('a change of the text leaves the pages as they are', async () => {
  const made = await make()
  const next = await ok<Post>(call('PUT', '', { content: { hook: 'A new hook.' } }))
  expect([next.carousel, next.media]).toEqual([made.carousel, made.media])
})

test('a change from another tab is not overwritten', async () => {
  const first = await make({ revision: null })
  const next = await make({ carousel: changed(first, 1, 'Here'), revision: first.carousel!.revision })
  const late = await call('POST', '/carousel', {
    carousel: changed(first, 1, 'There'),
    revision: first.carousel!.revision,
  })
  expect([late.status, await late.text()]).toEqual([
    409,
    'This carousel was changed somewhere else in the meantime. Nothing was overwritten.',
  ])
  expect((await present()).carousel).toEqual(next.carousel)
})

test('nothing changes while the post is being published', async () => {
  const made = await make()
  const row = { postId: post.id, network: 'linkedin', state: 'publishing', via: 'linkedin' } as const
  await app.db.insert(publications).values({ ...row, updatedAt: new Date() })
  expect((await call('POST', '/carousel', { carousel: changed(made, 1, 'Late') })).status).toBe(409)
  expect((await call('DELETE', '/carousel')).status).toBe(409)
  expect((await present()).media).toEqual(made.media)
})

test('someone else’s carousel looks as if it did not exist', async () => {
  await make()
  const other = await app.signUp()
  expect((await call('POST', '/carousel', {}, other)).status).toBe(404)
  expect((await call('DELETE', '/carousel', undefined, other)).status).toBe(404)
})

test('a blank that only a page still has is an open point of the post', async () => {
  const made = await make()
  const at = new Date(Date.now() + 86_400_000).toISOString()
  const schedule = () => call('PUT', '', { scheduledFor: at, openPoints: 'refuse' })
  await app.db.update(posts).set({ claims: [] }).where(eq(posts.id, post.id))
  const open = await make({ carousel: changed(made, 2, 'It took [how long?] to say so.') })
  expect(open.media).toHaveLength(1)
  const refused = await schedule()
  expect([refused.status, await refused.text()]).toEqual([
    422,
    expect.stringContaining('1 blank is not filled: “how long?”.'),
  ])
})

test.each([
  ['another design', { design: 'neon' }],
  ['another colour', { colour: 'red' }],
  ['too long a page', { pages: [{ text: 'x'.repeat(2_001), made: null }] }],
])('%s is refused', async (_, part) => {
  const made = await make()
  const response = await call('POST', '/carousel', { carousel: { ...input(made), ...part } })
  expect(response.status).toBe(400)
})
