import { postingLinkDays } from '#shared/posting.ts'
import type { Config } from '../config.ts'
import { readSignedToken, signedToken } from '../secrets.ts'

/** Whom the link in a reminder was sent to, for which post and which time of it. */
export interface PostingLink {
  postId: string
  userId: string
  dueAt: Date
}

const purpose = 'posting'

export const postingToken = (config: Config, { postId, userId, dueAt }: PostingLink): string =>
  signedToken(config, purpose, [postId, userId, String(dueAt.getTime())])

/** Null for what this server did not sign. */
export function readPostingToken(config: Config, token: string): PostingLink | null {
  const [postId, userId, dueAt] = readSignedToken(config, purpose, token) ?? []
  return postId && userId && dueAt ? { postId, userId, dueAt: new Date(Number(dueAt)) } : null
}

/** Whether the link of this time works no more, and a reminder with it would be of no use. */
export const isOver = (dueAt: Date, now: Date): boolean =>
  now.getTime() - dueAt.getTime() > postingLinkDays * 86_400_000
