import { type SQL, sql } from 'drizzle-orm'
import { users } from '../database/schema.ts'
import { activePlan } from '../quotas.ts'

// What the statements that find a caller by session or by key have in common.

/** A `User`. */
export const userColumns = {
  id: users.id,
  username: users.username,
  fullName: users.fullName,
  profession: users.profession,
  companyName: users.companyName,
  goal: users.goal,
  companyWebsite: users.companyWebsite,
  timeZone: users.timeZone,
  language: users.language,
  photoId: users.photoId,
  emailNotifications: users.emailNotifications,
  marketingEmails: users.marketingEmails,
  reminders: users.reminders,
  monthlyFigures: users.monthlyFigures,
  mails: users.mails,
  hasPassword: sql<boolean>`${users.passwordHash} is not null`,
  plan: activePlan(sql.placeholder('now')),
}

/**
 * A query for the `id` of a workspace and the `user_id` of the person who asks, with the values of its placeholders.
 * The list's own statement contains it, so a caller known only by a session needs no second round trip. No row means no
 * such workspace. The name identifies the query among prepared statements.
 */
export interface WorkspaceQuery {
  name: string
  query: SQL
  values: Record<string, string | null>
}
