import type { ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { afterAll, afterEach, vi } from 'vitest'
import { type Connection, type EmbeddedDatabase, startEmbedded } from '../database/embedded.ts'

// These tests set up and start whole servers, which is slow on a busy disk.
vi.setConfig({ testTimeout: 60_000 })

export const quick = { fsync: 'off', shared_buffers: '8MB' }
export const cleanups: (() => unknown)[] = []

/** A directory for tests of one file that can share their data. */
export const shared = fs.mkdtempSync(path.join(os.tmpdir(), 'hookline-test-'))

afterAll(() => fs.rmSync(shared, { recursive: true, force: true }))

afterEach(async () => {
  for (const cleanup of cleanups.splice(0).reverse()) await cleanup()
})

export function newDirectory() {
  const dir = fs.mkdtempSync(path.join(os.tmpdir(), 'hookline-test-'))
  cleanups.push(() => fs.rmSync(dir, { recursive: true, force: true }))
  return dir
}

export async function start(
  dataDir: string,
  settings: Record<string, string> = quick,
  log?: (message: string) => void,
) {
  const db = await startEmbedded({ dataDir, settings, log })
  cleanups.push(() => db.stop())
  return db
}

export async function query<Row extends pg.QueryResultRow>(connection: Connection, sql: string) {
  const client = new pg.Client(connection)
  await client.connect()
  try {
    return (await client.query<Row>(sql)).rows
  } finally {
    await client.end()
  }
}

export const keep = (db: { connection: Connection }, word: string) =>
  query(db.connection, `drop table if exists kept; create table kept (word text); insert into kept values ('${word}')`)
export const kept = async (db: EmbeddedDatabase) =>
  (await query<{ word: string }>(db.connection, 'select word from kept')).map((row) => row.word)

export const isBack = (db: EmbeddedDatabase) =>
  kept(db).then(
    () => true,
    () => false,
  )

export const pidFile = (dataDir: string) => path.join(dataDir, 'postgres/cluster/postmaster.pid')
export const serverPid = (dataDir: string) => Number.parseInt(fs.readFileSync(pidFile(dataDir), 'utf8'), 10)

export async function end(child: ChildProcess, signal: NodeJS.Signals) {
  if (child.exitCode !== null || child.signalCode !== null) return
  child.kill(signal)
  await once(child, 'exit')
}

export const userOf = (pid: number) => fs.statSync(`/proc/${pid}`).uid

export async function until(isSo: () => boolean | Promise<boolean>) {
  while (!(await isSo())) await sleep(5)
}

export function isAlive(pid: number) {
  try {
    process.kill(pid, 0)
    return true
  } catch {
    return false
  }
}

export async function killServer(dataDir: string) {
  const pid = serverPid(dataDir)
  process.kill(pid, 'SIGKILL')
  await until(() => !isAlive(pid))
}
