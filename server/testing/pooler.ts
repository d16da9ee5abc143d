import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { inject } from 'vitest'
import { startProxy } from './proxy.ts'

/** Undefined where it is not installed. */
export const pgbouncer = ['/usr/sbin/pgbouncer', '/usr/bin/pgbouncer'].find((path) => existsSync(path))

async function freePort() {
  const probe = createServer()
  await new Promise<void>((done) => probe.listen(0, '127.0.0.1', done))
  const { port } = probe.address() as { port: number }
  await new Promise((done) => probe.close(done))
  return port
}

/** PgBouncer in transaction mode in front of the test's server, with two connections for everybody. */
export async function startPgBouncer(program: string) {
  const { user } = inject('database')
  // PgBouncer runs as a user that may not enter the database's directory.
  const proxy = await startProxy()
  const dir = await mkdtemp(join(tmpdir(), 'hookline-pooler-'))
  const port = await freePort()
  const settings = `[databases]
* = host=${proxy.connection.host} port=${proxy.connection.port} user=${user}
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${port}
unix_socket_dir =
auth_type = any
pool_mode = transaction
default_pool_size = 2
`
  await writeFile(join(dir, 'pgbouncer.ini'), settings, { mode: 0o644 })
  // PgBouncer refuses root, and reads its settings before it changes user.
  const child = spawn(program, [...(process.getuid?.() === 0 ? ['-u', 'nobody'] : []), join(dir, 'pgbouncer.ini')], {
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  const lines = createInterface(child.stderr)
  let said = ''
  for await (const line of lines) {
    said += `${line}\n`
    if (line.includes('process up')) break
  }
  child.stderr.resume()
  if (!said.includes('process up')) throw new Error(said)
  return {
    connection: { host: '127.0.0.1', port, user },
    stop: async () => {
      child.kill('SIGINT')
      await once(child, 'close')
      proxy.stop()
      await rm(dir, { recursive: true })
    },
  }
}
