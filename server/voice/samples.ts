import { randomUUID } from 'node:crypto'
import { and, desc, eq, inArray, type SQL, sql } from 'drizzle-orm'
import { maxSamples, type Sample, type SampleSource, type WritingStyle } from '#shared/samples.ts'
import { msg } from '#shared/say.ts'
import { styleEntries } from '#shared/voice/style.ts'
import { addMaterialEntry } from '../activity/entries.ts'
import { authorship, isOwn } from '../authorship.ts'
import { requireFeature } from '../billing/limits.ts'
import { type Context, within } from '../context.ts'
import { writingSamples } from '../database/schema.ts'
import { notFound } from '../errors.ts'
import { shortDayOf } from '../language/parts.ts'
import { say } from '../language/say.ts'
import { authorize } from '../permissions.ts'
import { requireRoom } from '../quotas.ts'
import { moveToTrash } from '../trash/move.ts'
import type { VoiceContext } from './analyses.ts'
import { trashableSamples } from './trash.ts'
import { voiceOf } from './voice.ts'

const mine = (ctx: Context) => isOwn(ctx, writingSamples)
const isOwnSample = (ctx: Context, id: string) => and(eq(writingSamples.id, id), mine(ctx))

type Row = typeof writingSamples.$inferSelect

const toSample = (
  { language }: Context,
  { workspaceId: _, authorId: _author, urn: _urn, title, postedAt, isActive, createdAt, ...row }: Row,
): Sample => ({
  ...row,
  title: title ?? (postedAt && say(msg`Post of ${{ day: shortDayOf(postedAt) }}`, language)),
  active: isActive,
  createdAt: createdAt.toISOString(),
})

const pageOfMany = 50

export async function* everySample(ctx: Context): AsyncGenerator<string> {
  authorize(ctx, 'read', 'voice')
  const { createdAt, id } = writingSamples
  for (let last: Row | undefined, isMore = true; isMore; ) {
    const after = last && sql`(${createdAt}, ${id}) < (${last.createdAt.toISOString()}::timestamptz, ${last.id})`
    const rows = await ctx.db
      .select()
      .from(writingSamples)
      .where(and(mine(ctx), after))
      .orderBy(desc(createdAt), desc(id))
      .limit(pageOfMany)
    yield JSON.stringify(rows.map((row) => toSample(ctx, row)))
    last = rows.at(-1)
    isMore = rows.length === pageOfMany
  }
}

export interface NewSample {
  title?: string | null
  content: string
  source: SampleSource
  active: boolean
}

export async function addSample(ctx: Context, { title, content, source, active }: NewSample): Promise<Sample> {
  authorize(ctx, 'write', 'voice')
  return ctx.db.transaction(async (tx) => {
    await requireRoom(within(ctx, tx), writingSamples, maxSamples, 'samples')
    const [row] = await tx
      .insert(writingSamples)
      .values({
        id: randomUUID(),
        ...authorship(ctx),
        title: title || null,
        content,
        source,
        isActive: active,
        createdAt: ctx.now(),
      })
      .returning()
    await addMaterialEntry(within(ctx, tx), 'sample added')
    return toSample(ctx, row!)
  })
}

export async function activateSample(ctx: Context, id: string, isActive: boolean): Promise<Sample> {
  authorize(ctx, 'write', 'voice')
  return ctx.db.transaction(async (tx) => {
    const [row] = await tx.update(writingSamples).set({ isActive }).where(isOwnSample(ctx, id)).returning()
    if (!row) throw notFound('Writing sample')
    await addMaterialEntry(within(ctx, tx), 'voice changed')
    return toSample(ctx, row)
  })
}

export async function deleteSample(ctx: Context, id: string): Promise<void> {
  authorize(ctx, 'write', 'voice')
  const deleted = await trashSamples(ctx, isOwnSample(ctx, id))
  if (deleted.length === 0) throw notFound('Writing sample')
}

/** Deletes those of the samples that are the author's. Also undoes an import. */
export async function deleteSamples(ctx: Context, ids: string[]): Promise<void> {
  authorize(ctx, 'write', 'voice')
  await trashSamples(ctx, and(inArray(writingSamples.id, ids), mine(ctx)))
}

const trashSamples = (ctx: Context, which: SQL | undefined): Promise<string[]> =>
  ctx.db.transaction(async (tx) => {
    const scope = within(ctx, tx)
    const deleted = await moveToTrash(scope, trashableSamples, which)
    if (deleted.length > 0) await addMaterialEntry(scope, 'sample deleted')
    return deleted
  })

/** The author's style, from their active samples; empty for fewer than two. */
export async function styleOf(ctx: VoiceContext): Promise<WritingStyle> {
  authorize(ctx, 'read', 'voice')
  await requireFeature(ctx, 'writing-style analysis')
  const entries = Object.entries(styleEntries(await voiceOf(ctx)))
  return Object.fromEntries(entries.map(([name, sentences]) => [name, say(sentences, ctx.language)]))
}
