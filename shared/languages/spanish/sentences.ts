import { setOf } from '../lists.ts'
import type { SentenceWords } from '../sentences.ts'

export const spanish: SentenceWords = {
  abbreviations: setOf('sr sra srta dra ud uds ej'),
  references: setOf('núm art cap pág págs'),
  lists: setOf('etc'),
  shortMonths: setOf('sept oct nov'),
  units: setOf('min'),
  afterUnit: 'a|al|y|por|de',
  step: 'Paso',
  firstPerson: /(?<!\p{L})(?:yo|me|mis?|nos|nosotr[oa]s|nuestr[oa]s?|he|hemos|\p{L}{1,30}(?:amos|imos|é|í))(?!\p{L})/iu,
}
