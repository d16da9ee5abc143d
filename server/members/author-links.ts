import { randomUUID } from 'node:crypto'
import { and, eq, gt, lt } from 'drizzle-orm'
import { type AuthorLink, authorLinkDays, connectPath, type NewAuthorLink } from '#shared/authors.ts'
import { product } from '#shared/product.ts'
import { msg, plural } from '#shared/say.ts'
import { addEntries } from '../activity/entries.ts'
import { inWorkspace } from '../authorship.ts'
import { addressOf } from '../config/config.ts'
import { type Context, type Deps, type Scope, within } from '../context.ts'
import { daysBefore, type Expiry } from '../database/expiry.ts'
import { authorLinks, members } from '../database/schema.ts'
import { AppError, notFound } from '../errors.ts'
import { countAttempt } from '../http/rate-limits.ts'
import { hashToken } from '../http/tokens.ts'
import { enqueue } from '../jobs/jobs.ts'
import { announce } from '../live/announce.ts'
import { writeLetter } from '../mail/letter.ts'
import { sendUnlessRefused, type WithMailer } from '../mail/mailer.ts'
import { voiceForAddress } from '../mail/recipients.ts'
import { authorize, person } from '../permissions.ts'
import { readSignedToken, signedToken } from '../secrets.ts'
import { isAuthor } from './workspaces.ts'

const day = 86_400_000
const purpose = 'author link'

type Row = typeof authorLinks.$inferSelect

/** The token travels behind #, so no server or proxy logs it. */
const linkOf = ({ config }: Pick<Scope, 'config'>, { id }: Pick<Row, 'id'>): string =>
  `${addressOf(config)}${connectPath}#${signedToken(config, purpose, [id])}`

export const linkShown = (scope: Pick<Scope, 'config'>, row: Row): AuthorLink => ({
  address: row.address,
  link: row.address === null ? linkOf(scope, row) : null,
  createdAt: row.createdAt.toISOString(),
  expiresAt: row.expiresAt.toISOString(),
  use: row.use,
  usedAt: row.usedAt?.toISOString() ?? null,
})

/** Until then, the settings say when a link ended, and the bell that the author connected. */
export const authorLinkExpiry: Expiry = {
  table: authorLinks,
  isExpired: (now) => lt(authorLinks.expiresAt, daysBefore(now, 30)),
}

const isOf = (ctx: Context, authorId: string) => and(inWorkspace(ctx, authorLinks), eq(authorLinks.authorId, authorId))

/** Makes the link with which an author connects an account. The former one ends. */
export async function sendAuthorLink(
  ctx: Context & Deps,
  authorId: string,
  { address }: NewAuthorLink,
): Promise<AuthorLink> {
  authorize(ctx, 'change', 'members')
  if (!ctx.config.linkedin)
    throw new AppError(
      'conflict',
      msg`This server has no ${{ network: product.network }} app, so nothing can be connected.`,
    )
  if (address) await countAttempt(ctx, ctx.config.limits?.accountMail, `author-link:${hashToken(address)}`)
  return ctx.db.transaction(async (tx) => {
    if ((await tx.$count(members, isAuthor(ctx.workspaceId, authorId))) === 0) throw notFound('Author')
    await tx.delete(authorLinks).where(isOf(ctx, authorId))
    const createdAt = ctx.now()
    const [row] = await tx
      .insert(authorLinks)
      .values({
        id: randomUUID(),
        workspaceId: ctx.workspaceId,
        authorId,
        address: address ?? null,
        askedBy: person(ctx).id,
        createdAt,
        expiresAt: new Date(createdAt.getTime() + authorLinkDays * day),
      })
      .returning()
    await addEntries(within(ctx, tx), { kind: 'author asked to connect', aboutId: authorId })
    if (address) await enqueue(tx, 'send-author-link', { linkId: row!.id })
    await announce(tx, ctx.workspaceId)
    return linkShown(ctx, row!)
  })
}

export async function endAuthorLink(ctx: Context, authorId: string): Promise<void> {
  authorize(ctx, 'change', 'members')
  const ended = await ctx.db.delete(authorLinks).where(isOf(ctx, authorId)).returning()
  if (ended.length === 0) throw notFound('Link')
  await announce(ctx.db, ctx.workspaceId)
}

/** The link of a token, while it works. */
export async function openAuthorLink(scope: Scope, token: string): Promise<Row> {
  const [id] = readSignedToken(scope.config, purpose, token) ?? []
  const isOpen = and(eq(authorLinks.id, id ?? ''), gt(authorLinks.expiresAt, scope.now()))
  const [row] = id ? await scope.db.select().from(authorLinks).where(isOpen) : []
  if (row) return row
  throw new AppError(
    'not_found',
    msg`This link does not work: it is incomplete, more than ${plural({ days: authorLinkDays }, { other: '# days' })} old, or was taken back. Ask for another.`,
  )
}

/** The email holds nothing that a person typed: strangers must not be able to send their words from this server. */
export async function mailAuthorLink(deps: Deps & WithMailer, { linkId }: { linkId: string }): Promise<void> {
  const [row] = await deps.db.select().from(authorLinks).where(eq(authorLinks.id, linkId))
  if (!row?.address || row.expiresAt <= deps.now()) return
  const { name, network } = product
  const { language, tell } = await voiceForAddress(deps, row.address, row.askedBy)
  const letter = writeLetter({
    language,
    greeting: tell(msg`Hello`),
    paragraphs: [
      tell(
        msg`Somebody who writes ${{ network }} posts for you in ${{ product: name }}, at ${{ address: addressOf(deps.config) }}, asks you to connect your ${{ network }} account. The page shows who asks and what the connection allows. You need no account of ${{ product: name }}. The link works for ${plural({ days: authorLinkDays }, { other: '# days' })}.`,
      ),
    ],
    action: { label: tell(msg`See who asks`), url: linkOf(deps, row) },
    notes: [{ text: tell(msg`If nobody writes posts for you, ignore this email.`) }],
  })
  const subject = tell(msg`Connect your ${{ network }} account`)
  await sendUnlessRefused(deps.mailer, { id: `author-link.${row.id}`, to: row.address, subject, ...letter })
}
