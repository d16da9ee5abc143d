import { type Message, msg } from '#shared/say.ts'

/** Without schemas, for screens that show no comments. */

/** Per post. */
export const maxComments = 500
export const maxCommentText = 2_000
export const maxCommentedWords = 2_000
export const maxMentions = 20

export const formerMember = /*i18n*/ 'A former member'

/** Why somebody is told of a comment, or what became of their suggestion. */
export const commentNews = ['mention', 'reply', 'comment', 'suggestion', 'accepted', 'rejected'] as const
export type CommentNews = (typeof commentNews)[number]

export function sayCommentNews(what: CommentNews, by: string): Message {
  switch (what) {
    case 'mention':
      return msg`${{ by }} mentioned you in a comment`
    case 'reply':
      return msg`${{ by }} answered in your thread`
    case 'comment':
      return msg`${{ by }} commented on your post`
    case 'suggestion':
      return msg`${{ by }} suggested other words for your post`
    case 'accepted':
      return msg`${{ by }} accepted your suggestion`
    case 'rejected':
      return msg`${{ by }} rejected your suggestion`
  }
}
