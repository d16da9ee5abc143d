import { type SQL, sql } from 'drizzle-orm'

/** By the database's clock, which all servers share. */
export const afterMs = (ms: number): SQL => sql`clock_timestamp() + ${ms} * interval '1 millisecond'`

/** Renews a lease while the work runs, so it ends only if the server dies. */
export async function renewing<T>(everyMs: number, renew: () => Promise<unknown>, work: () => Promise<T>): Promise<T> {
  const timer = setInterval(() => void renew(), everyMs)
  try {
    return await work()
  } finally {
    clearInterval(timer)
  }
}
