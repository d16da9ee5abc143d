import type { fingerprintOf } from '#shared/voice/voice.ts'
import type { WithAnalysis } from '../analysis/analysis.ts'
import type { Context } from '../context.ts'
import type { chosenOfImport, fitting, previewOfImport } from './found.ts'
import type { nearestTo } from './nearest.ts'

export type VoiceContext = Context & WithAnalysis<VoiceAnalyses>

export interface VoiceAnalyses {
  chosenOfImport: typeof chosenOfImport
  fingerprintOf: typeof fingerprintOf
  fitting: typeof fitting
  nearestTo: typeof nearestTo
  previewOfImport: typeof previewOfImport
}
