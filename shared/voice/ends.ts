import type { ParsedText, Sentence } from './parsed-text.ts'
import { percent, placed, type Rule, round, whether } from './rule.ts'

export const opening = ({ sentences }: ParsedText): Sentence | undefined => sentences[0]
const closing = ({ sentences }: ParsedText): Sentence | undefined => sentences.at(-1)
export const isQuestion = ({ text }: Pick<Sentence, 'text'>): boolean => /[?？](?:(?![?？])\W)*$/u.test(text)
export const quote = ({ text }: Sentence): string => {
  const letters = [...text]
  return `“${letters.length <= 120 ? text : `${letters.slice(0, 120).join('').trimEnd()}…`}”`
}

export const ends: readonly Rule[] = [
  {
    id: 'opening-words',
    name: 'Words in the first sentence',
    unit: 'words',
    spread: 3,
    of: (text) => opening(text)?.words.length ?? null,
    say: ({ mean: average, texts }) => {
      const openings = texts.flatMap((text) => opening(text) ?? [])
      const shortest = openings.reduce((one, other) => (other.words.length < one.words.length ? other : one))
      return `Your first sentence has ${round(average)} words on average. The shortest: ${quote(shortest)}`
    },
    evidence: placed(opening),
  },
  whether({
    id: 'opening-question',
    name: 'Opening question',
    at: opening,
    is: isQuestion,
    does: 'It opens with a question',
    doesNot: 'It does not open with a question',
    say: ({ mean: average }) =>
      average === 0
        ? 'You do not open with a question.'
        : `You open ${percent(average)} of your posts with a question.`,
  }),
  whether({
    id: 'opening-self',
    name: 'Opening with yourself',
    isBound: true,
    at: opening,
    is: ({ terms }, { self, team }) => self.has(terms[0] ?? '') || team.has(terms[0] ?? ''),
    does: 'It opens with the author',
    doesNot: 'It does not open with the author',
    say: ({ mean: average }) =>
      average === 0
        ? 'You do not open with yourself or your team.'
        : `You open ${percent(average)} of your posts with yourself or your team.`,
  }),
  whether({
    id: 'closing-question',
    name: 'Closing question',
    at: closing,
    is: isQuestion,
    does: 'It ends with a question',
    doesNot: 'It does not end with a question',
    say: ({ mean: average, texts }) => {
      const closings = texts.flatMap((text) => closing(text) ?? [])
      return average === 0
        ? `You end with a statement, for example ${quote(closings[0]!)}`
        : `You end ${percent(average)} of your posts with a question, for example ${quote(closings.find(isQuestion)!)}`
    },
  }),
]
