import { randomBytes } from 'node:crypto'
import { mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import fc from 'fast-check'
import pg from 'pg'
import { afterAll, beforeAll, expect, inject, onTestFinished, test } from 'vitest'
import { startEmbedded } from '../database/embedded.ts'
import { knownMigrations, migrateWithin, tablesAfter } from '../database/migrate.ts'
import { jobs } from '../database/schema.ts'
import { jobKinds } from '../start/job-kinds.ts'
import { startTestApp, withTestApp } from '../testing/app.ts'
import { writeArchive } from './archive.ts'
import { entryOf, verifyBackup, withBackup, writeBackup } from './backup.ts'
import { restoreBackup } from './restore.ts'

const newest = knownMigrations().length
/** Texts that would break a careless export: separators, escapes, line ends and lookalikes of its marks. */
const hostile = [
  '"q" \'q\' \\ \\n \\. \\N',
  'tab\tfeed\nreturn\r\nend',
  '🧵 👩🏽‍💻 é \u0301 \u202e',
  '\u0001\u007f',
  '',
  ' null ',
  'NULL',
]

let dir: string
beforeAll(async () => {
  dir = await mkdtemp(join(tmpdir(), 'hookline-backup-'))
})
afterAll(() => rm(dir, { recursive: true, force: true }))
const newFile = () => join(dir, `${randomBytes(6).toString('hex')}.zip`)

async function withClient<Result>(connection: pg.ClientConfig, use: (client: pg.Client) => Promise<Result>) {
  const client = new pg.Client({ application_name: 'test', ...connection })
  await client.connect()
  try {
    return await use(client)
  } finally {
    await client.end()
  }
}

async function emptyDatabase(): Promise<pg.ClientConfig> {
  const database = `test_${randomBytes(6).toString('hex')}`
  await withClient({ ...inject('database'), database: 'postgres' }, (client) =>
    client.query(`create database ${database}`),
  )
  return { ...inject('database'), database }
}

const everything = (connection: pg.ClientConfig) =>
  withClient(connection, async (client) => {
    const all: Record<string, unknown[]> = {}
    for (const table of tablesAfter(newest))
      all[table] = (await client.query(`select row_to_json(t)::text as row from ${table} t order by 1`)).rows
    return all
  })

/** Inserts a row per table and hostile text, built from the database's own column list. */
async function fillEveryTable(client: pg.Client) {
  await client.query('begin')
  const { rows: keys } = await client.query(
    `select conrelid::regclass::text as table, conname as name, pg_get_constraintdef(oid) as definition from pg_constraint
     where contype = 'f' and connamespace = 'public'::regnamespace`,
  )
  for (const { table, name } of keys) await client.query(`alter table ${table} drop constraint ${name}`)
  for (const table of tablesAfter(newest)) {
    const { rows: columns } = await client.query(
      `select column_name as name, data_type as type, is_nullable = 'YES' as nullable from information_schema.columns
       where table_schema = 'public' and table_name = $1 and is_generated = 'NEVER'`,
      [table],
    )
    for (const [at, text] of hostile.entries()) {
      const values = columns.map(({ name, type, nullable }) => {
        // Only a person with a sign-in has a password.
        if (table === 'users' && name === 'signs_in') return true
        // Only published rows have one.
        if (table === 'publications' && name === 'published_at') return null
        // A file belongs to a post or to trash, never to both.
        if (table === 'media' && name === 'trash_id') return null
        // A review link shows chosen posts or those of a time, never both.
        if (table === 'review_links' && name === 'post_ids') return [text]
        if (table === 'review_links' && name.startsWith('span_')) return null
        if (nullable && at % 3 === 2 && !/_id$/.test(name)) return null
        if (type === 'text') return /(^|_)(id|by|of)$/.test(name) ? `id-${at}-${text}` : `${text}${at}`
        if (type === 'ARRAY') return [text, 'plain', '{"}']
        if (/json/.test(type)) return at % 2 ? 'null' : JSON.stringify({ text, list: [text] })
        if (type === 'boolean') return at % 2 === 0
        if (type === 'uuid') return `00000000-0000-4000-8000-00000000000${at}`
        if (type === 'date') return `2026-01-0${at + 1}`
        if (/timestamp/.test(type)) return `2026-11-22T05:00:00.00${at}Z`
        return at
      })
      await client.query(
        `insert into ${table} (${columns.map(({ name }) => `"${name}"`)}) values (${values.map((_, n) => `$${n + 1}`)})`,
        values,
      )
    }
  }
  await client.query('set constraints all immediate')
  for (const { table, name, definition } of keys)
    await client.query(`alter table ${table} add constraint ${name} ${definition}`)
  await client.query('commit')
}

async function fullBackup() {
  const app = await withTestApp()
  const connection = { ...inject('database'), database: app.database }
  // The app itself adds these recurring jobs at its start.
  const recurring = Object.values(jobKinds).filter((kind) => 'everyMs' in kind)
  await expect.poll(() => app.db.select().from(jobs)).toHaveLength(recurring.length)
  await withClient(connection, fillEveryTable)
  const file = newFile()
  await writeBackup(connection, file)
  return { app, connection, file }
}

async function abandonedDatabase(): Promise<pg.ClientConfig> {
  const app = await startTestApp()
  await app.signUp()
  await app.stop()
  return { ...inject('database'), database: app.database }
}

test('a backup of a running app, with every table full of hostile texts, is restored row for row', async () => {
  const { connection, file } = await fullBackup()
  const before = await everything(connection)
  expect(Object.values(before).every((rows) => rows.length >= hostile.length)).toBe(true)
  const target = await emptyDatabase()
  const { tables } = await restoreBackup(target, file)
  expect(tables.map(({ rows }) => rows)).toEqual(tables.map(({ name }) => before[name]?.length))
  expect(await everything(target)).toEqual(before)
  expect((await stat(file)).mode & 0o777).toBe(0o600)
})

test('a restored database has the keys, indexes and history of one that the app made', async () => {
  const { connection, file } = await fullBackup()
  const target = await emptyDatabase()
  await restoreBackup(target, file)
  const shape = (of: pg.ClientConfig) =>
    withClient(of, async (client) => ({
      constraints: (
        await client.query(`select conrelid::regclass::text as t, conname, pg_get_constraintdef(oid) as def
          from pg_constraint where connamespace = 'public'::regnamespace order by 1, 2`)
      ).rows,
      indexes: (await client.query(`select indexdef from pg_indexes where schemaname = 'public' order by 1`)).rows,
      history: (await client.query('select hash, created_at from drizzle.__drizzle_migrations order by created_at'))
        .rows,
      sequences: (await client.query(`select sequencename from pg_sequences where schemaname = 'public'`)).rows,
    }))
  const restored = await shape(target)
  expect(restored).toEqual(await shape(connection))
  // A backup carries rows, not the positions of sequences.
  expect(restored.sequences).toEqual([])
})

test('a backup goes from an external database into the embedded one and back', async () => {
  const { connection, file } = await fullBackup()
  const dataDir = await mkdtemp(join(dir, 'embedded-'))
  const embedded = await startEmbedded({ dataDir, settings: { fsync: 'off' } })
  onTestFinished(() => embedded.stop())
  await restoreBackup(embedded.connection, file)
  expect(await everything(embedded.connection)).toEqual(await everything(connection))
  const second = newFile()
  await writeBackup(embedded.connection, second)
  const target = await emptyDatabase()
  await restoreBackup(target, second)
  expect(await everything(target)).toEqual(await everything(connection))
  const digests = async (of: string) =>
    (await verifyBackup(of)).tables.map(({ name, rowsDigest }) => [name, rowsDigest])
  expect(await digests(second)).toEqual(await digests(file))
})

// The baseline is version one, so it has no predecessor.
test.runIf(newest > 1)('a backup of an earlier version is restored and brought up to date', async () => {
  const old = await emptyDatabase()
  await withClient(old, async (client) => {
    await client.query(
      'create schema drizzle; create table drizzle.__drizzle_migrations (id serial primary key, hash text not null, created_at bigint)',
    )
    await migrateWithin(client, knownMigrations().slice(0, -1))
    await client.query(`insert into workspaces (id, created_at) values ('w', now())`)
  })
  const file = newFile()
  expect((await writeBackup(old, file)).migrations).toHaveLength(newest - 1)
  const target = await emptyDatabase()
  await restoreBackup(target, file)
  const rows = await everything(target)
  expect(rows.workspaces).toHaveLength(1)
})

/** Rewrites the backup as if other migrations had made its tables. */
async function rewritten(file: string, migrations: number[]) {
  const copy = newFile()
  await withBackup(file, undefined, (archive, content) =>
    writeArchive(
      copy,
      async (add) => {
        for (const { name } of content.tables) await add(entryOf(name), await archive.read(entryOf(name)))
        await add('manifest.json', Readable.from([JSON.stringify({ ...content, migrations })]))
      },
      { check: async () => {}, passphrase: undefined },
    ),
  )
  return copy
}

test('a backup from before the baseline is restored if it lacks no change, and refused otherwise', async () => {
  const { connection, file } = await fullBackup()
  const known = knownMigrations().map(({ id }) => id)
  const target = await emptyDatabase()
  await restoreBackup(target, await rewritten(file, [1, 2, ...known]))
  expect(await everything(target)).toEqual(await everything(connection))
  await expect(restoreBackup(await emptyDatabase(), await rewritten(file, [1, 2]))).rejects.toThrow(
    /is from before the first release of Hookline/,
  )
})

test('a backup is one moment: it holds a simultaneous change whole or not at all', async () => {
  const app = await withTestApp()
  const user = await app.signUp()
  const connection = { ...inject('database'), database: app.database }
  let isWriting = true
  const writing = (async () => {
    while (isWriting) await app.hasPost(user)
  })()
  const file = newFile()
  await writeBackup(connection, file)
  await app.signUp('Someone later')
  isWriting = false
  await writing
  const target = await emptyDatabase()
  await restoreBackup(target, file)
  const { users, members, workspaces } = await everything(target)
  expect([users?.length, members?.length, workspaces?.length]).toEqual([1, 1, 1])
})

test('a restore changes no database that is filled, in use or newer', async () => {
  const { app, connection, file } = await fullBackup()
  const before = await everything(connection)
  expect((await app.call('GET', '/readyz')).status).toBe(200)
  await expect(restoreBackup(connection, file, { saveFirst: async () => {} })).rejects.toThrow(
    'An app is running on this database. Stop it first.',
  )
  await expect(restoreBackup(await abandonedDatabase(), file)).rejects.toThrow(/not empty\. Use --replace/)
  const newer = { ...connection, database: (await emptyDatabase()).database }
  await restoreBackup(newer, file)
  await withClient(newer, (client) =>
    client.query(`insert into drizzle.__drizzle_migrations (hash, created_at) values ('x', 99999999999999)`),
  )
  await expect(restoreBackup(newer, file, { saveFirst: async () => {} })).rejects.toThrow(
    /A newer Hookline made this database/,
  )
  await expect(writeBackup(newer, newFile())).rejects.toThrow(/A newer Hookline made this database/)
  expect(await everything(connection)).toEqual(before)
  expect(await everything(newer)).toEqual(before)
})

test('with consent a restore replaces the database, and saves it first', async () => {
  const { file } = await fullBackup()
  const target = await abandonedDatabase()
  const before = await everything(target)
  const safety = newFile()
  await restoreBackup(target, file, { saveFirst: () => writeBackup(target, safety) })
  expect((await everything(target)).users).toHaveLength(hostile.length)
  await restoreBackup(target, safety, { saveFirst: async () => {} })
  expect(await everything(target)).toEqual(before)
})

test('a restore that fails half way leaves the database as it was', async () => {
  const { file } = await fullBackup()
  const target = await abandonedDatabase()
  // A view of the operator's that depends on a table of the app.
  await withClient(target, (client) => client.query('create view report as select count(*) from users'))
  const before = await everything(target)
  await expect(restoreBackup(target, file, { saveFirst: async () => {} })).rejects.toThrow(
    /^The restore failed and changed nothing: .*depend/,
  )
  expect(await everything(target)).toEqual(before)
})

test('a file with any byte changed or missing is refused, and nothing changes', async () => {
  const { file } = await fullBackup()
  const whole = await readFile(file)
  const target = await emptyDatabase()
  const damaged = newFile()
  const place = fc.integer({ min: 0, max: whole.length - 1 })
  const damage = fc.oneof(
    place.map((at) => whole.subarray(0, at)),
    fc.tuple(place, fc.integer({ min: 1, max: 255 })).map(([at, flip]) => {
      const copy = Buffer.from(whole)
      copy[at]! ^= flip
      return copy
    }),
    place.map((at) => Buffer.concat([whole.subarray(0, at), Buffer.from('x'), whole.subarray(at)])),
    place.map((at) => Buffer.concat([whole.subarray(0, at), whole.subarray(at + 1)])),
    fc.uint8Array({ maxLength: 200 }).map((bytes) => Buffer.concat([whole, bytes, Buffer.from('.')])),
  )
  await fc.assert(
    fc.asyncProperty(damage, async (bytes) => {
      await writeFile(damaged, bytes)
      await expect(restoreBackup(target, damaged)).rejects.toThrow(/^\/.* (is|cannot be) .*(damaged|not a backup)/)
    }),
    { numRuns: 300 },
  )
  await withClient(target, async (client) => {
    expect((await client.query(`select from pg_tables where schemaname in ('public', 'drizzle')`)).rowCount).toBe(0)
  })
})

test('a failed backup leaves no file, and never replaces one', async () => {
  const { connection, file } = await fullBackup()
  await expect(writeBackup(connection, file)).rejects.toThrow(/already exists/)
  const stopping = AbortSignal.abort(new Error('the app stops'))
  const name = newFile()
  await expect(writeBackup(connection, name, { signal: stopping })).rejects.toThrow('the app stops')
  await expect(writeBackup(connection, join(dir, 'no-such-directory', 'x.zip'))).rejects.toThrow('ENOENT')
  expect((await readdir(dir)).filter((entry) => entry.includes('.half') || name.endsWith(entry))).toEqual([])
  await expect(writeBackup(await emptyDatabase(), newFile())).rejects.toThrow(/nothing to back up/)
})
