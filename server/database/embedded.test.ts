import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { afterAll, afterEach, describe, expect, test, vi } from 'vitest'
import { type Connection, type EmbeddedDatabase, startEmbedded } from './embedded.ts'

// Whole servers are made and started here, which a busy disk holds up.
vi.setConfig({ testTimeout: 60_000 })

const isRoot = process.getuid?.() === 0
const isLinux = process.platform === 'linux'
const quick = { fsync: 'off', shared_buffers: '8MB' }
const cleanups: (() => unknown)[] = []

const shared = fs.mkdtempSync(path.join(os.tmpdir(), 'hookline-test-'))

afterAll(() => fs.rmSync(shared, { recursive: true, force: true }))

afterEach(async () => {
  for (const cleanup of cleanups.splice(0).reverse()) await cleanup()
})

function newDirectory() {
  const dir = fs.mkdtempSync(path.join(os.tmpdir(), 'hookline-test-'))
  cleanups.push(() => fs.rmSync(dir, { recursive: true, force: true }))
  return dir
}

async function start(dataDir: string, settings: Record<string, string> = quick, log?: (message: string) => void) {
  const db = await startEmbedded({ dataDir, settings, log })
  cleanups.push(() => db.stop())
  return db
}

async function query<Row extends pg.QueryResultRow>(connection: Connection, sql: string) {
  const client = new pg.Client(connection)
  await client.connect()
  try {
    return (await client.query<Row>(sql)).rows
  } finally {
    await client.end()
  }
}

const keep = (db: { connection: Connection }, word: string) =>
  query(db.connection, `drop table if exists kept; create table kept (word text); insert into kept values ('${word}')`)
const kept = async (db: EmbeddedDatabase) =>
  (await query<{ word: string }>(db.connection, 'select word from kept')).map((row) => row.word)

const isBack = (db: EmbeddedDatabase) =>
  kept(db).then(
    () => true,
    () => false,
  )

const pidFile = (dataDir: string) => path.join(dataDir, 'postgres/cluster/postmaster.pid')
const serverPid = (dataDir: string) => Number.parseInt(fs.readFileSync(pidFile(dataDir), 'utf8'), 10)

/** Another running Hookline: a process of its own, to be killed. */
function startApp(dataDir: string) {
  const module = JSON.stringify(new URL('./embedded.ts', import.meta.url).href)
  const child = spawn(
    process.execPath,
    [
      '--input-type=module',
      '--eval',
      `import { startEmbedded } from ${module}
      startEmbedded(${JSON.stringify({ dataDir, settings: quick })}).then(
        ({ connection, stop }) => {
          process.send({ connection })
          process.on('SIGTERM', () => stop().then(() => process.exit()))
        },
        (error) => process.send({ refusal: error.message }, () => process.disconnect()),
      )`,
    ],
    { stdio: ['ignore', 'inherit', 'inherit', 'ipc'] },
  )
  cleanups.push(() => end(child, 'SIGTERM'))
  const outcome = once(child, 'message').then(
    ([message]) => message as { connection: Connection; refusal?: undefined } | { refusal: string },
  )
  return { child, outcome, kill: () => end(child, 'SIGKILL') }
}

async function runningApp(dataDir: string) {
  const app = startApp(dataDir)
  const outcome = await app.outcome
  if (outcome.refusal !== undefined) throw new Error(outcome.refusal)
  return { ...app, connection: outcome.connection }
}

async function end(child: ChildProcess, signal: NodeJS.Signals) {
  if (child.exitCode !== null || child.signalCode !== null) return
  child.kill(signal)
  await once(child, 'exit')
}

const userOf = (pid: number) => fs.statSync(`/proc/${pid}`).uid

async function until(isSo: () => boolean | Promise<boolean>) {
  while (!(await isSo())) await sleep(5)
}

function isAlive(pid: number) {
  try {
    process.kill(pid, 0)
    return true
  } catch {
    return false
  }
}

async function killServer(dataDir: string) {
  const pid = serverPid(dataDir)
  process.kill(pid, 'SIGKILL')
  await until(() => !isAlive(pid))
}

describe('a database of its own', () => {
  test('starts from nothing, writes to the disk for real and keeps its rows until the next start', async () => {
    const dataDir = path.join(newDirectory(), 'not/there "yet", x')
    const first = await start(dataDir, {})
    await keep(first, 'été')
    const pid = serverPid(dataDir)
    await first.stop()
    await until(() => !isAlive(pid))

    const second = await start(dataDir, {})
    expect(await kept(second)).toEqual(['été'])
    expect(await query(second.connection, 'show fsync')).toEqual([{ fsync: 'on' }])
  })

  test('knows accented letters when it compares and searches', async () => {
    const db = await start(shared)
    const [row] = await query(
      db.connection,
      `select lower('ÉLAN') as lower, 'Évidence' ilike 'év%' as alike, to_tsvector('simple', 'déjà vu')::text as words`,
    )
    expect(row).toEqual({ lower: 'élan', alike: true, words: `'déjà':1 'vu':2` })
  })

  test('lets nobody but its owner come near', async () => {
    const dataDir = shared
    const db = await start(dataDir)
    expect(fs.statSync(db.connection.host).mode & 0o777).toBe(0o700)
    expect(await query(db.connection, 'show listen_addresses')).toEqual([{ listen_addresses: '' }])
  })

  test.runIf(isRoot && isLinux)('runs as a user that no other program has when the app runs as root', async () => {
    await start(shared)
    const user = userOf(serverPid(shared))
    expect(user).toBeGreaterThan(0)
    expect(fs.readFileSync('/etc/passwd', 'utf8')).not.toContain(`:${user}:`)
  })

  test.runIf(isRoot && isLinux)('runs as whoever owns the data directory when that is not root', async () => {
    const dataDir = newDirectory()
    fs.chownSync(dataDir, 54_321, 54_321)
    await start(dataDir)
    expect(userOf(serverPid(dataDir))).toBe(54_321)
  })

  test.runIf(isRoot && isLinux)('lies where DATA_DIR says, also where its server may not go by itself', async () => {
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
    // The documented backup: the directory itself, copied.
    const copy = path.join(newDirectory(), 'copy')
    fs.cpSync(dataDir, copy, { recursive: true })
    expect(await kept(await start(copy))).toEqual(['inside'])
  })

  test.runIf(isRoot && isLinux)('data that an earlier version kept below /var/lib comes home', async () => {
    const dataDir = newDirectory()
    const first = await start(dataDir)
    await keep(first, 'away')
    await first.stop()
    const home = path.join(dataDir, 'postgres')
    const away = `/var/lib/hookline/${path.basename(dataDir)}`
    cleanups.push(() => fs.rmSync(away, { recursive: true, force: true }))
    fs.mkdirSync('/var/lib/hookline', { recursive: true })
    fs.cpSync(home, away, { recursive: true })
    for (const entry of ['', ...fs.readdirSync(away, { recursive: true, encoding: 'utf8' })])
      fs.lchownSync(path.join(away, entry), 65_534, 65_534)
    fs.rmSync(home, { recursive: true })
    fs.symlinkSync(away, home)

    const said: string[] = []
    const second = await start(dataDir, quick, (message) => said.push(message))
    expect(await kept(second)).toEqual(['away'])
    expect(said).toEqual([`The database moved to ${home}.`])
    expect(fs.lstatSync(home).isDirectory()).toBe(true)
    expect(userOf(serverPid(dataDir))).toBe(65_534)
    expect(fs.existsSync(away)).toBe(false)
    await second.stop()

    // Killed after the copy was whole and the link was gone.
    fs.renameSync(home, `${home}.copied`)
    expect(await kept(await start(dataDir))).toEqual(['away'])
  })

  test.runIf(isRoot && isLinux)('gives nothing away through a link that another user may have set', async () => {
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

  test('what an earlier version made as the superuser is handed over at the next start', async () => {
    const dataDir = newDirectory()
    const first = await start(dataDir)
    await query(
      { ...first.admin, database: 'hookline' },
      `create schema drizzle; create table drizzle.done (id serial); create table kept (word text); create view seen as select * from kept;
       create sequence counted; insert into kept values ('before'); alter database hookline owner to hookline`,
    )
    await first.stop()
    const db = await start(dataDir)
    expect(await kept(db)).toEqual(['before'])
    await query(
      db.connection,
      `alter table kept add more text; alter table drizzle.done add more text; drop view seen;
      drop sequence counted; drop table drizzle.done; drop schema drizzle`,
    )
    const [owner] = await query(
      db.connection,
      `select pg_get_userbyid(datdba) as owner from pg_database where datname = 'hookline'`,
    )
    expect(owner).toEqual({ owner: 'hookline_app' })
  })

  test('works under a path too long for a socket', async () => {
    const dataDir = path.join(newDirectory(), 'long'.repeat(25))
    const db = await start(dataDir)
    expect(Buffer.byteLength(db.connection.host)).toBeLessThan(86)
    expect(fs.statSync(db.connection.host).mode & 0o777).toBe(0o700)
    cleanups.unshift(() => fs.rmSync(db.connection.host, { recursive: true, force: true }))
  })
})

describe('after the app was killed', () => {
  test('the server that still runs is taken over with everything in it', async () => {
    const dataDir = shared
    const app = await runningApp(dataDir)
    await keep(app, 'before')
    const pid = serverPid(dataDir)
    await app.kill()

    const db = await start(dataDir)
    expect(serverPid(dataDir)).toBe(pid)
    expect(await kept(db)).toEqual(['before'])
    await db.stop()
    await until(() => !isAlive(pid))
  })

  test('a server that was killed too is started again with nothing lost', async () => {
    const dataDir = shared
    const app = await runningApp(dataDir)
    await keep(app, 'before')
    await app.kill()
    await killServer(dataDir)
    expect(await kept(await start(dataDir))).toEqual(['before'])
  })

  test('a left-over pid that now belongs to another program is neither believed nor harmed', async () => {
    const dataDir = shared
    const app = await runningApp(dataDir)
    await keep(app, 'before')
    await app.kill()
    const pid = serverPid(dataDir)
    await killServer(dataDir)
    const user = fs.statSync(path.join(dataDir, 'postgres')).uid
    const unrelated = spawn('sleep', ['600'], isRoot ? { uid: user, gid: user } : {})
    cleanups.push(() => end(unrelated, 'SIGKILL'))
    for (const file of [pidFile(dataDir), path.join(dataDir, 'postgres/.s.PGSQL.5432.lock')]) {
      fs.writeFileSync(file, fs.readFileSync(file, 'utf8').replace(String(pid), String(unrelated.pid)))
    }

    const db = await start(dataDir)
    expect(await kept(db)).toEqual(['before'])
    await db.stop()
    expect(unrelated.exitCode ?? unrelated.signalCode).toBeNull()
  })

  test('a first start that was killed half way leaves nothing in the way', async () => {
    const dataDir = newDirectory()
    const home = path.join(dataDir, 'postgres')
    const app = startApp(dataDir)
    await until(() => fs.existsSync(home) && fs.readdirSync(home).some((name) => name.startsWith('initdb-')))
    await app.kill()
    expect(fs.existsSync(path.join(home, 'cluster'))).toBe(false)
    const db = await start(dataDir)
    expect(await query(db.connection, 'select 1 as one')).toEqual([{ one: 1 }])
  })
})

describe('while the app runs', () => {
  test('a server that dies comes back by itself, as often as it dies', async () => {
    const dataDir = shared
    const db = await start(dataDir)
    await keep(db, 'before')
    for (let time = 0; time < 4; time++) {
      const pid = serverPid(dataDir)
      await killServer(dataDir)
      await until(() => isBack(db))
      expect(serverPid(dataDir)).not.toBe(pid)
      expect(await kept(db)).toEqual(['before'])
    }
  })

  test('a data directory that is away for a while is tried again with growing pauses until it is back', async () => {
    const dataDir = newDirectory()
    const said: string[] = []
    const db = await start(dataDir, quick, (message) => said.push(message))
    await keep(db, 'before')
    const cluster = path.join(dataDir, 'postgres/cluster')
    const pid = serverPid(dataDir)
    fs.renameSync(cluster, `${cluster}.away`)
    process.kill(pid, 'SIGKILL')
    const waits = () => said.flatMap((line) => line.match(/next attempt is in ([\d.]+) s/)?.[1] ?? []).map(Number)
    await until(() => waits().length >= 3)
    expect(waits().slice(0, 3)).toEqual([0.2, 0.4, 0.8])
    fs.renameSync(`${cluster}.away`, cluster)
    await until(() => isBack(db))
    expect(await kept(db)).toEqual(['before'])
  })

  test('a stop while the server cannot be started again ends at once', async () => {
    const dataDir = newDirectory()
    const said: string[] = []
    const db = await start(dataDir, quick, (message) => said.push(message))
    const cluster = path.join(dataDir, 'postgres/cluster')
    const pid = serverPid(dataDir)
    fs.renameSync(cluster, `${cluster}.away`)
    process.kill(pid, 'SIGKILL')
    await until(() => said.join().includes('next attempt is in 1.6 s'))
    await db.stop()
    expect(said.join()).not.toContain('next attempt is in 3.2 s')
  })

  test('a second one on the same data is refused and the first goes on', async () => {
    const dataDir = shared
    const app = await runningApp(dataDir)
    await expect(startEmbedded({ dataDir, settings: quick })).rejects.toThrow(
      `The data in ${dataDir} is in use by another running Hookline. Stop it, or give both the same DATABASE_URL to run several.`,
    )
    expect(await query(app.connection, 'select 1 as one')).toEqual([{ one: 1 }])
  })

  test('of two started at the same moment on an empty directory one wins and the other is told why', async () => {
    const dataDir = newDirectory()
    const outcomes = await Promise.all([startApp(dataDir).outcome, startApp(dataDir).outcome])
    const refusals = outcomes.flatMap(({ refusal }) => refusal ?? [])
    expect(refusals).toEqual([expect.stringContaining('is in use by another running Hookline')])
  })
})

describe('what cannot work is said plainly', () => {
  test('data of another major version', async () => {
    const dataDir = newDirectory()
    fs.mkdirSync(path.join(dataDir, 'postgres/cluster'), { recursive: true })
    fs.writeFileSync(path.join(dataDir, 'postgres/cluster/PG_VERSION'), '17\n')
    await expect(start(dataDir)).rejects.toThrow(/was written by PostgreSQL 17.* brings PostgreSQL \d+.* left as it is/)
  })

  test('a data directory that cannot be made', async () => {
    const file = path.join(newDirectory(), 'file')
    fs.writeFileSync(file, '')
    await expect(start(path.join(file, 'data'))).rejects.toThrow(/could not be opened \(ENOTDIR.* DATABASE_URL/)
  })

  test('a server that does not start, with its last words', async () => {
    await expect(start(shared, { shared_buffers: 'plenty' })).rejects.toThrow(
      /did not start[\s\S]*invalid value for parameter "shared_buffers"/,
    )
  })

  test('a system that no server was built for', async () => {
    const arch = Object.getOwnPropertyDescriptor(process, 'arch')!
    Object.defineProperty(process, 'arch', { ...arch, value: 'mips' })
    cleanups.push(() => Object.defineProperty(process, 'arch', arch))
    await expect(start(shared)).rejects.toThrow(/No PostgreSQL server for this system.* Set DATABASE_URL/)
  })
})
