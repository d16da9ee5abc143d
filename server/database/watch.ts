import { type Connection, connect } from './connect.ts'

/** Asks on a separate connection, so a busy or silent database delays no answer. */
export interface DatabaseWatch {
  /** The database has been silent for over a minute. */
  isGone(): boolean
  /** Settles within seconds. */
  answers(): Promise<boolean>
  stop(): Promise<void>
}

export interface WithWatch {
  watch: DatabaseWatch
}

const patienceMs = 2_000

export function watchDatabase(
  connection: Connection,
  { everyMs = 5_000, limitMs = 60_000 }: { everyMs?: number; limitMs?: number } = {},
): DatabaseWatch {
  const limits = { max: 1, idleTimeoutMillis: 0, connectionTimeoutMillis: patienceMs, query_timeout: patienceMs }
  const pool = connect({ ...connection, ...limits, allowExitOnIdle: true }, () => {}).$client
  // The time of day may be changed while the app runs.
  let answeredAt = performance.now()
  let asking: Promise<boolean> | undefined

  async function ask() {
    try {
      await pool.query('select 1')
      answeredAt = performance.now()
      return true
    } catch {
      return false
    } finally {
      asking = undefined
    }
  }

  function answers() {
    asking ??= ask()
    return asking
  }

  const timer = setInterval(answers, everyMs).unref()
  return {
    isGone: () => performance.now() - answeredAt > limitMs,
    answers,
    stop: async () => {
      clearInterval(timer)
      await asking
      await pool.end()
    },
  }
}
