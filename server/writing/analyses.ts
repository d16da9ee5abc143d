import type { claimsIn, settleInstructed } from '#shared/claims/claims.ts'
import type { WithAnalysis } from '../analysis/analysis.ts'
import type { Context, Deps, WithStopping } from '../context.ts'
import type { PostAnalyses } from '../posts/analyses.ts'
import type { VoiceAnalyses } from '../voice/analyses.ts'
import type { arrange } from './arranger/arrange.ts'
import type { openedWith } from './arranger/edit.ts'
import type { proposeIdeas } from './arranger/ideas.ts'
import type { checkDraft, checkRevision } from './check-draft.ts'
import type { WithEngines } from './engines/engines.ts'
import type { chooseHook, openingsToKeep } from './hooks.ts'
import type { remarksThatHold } from './remarks.ts'

export type WritingServices = WithEngines & WithStopping & WithAnalysis<WritingAnalyses & PostAnalyses & VoiceAnalyses>

export type WritingContext = Context & Deps & WritingServices

export interface WritingAnalyses {
  arrange: typeof arrange
  checkDraft: typeof checkDraft
  checkRevision: typeof checkRevision
  chooseHook: typeof chooseHook
  claimsIn: typeof claimsIn
  openedWith: typeof openedWith
  openingsToKeep: typeof openingsToKeep
  proposeIdeas: typeof proposeIdeas
  remarksThatHold: typeof remarksThatHold
  settleInstructed: typeof settleInstructed
}
