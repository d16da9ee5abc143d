import { createHash } from 'node:crypto'
import { and, desc, eq, lte, sql } from 'drizzle-orm'
import type { Fingerprint } from '#shared/voice/fingerprint.ts'
import { authorship, isOwn } from '../authorship.ts'
import type { Context } from '../context.ts'
import { writingSamples } from '../database/schema.ts'
import { AppError } from '../errors.ts'
import { authorize } from '../permissions.ts'

export interface ActiveSample {
  id: string
  content: string
}

/** How many characters are measured, some 500 posts of usual length; older samples add nothing new. */
const mostCharacters = 700_000

const areActive = (ctx: Context, authorId?: string) =>
  and(isOwn(ctx, writingSamples, authorId), eq(writingSamples.isActive, true))
const newestFirst = [desc(writingSamples.createdAt), desc(writingSamples.id)] as const

/** The samples that say how an author writes, newest first: the author who acts, or another of the workspace. */
export async function activeSamples(ctx: Context, authorId?: string): Promise<ActiveSample[]> {
  const { id, content } = writingSamples
  const read = sql<number>`sum(length(${content})) over (order by ${newestFirst[0]}, ${newestFirst[1]})`
    .mapWith(Number)
    .as('read')
  const rows = ctx.db.select({ id, content, read }).from(writingSamples).where(areActive(ctx, authorId)).as('rows')
  return ctx.db
    .select({ id: rows.id, content: rows.content })
    .from(rows)
    .where(lte(rows.read, mostCharacters))
    .orderBy(rows.read)
}

/** A sample's text never changes, so the ids say which texts were read. */
const keyOf = (samples: readonly Pick<ActiveSample, 'id'>[]): string =>
  createHash('sha256')
    .update(samples.map(({ id }) => id).join())
    .digest('base64url')

/** The latest of each author, for the most recent authors; a fingerprint takes some 20 KB. */
const fingerprints = new Map<string, { key: string; voice: Fingerprint | null }>()
const mostFingerprints = 500

/** The fingerprint of these samples; undefined when they could not be measured in time. */
export async function fingerprintFor(
  ctx: Context,
  samples: readonly ActiveSample[],
): Promise<Fingerprint | null | undefined> {
  const { workspaceId, authorId } = authorship(ctx)
  const place = `${workspaceId} ${authorId}`
  const key = keyOf(samples)
  let known = fingerprints.get(place)
  if (known?.key !== key) {
    const voice = await ctx.analysis.run(
      'fingerprintOf',
      samples.map(({ content }) => content),
    )
    if (voice === undefined) return undefined
    known = { key, voice }
  }
  fingerprints.delete(place)
  fingerprints.set(place, known)
  const [oldest] = fingerprints.keys()
  if (fingerprints.size > mostFingerprints && oldest) fingerprints.delete(oldest)
  return known.voice
}

/** How the author writes, measure by measure; writing needs it, so every plan has it. */
export async function voiceOf(ctx: Context): Promise<Fingerprint | null> {
  authorize(ctx, 'read', 'voice')
  const voice = await fingerprintFor(ctx, await activeSamples(ctx))
  if (voice === undefined)
    throw new AppError('timeout', 'Your samples could not be read in time. They are kept; try again in a moment.')
  return voice
}
