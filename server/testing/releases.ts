import { execFile } from 'node:child_process'
import { createReadStream } from 'node:fs'
import {
  chmod,
  cp,
  mkdir,
  mkdtemp,
  readdir,
  readFile,
  readlink,
  rename,
  rm,
  stat,
  symlink,
  writeFile,
} from 'node:fs/promises'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { promisify } from 'node:util'
import pg from 'pg'
import { writeRelease } from '../../packaging/release.mjs'
import { makeKeys } from '../../packaging/sign.mjs'
import { localIssuerName } from '../accounts/accounts.ts'
import { openDatabase } from '../database/open.ts'
import { readCurrent, versionDir } from '../updates/home.ts'

/** Installed versions of the real bundle, and the address that offers another one. Needs `npm run build`. */

const root = resolve(import.meta.dirname, '../..')
const run = promisify(execFile)

/** `migrates`: it changes the database. `breaks`: its migration fails. `hangs`: it migrates, and is never ready. */
export type Kind = 'plain' | 'migrates' | 'breaks' | 'hangs'

export async function newFolder(): Promise<string> {
  const dir = await mkdtemp(join(tmpdir(), 'hookline-releases-'))
  // PostgreSQL’s unprivileged user can enter it too.
  await chmod(dir, 0o711)
  return dir
}

/** A folder as an archive has it. Node and the packages are not copied. */
export async function makeVersion(target: string, version: string, kind: Kind = 'plain'): Promise<void> {
  const app = join(target, 'app')
  await mkdir(target, { recursive: true })
  await cp(join(root, 'dist'), app, { recursive: true, filter: (file) => !file.endsWith('.map') })
  await writeFile(join(target, 'node'), `#!/bin/sh\nexec ${process.execPath} "$@"\n`, { mode: 0o755 })
  const packageFile = join(app, 'package.json')
  await writeFile(packageFile, JSON.stringify({ ...JSON.parse(await readFile(packageFile, 'utf8')), version }))
  if (kind !== 'plain')
    await addMigration(join(app, 'server/migrations'), kind === 'breaks' ? 'select 1 / 0' : undefined)
  if (kind === 'hangs') await neverListens(join(app, 'server'))
}

async function addMigration(folder: string, sql = 'create table "more" ("id" text primary key)'): Promise<void> {
  const file = join(folder, 'meta/_journal.json')
  const journal = JSON.parse(await readFile(file, 'utf8')) as { entries: { idx: number; when: number; tag: string }[] }
  const last = journal.entries.at(-1)!
  const next = { ...last, idx: last.idx + 1, when: last.when + 1_000, tag: 'more' }
  await writeFile(file, JSON.stringify({ ...journal, entries: [...journal.entries, next] }))
  await writeFile(join(folder, 'more.sql'), sql)
  const snapshotOf = ({ idx }: typeof last) => join(folder, 'meta', `${String(idx).padStart(4, '0')}_snapshot.json`)
  const snapshot = JSON.parse(await readFile(snapshotOf(last), 'utf8')) as { tables: Record<string, object> }
  const tables = { ...snapshot.tables, 'public.more': { name: 'more' } }
  await writeFile(snapshotOf(next), JSON.stringify({ ...snapshot, tables }))
}

async function neverListens(folder: string): Promise<void> {
  await rename(join(folder, 'server.js'), join(folder, 'real-server.js'))
  await writeFile(
    join(folder, 'server.js'),
    `import { Server } from 'node:net'\nServer.prototype.listen = function () { return this }\nawait import('./real-server.js')\n`,
  )
}

/** Packs, signs and offers a version. Returns the settings that lead to it. */
export async function publish(folder: string, version: string, kind: Kind = 'plain') {
  await makeVersion(join(folder, `hookline-${version}`), version, kind)
  const archive = `hookline-${version}-${process.platform}-${process.arch}.tar.xz`
  await run('tar', ['-cJf', archive, `hookline-${version}`], { cwd: folder, env: { ...process.env, XZ_OPT: '-0' } })
  return offer(folder, version)
}

/** Signs and offers the archives in a folder. */
export async function offer(folder: string, version: string) {
  const keyFile = join(folder, 'test.key')
  const publicKey = await readFile(join(folder, 'test.pub'), 'utf8').then(
    (text) => text.split('\n')[1]!,
    () => makeKeys(join(folder, 'test')),
  )
  const changelog = `## [Unreleased]\n\n- ${version} is <b>newer</b>.\n\n## [0.0.1] - 2020-01-01\n\n- The first.\n`
  await writeRelease({ folder, version, keyFile, changelog })
  const server = await serveFolder(folder)
  return { ...server, env: { UPDATE_URL: server.address, UPDATE_PUBLIC_KEY: publicKey } }
}

/** Serves files and ranges of them. */
async function serveFolder(folder: string) {
  const requests: string[] = []
  let chunk = { size: 0, pauseMs: 0 }
  const server = createServer(async (request, response) => {
    requests.push(`${request.url} ${request.headers.range ?? ''}`.trim())
    const file = join(folder, request.url ?? '')
    const found = await stat(file).catch(() => null)
    if (!found?.isFile()) return void response.writeHead(404).end()
    const start = Number(/^bytes=(\d+)-$/.exec(request.headers.range ?? '')?.[1] ?? 0)
    if (start >= found.size) return void response.writeHead(416).end()
    response.writeHead(request.headers.range ? 206 : 200, {
      'content-length': found.size - start,
      ...(request.headers.range && { 'content-range': `bytes ${start}-${found.size - 1}/${found.size}` }),
    })
    const isSlow = chunk.size > 0 && /\.(xz|zip)$/.test(file)
    for await (const part of createReadStream(file, { start, highWaterMark: isSlow ? chunk.size : 1 << 18 })) {
      if (response.destroyed) return
      response.write(part)
      if (isSlow) await sleep(chunk.pauseMs)
    }
    response.end()
  })
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  return {
    address: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    requests,
    /** From now on archives come in pieces of this many bytes, with a pause after each. */
    slowDown: (size: number, pauseMs: number) => {
      chunk = { size, pauseMs }
    },
    close: () => {
      server.closeAllConnections()
      server.close()
    },
  }
}

/** A home with one installed version. */
export async function installVersion(version: string, env: Record<string, string>, kind?: Kind) {
  const home = await newFolder()
  await makeVersion(versionDir(home, version), version, kind)
  await symlink(join(root, 'node_modules'), join(home, 'node_modules'))
  await writeFile(join(home, 'current'), `${version}\n`)
  return openHome(home, env)
}
export type Home = ReturnType<typeof openHome>

export function openHome(home: string, env: Record<string, string>) {
  const dataDir = join(home, 'data')
  const given = {
    PATH: process.env.PATH!,
    HOOKLINE_HOME: home,
    HOOKLINE_PACKAGE: 'archive',
    DATA_DIR: dataDir,
    PASSWORD_FORMS: 'on',
    RATE_LIMITS: 'off',
    BACKUPS: 'off',
    ...env,
  }
  const url = `http://127.0.0.1:${env.PORT}`
  const status = (path: string) =>
    fetch(`${url}${path}`, { signal: AbortSignal.timeout(5_000) }).then(
      ({ status: code }) => code,
      () => 0,
    )

  async function untilReady(): Promise<void> {
    for (const deadline = Date.now() + 90_000; (await status('/readyz')) !== 200; await sleep(50))
      if (Date.now() > deadline)
        throw new Error(
          `Hookline was not ready: ${await readFile(join(home, 'logs/hookline.log'), 'utf8').catch(String)}`,
        )
  }

  return {
    home,
    dataDir,
    url,
    env: given,
    untilReady,
    current: () => readCurrent(home),

    /** As a person starts it: the current version finishes an update that is under way, or simply starts. */
    async start(): Promise<void> {
      const dir = versionDir(home, readCurrent(home)!)
      await run(join(dir, 'node'), [join(dir, 'app/server/hookline.js'), 'start'], { env: given, cwd: home })
      await untilReady()
    },

    /** The processes of this home: servers, updaters, unpackings. PostgreSQL has none of their environment. */
    processes: () => processesWith(`HOOKLINE_HOME=${home}`),
    postmaster: () => postmasterOf(dataDir),

    async stop(): Promise<void> {
      for (const pid of await processesWith(`HOOKLINE_HOME=${home}`)) kill(pid, 'SIGKILL')
      const pid = await postmasterOf(dataDir)
      if (pid) kill(pid, 'SIGQUIT')
      while (await postmasterOf(dataDir)) await sleep(20)
    },

    async remove(): Promise<void> {
      await this.stop()
      await rm(home, { recursive: true, force: true, maxRetries: 5, retryDelay: 200 })
    },

    /** Signs up the person who runs this server. */
    async signUp(): Promise<string> {
      const username = 'operator@example.com'
      const response = await fetch(`${url}/api/register`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ username, password: 'a long enough secret', fullName: 'Mia Lund' }),
      })
      if (!response.ok) throw new Error(await response.text())
      const { connection } = await openDatabase({ dataDir, databaseUrl: undefined })
      const client = new pg.Client(connection)
      await client.connect()
      await client.query(
        `insert into identities (issuer, subject, user_id, created_at) select $1, username, id, now() from users where username = $2`,
        [localIssuerName, username],
      )
      await client.end()
      return response.headers.getSetCookie()[0]!.split(';')[0]!
    },

    async call<T>(method: string, path: string, cookie: string, body?: unknown): Promise<T> {
      const response = await fetch(`${url}${path}`, {
        method,
        headers: { cookie, ...(body !== undefined && { 'content-type': 'application/json' }) },
        ...(body !== undefined && { body: JSON.stringify(body) }),
        signal: AbortSignal.timeout(20_000),
      })
      if (!response.ok) throw new Error(`${method} ${path}: ${response.status} ${await response.text()}`)
      return (await response.json()) as T
    },
  }
}

export function kill(pid: number, signal: NodeJS.Signals): void {
  try {
    process.kill(pid, signal)
  } catch {
    // It has ended.
  }
}

async function processesWith(variable: string): Promise<number[]> {
  const pids = (await readdir('/proc')).filter((name) => /^\d+$/.test(name))
  const found = await Promise.all(
    pids.map(async (pid) => {
      const environment = await readFile(`/proc/${pid}/environ`, 'utf8').catch(() => '')
      return environment.split('\0').includes(variable) ? [Number(pid)] : []
    }),
  )
  return found.flat()
}

async function postmasterOf(dataDir: string): Promise<number | null> {
  const cluster = join(dataDir, 'postgres/cluster')
  const pid = Number((await readFile(join(cluster, 'postmaster.pid'), 'utf8').catch(() => '')).split('\n', 1)[0])
  const place = pid ? await readlink(`/proc/${pid}/cwd`).catch(() => '') : ''
  return place === cluster ? pid : null
}
