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
