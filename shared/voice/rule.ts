import { type Message, msg, plural } from '#shared/say.ts'
import type { Lexicon, Words } from '../languages/voice.ts'
import type { ParsedText, Sentence } from './parsed-text.ts'

export interface Usual {
  mean: number
  low: number
  high: number
  texts: readonly ParsedText[]
  lexicon: Lexicon
}

export type Unit = 'words' | 'sentences' | 'letters' | 'a post' | 'in 100 words' | '%'

export interface Rule {
  id: string
  name: Message
  /** Null for a yes-or-no property. */
  unit: Unit | null
  /** Uses word lists, so it only compares texts in the author's language. */
  isBound?: boolean
  /** The smallest and largest possible value, unless 0 and infinite. */
  least?: number
  most?: number
  /** How much an author's posts usually differ; it carries weight while samples are few. */
  spread: number
  /** Null if the text is too short, or the language lacks the property. */
  of: (text: ParsedText, lexicon: Lexicon) => number | null
  say: (usual: Usual) => Message
  /** Sentences that show it best. */
  evidence: (usual: Usual) => Sentence[]
}

export const mean = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length)

export function deviation(values: readonly number[]): number {
  const average = mean(values)
  return Math.sqrt(mean(values.map((value) => (value - average) ** 2)))
}

/** With one decimal below 10. */
export const rounded = (value: number): number => (value < 9.95 ? Math.round(value * 10) / 10 : Math.round(value))

/** For a model. */
export const round = (value: number): string => rounded(value).toLocaleString('en')

export const percent = (share: number): number => Math.round(100 * share)

/** `0 to 0.5 a post`, or the share of posts that have a property. */
export function amount(unit: Unit | null, range: Record<'mean' | 'low' | 'high', number>): Message {
  if (unit === null) return msg`${{ percent: percent(range.mean) }}%`
  if (unit === '%') {
    const [low, high] = [percent(range.low), percent(range.high)]
    return low === high ? msg`${{ percent: low }}%` : msg`${{ low }} to ${{ high }}%`
  }
  const [low, high] = [rounded(range.low), rounded(range.high)]
  return low === high ? single[unit](low) : ranges[unit](low, high)
}

const single: Record<Exclude<Unit, '%'>, (count: number) => Message> = {
  words: (count) => msg`${plural({ count }, { one: '# word', other: '# words' })}`,
  sentences: (count) => msg`${plural({ count }, { one: '# sentence', other: '# sentences' })}`,
  letters: (count) => msg`${plural({ count }, { one: '# letter', other: '# letters' })}`,
  'a post': (count) => msg`${plural({ count }, { other: '#' })} a post`,
  'in 100 words': (count) => msg`${plural({ count }, { other: '#' })} in 100 words`,
}

const ranges: Record<Exclude<Unit, '%'>, (low: number, high: number) => Message> = {
  words: (low, high) =>
    msg`${plural({ low }, { other: '#' })} to ${plural({ high }, { one: '# words', other: '# words' })}`,
  sentences: (low, high) =>
    msg`${plural({ low }, { other: '#' })} to ${plural({ high }, { one: '# sentences', other: '# sentences' })}`,
  letters: (low, high) =>
    msg`${plural({ low }, { other: '#' })} to ${plural({ high }, { one: '# letters', other: '# letters' })}`,
  'a post': (low, high) => msg`${plural({ low }, { other: '#' })} to ${plural({ high }, { other: '#' })} a post`,
  'in 100 words': (low, high) =>
    msg`${plural({ low }, { other: '#' })} to ${plural({ high }, { other: '#' })} in 100 words`,
}

/** Shorter texts say nothing about frequency. */
const fewestWords = 30
const fewestSentences = 4

export type Count = (sentence: Sentence, lexicon: Lexicon) => number

/** Searching more samples for the best sentences does not pay. */
const searched = 12
const shown = 3
const longestShown = 200

/** The sentences with the highest score, from different texts. */
export const best =
  (score: (sentence: Sentence, usual: Usual) => number) =>
  (usual: Usual): Sentence[] => {
    const found: { sentence: Sentence; score: number }[] = []
    for (const { sentences } of usual.texts) {
      let top: { sentence: Sentence; score: number } | undefined
      for (const sentence of sentences) {
        const own = score(sentence, usual) / (sentence.text.length > longestShown ? 4 : 1)
        if (own > (top?.score ?? 0)) top = { sentence, score: own }
      }
      if (top && !found.some((one) => one.sentence.text === top.sentence.text)) found.push(top)
      if (found.length === searched) break
    }
    return found
      .sort((one, other) => other.score - one.score)
      .slice(0, shown)
      .map(({ sentence }) => sentence)
  }

/** The sentence at one place of each text. */
export const placed =
  (at: (text: ParsedText) => Sentence | undefined) =>
  ({ texts }: Usual): Sentence[] => {
    const found = texts.flatMap((text) => at(text) ?? [])
    return found.filter(({ text }, place) => found.findIndex((one) => one.text === text) === place).slice(0, shown)
  }

/** A rule for a count per hundred words. */
export const rate = (rule: {
  id: string
  name: Message
  spread: number
  isBound?: boolean
  count: Count
  /** `often` is null if the count is zero. */
  say: (often: Message | null, usual: Usual) => Message
}): Rule => ({
  ...rule,
  unit: 'in 100 words',
  of: ({ sentences, words }, lexicon) =>
    words < fewestWords ? null : (100 * sentences.reduce((sum, one) => sum + rule.count(one, lexicon), 0)) / words,
  say: (usual) => rule.say(oftenOf(usual.mean), usual),
  evidence: best((sentence, { lexicon }) => rule.count(sentence, lexicon)),
})

function oftenOf(per100: number): Message | null {
  if (per100 === 0) return null
  if (per100 < 0.05) return msg`hardly ever`
  return msg`${plural({ times: rounded(per100) }, { one: 'once', other: '# times' })} in 100 words`
}

/** A rule for a share of the sentences. */
export const sentenceShare = (rule: {
  id: string
  name: Message
  spread: number
  isBound?: boolean
  is: (sentence: Sentence, lexicon: Lexicon) => boolean
  say: (usual: Usual) => Message
}): Rule => ({
  ...rule,
  unit: '%',
  most: 1,
  of: ({ sentences }, lexicon) =>
    sentences.length < fewestSentences ? null : mean(sentences.map((one) => (rule.is(one, lexicon) ? 1 : 0))),
  evidence: best((sentence, { lexicon }) => (rule.is(sentence, lexicon) ? 1 : 0)),
})

/** A rule for a yes-or-no property: 1 or 0. */
export const whether = (rule: {
  id: string
  name: Message
  isBound?: boolean
  at: (text: ParsedText) => Sentence | undefined
  is: (sentence: Sentence, lexicon: Lexicon) => boolean
  say: (usual: Usual) => Message
}): Rule => ({
  ...rule,
  unit: null,
  most: 1,
  spread: 0.4,
  of: (text, lexicon) => {
    const sentence = rule.at(text)
    return sentence ? Number(rule.is(sentence, lexicon)) : null
  },
  evidence: (usual) => {
    const doing = placed((text) => {
      const sentence = rule.at(text)
      return sentence && rule.is(sentence, usual.lexicon) ? sentence : undefined
    })(usual)
    return doing.length > 0 ? doing : placed(rule.at)(usual)
  },
})

export const countIn = (words: readonly string[], known: Words): number =>
  words.reduce((sum, one) => sum + (known.has(one) ? 1 : 0), 0)

export const marksIn =
  (pattern: RegExp): Count =>
  ({ text }) =>
    text.match(pattern)?.length ?? 0
