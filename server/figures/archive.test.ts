import { zipSync } from 'fflate'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { FigureImport, MeasuredPost } from '#shared/figures.ts'
import type { ArchiveFound, TakenIn } from '#shared/linkedin-archive.ts'
import type { Post } from '#shared/posts.ts'
import { startTestApp, type TestApp, type TestUser } from '../testing/app.ts'
import { workbookWith } from '../testing/workbook.ts'

let app: TestApp
let nora: TestUser
beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.stop())
beforeEach(async () => {
  nora = await app.signUp()
})

const hour = 3_600_000
const longAgo = Date.UTC(2025, 2, 4, 9)
const idAt = (ms: number, sequence = 0) => ((BigInt(ms) << 22n) + BigInt(sequence)).toString()
const text =
  'We closed the old workshop.\n\nNobody noticed for a week.\n\nThen the first one came back.\n\nWhat did you close?'

function archiveOf(...shares: [ms: number, text: string][]): Uint8Array {
  const row = ([ms, words]: [number, string]) =>
    `${new Date(ms).toISOString().slice(0, 19).replace('T', ' ')},https://www.linkedin.com/feed/update/urn%3Ali%3Ashare%3A${idAt(ms)},"${words.replaceAll('"', '""')}",,,PUBLIC`
  const csv = ['Date,ShareLink,ShareCommentary,SharedUrl,MediaUrl,Visibility', ...shares.map(row)].join('\n')
  return zipSync({ 'Shares.csv': new TextEncoder().encode(csv), 'messages.csv': new TextEncoder().encode('FROM,TO') })
}

const send = (bytes: Uint8Array, path: string) =>
  app.app.request(`/api/figures/${path}`, {
    method: 'POST',
    headers: { cookie: nora.cookie, 'content-type': 'application/octet-stream' },
    body: bytes as Uint8Array<ArrayBuffer>,
  })
const look = async (bytes: Uint8Array) => (await (await send(bytes, 'archive')).json()) as ArchiveFound
const takeIn = async ({ posts }: { posts: { address: string; text: string }[] }, as = nora) => {
  const chosen = posts.map(({ address, text }) => ({ address, text }))
  return (await (
    await app.call('POST', '/api/figures/archive/posts', { as, body: { posts: chosen } })
  ).json()) as TakenIn
}

test('posts of the archive that are not here become published posts with their address, time and parts', async () => {
  const archive = archiveOf([longAgo, text], [longAgo + hour, 'One line.'], [longAgo + 2 * hour, ''])
  const found = await look(archive)
  expect(found).toMatchObject({ known: 0, withoutText: 1, unreadable: 0, posts: [{ text: 'One line.' }, { text }] })
  expect((await (await app.call('GET', '/api/posts', { as: nora })).json()) as Post[]).toEqual([])

  const { ids } = await takeIn(found)
  expect(ids).toHaveLength(2)
  const [line, parts] = (await (await app.call('GET', '/api/posts', { as: nora })).json()) as [Post, Post]
  expect(line).toMatchObject({ content: { hook: 'One line.', insight: '' }, status: 'published' })
  expect(parts).toMatchObject({
    title: 'We closed the old workshop.',
    content: {
      hook: 'We closed the old workshop.',
      insight: 'Nobody noticed for a week.',
      value: 'Then the first one came back.',
      cta: 'What did you close?',
    },
    status: 'published',
    engine: null,
  })
  expect(new Date(parts.createdAt)).toEqual(new Date(longAgo))
  expect(parts.publication).toMatchObject({
    url: `https://www.linkedin.com/feed/update/urn:li:share:${idAt(longAgo)}/`,
    via: 'manual',
  })
  expect(new Date(parts.publication!.at)).toEqual(new Date(longAgo))
  const versions = await (await app.call('GET', `/api/posts/${parts.id}/versions`, { as: nora })).json()
  expect(versions).toMatchObject({ present: { cause: 'taken in' } })

  expect(await look(archive)).toMatchObject({ posts: [], known: 2 })
  expect(await takeIn(found)).toEqual({ ids: [], known: 2, joined: 0 })
})

test('figures that came before the archive are joined to the posts that it brings, and so are later ones', async () => {
  const [early, later] = [longAgo, longAgo + hour]
  const address = (ms: number) => `https://www.linkedin.com/feed/update/urn:li:activity:${idAt(ms + 400, 9)}`
  const ofPost = (ms: number, saves: number) =>
    workbookWith({
      'Post analytics': [
        ['Post URL', address(ms)],
        ['Saves', saves],
      ],
    })
  await send(ofPost(early, 4), 'files')
  const found = await look(archiveOf([early, text], [later, 'Another one that went out an hour later.']))
  expect(await takeIn(found)).toMatchObject({ joined: 1 })
  const after = (await (await send(ofPost(later, 5), 'files')).json()) as FigureImport
  expect(after.posts).toEqual({ joined: 1, unsure: 0, unknown: 0 })
  const measured = (await (await app.call('GET', '/api/figures/posts', { as: nora })).json()) as MeasuredPost[]
  expect(measured.map(({ post, figures }) => [post?.by, figures.saves])).toEqual([
    ['time', 5],
    ['time', 4],
  ])
})

test('a post that waits here as a draft is named and not made twice', async () => {
  const draft = await app.hasPost(nora, {
    title: 'The workshop',
    hook: 'We closed the old workshop. Nobody noticed for a week.',
    insight: 'Then the first one came back.',
    value: 'What did you close?',
    cta: '',
  })
  const found = await look(archiveOf([longAgo, text]))
  expect(found).toMatchObject({ posts: [], known: 0, drafts: [{ id: draft.id, title: 'The workshop' }] })
  const address = `https://www.linkedin.com/feed/update/urn:li:share:${idAt(longAgo)}/`
  expect(await takeIn({ posts: [{ address, text }] })).toEqual({ ids: [], known: 1, joined: 0 })
})

test('other addresses are refused, and other people’s posts are none of mine', async () => {
  const elsewhere = { address: 'https://example.com/posts/1', text }
  const refused = await app.call('POST', '/api/figures/archive/posts', { as: nora, body: { posts: [elsewhere] } })
  expect([refused.status, await refused.text()]).toEqual([
    400,
    'Only posts with an address on linkedin.com can be taken in.',
  ])
  expect((await send(new TextEncoder().encode('Name,Age\nA,1\n'), 'archive')).status).toBe(400)
  const found = await look(archiveOf([longAgo, text]))
  const ben = await app.signUp()
  await takeIn(found, ben)
  expect(await look(archiveOf([longAgo, text]))).toMatchObject({ known: 0 })
})
