import { setOf } from '../lists.ts'
import type { SentenceWords } from '../sentences.ts'

export const german: SentenceWords = {
  abbreviations: setOf('bzw ca inkl sog evtl ggf bspw tel max min std mio mrd hr fr dr prof'),
  references: setOf('nr art bd abs abb kap'),
  lists: setOf('etc usw'),
  shortMonths: setOf('jan feb apr aug sept nov dez'),
  units: setOf('min std'),
  afterUnit: 'am|im|in|pro|per|je|an|bis|lang|vor|nach|zu|statt|und',
  afterUnitStart: 'spät|früh',
  ordinals: {
    counted:
      /^(?:Januar|Februar|März|April|Mai|Juni|Juli|August|September|Oktober|November|Dezember|Quartal|Jahr|Stock|Platz)/,
    before: /(?:^|\s)(?:am|der|die|das|den|dem|im|zum|vom|beim|des|ab|bis|seit) \d{1,2}$/iu,
    surelyBefore: /(?:^|\s)(?:der|dem|im|zum|vom|beim|ab|bis|seit) \d{1,2}$/iu,
  },
  step: 'Schritt',
  firstPerson: /(?<!\p{L})(?:ich|wir|mich|mir|uns|mein\p{L}{0,2}|unser\p{L}{0,2})(?!\p{L})/iu,
}
