import { randomUUID } from 'node:crypto'
import { Socket } from 'node:net'
import { sql } from 'drizzle-orm'
import type pg from 'pg'
import type { Logger } from 'pino'
import { type Connection, connectOnce, type Database } from './connect.ts'

export interface Listener {
  isHearing(): boolean
  /**
   * Calls `heard` with each payload on a channel, and with null whenever listening begins or ends, since it may have
   * missed some.
   */
  on(channel: string, heard: (payload: string | null) => void): void
  stop(): Promise<void>
}

const firstPauseMs = 1_000
const longestPauseMs = 60_000
const hearingMs = 2_000
const deaf =
  'Notifications sent through DATABASE_URL do not arrive here. Both must lead to one database, this one past PgBouncer.'

type Sender = Pick<Database, 'execute'>

/**
 * Listens for PostgreSQL's notifications on one connection for all channels, and reconnects with growing pauses. Makes
 * no connection through PgBouncer in transaction mode, which drops notifications. Give `sender` where another
 * connection sends them: the listener counts as hearing only after one has arrived.
 */
export function listenTo(connection: Connection, log: Logger, sender?: Sender): Listener {
  const channels = new Map<string, (payload: string | null) => void>()
  let close = async () => {}
  let listen: ((channel: string) => Promise<unknown>) | undefined
  let isHearing = false
  let pauseMs = firstPauseMs
  let timer: NodeJS.Timeout | undefined
  let isStopped = connection.pooler === true
  let isFailureSaid = false

  async function open() {
    const socket = new Socket()
    close = async () => void socket.destroy()
    const client = await connectOnce({
      ...connection,
      stream: () => socket,
      application_name: 'hookline listener',
      connectionTimeoutMillis: 8_000,
      keepAliveInitialDelayMillis: 10_000,
    })
    close = async () => {
      client.off('end', lost)
      const ended = client.end().catch(() => {})
      // Ending the connection would wait forever for a silent server.
      socket.destroySoon()
      await ended
    }
    client.on('end', lost)
    client.on('notification', ({ channel, payload = '' }) => channels.get(channel)?.(payload))
    listen = (channel) => client.query(`listen ${channel}`)
    await Promise.all([...channels.keys()].map(listen))
    if (sender) await proveHearing(client, sender)
    isHearing = true
    pauseMs = firstPauseMs
    tellAll()
  }

  const tellAll = () => {
    for (const heard of channels.values()) heard(null)
  }

  function lost() {
    if (isHearing) log.warn('lost the listening connection: polling for changes and jobs until it is back')
    isHearing = false
    listen = undefined
    again()
    tellAll()
  }

  function again() {
    clearTimeout(timer)
    if (isStopped) return
    timer = setTimeout(start, pauseMs * (1 + Math.random() / 4)).unref()
    pauseMs = Math.min(pauseMs * 2, longestPauseMs)
  }

  let opening: Promise<void> | undefined
  function start() {
    opening = open().catch(async (err: unknown) => {
      const isNews = sender !== undefined && !isFailureSaid && !isStopped
      isFailureSaid = true
      if (isNews)
        log.warn({ err }, 'failed to listen at DATABASE_LISTEN_URL: polling for changes and jobs until it works')
      else log.debug({ err }, 'failed to listen to the database')
      isHearing = false
      listen = undefined
      await close()
      again()
    })
  }

  if (!isStopped) start()
  return {
    isHearing: () => isHearing,
    on: (channel, heard) => {
      channels.set(channel, heard)
      // A failure ends the connection, which is noticed anyway.
      listen?.(channel).then(
        () => heard(null),
        () => {},
      )
    },
    stop: async () => {
      isStopped = true
      clearTimeout(timer)
      if (!isHearing) await close()
      await opening
      isHearing = false
      await close()
    },
  }
}

/** A connection to another database, or through PgBouncer, listens without ever hearing anything. */
async function proveHearing(client: pg.Client, sender: Sender): Promise<void> {
  const token = randomUUID()
  const { promise, resolve, reject } = Promise.withResolvers<void>()
  client.on('notification', ({ channel, payload }) => channel === 'hearing' && payload === token && resolve())
  client.once('end', () => reject(new Error('The connection ended.')))
  promise.catch(() => {})
  await client.query('listen hearing')
  await sender.execute(sql`select pg_notify('hearing', ${token})`)
  const timer = setTimeout(() => reject(new Error(deaf)), hearingMs)
  await promise.finally(() => clearTimeout(timer))
}
