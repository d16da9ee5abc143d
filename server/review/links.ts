import { randomBytes, randomUUID } from 'node:crypto'
import { and, count, desc, eq, gt, inArray, isNull, lt, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { z } from 'zod/mini'
import type { MemberRole } from '#shared/members.ts'
import { type MadeReviewLink, maxReviewLinks, type newReviewLink, type ReviewLink } from '#shared/review.ts'
import { reviewPath } from '#shared/review-path.ts'
import { msg, plural } from '#shared/say.ts'
import { knownZone } from '#shared/wall-time.ts'
import { addEntries } from '../activity/entries.ts'
import { approvalSetting, changeApprovalMode } from '../approval/setting.ts'
import { inWorkspace } from '../authorship.ts'
import { addressOf } from '../config/config.ts'
import { type Context, type Deps, within } from '../context.ts'
import { daysBefore, type Expiry } from '../database/expiry.ts'
import { members, posts, reviewLinks, users } from '../database/schema.ts'
import { AppError, notFound, unknownZone } from '../errors.ts'
import { countAttempt } from '../http/rate-limits.ts'
import { hashToken } from '../http/tokens.ts'
import { enqueue } from '../jobs/jobs.ts'
import { afterMs } from '../leases.ts'
import { announce } from '../live/announce.ts'
import { authorize, person } from '../permissions.ts'
import { rolesWhoseLinksApprove } from '../posts/outgoing.ts'
import { seal } from '../secrets.ts'

const day = 86_400_000

/** Whether a link lets its reviewer approve depends on who made it. */
export const letsApprove = (role: MemberRole): boolean => rolesWhoseLinksApprove.includes(role)

/** Nobody asks any more why a link no longer works. */
export const reviewLinkExpiry: Expiry = {
  table: reviewLinks,
  isExpired: (now) => lt(reviewLinks.expiresAt, daysBefore(now, 90)),
}

const isOpen = ({ now }: Pick<Context, 'now'>) => and(isNull(reviewLinks.revokedAt), gt(reviewLinks.expiresAt, now()))

/** The token travels behind #, so no server or proxy logs it. */
export const addressWith = ({ config }: Pick<Deps, 'config'>, token: string): string =>
  `${addressOf(config)}${reviewPath}#${token}`

const newToken = () => randomBytes(32).toString('base64url')
export const bindingOf = (id: string) => ['review link', id]

export async function makeLink(
  ctx: Context,
  { reviewer, address, days, mayApprove, postIds, span, authorId }: z.output<typeof newReviewLink>,
): Promise<MadeReviewLink> {
  authorize(ctx, 'change', 'links')
  if (mayApprove) requireLetsApprove(ctx)
  if (span && !knownZone(span.timeZone)) throw unknownZone(span.timeZone)
  const chosen = postIds && [...new Set(postIds)]
  if (chosen && (await ctx.db.$count(posts, and(inWorkspace(ctx, posts), inArray(posts.id, chosen)))) < chosen.length)
    throw notFound('Post')
  if (authorId) await requireAuthor(ctx, authorId)
  if (address) await countMail(ctx, address)
  const token = newToken()
  const id = randomUUID()
  await ctx.db.transaction(async (tx) => {
    const scope = within(ctx, tx)
    const [open] = await tx
      .select({ count: count() })
      .from(reviewLinks)
      .where(and(inWorkspace(ctx, reviewLinks), isOpen(ctx)))
    if (open!.count >= maxReviewLinks)
      throw new AppError(
        'conflict',
        msg`${plural({ max: maxReviewLinks }, { other: '# links work at present.' })} End one first.`,
      )
    // A link that may approve is of no use where nothing is approved.
    if (mayApprove && (await approvalSetting(scope)).mode === 'off') await changeApprovalMode(scope, 'asked')
    await tx.insert(reviewLinks).values({
      id,
      workspaceId: ctx.workspaceId,
      madeBy: person(ctx).id,
      reviewer,
      address,
      tokenHash: hashToken(token),
      mayApprove,
      postIds: chosen,
      spanFrom: span && new Date(span.from),
      spanUntil: span && new Date(span.until),
      spanTimeZone: span?.timeZone,
      authorId,
      createdAt: ctx.now(),
      expiresAt: new Date(ctx.now().getTime() + days * day),
    })
    if (address) await sendLater(scope, id, token, mayApprove)
    await addEntries(scope, { kind: 'review link made', detail: { name: reviewer } })
    await announce(tx, ctx.workspaceId)
  })
  return { link: await getLink(ctx, id), address: addressWith(ctx, token) }
}

const countMail = (ctx: Context, address: string) =>
  countAttempt(ctx, ctx.config.limits?.accountMail, `review link:${hashToken(address)}`)

/**
 * The job holds the token sealed: nobody who reads the database can open the link. Who is asked to approve is reminded
 * after a day.
 */
async function sendLater({ db, config, workspaceId }: Context, linkId: string, token: string, mayApprove: boolean) {
  const sealed = seal(config, bindingOf(linkId), token)
  await enqueue(db, 'send-review-link', { linkId, sealed }, { key: linkId, workspaceId })
  if (mayApprove)
    await enqueue(
      db,
      'send-review-link',
      { linkId, sealed, isReminder: true },
      { key: `${linkId} again`, runAt: afterMs(day), workspaceId },
    )
}

function requireLetsApprove({ actor }: Context): void {
  if (actor.kind !== 'person' || !letsApprove(actor.role))
    throw new AppError(
      'forbidden',
      'Only an owner may make links that approve posts. Make one that comments and suggests, or ask an owner.',
    )
}

async function requireAuthor(ctx: Context, authorId: string): Promise<void> {
  const isMember = and(inWorkspace(ctx, members), eq(members.userId, authorId))
  const hasPosts = and(inWorkspace(ctx, posts), eq(posts.authorId, authorId))
  if ((await ctx.db.$count(members, isMember)) + (await ctx.db.$count(posts, hasPosts)) === 0) throw notFound('Author')
}

/** A new address for the same reviewer, who finds their comments and approvals again. The former one ends. */
export async function renewLink(ctx: Context, id: string, days: number): Promise<MadeReviewLink> {
  authorize(ctx, 'change', 'links')
  const { id: userId } = person(ctx)
  const mayLet = ctx.actor.kind === 'person' && letsApprove(ctx.actor.role)
  const token = newToken()
  await ctx.db.transaction(async (tx) => {
    const [row] = await tx
      .update(reviewLinks)
      .set({
        tokenHash: hashToken(token),
        // Whoever gets the new address answers for the link.
        madeBy: userId,
        mayApprove: mayLet ? sql`${reviewLinks.mayApprove}` : false,
        expiresAt: new Date(ctx.now().getTime() + days * day),
        revokedAt: null,
        openedAt: null,
      })
      .where(and(inWorkspace(ctx, reviewLinks), eq(reviewLinks.id, id)))
      .returning()
    if (!row) throw notFound('Link')
    await addEntries(within(ctx, tx), { kind: 'review link renewed', detail: { name: row.reviewer } })
    await announce(tx, ctx.workspaceId)
    if (row.address) {
      await countMail(ctx, row.address)
      await sendLater(within(ctx, tx), id, token, row.mayApprove)
    }
  })
  return { link: await getLink(ctx, id), address: addressWith(ctx, token) }
}

export async function revokeLink(ctx: Context, id: string): Promise<void> {
  authorize(ctx, 'change', 'links')
  const isIt = and(inWorkspace(ctx, reviewLinks), eq(reviewLinks.id, id))
  await ctx.db.transaction(async (tx) => {
    const [link] = await tx.select().from(reviewLinks).where(isIt).for('update')
    if (!link) throw notFound('Link')
    if (link.revokedAt) return
    await tx.update(reviewLinks).set({ revokedAt: ctx.now() }).where(isIt)
    await addEntries(within(ctx, tx), { kind: 'review link ended', detail: { name: link.reviewer } })
    await announce(tx, ctx.workspaceId)
  })
}

const authors = alias(users, 'authors')

/** Newest first. */
export async function listLinks(ctx: Context, id?: string): Promise<ReviewLink[]> {
  authorize(ctx, 'read', 'links')
  const rows = await ctx.db
    .select({ link: reviewLinks, madeBy: users.fullName, role: members.role, author: authors.fullName })
    .from(reviewLinks)
    .innerJoin(users, eq(users.id, reviewLinks.madeBy))
    .innerJoin(members, and(eq(members.workspaceId, reviewLinks.workspaceId), eq(members.userId, reviewLinks.madeBy)))
    .leftJoin(authors, eq(authors.id, reviewLinks.authorId))
    .where(and(inWorkspace(ctx, reviewLinks), id === undefined ? undefined : eq(reviewLinks.id, id)))
    .orderBy(desc(reviewLinks.createdAt), reviewLinks.id)
    .limit(2 * maxReviewLinks)
  const postIds = [...new Set(rows.flatMap(({ link }) => link.postIds ?? []))]
  const named = await ctx.db
    .select({ id: posts.id, title: posts.title })
    .from(posts)
    .where(and(inWorkspace(ctx, posts), inArray(posts.id, postIds)))
  const titles = new Map(named.map((post) => [post.id, post]))
  return rows.map(({ link, madeBy, role, author }) => ({
    id: link.id,
    reviewer: link.reviewer,
    address: link.address,
    mayApprove: link.mayApprove && letsApprove(role),
    posts: link.postIds?.flatMap((postId) => titles.get(postId) ?? []) ?? null,
    span: spanOf(link),
    author: link.authorId === null ? null : { id: link.authorId, name: author ?? '' },
    madeBy: { id: link.madeBy, name: madeBy },
    createdAt: link.createdAt.toISOString(),
    expiresAt: link.expiresAt.toISOString(),
    revokedAt: link.revokedAt?.toISOString() ?? null,
    openedAt: link.openedAt?.toISOString() ?? null,
    state: link.revokedAt ? 'revoked' : link.expiresAt <= ctx.now() ? 'expired' : 'open',
  }))
}

async function getLink(ctx: Context, id: string): Promise<ReviewLink> {
  const [link] = await listLinks(ctx, id)
  if (!link) throw notFound('Link')
  return link
}

export const spanOf = ({ spanFrom, spanUntil, spanTimeZone }: typeof reviewLinks.$inferSelect): ReviewLink['span'] =>
  spanFrom && spanUntil && spanTimeZone
    ? { from: spanFrom.toISOString(), until: spanUntil.toISOString(), timeZone: spanTimeZone }
    : null
