import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import type { Post } from '#shared/posts.ts'
import { AppError } from '../errors.ts'
import { type LinkedInStub, startLinkedInStub } from '../stubs/linkedin.ts'
import { startTestApp, type TestApp, type TestUser, withTestApp } from '../testing/app.ts'
import { mediaCalls, someImage, somePdf } from '../testing/media.ts'
import { connectsNetwork, networkOf, postOnce, publishes } from '../testing/networks.ts'

let stub: LinkedInStub
let app: TestApp
let user: TestUser
let post: Post
beforeAll(async () => {
  stub = await startLinkedInStub()
  app = await startTestApp({ env: stub.env, timing: { answerMs: 2_000, publishAgainMs: 20 } })
})
afterAll(async () => {
  await app.stop()
  await stub.stop()
})
beforeEach(async () => {
  stub.fail()
  user = await app.signUp()
  await connectsNetwork(app, user)
  post = await app.hasPost(user, { hook: `Pictures of ${user.id}` })
})

const add = (bytes: Buffer, query = '') => mediaCalls(app).added(user, post.id, bytes, query)
const published = async () => {
  expect((await publishes(app, user, post)).status).toBe(200)
  return postOnce(app, user, post, ({ status, failure }) => status === 'published' || Boolean(failure))
}
const sent = () => stub.posts.find(({ text }) => text.includes(user.id))
const image = (width: number) => someImage(width).png().toBuffer()

test('an image goes out with its post and its description', async () => {
  const item = await add(await image(40), '?alt=Our%20office')
  expect((await published()).publication?.url).toContain('urn:li:share:')
  const { media } = sent()!.content as { media: { id: string; altText: string } }
  expect(media.altText).toBe('Our office')
  expect(stub.uploads.get(media.id)?.bytes).toEqual(await mediaCalls(app).bytesOf(user, item))
})

test('several images go out in their order, uploaded once though the post is sent again', async () => {
  const before = stub.uploads.size
  for (const width of [40, 60, 80]) await add(await image(width), `?alt=${width}`)
  stub.fail('accepted-then-cut')
  await published()
  const { multiImage } = sent()!.content as { multiImage: { images: { altText: string }[] } }
  expect(multiImage.images.map(({ altText }) => altText)).toEqual(['40', '60', '80'])
  expect(stub.uploads.size - before).toBe(3)
  expect(stub.posts.filter(({ text }) => text.includes(user.id))).toHaveLength(1)
})

test('a document goes out with its title, and the post gets its address', async () => {
  await add(await somePdf(), '?title=The%20plan')
  expect((await published()).publication?.url).toContain('urn:li:ugcPost:')
  expect(sent()?.content).toMatchObject({ media: { title: 'The plan' } })
})

test('after an upload address is refused, another one is used', async () => {
  await add(await image(40))
  stub.failUploads(403)
  expect((await published()).status).toBe('published')
})

test.each([401, 403, 400])(
  'an image that the uploads refuse with %i fails by itself, and the connection goes on',
  async (status) => {
    await add(await image(40))
    stub.failUploads(status, status)
    expect((await published()).failure).toMatchObject({ code: 'media', retryAt: null })
    expect((await networkOf(app, user)).account?.state).toBe('connected')
    expect(sent()).toBeUndefined()
  },
)

test('an upload that fails for now is tried again with its post', async () => {
  await add(await image(40))
  stub.failUploads(503)
  expect((await publishes(app, user, post)).status).toBe(200)
  await postOnce(app, user, post, ({ status }) => status === 'published')
})

test('a post is not published without an image whose bytes are gone, and says that the file is missing here', async () => {
  const { id } = await add(await image(40))
  await app.deps.mediaStore.delete(id)
  expect((await published()).failure).toMatchObject({ code: 'missing-file', retryAt: null })
  expect(sent()).toBeUndefined()
})

test('an unreachable image storage is reported, and the post goes out once it answers', async () => {
  await add(await image(40))
  const away = new AppError('unavailable', 'The storage for images and documents isn’t responding.')
  const storage = vi.spyOn(app.deps.mediaStore, 'get').mockRejectedValue(away)
  expect((await publishes(app, user, post)).status).toBe(200)
  await postOnce(app, user, post, ({ failure }) => failure?.code === 'storage' && failure.retryAt !== null)
  expect(sent()).toBeUndefined()
  storage.mockRestore()
  await postOnce(app, user, post, ({ status }) => status === 'published')
})

test.each([
  ['the same images', 'posted', ['Link']],
  ['another image', 'withheld', []],
])(
  'a first comment goes below a post whose answer was lost, published again with %s: %s',
  async (images, state, comments) => {
    const env = { ...stub.env, LINKEDIN_SCOPES: 'openid profile email w_member_social w_member_social_feed' }
    const patient = await withTestApp({ env, timing: { answerMs: 2_000, publishAgainMs: 3_600_000 } })
    const author = await patient.signUp()
    await connectsNetwork(patient, author)
    const written = await patient.hasPost(author, { hook: `Pictures of ${author.id}`, firstComment: 'Link' })
    const calls = mediaCalls(patient)
    const first = await calls.added(author, written.id, await image(40))
    stub.fail('accepted-then-cut')
    await publishes(patient, author, written)
    await postOnce(patient, author, written, ({ failure }) => failure?.code === 'unanswered')
    await patient.call('DELETE', `/api/posts/${written.id}/publish`, { as: author })
    if (images === 'another image') {
      await patient.call('DELETE', `/api/media/${first.id}`, { as: author })
      await calls.added(author, written.id, await image(60))
    }
    await publishes(patient, author, written)
    await postOnce(patient, author, written, ({ publication }) => publication?.comment === state)
    expect(stub.posts.filter(({ text }) => text.includes(author.id)).map((one) => one.comments)).toEqual([comments])
  },
)
