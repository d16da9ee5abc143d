import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import pg from 'pg'
import { expect, onTestFinished, test, vi } from 'vitest'
import { verifyBackup } from '../backup/backup.ts'
import { readConfig } from '../config/config.ts'
import { programFile } from '../config/places.ts'
import { productVersion } from '../config/version.ts'
import { applyMigrations } from '../database/connect.ts'
import { knownMigrations } from '../database/migrate.ts'
import { withDatabase } from '../database/open.ts'
import { createLog } from '../log.ts'
import { bareEnv } from '../testing/bare-env.ts'
import { databaseAt } from '../testing/database-at.ts'
import { writeState } from '../updates/home.ts'
import { migrate } from './migrate.ts'

const all = knownMigrations()
const earlier = all.slice(0, -1)
const ids = (migrations: { id: number }[]) => migrations.map(({ id }) => id)
const log = createLog({ logLevel: 'silent' })

/** A database of one migration ago, and settings for servers on it. */
async function anUpgrade(env: Record<string, string> = {}) {
  const made = await databaseAt(earlier)
  const dir = await mkdtemp(join(tmpdir(), 'hookline-migrate-'))
  onTestFinished(() => rm(dir, { recursive: true, force: true }))
  const { host, port, user, database } = made.connection
  const given = {
    DATABASE_URL: `postgres://${user}@/${database}?host=${encodeURIComponent(host)}&port=${port}`,
    DATA_DIR: dir,
    HOOKLINE_HOME: dir,
    ...env,
  }
  const backups = () => readdir(join(dir, 'backups')).catch(() => [])
  return {
    ...made,
    dir,
    env: given,
    config: readConfig(given),
    backups,
    recorded: async () => ids(await made.recorded()),
  }
}

test('of three servers that start together, one makes a backup of the former state before it migrates', async () => {
  const { connection, config, dir, backups, recorded, query } = await anUpgrade()
  // What a role may set, as the setup with PgBouncer does.
  const limited = { ...connection, options: '-c statement_timeout=300 -c idle_in_transaction_session_timeout=300' }
  await Promise.all([1, 2, 3].map(() => migrate(config, limited, log)))
  expect(await recorded()).toEqual(ids(all))
  const [file = '', ...more] = await backups()
  expect([file, more]).toEqual([expect.stringMatching(/-before-update\.zip$/), []])
  const { migrations, tables } = await verifyBackup(join(dir, 'backups', file))
  expect(migrations).toEqual(ids(earlier))
  expect(tables.find(({ name }) => name === 'workspaces')?.rows).toBe(1)
  await migrate(config, connection, log)
  expect(await backups()).toEqual([file])
  expect(await query('select id from workspaces')).toEqual([{ id: 'w' }])
})

test('a backup may take longer than the role’s limits on statements and idle transactions', async () => {
  const { connection, recorded } = await anUpgrade()
  const limited = { ...connection, options: '-c statement_timeout=100 -c idle_in_transaction_session_timeout=100' }
  const slow = vi.fn(async () => {
    const client = new pg.Client(connection)
    await client.connect()
    await client.query('select pg_sleep(0.8)')
    await client.end()
  })
  await Promise.all([1, 2].map(() => applyMigrations(limited, slow)))
  expect(slow).toHaveBeenCalledOnce()
  expect(await recorded()).toEqual(ids(all))
})

test('if the backup fails, the server does not start and nothing is changed, unless told to do without', async () => {
  const { env, dir, recorded, backups } = await anUpgrade()
  await writeFile(join(dir, 'a-file'), '')
  const failing = { ...env, BACKUP_DIR: join(dir, 'a-file') }
  const server = spawn(process.execPath, [programFile('server')], { env: { ...bareEnv, PORT: '0', ...failing } })
  server.stdout.resume()
  const [said, [code]] = await Promise.all([text(server.stderr), once(server, 'close')])
  expect(code).toBe(1)
  expect(JSON.parse(said).msg).toMatch(
    /^Nothing was changed: .* the backup before that failed\. EEXIST.* Set BACKUP_DIR .* or BACKUP_BEFORE_MIGRATION=off/,
  )
  expect(await recorded()).toEqual(ids(earlier))
  const without = readConfig({ ...failing, BACKUP_BEFORE_MIGRATION: 'off' })
  await migrate(without, { connectionString: without.databaseUrl }, log)
  expect(await recorded()).toEqual(ids(all))
  expect(await backups()).toEqual([])
})

test('after the updater’s backup the new version makes no second one', async () => {
  const { config, dir, connection, backups, recorded } = await anUpgrade({ HOOKLINE_PACKAGE: 'archive' })
  const begun = { from: '0.0.1', to: productVersion, at: new Date().toISOString(), attempts: 1, reason: null }
  writeState(dir, { ...begun, phase: 'trying', backup: join(dir, 'backups/one.zip') })
  await migrate(config, connection, log)
  expect([await backups(), await recorded()]).toEqual([[], ids(all)])
})

test('a command leaves the change to a server, which makes the backup', async () => {
  const { config, recorded } = await anUpgrade()
  await expect(withDatabase(config, async () => {})).rejects.toThrow(
    'The database is from an earlier version. Start Hookline once with "npm start"',
  )
  expect(await recorded()).toEqual(ids(earlier))
})
