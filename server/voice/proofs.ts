import { randomUUID } from 'node:crypto'
import { and, desc, eq, type SQL, sql } from 'drizzle-orm'
import { maxProofs, type Proof, type ProofKind, type WritingEvidence } from '#shared/proofs.ts'
import { addMaterialEntry } from '../activity/entries.ts'
import { author, authorship, inWorkspace, isOwn, isOwnedBy, type Owner } from '../authorship.ts'
import { type Context, within } from '../context.ts'
import { members, proofs, users } from '../database/schema.ts'
import { notFound } from '../errors.ts'
import { authorize, type User } from '../permissions.ts'
import { requireRoom } from '../quotas.ts'
import { moveToTrash } from '../trash/move.ts'
import { trashableProofs } from './trash.ts'
import { type ActiveSample, activeSamples } from './voice.ts'

const mine = (ctx: Context) => isOwn(ctx, proofs)
const isOwnProof = (ctx: Context, id: string) => and(eq(proofs.id, id), mine(ctx))

const toProof = ({
  workspaceId: _,
  authorId: _author,
  createdAt,
  updatedAt,
  ...row
}: typeof proofs.$inferSelect): Proof => ({
  ...row,
  createdAt: createdAt.toISOString(),
  updatedAt: updatedAt.toISOString(),
})

export async function listProofs(ctx: Context): Promise<Proof[]> {
  authorize(ctx, 'read', 'voice')
  const rows = await ctx.db.select().from(proofs).where(mine(ctx)).orderBy(desc(proofs.createdAt), desc(proofs.id))
  return rows.map(toProof)
}

export interface NewProof {
  kind: ProofKind
  content: string
}

export async function addProof(ctx: Context, { kind, content }: NewProof): Promise<Proof> {
  authorize(ctx, 'write', 'voice')
  const createdAt = ctx.now()
  return ctx.db.transaction(async (tx) => {
    await requireRoom(within(ctx, tx), proofs, maxProofs, 'proofs')
    const [row] = await tx
      .insert(proofs)
      .values({ id: randomUUID(), ...authorship(ctx), kind, content, createdAt, updatedAt: createdAt })
      .returning()
    await addMaterialEntry(within(ctx, tx), 'proof added')
    return toProof(row!)
  })
}

export async function changeProof(ctx: Context, id: string, change: Partial<NewProof>): Promise<Proof> {
  authorize(ctx, 'write', 'voice')
  return ctx.db.transaction(async (tx) => {
    const [row] = await tx
      .update(proofs)
      .set({ ...change, updatedAt: ctx.now() })
      .where(isOwnProof(ctx, id))
      .returning()
    if (!row) throw notFound('Proof')
    await addMaterialEntry(within(ctx, tx), 'proof changed')
    return toProof(row)
  })
}

export async function deleteProof(ctx: Context, id: string): Promise<void> {
  authorize(ctx, 'write', 'voice')
  await ctx.db.transaction(async (tx) => {
    const scope = within(ctx, tx)
    const deleted = await moveToTrash(scope, trashableProofs, isOwnProof(ctx, id))
    if (deleted.length === 0) throw notFound('Proof')
    await addMaterialEntry(scope, 'proof deleted')
  })
}

export async function readEvidence(ctx: Context): Promise<WritingEvidence> {
  authorize(ctx, 'read', 'voice')
  return evidenceBy(ctx, author(ctx))
}

/**
 * Backs the claims of a post: only its author's own material, whoever acts. Empty once the author has left the
 * workspace.
 */
export async function evidenceOfAuthor(ctx: Context, authorId: string | null): Promise<WritingEvidence> {
  const isMember = and(eq(members.userId, users.id), inWorkspace(ctx, members))
  const { id, fullName, profession, companyName, goal, companyWebsite } = users
  const profile = { id, fullName, profession, companyName, goal, companyWebsite }
  const [user] = authorId
    ? await ctx.db.select(profile).from(users).innerJoin(members, isMember).where(eq(id, authorId))
    : []
  return user ? evidenceBy(ctx, user) : { samples: [], profile: '', proofs: [] }
}

type Profile = Pick<User, 'id' | 'fullName' | 'profession' | 'companyName' | 'goal' | 'companyWebsite'>

async function evidenceBy(ctx: Context, profile: Profile): Promise<WritingEvidence> {
  const { content, createdAt } = proofs
  const kept = ctx.db
    .select({ content })
    .from(proofs)
    .where(isOwn(ctx, proofs, profile.id))
    .orderBy(desc(createdAt))
  const [samples, facts] = await Promise.all([activeSamples(ctx, profile.id), kept])
  return evidenceIn(
    profile,
    samples,
    facts.map((fact) => fact.content),
  )
}

export const evidenceIn = (
  { fullName, profession, companyName, goal, companyWebsite }: Profile,
  samples: readonly Pick<ActiveSample, 'content'>[],
  facts: string[],
): WritingEvidence => ({
  samples: samples.map(({ content }) => content),
  profile: [fullName, profession, companyName, goal, companyWebsite].filter(Boolean).join('\n'),
  proofs: facts,
})

/** An owner's facts as a JSON array, for use in a larger statement. */
export const factsJson = (owner: Owner): SQL<string[]> =>
  sql`(select coalesce(json_agg(${proofs.content} order by ${proofs.createdAt} desc), '[]') from ${proofs} where ${isOwnedBy(owner, proofs)})`
