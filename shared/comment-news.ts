/** Without schemas, for screens that show no comments. */

export const formerMember = 'A former member'

/** Why somebody is told of a comment, or what became of their suggestion. */
export const commentNews = ['mention', 'reply', 'comment', 'suggestion', 'accepted', 'rejected'] as const
export type CommentNews = (typeof commentNews)[number]

const sentences: Record<CommentNews, string> = {
  mention: 'mentioned you in a comment',
  reply: 'answered in your thread',
  comment: 'commented on your post',
  suggestion: 'suggested other words for your post',
  accepted: 'accepted your suggestion',
  rejected: 'rejected your suggestion',
}

export const sayCommentNews = (what: CommentNews, by: string | null): string =>
  `${by ?? formerMember} ${sentences[what]}`
