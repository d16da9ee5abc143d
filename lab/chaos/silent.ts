import { setTimeout as sleep } from 'node:timers/promises'
import { mark, milliseconds, table } from '../bench/figures.ts'
import { outcomeOf } from './kills.ts'
import { startLoad } from './load.ts'
import { type Options, type Outcome, randomFrom } from './outcome.ts'
import { startApp, startDatabase, statusOf, untilReady } from './processes.ts'
import { startProxy } from './proxy.ts'

const limits = { answerMs: 22_000, unreadyMs: 15_000, unhealthyMs: 80_000, backMs: 15_000 }

/** The connection to the database becomes slow, breaks within answers, and goes silent. */
export async function silent({ isShort, seed, say }: Options): Promise<Outcome> {
  const random = randomFrom(seed)
  const database = await startDatabase()
  const proxy = await startProxy(database, random)
  const app = await startApp({ DATABASE_URL: proxy.url })
  const load = await startLoad({ urls: () => [app.url], random })
  const faults: string[] = []
  const rows: string[][] = []
  const held = (what: string, limitMs: number, ms: number) => {
    rows.push([what, `≤ ${limitMs / 1_000} s`, milliseconds(ms), mark(ms <= limitMs)])
    if (ms > limitMs) faults.push(`${what}: ${milliseconds(ms)}; the limit is ${limitMs} ms.`)
  }

  for (const mode of ['is slow', 'cuts'] as const) {
    say(`The proxy to the database ${mode} …`)
    const before = load.ledger.acknowledged
    proxy.become(mode)
    for (let round = 0; round < (isShort ? 3 : 20); round++) {
      load.resume()
      await sleep(isShort ? 500 : 1_000)
      await load.pause()
      if (mode === 'cuts') proxy.become('forwards')
      await load.check()
      proxy.become(mode)
    }
    rows.push([`acknowledged while it ${mode}`, '> 0', `${load.ledger.acknowledged - before}`, ''])
    if (load.ledger.acknowledged === before) faults.push(`Nothing was acknowledged while the proxy ${mode}.`)
  }

  say('The database is silent …')
  proxy.become('forwards')
  load.resume()
  await sleep(500)
  const silentSince = performance.now()
  proxy.become('is silent')
  const since = () => performance.now() - silentSince
  const asking = askUntil(app.url, load.cookies[0]!, () => since() > (isShort ? 15_000 : 70_000))
  held('/readyz says no after', limits.unreadyMs, await untilStatus(`${app.url}/readyz`, 503, since))
  if (!isShort) held('/healthz says no after', limits.unhealthyMs, await untilStatus(`${app.url}/healthz`, 503, since))
  const { slowestMs, unclear } = await asking
  held('longest wait for an answer', limits.answerMs, slowestMs)
  if (unclear.length > 0) faults.push(`Answers that are not sentences: ${unclear.slice(0, 3).join(' / ')}`)

  proxy.become('forwards')
  held('ready again after the database answers', limits.backMs, await untilReady(app))
  await load.pause()
  await load.check()
  const pool = database.pool()
  await load.finish(pool, isShort)
  await pool.end()
  if (await statusOf(`${app.url}/healthz`).then((status) => status !== 200)) faults.push('/healthz still fails.')
  await app.kill('SIGTERM')
  proxy.stop()
  await database.stop()
  return outcomeOf(load, 0, table(['', 'limit', 'measured', ''], rows), faults)
}

async function untilStatus(url: string, status: number, since: () => number): Promise<number> {
  while ((await statusOf(url, 30_000)) !== status) {
    if (since() > 120_000) return Number.POSITIVE_INFINITY
    await sleep(200)
  }
  return since()
}

/** Reads repeatedly; each answer must be a sentence. */
async function askUntil(url: string, cookie: string, isOver: () => boolean) {
  let slowestMs = 0
  const unclear: string[] = []
  while (!isOver()) {
    const askedAt = performance.now()
    const answer = await fetch(`${url}/api/posts`, { headers: { cookie }, signal: AbortSignal.timeout(60_000) }).then(
      async (response) => `${response.status} ${await response.text()}`,
      String,
    )
    slowestMs = Math.max(slowestMs, performance.now() - askedAt)
    if (!/^503 [A-Z][^\n]+\.$/.test(answer)) unclear.push(answer.slice(0, 200))
  }
  return { slowestMs, unclear }
}
