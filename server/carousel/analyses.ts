import type { pagesOf } from '#shared/carousel/pages.ts'
import type { WithAnalysis } from '../analysis/analysis.ts'
import type { drawCarousel } from './draw.ts'

export interface CarouselAnalyses {
  pagesOf: typeof pagesOf
  drawCarousel: typeof drawCarousel
}

export type WithCarousels = WithAnalysis<CarouselAnalyses>
