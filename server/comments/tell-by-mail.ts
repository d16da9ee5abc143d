import { and, eq, isNull, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import { formerMember, sayCommentNews } from '#shared/comment-news.ts'
import { msg } from '#shared/say.ts'
import { addressOf } from '../config/config.ts'
import type { Deps } from '../context.ts'
import { comments, members, posts, users } from '../database/schema.ts'
import { voiceFor } from '../language/asked.ts'
import { writeLetter } from '../mail/letter.ts'
import { sendUnlessRefused, type WithMailer } from '../mail/mailer.ts'
import { wantsMailNow } from '../mail/news.ts'
import { mayBeWritten, unsubscribeLink } from '../mail/recipients.ts'
import { whatFor } from './news.ts'

const authors = alias(users, 'authors')

/** Emails one person that a comment mentions, answers or concerns them. Sends nothing about a comment that is gone. */
export async function tellOfComment(
  { db, config, mailer, now }: Deps & WithMailer,
  { commentId, userId }: { commentId: string; userId: string },
): Promise<void> {
  const [found] = await db
    .select({ comment: comments, title: posts.title, by: authors.fullName, person: users })
    .from(comments)
    .innerJoin(posts, eq(posts.id, comments.postId))
    .innerJoin(members, and(eq(members.workspaceId, comments.workspaceId), eq(members.userId, sql`${userId}::text`)))
    .innerJoin(users, eq(users.id, members.userId))
    .leftJoin(authors, eq(authors.id, comments.authorId))
    .where(and(eq(comments.id, commentId), isNull(comments.deletedAt), isNull(users.disabledAt)))
  if (!found) return
  const { comment, title, by, person } = found
  const { username: address, fullName, isEmailVerified } = person
  const what = whatFor(userId, comment)
  const kind = what === 'mention' ? 'mentions' : 'comments'
  if (!mayBeWritten(config, { isEmailVerified, address })) return
  if (!(await wantsMailNow({ db, now }, { ...person, userId }, comment.workspaceId, kind))) return
  const { language, tell } = voiceFor(person, config)
  const said = tell(sayCommentNews(what, comment.reviewer ?? by ?? tell(formerMember)))
  const short = (title.length > 100 ? `${title.slice(0, 99)}…` : title) || tell(msg`Untitled post`)
  const unsubscribe = unsubscribeLink(config, userId, kind)
  const letter = writeLetter({
    language,
    greeting: tell(msg`Hello ${{ name: fullName }}`),
    paragraphs: [tell(msg`${{ news: said }}: “${{ title: short }}”.`)],
    quotation: comment.text || comment.replacement || undefined,
    action: { label: tell(msg`Open the post`), url: `${addressOf(config)}/?id=${comment.postId}#comments` },
    notes: [
      {
        text: tell(msg`You get this email because you want emails of this kind at once.`),
        link: { label: tell(msg`Turn them off`), url: unsubscribe },
      },
    ],
  })
  const later = comment.toldLater[userId]
  const id = `comment.${commentId}.${userId}${later ? `.${Date.parse(later)}` : ''}`
  const mail = { id, to: address, subject: said, ...letter, unsubscribe }
  await sendUnlessRefused(mailer, mail)
}
