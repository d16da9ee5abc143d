import { wordCount } from '#shared/posts.ts'

const abbreviation =
  /(?:\b(?:e\.g|i\.e|vs|approx|Mr|Mrs|Ms|Dr|Prof|St|Inc|Ltd|Fig|p\.m|a\.m|U\.S|U\.K)|(?:^|\s)\p{Lu})\.$/u
const sentenceEnd =
  /[.!?…]+["”’»)]*(?:\s*\p{Extended_Pictographic}\uFE0F?)*(?=\s+["“‘«(¿¡]?[\p{Lu}\p{N}\p{Extended_Pictographic}¿¡])/gu

/** The sentences of one paragraph, each with its own punctuation. Together they hold every word of it. */
export function splitSentences(paragraph: string): string[] {
  const text = paragraph.replace(/\s+/g, ' ').trim()
  const found: string[] = []
  let start = 0
  for (const match of text.matchAll(sentenceEnd)) {
    const end = match.index + match[0].length
    const piece = text.slice(start, end)
    if (abbreviation.test(piece)) continue
    found.push(piece.trim())
    start = end
  }
  found.push(text.slice(start).trim())
  return found.filter(Boolean)
}

export const listMark = /^(?:\d{1,2}[.)]|[A-H]\)|[-•*–]|Step \d{1,2}:)\s+/

/** All sentences of a text with several paragraphs and lists, without the list marks. */
export const sentencesOf = (text: string): string[] =>
  text.split('\n').flatMap((line) => splitSentences(line.replace(listMark, '')))

export const sentenceKey = (sentence: string): string =>
  sentence
    .toLowerCase()
    .replace(/[^\p{L}\p{N} ]/gu, '')
    .replace(/\s+/g, ' ')
    .trim()

/** Share of the sentences of `text` that also stand in `other`. */
export function sharedSentences(text: string, other: string): number {
  const known = new Set(sentencesOf(other).map(sentenceKey))
  const own = sentencesOf(text).map(sentenceKey).filter(Boolean)
  return own.length ? own.filter((sentence) => known.has(sentence)).length / own.length : 0
}

/** Do two sentences use nearly the same words? */
export function areAlike(sentence: string, other: string): boolean {
  const own = new Set(sentenceKey(sentence).split(' '))
  const others = new Set(sentenceKey(other).split(' '))
  return [...own].filter((word) => others.has(word)).length / Math.min(own.size, others.size) > 0.7
}

/** Standard deviation of the sentence lengths over their mean; above 0.5 reads lively. */
export function rhythmOf(text: string): number {
  const lengths = sentencesOf(text).map(wordCount)
  const mean = lengths.reduce((sum, length) => sum + length, 0) / lengths.length
  const spread = lengths.reduce((sum, length) => sum + (length - mean) ** 2, 0) / lengths.length
  return Math.sqrt(spread) / mean
}

/** Leaves names such as "iPhone" alone. */
export const capitalise = (text: string): string =>
  text.replace(/^(["“‘(«]?)(\p{Ll})(?!\p{Lu})/u, (_, quote: string, letter: string) => quote + letter.toUpperCase())

export const endSentence = (text: string): string => (/[.!?…:]["”’»)]*$/.test(text) ? text : `${text}.`)

/** Where a sentence can be cut so that what stands before is still whole. */
const clauseEnds =
  /\s*[;:–—]\s|,?\s(?=(?:and|but|so|because|which|while|although|though|since|unless|until|after|before|when|whereas|instead of|in order to)\s)|,\s/g

/** Positions of clause boundaries, nearest to the start first. */
export const clauseBreaks = (sentence: string): number[] =>
  [...sentence.matchAll(clauseEnds)].map((match) => match.index)

const dangling =
  /\b(?:and|or|but|the|an?|of|to|in|on|at|for|with|by|from|that|which|who|when|while|because|so|our|my|your|their|is|are|was|were)$/i

/** The sentence when it fits, else its opening up to a clause boundary, else up to a word. */
export function condense(sentence: string, limit: number): string {
  if (sentence.length <= limit) return sentence
  const breaks = clauseBreaks(sentence).filter((at) => at >= 30 && at < limit)
  let short = sentence.slice(0, breaks.at(-1) ?? sentence.slice(0, limit).lastIndexOf(' '))
  if (!short || short.length > limit) short = [...sentence].slice(0, limit - 2).join('')
  while (dangling.test(short)) short = short.replace(/\s*\S+$/, '')
  const opened =
    (short.match(/["“(]/g)?.length ?? 0) > (short.match(/["”)]/g)?.length ?? 0) ? short.replace(/["“(]/g, '') : short
  return endSentence(opened.replace(/[\s,;:–—-]+$/, ''))
}
