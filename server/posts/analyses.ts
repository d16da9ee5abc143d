import type { Language } from '#shared/catalogue.ts'
import { type Evidence, type settleTyped, traceClaims, unaskedClaims } from '#shared/claims/claims.ts'
import { loadSourceRules } from '#shared/claims/source-rules.ts'
import type { PostContent } from '#shared/posts.ts'
import type { WithAnalysis } from '../analysis/analysis.ts'
import type { Context } from '../context.ts'
import type { settle } from './settle.ts'

await loadSourceRules()

/** Claims without backing that the author was not asked about. */
export const unaskedIn = (content: PostContent, language: Language, evidence: Evidence) =>
  unaskedClaims(traceClaims(content, language, evidence), evidence.settled)

export type PostContext = Context & WithAnalysis<PostAnalyses>

export interface PostAnalyses {
  settle: typeof settle
  settleTyped: typeof settleTyped
  unaskedIn: typeof unaskedIn
}
