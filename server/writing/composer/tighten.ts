import { wordCount } from '#shared/posts.ts'
import { listMark, splitSentences } from '#shared/text.ts'
import type { Speech } from './language.ts'
import { aroundQuotations, isEnclosed } from './quotations.ts'
import { capitalise } from './sentences.ts'

const eachLine = (text: string, change: (sentences: string[]) => string[]): string =>
  text
    .split('\n')
    .map((line) => {
      const mark = listMark.exec(line)?.[0] ?? ''
      return mark + change(splitSentences(line.slice(mark.length))).join(' ')
    })
    .join('\n')

/** Says the same in fewer words. Never adds one; numbers, names and what is quoted stay. */
export const tighten = (text: string, speech: Speech): string =>
  aroundQuotations(text, (line) =>
    eachLine(line, (sentences) => sentences.map((sentence) => tightenSentence(sentence, speech))),
  )

function tightenSentence(sentence: string, speech: Speech): string {
  const short = withoutDashes(speech.shorter(withoutThroatClearing(sentence, speech))).trim()
  if (!wordCount(short) || wordCount(short) > wordCount(sentence)) return sentence
  return short === sentence ? sentence : capitalise(short)
}

/** A pair of dashes is a remark; what a single one stands for cannot be told. */
function withoutDashes(sentence: string): string {
  const parts = sentence.split('—').map((part) => part.trim())
  return parts.length === 3 && parts.every(Boolean) ? parts.join(', ') : sentence
}

/** Only where a whole sentence is left: "I think that we lost", not "I think that is wrong". */
function withoutThroatClearing(sentence: string, speech: Speech): string {
  const found = speech.throatClearing.exec(sentence)?.[0]
  if (!found) return sentence
  const rest = sentence.slice(found.length)
  const said = rest.replace(/^[\s,:.\u00A0]+/, '')
  const goesOn = /^[\s\u00A0]?[,:]/.test(rest) || /[,:]$/.test(found) || opensClause(found, said, speech)
  return goesOn && wordCount(said) > 2 ? said : sentence
}

function opensClause(found: string, said: string, speech: Speech): boolean {
  if (/ que$/i.test(found)) return true
  if (speech.subject.test(said)) return true
  return / (?:that|how)$/i.test(found) && (speech.sentenceStarts.test(said) || /^\p{Lu}/u.test(said))
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
  const [semicolon, ...more] = [...sentence.matchAll(/\s?;\s/g)].filter(({ index }) => !isEnclosed(sentence, index))
  if (semicolon && !more.length && !/:\s/.test(sentence.slice(0, semicolon.index)))
    return [`${sentence.slice(0, semicolon.index)}.`, capitalise(sentence.slice(semicolon.index + semicolon[0].length))]
  for (const match of sentence.matchAll(grammar.newStart)) {
    const head = sentence.slice(0, match.index)
    const tail = sentence.slice(match.index).replace(/^,?\s+/, '')
    if (wordCount(head) < 6 || wordCount(tail) < 6 || grammar.halfOpen.test(head)) continue
    if (isEnclosed(sentence, match.index)) continue
    return [`${head}.`, capitalise(tail.replace(grammar.and, ''))]
  }
  return [sentence]
}

/** Two short ones become one where the second opens with a word that is known to lose its capital. */
function joinShort(sentences: string[], speech: Speech): string[] {
  const joined: string[] = []
  const isShort = (one: string) =>
    wordCount(one) <= 4 && wordCount(one) > 1 && /^[^.!?…:"“”„«»]+\.$/.test(one) && speech.sentenceStarts.test(one)
  for (const sentence of sentences) {
    const last = joined.at(-1)
    if (last && isShort(last) && isShort(sentence) && !speech.negated.test(`${last} ${sentence}`))
      joined[joined.length - 1] = `${last.slice(0, -1)}${speech.grammar.comma}${lowerFirst(sentence, speech)}`
    else joined.push(sentence)
  }
  return joined
}

/** Inside a sentence its first word loses the capital, unless it may be a name. */
export const lowerFirst = (sentence: string, { sentenceStarts }: Speech): string =>
  sentenceStarts.test(sentence) ? sentence.charAt(0).toLowerCase() + sentence.slice(1) : sentence
