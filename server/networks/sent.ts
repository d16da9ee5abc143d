import { and, eq, isNotNull, sql } from 'drizzle-orm'
import type { Scope } from '../context.ts'
import { postEvents } from '../database/schema.ts'

/** Stores the hash of what an attempt sends in its history event. Null removes it: the network took nothing. */
export const noteSent = (db: Scope['db'], eventId: string, hash: string | null) =>
  db
    .update(postEvents)
    .set({
      detail: sql`(jsonb_strip_nulls(${postEvents.detail}::jsonb || ${JSON.stringify({ sent: hash })}::jsonb))::json`,
    })
    .where(eq(postEvents.id, eventId))

/**
 * Whether a post that the network already had is what goes out now, first comment included. The network compares texts
 * alone, so every request that may have made the post counts: those before, and this one if it was sent before.
 */
export async function isWhatGoesOut(db: Scope['db'], postId: string, isSentBefore: boolean): Promise<boolean> {
  const hash = sql<string>`${postEvents.detail}->>'sent'`
  const sent = await db
    .select({ hash })
    .from(postEvents)
    .where(and(eq(postEvents.postId, postId), eq(postEvents.kind, 'publishing'), isNotNull(hash)))
  return new Set(sent.map((one) => one.hash)).size === 1 && (isSentBefore || sent.length > 1)
}
