import { type SQL, sql } from 'drizzle-orm'
import type { Database, Transaction } from '../database/connect.ts'

export const channel = 'changes'

export interface Announcement {
  workspaceId: string
  /** A post whose time has come, and the people to tell. */
  due?: { postId: string; userIds: string[] } | null
  /** A post whose comments have changed. Lists have not. */
  commented?: string | null
  /** A post into which somebody types. Nothing has changed yet. */
  editing?: { postId: string; userId: string } | null
  /** Whose access to the workspace has ended; without a workspace, all access of an account. */
  ended?: string | null
}
type News = Omit<Announcement, 'workspaceId'>

/**
 * Tells every open tab of a workspace that a list has changed: a post, its time, publication or title, a connection to
 * the network, or the trash; or else what `news` says. In a transaction the notice is sent at the commit.
 */
export async function announce(db: Database | Transaction, workspaceId: string | SQL, news?: News): Promise<void> {
  await db.execute(sql`select ${announcement(workspaceId, news)}`)
}

/** The same as part of a statement. */
export const announcement = (workspaceId: string | SQL, news: News = {}): SQL =>
  // Ids only: everybody with access to the database can read a notification, and it must be short.
  sql`pg_notify(${channel}, (${JSON.stringify(news)}::jsonb || jsonb_build_object('workspaceId', ${workspaceId}::text))::text)`
