import fs from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import {
  isBack,
  keep,
  kept,
  killServer,
  newDirectory,
  query,
  serverPid,
  shared,
  start,
  until,
  userOf,
} from '../testing/embedded.ts'

const asRoot = test.runIf(process.getuid?.() === 0 && process.platform === 'linux')

asRoot('runs as a user that no other program has when the app runs as root', async () => {
  await start(shared)
  const user = userOf(serverPid(shared))
  expect(user).toBeGreaterThan(0)
  expect(fs.readFileSync('/etc/passwd', 'utf8')).not.toContain(`:${user}:`)
})

asRoot('runs as whoever owns the data directory when that is not root', async () => {
  const dataDir = newDirectory()
  fs.chownSync(dataDir, 54_321, 54_321)
  await start(dataDir)
  expect(userOf(serverPid(dataDir))).toBe(54_321)
})

asRoot('lies where DATA_DIR says, also where its server may not go by itself', async () => {
  const closed = newDirectory()
  fs.chmodSync(closed, 0o700)
  const dataDir = path.join(closed, 'data')
  const first = await start(dataDir)
  await keep(first, 'inside')
  await killServer(dataDir)
  await until(() => isBack(first))
  expect(await kept(first)).toEqual(['inside'])
  expect(fs.realpathSync(path.join(dataDir, 'postgres/cluster'))).toBe(path.join(dataDir, 'postgres/cluster'))
  expect(userOf(serverPid(dataDir))).not.toBe(0)
  await first.stop()
  // The documented backup copies the directory itself.
  const copy = path.join(newDirectory(), 'copy')
  fs.cpSync(dataDir, copy, { recursive: true })
  expect(await kept(await start(copy))).toEqual(['inside'])
})

asRoot('gives nothing away through a link that another user may have set', async () => {
  const dataDir = newDirectory()
  const elsewhere = newDirectory()
  fs.writeFileSync(path.join(elsewhere, 'precious'), '')
  fs.symlinkSync(elsewhere, path.join(dataDir, 'postgres'))
  fs.chownSync(dataDir, 54_321, 54_321)
  await expect(start(dataDir)).rejects.toThrow(/is a link to .* belongs to another user than the database server/)
  expect(fs.statSync(elsewhere).uid).toBe(0)
  expect(fs.statSync(path.join(elsewhere, 'precious')).uid).toBe(0)
})

test('the app owns its tables and has no other power over the server', async () => {
  const db = await start(shared)
  await query(db.connection, 'create schema more; create table more.owned (id serial); drop schema more cascade')
  const [role] = await query(
    db.connection,
    'select rolsuper, rolcreaterole, rolcreatedb from pg_roles where rolname = current_user',
  )
  expect(role).toEqual({ rolsuper: false, rolcreaterole: false, rolcreatedb: false })
  await expect(query(db.connection, `copy (select 1) to program 'true'`)).rejects.toThrow(/permission denied/)
})
