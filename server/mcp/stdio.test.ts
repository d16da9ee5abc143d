import { mkdtempSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { StdioClientTransport } from '@modelcontextprotocol/client/stdio'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, inject, onTestFinished, test } from 'vitest'
import type { Key } from '#shared/keys.ts'
import { programFile } from '../config/places.ts'
import { keys } from '../database/schema.ts'
import { startTestApp, type TestApp } from '../testing/app.ts'
import { bareEnv } from '../testing/bare-env.ts'
import { callTool, speakingProgram } from '../testing/programs.ts'

let app: TestApp
let env: Record<string, string>
let dataDir: string
beforeAll(async () => {
  app = await startTestApp()
  const { user, password, host, port } = inject('database') as {
    user: string
    password?: string
    host: string
    port: number
  }
  dataDir = mkdtempSync(join(tmpdir(), 'hookline-mcp-'))
  env = {
    ...bareEnv,
    DATA_DIR: dataDir,
    DATABASE_URL: `postgres://${user}:${password ?? ''}@${encodeURIComponent(host)}:${port}/${app.database}`,
    HOOKLINE_URL: await app.listen(),
  }
})
afterAll(() => app.stop())

async function connect(args: string[] = [], dir = dataDir) {
  const client = speakingProgram({
    // A client of 2026 asks the same over HTTP.
    isOld: true,
    answer: (_, fields) => Object.fromEntries(fields.map((field) => [field, 'six weeks'])),
  })
  await client.connect(
    new StdioClientTransport({
      command: process.execPath,
      args: [programFile('mcp'), ...args],
      env: { ...env, DATA_DIR: dir },
    }),
  )
  onTestFinished(() => client.close())
  return client
}

test('a program on this computer needs no setup, and forms reach its person, even before 2026', async () => {
  const author = await app.signUp()
  const value = 'It took [how many weeks?].'
  const post = await app.hasPost(author, {
    subject: 'We moved our forms to paper.',
    hook: 'We moved our forms to paper.',
    insight: '',
    value,
    cta: '',
  })
  const client = await connect()
  const at = '2099-11-03T12:00'
  const { data, says } = await callTool<{ post: { status: string } }>(client, 'schedule_post', {
    postId: post.id,
    at,
  })
  expect([data?.post.status, says]).toEqual(['scheduled', expect.stringContaining(at)])
  expect(statSync(join(dataDir, 'programs.key')).mode & 0o777).toBe(0o600)
  const keys = await (await app.call('GET', '/api/keys', { as: author })).json()
  expect(keys).toMatchObject([{ name: 'Programs on this computer' }])
  const beyond = [
    'publish posts',
    'delete posts',
    'change webhooks',
    'read webhooks',
    'write voice',
    'write slots',
    'read billing',
  ]
  expect(beyond.filter((scope) => keys[0].scopes.includes(scope))).toEqual([])

  const postId = post.id
  const given: Record<string, object> = {
    create_post: { title: 'Forms', hook: 'Paper again.' },
    change_post: { postId, version: 1, hook: 'Paper again.' },
    draft_post: { subject: 'We moved our forms to paper.' },
    rewrite_post: { postId, instruction: 'Shorter.' },
    ideas: { themes: ['Forms'], categories: ['tip'] },
  }
  const { tools } = await client.listTools()
  for (const { name } of tools)
    expect((await callTool(client, name, given[name] ?? { postId })).says, name).not.toMatch(
      /may not|^Input validation/,
    )
  expect(tools.length).toBeGreaterThan(10)
  const { resources } = await client.listResources()
  for (const { uri } of resources) expect((await client.readResource({ uri })).contents, uri).toHaveLength(1)
}, 60_000)

test('a key of this computer that has ended is replaced at the next start', async () => {
  const author = await app.signUp()
  const own: [string[], string] = [[author.username], mkdtempSync(join(tmpdir(), 'hookline-mcp-'))]
  await connect(...own)
  const listed = async () => (await (await app.call('GET', '/api/keys', { as: author })).json()) as Key[]
  const [first] = await listed()
  expect(first).toMatchObject({ days: 90 })
  await app.db
    .update(keys)
    .set({ expiresAt: new Date(0) })
    .where(eq(keys.id, first!.id))
  const client = await connect(...own)
  expect((await callTool(client, 'find_posts')).isError).toBe(false)
  const now = await listed()
  expect(now).toHaveLength(1)
  expect(now[0]!.id).not.toBe(first!.id)
}, 60_000)
