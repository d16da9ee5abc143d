import { type SQL, sql } from 'drizzle-orm'

/** By the clock of the database, which all servers share. */
export const afterMs = (ms: number): SQL => sql`clock_timestamp() + ${ms} * interval '1 millisecond'`

/** Renews what the work holds for as long as it takes, so that only a dead server lets it run out. */
export async function renewing<T>(everyMs: number, renew: () => Promise<unknown>, work: () => Promise<T>): Promise<T> {
  const timer = setInterval(() => void renew(), everyMs)
  try {
    return await work()
  } finally {
    clearInterval(timer)
  }
}
