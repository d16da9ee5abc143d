import { hostileRequests } from '../../server/testing/hostility.ts'
import { mark, table, whole } from '../bench/figures.ts'
import type { Options, Outcome } from './outcome.ts'
import { peakBytes, startApp, temporaryDirectory } from './processes.ts'

const maxMemory = 400_000_000
const atOnce = 4

/** Valid and hostile requests made from the OpenAPI document, against the real process. */
export async function requests({ isShort, seed }: Options): Promise<Outcome> {
  const count = isShort ? 2_000 : Number(process.env.HOSTILE_REQUESTS ?? 100_000)
  const app = await startApp({ DATA_DIR: temporaryDirectory() })
  let cutOff = 0
  // A refused unread body ends its connection, sometimes during the next request. A body too large to be read is cut
  // off, and its refusal may be lost.
  const send = (path: string, init: RequestInit) =>
    fetch(app.url + path, init).catch(async (error: { cause?: { code?: string } }) => {
      if (!['UND_ERR_SOCKET', 'ECONNRESET', 'EPIPE'].includes(error.cause?.code ?? '')) throw error
      cutOff++
      if (sizeOf(init.body) < 1_000_000) return fetch(app.url + path, init)
      return new Response('The body was too large, and the connection was closed.', {
        status: 413,
        headers: { 'content-type': 'text/plain' },
      })
    })
  const outcomes = await Promise.all(
    Array.from({ length: atOnce }, (_, at) =>
      hostileRequests({ send, count: count / atOnce, seed: seed + at * 1_000_003 }),
    ),
  )
  const memory = peakBytes(app)
  const isAlive = app.isRunning()
  await app.kill('SIGTERM')
  const statuses = new Map<string, number>()
  for (const { answered } of outcomes)
    for (const counts of Object.values(answered))
      for (const [status, times] of Object.entries(counts)) statuses.set(status, (statuses.get(status) ?? 0) + times)
  const succeeded = [...statuses].reduce((all, [status, times]) => all + (Number(status) < 300 ? times : 0), 0)
  const faults = outcomes.flatMap((outcome) => outcome.faults)
  const rows = [
    ['requests', whole([...statuses.values()].reduce((all, times) => all + times, 0)), ''],
    ['failures, answers in another form, anything of anyone else’s', whole(faults.length), mark(faults.length === 0)],
    ['memory of the process, peak', `${whole(memory / 1_000_000)} MB`, mark(memory < maxMemory)],
    ['connections closed before an answer', whole(cutOff), ''],
    ...[...statuses].sort().map(([status, times]) => [`answered ${status}`, whole(times), '']),
  ]
  return {
    acknowledged: succeeded,
    lost: 0,
    doubled: 0,
    killed: 0,
    faults: [
      ...faults.slice(0, 10),
      ...(isAlive ? [] : ['The app ended.']),
      ...(memory < maxMemory ? [] : ['The process used more than 400 MB.']),
    ],
    report: table(['', 'measured', ''], rows),
  }
}

const sizeOf = (body: unknown): number =>
  typeof body === 'string' ? Buffer.byteLength(body) : body instanceof Uint8Array ? body.length : 0
