import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { mkdir, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { msg } from '#shared/say.ts'
import type { UpdateStatus } from '#shared/updates.ts'
import { makeKeys } from '../../packaging/sign.mjs'
import { productVersion } from '../config/version.ts'
import { sayOrNull } from '../language/say.ts'
import { type TestApp, type TestUser, withTestApp } from '../testing/app.ts'
import { newFolder, offer } from '../testing/releases.ts'
import { readState, writeState } from './home.ts'
import { lookWhenDue } from './newest.ts'

const archive = `hookline-9.9.9-${process.platform}-${process.arch}.tar.xz`

/** An archive whose content says another version, so nothing is ever started from it. */
async function withRelease({ version = '9.9.9', env = {} }: { version?: string; env?: Record<string, string> } = {}) {
  const folder = await newFolder()
  await mkdir(join(folder, 'hookline/app'), { recursive: true })
  await writeFile(join(folder, 'hookline/app/package.json'), '{ "version": "1.2.3" }')
  await writeFile(join(folder, 'hookline/filling'), Buffer.from(crypto.getRandomValues(new Uint8Array(60_000))))
  execFileSync('tar', ['-cJf', archive.replace('9.9.9', version), 'hookline'], { cwd: folder })
  const release = await offer(folder, version)
  const home = await newFolder()
  onTestFinished(async () => {
    release.close()
    for (const dir of [folder, home]) await rm(dir, { recursive: true, force: true })
  })
  const app = await withTestApp({ env: { HOOKLINE_PACKAGE: 'archive', HOOKLINE_HOME: home, ...release.env, ...env } })
  const as = await app.runsServer(await app.signUp())
  return { app, as, folder, home, release }
}

async function call(app: TestApp, as: TestUser, method: string, path = '') {
  const response = await app.call(method, `/api/updates${path}`, { as })
  const text = await response.text()
  return { status: response.status, text, json: () => JSON.parse(text) as UpdateStatus }
}
const status = async (app: TestApp, as: TestUser) => (await call(app, as, 'GET')).json()

test('a look shows a signed newer version with its notes as text, and a press is needed for the rest', async () => {
  const { app, as, release } = await withRelease()
  expect(await status(app, as)).toMatchObject({ version: productVersion, looks: true, lookedAt: null, newest: null })
  const looked = (await call(app, as, 'POST', '/look')).json()
  expect(looked.newest).toMatchObject({
    version: '9.9.9',
    notes: [{ version: '9.9.9', text: '- 9.9.9 is <b>newer</b>.' }],
  })
  expect(looked).toMatchObject({ obstacle: null, lookProblem: null, work: null })
  expect(release.requests.sort()).toEqual(['/latest.json', '/latest.json.minisig'])
})

test('only operators see and start updates', async () => {
  const { app } = await withRelease()
  const other = await app.signUp()
  for (const [method, path] of [
    ['GET', ''],
    ['POST', '/look'],
    ['POST', '/start'],
    ['POST', '/cancel'],
  ] as const)
    expect((await call(app, other, method, path)).status).toBe(403)
})

test('the job looks about once a day', async () => {
  const { app, release } = await withRelease()
  await lookWhenDue(app.deps)
  await lookWhenDue(app.deps)
  expect(release.requests).toHaveLength(2)
  await lookWhenDue({ ...app.deps, now: () => new Date(Date.now() + 29 * 3_600_000) })
  expect(release.requests).toHaveLength(4)
})

test.for(['deb', 'container'])('a %s never looks and says who updates it', async (kind) => {
  const { app, as, release } = await withRelease({ env: { HOOKLINE_PACKAGE: kind } })
  await lookWhenDue(app.deps)
  expect((await call(app, as, 'POST', '/look')).status).toBe(409)
  expect(await status(app, as)).toMatchObject({
    package: kind,
    looks: false,
    obstacle: expect.stringMatching(/updates Hookline/),
  })
  expect(release.requests).toEqual([])
})

test('without UPDATE_URL nothing is asked', async () => {
  const { app, as, release } = await withRelease({ env: { UPDATE_URL: '' } })
  await lookWhenDue(app.deps)
  expect(await call(app, as, 'POST', '/look')).toMatchObject({
    status: 409,
    text: expect.stringContaining('UPDATE_URL'),
  })
  expect(release.requests).toEqual([])
})

test.for([productVersion, '0.0.1'])('version %s is no news', async (version) => {
  const { app, as } = await withRelease({ version })
  expect((await call(app, as, 'POST', '/look')).json()).toMatchObject({ newest: null, lookProblem: null })
  expect(await call(app, as, 'POST', '/start')).toMatchObject({ status: 409 })
})

test('an index with another signature is not used', async () => {
  const { app, as, folder } = await withRelease()
  const index = join(folder, 'latest.json')
  await writeFile(index, (await readFile(index, 'utf8')).replace('newer', 'nicer'))
  expect((await call(app, as, 'POST', '/look')).json()).toMatchObject({
    newest: null,
    lookProblem: 'The signature does not match the file. Nothing of it is used.',
  })
})

test('an older index does not hide a newer version that was seen', async () => {
  const { app, as, folder } = await withRelease()
  await call(app, as, 'POST', '/look')
  for (const file of ['latest.json', 'latest.json.minisig']) await rm(join(folder, file))
  expect((await call(app, as, 'POST', '/look')).json()).toMatchObject({
    newest: { version: '9.9.9' },
    lookProblem: expect.stringContaining('404'),
  })
})

test('a download is cancelled, kept and resumed, and an archive of another version goes', async () => {
  const { app, as, home, release } = await withRelease()
  await call(app, as, 'POST', '/look')
  release.slowDown(5_000, 20)
  expect((await call(app, as, 'POST', '/start')).json().work).toMatchObject({ state: 'downloading' })
  await expect.poll(async () => (await status(app, as)).work?.done).toBeGreaterThan(5_000)
  const stopped = (await call(app, as, 'POST', '/cancel')).json()
  expect(stopped).toMatchObject({ work: null, problem: null })
  expect(stopped.kept).toBeGreaterThan(5_000)
  release.slowDown(0, 0)
  await call(app, as, 'POST', '/start')
  await expect
    .poll(async () => (await status(app, as)).problem)
    .toMatch(/could not be unpacked: The archive holds version 1\.2\.3/)
  expect(release.requests.at(-1)).toBe(`/${archive} bytes=${stopped.kept}-`)
  expect(await readdir(join(home, 'versions'))).toEqual(['.unpacking-9.9.9'])
  expect(existsSync(join(home, 'update.json'))).toBe(false)
})

test('an archive with another signature is removed', async () => {
  const { app, as, folder, home } = await withRelease()
  await call(app, as, 'POST', '/look')
  const other = join(folder, 'other')
  makeKeys(other)
  const { signFile } = await import('../../packaging/sign.mjs')
  await signFile(join(folder, archive), `${other}.key`)
  await call(app, as, 'POST', '/start')
  await expect
    .poll(async () => (await status(app, as)).problem)
    .toBe('The signature was made with another key. Nothing of it is used.')
  expect(await readdir(join(home, 'downloads'))).toEqual([])
  expect(await stat(join(home, 'versions')).catch(() => null)).toBeNull()
})

test('an archive with another checksum is removed', async () => {
  const { app, as, folder, home } = await withRelease()
  await call(app, as, 'POST', '/look')
  const bytes = await readFile(join(folder, archive))
  bytes[1_000] = bytes[1_000]! ^ 1
  await writeFile(join(folder, archive), bytes)
  await call(app, as, 'POST', '/start')
  await expect.poll(async () => (await status(app, as)).problem).toMatch(/its checksum is another one/)
  expect(await readdir(join(home, 'downloads'))).toEqual([])
})

test('while another process updates, a press is refused', async () => {
  const { app, as, home } = await withRelease()
  await call(app, as, 'POST', '/look')
  await writeFile(join(home, 'update.lock'), String(process.ppid))
  expect(await call(app, as, 'POST', '/start')).toMatchObject({
    status: 409,
    text: 'Another process updates Hookline right now.',
  })
  // A killed process holds up nobody.
  await writeFile(join(home, 'update.lock'), '4194304')
  expect((await call(app, as, 'POST', '/start')).status).toBe(200)
  await call(app, as, 'POST', '/cancel')
})

test('a Hookline with a database server of its own is updated by hand', async () => {
  const { app, as } = await withRelease({ env: { DATABASE_URL: 'postgres://somewhere/else' } })
  await call(app, as, 'POST', '/look')
  expect(await call(app, as, 'POST', '/start')).toMatchObject({
    status: 409,
    text: expect.stringContaining('DATABASE_URL'),
  })
})

test('every language says why an update was taken back, and older versions read it in English', async () => {
  const home = await newFolder()
  onTestFinished(() => rm(home, { recursive: true, force: true }))
  const state = { phase: 'rolled-back', from: '0.1.0', to: '9.9.9', at: '2026-11-21T10:00:00Z', attempts: 1 } as const
  const reason = msg`Version ${{ version: '9.9.9' }} cannot run on this computer.`
  writeState(home, { ...state, backup: null, reason })
  expect(sayOrNull(readState(home)!.reason, 'de')).toBe('Version 9.9.9 läuft auf diesem Computer nicht.')
  const file = join(home, 'update.json')
  const { sentence: _, ...former } = JSON.parse(await readFile(file, 'utf8'))
  expect(former.reason).toBe('Version 9.9.9 cannot run on this computer.')
  await writeFile(file, JSON.stringify(former))
  expect(readState(home)!.reason).toBe(former.reason)
})
