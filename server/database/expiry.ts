import type { SQL } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'

/** Rows that become useless after a time. Each folder declares its own, and the hourly housekeeping deletes them. */
export interface Expiry {
  table: PgTable
  isExpired(now: Date): SQL
}

const dayMs = 86_400_000

export const daysBefore = (now: Date, days: number): Date => new Date(now.getTime() - days * dayMs)
