import { spawn } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { existsSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { anotherDatabase, type BenchDatabase, temporaryDirectory } from './database.ts'
import { effort } from './effort.ts'
import { mark, median, milliseconds, table, whole } from './figures.ts'
import { end, freePort, startServer, untilAnswering } from './processes.ts'

const haproxy = '/usr/sbin/haproxy'
const rounds = effort(5, 1)
const people = 6

/**
 * Two servers behind HAProxy, as in docs/hosting.md, are restarted in turn while people work. No request may fail, and
 * every post that was acknowledged must be there.
 */
export async function benchRolling(database: BenchDatabase): Promise<string> {
  if (!existsSync(haproxy)) return `Skipped: ${haproxy} of Debian is not installed.`
  const { url: databaseUrl, drop } = await anotherDatabase(database, 'rolling')
  const ports = [await freePort(), await freePort()]
  const start = (port: number) =>
    startServer('dist/server/server.js', '/readyz', {
      PORT: String(port),
      DATABASE_URL: databaseUrl,
      SECRET_KEY: 'ab'.repeat(32),
      RATE_LIMITS: 'off',
      PASSWORD_FORMS: 'on',
      LOG_LEVEL: 'error',
      STOP_WAIT_SECONDS: '4',
    })
  const servers = [await start(ports[0]!), await start(ports[1]!)]
  const proxy = await startProxy(ports)
  const times: number[] = []
  try {
    const working = await Promise.all(Array.from({ length: people }, () => startPerson(proxy.url)))
    for (let round = 0; round < rounds; round++) {
      for (const [index, port] of ports.entries()) {
        await sleep(3_000)
        const startedAt = performance.now()
        await servers[index]!.stop()
        servers[index] = await start(port)
        times.push(performance.now() - startedAt)
      }
    }
    await sleep(3_000)
    const did = await Promise.all(working.map((person) => person.stop()))
    const failures = did.flatMap((one) => one.failures)
    for (const failure of failures.slice(0, 10)) console.log(`✗ ${failure}`)
    const sum = (what: 'requests' | 'acknowledged' | 'lost') => did.reduce((total, one) => total + one[what], 0)
    const gaps = did.flatMap((one) => one.gaps)
    return table(
      ['', 'limit', 'measured', ''],
      [
        ['restarts', '', whole(times.length), ''],
        ['from `SIGTERM` until ready again, median', '', milliseconds(median(times)), ''],
        ['requests', '', whole(sum('requests')), ''],
        ['of them without an answer, or with a 5xx', '0', whole(failures.length), mark(failures.length === 0)],
        ['acknowledged posts', '', whole(sum('acknowledged')), ''],
        ['of them missing', '0', whole(sum('lost')), mark(sum('lost') === 0)],
        ['open tabs that lost their stream and joined again', '', whole(gaps.length), ''],
        ['the longest time until one had', '', gaps.length > 0 ? milliseconds(Math.max(...gaps)) : '', ''],
      ],
    )
  } finally {
    await proxy.stop()
    await Promise.all(servers.map((server) => server.stop()))
    await drop()
  }
}

async function startProxy(ports: readonly number[]) {
  const port = await freePort()
  const file = join(await temporaryDirectory(), 'haproxy.cfg')
  writeFileSync(
    file,
    `
defaults
  timeout connect 2s
  timeout client 60s
  timeout server 60s

listen web
  mode http
  bind 127.0.0.1:${port}
  option httpchk
  http-check send meth GET uri /readyz ver HTTP/1.1 hdr Host localhost
  option redispatch
  default-server check inter 1s fall 2 rise 1
  server one 127.0.0.1:${ports[0]}
  server two 127.0.0.1:${ports[1]}
`,
  )
  const child = spawn(haproxy, ['-db', '-f', file], { stdio: 'ignore' })
  const url = `http://127.0.0.1:${port}`
  await untilAnswering(`${url}/readyz`, child)
  return { url, stop: () => end(child) }
}

/** Somebody with an open tab who writes, reads and has the app write, one request after the other. */
async function startPerson(url: string) {
  const account = { username: `${randomUUID()}@example.com`, password: 'secret-1', fullName: 'Nora Field' }
  const response = await send('POST', `${url}/api/register`, '', account)
  const cookie = response.headers.getSetCookie()[0]!.split(';')[0]!
  const tab = openTab(url, cookie)
  const failures: string[] = []
  const ids: string[] = []
  let [requests, isOver] = [0, false]

  /** The answer, or null when there was none. */
  async function ask<T>(method: string, path: string, body?: object, accept?: string): Promise<T | null> {
    requests++
    try {
      const response = await send(method, url + path, cookie, body, accept)
      const text = await response.text()
      if (!response.ok) throw new Error(`${response.status} ${text}`)
      if (accept === undefined) return JSON.parse(text) as T
      const [, done] = /event: done\ndata: (.*)/.exec(text) ?? []
      if (!done) throw new Error(text.slice(-200))
      return JSON.parse(done) as T
    } catch (error) {
      failures.push(`${method} ${path}: ${error}`)
      return null
    }
  }

  const working = (async () => {
    for (let turn = 0; !isOver; turn++) {
      const title = `Why we moved the meeting, case ${turn}`
      const content = { hook: 'We moved it.', insight: 'Nobody came.', value: 'Ask first.', cta: 'Would you?' }
      const post = await ask<{ id: string }>('POST', '/api/posts', { title, content, category: 'hot-takes' })
      if (post) await ask('PUT', `/api/posts/${post.id}`, { title: `${title}, again` })
      await ask('GET', '/api/posts?limit=20')
      const brief = { title, category: 'hot-takes' }
      const written = await ask<{ post: { id: string } }>('POST', '/api/generate-post', brief, 'text/event-stream')
      for (const one of [post, written?.post]) if (one) ids.push(one.id)
      await sleep(20)
    }
  })()
  return {
    async stop() {
      isOver = true
      await working
      const gaps = await tab.close()
      const found = new Set((await ask<{ id: string }[]>('GET', '/api/posts'))?.map(({ id }) => id))
      const lost = ids.filter((id) => !found.has(id)).length
      return { requests, acknowledged: ids.length, lost, failures, gaps }
    },
  }
}

const send = (method: string, url: string, cookie: string, body?: object, accept = 'application/json') =>
  fetch(url, {
    method,
    headers: { cookie, accept, ...(body && { 'content-type': 'application/json' }) },
    body: body && JSON.stringify(body),
  })

/** A tab with a live stream, which joins again whenever that ends. */
function openTab(url: string, cookie: string) {
  const closed = new AbortController()
  const { signal } = closed
  const gaps: number[] = []
  const running = (async () => {
    for (let endedAt = 0; !signal.aborted; ) {
      try {
        const response = await fetch(`${url}/api/notifications/stream`, { headers: { cookie }, signal })
        if (response.ok && endedAt > 0) gaps.push(performance.now() - endedAt)
        if (response.ok) endedAt = 0
        for await (const _ of response.body!);
      } catch {}
      endedAt ||= performance.now()
      await sleep(100)
    }
  })()
  return {
    /** Returns the milliseconds without a stream, each time. */
    async close() {
      closed.abort()
      await running
      return gaps
    },
  }
}
