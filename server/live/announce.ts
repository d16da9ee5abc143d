import { type SQL, sql } from 'drizzle-orm'
import type { Database, Transaction } from '../database/connect.ts'

export const channel = 'changes'

export interface Announcement {
  workspaceId: string
  /** A post whose time has come, and the people to tell. */
  due?: { postId: string; userIds: string[] }
}

/**
 * Tells every open tab of a workspace that a list has changed: a post, its time, publication or title, a connection to
 * the network, or the trash. In a transaction the notice is sent at the commit.
 */
export async function announce(
  db: Database | Transaction,
  workspaceId: string | SQL,
  due?: Announcement['due'],
): Promise<void> {
  await db.execute(sql`select ${announcement(workspaceId, due)}`)
}

/** The same as part of a statement. */
export const announcement = (workspaceId: string | SQL, due?: Announcement['due']): SQL =>
  // Ids only: everybody with access to the database can read a notification, and it must be short.
  sql`pg_notify(${channel}, json_build_object('workspaceId', ${workspaceId}::text, 'due', ${due ? JSON.stringify(due) : null}::json)::text)`
