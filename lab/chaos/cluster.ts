import { execFileSync, spawn } from 'node:child_process'
import { chownSync, existsSync, mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { mark, milliseconds, table } from '../bench/figures.ts'
import { freePort } from '../bench/processes.ts'
import { outcomeOf, untilAcknowledged } from './kills.ts'
import { startLoad } from './load.ts'
import { type Options, type Outcome, randomFrom, skipped } from './outcome.ts'
import { childrenOf, keepTrack, startApp, statusOf, temporaryDirectory, untilReady } from './processes.ts'

const binaries = '/usr/lib/postgresql/15/bin'
const programs = { haproxy: '/usr/sbin/haproxy', pgbouncer: '/usr/sbin/pgbouncer', postgres: `${binaries}/postgres` }
const backMs = 30_000

/** The setup for teams in docs/hosting.md: the primary is killed under load, and its standby takes over. */
export async function cluster({ isShort, seed, say }: Options): Promise<Outcome> {
  const missing = Object.values(programs).filter((program) => !existsSync(program))
  if (missing.length > 0) return skipped(`${missing.join(', ')} of Debian 12 is not installed.`)
  const random = randomFrom(seed)
  const place = await startPlace()
  const databases = await startDatabases(place)
  const ports = { proxy: await freePort(), database: await freePort(), pooler: await freePort() }
  writeFileSync(join(place.dir, 'pgbouncer.ini'), pgbouncer({ ...ports, users: join(place.dir, 'users.txt') }))
  writeFileSync(join(place.dir, 'users.txt'), '"hookline" ""\n')
  const env = { DATABASE_URL: `postgres://hookline@127.0.0.1:${ports.pooler}/hookline`, DATABASE_POOLER: 'transaction' }
  const appPorts = [await freePort(), await freePort()]
  writeFileSync(join(place.dir, 'haproxy.cfg'), haproxy({ ...ports, apps: appPorts, databases: databases.ports }))
  place.run(programs.haproxy, ['-db', '-f', join(place.dir, 'haproxy.cfg')])
  place.run(programs.pgbouncer, ['-q', join(place.dir, 'pgbouncer.ini')])
  await answering(`postgres://hookline@127.0.0.1:${ports.pooler}/hookline`)
  const apps = await Promise.all(appPorts.map((port) => startApp(env, port)))
  const url = `http://127.0.0.1:${ports.proxy}`
  await untilReady({ url, isRunning: () => true, errors: [] })
  const load = await startLoad({ urls: () => [url], random })
  const faults: string[] = []

  say('Two processes work; one of them is killed …')
  load.resume()
  await untilAcknowledged(load, 50)
  await apps[0]!.kill()
  await sleep(1_000)
  await load.pause()
  await load.check()
  apps[0] = await startApp(env, appPorts[0])
  const appKilled = load.ledger.acknowledged

  say('The primary is killed …')
  load.resume()
  await untilAcknowledged(load, 50)
  const killedAt = performance.now()
  const watching = databases.promoteWhenPrimaryIsGone()
  databases.killPrimary()
  await watching
  const promoted = performance.now() - killedAt
  let back = Number.POSITIVE_INFINITY
  while (performance.now() - killedAt < 2 * backMs) {
    if ((await statusOf(`${url}/readyz`)) === 200 && (await isWritable(url))) {
      back = performance.now() - killedAt
      break
    }
    await sleep(50)
  }
  await load.pause()
  await load.check()
  const before = load.ledger.acknowledged
  load.resume()
  await untilAcknowledged(load, 50)
  await load.pause()
  const after = load.ledger.acknowledged - before
  const pool = new pg.Pool({ connectionString: databases.standbyUrl, max: 2 })
  pool.on('error', () => {})
  await load.finish(pool, isShort)
  await pool.end()
  await Promise.all(apps.map((app) => app.kill('SIGTERM')))

  if (back > backMs) faults.push(`The app was back after ${milliseconds(back)}; the limit is 30 s.`)
  if (after === 0) faults.push('Nothing was acknowledged after the standby had taken over.')
  const figures = table(
    ['', 'limit', 'measured', ''],
    [
      ['acknowledged before the primary was killed', '> 0', `${appKilled}`, mark(appKilled > 0)],
      ['the standby is the primary after', '', milliseconds(promoted), ''],
      ['the app takes what is new after', `≤ ${backMs / 1_000} s`, milliseconds(back), mark(back <= backMs)],
      ['acknowledged after that', '> 0', `${after}`, mark(after > 0)],
    ],
  )
  return outcomeOf(load, 2, figures, faults)
}

/** A directory and a way to run programs as PostgreSQL's user, because they refuse root. */
async function startPlace() {
  const dir = temporaryDirectory()
  const isRoot = process.getuid?.() === 0
  const idOf = (flag: string) => Number(execFileSync('id', [flag, 'postgres'], { encoding: 'utf8' }))
  const user = isRoot ? { uid: idOf('-u'), gid: idOf('-g') } : {}
  const owned = (path: string) => {
    mkdirSync(path, { recursive: true, mode: 0o700 })
    if (user.uid) chownSync(path, user.uid, user.gid)
    return path
  }
  const work = owned(join(dir, 'cluster'))
  return {
    dir,
    work,
    run: (program: string, args: string[]) =>
      keepTrack(
        spawn(program, args, { cwd: work, env: { PATH: process.env.PATH, LC_ALL: 'C' }, stdio: 'ignore', ...user }),
      ),
    finish: (program: string, args: string[]) =>
      execFileSync(join(binaries, program), args, {
        cwd: work,
        env: { LC_ALL: 'C' },
        stdio: ['ignore', 'ignore', 'pipe'],
        ...user,
      }),
  }
}

async function startDatabases({ work, run, finish }: Awaited<ReturnType<typeof startPlace>>) {
  const ports = [await freePort(), await freePort()] as const
  const urls = ports.map((port) => `postgres://postgres@127.0.0.1:${port}/postgres`)
  const start = (name: string, port: number) =>
    run(programs.postgres, [
      '-D',
      join(work, name),
      '-p',
      String(port),
      '-c',
      'listen_addresses=127.0.0.1',
      '-c',
      `unix_socket_directories=${work}`,
      '-c',
      'max_connections=60',
      // The proxy may briefly read from the standby, so acknowledged changes must be visible there.
      '-c',
      'synchronous_commit=remote_apply',
    ])
  finish('initdb', ['-D', join(work, 'primary'), '-U', 'postgres', '-A', 'trust'])
  const primary = start('primary', ports[0])
  await answering(urls[0]!)
  await query(urls[0]!, 'create role hookline login')
  await query(urls[0]!, 'create database hookline owner hookline')
  const from = `host=127.0.0.1 port=${ports[0]} user=postgres application_name=standby`
  finish('pg_basebackup', ['-d', from, '-D', join(work, 'standby'), '-R', '-c', 'fast'])
  start('standby', ports[1])
  await query(urls[0]!, "alter system set synchronous_standby_names = 'standby'")
  await query(urls[0]!, 'select pg_reload_conf()')
  for (;;) {
    const [row] = await query(urls[0]!, "select 1 from pg_stat_replication where sync_state = 'sync'")
    if (row) break
    await sleep(100)
  }
  return {
    ports,
    standbyUrl: `postgres://postgres@127.0.0.1:${ports[1]}/hookline`,
    killPrimary() {
      for (const pid of [primary.pid!, ...childrenOf(primary.pid!)]) process.kill(pid, 'SIGKILL')
    },
    /** Like the script in docs/hosting.md: promotes after three seconds without an answer. */
    async promoteWhenPrimaryIsGone() {
      for (let missed = 0; missed < 3; await sleep(1_000))
        missed = await query(urls[0]!, 'select 1').then(
          () => 0,
          () => missed + 1,
        )
      await query(urls[1]!, 'select pg_promote()')
    },
  }
}

const haproxy = ({
  proxy,
  database,
  apps,
  databases,
}: {
  proxy: number
  database: number
  apps: readonly number[]
  databases: readonly number[]
}) => `
defaults
  timeout connect 2s
  timeout client 60s
  timeout server 60s

listen web
  mode http
  bind 127.0.0.1:${proxy}
  option httpchk
  http-check send meth GET uri /readyz ver HTTP/1.1 hdr Host localhost
  option redispatch
  default-server check inter 1s fall 2 rise 1
  server one 127.0.0.1:${apps[0]}
  server two 127.0.0.1:${apps[1]}

listen database
  mode tcp
  bind 127.0.0.1:${database}
  option pgsql-check user hookline
  default-server check inter 1s fall 2 rise 2 on-marked-down shutdown-sessions
  server primary 127.0.0.1:${databases[0]}
  server standby 127.0.0.1:${databases[1]} backup
`

const pgbouncer = ({ database, pooler, users }: { database: number; pooler: number; users: string }) => `
[databases]
hookline = host=127.0.0.1 port=${database}

[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${pooler}
unix_socket_dir =
auth_type = trust
auth_file = ${users}
pool_mode = transaction
default_pool_size = 20
max_client_conn = 200
server_login_retry = 1
query_wait_timeout = 10
server_lifetime = 600
`

async function query(connectionString: string, text: string): Promise<object[]> {
  const client = new pg.Client({ connectionString, connectionTimeoutMillis: 2_000 })
  client.on('error', () => {})
  try {
    await client.connect()
    return (await client.query(text)).rows
  } finally {
    await client.end().catch(() => {})
  }
}

async function answering(url: string): Promise<void> {
  for (const deadline = performance.now() + 30_000; ; await sleep(50)) {
    const isUp = await query(url, 'select 1').then(
      () => true,
      (error: Error) => {
        if (performance.now() > deadline) throw error
        return false
      },
    )
    if (isUp) return
  }
}

async function isWritable(url: string): Promise<boolean> {
  const body = JSON.stringify({
    username: `${crypto.randomUUID()}@example.com`,
    password: 'secret-1',
    fullName: 'Nora Field',
  })
  const response = await fetch(`${url}/api/register`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body,
  }).catch(() => null)
  return response?.ok ?? false
}
