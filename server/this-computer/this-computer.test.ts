import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { request } from 'node:http'
import { networkInterfaces, tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { expect, onTestFinished, test } from 'vitest'
import { msg } from '#shared/say.ts'
import type { ThisComputer } from '#shared/this-computer.ts'
import { openingLink } from '../accounts/sign-in-links.ts'
import { users } from '../database/schema.ts'
import { say } from '../language/say.ts'
import { createMediaStore } from '../media/store.ts'
import { startTestApp, type TestOptions, testKey, withTestApp } from '../testing/app.ts'
import { testBrowser } from '../testing/browser.ts'
import { restoreAtStart, restoreProblem, withoutPath } from './restore.ts'

function newDataDir(): string {
  const dir = mkdtempSync(join(tmpdir(), 'hookline-computer-'))
  onTestFinished(() => rmSync(dir, { recursive: true }))
  return dir
}

/** A Hookline on its owner's computer, and the owner in a browser there. */
async function ownComputer({ env, ...options }: TestOptions = {}) {
  const dataDir = newDataDir()
  const app = await withTestApp({ env: { DATA_DIR: dataDir, ...env }, ...options })
  const origin = await app.listen()
  const owner = testBrowser()
  await owner.follow(openingLink(origin, testKey))
  await owner.open(`${origin}/local-provider/name`, {
    method: 'POST',
    body: new URLSearchParams({ name: 'Ida Moor' }),
    headers: { origin },
  })
  const ask = (method: string, path: string, body?: unknown, by = owner) =>
    by.open(`${origin}/api/this-computer${path}`, {
      method,
      body: body === undefined ? undefined : JSON.stringify(body),
      headers: { origin, ...(body === undefined ? {} : { 'content-type': 'application/json' }) },
    })
  const state = async () => (await (await ask('GET', '')).json()) as ThisComputer
  return { app, origin, owner, ask, state, dataDir }
}

test('the owner sees where Hookline runs, its data and its backups, and makes one', async () => {
  const { ask, state, dataDir, app } = await ownComputer()
  writeFileSync(join(dataDir, 'some-file'), 'x'.repeat(1_000))
  expect(await state()).toMatchObject({
    startedAt: app.deps.thisComputer.startedAt.toISOString(),
    dataDir,
    package: 'source',
    backups: [],
    space: expect.arrayContaining([{ part: 'other', bytes: expect.any(Number) }]),
    phones: { isOn: false },
  })
  const made = await ask('POST', '/backups')
  expect(made.status).toBe(200)
  const [backup] = ((await made.json()) as ThisComputer).backups
  expect(backup).toMatchObject({ name: expect.stringMatching(/^hookline-.*-manual\.zip$/), isDaily: false })
  const file = await ask('GET', `/backups/${backup!.name}`)
  expect(file.headers.get('content-disposition')).toBe(`attachment; filename="${backup!.name}"`)
  expect((await file.arrayBuffer()).byteLength).toBe(backup!.bytes)
  expect((await ask('GET', '/backups/..%2Fsign-in.key')).status).toBe(404)
})

test('stopping and starting again are passed on once', async () => {
  const { ask, app } = await ownComputer()
  expect((await ask('POST', '/stop')).status).toBe(202)
  expect((await ask('POST', '/restart')).status).toBe(202)
  expect(app.stops).toEqual(['end', 'start-again'])
})

test('nobody else may look or act: another account, a visitor, and any server that others can reach', async () => {
  const { ask, app, origin } = await ownComputer()
  const calls = [
    ['GET', ''],
    ['POST', '/stop'],
    ['POST', '/restart'],
    ['POST', '/backups'],
    ['GET', '/backups/x.zip'],
    ['GET', '/moving-file'],
    ['PUT', '/phones', { isOn: true }],
    ['POST', '/phone-link'],
  ] as const
  const other = await app.signUp()
  const asOther = (method: string, path: string, body?: unknown) =>
    fetch(`${origin}/api/this-computer${path}`, {
      method,
      headers: { cookie: other.cookie, origin, 'content-type': 'application/json' },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    })
  for (const [method, path, body] of calls) {
    expect([path, (await asOther(method, path, body)).status]).toEqual([path, 403])
    expect([path, (await ask(method, path, body, testBrowser())).status]).toEqual([path, 401])
  }
  const hosted = await withTestApp({ env: { HOST: '0.0.0.0', PASSWORD_FORMS: 'on', OPERATORS: 'a@example.com' } })
  const operator = await hosted.signUp()
  for (const [method, path, body] of calls)
    expect([path, (await hosted.call(method, `/api/this-computer${path}`, { as: operator, body })).status]).toEqual([
      path,
      404,
    ])
  expect(app.stops).toEqual([])
})

test('an account without an email gets one later, once', async () => {
  const { ask, owner, origin } = await ownComputer()
  expect((await ask('PUT', '/email', { email: 'no' })).status).toBe(400)
  expect((await ask('PUT', '/email', { email: 'Ida@Example.com' })).status).toBe(204)
  expect(await (await owner.open(`${origin}/api/user`)).json()).toMatchObject({ username: 'ida@example.com' })
  expect((await ask('PUT', '/email', { email: 'other@example.com' })).status).toBe(409)
  // The account stays the same one for the launcher.
  const again = testBrowser()
  await again.follow(openingLink(origin, testKey))
  expect(await (await again.open(`${origin}/api/user`)).json()).toMatchObject({ username: 'ida@example.com' })
})

test('everything moves to another computer: posts, images, the secret key', async () => {
  const from = await ownComputer()
  const { id } = (await (
    await from.owner.open(`${from.origin}/api/posts`, {
      method: 'POST',
      body: JSON.stringify({ title: 'Dashboards', category: 'hot-takes', content: { hook: 'We deleted half.' } }),
      headers: { origin: from.origin, 'content-type': 'application/json' },
    })
  ).json()) as { id: string }
  const image = '0d4f7a52-7b30-4b7e-9d8e-111111111111'
  const file = join(from.dataDir, 'image')
  writeFileSync(file, 'an image')
  await from.app.deps.mediaStore.put(image, file, '')
  await from.app.db.update(users).set({ photoId: image })
  writeFileSync(join(from.dataDir, 'secret.key'), 'the key')
  const download = await from.ask('GET', '/moving-file')
  expect(download.headers.get('content-disposition')).toMatch(/filename="hookline-moving-\d{4}-\d\d-\d\d\.zip"/)
  const moved = Buffer.from(await download.arrayBuffer())

  const dataDir = newDataDir()
  const to = await startTestApp({ env: { DATA_DIR: dataDir } })
  const origin = await to.listen()
  const newcomer = testBrowser()
  const restore = (body: BodyInit, by = newcomer) =>
    by.open(`${origin}/restore`, { method: 'POST', body, headers: { origin } })
  expect((await restore(moved)).status).toBe(403)
  await newcomer.follow(openingLink(origin, testKey))
  expect(await (await newcomer.open(`${origin}/restore`)).text()).toContain('Restore Hookline')
  const refused = await restore('no backup at all, but long enough to be one, or so it seems to be here')
  expect([refused.status, await refused.text()]).toEqual([400, expect.stringMatching(/^This file is damaged/)])
  expect(to.stops).toEqual([])
  expect((await restore(moved)).status).toBe(202)
  expect(to.stops).toEqual(['start-again'])
  await to.stop()

  const { config, log } = to.deps
  const store = createMediaStore(config)
  await restoreAtStart(config, to.connection, store, log)
  expect(existsSync(join(dataDir, 'restore-problem.json'))).toBe(false)
  expect(readFileSync(join(dataDir, 'secret.key'), 'utf8')).toBe('the key')
  expect(await text((await store.get(image))!)).toBe('an image')
  expect(readdirSync(dataDir).filter((name) => name.startsWith('restor'))).toEqual([])
  const after = await withTestApp({ env: { DATA_DIR: dataDir }, database: to.database })
  const at = await after.listen()
  const back = testBrowser()
  await back.follow(openingLink(at, testKey))
  expect(await (await back.open(`${at}/api/posts/${id}`)).json()).toMatchObject({ title: 'Dashboards' })
  // Nobody restores over an account.
  expect((await back.open(`${at}/restore`)).headers.get('location')).toBe('/auth')
})

test('a refusal of an uploaded backup never shows where it lies', () => {
  const file = '/data/restore.zip.half'
  const reason = `ENOENT: no such file, open '${file}'`
  const refusal = [msg`${{ file }} cannot be read as a backup (${{ reason }}).`, `Look at ${file}.`]
  expect(say(withoutPath(refusal, file))).toBe(
    "This file cannot be read as a backup (ENOENT: no such file, open '…'). Look at ….",
  )
})

test('a reason that a full disk has cut off hides nothing but itself', async () => {
  const dataDir = newDataDir()
  expect(await restoreProblem({ dataDir })).toBeNull()
  writeFileSync(join(dataDir, 'restore-problem.json'), '"The log of')
  expect(await restoreProblem({ dataDir })).toBeNull()
})

const hasNetwork = Object.values(networkInterfaces())
  .flat()
  .some((one) => one && !one.internal && one.family === 'IPv4')

test.skipIf(!hasNetwork)(
  'a phone in the network signs in with a scanned code once, and only while it is let in',
  async () => {
    const { ask, state, owner, origin, app } = await ownComputer()
    expect((await ask('POST', '/phone-link')).status).toBe(409)
    const on = (await (await ask('PUT', '/phones', { isOn: true })).json()) as ThisComputer
    expect(on.phones).toMatchObject({ isOn: true, problem: null })
    const { link } = (await (await ask('POST', '/phone-link')).json()) as { link: string }
    const at = new URL(link).origin
    expect(on.phones.addresses).toContain(at)

    const phone = testBrowser()
    expect(await (await phone.open(link)).text()).toContain('Continue on this phone')
    const enter = (by: typeof phone) =>
      by.open(`${at}/phone`, {
        method: 'POST',
        body: new URLSearchParams({ once: new URL(link).searchParams.get('once')! }),
        headers: { origin: at },
      })
    expect((await enter(phone)).status).toBe(303)
    expect(await (await phone.open(`${at}/api/user`)).json()).toMatchObject({ fullName: 'Ida Moor' })
    expect(await (await enter(testBrowser())).text()).toContain('This code has been used, or is too old.')

    // A phone has no other way in, and rules neither the computer nor its other names.
    const options = await (await fetch(`${at}/api/sign-in-options`)).json()
    expect(options).toMatchObject({ provider: null, providerNote: expect.stringMatching(/scan the code/) })
    const register = { username: 'eve@example.com', password: 'a long enough password', fullName: 'Eve' }
    for (const [path, body] of [
      ['/api/register', register],
      ['/api/login', register],
    ] as const) {
      const headers = { origin: at, 'content-type': 'application/json' }
      expect((await fetch(at + path, { method: 'POST', body: JSON.stringify(body), headers })).status).toBe(403)
    }
    expect((await fetch(openingLink(at, testKey))).status).toBe(404)
    expect((await phone.open(`${at}/api/this-computer`)).status).toBe(404)
    expect(await statusAs('evil.example', at)).toBe(403)
    const foreign = await phone.open(`${at}/api/user`, { method: 'PUT', headers: { origin: 'http://evil.example' } })
    expect(foreign.status).toBe(403)

    await ask('PUT', '/phones', { isOn: false })
    await expect(fetch(`${at}/api/user`)).rejects.toThrow()
    expect((await state()).phones.isOn).toBe(false)
    expect((await owner.open(`${origin}/api/user`)).status).toBe(200)
    expect(app.logs.map((line) => JSON.stringify(line)).join()).not.toContain('once=')
  },
)

/** `fetch` sets the host itself. */
const statusAs = (host: string, origin: string) =>
  new Promise<number | undefined>((done, fail) =>
    request(origin, { headers: { host } }, (answer) => done(answer.resume().statusCode))
      .on('error', fail)
      .end(),
  )
