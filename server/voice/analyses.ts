import type { lessonOf } from '#shared/voice/habits-lesson.ts'
import type { failedStatements } from '#shared/voice/sketch-check.ts'
import type { fingerprintOf } from '#shared/voice/voice.ts'
import type { WithAnalysis } from '../analysis/analysis.ts'
import type { Context } from '../context.ts'
import type { chosenOfImport, fitting, previewOfImport } from './found.ts'
import type { nearestTo } from './nearest.ts'

export type VoiceContext = Context & WithAnalysis<VoiceAnalyses>

export interface VoiceAnalyses {
  chosenOfImport: typeof chosenOfImport
  failedStatements: typeof failedStatements
  fingerprintOf: typeof fingerprintOf
  fitting: typeof fitting
  lessonOf: typeof lessonOf
  nearestTo: typeof nearestTo
  previewOfImport: typeof previewOfImport
}
