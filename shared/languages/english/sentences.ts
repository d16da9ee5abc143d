import { setOf } from '../lists.ts'
import type { SentenceWords } from '../sentences.ts'

export const english: SentenceWords = {
  abbreviations: setOf('vs approx mr mrs ms dr prof st inc ltd'),
  references: setOf('no nos art vol fig pp ch chap sec'),
  lists: setOf('etc'),
  shortMonths: setOf('jan feb apr aug sept oct nov dec'),
  units: setOf('min'),
  afterUnit: 'per|a|an|on|at|for|each|every|late|later|ago|early|of|and|to|instead',
  step: 'Step',
  firstPerson: /(?<!\p{L})(?:I|we|my|our|me|us)(?!\p{L})/iu,
}
