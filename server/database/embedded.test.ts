import { spawn } from 'node:child_process'
import { once } from 'node:events'
import fs from 'node:fs'
import path from 'node:path'
import { describe, expect, test } from 'vitest'
import {
  cleanups,
  end,
  isAlive,
  isBack,
  keep,
  kept,
  killServer,
  newDirectory,
  pidFile,
  query,
  quick,
  serverPid,
  shared,
  start,
  until,
} from '../testing/embedded.ts'
import { type Connection, startEmbedded } from './embedded.ts'

const isRoot = process.getuid?.() === 0

/** Another Hookline in a process that can be killed. */
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

describe('an embedded database', () => {
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

  test('compares and searches accented letters', async () => {
    const db = await start(shared)
    const [row] = await query(
      db.connection,
      `select lower('ÉLAN') as lower, 'Évidence' ilike 'év%' as alike, to_tsvector('simple', 'déjà vu')::text as words`,
    )
    expect(row).toEqual({ lower: 'élan', alike: true, words: `'déjà':1 'vu':2` })
  })

  test('admits only its owner', async () => {
    const dataDir = shared
    const db = await start(dataDir)
    expect(fs.statSync(db.connection.host).mode & 0o777).toBe(0o700)
    expect(await query(db.connection, 'show listen_addresses')).toEqual([{ listen_addresses: '' }])
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
  test('a server still running is taken over with everything in it', async () => {
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

  test('a server killed with the app restarts with nothing lost', async () => {
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

  test('a first start that was killed half way does not block the next', async () => {
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
  test('a server that dies restarts automatically, every time', async () => {
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

  test('a missing data directory is tried again with growing pauses until it is back', async () => {
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

  test('a stop while the server cannot restart ends at once', async () => {
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
      `Another running Hookline uses the data in ${dataDir}. Stop it, or give both the same DATABASE_URL to run several.`,
    )
    expect(await query(app.connection, 'select 1 as one')).toEqual([{ one: 1 }])
  })

  test('of two started at the same moment on an empty directory, one wins and the other says why', async () => {
    const dataDir = newDirectory()
    const outcomes = await Promise.all([startApp(dataDir).outcome, startApp(dataDir).outcome])
    const refusals = outcomes.flatMap(({ refusal }) => refusal ?? [])
    expect(refusals).toEqual([expect.stringContaining('Another running Hookline uses the data in')])
  })
})

describe('an impossible start is explained plainly', () => {
  test('data of another major version', async () => {
    const dataDir = newDirectory()
    fs.mkdirSync(path.join(dataDir, 'postgres/cluster'), { recursive: true })
    fs.writeFileSync(path.join(dataDir, 'postgres/cluster/PG_VERSION'), '17\n')
    await expect(start(dataDir)).rejects.toThrow(
      /^PostgreSQL 17 wrote the data.* uses PostgreSQL \d+.* Nothing was changed/,
    )
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

  test('a system without a PostgreSQL build', async () => {
    const arch = Object.getOwnPropertyDescriptor(process, 'arch')!
    Object.defineProperty(process, 'arch', { ...arch, value: 'mips' })
    cleanups.push(() => Object.defineProperty(process, 'arch', arch))
    await expect(start(shared)).rejects.toThrow(/No PostgreSQL server for this system.* Set DATABASE_URL/)
  })
})
