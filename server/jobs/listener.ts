import { Socket } from 'node:net'
import type pg from 'pg'
import type { Logger } from 'pino'
import { type Connection, connectOnce } from '../database/connect.ts'
import { channel } from './jobs.ts'

export interface Listener {
  /** Whether notifications arrive at this moment. */
  isHearing(): boolean
  stop(): Promise<void>
}

const firstPauseMs = 1_000
const longestPauseMs = 60_000

/**
 * Hears of new jobs on a connection of its own, as well as that goes: when it is lost it is made again, at a
 * growing pace. `wake` is called for what is new, and when listening begins or ends. Through PgBouncer in transaction mode
 * nothing can be heard, and no connection is made.
 */
export function listenForJobs(connection: Connection, wake: () => void, log: Logger): Listener {
  let client: pg.Client | null = null
  let socket: Socket | undefined
  let isHearing = false
  let pauseMs = firstPauseMs
  let timer: NodeJS.Timeout | undefined
  let isStopped = connection.pooler === true

  async function open() {
    socket = new Socket()
    const stream = socket
    const opened = await connectOnce({
      ...connection,
      stream: () => stream,
      application_name: 'hookline jobs',
      connectionTimeoutMillis: 8_000,
      keepAliveInitialDelayMillis: 10_000,
    })
    client = opened
    opened.on('end', lost)
    opened.on('notification', wake)
    await opened.query(`listen ${channel}`)
    isHearing = true
    pauseMs = firstPauseMs
    // Jobs that were enqueued while nobody listened.
    wake()
  }

  function lost() {
    client = null
    if (isHearing) log.warn('new jobs are not heard of until the database can be listened to again')
    isHearing = false
    again()
    wake()
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
      log.debug({ err }, 'the database could not be listened to')
      await close()
      again()
    })
  }

  async function close() {
    const closing = client
    client = null
    isHearing = false
    closing?.off('end', lost)
    const ended = closing?.end().catch(() => {})
    // Ending the connection would wait forever for a silent server.
    socket?.destroySoon()
    await ended
  }

  if (!isStopped) start()
  return {
    isHearing: () => isHearing,
    stop: async () => {
      isStopped = true
      clearTimeout(timer)
      if (!client) socket?.destroy()
      await opening
      await close()
    },
  }
}
