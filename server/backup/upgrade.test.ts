import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { copyFile, mkdir, mkdtemp, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { expect, onTestFinished, test, vi } from 'vitest'
import { applyMigrations } from '../database/connect.ts'
import { writeBackup } from './backup.ts'
import { backupDirOf, nextFile } from './directory.ts'
import { startOwnDatabase } from './own-database.ts'

// Starts whole servers, which takes long on a busy disk.
vi.setConfig({ testTimeout: 60_000 })

async function newInstance() {
  const dataDir = await mkdtemp(join(tmpdir(), 'hookline-upgrade-'))
  onTestFinished(() => rm(dataDir, { recursive: true, force: true }))
  return { dataDir, backupDir: undefined, backupPassphrase: undefined }
}

async function start(config: Awaited<ReturnType<typeof newInstance>>) {
  const said: string[] = []
  const database = await startOwnDatabase(config, (message) => said.push(message))
  onTestFinished(() => database.stop())
  await applyMigrations(database.connection)
  return { ...database, said }
}

async function query(connection: pg.ClientConfig, sql: string) {
  const client = new pg.Client(connection)
  await client.connect()
  const { rows } = await client.query(sql)
  await client.end()
  return rows
}

const addWorkspace = (connection: pg.ClientConfig, id: string) =>
  query(connection, `insert into workspaces (id, created_at) values ('${id}', now())`)
const workspaces = async (connection: pg.ClientConfig) =>
  (await query(connection, 'select id from workspaces order by id')).map(({ id }) => id)

/** Makes a data directory that another major version seems to have written, with the given backups. */
async function ofAnotherVersion(backups: string[]) {
  const config = await newInstance()
  const { connection, stop } = await start(config)
  for (const [at, id] of backups.entries()) {
    await addWorkspace(connection, id)
    const madeAt = new Date(Date.UTC(2026, 10, at + 1))
    await writeBackup(connection, await nextFile(backupDirOf(config), 'daily', madeAt), { madeAt })
  }
  await addWorkspace(connection, 'later')
  await stop()
  const cluster = join(config.dataDir, 'postgres/cluster')
  const major = await readFile(join(cluster, 'PG_VERSION'), 'utf8')
  await writeFile(join(cluster, 'PG_VERSION'), '17\n')
  return { config, cluster, major }
}

test('data of another major version is restored from the newest sound backup, and set aside', async () => {
  const { config, cluster, major } = await ofAnotherVersion(['first', 'second', 'damaged'])
  const [newest, second] = (await readdir(backupDirOf(config))).sort().reverse()
  await writeFile(join(backupDirOf(config), newest!), 'no backup')
  const app = await start(config)
  expect(await workspaces(app.connection)).toEqual(['first', 'second'])
  expect(app.said.join('\n')).toContain(
    `Hookline restored the backup ${join(backupDirOf(config), second!)}, made on 2026-11-02T00:00:00.000Z.`,
  )
  const aside = (await readdir(join(cluster, '..'))).find((name) => name.startsWith('cluster-17-'))
  expect(app.said.join('\n')).toContain(`is only in ${join(cluster, '..', aside!)}`)
  await app.stop()

  // Moving the old cluster back loses nothing.
  await rm(cluster, { recursive: true })
  await rename(join(cluster, '..', aside!), cluster)
  await writeFile(join(cluster, 'PG_VERSION'), major)
  expect(await workspaces((await start(config)).connection)).toEqual(['damaged', 'first', 'later', 'second'])
})

test('without a backup nothing changes, and the sentence says which version is needed and what to do', async () => {
  const { config, cluster } = await ofAnotherVersion([])
  const before = (await readdir(cluster)).sort()
  await expect(start(config)).rejects.toThrow(
    /^PostgreSQL 17 wrote the data in .*, but this version of Hookline uses PostgreSQL \d+\. .* holds no backup .* run "npm run backup" there/,
  )
  expect((await readdir(cluster)).sort()).toEqual(before)
})

test('the next start finishes a switch that was interrupted between its two steps', async () => {
  const { config, cluster, major } = await ofAnotherVersion(['first'])
  await writeFile(join(cluster, 'PG_VERSION'), major)
  await rename(cluster, `${cluster}.restored`)
  expect(await workspaces((await start(config)).connection)).toEqual(['first', 'later'])
})

const debian = '/usr/lib/postgresql/15/bin'
test.runIf(existsSync(debian) && process.getuid?.() === 0)(
  'what PostgreSQL 15 wrote goes through its backup into the version that comes along',
  async () => {
    const dir = await mkdtemp(join(tmpdir(), 'hookline-15-'))
    const cluster = join(dir, 'cluster')
    await mkdir(cluster)
    execFileSync('chown', ['postgres', cluster])
    const postgres = Number(execFileSync('id', ['-u', 'postgres'], { encoding: 'utf8' }))
    const user = { uid: postgres, cwd: cluster, stdio: 'ignore' } as const
    execFileSync('chmod', ['755', dir])
    execFileSync(join(debian, 'initdb'), ['-D', cluster, '-U', 'hookline', '--auth', 'trust', '--no-sync'], user)
    const options = `-c listen_addresses= -c unix_socket_directories=${cluster} -c fsync=off`
    execFileSync(join(debian, 'pg_ctl'), ['-D', cluster, '-w', '-o', options, 'start'], user)
    onTestFinished(async () => {
      execFileSync(join(debian, 'pg_ctl'), ['-D', cluster, '-m', 'immediate', 'stop'], user)
      await rm(dir, { recursive: true, force: true })
    })
    const connection = { host: cluster, user: 'hookline', database: 'postgres' }
    await applyMigrations(connection)
    await addWorkspace(connection, 'été "\\N" 🧵')
    const config = await newInstance()
    const file = await nextFile(backupDirOf(config), 'manual', new Date())
    expect((await writeBackup(connection, file)).postgresVersion).toMatch(/^15\./)

    // Changes the data directory itself, as an upgrade of Hookline would find it.
    const home = join(config.dataDir, 'postgres')
    await mkdir(join(home, 'cluster'), { recursive: true })
    await copyFile(join(cluster, 'PG_VERSION'), join(home, 'cluster/PG_VERSION'))
    const app = await start(config)
    expect(await workspaces(app.connection)).toEqual(['été "\\N" 🧵'])
    expect(readFileSync(join(home, 'cluster/PG_VERSION'), 'utf8').trim()).not.toBe('15')
  },
)
