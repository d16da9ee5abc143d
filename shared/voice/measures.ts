import { type Message, msg, plural, select } from '#shared/say.ts'
import { union } from '../languages/lists.ts'
import { type Lexicon, lexicons, type Words } from '../languages/voice.ts'
import { emojisIn } from '../text/marks.ts'
import { ends, isQuestion, opening, quote } from './ends.ts'
import type { ParsedText, Sentence } from './parsed-text.ts'
import {
  best,
  countIn,
  deviation,
  marksIn,
  mean,
  percent,
  placed,
  type Rule,
  rate,
  rounded,
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

/** As they stand in a sentence. */
export const markNames = {
  exclamations: msg`exclamation marks`,
  commas: msg`commas`,
  dashes: msg`dashes`,
  colons: msg`colons`,
  brackets: msg`brackets`,
  ellipses: msg`ellipses`,
}

const mark = (id: keyof typeof markNames, name: Message, spread: number, pattern: RegExp): Rule =>
  rate({
    id,
    name,
    spread,
    count: marksIn(pattern),
    say: (often) =>
      often ? msg`You use ${{ marks: markNames[id] }} ${{ often }}.` : msg`You use no ${{ marks: markNames[id] }}.`,
  })

const starters = union(Object.values(lexicons), (lexicon) => lexicon.starters)

const person = (id: 'self' | 'team', name: Message, spread: number, of: (lexicon: Lexicon) => Words) =>
  rate({
    id,
    name,
    spread,
    isBound: true,
    count: ({ terms }, lexicon) => countIn(terms, of(lexicon)),
    say: (often) =>
      often
        ? msg`${select({ whom: id }, { self: 'You speak of yourself', other: 'You speak of yourself with others (we, us)' })} ${{ often }}.`
        : msg`${select({ whom: id }, { self: 'You do not speak of yourself.', other: 'You do not speak of yourself with others (we, us).' })}`,
  })

const shortForms = rate({
  id: 'contractions',
  name: msg`Contractions`,
  isBound: true,
  spread: 0.8,
  count: ({ words }, { contraction }) => (contraction ? words.filter((word) => contraction.test(word)).length : 0),
  say: (often) => (often ? msg`You write contractions ${{ often }}.` : msg`You write no contractions.`),
})

/** Only in languages where contractions are optional. */
const contractions: Rule = {
  ...shortForms,
  of: (text, lexicon) => (lexicon.contraction ? shortForms.of(text, lexicon) : null),
}

export const rules: readonly Rule[] = [
  {
    id: 'post-length',
    name: msg`Length of a post`,
    unit: 'words',
    spread: 45,
    of: ({ words }) => words,
    say: ({ mean: average, texts }) => {
      const lengths = texts.map(({ words }) => words)
      const [least, most] = [Math.min(...lengths), Math.max(...lengths)]
      return least === most
        ? msg`Your posts have ${plural({ words: least }, { one: '# word', other: '# words' })}.`
        : msg`Your posts have ${plural({ words: rounded(average) }, { one: '# word', other: '# words' })} on average, from ${plural({ least }, { other: '#' })} to ${plural({ most }, { other: '#' })}.`
    },
    evidence: ({ texts }) => {
      const byLength = [...texts].sort((one, other) => one.words - other.words)
      return [byLength[0], byLength.at(-1)].flatMap((text) => (text && opening(text)) ?? [])
    },
  },
  {
    id: 'sentence-words',
    name: msg`Words per sentence`,
    unit: 'words',
    spread: 2.5,
    of: (text) => (text.sentences.length === 0 ? null : mean(lengthsOf(text))),
    say: ({ mean: average, texts }) => {
      const longest = texts
        .flatMap(({ sentences }) => sentences)
        .reduce((one, other) => (other.words.length > one.words.length ? other : one))
      const kind = average <= 9 ? 'short' : average <= 16 ? 'middling' : 'long'
      return msg`${select({ kind }, { short: 'You write short sentences:', middling: 'You write middling sentences:', other: 'You write long sentences:' })} ${plural({ words: rounded(average) }, { one: '# word', other: '# words' })} on average. The longest has ${plural({ most: longest.words.length }, { one: '# word', other: '# words' })}: ${{ sentence: quote(longest) }}`
    },
    evidence: best(({ words }, usual) => 1 / (1 + Math.abs(words.length - usual.mean))),
  },
  {
    id: 'rhythm',
    name: msg`Rhythm`,
    unit: '%',
    spread: 0.12,
    of: (text) => (text.sentences.length < 5 ? null : deviation(lengthsOf(text)) / mean(lengthsOf(text))),
    say: ({ mean: average }) =>
      average < 0.4
        ? msg`Your sentences are much alike in length: they differ from their average by ${{ percent: percent(average) }}%.`
        : msg`Your sentences vary in length: they differ from their average by ${{ percent: percent(average) }}%.`,
    evidence: (usual) => {
      const average = mean(usual.texts.slice(0, 20).flatMap(lengthsOf))
      return best(({ words }) => Math.abs(words.length - average))(usual)
    },
  },
  sentenceShare({
    id: 'short-sentences',
    name: msg`Short sentences`,
    spread: 0.12,
    is: ({ words }) => words.length <= 5,
    say: ({ mean: average }) => msg`${{ percent: percent(average) }}% of your sentences have five words or fewer.`,
  }),
  {
    id: 'paragraphs',
    name: msg`Sentences per paragraph`,
    unit: 'sentences',
    least: 1,
    spread: 0.6,
    of: ({ paragraphs }) => (paragraphs.length === 0 ? null : mean(paragraphs.map((block) => block.length))),
    say: ({ mean: average, texts }) =>
      msg`A post of yours has ${plural(
        { paragraphs: rounded(mean(texts.map(({ paragraphs }) => paragraphs.length))) },
        { one: '# paragraph', other: '# paragraphs' },
      )} on average, each of about ${plural({ sentences: rounded(average) }, { one: '# sentence', other: '# sentences' })}.`,
    evidence: placed(
      ({ paragraphs }) =>
        paragraphs.reduce<Sentence[]>((one, other) => (other.length > one.length ? other : one), [])[0],
    ),
  },
  {
    id: 'lone-sentences',
    name: msg`One-sentence paragraphs`,
    unit: '%',
    most: 1,
    spread: 0.15,
    of: ({ paragraphs }) =>
      paragraphs.length < 2 ? null : mean(paragraphs.map((block) => (block.length === 1 ? 1 : 0))),
    say: ({ mean: average }) => msg`${{ percent: percent(average) }}% of your paragraphs are a single sentence.`,
    evidence: placed(({ paragraphs }) => paragraphs.find((block) => block.length === 1)?.[0]),
  },
  {
    id: 'word-length',
    name: msg`Letters per word`,
    unit: 'letters',
    spread: 0.25,
    of: ({ sentences, words }) =>
      words < 20 ? null : mean(sentences.flatMap((sentence) => sentence.words.map((word) => [...word].length))),
    say: ({ mean: average }) =>
      msg`Your words have ${plural({ letters: rounded(average) }, { one: '# letter', other: '# letters' })} on average.`,
    evidence: best(({ words }, usual) =>
      words.length < 5 ? 0 : 1 / (0.2 + Math.abs(mean(words.map((word) => word.length)) - usual.mean)),
    ),
  },
  sentenceShare({
    id: 'joined-starts',
    name: msg`Starting with and or but`,
    isBound: true,
    spread: 0.06,
    is: ({ terms }, { joints }) => starters.has(terms[0] ?? '') || joints.has(terms[0] ?? ''),
    say: ({ mean: average }) =>
      average === 0
        ? msg`You begin no sentence with a word such as and or but.`
        : msg`You begin ${{ percent: percent(average) }}% of your sentences with a word such as and or but.`,
  }),
  person('self', msg`Yourself`, 1.6, ({ self }) => self),
  person('team', msg`You with others`, 1.2, ({ team }) => team),
  rate({
    id: 'reader',
    name: msg`Speaking to the reader`,
    isBound: true,
    spread: 1.4,
    count: ({ terms, text }, { reader, politeReader }) =>
      countIn(terms, reader) + (politeReader ? (text.match(politeReader)?.length ?? 0) : 0),
    say: (often) => (often ? msg`You address the reader ${{ often }}.` : msg`You do not address the reader.`),
  }),
  contractions,
  sentenceShare({
    id: 'questions',
    name: msg`Questions`,
    spread: 0.07,
    is: isQuestion,
    say: ({ mean: average, texts }) => {
      const one = texts.flatMap(({ sentences }) => sentences).find(isQuestion)
      return one
        ? msg`${{ percent: percent(average) }}% of your sentences are questions, for example ${{ sentence: quote(one) }}`
        : msg`You ask no questions.`
    },
  }),
  mark('exclamations', msg`Exclamation marks`, 0.6, /!+/g),
  mark('commas', msg`Commas`, 1.6, /,(?!\d)/g),
  mark('dashes', msg`Dashes`, 0.4, /\s[–—-]\s|—/g),
  mark('colons', msg`Colons`, 0.6, /:(?=\s|$)/g),
  mark('brackets', msg`Brackets`, 0.4, /\(/g),
  mark('ellipses', msg`Ellipses`, 0.3, /…|\.{3,}/g),
  rate({
    id: 'numbers',
    name: msg`Numbers`,
    spread: 0.9,
    count: ({ words }) => words.filter((word) => /^\p{N}/u.test(word)).length,
    say: (often) => (often ? msg`You write numbers in figures ${{ often }}.` : msg`You write no numbers in figures.`),
  }),
  rate({
    id: 'capitals',
    name: msg`Words in capitals`,
    spread: 0.5,
    count: marksIn(/(?<![\p{L}\p{N}#])\p{Lu}{2,}(?![\p{L}\p{N}])/gu),
    say: (often) => (often ? msg`You write words in capitals ${{ often }}.` : msg`You write no words in capitals.`),
  }),
  {
    id: 'lists',
    name: msg`Lists`,
    unit: '%',
    most: 1,
    spread: 0.12,
    of: ({ lines, listItems }) => (lines === 0 ? null : listItems.length < 2 ? 0 : listItems.length / lines),
    say: ({ texts }) => {
      const withLists = texts.filter(({ listItems }) => listItems.length >= 2)
      if (withLists.length === 0) return msg`You use no lists.`
      const items = rounded(mean(withLists.map(({ listItems }) => listItems.length)))
      return withLists.length === 1
        ? msg`1 of ${plural({ posts: texts.length }, { other: '# posts' })} has a list, of ${plural({ items }, { one: '# item', other: '# items' })} on average.`
        : msg`${{ lists: withLists.length }} of ${plural({ posts: texts.length }, { other: '# posts' })} have a list, of ${plural({ items }, { one: '# item', other: '# items' })} on average.`
    },
    evidence: placed(({ listItems }) => (listItems.length >= 2 ? listItems[0] : undefined)),
  },
  {
    id: 'emojis',
    name: msg`Emojis`,
    unit: 'a post',
    spread: 0.8,
    of: ({ emojis }) => emojis.length,
    say: ({ mean: average, texts }) =>
      average === 0
        ? msg`You use no emojis.`
        : msg`You use ${plural({ emojis: rounded(average) }, { one: '# emoji', other: '# emojis' })} a post, most often ${{ examples: mostFrequent(texts.flatMap(({ emojis }) => emojis)) }}.`,
    evidence: best(({ text }) => emojisIn(text).length),
  },
  {
    id: 'hashtags',
    name: msg`Hashtags`,
    unit: 'a post',
    spread: 0.7,
    of: ({ hashtags }) => hashtags.length,
    say: ({ mean: average, texts }) =>
      average === 0
        ? msg`You use no hashtags.`
        : msg`You add ${plural({ hashtags: rounded(average) }, { one: '# hashtag', other: '# hashtags' })} a post, such as ${{ examples: mostFrequent(texts.flatMap(({ hashtags }) => hashtags)) }}.`,
    evidence: placed(({ hashtags: [first] }) => (first ? { text: first, words: [], terms: [] } : undefined)),
  },
  ...ends,
]
