import { and, eq, isNotNull, sql } from 'drizzle-orm'
import { moveAnchors } from '#shared/anchors.ts'
import type { PostContent } from '#shared/posts.ts'
import type { Transaction } from '../database/connect.ts'
import { comments } from '../database/schema.ts'

/**
 * Moves the words that comments are about to their places in the next text. In the transaction of the change, because
 * only then are both texts at hand: not every one becomes a version.
 */
export async function moveCommentedWords(
  tx: Transaction,
  postId: string,
  former: PostContent,
  next: PostContent,
): Promise<void> {
  const { id, anchor } = comments
  const rows = await tx
    .select({ id, anchor })
    .from(comments)
    .where(and(eq(comments.postId, postId), isNotNull(anchor)))
  const anchors = rows.map((row) => row.anchor!)
  const moved = moveAnchors(anchors, former, next).flatMap((anchor, at) =>
    anchor === anchors[at] ? [] : [{ id: rows[at]!.id, anchor }],
  )
  if (moved.length === 0) return
  await tx.execute(sql`
    update ${comments} set anchor = moved.anchor
    from json_to_recordset(${JSON.stringify(moved)}::json) as moved(id text, anchor json)
    where ${id} = moved.id`)
}
