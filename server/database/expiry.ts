import type { SQL } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'

/** Rows that are of no use after a time. Each folder declares its own; the hourly housekeeping deletes them. */
export interface Expiry {
  table: PgTable
  isExpired(now: Date): SQL
}

const dayMs = 86_400_000

export const daysBefore = (now: Date, days: number): Date => new Date(now.getTime() - days * dayMs)
