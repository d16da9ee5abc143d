import { setOf } from '../lists.ts'
import type { SentenceWords } from '../sentences.ts'

export const french: SentenceWords = {
  abbreviations: setOf('env ex mme mlle st'),
  references: setOf('no art chap vol fig pp'),
  lists: setOf('etc'),
  shortMonths: setOf('sept oct nov'),
  units: setOf('min'),
  afterUnit: 'par|de|et',
  step: 'Étape',
  firstPerson: /(?<!\p{L})(?:je|j|me|mon|ma|mes|nous|notre|nos|on)(?!\p{L})/iu,
}
