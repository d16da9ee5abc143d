import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { chownSync, existsSync, statSync, writeFileSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { temporaryDirectory } from './database.ts'
import { freePort } from './processes.ts'

const pgbouncer = '/usr/sbin/pgbouncer'

/** Why PgBouncer cannot run, or null. */
export const poolerLacks = existsSync(pgbouncer) ? null : `${pgbouncer} of Debian is not installed`

/** PgBouncer in transaction mode, with the settings of docs/hosting.md, before the database server at `url`. */
export async function startPooler(url: string) {
  const { port: databasePort, username, password, searchParams } = new URL(url)
  const host = searchParams.get('host')!
  const dir = await temporaryDirectory()
  const port = await freePort()
  const file = join(dir, 'pgbouncer.ini')
  writeFileSync(
    file,
    `[databases]
* = host=/proc/self/cwd port=${databasePort} user=${decodeURIComponent(username)}${password && ` password=${decodeURIComponent(password)}`}
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${port}
unix_socket_dir =
auth_type = any
pool_mode = transaction
default_pool_size = 20
max_client_conn = 200
query_wait_timeout = 10
server_lifetime = 600
`,
  )
  // PgBouncer refuses root. Others reach the socket only from its directory, whose parents they may not enter.
  const { uid, gid } = statSync(host)
  const isRoot = process.getuid?.() === 0
  if (isRoot) for (const path of [dir, file]) chownSync(path, uid, gid)
  const child = spawn(pgbouncer, ['-q', file], { cwd: host, stdio: 'ignore', ...(isRoot && { uid, gid }) })
  const urlOf = (database: string) => `postgres://${username}@127.0.0.1:${port}/${database}`
  await untilAnswering(urlOf('postgres'), () => child.exitCode !== null)
  return {
    urlOf,
    pid: child.pid!,
    stop: async () => {
      if (child.exitCode === null) {
        child.kill('SIGINT')
        await once(child, 'exit')
      }
      await rm(dir, { recursive: true })
    },
  }
}

async function untilAnswering(connectionString: string, hasEnded: () => boolean) {
  for (const deadline = performance.now() + 10_000; ; await sleep(20)) {
    const client = new pg.Client({ connectionString })
    const failure = await client.connect().then(
      () => null,
      (error: unknown) => error,
    )
    await client.end().catch(() => {})
    if (failure === null) return
    if (hasEnded() || performance.now() > deadline) throw failure
  }
}
