import { createHash } from 'node:crypto'
import { and, desc, eq, lte, type SQL, sql } from 'drizzle-orm'
import { QueryBuilder } from 'drizzle-orm/pg-core'
import type { ShownLanguage } from '#shared/interface-languages.ts'
import type { Fingerprint, FoundFingerprint } from '#shared/voice/fingerprint.ts'
import { author, authorship, isOwnedBy, type Owner } from '../authorship.ts'
import type { Context } from '../context.ts'
import { writingSamples } from '../database/schema.ts'
import { AppError } from '../errors.ts'
import { say } from '../language/say.ts'
import { authorize } from '../permissions.ts'
import type { VoiceContext } from './analyses.ts'

export interface ActiveSample {
  id: string
  content: string
}

/** The most characters to measure, some 500 posts of usual length. Older samples add nothing new. */
const maxCharacters = 700_000

function activeOf(owner: Owner) {
  const { id, content, createdAt, isActive } = writingSamples
  const read = sql<number>`sum(length(${content})) over (order by ${desc(createdAt)}, ${desc(id)})`
    .mapWith(Number)
    .as('read')
  return new QueryBuilder()
    .select({ id, content, read })
    .from(writingSamples)
    .where(and(isOwnedBy(owner, writingSamples), eq(isActive, true)))
    .as('rows')
}

/** The samples that show an author's style, newest first: the acting author's, or another member's. */
export async function activeSamples(ctx: Context, authorId = author(ctx).id): Promise<ActiveSample[]> {
  const rows = activeOf({ workspaceId: ctx.workspaceId, authorId })
  return ctx.db
    .select({ id: rows.id, content: rows.content })
    .from(rows)
    .where(lte(rows.read, maxCharacters))
    .orderBy(rows.read)
}

export function activeSamplesJson(owner: Owner): SQL<ActiveSample[]> {
  const rows = activeOf(owner)
  return sql`(select coalesce(json_agg(json_build_object('id', ${rows.id}, 'content', ${rows.content}) order by ${rows.read}), '[]')
    from ${rows} where ${lte(rows.read, maxCharacters)})`
}

/** A sample's text never changes, so the ids identify the texts that were read. */
const keyOf = (samples: readonly Pick<ActiveSample, 'id'>[]): string =>
  createHash('sha256')
    .update(samples.map(({ id }) => id).join())
    .digest('base64url')

/** The latest fingerprint of each of the most recent authors; one takes some 20 KB. */
const fingerprints = new Map<string, { key: string; voice: FoundFingerprint | null }>()
const maxFingerprints = 500

/** The fingerprint of these samples; undefined when measuring took too long. */
export async function fingerprintFor(
  ctx: VoiceContext,
  samples: readonly ActiveSample[],
): Promise<FoundFingerprint | null | undefined> {
  // One text does not show what its author usually does.
  if (samples.length < 2) return null
  const { workspaceId, authorId } = authorship(ctx)
  const place = `${workspaceId} ${authorId}`
  const key = keyOf(samples)
  let known = fingerprints.get(place)
  if (known?.key !== key) {
    const voice = await ctx.analysis.fingerprintOf(samples.map(({ content }) => content))
    if (voice === undefined) return undefined
    known = { key, voice }
  }
  fingerprints.delete(place)
  fingerprints.set(place, known)
  const [oldest] = fingerprints.keys()
  if (fingerprints.size > maxFingerprints && oldest) fingerprints.delete(oldest)
  return known.voice
}

/** How the author writes, measure by measure. Every plan has it, because writing needs it. */
export async function voiceOf(ctx: VoiceContext): Promise<FoundFingerprint | null> {
  authorize(ctx, 'read', 'voice')
  const voice = await fingerprintFor(ctx, await activeSamples(ctx))
  if (voice === undefined)
    throw new AppError('timeout', 'Your samples could not be read in time. They are kept; try again in a moment.')
  return voice
}

/** A fingerprint in the words of a language. */
export const voiceIn = (
  language: ShownLanguage | undefined,
  { measures, summary, ...voice }: FoundFingerprint,
): Fingerprint => ({
  ...voice,
  measures: measures.map(({ name, range, sentence, ...measure }) => ({
    ...measure,
    name: say(name, language),
    range: say(range, language),
    sentence: say(sentence, language),
  })),
  summary: say(summary, language),
})
