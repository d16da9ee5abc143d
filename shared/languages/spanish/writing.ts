import type { WritingWords } from '../writing.ts'
import { spanishArranging } from './arranging.ts'
import { spanishIdeas } from './ideas.ts'
import { spanishInterview } from './interview.ts'

export const spanish: WritingWords = {
  arranging: spanishArranging,
  ideas: spanishIdeas,
  interview: spanishInterview,
  address: {
    // A question of one verb, or with a pronoun before it, has no room for a plural noun; in orders with -me the
    // vowel decides.
    informal:
      /(?<!\p{L})(?:tú|tus?|te|ti|contigo|vosotr[oa]s|os|vuestr[oa]s?|dime|dinos|(?:\p{L}{0,12}[áéíóú]\p{L}{1,3}(?<!g|escríb|respónd)a|(?:escríb|respónd)e)(?:me|nos))(?!\p{L})|(?:qué|cómo|cuándo|dónde) (?:(?:l[ao]|me|nos) \p{L}{2,20}[aeá]s(?!\p{L})|\p{L}{3,20}[aeá]s(?=\?))/giu,
    formal: /(?<!\p{L})(?:usted|d[ií]ga(?:me|nos)|escríba(?:me|nos))(?!\p{L})/giu,
    narration:
      /(?<!\p{L})(?:dij(?:o|e|eron)|decían?|(?:he|ha|han|había|habían) dicho|dicen?(?=:)|(?:pregunt|contest|cont|grit|insist|respond|escrib)(?:ó|ió|aron|ieron)|tute\p{L}{1,8}|(?:trat|habl|llam)\p{L}{1,8} (?:a \p{L}{2,20} )?de (?:tú|usted))(?!\p{L})/iu,
    names: { informal: '“tú”', formal: '“usted”' },
  },
  overused: [
    'potenciar',
    'impulsar',
    'panorama',
    'marcar la diferencia',
    'llevar al siguiente nivel',
    'sinergia',
    'en un mundo cada vez más',
    'la clave está en',
    'aquí viene lo interesante',
    'emocionado de anunciar',
  ],
}
