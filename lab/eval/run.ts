import { setTimeout as delay } from 'node:timers/promises'
import type { InThreads } from '../../server/analysis/analysis.ts'
import type { WritingAnalyses } from '../../server/writing/analyses.ts'
import type { Engine } from '../../server/writing/engine.ts'
import { writeWell } from '../../server/writing/write-well.ts'
import type { PostContent } from '../../shared/posts.ts'
import { type EvalBrief, evalBriefs } from './briefs.ts'
import { addedSentences, type Measured, measure, sharedByPairs } from './measure.ts'
import { taskOf } from './task.ts'

export interface RunPost extends Measured {
  brief: EvalBrief
  /** From 0; later turns regenerate the same request. */
  turn: number
  content: PostContent
  /** Milliseconds, including the revision if there was one. */
  duration: number
  /** Rules that the first draft broke. */
  broke: string[]
  tokens: number | null
}

/** The posts of one engine for the fixed briefs. */
export interface Run {
  engine: string
  label: string
  promptVersion: string | null
  date: string
  posts: RunPost[]
  /** Briefs on which the engine failed, with its error. */
  failures: { brief: EvalBrief; sentence: string }[]
}

export interface RunOptions {
  /** How often each of the repeated briefs is written. */
  regenerations: number
  /** How many briefs of each language are repeated. */
  repeated: number
  onPost?: (done: number, all: number) => void
}

/** Writes every brief once and the first few of each language several times, like the product. */
export async function run(
  engine: Engine,
  analysis: InThreads<WritingAnalyses>,
  { regenerations, repeated, onPost }: RunOptions,
): Promise<Run> {
  const ranks = new Map<string, number>()
  const jobs = evalBriefs.flatMap((brief) => {
    const rank = (ranks.get(brief.language) ?? 0) + 1
    ranks.set(brief.language, rank)
    return Array.from({ length: rank <= repeated ? regenerations : 1 }, (_, turn) => ({ brief, turn }))
  })
  const posts: RunPost[] = []
  const failures: Run['failures'] = []
  for (const [at, { brief, turn }] of jobs.entries()) {
    try {
      posts.push(await writeOne(engine, analysis, brief, turn))
    } catch (error) {
      failures.push({ brief, sentence: error instanceof Error ? error.message : String(error) })
      // A provider over its limit needs a moment.
      if (engine.id !== 'arranger') await delay(1_000)
    }
    onPost?.(at + 1, jobs.length)
  }
  const { id, label, promptVersion } = engine
  return { engine: id, label, promptVersion, date: new Date().toISOString(), posts, failures }
}

async function writeOne(
  engine: Engine,
  analysis: InThreads<WritingAnalyses>,
  brief: EvalBrief,
  turn: number,
): Promise<RunPost> {
  const startedAt = performance.now()
  const options = { signal: new AbortController().signal }
  const draft = await writeWell(engine, taskOf(brief, 10 + turn), options, analysis)
  if (!draft.broke) throw new Error('The draft could not be checked in time.')
  const duration = performance.now() - startedAt
  const content = draft.content as PostContent
  const spent = [
    draft.usage.inputTokens,
    draft.usage.outputTokens,
    draft.revision?.inputTokens,
    draft.revision?.outputTokens,
  ]
  const counted = spent.filter((tokens) => typeof tokens === 'number')
  return {
    ...measure(brief, content),
    brief,
    turn,
    content,
    duration,
    broke: draft.broke,
    tokens: counted.length ? counted.reduce((sum, tokens) => sum + tokens, 0) : null,
  }
}

/** The figures of a run, for all posts or one language. */
export function summarise(posts: readonly RunPost[]) {
  const repeated = [...Map.groupBy(posts, ({ brief }) => brief.id).values()].filter((group) => group.length > 1)
  const shared = repeated.flatMap((group) =>
    sharedByPairs(group.map(({ brief, content }) => addedSentences(brief, content))),
  )
  return {
    posts: posts.length,
    score: mean(posts.map(({ score }) => score)),
    withViolation: posts.filter(({ violations }) => violations.length > 0).length / (posts.length || 1),
    invented: mean(posts.map(({ invented }) => invented.length)),
    blanks: mean(posts.map(({ blanks }) => blanks)),
    slop: mean(posts.map(({ slopPer100Words }) => slopPer100Words)),
    rhythm: mean(posts.map(({ rhythm }) => rhythm)),
    characters: mean(posts.map(({ characters }) => characters)),
    /** Mean share of sentences that two regenerations share; NaN if no brief was repeated. */
    shared: mean(shared),
    duration: mean(posts.map(({ duration }) => duration)),
    sentBack: posts.filter(({ broke }) => broke.length > 0).length / (posts.length || 1),
    tokens: mean(posts.flatMap(({ tokens }) => (tokens === null ? [] : [tokens]))),
  }
}

export type Summary = ReturnType<typeof summarise>

const mean = (values: readonly number[]): number =>
  values.length ? values.reduce((sum, value) => sum + value, 0) / values.length : Number.NaN
