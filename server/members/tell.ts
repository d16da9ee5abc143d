import { and, eq, ne } from 'drizzle-orm'
import { addEntries, type Entry, notificationOf } from '../activity/entries.ts'
import { members } from '../database/schema.ts'
import { enqueue } from '../jobs/jobs.ts'

type Acting = Parameters<typeof addEntries>[0] & { workspaceId: string }

/** Records a change of members, and tells the one whose role changed, or else the owners. Nobody is told of their own. */
export async function addMemberEntry(acting: Acting, entry: Entry & { aboutId: string }): Promise<void> {
  const { db, workspaceId, actor } = acting
  const [id] = await addEntries(acting, entry)
  const me = actor?.kind === 'person' || actor?.kind === 'program' ? actor.user.id : ''
  const isTold = entry.kind === 'role changed' ? eq(members.userId, entry.aboutId) : eq(members.role, 'owner')
  const told = await db
    .select({ userId: members.userId })
    .from(members)
    .where(and(eq(members.workspaceId, workspaceId), isTold, ne(members.userId, me)))
  for (const { userId } of told)
    await enqueue(db, 'tell-news', { workspaceId, userId, notificationId: notificationOf(id!) }, { workspaceId })
}
