import type { Language } from '../catalogue.ts'
import { lexicons } from '../languages/voice.ts'
import { addressIn } from './address.ts'
import { isQuestion } from './ends.ts'
import { type Alignment, alignmentOf, type Placed } from './habits-alignment.ts'
import { type ParsedText, parseText } from './parsed-text.ts'

/** What a draft said and what the author published in its place; `kept` is empty for what they cut. */
export interface Pair {
  written: string
  kept: string
}

export const signs = [
  'opening',
  'closing-question',
  'closing-line',
  'shorter',
  'longer',
  'joined',
  'split',
  'paragraphs-merged',
  'paragraphs-split',
  'emojis',
  'hashtags',
  'exclamations',
  'dashes',
  'colons',
  'informal',
  'formal',
  'i-for-we',
  'we-for-i',
  'less-self',
  'more-self',
  'rewording',
] as const
export type Sign = (typeof signs)[number]

/** What an author changed between an engine's draft and the post that went live. */
export interface Lesson {
  language: Language
  /** Each sign that the draft could have: the pairs that show it, or null where the author left things as they were. */
  signs: Partial<Record<Sign, Pair[] | null>>
  /** Words that others replaced in place. */
  swaps: { from: string; to: string; pair: Pair }[]
  /** The draft's words that stayed, in lower case; a bar stands where others followed. */
  stayed: string
  /** How many words the draft had, and the post. */
  words: [drafted: number, published: number]
}

/** A text that keeps less of its draft is another one, and teaches nothing about the draft. */
const leastKept = 0.3
const longestShown = 300
const pairsEach = 2
const maxSwaps = 40

/** Null if the author wrote another text, or either is empty. */
export function lessonOf(draft: string, published: string, language: Language): Lesson | null {
  const [before, after] = [parseText(draft), parseText(published)]
  const alignment = alignmentOf(before, after)
  if (!alignment || alignment.share < leastKept) return null
  const shown = (pairs: readonly Pair[] | null) =>
    pairs === null
      ? null
      : pairs.slice(0, pairsEach).map(({ written, kept }) => ({ written: cut(written), kept: cut(kept) }))
  const found = {
    ...endsOf(alignment),
    ...shapeOf(alignment),
    ...lengthOf(before, after),
    ...marksOf(before, after, alignment),
  }
  const spoken = { ...addressOf(draft, published, language), ...speakerOf(before, after, alignment, language) }
  const all: Lesson['signs'] = { ...found, ...spoken, rewording: some(rewordingsOf(alignment)) }
  return {
    language,
    signs: Object.fromEntries(Object.entries(all).map(([sign, pairs]) => [sign, shown(pairs)])),
    swaps: swapsOf(alignment)
      .slice(0, maxSwaps)
      .map((swap) => ({ ...swap, pair: shown([swap.pair])![0]! })),
    stayed: alignment.stayed,
    words: [before.words, after.words],
  }
}

function cut(text: string): string {
  const letters = [...text]
  return letters.length <= longestShown ? text : `${letters.slice(0, longestShown).join('').trimEnd()}…`
}

const some = (pairs: Pair[]): Pair[] | null => (pairs.length > 0 ? pairs : null)
const pairOf = (one: Placed | undefined, other: Placed | undefined): Pair => ({
  written: one?.text ?? '',
  kept: other?.text ?? '',
})

function endsOf({ draft, published, places }: Alignment): Lesson['signs'] {
  if (draft.length < 3) return {}
  const isGone = (at: number) => places.at(at)!.length === 0
  const [first, last] = [draft[0]!, draft.at(-1)!]
  /** What the published text has at that end and the draft had not. */
  const isNew = (place: number) => !places.some((own) => own.includes(place))
  const closing = published.length - 1
  const opened = isGone(0) ? [pairOf(first, isNew(0) ? published[0] : undefined)] : null
  const closed = isGone(-1) ? [pairOf(last, isNew(closing) ? published[closing] : undefined)] : null
  if (!isQuestion(last)) return { opening: opened, 'closing-line': closed }
  return { opening: opened, 'closing-question': closed && !isQuestion(published[closing]!) ? closed : null }
}

function shapeOf({ draft, published, places }: Alignment): Lesson['signs'] {
  const joined = published.flatMap((sentence, place) => {
    const from = draft.filter((_, i) => places[i]!.includes(place))
    return from.length > 1 ? [{ written: from.map(({ text }) => text).join(' '), kept: sentence.text }] : []
  })
  const split = draft.flatMap(({ text }, i) => {
    const into = places[i]!.map((place) => published[place]!.text)
    return into.length > 1 ? [{ written: text, kept: into.join(' ') }] : []
  })
  const neighbours = draft.flatMap((sentence, i) => {
    const other = draft[i + 1]
    const [own, next] = [places[i]!.at(-1), places[i + 1]?.[0]]
    if (!other || own === undefined || next === undefined || own === next) return []
    const [one, following] = [published[own]!, published[next]!]
    const [wasOne, isOne] = [sentence.paragraph === other.paragraph, one.paragraph === following.paragraph]
    const join = (are: boolean, a: Placed, b: Placed) => `${a.text}${are ? ' ' : '\n\n'}${b.text}`
    return [{ wasOne, isOne, pair: { written: join(wasOne, sentence, other), kept: join(isOne, one, following) } }]
  })
  const merged = neighbours.filter(({ wasOne, isOne }) => !wasOne && isOne).map(({ pair }) => pair)
  const parted = neighbours.filter(({ wasOne, isOne }) => wasOne && !isOne).map(({ pair }) => pair)
  return {
    ...(draft.length > 1 && { joined: more(joined, split), split: more(split, joined) }),
    ...(neighbours.length > 0 && {
      'paragraphs-merged': more(merged, parted),
      'paragraphs-split': more(parted, merged),
    }),
  }
}

const more = (pairs: Pair[], others: Pair[]) => (pairs.length > others.length ? pairs : null)

/** A smaller difference in length is chance. */
const least = 0.8

const lengthOf = (before: ParsedText, after: ParsedText): Lesson['signs'] => ({
  shorter: after.words <= least * before.words ? [] : null,
  longer: before.words <= least * after.words ? [] : null,
})

const dash = /\s[–—-]\s|—/g
const marks: Partial<Record<Sign, RegExp>> = { exclamations: /!+/g, dashes: dash, colons: /:(?=\s|$)/g }

const countOf = (pattern: RegExp, text: string) => text.match(pattern)?.length ?? 0

/** The author took at least half of such marks out. */
function marksOf(before: ParsedText, after: ParsedText, { draft, published, places }: Alignment): Lesson['signs'] {
  const left = (was: readonly string[], is: readonly string[]) =>
    2 * is.length <= was.length ? [{ written: was.join(' '), kept: is.join(' ') }] : null
  const inSentences = Object.entries(marks).flatMap(([sign, pattern]) => {
    const count = (sentences: readonly Placed[]) => sentences.reduce((sum, { text }) => sum + countOf(pattern, text), 0)
    if (count(draft) === 0) return []
    const pairs = draft.flatMap((sentence, i) => {
      const kept = places[i]!.map((place) => published[place]!)
      return count([sentence]) > count(kept) && kept.length > 0
        ? [{ written: sentence.text, kept: kept.map(({ text }) => text).join(' ') }]
        : []
    })
    return [[sign, 2 * count(published) <= count(draft) ? pairs : null]]
  })
  return {
    ...(before.emojis.length > 0 && { emojis: left(before.emojis, after.emojis) }),
    ...(before.hashtags.length > 0 && { hashtags: left(before.hashtags, after.hashtags) }),
    ...Object.fromEntries(inSentences),
  }
}

function addressOf(draft: string, published: string, language: Language): Lesson['signs'] {
  const [was, is] = [addressIn([draft], language), addressIn([published], language)]
  if (was === null || is === null) return {}
  return was === 'formal' ? { informal: is === was ? null : [] } : { formal: is === was ? null : [] }
}

/** Whether the author says "I" where the draft said "we", the other way round, or speaks less of themself. */
function speakerOf(before: ParsedText, after: ParsedText, alignment: Alignment, language: Language): Lesson['signs'] {
  const { self, team } = lexicons[language]
  const count = ({ sentences }: ParsedText, words: typeof self) =>
    sentences.reduce((sum, { terms }) => sum + terms.filter((term) => words.has(term)).length, 0)
  const [oneSelf, otherSelf] = [count(before, self), count(after, self)]
  const [oneTeam, otherTeam] = [count(before, team), count(after, team)]
  const [was, is] = [(oneSelf + oneTeam) / before.words, (otherSelf + otherTeam) / after.words]
  const pairs = () =>
    rewordingsOf(alignment).filter(({ written, kept }) => {
      const [one, other] = [parseText(written), parseText(kept)]
      return count(one, self) !== count(other, self) || count(one, team) !== count(other, team)
    })
  return {
    ...(oneTeam > 0 && { 'i-for-we': 2 * otherTeam <= oneTeam && otherSelf > oneSelf ? pairs() : null }),
    ...(oneSelf > 0 && { 'we-for-i': 2 * otherSelf <= oneSelf && otherTeam > oneTeam ? pairs() : null }),
    ...(was > 0 && { 'less-self': is <= was / 2 ? pairs() : null }),
    'more-self': is >= 2 * was && otherSelf + otherTeam >= oneSelf + oneTeam + 2 ? pairs() : null,
  }
}

const wordsOf = ({ words }: Placed) => words.join(' ').toLowerCase()

/** Sentences that became one other sentence with other words. Other figures are other facts, and no wording. */
const rewordingsOf = ({ draft, published, places }: Alignment): Pair[] =>
  draft.flatMap((sentence, i) => {
    const [place, ...others] = places[i]!
    const isAlone = places.filter((own) => own.includes(place!)).length === 1
    if (place === undefined || others.length > 0 || !isAlone) return []
    const other = published[place]!
    const isOther = wordsOf(sentence) !== wordsOf(other) && figuresIn(sentence) === figuresIn(other)
    return isOther ? [pairOf(sentence, other)] : []
  })

const isFact = (word: string) => /\p{N}/u.test(word)
const figuresIn = ({ words }: Placed) => words.filter(isFact).join(' ')

const swapsOf = ({ changes }: Alignment): Lesson['swaps'] =>
  changes
    .filter(({ written, kept }) => !isFact(written) && !isFact(kept) && written.toLowerCase() !== kept.toLowerCase())
    .map(({ written, kept, from, to }) => ({ from: written, to: kept, pair: pairOf(from, to) }))
