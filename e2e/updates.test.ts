import { readdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { freePort } from '../lab/bench/processes.ts'
import { readConfig } from '../server/config/config.ts'
import { sayOrNull } from '../server/language/say.ts'
import { type Home, installVersion, type Kind, makeVersion, newFolder, publish } from '../server/testing/releases.ts'
import { finishUpdate } from '../server/updates/finish.ts'
import { readState, type UpdateState, versionDir, writeState } from '../server/updates/home.ts'
import type { Post } from '../shared/posts.ts'
import type { UpdateStatus } from '../shared/updates.ts'

async function withPost(env: Record<string, string> = {}) {
  const home = await installVersion('0.1.0', { ...env, PORT: String(await freePort()) })
  onTestFinished(() => home.remove())
  await home.start()
  const cookie = await home.signUp()
  const content = { hook: 'Kept.', insight: 'a', value: 'b', cta: 'c' }
  const post = await home.call<Post>('POST', '/api/posts', cookie, { title: 'Kept', category: 'hot-takes', content })
  return { home, cookie, post }
}

async function withUpdate(kind: Kind) {
  const folder = await newFolder()
  const release = await publish(folder, '9.9.9', kind)
  onTestFinished(async () => {
    release.close()
    await rm(folder, { recursive: true, force: true })
  })
  const { home, cookie, post } = await withPost(release.env)
  await home.call('POST', '/api/updates/look', cookie)
  return { home, cookie, post }
}

/** As the process after a stop finds an update. */
const underWay = ({ home }: Home, state: Pick<UpdateState, 'phase' | 'attempts'>) =>
  writeState(home, { from: '0.1.0', to: '9.9.9', at: new Date().toISOString(), backup: null, reason: null, ...state })
const endOf = ({ home }: Home) => {
  const { phase, reason } = readState(home)!
  return [phase, sayOrNull(reason)]
}
const settingsOf = ({ env }: Home) => ({ ...readConfig(env), env })

const status = ({ call }: Home, cookie: string) => call<UpdateStatus>('GET', '/api/updates', cookie)
const posts = ({ call }: Home, cookie: string) => call<Post[]>('GET', '/api/posts', cookie)

test('a press updates to a version that changes the database, and removes older ones', async () => {
  const { home, cookie, post } = await withUpdate('migrates')
  expect(await status(home, cookie)).toMatchObject({ version: '0.1.0', newest: { version: '9.9.9' }, obstacle: null })
  await home.call('POST', '/api/updates/start', cookie)
  await expect
    .poll(() => status(home, cookie).catch(() => null), { timeout: 90_000 })
    .toMatchObject({
      version: '9.9.9',
      newest: null,
      last: { outcome: 'updated', from: '0.1.0', to: '9.9.9' },
    })
  expect(await posts(home, cookie)).toEqual([post])
  expect((await readdir(join(home.home, 'versions'))).sort()).toEqual(['0.1.0', '9.9.9'])
  expect(await readdir(join(home.home, 'downloads'))).toEqual([])
  expect(await readdir(join(home.dataDir, 'backups'))).toEqual([expect.stringMatching(/-before-update\.zip$/)])
})

test('a version that breaks is left again, with the data from before', async () => {
  const { home, cookie, post } = await withUpdate('breaks')
  await home.call('POST', '/api/updates/start', cookie)
  await expect
    .poll(() => status(home, cookie).catch(() => null), { timeout: 120_000 })
    .toMatchObject({
      version: '0.1.0',
      last: { outcome: 'rolled-back', to: '9.9.9', reason: expect.stringMatching(/ended before it was ready/) },
    })
  expect(home.current()).toBe('0.1.0')
  expect(await posts(home, cookie)).toEqual([post])
  // The person may try again.
  expect(await status(home, cookie)).toMatchObject({ newest: { version: '9.9.9' }, work: null })
})

test('a version that hangs is left again, with the data from before', async () => {
  const { home, cookie, post } = await withPost()
  await home.stop()
  await makeVersion(versionDir(home.home, '9.9.9'), '9.9.9', 'hangs')
  underWay(home, { phase: 'begun', attempts: 0 })
  const patience = { lockMs: 60_000, leaveMs: 60_000, readyMs: 8_000 }
  expect(await finishUpdate(settingsOf(home), () => {}, patience)).toBe(false)
  expect(endOf(home)).toEqual(['rolled-back', 'Version 9.9.9 was not ready after 8 seconds.'])
  await home.start()
  expect(home.current()).toBe('0.1.0')
  expect(await posts(home, cookie)).toEqual([post])
})

test('a start goes back when three tries were interrupted', async () => {
  const { home, cookie, post } = await withPost()
  await home.stop()
  underWay(home, { phase: 'trying', attempts: 3 })
  expect(await finishUpdate(settingsOf(home), () => {})).toBe(false)
  expect(endOf(home)).toEqual(['rolled-back', 'The update to 9.9.9 was interrupted 3 times.'])
  await home.start()
  expect(await posts(home, cookie)).toEqual([post])
})
