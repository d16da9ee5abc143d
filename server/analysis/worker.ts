import { setPriority } from 'node:os'
import { isDeepStrictEqual } from 'node:util'
import type { Language } from '#shared/catalogue.ts'
import { claimsIn, type Evidence, settleInstructed, settleTyped, traceClaims, unaskedClaims } from '#shared/claims.ts'
import type { PostContent } from '#shared/posts.ts'
import type { WritingEvidence } from '#shared/proofs.ts'
import { fingerprintOf } from '#shared/voice/voice.ts'
import { AppError, type ErrorCode } from '../errors.ts'
import { settle } from '../posts/settle.ts'
import { chosenOfImport, fitting, previewOfImport } from '../voice/found.ts'
import { arrange } from '../writing/arranger/arrange.ts'
import { proposeIdeas } from '../writing/arranger/ideas.ts'
import { checkDraft, checkRevision, type DraftCheck } from '../writing/check-draft.ts'
import type { WritingTask } from '../writing/engines/engine.ts'
import { chooseHook } from '../writing/hooks.ts'
import { nearestTo } from '../writing/nearest.ts'
import { remarksThatHold } from '../writing/remarks.ts'

// On Linux each thread has its own priority: the one that serves requests comes first.
if (process.platform === 'linux') setPriority(10)

/** What is cached of a text is keyed by its object, so equal material becomes the same object again. */
let material: WritingEvidence | undefined
function known(task: WritingTask): WritingTask {
  if (!task.author) return task
  if (!isDeepStrictEqual(material, task.author.evidence)) material = task.author.evidence
  return { ...task, author: { ...task.author, evidence: material! } }
}

/** What runs in a thread: pure functions of plain values. */
export const analyses = {
  /** Once all of this is loaded. */
  ready: () => null,
  claimsIn,
  unaskedIn: (content: PostContent, language: Language, evidence: Evidence) =>
    unaskedClaims(traceClaims(content, language, evidence), evidence.settled),
  settleTyped,
  settle,
  settleInstructed,
  checkDraft: (draft: Partial<PostContent>, task: WritingTask): DraftCheck => checkDraft(draft, known(task)),
  checkRevision: (former: DraftCheck, revised: Partial<PostContent>, task: WritingTask): DraftCheck =>
    checkRevision(former, revised, known(task)),
  chooseHook: (hooks: readonly string[], task: WritingTask): string => chooseHook(hooks, known(task)),
  fingerprintOf,
  nearestTo,
  remarksThatHold,
  previewOfImport,
  chosenOfImport,
  fitting,
  arrange,
  proposeIdeas,
}
export type Analyses = typeof analyses

export interface Request {
  name: keyof Analyses
  input: readonly unknown[]
}

/** An AppError is sent as plain values, because errors lose their class on the way out of a thread. */
export type Outcome = { result: unknown } | { refused: { code: ErrorCode; message: string } }

export default async function work({ name, input }: Request): Promise<Outcome> {
  try {
    return { result: await (analyses[name] as (...input: readonly unknown[]) => unknown)(...input) }
  } catch (error) {
    if (!(error instanceof AppError)) throw error
    return { refused: { code: error.code, message: error.message } }
  }
}
