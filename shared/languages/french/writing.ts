import type { WritingWords } from '../writing.ts'
import { frenchArranging } from './arranging.ts'
import { frenchIdeas } from './ideas.ts'
import { frenchInterview } from './interview.ts'

export const french: WritingWords = {
  arranging: frenchArranging,
  ideas: frenchIdeas,
  interview: frenchInterview,
  address: {
    informal: /(?<!\p{L})(?:tu|te|toi|ton|tes|t(?=[’'])|\p{L}{1,20}(?:e|[iu]s)-moi)(?!\p{L})/giu,
    formal: /(?<!\p{L})(?:vous|votre|vos|\p{L}{3,20}ez-moi|\p{L}{1,20}ites-moi)(?!\p{L})/giu,
    narration:
      /(?<!\p{L})(?:dit(?=\s?:)|(?<!vous |t[’'])(?:a|ont|avait|avaient|(?:lui|leur) ai) (?:dit|demandé|répondu|écrit|lancé|expliqué|crié)|disai(?:t|ent)|demandai(?:t|ent)|répond(?:it|ait)|(?:vouvo|tuto)[yi]\p{L}{1,6}|(?:di(?:re|t|sait|sons|sent|saient)|pass\p{L}{1,5} au|du) (?:tu|vous))(?!\p{L})/iu,
    names: { informal: '“tu”', formal: '“vous”' },
  },
  overused: [
    'levier',
    'booster',
    'véritable',
    'incontournable',
    'changer la donne',
    'écosystème',
    'dans un monde où',
    'le résultat ?',
    'et si je vous disais',
    'force est de constater',
    'ravi de vous annoncer',
  ],
}
