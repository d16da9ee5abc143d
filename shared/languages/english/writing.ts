import type { WritingWords } from '../writing.ts'
import { englishArranging } from './arranging.ts'
import { englishIdeas } from './ideas.ts'
import { englishInterview } from './interview.ts'

export const english: WritingWords = {
  arranging: englishArranging,
  ideas: englishIdeas,
  interview: englishInterview,
  address: null,
  overused: [
    'delve',
    'leverage',
    'unlock',
    'landscape',
    'testament',
    'game-changer',
    'journey',
    'here’s the thing',
    'let that sink in',
    'the result?',
    'thrilled to announce',
  ],
}
