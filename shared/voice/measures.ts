import { union } from '../languages/lists.ts'
import { type Lexicon, lexicons, type Words } from '../languages/voice.ts'
import { emojisIn } from '../text/marks.ts'
import { ends, isQuestion, opening, quote } from './ends.ts'
import type { ParsedText, Sentence } from './parsed-text.ts'
import {
  best,
  counted,
  countIn,
  deviation,
  marksIn,
  mean,
  percent,
  placed,
  type Rule,
  rate,
  round,
  sentenceShare,
} from './rule.ts'

const lengthsOf = ({ sentences }: ParsedText): number[] => sentences.map(({ words }) => words.length)
const mostFrequent = (values: readonly string[]): string => {
  const counts = new Map<string, number>()
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1)
  return [...counts]
    .sort(([, a], [, b]) => b - a)
    .slice(0, 3)
    .map(([value]) => value)
    .join(' ')
}

const mark = (id: string, name: string, spread: number, pattern: RegExp): Rule =>
  rate({
    id,
    name,
    spread,
    count: marksIn(pattern),
    say: (often) => (often ? `You use ${name.toLowerCase()} ${often}.` : `You use no ${name.toLowerCase()}.`),
  })

const starters = union(Object.values(lexicons), (lexicon) => lexicon.starters)

const person = (id: string, name: string, spread: number, of: (lexicon: Lexicon) => Words, whom: string) =>
  rate({
    id,
    name,
    spread,
    isBound: true,
    count: ({ terms }, lexicon) => countIn(terms, of(lexicon)),
    say: (often) => (often ? `You speak of ${whom} ${often}.` : `You do not speak of ${whom}.`),
  })

const shortForms = rate({
  id: 'contractions',
  name: 'Contractions',
  isBound: true,
  spread: 0.8,
  count: ({ words }, { contraction }) => (contraction ? words.filter((word) => contraction.test(word)).length : 0),
  say: (often) => (often ? `You write contractions ${often}.` : 'You write no contractions.'),
})

/** Only in languages where contractions are optional. */
const contractions: Rule = {
  ...shortForms,
  of: (text, lexicon) => (lexicon.contraction ? shortForms.of(text, lexicon) : null),
}

export const rules: readonly Rule[] = [
  {
    id: 'post-length',
    name: 'Length of a post',
    unit: 'words',
    spread: 45,
    of: ({ words }) => words,
    say: ({ mean: average, texts }) => {
      const lengths = texts.map(({ words }) => words)
      const [least, most] = [Math.min(...lengths), Math.max(...lengths)]
      return least === most
        ? `Your posts have ${least} words.`
        : `Your posts have ${round(average)} words on average, from ${round(least)} to ${round(most)}.`
    },
    evidence: ({ texts }) => {
      const byLength = [...texts].sort((one, other) => one.words - other.words)
      return [byLength[0], byLength.at(-1)].flatMap((text) => (text && opening(text)) ?? [])
    },
  },
  {
    id: 'sentence-words',
    name: 'Words per sentence',
    unit: 'words',
    spread: 2.5,
    of: (text) => (text.sentences.length === 0 ? null : mean(lengthsOf(text))),
    say: ({ mean: average, texts }) => {
      const longest = texts
        .flatMap(({ sentences }) => sentences)
        .reduce((one, other) => (other.words.length > one.words.length ? other : one))
      const kind = average <= 9 ? 'short' : average <= 16 ? 'middling' : 'long'
      return `You write ${kind} sentences: ${round(average)} words on average. The longest has ${longest.words.length} words: ${quote(longest)}`
    },
    evidence: best(({ words }, usual) => 1 / (1 + Math.abs(words.length - usual.mean))),
  },
  {
    id: 'rhythm',
    name: 'Rhythm',
    unit: '%',
    spread: 0.12,
    of: (text) => (text.sentences.length < 5 ? null : deviation(lengthsOf(text)) / mean(lengthsOf(text))),
    say: ({ mean: average }) =>
      `Your sentences ${average < 0.4 ? 'are much alike in length' : 'vary in length'}: they differ from their average by ${percent(average)}.`,
    evidence: (usual) => {
      const average = mean(usual.texts.slice(0, 20).flatMap(lengthsOf))
      return best(({ words }) => Math.abs(words.length - average))(usual)
    },
  },
  sentenceShare({
    id: 'short-sentences',
    name: 'Short sentences',
    spread: 0.12,
    is: ({ words }) => words.length <= 5,
    say: ({ mean: average }) => `${percent(average)} of your sentences have five words or fewer.`,
  }),
  {
    id: 'paragraphs',
    name: 'Sentences per paragraph',
    unit: 'sentences',
    least: 1,
    spread: 0.6,
    of: ({ paragraphs }) => (paragraphs.length === 0 ? null : mean(paragraphs.map((block) => block.length))),
    say: ({ mean: average, texts }) =>
      `A post of yours has ${counted(mean(texts.map(({ paragraphs }) => paragraphs.length)), 'paragraph')} on average, each of about ${counted(average, 'sentence')}.`,
    evidence: placed(
      ({ paragraphs }) =>
        paragraphs.reduce<Sentence[]>((one, other) => (other.length > one.length ? other : one), [])[0],
    ),
  },
  {
    id: 'lone-sentences',
    name: 'One-sentence paragraphs',
    unit: '%',
    most: 1,
    spread: 0.15,
    of: ({ paragraphs }) =>
      paragraphs.length < 2 ? null : mean(paragraphs.map((block) => (block.length === 1 ? 1 : 0))),
    say: ({ mean: average }) => `${percent(average)} of your paragraphs are a single sentence.`,
    evidence: placed(({ paragraphs }) => paragraphs.find((block) => block.length === 1)?.[0]),
  },
  {
    id: 'word-length',
    name: 'Letters per word',
    unit: 'letters',
    spread: 0.25,
    of: ({ sentences, words }) =>
      words < 20 ? null : mean(sentences.flatMap((sentence) => sentence.words.map((word) => [...word].length))),
    say: ({ mean: average }) => `Your words have ${round(average)} letters on average.`,
    evidence: best(({ words }, usual) =>
      words.length < 5 ? 0 : 1 / (0.2 + Math.abs(mean(words.map((word) => word.length)) - usual.mean)),
    ),
  },
  sentenceShare({
    id: 'joined-starts',
    name: 'Starting with and or but',
    isBound: true,
    spread: 0.06,
    is: ({ terms }, { joints }) => starters.has(terms[0] ?? '') || joints.has(terms[0] ?? ''),
    say: ({ mean: average }) =>
      average === 0
        ? 'You begin no sentence with a word such as and or but.'
        : `You begin ${percent(average)} of your sentences with a word such as and or but.`,
  }),
  person('self', 'Yourself', 1.6, ({ self }) => self, 'yourself'),
  person('team', 'You with others', 1.2, ({ team }) => team, 'yourself with others (we, us)'),
  rate({
    id: 'reader',
    name: 'Speaking to the reader',
    isBound: true,
    spread: 1.4,
    count: ({ terms, text }, { reader, politeReader }) =>
      countIn(terms, reader) + (politeReader ? (text.match(politeReader)?.length ?? 0) : 0),
    say: (often) => (often ? `You address the reader ${often}.` : 'You do not address the reader.'),
  }),
  contractions,
  sentenceShare({
    id: 'questions',
    name: 'Questions',
    spread: 0.07,
    is: isQuestion,
    say: ({ mean: average, texts }) => {
      const one = texts.flatMap(({ sentences }) => sentences).find(isQuestion)
      return one
        ? `${percent(average)} of your sentences are questions, for example ${quote(one)}`
        : 'You ask no questions.'
    },
  }),
  mark('exclamations', 'Exclamation marks', 0.6, /!+/g),
  mark('commas', 'Commas', 1.6, /,(?!\d)/g),
  mark('dashes', 'Dashes', 0.4, /\s[–—-]\s|—/g),
  mark('colons', 'Colons', 0.6, /:(?=\s|$)/g),
  mark('brackets', 'Brackets', 0.4, /\(/g),
  mark('ellipses', 'Ellipses', 0.3, /…|\.{3,}/g),
  rate({
    id: 'numbers',
    name: 'Numbers',
    spread: 0.9,
    count: ({ words }) => words.filter((word) => /^\p{N}/u.test(word)).length,
    say: (often) => (often ? `You write numbers in figures ${often}.` : 'You write no numbers in figures.'),
  }),
  rate({
    id: 'capitals',
    name: 'Words in capitals',
    spread: 0.5,
    count: marksIn(/(?<![\p{L}\p{N}#])\p{Lu}{2,}(?![\p{L}\p{N}])/gu),
    say: (often) => (often ? `You write words in capitals ${often}.` : 'You write no words in capitals.'),
  }),
  {
    id: 'lists',
    name: 'Lists',
    unit: '%',
    most: 1,
    spread: 0.12,
    of: ({ lines, listItems }) => (lines === 0 ? null : listItems.length < 2 ? 0 : listItems.length / lines),
    say: ({ texts }) => {
      const withLists = texts.filter(({ listItems }) => listItems.length >= 2)
      if (withLists.length === 0) return 'You use no lists.'
      const items = round(mean(withLists.map(({ listItems }) => listItems.length)))
      return `${withLists.length} of ${texts.length} posts ${withLists.length === 1 ? 'has' : 'have'} a list, of ${items} items on average.`
    },
    evidence: placed(({ listItems }) => (listItems.length >= 2 ? listItems[0] : undefined)),
  },
  {
    id: 'emojis',
    name: 'Emojis',
    unit: 'a post',
    spread: 0.8,
    of: ({ emojis }) => emojis.length,
    say: ({ mean: average, texts }) =>
      average === 0
        ? 'You use no emojis.'
        : `You use ${round(average)} emojis a post, most often ${mostFrequent(texts.flatMap(({ emojis }) => emojis))}.`,
    evidence: best(({ text }) => emojisIn(text).length),
  },
  {
    id: 'hashtags',
    name: 'Hashtags',
    unit: 'a post',
    spread: 0.7,
    of: ({ hashtags }) => hashtags.length,
    say: ({ mean: average, texts }) =>
      average === 0
        ? 'You use no hashtags.'
        : `You add ${round(average)} hashtags a post, such as ${mostFrequent(texts.flatMap(({ hashtags }) => hashtags))}.`,
    evidence: placed(({ hashtags: [first] }) => (first ? { text: first, words: [], terms: [] } : undefined)),
  },
  ...ends,
]
