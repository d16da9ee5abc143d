import { PDFDocument, StandardFonts } from '@cantoo/pdf-lib'
import { unzipSync } from 'fflate'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import type { Post } from '#shared/posts.ts'
import type { Source, WholeSource } from '#shared/sources.ts'
import { article, articleHtml, startWebPages } from '../stubs/web-pages.ts'
import { startTestApp, type TestApp, type TestUser } from '../testing/app.ts'
import { someImage } from '../testing/media.ts'
import { keyFor } from '../testing/programs.ts'

let app: TestApp
let nora: TestUser
let web: Awaited<ReturnType<typeof startWebPages>>
beforeAll(async () => {
  web = await startWebPages()
  app = await startTestApp({ env: { SOURCE_HOSTS: web.host } })
  nora = await app.signUp()
})
afterAll(async () => {
  await app.stop()
  await web.stop()
})

const add = (body: object, as = nora) => app.call('POST', '/api/sources', { as, body })
async function added(body: object, as = nora): Promise<WholeSource> {
  const response = await add(body, as)
  expect(response.status, await response.clone().text()).toBe(200)
  return whole((await response.json()) as Source, as)
}
const whole = async ({ id }: Pick<Source, 'id'>, as = nora, search = '') =>
  (await (await app.call('GET', `/api/sources/${id}${search}`, { as })).json()) as WholeSource
const sendFile = (bytes: Uint8Array, name: string) =>
  app.app.request(`/api/sources/file?name=${encodeURIComponent(name)}`, {
    method: 'POST',
    headers: { cookie: nora.cookie, 'content-type': 'application/octet-stream' },
    body: bytes as Uint8Array<ArrayBuffer>,
  })
const textOf = async (response: Response) => (await whole((await response.json()) as Source)).text

test('a page becomes its article: plain text, with whose it is and when', async () => {
  const url = web.has('/article', { body: articleHtml(article), isPacked: true })
  const moved = web.has('/old', { to: '/article' })
  const { text, ...about } = await added({ url: moved })
  expect(about).toMatchObject({
    ...{
      kind: 'page',
      title: 'Meetings are a habit',
      site: 'The Daily',
      author: 'Jane Doe',
      publishedOn: '2026-03-04',
    },
    ...{ url, isCut: false },
  })
  expect(text).toBe(`Most teams meet because they always have, and nobody asks why. It is a habit like coffee.

In the spring of 2024 we counted the hours of forty teams at a bank. They spent 31 hours a month in meetings that nobody had prepared.

- Write it down first.

- Meet only <b>if</b> something is left.

Last March I cancelled every recurring meeting for two weeks. Revenue did not fall, but two managers shouted at me.`)
  expect(web.asked.at(-1)!.headers.cookie).toBeUndefined()
})

test('it offers sentences worth quoting, at their places, and questions in the language of the post', async () => {
  const { text, quotations, questions, id } = await added({ url: web.has('/quotes', { body: articleHtml(article) }) })
  expect(quotations.map((one) => one.text)).toEqual([
    'Most teams meet because they always have, and nobody asks why.',
    'In the spring of 2024 we counted the hours of forty teams at a bank.',
    'They spent 31 hours a month in meetings that nobody had prepared.',
    'Revenue did not fall, but two managers shouted at me.',
  ])
  for (const one of quotations) expect(text.slice(one.start, one.end)).toBe(one.text)
  expect(questions).toHaveLength(3)
  expect((await whole({ id }, nora, '?language=french')).questions[0]).toMatch(/^Où /)
})

test('the same page twice is one source, and lists do not carry texts', async () => {
  const reader = await app.signUp()
  const url = web.has('/twice', { body: articleHtml(article) })
  const first = await added({ url }, reader)
  expect((await added({ url }, reader)).id).toBe(first.id)
  const list = (await (await app.call('GET', '/api/sources', { as: reader })).json()) as Source[]
  expect(list.map(({ id }) => id)).toEqual([first.id])
  expect(JSON.stringify(list)).not.toContain('forty teams')
})

test('a dry run reads the page, and keeps nothing of it', async () => {
  const reader = await app.signUp()
  const headers = { authorization: `Bearer ${await keyFor(app, reader)}` }
  const tried = (url: string) => app.call('POST', '/api/sources?dryRun=true', { headers, body: { url } })
  const answer = await tried(web.has('/tried', { body: articleHtml(article) }))
  expect([answer.status, await answer.json()]).toEqual([200, expect.objectContaining({ kind: 'page' })])
  expect((await tried('http://127.0.0.1:1/')).status).toBe(400)
  expect(await (await app.call('GET', '/api/sources', { as: reader })).json()).toEqual([])
})

test.each([
  'http://127.0.0.1:1/',
  'http://[::1]:1/',
  'http://[::ffff:127.0.0.1]:1/',
  'http://0x7f.1:1/',
  'http://2130706433:1/',
  'http://localhost:1/',
  'http://169.254.169.254/latest/meta-data',
  'http://10.0.0.7/',
  'http://192.168.1.1/admin',
  'http://[fd00::1]/',
])('an address in a private network is not asked, however it is written: %s', async (url) => {
  const direct = await add({ url })
  expect([direct.status, await direct.text()]).toEqual([400, expect.stringMatching(/is inside a private network\./)])
  const led = await add({ url: web.has('/inside', { to: url }) })
  expect([led.status, await led.text()]).toEqual([400, expect.stringMatching(/is inside a private network\./)])
})

test.each([
  'file:///etc/passwd',
  'ftp://example.com/a',
  'javascript:alert(1)',
  'http://user:secret@example.com/',
  'hello',
  '//',
  'http://',
])('%s is no address of a page', async (url) => {
  const response = await add({ url })
  expect([response.status, await response.text()]).toEqual([
    400,
    'Enter the address of a page, such as https://example.com/article.',
  ])
})

const teaser = '<p>Most teams meet because they always have. This is how forty teams of a bank stopped. </p>'.repeat(5)
const login = '<form><input name="user"><input type="password" name="password"></form>'
const notFree = '<script type="application/ld+json">{"isAccessibleForFree": false}</script>'
test.each<[string, Parameters<typeof web.has>[1], number, RegExp]>([
  ['a login page', { body: articleHtml(login) }, 400, /only after signing in\. Copy its text and paste it here\.$/],
  [
    'the beginning of a paid article',
    { body: articleHtml(teaser, notFree) },
    400,
    /^Only the beginning .* paste it here\.$/,
  ],
  [
    'an empty page',
    { body: '<html><body><div id="root"></div></body></html>' },
    400,
    /hardly any text .* paste it here\.$/,
  ],
  ['a picture', { body: 'x', type: 'image/png' }, 400, /^At this address is no text\./],
  [
    'bytes that are no text',
    { body: Buffer.from([1, 0, 2, 0]), type: 'text/plain' },
    400,
    /holds no text that can be read/,
  ],
  ['a page that programs may not see', { status: 403 }, 502, /does not show this page to programs\. Copy its text/],
  ['nothing', { status: 404 }, 502, /has no page at this address\.$/],
  ['a broken server', { status: 500 }, 502, /has a problem right now\. Try again later/],
  ['a page of 6 MB', { body: 'a'.repeat(6_000_000) }, 413, /at most 5 MB/],
  ['a page of 6 MB that arrives small', { body: 'a'.repeat(6_000_000), isPacked: true }, 413, /at most 5 MB/],
  ['a way without an end', { to: '/refused' }, 502, /without an end\.$/],
])('%s is refused with what to do', async (_, page, status, sentence) => {
  const response = await add({ url: web.has('/refused', page) })
  expect([response.status, await response.text()]).toEqual([status, expect.stringMatching(sentence)])
})

test('a post on LinkedIn is refused before anybody is asked', async () => {
  const response = await add({ url: 'https://www.linkedin.com/posts/someone' })
  expect(await response.text()).toBe('LinkedIn shows its posts to people only. Copy the text and paste it here.')
})

test('closing the request stops the download', async () => {
  const url = web.has('/slow', { body: '<p>Slow', stalls: true })
  const cancelled = new AbortController()
  const asked = web.asked.length
  const request = new Request(`http://localhost/api/sources`, {
    method: 'POST',
    headers: { cookie: nora.cookie, 'content-type': 'application/json' },
    body: JSON.stringify({ url }),
    signal: cancelled.signal,
  })
  const response = app.app.request(request)
  await vi.waitFor(() => expect(web.asked.length).toBe(asked + 1))
  cancelled.abort()
  expect((await response).status).not.toBe(200)
})

async function pdf(pages: { x: number; lines: string[] }[][]): Promise<Uint8Array> {
  const document = await PDFDocument.create()
  const font = await document.embedFont(StandardFonts.TimesRoman)
  for (const [at, columns] of pages.entries()) {
    const page = document.addPage([540, 675])
    page.drawText('THE ANNUAL REPORT', { x: 40, y: 650, size: 9, font })
    for (const { x, lines } of columns)
      for (const [line, text] of lines.entries()) page.drawText(text, { x, y: 600 - 14 * line, size: 11, font })
    page.drawText(`${at + 1}`, { x: 270, y: 20, size: 9, font })
  }
  return document.save()
}

test('a PDF is read column by column, without page numbers and headers, and its words are whole again', async () => {
  const left = [
    'Most teams meet because they always have, and no-',
    'body asks why. It is a well-known habit, and a well-',
    'known cost.',
  ]
  const right = ['The right column goes on with the argument and', 'is not mixed into the left one.']
  const bytes = await pdf([
    [
      { x: 40, lines: left },
      { x: 300, lines: right },
    ],
    [{ x: 40, lines: ['In 2024 they counted the hours of forty teams, and', 'the sentence went'] }],
    [{ x: 40, lines: ['over the page.'] }],
  ])
  const response = await sendFile(bytes, 'annual-report_2024.pdf')
  const source = await whole((await response.json()) as Source)
  expect(source).toMatchObject({ kind: 'document', title: 'annual report 2024', url: null })
  expect(source.text.replaceAll(/\s+/g, ' ')).toBe(
    'Most teams meet because they always have, and nobody asks why. It is a well-known habit, and a well-known cost. The right column goes on with the argument and is not mixed into the left one. In 2024 they counted the hours of forty teams, and the sentence went over the page.',
  )
})

test('a PDF of scanned pages, and a broken one, are refused', async () => {
  const document = await PDFDocument.create()
  const picture = await document.embedPng(await someImage().png().toBuffer())
  document.addPage([540, 675]).drawImage(picture, { x: 0, y: 0, width: 540, height: 675 })
  const scanned = await sendFile(await document.save(), 'scan.pdf')
  expect([scanned.status, await scanned.text()]).toEqual([400, 'This PDF holds pictures of pages, no text.'])
  const broken = await sendFile(Buffer.from('%PDF-1.7 and nothing more'), 'broken.pdf')
  expect([broken.status, await broken.text()]).toEqual([
    400,
    expect.stringMatching(/^The PDF is damaged or protected\./),
  ])
})

const srt = `1
00:00:01,000 --> 00:00:03,200
ANNA: We counted the hours

2
00:00:03,200 --> 00:00:05,000
of forty teams.

3
00:00:05,100 --> 00:00:06,000
[applause]

4
00:00:06,000 --> 00:00:08,000
BEN: <i>And then?</i>`
const vtt = `WEBVTT

NOTE made by a machine

intro
00:01.000 --> 00:03.000 align:start
<v Anna>We counted the hours</v>

00:03.000 --> 00:05.000
<v Anna>We counted the hours</v>
<v Anna>of forty teams.`
const md = `---\ntitle: x\n---\n# Meetings\n\nWe **counted** the [hours](https://example.com/a_b) of _forty_ teams.\n\n* one\n\n\`\`\`js\ncode()\n\`\`\`\n`
test.each([
  ['talk.srt', srt, 'ANNA: We counted the hours of forty teams.\n\nBEN: And then?'],
  ['talk.vtt', vtt, 'Anna: We counted the hours of forty teams.'],
  ['notes.md', md, 'Meetings\n\nWe counted the hours of forty teams.\n\n- one'],
  ['notes.txt', 'A * b * c, and snake_case_names.', 'A * b * c, and snake_case_names.'],
])('%s keeps its words and loses the rest', async (name, file, text) => {
  expect(await textOf(await sendFile(Buffer.from(file), name))).toBe(text)
})

test('texts from old programs keep their letters', async () => {
  expect(await textOf(await sendFile(Buffer.from('Größe: 5 €', 'latin1').fill(0x80, 9, 10), 'alt.txt'))).toBe(
    'Größe: 5 €',
  )
  expect(await textOf(await sendFile(Buffer.from('\uFEFFGröße zählt', 'utf16le'), 'wide.txt'))).toBe('Größe zählt')
})

test('pasted text, an older post and a saved idea are sources, and of a long text the first 200,000 characters', async () => {
  expect(await added({ text: 'A first line\nand a second one.' })).toMatchObject({
    kind: 'text',
    title: 'A first line',
  })
  const post = await app.hasPost(nora)
  expect(await added({ postId: post.id })).toMatchObject({ kind: 'post', title: post.title })
  const long = await added({ text: 'word '.repeat(50_000) })
  expect([long.text.length, long.isCut]).toEqual([200_000, true])
  const response = await add({ text: 'a', url: 'https://example.com' })
  expect([response.status, await response.text()]).toEqual([400, 'Send one of url, text, postId and ideaId.'])
})

test('someone else’s source, post and idea look as if they did not exist', async () => {
  const { id } = await added({ text: 'Mine alone.' })
  const stranger = await app.signUp()
  const seen = await app.call('GET', `/api/sources/${id}`, { as: stranger })
  expect((await app.call('DELETE', `/api/sources/${id}`, { as: stranger })).status).toBe(404)
  const post = await app.hasPost(nora)
  const taken = await add({ postId: post.id }, stranger)
  const idea = await add({ ideaId: 'a' }, stranger)
  expect([seen.status, taken.status, idea.status]).toEqual([404, 404, 404])
})

const request = {
  ...{ categoryId: 1, toneId: 1, category: 'hot-takes', postType: 'opinion-posts', language: 'english' },
  title:
    'I agree with her, but cancelling everything is too blunt for a hospital pharmacy. Our handover at 7 saves lives.',
}
const write = (body: object) => app.call('POST', '/api/generate-post', { as: nora, body: { ...request, ...body } })

test('a post about a source is the author’s view, quotes what they chose with its author, and links it below', async () => {
  const url = web.has('/view', { body: articleHtml(article) })
  const { id, quotations } = await added({ url })
  const quotes = [quotations[2]!.text]
  const response = await write({ sourceId: id, quotes, linksSource: true })
  const { post } = (await response.json()) as { post: Post }
  const { hook, insight, value, cta } = post.content
  expect(hook).toBe('I agree with her, but cancelling everything is too blunt for a hospital pharmacy.')
  expect([insight, value, cta].join('\n')).toContain(
    '“They spent 31 hours a month in meetings that nobody had prepared”, writes Jane Doe.',
  )
  expect(post).toMatchObject({
    sourceId: id,
    quotes,
    firstComment: `Meetings are a habit (Jane Doe, The Daily)\n${url}`,
  })
  const again = await write({ postId: post.id, title: `${request.title} Always.` })
  expect(((await again.json()) as { post: Post }).post).toMatchObject({ sourceId: id, quotes })
})

test.each([
  ['its title', 'Meetings are a habit'],
  ['a sentence of it', 'Last March I cancelled every recurring meeting for two weeks.'],
])('without a view there is no post: %s is refused', async (_, title) => {
  const { id } = await added({ url: web.has('/no-view', { body: articleHtml(article) }) })
  const response = await write({ sourceId: id, title })
  expect([response.status, await response.text()]).toEqual([400, expect.stringMatching(/Say what you think of it/)])
})

test('what only the source lived is an open point of a post that tells it as the author’s', async () => {
  const { id } = await added({ url: web.has('/told', { body: articleHtml(article) }) })
  const content = {
    hook: 'Last March I cancelled every recurring meeting for two weeks.',
    insight: 'Jane Doe counted 31 hours a month in meetings at a bank.',
    value: '',
    cta: 'Our handover at 7 saves lives.',
  }
  const post = await app.hasPost(nora, { ...content, subject: request.title, sourceId: id })
  const scheduledFor = new Date(Date.now() + 86_400_000).toISOString()
  const refused = await app.call('PUT', `/api/posts/${post.id}`, {
    as: nora,
    body: { scheduledFor, openPoints: 'refuse' },
  })
  expect([refused.status, await refused.text()]).toEqual([
    422,
    '1 unconfirmed claim: “Last March I cancelled every recurring meeting for two weeks”. Nothing was scheduled.',
  ])
})

test('a deleted source leaves its posts, in the trash as well, and exports hold what is kept', async () => {
  const { id } = await added({ text: 'A source to export and to delete.' })
  const kept = await app.hasPost(nora, { sourceId: id })
  const deleted = await app.hasPost(nora, { sourceId: id })
  await app.call('DELETE', `/api/posts/${deleted.id}`, { as: nora })
  const archive = await app.call('GET', '/api/user/export', { as: nora })
  const files = unzipSync(new Uint8Array(await archive.arrayBuffer()))
  expect(Buffer.from(files['sources.json']!).toString()).toContain('A source to export and to delete.')
  expect(Buffer.from(files['posts.json']!).toString()).toContain(id)
  expect((await app.call('DELETE', `/api/sources/${id}`, { as: nora })).status).toBe(204)
  expect((await app.call('POST', `/api/trash/${deleted.id}/restore`, { as: nora })).status).toBe(200)
  for (const post of [kept, deleted]) {
    const left = (await (await app.call('GET', `/api/posts/${post.id}`, { as: nora })).json()) as Post
    expect(left.sourceId).toBeNull()
  }
})
