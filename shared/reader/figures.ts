import type { Passage, Sentence, Span } from './passage.ts'
import { type Hit, wordSet } from './phrases.ts'
import { figureReasons } from './reasons.ts'
import { type SlopLanguage, turn } from './slop/language.ts'

/** A language's big and plain words, ready to be asked. */
export interface Lexicon {
  /** How many words of praise, and how many big words with them. */
  weigh: (text: string) => { virtues: number; big: number }
  isVirtue: (text: string) => boolean
  isAbstract: (text: string) => boolean
  /** Something one can touch, a day, a place. */
  isThing: (text: string) => boolean
  isFact: (text: string) => boolean
}

const figure = /\d|[€$£%]/
const properName = /(?<=\p{L}['’ ,-]{0,9} )\p{Lu}\p{Ll}{2,}/u
const words = /[\p{L}\p{M}]+/gu
const wordsIn = (text: string): readonly string[] => text.toLowerCase().match(words) ?? []

export function lexiconOf(language: SlopLanguage, hasCapitalNouns: boolean): Lexicon {
  const virtues = wordSet(language.virtues)
  const abstract = wordSet(`${language.virtues} ${language.abstract}`)
  const concrete = wordSet(language.concrete)
  const isThing = (word: string) => concrete.has(word) || concrete.has(word.replace(/(?:s|x|n|en)$/, ''))
  const isBig = (word: string) => abstract.has(word) || (language.abstractEnds?.test(word) === true && !isThing(word))
  return {
    weigh: (text) => {
      const all = [...new Set(wordsIn(text))]
      return { virtues: all.filter((word) => virtues.has(word)).length, big: all.filter(isBig).length }
    },
    isVirtue: (text) => wordsIn(text).some((word) => virtues.has(word)),
    isAbstract: (text) => wordsIn(text).some(isBig),
    isThing: (text) => wordsIn(text).some(isThing),
    isFact: (text) =>
      figure.test(text) || wordsIn(text).some(isThing) || (!hasCapitalNouns && properName.test(`a ${text}`)),
  }
}

export const hitOf = (rule: string, { start, end }: Span, weight = figureReasons[rule]?.weight ?? 1): Hit => ({
  rule,
  start,
  end,
  weight,
  reason: figureReasons[rule]?.reason ?? '',
  fix: null,
})

/** The turns of phrase that one language spells out. */
export function findTurns(
  { text }: Passage,
  { figures }: SlopLanguage,
  { isAbstract, isFact, isThing }: Lexicon,
): Hit[] {
  return figures.flatMap(({ rule, pattern, big = 0, exceptFacts }) => {
    const hits: Hit[] = []
    for (const match of text.matchAll(pattern)) {
      const { x = '', y = '' } = match.groups ?? {}
      const end = match.index + match[0].trimEnd().length
      const before = text.slice(Math.max(0, match.index - 60), match.index)
      const subject = /[^.!?\n:;“"]{0,40}$/.exec(before)?.[0].trimStart() ?? ''
      if (big > 0 || exceptFacts) {
        const found = [x, y, subject].filter(isAbstract).length
        if (found < big || figure.test(x + y)) continue
        const plain = [x, y].filter((side) => isFact(side) && !isAbstract(side)).length + Number(isThing(subject))
        if (exceptFacts && plain > 0 && plain >= found) continue
      }
      const start = rule === 'contrast-figure' ? match.index - subject.length : match.index
      hits.push(hitOf(rule, { start, end }))
    }
    return hits
  })
}

const spanOf = (sentences: readonly Sentence[]): Span => ({
  start: sentences[0]?.start ?? 0,
  end: sentences.at(-1)?.end ?? 0,
})

const firstWord = (sentence: Sentence) => /^\P{L}*([\p{L}'’]+)/u.exec(sentence.text)?.[1]?.toLowerCase() ?? ''

/** Three or more very short sentences in a row, and three that open alike. */
export function findStaccato({ lines }: Passage, { isFact }: Lexicon): Hit[] {
  const hits: Hit[] = []
  const prose = lines.filter(({ isItem }) => !isItem).flatMap(({ sentences }) => sentences)
  let run: Sentence[] = []
  const close = () => {
    const small = run.filter(({ words }) => words <= 3)
    if (
      run.length >= 3 &&
      (small.length >= 3 || run.length >= 4) &&
      run.filter(({ text }) => /\d|["“”«»„]/.test(text)).length < 2
    )
      hits.push(hitOf('staccato', spanOf(run)))
    run = []
  }
  for (const sentence of prose) {
    if (sentence.words <= 4 && !/^\(|[:?)]$/.test(sentence.text)) run.push(sentence)
    else close()
  }
  close()
  for (let at = 2; at < prose.length; at += 1) {
    const three = prose.slice(at - 2, at + 1)
    const [opening] = three.map(firstWord)
    if (!opening || three.some((one) => one.words > 7 || firstWord(one) !== opening)) continue
    if (three.some(({ text, words }) => isFact(text.slice(opening.length + 1)) || words < 2 || text.endsWith('?')))
      continue
    const second = three.map(({ text }) => text.split(/\s+/)[1]?.toLowerCase())
    if (three.every(({ words }) => words <= 4) || new Set(second).size === 1 || opening === 'no')
      hits.push(hitOf('triad', spanOf(three)))
  }
  return hits
}

const isQuestion = ({ text }: Sentence) => /\?(?:(?!\?)\P{L})*$/u.test(text)
const quoted = /["“”«»„‘]|[:：]\s/

/** A question that its writer answers in the next breath. */
export function findAnsweredQuestions({ lines }: Passage, language: SlopLanguage): Hit[] {
  const hits: Hit[] = []
  const prose = lines.filter(({ isItem }) => !isItem).flatMap(({ sentences }) => sentences)
  prose.forEach((question, at) => {
    const answer = prose[at + 1]
    if (!answer || !isQuestion(question) || question.words > 10 || quoted.test(question.text)) return
    if (/\?["”»]?$/.test(answer.text) || quoted.test(answer.text.slice(0, 1)) || language.invites.test(answer.text))
      return
    if (language.asksReader.test(question.text)) return
    if (language.teases && !language.teases.test(question.text) && !language.replies?.test(answer.text)) return
    hits.push(hitOf('question-answered', { start: question.start, end: question.end }))
  })
  return hits
}

/** A last sentence that asks without wanting to know. */
export function findRhetoricalEnd({ sentences }: Passage, { rhetorical, asksReader, teases }: SlopLanguage): Hit[] {
  const last = sentences.findLast(({ text }) => !/^#/.test(text))
  if (!last || !isQuestion(last)) return []
  const asked = last.text.replace(/^\P{L}+/u, '')
  return rhetorical.test(asked) || (!teases && sentences.length > 1 && !asksReader.test(asked))
    ? [hitOf('rhetorical-end', last)]
    : []
}

/** Sentences that praise and claim, and hold nothing that could be seen or checked. */
export function findBigWords({ sentences }: Passage, { weigh, isFact }: Lexicon): Hit[] {
  return sentences
    .filter((sentence) => {
      if (isQuestion(sentence)) return false
      const { virtues, big } = weigh(sentence.text)
      return (
        virtues >= 2 && big >= 3 && big / sentence.words >= 0.2 && !isFact(sentence.text.slice(1).replace(/^\S*/, ''))
      )
    })
    .map((sentence) => hitOf('big-words', sentence))
}

/** Patterns for "clarity, courage and focus" and "more trust, more focus, more growth". */
export function triadPatterns({ and, repeated, repeatedBig }: SlopLanguage) {
  const word = String.raw`\p{L}[\p{L}'’-]*`
  const part = `${word}(?: ${word}){0,3}`
  const oneOf = (words: string) => `(?:${words.replaceAll(' ', '|')})`
  // They start at the comma: a search for the first part would begin anew at every word.
  const first = `,(?<=(?<a>${part}),) (?<b>${part}`
  const repeat = (head: string) => {
    const again = String.raw` [^,.;!?\n]{1,40}?(?:[,.;]\s+(?:${oneOf(and)} )?| ${oneOf(and)} )\k<head>\>`
    return turn(String.raw`\<(?<head>${head})\>${again}${again} [^,.;!?\n]{1,40}`)
  }
  return {
    listed: [
      turn(`${first}?),? ${oneOf(and)} (?<c>${word}(?: ${word}){0,4})`),
      turn(String.raw`${first}), (?<c>${part})(?=\s?[.!:;\n]|$)`),
    ],
    repeated: [repeat(oneOf(repeated)), repeat(`${word} ${word}`)],
    repeatedBig: [
      repeat(oneOf(repeatedBig)),
      turn(
        String.raw`\<${word} (?<by>${oneOf(repeatedBig)}) ${word}, (?:${oneOf(and)} )?${word} \k<by> ${word},? (?:${oneOf(and)} )?${word} \k<by> ${word}`,
      ),
    ],
  }
}

const tail = (text: string, count: number) => text.split(' ').slice(-count).join(' ')

export function findTriads({ text }: Passage, patterns: ReturnType<typeof triadPatterns>, lexicon: Lexicon): Hit[] {
  const { isVirtue, isAbstract, isFact, isThing } = lexicon
  const hits: Hit[] = []
  for (const pattern of patterns.listed) {
    for (const match of text.matchAll(pattern)) {
      const { a = '', b = '', c = '' } = match.groups ?? {}
      const parts = [tail(a, 2), tail(b, 2), c]
      const virtues = parts.filter(isVirtue).length
      const big = parts.filter(isAbstract).length
      if (
        /\d/.test(match[0]) ||
        (!(virtues >= 2 && !isThing(parts[0] ?? '') && !parts.slice(1).some(isFact)) && !(big === 3 && virtues >= 1))
      )
        continue
      const start = match.index - tail(a, 2).length
      hits.push(hitOf('triad', { start, end: match.index + match[0].length }))
    }
  }
  for (const pattern of [...patterns.repeated, ...patterns.repeatedBig]) {
    for (const { 0: found, index } of text.matchAll(pattern)) {
      const parts = found.split(/[,.;]/)
      const isBig = pattern === patterns.repeated[0] ? isAbstract(found) : parts.filter(isAbstract).length > 1
      const isPlain = pattern !== patterns.repeated[0] || parts.every((part) => isFact(part.trim().slice(1)))
      if (!/\d/.test(found) && (isBig || !isPlain))
        hits.push(hitOf('triad', { start: index, end: index + found.length }))
    }
  }
  return hits
}
