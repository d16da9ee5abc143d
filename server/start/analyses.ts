import type { Logger } from 'pino'
import { startThreads } from '../analysis/analysis.ts'
import { programFile } from '../config/places.ts'
import type { Analyses } from './analysis-worker.ts'

/** A response can do without findings; the other results are the response. */
const findingMs = 2_000
const responseMs = 10_000
const deadlines: Partial<Record<keyof Analyses, number>> = {
  fingerprintOf: responseMs,
  lessonOf: responseMs,
  arrange: responseMs,
  proposeIdeas: responseMs,
  remarksThatHold: responseMs,
  previewOfImport: responseMs,
  chosenOfImport: responseMs,
  fitting: responseMs,
  unaskedIn: responseMs,
  pagesOf: responseMs,
  drawCarousel: responseMs,
  compareTraits: responseMs,
}

interface Options {
  log: Logger
  deadlineOf?: (name: keyof Analyses) => number
}

export const startAnalyses = ({ log, deadlineOf = (name) => deadlines[name] ?? findingMs }: Options) =>
  startThreads<Analyses>({ worker: programFile('analysis-worker'), log, deadlineOf })
