import type { Server } from 'node:http'
import type { Logger } from 'pino'

/** Together less than the 30 seconds after which process managers usually kill a process. */
const limits = { requestsMs: 19_000, handOverMs: 1_000, connectionsMs: 2_000, databaseMs: 4_000 }

interface Parts {
  server: Server
  /** Work under way in handlers, including work for callers who have gone. */
  underWay: ReadonlySet<Promise<unknown>>
  /** Background work, which starts nothing new once it is asked to stop. */
  background: readonly (() => Promise<unknown>)[]
  connections: readonly (() => Promise<unknown>)[]
  /** Leaves to other servers what does not end in time. */
  handOver: () => Promise<unknown>
  database?: () => Promise<unknown>
}

/**
 * Takes nothing new, finishes work under way, then closes the connections. Cuts off anything that does not end in time;
 * the database rolls it back.
 */
export async function stopInOrder(
  { server, underWay, background, handOver, connections, database }: Parts,
  log: Logger,
) {
  // A proxy keeps connections whose last stream or answer has just ended.
  const closing = setInterval(() => server.closeIdleConnections(), 100)
  const closed = new Promise<void>((done) => server.close(() => done())).finally(() => clearInterval(closing))
  const work = [closed, ...underWay, ...background.map((stop) => stop())]
  if (!(await settledWithin(limits.requestsMs, work))) {
    log.warn('cutting off what is still running')
    server.closeAllConnections()
    await settledWithin(limits.handOverMs, [handOver()])
  }
  await settledWithin(
    limits.connectionsMs,
    connections.map((stop) => stop()),
  )
  if (database) await settledWithin(limits.databaseMs, [database()])
}

async function settledWithin(ms: number, promises: Promise<unknown>[]): Promise<boolean> {
  const { promise: late, resolve } = Promise.withResolvers<boolean>()
  const timer = setTimeout(resolve, ms, false)
  const isInTime = await Promise.race([Promise.allSettled(promises).then(() => true), late])
  clearTimeout(timer)
  return isInTime
}
