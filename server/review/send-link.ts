import { and, eq, sql } from 'drizzle-orm'
import { product } from '#shared/product.ts'
import { msg } from '#shared/say.ts'
import { addressOf } from '../config/config.ts'
import type { Deps } from '../context.ts'
import { approvals, posts, reviewLinks } from '../database/schema.ts'
import { AppError } from '../errors.ts'
import { hashToken } from '../http/tokens.ts'
import { writeLetter } from '../mail/letter.ts'
import { sendUnlessRefused, type WithMailer } from '../mail/mailer.ts'
import { voiceForAddress } from '../mail/recipients.ts'
import { timeIn } from '../mail/times.ts'
import { lapsedForGuest, waitsForLinks } from '../posts/outgoing.ts'
import { unseal } from '../secrets.ts'
import { addressWith, bindingOf } from './links.ts'
import { isShown, type LinkRow, openLinkById } from './open-link.ts'

/** The email holds nothing that a person typed: strangers must not be able to send their words from this server. */
export async function sendReviewLink(
  deps: Deps & WithMailer,
  { linkId, sealed, isReminder = false }: { linkId: string; sealed: string; isReminder?: boolean },
): Promise<void> {
  const token = unseal(deps.config, bindingOf(linkId), sealed)
  const [link] = await deps.db.select().from(reviewLinks).where(eq(reviewLinks.id, linkId))
  // A newer one may have taken its place.
  if (!token || !link?.address || link.tokenHash !== hashToken(token)) return
  if (link.revokedAt || link.expiresAt <= deps.now()) return
  if (isReminder && !(await isWaiting(deps, link))) return
  const { language, tell } = await voiceForAddress(deps, link.address, link.madeBy)
  const until = timeIn(link.spanTimeZone ?? 'UTC', link.expiresAt)
  const letter = writeLetter({
    language,
    greeting: tell(msg`Hello`),
    paragraphs: [
      ...(isReminder ? [tell(msg`Yesterday you got a link to posts. They still wait for your answer.`)] : []),
      tell(
        msg`You are asked to look at LinkedIn posts before they go out. They are on ${{ product: product.name }}, at ${{ address: addressOf(deps.config) }}. The link shows who asks. You need no account.`,
      ),
      tell(msg`It works until ${{ until }}. Whoever has the link can answer in your name, so keep it to yourself.`),
    ],
    action: { label: tell(msg`See the posts`), url: addressWith(deps, token) },
    notes: [{ text: tell(msg`If you expect no posts, ignore this email.`) }],
  })
  const id = `review-link.${linkId}.${link.expiresAt.getTime()}${isReminder ? '.reminder' : ''}`
  const subject = tell(isReminder ? msg`Posts still wait for your review` : msg`Posts for you to review`)
  await sendUnlessRefused(deps.mailer, { id, to: link.address, subject, ...letter })
}

const isWaiting = async ({ db, now }: Deps, link: LinkRow) =>
  (await db.$count(posts, and(isShown(link), waitsForLinks(sql`${now().toISOString()}`, sql`link.id = ${link.id}`)))) >
  0

/**
 * Emails the reviewer of a link that what they approved has changed, while they can still approve it again. Only the
 * emails before know the link's address.
 */
export async function tellReviewer(
  deps: Deps & WithMailer,
  { linkId, postId, number }: { linkId: string; postId: string; number: number },
): Promise<void> {
  const open = await openLinkById(deps, linkId).catch((error: unknown) => {
    if (error instanceof AppError) return null
    throw error
  })
  if (!open?.link.address || !open.mayDecide) return
  const { address, expiresAt, madeBy, spanTimeZone } = open.link
  const isLapsed = and(eq(posts.id, postId), isShown(open.link), lapsedForGuest)
  const [post] = await deps.db
    .select({ id: posts.id })
    .from(posts)
    .innerJoin(approvals, and(eq(approvals.postId, posts.id), eq(approvals.number, number)))
    .where(isLapsed)
  if (!post) return
  const { language, tell } = await voiceForAddress(deps, address, madeBy)
  const letter = writeLetter({
    language,
    greeting: tell(msg`Hello`),
    paragraphs: [
      tell(msg`A LinkedIn post has changed since you approved it, so your approval no longer counts.`),
      tell(
        msg`Open the link from your earlier email to see what changed and to decide again. It works until ${{ until: timeIn(spanTimeZone ?? 'UTC', expiresAt) }}.`,
      ),
    ],
    notes: [{ text: tell(msg`If you expect no posts, ignore this email.`) }],
  })
  const id = `approval-lapsed.${postId}.${number}`
  await sendUnlessRefused(deps.mailer, {
    id,
    to: address,
    subject: tell(msg`Changed since you approved it`),
    ...letter,
  })
}
