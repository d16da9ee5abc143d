import { and, eq } from 'drizzle-orm'
import { postingLinkDays } from '#shared/posting.ts'
import type { Config } from '../config/config.ts'
import type { Scope } from '../context.ts'
import { postingLinks, users } from '../database/schema.ts'
import { readSignedToken, signedToken } from '../secrets.ts'

export interface PostingLink {
  postId: string
  userId: string
  dueAt: Date
  epoch: number
}

type Sent = Omit<PostingLink, 'epoch'>

const purpose = 'posting'

export const postingToken = (config: Config, { postId, userId, dueAt, epoch }: PostingLink): string =>
  signedToken(config, purpose, [postId, userId, String(dueAt.getTime()), String(epoch)])

export async function givePostingLink({ db, config, now }: Scope, sent: Sent): Promise<string> {
  await db
    .insert(postingLinks)
    .values({ ...sent, sentAt: now() })
    .onConflictDoNothing()
  const [user] = await db.select({ epoch: users.linkEpoch }).from(users).where(eq(users.id, sent.userId))
  return postingToken(config, { ...sent, epoch: user?.epoch ?? 0 })
}

/** Null for a token that this server did not sign. */
export function readPostingToken(config: Config, token: string): PostingLink | null {
  const [postId, userId, dueAt, epoch] = readSignedToken(config, purpose, token) ?? []
  return postId && userId && dueAt && epoch
    ? { postId, userId, dueAt: new Date(Number(dueAt)), epoch: Number(epoch) }
    : null
}

/** Whether the link for this time has expired, so that a reminder would be useless. */
export const isOver = (dueAt: Date, now: Date): boolean =>
  now.getTime() - dueAt.getTime() > postingLinkDays * 86_400_000

const itself = ({ postId, userId, dueAt }: Sent) =>
  and(eq(postingLinks.postId, postId), eq(postingLinks.userId, userId), eq(postingLinks.dueAt, dueAt))

export async function isRevoked({ db }: Pick<Scope, 'db'>, link: Sent): Promise<boolean> {
  const [row] = await db.select({ revokedAt: postingLinks.revokedAt }).from(postingLinks).where(itself(link))
  return Boolean(row?.revokedAt)
}

export async function notePostingLinkUsed(
  { db, now }: Pick<Scope, 'db' | 'now'>,
  link: Sent,
  place: { browser: string; address: string },
) {
  await db
    .update(postingLinks)
    .set({ usedAt: now(), ...place })
    .where(itself(link))
}
