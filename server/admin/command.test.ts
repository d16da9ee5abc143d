import { execFile } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, inject, onTestFinished, test } from 'vitest'
import type { Activity } from '#shared/activity.ts'
import type { EngineSettings } from '#shared/engines.ts'
import { readComputerKey } from '../accounts/computer-key.ts'
import { programFile } from '../config/places.ts'
import { startEmbedded } from '../database/embedded.ts'
import { type TestApp, withTestApp } from '../testing/app.ts'
import { bareEnv } from '../testing/bare-env.ts'

const command = programFile('admin')

async function newDirectory() {
  const dir = await mkdtemp(join(tmpdir(), 'hookline-admin-'))
  onTestFinished(() => rm(dir, { recursive: true, force: true }))
  return dir
}

const run = (env: Record<string, string>, ...args: string[]) =>
  new Promise<{ code: number; said: string }>((done) => {
    execFile(
      process.execPath,
      [command, ...args],
      { cwd: tmpdir(), env: { ...bareEnv, ...env } },
      (error, stdout, stderr) => done({ code: error ? Number(error.code) : 0, said: stdout + stderr }),
    )
  })

function settingsOf({ database }: TestApp, more: Record<string, string> = {}) {
  const { host, port, user } = inject('database')
  return {
    DATABASE_URL: `postgres://${user}@/${database}?host=${encodeURIComponent(host)}&port=${port}`,
    ...more,
  }
}

const person = { username: 'ann@example.com', password: 'secret-1' }
const newcomer = { ...person, fullName: 'Ann\u001b[31m Field' }

test('accounts are listed with their ways in, and a name cannot command the terminal', async () => {
  const app = await withTestApp()
  await app.call('POST', '/api/register', { body: newcomer })
  const { code, said } = await run(settingsOf(app), 'accounts')
  expect(code).toBe(0)
  expect(said).toMatch(
    /^ann@example\.com {2}Ann\?\[31m Field {2}since \d{4}-\d\d-\d\d {2}by password {2}1 session\n1 account\.\n$/,
  )
})

test('the newest events of all accounts or of one are listed, without any text of theirs', async () => {
  const app = await withTestApp()
  await app.call('POST', '/api/register', { body: newcomer })
  await app.call('POST', '/api/login', { body: { ...person, password: 'wrong-1' } })
  await app.call('POST', '/api/register', { body: { ...newcomer, username: 'bea@example.com' } })
  const all = (await run(settingsOf(app), 'events')).said.split('\n')
  expect(all.map((line) => line.split('  ').slice(1, 3).join(' '))).toEqual([
    ...['bea@example.com Account created', 'ann@example.com A sign-in failed', 'ann@example.com Account created'],
    ...['', ''],
  ])
  const one = await run(settingsOf(app), 'events', 'ANN@example.com')
  expect([one.code, one.said.includes('bea@'), one.said.endsWith('\n2 events.\n')]).toEqual([0, false, true])
})

test('a password is reset, printed once, and signs the account out everywhere', async () => {
  const app = await withTestApp()
  const registered = await app.call('POST', '/api/register', { body: newcomer })
  const cookie = registered.headers.getSetCookie()[0]?.split(';')[0] ?? ''
  const { code, said } = await run(settingsOf(app), 'password', 'ANN@example.com')
  expect([code, said.includes('PASSWORD_FORMS=on')]).toEqual([0, true])
  const password = /: (\S{20})\n/.exec(said)?.[1] ?? ''
  expect((await app.call('GET', '/api/user', { headers: { cookie } })).status).toBe(401)
  const login = (given: string) => app.call('POST', '/api/login', { body: { ...person, password: given } })
  expect((await login(person.password)).status).toBe(401)
  const response = await login(password)
  expect(response.status).toBe(200)
  const activity = (await (
    await app.call('GET', '/api/user/activity', {
      headers: { cookie: response.headers.getSetCookie()[0]?.split(';')[0] ?? '' },
    })
  ).json()) as Activity[]
  expect(activity.map(({ kind }) => kind)).toContain('password-reset')
  const unknown = await run(settingsOf(app), 'password', 'nobody@example.com')
  expect(unknown).toEqual({
    code: 1,
    said: 'There is no account with the address nobody@example.com. Nothing was changed.\n',
  })
})

test('anybody can be disabled at the server, operators too, and enabled again, and ending sessions alone works as well', async () => {
  const app = await withTestApp()
  const registered = await app.call('POST', '/api/register', { body: newcomer })
  const cookie = registered.headers.getSetCookie()[0]?.split(';')[0] ?? ''
  const status = async (headers = { cookie }) => (await app.call('GET', '/api/user', { headers })).status
  const login = () => app.call('POST', '/api/login', { body: person })
  const OPERATORS = person.username
  const { code, said } = await run(settingsOf(app, { OPERATORS }), 'disable', 'ANN@example.com')
  expect([code, /^ANN@example\.com is disabled\. It was signed out everywhere,/.test(said)]).toEqual([0, true])
  expect([await status(), (await login()).status]).toEqual([401, 403])
  expect((await run(settingsOf(app), 'disable', person.username)).said).toBe('ann@example.com is already disabled.\n')
  expect((await run(settingsOf(app), 'accounts')).said).toMatch(/0 sessions {2}disabled since \d{4}-\d\d-\d\d\n/)
  expect((await run(settingsOf(app), 'enable', person.username)).said).toBe(
    'ann@example.com is enabled: its person can sign in again.\n',
  )
  const again = await login()
  expect([again.status, await status()]).toEqual([200, 401])
  const open = { cookie: again.headers.getSetCookie()[0]?.split(';')[0] ?? '' }
  expect(await status(open)).toBe(200)
  expect((await run(settingsOf(app), 'end-sessions', person.username)).code).toBe(0)
  expect(await status(open)).toBe(401)
  const events = (await run(settingsOf(app), 'events', person.username)).said
  for (const kind of ['disabled', 'enabled'])
    expect(events).toContain(`Account ${kind} by an operator  npm run admin\n`)
  expect(await run(settingsOf(app), 'disable', 'nobody@example.com')).toEqual({
    code: 1,
    said: 'There is no account with the address nobody@example.com. Nothing was changed.\n',
  })
})

test('where people sign in with passwords, an operator’s address counts once somebody verifies it at the server', async () => {
  const OPERATORS = person.username
  const app = await withTestApp({ env: { HOST: '0.0.0.0', PASSWORD_FORMS: 'on', OPERATORS } })
  const registered = await app.call('POST', '/api/register', { body: newcomer })
  const cookie = registered.headers.getSetCookie()[0]?.split(';')[0] ?? ''
  const isOperator = async () =>
    ((await (await app.call('GET', '/api/writing-engine', { headers: { cookie } })).json()) as EngineSettings)
      .isOperator
  expect(await isOperator()).toBe(false)
  const { code, said } = await run(settingsOf(app, { OPERATORS }), 'verify', 'ANN@example.com')
  expect([code, said]).toEqual([
    0,
    'ANN@example.com is verified.\nOPERATORS names this account, so it runs the server.\n',
  ])
  expect(await isOperator()).toBe(true)
  expect((await run(settingsOf(app), 'verify', 'nobody@example.com')).code).toBe(1)
})

test('sign-ups are closed and opened while the app runs, and what the configuration closes stays closed', async () => {
  const app = await withTestApp()
  const register = async (username: string) =>
    (await app.call('POST', '/api/register', { body: { ...newcomer, username } })).status
  const isOpen = async () =>
    ((await (await app.call('GET', '/api/sign-in-options')).json()) as { registrationOpen: boolean }).registrationOpen
  expect((await run(settingsOf(app), 'sign-ups')).said).toBe('Sign-ups are open.\n')
  expect((await run(settingsOf(app), 'sign-ups', 'closed')).said).toMatch(/^Sign-ups are closed by this command/)
  expect([await register('one@example.com'), await isOpen()]).toEqual([403, false])
  const closed = settingsOf(app, { SIGN_UPS: 'closed' })
  expect((await run(closed, 'sign-ups', 'open')).said).toMatch(/by SIGN_UPS=closed in the configuration/)
  expect([await register('two@example.com'), await isOpen()]).toEqual([200, true])
})

test('the link with the key can be printed again', async () => {
  const DATA_DIR = await newDirectory()
  const key = readComputerKey(DATA_DIR)
  const { code, said } = await run({ DATA_DIR, PORT: '4000' }, 'key')
  expect([code, said.split('\n')[1]]).toEqual([0, `http://localhost:4000/local-provider/key?key=${key}`])
  const other = await run({ DATA_DIR, HOST: '0.0.0.0', PASSWORD_FORMS: 'on' }, 'key')
  expect(other).toEqual({ code: 1, said: 'This server has no key: people sign in with passwords.\n' })
})

test('a new key replaces the one whose link was printed', async () => {
  const DATA_DIR = await newDirectory()
  const key = readComputerKey(DATA_DIR)
  const { code, said } = await run({ DATA_DIR }, 'new-key')
  expect(code).toBe(0)
  expect(readComputerKey(DATA_DIR)).not.toBe(key)
  expect(said).toContain(`key?key=${readComputerKey(DATA_DIR)}`)
})

test('a new secret key is made where a file keeps it, and the command says what stops working', async () => {
  const app = await withTestApp()
  const DATA_DIR = await newDirectory()
  const { code, said } = await run(settingsOf(app, { DATA_DIR }), 'rotate-secret')
  expect([code, said]).toEqual([
    0,
    `Encrypted with the new secret key: 0.\nThe new key is in ${join(DATA_DIR, 'secret.key')}. Keep a copy of it. Earlier links in emails and reminders no longer work.\n`,
  ])
  const SECRET_KEY = 'a'.repeat(64)
  const inConfiguration = await run(settingsOf(app, { DATA_DIR, SECRET_KEY }), 'rotate-secret')
  expect([inConfiguration.code, /SECRET_KEY_FORMER/.test(inConfiguration.said)]).toEqual([1, true])
})

test('the command works on the embedded database, beside a running app and alone', async () => {
  const DATA_DIR = await newDirectory()
  expect(await run({ DATA_DIR }, 'accounts')).toEqual({ code: 0, said: '0 accounts.\n' })
  const running = await startEmbedded({ dataDir: DATA_DIR })
  onTestFinished(() => running.stop())
  expect(await run({ DATA_DIR }, 'accounts')).toEqual({ code: 0, said: '0 accounts.\n' })
})

test.each([
  [['nonsense']],
  [['password']],
  [['disable']],
  [['verify']],
  [['sign-ups', 'perhaps']],
  [['accounts', 'too', 'much']],
])('%j is answered with what there is', async (args) => {
  const { code, said } = await run({ DATA_DIR: '/nowhere' }, ...args)
  expect(code).toBe(1)
  expect(said).toMatch(/npm run admin -- key .*\n.*new-key.*\n.*accounts.*\n.*events/)
})

test('workspaces are listed and limited, and the posts of a member are counted before they are handed over', async () => {
  const app = await withTestApp()
  const owner = await app.signUp('Ada Field')
  const leaver = await app.joins(await app.signUp('Ben Gray'), owner)
  const post = await app.hasPost(leaver)
  const { workspaceId: id } = owner
  const set = await run(settingsOf(app), 'quota', id, 'posts=20', 'media=2GB', 'ai=500')
  expect(set).toEqual({
    code: 0,
    said: `${id}: posts 1 of 20 (set), members 2 of 100, media 0 MB of 2,000 MB (set), ai 0 of 500 (set)\n`,
  })
  expect((await run(settingsOf(app), 'workspaces', owner.username)).said).toMatch(
    new RegExp(`^${id} {2}${owner.username} {2}posts 1 of 20 \\(set\\), .*\n1 workspace\\.\n$`),
  )
  for (const wrong of ['posts=many', 'media=2', 'pages=3'])
    expect((await run(settingsOf(app), 'quota', id, wrong)).code).toBe(1)
  const handOver = (...rest: string[]) =>
    run(settingsOf(app), 'hand-over', id, leaver.username, owner.username, ...rest)
  const author = async () => (await (await app.call('GET', `/api/posts/${post.id}`, { as: owner })).json()).authorId
  expect((await handOver()).said).toMatch(/^1 post of .+, 0 with a time\. Nothing was changed\./)
  expect(await author()).toBe(leaver.id)
  expect((await handOver('really')).said).toMatch(/^1 post of .+: handed over to /)
  expect(await author()).toBe(owner.id)
})
