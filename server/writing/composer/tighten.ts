import { wordCount } from '#shared/posts.ts'
import { listMark, splitSentences } from '#shared/text.ts'
import type { Speech } from './language.ts'
import { capitalise } from './sentences.ts'

const eachLine = (text: string, change: (sentences: string[]) => string[]): string =>
  text
    .split('\n')
    .map((line) => {
      const mark = listMark.exec(line)?.[0] ?? ''
      return mark + change(splitSentences(line.slice(mark.length))).join(' ')
    })
    .join('\n')

/** Says the same in fewer words. Never adds one; numbers and names stay. */
export const tighten = (text: string, speech: Speech): string =>
  eachLine(text, (sentences) => sentences.map((sentence) => tightenSentence(sentence, speech)))

function tightenSentence(sentence: string, speech: Speech): string {
  const cleared = sentence
    .replace(speech.throatClearing, '')
    .replace(/^[\s,:.]+/, '')
    .replace(/(?<!\p{L})(\p{L}+)(?:,? \1(?!\p{L}))+/giu, '$1')
  const short = speech
    .shorter(cleared)
    .replace(/\s*—\s*/g, ', ')
    .trim()
  if (!wordCount(short) || wordCount(short) > wordCount(sentence)) return sentence
  return short === sentence ? sentence : capitalise(short)
}

/** Breaks the longest sentences in two and joins neighbours that are both very short, so that lengths differ. */
export const varyRhythm = (text: string, speech: Speech): string =>
  eachLine(text, (sentences) =>
    joinShort(
      sentences.flatMap((sentence) => splitLong(sentence, speech)),
      speech,
    ),
  )

const longSentence = 22

function splitLong(sentence: string, { grammar }: Speech): string[] {
  if (wordCount(sentence) < longSentence || /\?["”»)]*$/.test(sentence)) return [sentence]
  const semicolon = sentence.search(/\s?;\s/)
  if (semicolon > 0)
    return [`${sentence.slice(0, semicolon)}.`, capitalise(sentence.slice(semicolon).replace(/^\s?;\s+/, ''))]
  for (const match of sentence.matchAll(grammar.newStart)) {
    const head = sentence.slice(0, match.index)
    const tail = sentence.slice(match.index).replace(/^,?\s+/, '')
    if (wordCount(head) < 6 || wordCount(tail) < 6 || grammar.halfOpen.test(head)) continue
    return [`${head}.`, capitalise(tail.replace(grammar.and, ''))]
  }
  return [sentence]
}

function joinShort(sentences: string[], speech: Speech): string[] {
  const joined: string[] = []
  for (const sentence of sentences) {
    const last = joined.at(-1)
    const isShort = (one: string) => wordCount(one) <= 4 && /^[^.!?…:]+\.$/.test(one)
    if (last && isShort(last) && isShort(sentence))
      joined[joined.length - 1] = `${last.slice(0, -1)}${speech.grammar.comma}${lowerFirst(sentence, speech)}`
    else joined.push(sentence)
  }
  return joined
}

/** Inside a sentence its first word loses the capital, unless it may be a name. */
export const lowerFirst = (sentence: string, { sentenceStarts }: Speech): string =>
  sentenceStarts.test(sentence) ? sentence.charAt(0).toLowerCase() + sentence.slice(1) : sentence
