import type { Client } from '@modelcontextprotocol/client'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestApp, type TestApp, type TestUser } from '../testing/app.ts'
import { readsPost } from '../testing/networks.ts'
import { callTool, connectProgram, keyFor } from '../testing/programs.ts'

const clock = { now: Date.parse('2026-10-20T08:00:00Z') }
let app: TestApp
beforeAll(async () => {
  app = await startTestApp({ now: () => new Date(clock.now) })
})
afterAll(() => app.stop())

const sure = { title: 'Ask first', hook: 'Ask before you build.', insight: '', value: '', cta: '' }
async function read(client: Client, name: string): Promise<unknown> {
  const { contents } = await client.readResource({ uri: `hookline://${name}` })
  const [found] = contents
  return JSON.parse(found && 'text' in found ? found.text : 'null')
}
const program = async (author: TestUser) => connectProgram(app, { key: await keyFor(app, author) })

test('a time is taken away, the post stays, and one that passed is listed as missed', async () => {
  const author = await app.signUp('Nora Field', 'Europe/Berlin')
  const client = await program(author)
  const [kept, missed] = [await app.hasPost(author, sure), await app.hasPost(author, { ...sure, hook: 'Ask twice.' })]
  await callTool(client, 'schedule_post', { postId: kept.id, at: '2026-10-20T12:00' })
  await callTool(client, 'schedule_post', { postId: missed.id, at: '2026-10-20T13:00' })
  const { data } = await callTool(client, 'unschedule_post', { postId: kept.id })
  expect(data).toMatchObject({ post: { status: 'draft', at: null } })
  expect((await readsPost(app, author, kept)).content.hook).toBe(sure.hook)
  expect((await callTool(client, 'missed_posts')).data).toEqual({ posts: [] })
  clock.now += 24 * 3_600_000
  expect((await callTool(client, 'missed_posts')).data).toMatchObject({
    posts: [
      { id: missed.id, status: 'missed', at: '2026-10-20T13:00', link: `http://localhost:3000/?id=${missed.id}` },
    ],
  })
})

test('the next free slot is one that no post has', async () => {
  const author = await app.signUp('Nora Field', 'Europe/Berlin')
  const client = await program(author)
  expect((await callTool(client, 'next_free_slot')).data).toMatchObject({ at: null, timeZone: 'Europe/Berlin' })
  const slots = [
    { weekday: 4, time: '09:00' },
    { weekday: 5, time: '09:00' },
  ]
  await app.call('PUT', '/api/posting-slots', { as: author, body: slots })
  const { data } = await callTool<{ at: string }>(client, 'next_free_slot')
  const post = await app.hasPost(author, sure)
  const scheduled = await callTool<{ post: { at: string } }>(client, 'schedule_post', { postId: post.id })
  expect(scheduled.data.post.at).toBe(data.at)
  const { data: next } = await callTool<{ at: string }>(client, 'next_free_slot')
  expect(next.at > data.at).toBe(true)

  expect(await read(client, 'free-slots')).toMatchObject({
    timeZone: 'Europe/Berlin',
    slots,
    free: [next.at, ...Array(9).fill(expect.any(String))],
  })
})

test('a post is checked by rules: score, claims with what backs them, and phrases never to say', async () => {
  const author = await app.signUp()
  await app.call('PUT', '/api/never-say', { as: author, body: { phrases: ['synergy'] } })
  const post = await app.hasPost(author, { ...sure, hook: 'We found synergy and grew by 47% in March.' })
  const client = await program(author)
  const { data, says } = await callTool<{ verdict: string }>(client, 'check_post', { postId: post.id })
  expect(says).toBe(data.verdict)
  expect(data).toMatchObject({
    findings: expect.any(Array),
    claims: expect.arrayContaining([expect.objectContaining({ text: expect.stringContaining('47%') })]),
    neverSay: ['synergy'],
    link: `http://localhost:3000/?id=${post.id}`,
  })
  expect(await read(client, 'never-say')).toEqual({ phrases: ['synergy'] })
})

test('six ideas are proposed and kept', async () => {
  const author = await app.signUp()
  const client = await program(author)
  const { data } = await callTool<{ ideas: { title: string }[] }>(client, 'ideas', { themes: ['Paper forms'] })
  expect(data.ideas).toHaveLength(6)
  const kept = await (await app.call('GET', '/api/idea-sets', { as: author })).text()
  for (const { title } of data.ideas) expect(kept).toContain(JSON.stringify(title).slice(1, -1))
})

test('kept ideas are listed newest first, a few sets at a time, or only the favourites', async () => {
  const author = await app.signUp()
  const client = await program(author)
  interface Ideas {
    ideas: { id: string; title: string; isFavourite: boolean }[]
    next: string | null
  }
  const ideas = async (given: object = {}) => (await callTool<Ideas>(client, 'ideas', given)).data
  expect(await ideas()).toMatchObject({ ideas: [], next: null })
  const sets: Ideas['ideas'][] = []
  for (let set = 1; set <= 6; set += 1) {
    clock.now += 1_000
    sets.unshift((await ideas({ themes: [`Theme ${set}`] })).ideas)
  }
  const first = await ideas()
  expect(first.ideas).toEqual(sets.slice(0, 5).flat())
  expect(await ideas({ cursor: first.next })).toMatchObject({ ideas: sets[5], next: null })
  const { id } = sets[2]![3]!
  await app.call('PUT', `/api/ideas/${id}`, { as: author, body: { isFavourite: true } })
  expect(await ideas({ favourites: true })).toMatchObject({ ideas: [{ id, isFavourite: true }], next: null })

  const stranger = await program(await app.signUp())
  expect((await callTool<Ideas>(stranger, 'ideas')).data.ideas).toEqual([])
})

test('a program that may only read ideas lists them and proposes none', async () => {
  const author = await app.signUp()
  const client = await connectProgram(app, { key: await keyFor(app, author, { scopes: ['read ideas'] }) })
  expect((await callTool(client, 'ideas')).isError).toBe(false)
  expect(await callTool(client, 'ideas', { themes: ['Paper forms'] })).toMatchObject({
    isError: true,
    data: { code: 'forbidden' },
  })
})

test('figures count the posts of the workspace, or of one author', async () => {
  const owner = await app.signUp('Nora Field', 'Europe/Berlin')
  const editor = await app.joins(await app.signUp(), owner)
  await app.hasPost(owner, sure)
  await app.hasPost(editor, sure)
  await app.hasPost(editor, { ...sure, hook: 'Ask twice.' })
  const client = await program(owner)
  const { data } = await callTool<{ authors: { id: string }[] }>(client, 'figures')
  expect(data).toMatchObject({ total: 3, draft: 3 })
  expect(data.authors.map(({ id }) => id).sort()).toEqual([owner.id, editor.id].sort())
  expect((await callTool(client, 'figures', { authorId: editor.id })).data).toMatchObject({ total: 2, draft: 2 })
  for (const search of ['', `&authorId=${editor.id}`]) {
    const counted = await (await app.call('GET', `/api/analytics?timeZone=UTC${search}`, { as: owner })).json()
    expect(counted.total).toBe(search ? 2 : 3)
  }
})

test('the voice says that nothing is known yet', async () => {
  const client = await program(await app.signUp())
  expect(await read(client, 'voice')).toEqual({
    summary: 'There are fewer than two writing samples, so nothing is known about the voice yet.',
  })
})

test('prompts name the tools to call, with what the person gave', async () => {
  const client = await program(await app.signUp())
  const { prompts } = await client.listPrompts()
  expect(prompts.map(({ name }) => name)).toEqual(['interview', 'second-reading', 'shorten'])
  const { tools } = await client.listTools()
  const given = {
    interview: { subject: 'Paper forms' },
    'second-reading': { postId: 'p-1' },
    shorten: { postId: 'p-1' },
  }
  for (const [name, args] of Object.entries(given)) {
    const { messages } = await client.getPrompt({ name, arguments: args as Record<string, string> })
    const content = messages[0]?.content
    const text = content?.type === 'text' ? content.text : ''
    expect(text).toContain(Object.values(args)[0])
    const named = text.match(/\b[a-z]+_[a-z]+\b/g) ?? []
    expect(named.length).toBeGreaterThan(0)
    for (const tool of named) expect(tools.map((one) => one.name)).toContain(tool)
  }
})
