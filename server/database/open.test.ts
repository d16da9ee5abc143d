import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { expect, inject, onTestFinished, test } from 'vitest'
import { startEmbedded } from './embedded.ts'
import { type OpenDatabase, openDatabase } from './open.ts'

async function newDirectory() {
  const dir = await mkdtemp(join(tmpdir(), 'hookline-open-'))
  onTestFinished(() => rm(dir, { recursive: true, force: true }))
  return dir
}

async function query(connection: OpenDatabase['connection'], sql: string) {
  const client = new pg.Client(connection)
  await client.connect()
  const { rows } = await client.query(sql)
  await client.end()
  return rows
}

const pidFile = (dataDir: string) => join(dataDir, 'postgres/cluster/postmaster.pid')

test('a program opens the database of the running app and leaves it running', async () => {
  const dataDir = await newDirectory()
  const app = await startEmbedded({ dataDir })
  await query(app.connection, 'create table kept as select 7 as word')
  const server = await readFile(pidFile(dataDir), 'utf8')
  const opened = await openDatabase({ dataDir, databaseUrl: undefined })
  expect(opened.isInUse).toBe(true)
  expect(await query(opened.connection, 'select word from kept')).toEqual([{ word: 7 }])
  await opened.close()
  expect(await query(app.connection, 'select word from kept')).toEqual([{ word: 7 }])
  expect(await readFile(pidFile(dataDir), 'utf8')).toBe(server)

  await app.stop()
  const alone = await openDatabase({ dataDir, databaseUrl: undefined })
  expect(alone.isInUse).toBe(false)
  expect(await query(alone.connection, 'select word from kept')).toEqual([{ word: 7 }])
  await alone.close()
  await expect(readFile(pidFile(dataDir))).rejects.toThrow('ENOENT')
})

test('with DATABASE_URL a program opens that database', async () => {
  const { host, port, user, database } = inject('database')
  const databaseUrl = `postgres://${user}@/${database}?host=${encodeURIComponent(host)}&port=${port}`
  const opened = await openDatabase({ dataDir: '/nowhere', databaseUrl })
  expect(await query(opened.connection, 'select 1 as one')).toEqual([{ one: 1 }])
  await opened.close()
})
