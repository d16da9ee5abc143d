import { spawn } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { existsSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { mark, milliseconds, table, whole } from '../bench/figures.ts'
import { freePort } from '../bench/processes.ts'
import { outcomeOf, untilAcknowledged } from './kills.ts'
import { startLoad } from './load.ts'
import { type Options, type Outcome, randomFrom, skipped } from './outcome.ts'
import { keepTrack, startApp, startDatabase, temporaryDirectory, untilReady } from './processes.ts'

const haproxy = '/usr/sbin/haproxy'

/** Two servers behind HAProxy, as in docs/hosting.md, are restarted in turn while people work. No request fails. */
export async function rolling({ isShort, seed, say }: Options): Promise<Outcome> {
  if (!existsSync(haproxy)) return skipped(`${haproxy} of Debian is not installed.`)
  const random = randomFrom(seed)
  const database = await startDatabase()
  const env = {
    DATABASE_URL: database.url,
    SECRET_KEY: randomBytes(32).toString('hex'),
    STOP_WAIT_SECONDS: '4',
  }
  const ports = [await freePort(), await freePort()]
  const apps = await Promise.all(ports.map((port) => startApp(env, port)))
  const url = await startProxy(ports)
  const load = await startLoad({ urls: () => [url], random })
  const tabs = load.cookies.map((cookie) => openTab(url, cookie))
  const times: number[] = []
  load.resume()
  await untilAcknowledged(load, 100)
  for (let round = 1; round <= (isShort ? 1 : 5); round++) {
    say(`Both servers are restarted, one after the other (${round}) …`)
    for (const [index, port] of ports.entries()) {
      const startedAt = performance.now()
      await apps[index]!.kill('SIGTERM')
      apps[index] = await startApp(env, port)
      times.push(performance.now() - startedAt)
      // HAProxy counts it in again.
      await sleep(2_000)
      await untilAcknowledged(load, 50)
    }
  }
  await load.pause()
  const gaps = await Promise.all(tabs.map((tab) => tab.close()))
  const pool = database.pool()
  await load.finish(pool, isShort)
  await pool.end()
  await Promise.all(apps.map((app) => app.kill('SIGTERM')))
  await database.stop()

  const { unsure, refused } = load.ledger
  const failed = unsure + (refused.get('0') ?? 0)
  const longest = Math.max(...gaps.flat())
  const figures = table(
    ['', 'limit', 'measured', ''],
    [
      ['restarts', '', whole(times.length), ''],
      ['requests without an answer, or with a 5xx', '0', whole(failed), mark(failed === 0)],
      ['open tabs that had to join again', '', whole(gaps.flat().length), ''],
      ['the longest time until one had', '', milliseconds(longest), ''],
      ['a restart, until the server is ready again', '', milliseconds(Math.max(...times)), ''],
    ],
  )
  const faults = failed > 0 ? [`${failed} requests failed during ${times.length} restarts.`] : []
  return outcomeOf(load, 0, figures, faults)
}

async function startProxy(ports: readonly number[]): Promise<string> {
  const port = await freePort()
  const file = join(temporaryDirectory(), 'haproxy.cfg')
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
  keepTrack(spawn(haproxy, ['-db', '-f', file], { stdio: 'ignore' }))
  const url = `http://127.0.0.1:${port}`
  await untilReady({ url, isRunning: () => true, errors: [] })
  return url
}

/** A tab with a live stream, which joins again whenever that ends. */
function openTab(url: string, cookie: string) {
  const closed = new AbortController()
  const gaps: number[] = []
  const running = (async () => {
    for (let endedAt = 0; !closed.signal.aborted; ) {
      const { signal } = closed
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
