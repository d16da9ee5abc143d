import type { Language } from '#shared/catalogue.ts'
import { type Evidence, type settleTyped, traceClaims, unaskedClaims } from '#shared/claims/claims.ts'
import type { PostContent } from '#shared/posts.ts'
import type { WithAnalysis } from '../analysis/analysis.ts'
import type { Context } from '../context.ts'
import type { settle } from './settle.ts'

/** Claims without backing that the author was not asked about. */
export const unaskedIn = (content: PostContent, language: Language, evidence: Evidence) =>
  unaskedClaims(traceClaims(content, language, evidence), evidence.settled)

/** For use-cases that create or change posts. */
export type PostContext = Context & WithAnalysis<PostAnalyses>

/** Analyses of posts that run in worker threads. */
export interface PostAnalyses {
  settle: typeof settle
  settleTyped: typeof settleTyped
  unaskedIn: typeof unaskedIn
}
