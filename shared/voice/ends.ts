import { msg, plural } from '#shared/say.ts'
import type { ParsedText, Sentence } from './parsed-text.ts'
import { percent, placed, type Rule, rounded, whether } from './rule.ts'

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
    name: msg`Words in the first sentence`,
    unit: 'words',
    spread: 3,
    of: (text) => opening(text)?.words.length ?? null,
    say: ({ mean: average, texts }) => {
      const openings = texts.flatMap((text) => opening(text) ?? [])
      const shortest = openings.reduce((one, other) => (other.words.length < one.words.length ? other : one))
      return msg`Your first sentence has ${plural({ words: rounded(average) }, { one: '# word', other: '# words' })} on average. The shortest: ${{ sentence: quote(shortest) }}`
    },
    evidence: placed(opening),
  },
  whether({
    id: 'opening-question',
    name: msg`Opening question`,
    at: opening,
    is: isQuestion,
    say: ({ mean: average }) =>
      average === 0
        ? msg`You do not open with a question.`
        : msg`You open ${{ percent: percent(average) }}% of your posts with a question.`,
  }),
  whether({
    id: 'opening-self',
    name: msg`Opening with yourself`,
    isBound: true,
    at: opening,
    is: ({ terms }, { self, team }) => self.has(terms[0] ?? '') || team.has(terms[0] ?? ''),
    say: ({ mean: average }) =>
      average === 0
        ? msg`You do not open with yourself or your team.`
        : msg`You open ${{ percent: percent(average) }}% of your posts with yourself or your team.`,
  }),
  whether({
    id: 'closing-question',
    name: msg`Closing question`,
    at: closing,
    is: isQuestion,
    say: ({ mean: average, texts }) => {
      const closings = texts.flatMap((text) => closing(text) ?? [])
      return average === 0
        ? msg`You end with a statement, for example ${{ sentence: quote(closings[0]!) }}`
        : msg`You end ${{ percent: percent(average) }}% of your posts with a question, for example ${{ sentence: quote(closings.find(isQuestion)!) }}`
    },
  }),
]
