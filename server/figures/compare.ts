import type { Compared } from '#shared/figures.ts'
import type { WithAnalysis } from '../analysis/analysis.ts'
import { AppError } from '../errors.ts'
import type { Reader } from './measured.ts'
import { settledPosts } from './settled.ts'
import type { compareTraits } from './traits.ts'

export interface FigureAnalyses {
  compareTraits: typeof compareTraits
}

/** What an author's own posts of each kind reached, beside their other posts. */
export async function comparisonsOf(
  ctx: Reader & WithAnalysis<FigureAnalyses>,
  authorId: string,
  timeZone: string,
): Promise<Compared> {
  const compared = await ctx.analysis.compareTraits(await settledPosts(ctx, authorId), timeZone)
  if (!compared) throw new AppError('unavailable', 'Comparing your posts took too long. Try again.')
  return compared
}
