import type { WritingWords } from '../writing.ts'
import { germanArranging } from './arranging.ts'
import { germanIdeas } from './ideas.ts'
import { germanInterview } from './interview.ts'

export const german: WritingWords = {
  arranging: germanArranging,
  ideas: germanIdeas,
  interview: germanInterview,
  address: {
    // “Macht ihr” may mean "her"; these verb forms fit only "you". A request starts its sentence.
    informal:
      /(?<!\p{L})(?:[Dd](?:u|ich|ir|ein(?:e[mnrs]?)?)|[Ee](?:uch|uer|ure[mnrs]?)|(?:[Hh]ab|[Ss]ei|[Ww]oll|[Kk]önn|[Mm]üss|[Dd]ürf|[Ss]oll|[Ww]iss)(?:t|d) ihr|(?:Schreib|Sag|Erzähl|Schick|Verrat)(?:e?t|e)? (?:mir|uns))(?!\p{L})/gu,
    // At the start of a sentence it may mean "she" or "they".
    formal: /(?<=[\p{Ll},] )(?:Sie|Ihnen|Ihre?[mnrs]?)(?!\p{L})/gu,
    narration:
      /(?<!\p{L})(?:sagten?|sagt(?! (?:ihr|mir|uns))|meinten?|fragten?|antworteten?|rief(?:en)?|schrieb(?:en)?|(?:ge(?:sag|frag|mein|antworte)t|geschrieben)|(?:ge)?(?:siez|duz)\p{L}{1,4}|(?:per|beim|zum|vom|aufs) (?:Du|Sie)|das (?:Du|Sie)(?=[.,!]| an(?:geboten|zubieten|bieten|bot)))(?!\p{L})/u,
    names: { informal: '“du” (several: “ihr”)', formal: '“Sie”' },
  },
  overused: [
    'eintauchen',
    'Gamechanger',
    'auf das nächste Level',
    'Mehrwert',
    'ganzheitlich',
    'nahtlos',
    'in einer Welt, in der',
    'Hand aufs Herz',
    'Das Ergebnis?',
    'der Schlüssel zum Erfolg',
    'ich freue mich riesig',
  ],
}
