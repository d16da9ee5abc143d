import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdirSync, mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { afterAll, beforeAll, expect, inject, onTestFinished, test } from 'vitest'
import { contentText } from '#shared/posts.ts'
import { programFile } from '../config/places.ts'
import { analysis, startTestApp, type TestApp, type TestUser } from '../testing/app.ts'
import { bareEnv } from '../testing/bare-env.ts'
import { keyFor } from '../testing/programs.ts'
import { createArranger } from '../writing/arranger/arranger.ts'
import type { Engine } from '../writing/engine.ts'
import { createEngines } from '../writing/engines/engines.ts'

let app: TestApp
let origin: string
beforeAll(async () => {
  app = await startTestApp()
  origin = await app.listen()
})
afterAll(() => app.stop())

function newHome() {
  const home = mkdtempSync(join(tmpdir(), 'hookline-command-'))
  onTestFinished(() => rmSync(home, { recursive: true, force: true }))
  return home
}

interface Said {
  code: number | null
  out: string
  err: string
}

/** Runs `hookline` as a shell does. */
async function hookline(env: Record<string, string>, words: string[], stdin = ''): Promise<Said> {
  const child = spawn(process.execPath, [programFile('hookline'), ...words], {
    env: { ...bareEnv, ...env },
  })
  child.stdin.end(stdin)
  const [out, err] = await Promise.all([text(child.stdout), text(child.stderr)])
  return { code: child.exitCode ?? (await new Promise((done) => child.once('exit', done))), out, err }
}

/** Someone with a key, and the commands with it. */
async function atShell(given: Parameters<typeof keyFor>[2] = {}) {
  const author = await app.signUp('Nora Field', 'Europe/Berlin')
  const env = { HOOKLINE_HOME: newHome(), HOOKLINE_URL: origin, HOOKLINE_KEY: await keyFor(app, author, given) }
  return { author, env, run: (words: string[], stdin?: string) => hookline(env, words, stdin) }
}

const idsOf = (out: string) => out.split('\n').flatMap((line) => line.split('\t')[0] || [])
const postOf = async (as: TestUser, id: string) => (await app.call('GET', `/api/posts/${id}`, { as })).json()

const words = 'We stopped meeting.\n\nNobody missed it.\n\nStart with a list.\n\nWho needs it?\n\nAnd you?'

test('a text from stdin becomes a post, gets a time and comes back, from pipe to pipe', async () => {
  const { author, run } = await atShell()
  const made = await run(['posts', 'new', '--category', 'hot-takes'], `${words}\n`)
  expect(made).toMatchObject({ code: 0, err: '', out: expect.stringMatching(/\tdraft\t-\tWe stopped meeting\.\n$/) })
  const [id] = idsOf(made.out)
  expect(await postOf(author, id!)).toMatchObject({
    category: { id: 'hot-takes' },
    content: { hook: 'We stopped meeting.', value: 'Start with a list.\n\nWho needs it?', cta: 'And you?' },
  })
  expect(await run(['posts', 'show', id!])).toMatchObject({ code: 0, out: `${words}\n` })
  const listed = await run(['posts', 'list', '--status', 'draft'])
  const timed = await run(['posts', 'schedule', '-', '--at', '2099-12-01T09:00'], listed.out)
  expect(timed.out).toBe(`${id}\tscheduled\t2099-12-01T09:00 Europe/Berlin\tWe stopped meeting.\n`)
  const whole = await run(['posts', 'show', id!, '--json'])
  expect(JSON.parse(whole.out)).toMatchObject({ id, scheduledFor: '2099-12-01T08:00:00+00:00' })
  const untimed = await run(['posts', 'schedule', id!, '--never'])
  expect(untimed.out).toContain('\tdraft\t-\t')
})

test('the list goes on over all pages, or stops at its limit, and its titles cannot command the terminal', async () => {
  const { author, run } = await atShell()
  for (let count = 0; count < 103; count++) await app.hasPost(author, { title: `Post \u001b[31m${count}` })
  const all = await run(['posts', 'list'])
  expect([new Set(idsOf(all.out)).size, all.out.includes('\u001b')]).toEqual([103, false])
  const [first, second] = idsOf(all.out)
  const two = await run(['posts', 'list', '--limit', '2', '--json'])
  const lines = two.out.trim().split('\n')
  expect(lines.map((line) => JSON.parse(line).id)).toEqual([first, second])
  const tooMany = await run(['posts', 'export'])
  expect(tooMany).toMatchObject({ code: 1, err: expect.stringContaining('at most 100'), out: '' })
  const file = join(newHome(), 'posts.zip')
  expect(await run(['posts', 'export', '-', '--output', file], `${first}\n${second}\n`)).toMatchObject({ code: 0 })
  expect(statSync(file).size).toBeGreaterThan(500)
})

test('a draft is printed to stdout, and what is about it to stderr', async () => {
  const { author, run } = await atShell()
  const subject = 'We moved our intake forms to paper because nurses lost 20 minutes a shift with the tablets.'
  const { code, out, err } = await run(['draft'], subject)
  expect([code, out, err]).toEqual([0, expect.stringContaining(subject), expect.stringContaining(`${origin}/?id=`)])
  const [, id] = /\?id=([\w-]+)/.exec(err) ?? []
  expect(contentText((await postOf(author, id!)).content)).toBe(out.trimEnd())
})

test('a draft says what happens while it is written, and Ctrl-C cancels it on the server', async () => {
  const cancelled = Promise.withResolvers<void>()
  const endless: Engine = {
    ...createArranger(analysis),
    write: (_, { signal, onPartial }) => {
      onPartial?.({ hook: 'We moved' })
      signal.addEventListener('abort', () => cancelled.resolve())
      return new Promise((_, reject) => signal.addEventListener('abort', () => reject(signal.reason)))
    },
  }
  const slow = await startTestApp({ engines: createEngines({ arranger: endless }) })
  onTestFinished(() => slow.stop())
  const key = await keyFor(slow, await slow.signUp())
  const child = spawn(process.execPath, [programFile('hookline'), 'draft', 'Paper forms'], {
    env: { ...bareEnv, HOOKLINE_HOME: newHome(), HOOKLINE_URL: await slow.listen(), HOOKLINE_KEY: key },
  })
  const [said] = await once(child.stderr, 'data')
  expect(String(said)).toBe('Writing …\n')
  child.kill('SIGINT')
  await cancelled.promise
})

test('a change whose answer never comes is sent again, and happens once', async () => {
  const { author, env } = await atShell()
  const keys: unknown[] = []
  const proxy = createServer(async (request, response) => {
    const { 'idempotency-key': key, authorization = '', accept = '' } = request.headers
    keys.push(key)
    const headers = { authorization, accept, 'idempotency-key': String(key), 'content-type': 'application/json' }
    const answer = await fetch(`${origin}${request.url}`, { method: 'POST', headers, body: await text(request) })
    const body = await answer.text()
    if (keys.length % 2 === 1) request.socket.destroy()
    else response.writeHead(answer.status, { 'content-type': answer.headers.get('content-type')! }).end(body)
  }).listen(0)
  onTestFinished(() => void proxy.close())
  await once(proxy, 'listening')
  const shaky = { ...env, HOOKLINE_URL: `http://localhost:${(proxy.address() as AddressInfo).port}` }
  expect(await hookline(shaky, ['posts', 'new'], words)).toMatchObject({ code: 0, err: '' })
  expect(await hookline(shaky, ['draft', 'We moved our intake forms to paper.'])).toMatchObject({ code: 0 })
  const posts = await (await app.call('GET', '/api/posts', { as: author })).json()
  expect(posts).toHaveLength(2)
  expect([keys[0], keys[2]]).toEqual([keys[1], keys[3]])
  expect(new Set(keys).size).toBe(2)
})

test('what needs a decision is refused with what to do, without a word of the post', async () => {
  const { author, run } = await atShell()
  const secretWords = '[who was it?] Nobody may read this.'
  const post = await app.hasPost(author, { hook: secretWords })
  const at = ['--at', '2099-12-01T09:00']
  const open = await run(['posts', 'schedule', post.id, ...at])
  expect(open).toMatchObject({ code: 5, err: expect.stringMatching(/open\. Decide in the app, or add --anyway/) })
  expect(open.out + open.err).not.toMatch(/who was it|Nobody may/)
  expect(await run(['posts', 'schedule', post.id, ...at, '--anyway'])).toMatchObject({ code: 0 })
  const other = await run(['posts', 'new', ...at], 'Another text.')
  expect(other).toMatchObject({ code: 5, err: expect.stringContaining(post.id) })
  expect(other.err).toContain('Choose another time, or add --anyway.')
  const noSlots = await run(['posts', 'new', '--next'], 'Another text.')
  expect(noSlots).toMatchObject({ code: 5, err: expect.stringContaining('Or give a time with --at.') })
})

test('errors are sentences, and exit codes tell them apart', async () => {
  const { env, run } = await atShell({ scopes: ['read posts'] })
  const forbidden = await run(['posts', 'new'], 'A text.')
  expect(forbidden).toMatchObject({ code: 4, err: expect.stringContaining('/settings?section=integrations') })
  const ended = await hookline({ ...env, HOOKLINE_KEY: 'hk_ended' }, ['posts', 'list'])
  expect(ended).toMatchObject({ code: 4, err: expect.stringContaining('hookline login') })
  const gone = await hookline({ ...env, HOOKLINE_URL: 'http://127.0.0.1:9' }, ['posts', 'list'])
  expect(gone).toMatchObject({ code: 3, err: 'Hookline does not answer at http://127.0.0.1:9. Is it running?\n' })
  const nowhere = await hookline({ HOOKLINE_HOME: newHome() }, ['posts', 'list'])
  expect(nowhere).toMatchObject({ code: 3, err: expect.stringContaining('hookline start') })
  const noKey = await hookline({ HOOKLINE_HOME: newHome(), HOOKLINE_URL: origin }, ['posts', 'list'])
  expect(noKey).toMatchObject({ code: 4, err: `There is no key for ${origin}. Enter “hookline login ${origin}”.\n` })
  const wrong = await run(['posts', 'new', '--We fired Tom'], 'A text.')
  expect(wrong).toMatchObject({ code: 2, err: expect.stringMatching(/^Use: hookline posts new/) })
  expect(wrong.err).not.toContain('Tom')
  expect(await run(['posts', 'show', 'unknown'])).toMatchObject({ code: 1, err: 'Post not found\n' })
})

test('a key given to login works from then on, for its address alone, readable by its person alone', async () => {
  const { env } = await atShell()
  const { HOOKLINE_HOME: home, HOOKLINE_KEY: key } = env
  const bare = { HOOKLINE_HOME: home }
  expect(await hookline(bare, ['login', origin], 'hk_wrong\n')).toMatchObject({ code: 4 })
  expect(existsSync(join(home, 'login.json'))).toBe(false)
  const said = await hookline(bare, ['login', origin], `${key}\n`)
  expect(said).toMatchObject({ code: 0, err: '', out: expect.not.stringContaining(key) })
  expect(statSync(join(home, 'login.json')).mode & 0o777).toBe(0o600)
  expect(await hookline(bare, ['posts', 'list'])).toMatchObject({ code: 0, out: '', err: '' })
  const elsewhere = await hookline({ ...bare, HOOKLINE_URL: 'https://other.example' }, ['posts', 'list'])
  expect(elsewhere).toMatchObject({ code: 4, err: expect.stringContaining('no key for https://other.example') })
  await hookline(bare, ['logout'])
  expect(await hookline(bare, ['posts', 'list'])).toMatchObject({ code: 3 })
})

test('on one’s own computer no key is needed', async () => {
  const alone = await startTestApp()
  onTestFinished(() => alone.stop())
  const local = await alone.listen()
  const author = await alone.signUp()
  const post = await alone.hasPost(author)
  const home = newHome()
  // What `hookline start` starts is known by its file.
  mkdirSync(join(home, 'server'))
  writeFileSync(join(home, 'server/server.js'), 'setInterval(() => {}, 1_000)')
  const server = spawn(process.execPath, [join(home, 'server/server.js')])
  onTestFinished(() => void server.kill())
  writeFileSync(join(home, 'run.json'), JSON.stringify({ pid: server.pid, address: local, local, startedAt: '' }))
  const { host, port, user } = inject('database')
  const database = `postgres://${user}@/${alone.database}?host=${encodeURIComponent(host)}&port=${port}`
  const said = await hookline({ HOOKLINE_HOME: home, DATABASE_URL: database }, ['posts', 'list'])
  expect(said).toMatchObject({ code: 0, err: '' })
  expect(idsOf(said.out)).toEqual([post.id])
})
