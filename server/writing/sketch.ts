import { setImmediate } from 'node:timers/promises'
import { isNotNull } from 'drizzle-orm'
import { aiModels } from '#shared/catalogue.ts'
import { minSamplesForStyle, type VoiceSketch } from '#shared/samples.ts'
import { authorship, isOwn } from '../authorship.ts'
import { noReservation } from '../billing/reservations.ts'
import type { Context, WithStopping } from '../context.ts'
import { voiceSketches } from '../database/schema.ts'
import { AppError } from '../errors.ts'
import { authorize } from '../permissions.ts'
import { type ActiveSample, activeSamples } from '../voice/voice.ts'
import type { Engine } from './engine.ts'
import type { WithEngines } from './engines/engines.ts'
import { sketchFormat } from './engines/output-formats.ts'
import { generate } from './generation.ts'
import { sketchPrompt } from './prompts/sketch-prompt.ts'

/** The newest samples show how someone writes today, and the prompt stays short. */
const maxSamples = 12
const maxCharacters = 20_000

type Row = typeof voiceSketches.$inferSelect

const sketchRow = async (ctx: Context): Promise<Row | undefined> =>
  (await ctx.db.select().from(voiceSketches).where(isOwn(ctx, voiceSketches)))[0]

export const sketchTextOf = async (ctx: Context): Promise<string | null> => (await sketchRow(ctx))?.text ?? null

/** Whether most of its samples are gone, or most of the current ones are new. */
function isOutdated({ sampleIds, engine }: Row, samples: readonly ActiveSample[]): boolean {
  if (engine === null) return false
  const known = new Set(sampleIds)
  const shared = samples.filter(({ id }) => known.has(id)).length
  return shared * 2 < Math.max(known.size, Math.min(samples.length, maxSamples))
}

async function describing(ctx: Context & WithEngines): Promise<Engine | undefined> {
  for (const { id } of aiModels) {
    const engine = await ctx.engines.for(ctx, id)
    if (engine.ask) return engine
  }
  return undefined
}

export async function sketchOf(ctx: Context & WithEngines): Promise<VoiceSketch> {
  authorize(ctx, 'read', 'voice')
  const [row, samples, engine] = await Promise.all([sketchRow(ctx), activeSamples(ctx), describing(ctx)])
  return {
    text: row?.text ?? '',
    engine: row?.engine ?? null,
    isOutdated: row !== undefined && isOutdated(row, samples),
    canBeMade: engine !== undefined && samples.length >= minSamplesForStyle,
  }
}

export async function makeSketch(ctx: Context & WithEngines & WithStopping, signal: AbortSignal): Promise<VoiceSketch> {
  authorize(ctx, 'write', 'voice')
  const [samples, engine] = await Promise.all([activeSamples(ctx), describing(ctx)])
  if (samples.length < minSamplesForStyle)
    throw new AppError(
      'invalid',
      `This needs at least ${minSamplesForStyle} active samples; you have ${samples.length}.`,
    )
  if (!engine) throw new AppError('invalid', 'This needs a model. Connect one, or write the description yourself.')
  await describe(ctx, engine, samples, signal, true)
  return sketchOf(ctx)
}

export async function changeSketch(ctx: Context & WithEngines, text: string): Promise<VoiceSketch> {
  authorize(ctx, 'write', 'voice')
  if (text) await store(ctx, { text, sampleIds: [], engine: null }, true)
  else await ctx.db.delete(voiceSketches).where(isOwn(ctx, voiceSketches))
  return sketchOf(ctx)
}

/** Runs along with a draft: has the engine describe its author if no description fits the samples. Never rejects. */
export async function renewSketch(ctx: Context & WithStopping, engine: Engine, signal: AbortSignal): Promise<void> {
  // A model on this computer writes one text at a time: the draft would wait for it.
  if (!engine.ask || engine.id === 'local') return
  // The draft goes first.
  await setImmediate()
  try {
    const [row, samples] = await Promise.all([sketchRow(ctx), activeSamples(ctx)])
    if (samples.length < minSamplesForStyle || (row && !isOutdated(row, samples))) return
    await describe(ctx, engine, samples, AbortSignal.any([signal, AbortSignal.timeout(besideMs)]), false)
  } catch (err) {
    if (!signal.aborted) ctx.log.warn({ err }, 'failed to describe a voice')
  }
}

/** A draft does not wait longer for its author's description. */
const besideMs = 20_000

type Sketch = Pick<Row, 'text' | 'sampleIds' | 'engine'>

/** Does not count against the plan: the limit on writing bounds its cost. */
async function describe(
  ctx: Context & WithStopping,
  engine: Engine,
  samples: readonly ActiveSample[],
  signal: AbortSignal,
  replacesOwnWords: boolean,
): Promise<void> {
  let left = maxCharacters
  const read = samples.slice(0, maxSamples).filter(({ content }, place) => {
    left -= content.length
    return place === 0 || left >= 0
  })
  const texts = read.map(({ content }) => content.slice(0, maxCharacters))
  const sampleIds = samples.slice(0, maxSamples).map(({ id }) => id)
  await generate(ctx, {
    kind: 'voice',
    engine,
    signal,
    reservation: noReservation,
    work: () => engine.ask!({ ...sketchPrompt(texts), format: sketchFormat }, { signal }),
    store: async (tx, { output }) => {
      await store(tx, { text: output.sketch, sampleIds, engine: engine.label }, replacesOwnWords)
      return { postId: null }
    },
  })
}

/** Replaces text that the author wrote meanwhile only at their request. */
async function store(ctx: Context, sketch: Sketch, replacesOwnWords: boolean): Promise<void> {
  const values = { ...sketch, updatedAt: ctx.now() }
  await ctx.db
    .insert(voiceSketches)
    .values({ ...values, ...authorship(ctx) })
    .onConflictDoUpdate({
      target: [voiceSketches.workspaceId, voiceSketches.authorId],
      set: values,
      ...(!replacesOwnWords && { setWhere: isNotNull(voiceSketches.engine) }),
    })
}
