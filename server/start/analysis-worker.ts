import { setPriority } from 'node:os'
import { isDeepStrictEqual } from 'node:util'
import { pagesOf } from '#shared/carousel/pages.ts'
import { claimsIn, settleInstructed, settleTyped } from '#shared/claims/claims.ts'
import type { KeptOpening } from '#shared/openings.ts'
import type { PostContent } from '#shared/posts.ts'
import type { WritingEvidence } from '#shared/proofs.ts'
import { lessonOf } from '#shared/voice/habits-lesson.ts'
import { failedStatements } from '#shared/voice/sketch-check.ts'
import { fingerprintOf } from '#shared/voice/voice.ts'
import type { Outcome, Request } from '../analysis/analysis.ts'
import type { CarouselAnalyses } from '../carousel/analyses.ts'
import { AppError } from '../errors.ts'
import type { FigureAnalyses } from '../figures/compare.ts'
import { compareTraits } from '../figures/traits.ts'
import { asData } from '../language/say.ts'
import { type ReadingAnalyses, readPost } from '../mcp/read-post.ts'
import { type PostAnalyses, unaskedIn } from '../posts/analyses.ts'
import { settle } from '../posts/settle.ts'
import type { VoiceAnalyses } from '../voice/analyses.ts'
import { chosenOfImport, fitting, previewOfImport } from '../voice/found.ts'
import { nearestTo } from '../voice/nearest.ts'
import type { WritingAnalyses } from '../writing/analyses.ts'
import { arrange } from '../writing/arranger/arrange.ts'
import { openedWith } from '../writing/arranger/edit.ts'
import { proposeIdeas } from '../writing/arranger/ideas.ts'
import { checkDraft, checkRevision, type DraftCheck } from '../writing/check-draft.ts'
import type { Draft, WritingTask } from '../writing/engine.ts'
import { chooseHook, openingsToKeep } from '../writing/hooks.ts'
import { remarksThatHold } from '../writing/remarks.ts'

// On Linux each thread has its own priority: the one that serves requests comes first.
if (process.platform === 'linux') setPriority(10)

/** Caches are keyed by a text's object, so equal material becomes the same object again. */
let material: WritingEvidence | undefined
function known(task: WritingTask): WritingTask {
  if (!task.author) return task
  if (!isDeepStrictEqual(material, task.author.evidence)) material = task.author.evidence
  return { ...task, author: { ...task.author, evidence: material! } }
}

export type Analyses = PostAnalyses &
  VoiceAnalyses &
  WritingAnalyses &
  CarouselAnalyses &
  FigureAnalyses &
  ReadingAnalyses

/** Pure functions of plain values. */
const analyses: Analyses = {
  claimsIn,
  unaskedIn,
  settleTyped,
  settle,
  settleInstructed,
  checkDraft: (draft: Partial<PostContent>, task: WritingTask): DraftCheck => checkDraft(draft, known(task)),
  checkRevision: (former: DraftCheck, revised: Pick<Draft, 'content' | 'passages'>, task: WritingTask): DraftCheck =>
    checkRevision(former, revised, known(task)),
  chooseHook: (hooks: readonly string[], task: WritingTask): string => chooseHook(hooks, known(task)),
  openedWith,
  openingsToKeep: (used: string, hooks: readonly string[], task: WritingTask): KeptOpening[] =>
    openingsToKeep(used, hooks, known(task)),
  failedStatements,
  fingerprintOf,
  lessonOf,
  nearestTo,
  remarksThatHold,
  previewOfImport,
  chosenOfImport,
  fitting,
  arrange,
  proposeIdeas,
  pagesOf,
  readPost,
  compareTraits,
  // Few threads ever need the libraries.
  drawCarousel: async (...given) => (await import('../carousel/draw.ts')).drawCarousel(...given),
}

export default async function work({ name, input }: Request<keyof Analyses>): Promise<Outcome> {
  if (name === null) return { result: null }
  try {
    const analyse = analyses[name] as (...input: readonly unknown[]) => unknown
    return { result: await analyse(...input) }
  } catch (error) {
    if (!(error instanceof AppError)) throw error
    return { refused: { code: error.code, sentence: asData(error.sentence) } }
  }
}
