import type { Lexicon, Words } from '../languages/voice.ts'
import type { ParsedText, Sentence } from './parsed-text.ts'

/** What is usual for the author, and the texts it was measured in. */
export interface Usual {
  mean: number
  low: number
  high: number
  texts: readonly ParsedText[]
  lexicon: Lexicon
}

/** Something that can be counted in one text. */
export interface Rule {
  id: string
  name: string
  /** What follows a value; `%` for a share; null for what a text either does or not. */
  unit: string | null
  /** Counts with word lists, so only texts in the author's language are compared. */
  isBound?: boolean
  /** The smallest and largest value that can be, where these are not 0 and endless. */
  least?: number
  most?: number
  /** How far an author's posts usually lie from each other; leaned on while there are few samples. */
  spread: number
  /** Null when the text is too short to tell, or the language has no such thing. */
  of: (text: ParsedText, lexicon: Lexicon) => number | null
  say: (usual: Usual) => string
  /** Sentences that show it best. */
  evidence: (usual: Usual) => Sentence[]
  /** For what a text either does or not. */
  does?: string
  doesNot?: string
}

export const mean = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length)

export function deviation(values: readonly number[]): number {
  const average = mean(values)
  return Math.sqrt(mean(values.map((value) => (value - average) ** 2)))
}

export const round = (value: number): string =>
  value < 9.95 ? String(Math.round(value * 10) / 10) : Math.round(value).toLocaleString('en')

/** "1 paragraph", "2.5 paragraphs" */
export const counted = (value: number, noun: string): string =>
  `${round(value)} ${round(value) === '1' ? noun : `${noun}s`}`

export const percent = (share: number): string => `${Math.round(100 * share)}%`

/** A value, or a range of them, with its unit. */
export function amount({ unit }: Rule, low: number, high = low): string {
  const scale = unit === '%' ? 100 : 1
  const [from, to] = [low, high].map((value) => (unit === '%' ? String(Math.round(scale * value)) : round(value)))
  const one = from === '1' && to === '1' ? unit?.replace(/^(\p{L}+)s$/u, '$1') : unit
  return `${from === to ? from : `${from} to ${to}`}${one && one !== '%' ? ' ' : ''}${one ?? ''}`
}

/** Fewer say nothing about how often something comes. */
const fewestWords = 30
const fewestSentences = 4

export type Count = (sentence: Sentence, lexicon: Lexicon) => number

/** More samples than this are not searched for the sentences that show something best. */
const searched = 12
const shown = 3
const longestShown = 200

/** The sentences with the highest score, each from another text. */
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

/** What stands at one place of each text. */
export const placed =
  (at: (text: ParsedText) => Sentence | undefined) =>
  ({ texts }: Usual): Sentence[] => {
    const found = texts.flatMap((text) => at(text) ?? [])
    return found.filter(({ text }, place) => found.findIndex((one) => one.text === text) === place).slice(0, shown)
  }

/** Times in a hundred words. */
export const rate = (rule: {
  id: string
  name: string
  spread: number
  isBound?: boolean
  count: Count
  /** `often` is empty where it never comes. */
  say: (often: string, usual: Usual) => string
}): Rule => ({
  ...rule,
  unit: 'in 100 words',
  of: ({ sentences, words }, lexicon) =>
    words < fewestWords ? null : (100 * sentences.reduce((sum, one) => sum + rule.count(one, lexicon), 0)) / words,
  say: (usual) => rule.say(oftenOf(usual.mean), usual),
  evidence: best((sentence, { lexicon }) => rule.count(sentence, lexicon)),
})

function oftenOf(per100: number): string {
  if (per100 === 0) return ''
  if (per100 < 0.05) return 'hardly ever'
  return `${round(per100) === '1' ? 'once' : `${round(per100)} times`} in 100 words`
}

/** Share of the sentences of a text. */
export const sentenceShare = (rule: {
  id: string
  name: string
  spread: number
  isBound?: boolean
  is: (sentence: Sentence, lexicon: Lexicon) => boolean
  say: (usual: Usual) => string
}): Rule => ({
  ...rule,
  unit: '%',
  most: 1,
  of: ({ sentences }, lexicon) =>
    sentences.length < fewestSentences ? null : mean(sentences.map((one) => (rule.is(one, lexicon) ? 1 : 0))),
  evidence: best((sentence, { lexicon }) => (rule.is(sentence, lexicon) ? 1 : 0)),
})

/** Whether a text does it: 1 or 0. */
export const whether = (rule: {
  id: string
  name: string
  isBound?: boolean
  at: (text: ParsedText) => Sentence | undefined
  is: (sentence: Sentence, lexicon: Lexicon) => boolean
  /** What is said of a text that does, or does not, unlike the author. */
  does: string
  doesNot: string
  say: (usual: Usual) => string
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
