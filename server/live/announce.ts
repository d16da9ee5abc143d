import { type SQL, sql } from 'drizzle-orm'
import type { Database, Transaction } from '../database/connect.ts'

/** The channel on which servers hear of changes in a workspace. */
export const channel = 'changes'

export interface Announcement {
  workspaceId: string
  /** A post whose time has come, and whom it is to be said to. */
  due?: { postId: string; userIds: string[] }
}

/**
 * Tells every open tab of a workspace that what it lists has changed: a post, its time, its publication or its title,
 * a connection to the network, or what is in the trash. In a transaction it is sent when that commits, and only then.
 */
export async function announce(
  db: Database | Transaction,
  workspaceId: string | SQL,
  due?: Announcement['due'],
): Promise<void> {
  await db.execute(sql`select ${announcement(workspaceId, due)}`)
}

/** The same as a part of a statement. */
export const announcement = (workspaceId: string | SQL, due?: Announcement['due']): SQL =>
  // Ids only: what is sent can be read by everybody who may connect to the database, and has to be short.
  sql`pg_notify(${channel}, json_build_object('workspaceId', ${workspaceId}::text, 'due', ${due ? JSON.stringify(due) : null}::json)::text)`
