/** Without schemas, for screens that show no comments. */

/** Per post. */
export const maxComments = 500
export const maxCommentText = 2_000
export const maxCommentedWords = 2_000
export const maxMentions = 20

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
