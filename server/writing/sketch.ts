import { setImmediate } from 'node:timers/promises'
import { isNotNull } from 'drizzle-orm'
import { aiModels } from '#shared/catalogue.ts'
import { minSamplesForStyle, type VoiceSketch } from '#shared/samples.ts'
import { msg, plural } from '#shared/say.ts'
import { sentencesIn } from '#shared/text/sentences.ts'
import type { Failed } from '#shared/voice/sketch-check.ts'
import type { WithAnalysis } from '../analysis/analysis.ts'
import { authorship, isOwn } from '../authorship.ts'
import { noReservation } from '../billing/reservations.ts'
import type { Context, WithStopping } from '../context.ts'
import { voiceSketches } from '../database/schema.ts'
import { AppError } from '../errors.ts'
import { authorize } from '../permissions.ts'
import type { VoiceAnalyses } from '../voice/analyses.ts'
import { type ActiveSample, activeSamples } from '../voice/voice.ts'
import type { Ask, Draft, Engine } from './engine.ts'
import type { WithEngines } from './engines/engines.ts'
import { sketchFormat } from './engines/output-formats.ts'
import type { SketchOutput } from './engines/read-output.ts'
import { generate } from './generation.ts'
import { sketchAgainPrompt, sketchPrompt } from './prompts/sketch-prompt.ts'

/** The newest samples show how someone writes today, and the prompt stays short. */
const maxSamples = 12
const maxCharacters = 20_000

type Services = WithAnalysis<VoiceAnalyses> & WithStopping

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
    checkedAgainst: row?.checkedAgainst ?? null,
    isOutdated: row !== undefined && isOutdated(row, samples),
    canBeMade: engine !== undefined && samples.length >= minSamplesForStyle,
  }
}

export async function makeSketch(ctx: Context & WithEngines & Services, signal: AbortSignal): Promise<VoiceSketch> {
  authorize(ctx, 'write', 'voice')
  const [samples, engine] = await Promise.all([activeSamples(ctx), describing(ctx)])
  if (samples.length < minSamplesForStyle)
    throw new AppError(
      'invalid',
      msg`This needs at least ${plural({ least: minSamplesForStyle }, { other: '# active samples' })}; you have ${plural({ count: samples.length }, { other: '#' })}.`,
    )
  if (!engine) throw new AppError('invalid', 'This needs a model. Connect one, or write the description yourself.')
  await describe(ctx, engine, samples, signal, true)
  return sketchOf(ctx)
}

export async function changeSketch(ctx: Context & WithEngines, text: string): Promise<VoiceSketch> {
  authorize(ctx, 'write', 'voice')
  if (text) await store(ctx, { text, sampleIds: [], engine: null, checkedAgainst: null }, true)
  else await ctx.db.delete(voiceSketches).where(isOwn(ctx, voiceSketches))
  return sketchOf(ctx)
}

/** Runs along with a draft: has the engine describe its author if no description fits the samples. Never rejects. */
export async function renewSketch(ctx: Context & Services, engine: Engine, signal: AbortSignal): Promise<void> {
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

type Sketch = Pick<Row, 'text' | 'sampleIds' | 'engine' | 'checkedAgainst'>

/** Does not count against the plan: the limit on writing bounds its cost. */
async function describe(
  ctx: Context & Services,
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
    work: () => checkedSketch(ctx, engine.ask!, texts, signal),
    store: async (tx, { text, checkedAgainst }) => {
      await store(tx, { text, checkedAgainst, sampleIds, engine: engine.label }, replacesOwnWords)
      return { postId: null }
    },
  })
}

/** With fewer samples all of them are needed for the description. */
const fewestToHoldBack = 6

/**
 * Describes a voice from two thirds of the samples and checks the description against the others. Where they contradict
 * it, it is written once more; of the better one, sentences that they still contradict are left out.
 */
async function checkedSketch(
  { analysis, log }: Context & Services,
  ask: Ask,
  samples: readonly string[],
  signal: AbortSignal,
): Promise<{ text: string; checkedAgainst: number | null; usage: Draft['usage'] }> {
  const isHeldBack = (place: number) => samples.length >= fewestToHoldBack && place % 3 === 2
  const read = samples.filter((_, place) => !isHeldBack(place))
  const others = samples.filter((_, place) => isHeldBack(place))
  const format = sketchFormat
  const failedIn = ({ statements }: SketchOutput) => analysis.failedStatements(statements, others)
  const first = await ask({ ...sketchPrompt(read), format }, { signal })
  let { output, usage } = first
  if (others.length === 0 || output.statements.length === 0) return { text: output.sketch, checkedAgainst: null, usage }
  let failed = await failedIn(output)
  if (failed && failed.length > 0) {
    try {
      const again = await ask({ ...sketchAgainPrompt(read, output.sketch, failed), format }, { signal })
      usage = sumOf(usage, again.usage)
      const failedAgain = await failedIn(again.output)
      if (failedAgain && failedAgain.length < failed.length) [output, failed] = [again.output, failedAgain]
    } catch (err) {
      log.warn({ err }, 'failed to rewrite the description of a voice')
    }
  }
  if (!failed) return { text: output.sketch, checkedAgainst: null, usage }
  return { text: withoutSentences(output.sketch, failed), checkedAgainst: others.length, usage }
}

function withoutSentences(text: string, failed: readonly Failed[]): string {
  const isWrong = (sentence: string) => failed.some(({ quote }) => sentence.includes(quote))
  const right = sentencesIn(text, { language: 'english' }).filter((sentence) => !isWrong(sentence.text))
  return right.map((sentence) => sentence.text).join(' ') || text
}

const sumOf = (one: Draft['usage'], other: Draft['usage']): Draft['usage'] => ({
  inputTokens: (one.inputTokens ?? 0) + (other.inputTokens ?? 0),
  outputTokens: (one.outputTokens ?? 0) + (other.outputTokens ?? 0),
})

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
