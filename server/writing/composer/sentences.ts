import type { Speech } from './language.ts'

/** Leaves names such as "iPhone" alone. */
export const capitalise = (text: string): string =>
  text.replace(
    /^(["“‘„(«¿¡]*[\s\u00A0]?)(\p{Ll})(?!\p{Lu})/u,
    (_, before: string, letter: string) => before + letter.toUpperCase(),
  )

export const endSentence = (text: string): string => (/[.!?…:]["”“’»)]*$/.test(text) ? text : `${text}.`)

/** Positions at which a sentence can be cut so that what stands before is still whole, nearest to the start first. */
export const clauseBreaks = (sentence: string, speech: Speech): number[] =>
  [...sentence.matchAll(speech.clauseEnds)].map((match) => match.index)

/** The sentence when it fits, else its opening up to a clause boundary, else up to a word. */
export function condense(sentence: string, limit: number, speech: Speech): string {
  if (sentence.length <= limit) return sentence
  const breaks = clauseBreaks(sentence, speech).filter((at) => at >= 30 && at < limit)
  let short = sentence.slice(0, breaks.at(-1) ?? sentence.slice(0, limit).lastIndexOf(' '))
  if (!short || short.length > limit) short = [...sentence].slice(0, limit - 2).join('')
  while (speech.dangling.test(short) && /\s/.test(short)) short = short.replace(/(?:(?<!\s)\s+|^)\S+$/, '')
  const opened =
    (short.match(/["“„«(]/g)?.length ?? 0) > (short.match(/["”»)]/g)?.length ?? 0)
      ? short.replace(/["“„«(]/g, '')
      : short
  return endSentence(opened.replace(/(?<![\s,;:–—-])[\s,;:–—-]+$/, '').replace(/^¿(?!.*\?)/, ''))
}
