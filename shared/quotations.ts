import type { Language } from './catalogue.ts'
import { sourceWords } from './languages/sources.ts'
import { maxQuotes } from './posts.ts'
import type { Quotation } from './sources.ts'
import { sentenceKey } from './text/marks.ts'
import { sentencesIn } from './text/sentences.ts'

const [shortest, longest] = [40, 220]
/** Offered; the author takes at most two. */
const maxOffered = maxQuotes * 4

const whole = /^[\p{Lu}\p{N}“"«„¿¡].*[.!?…][”"»“)]*$/su
/** Needs what came before. */
const leansBack =
  /^(?:[“"«„]?(?:it|this|that|these|those|he|she|they|but|and|so|es|das|dies|sie|er|aber|und|il|elle|ils|cela|ceci|mais|et|esto|eso|ella|ellos|pero|y)(?!\p{L}))/iu

/** The sentences of a source that are worth quoting, in order: whole, clear, with a figure or a contrast. */
export function quotationsIn(text: string, language: Language): Quotation[] {
  const { boilerplate, contrast } = sourceWords[language]
  const seen = new Set<string>()
  const found = sentencesIn(text, { language }).flatMap(({ text: sentence, start, end }) => {
    const fits = sentence.length >= shortest && sentence.length <= longest && whole.test(sentence)
    const key = sentenceKey(sentence)
    if (!fits || boilerplate.test(sentence) || /https?:|www\./.test(sentence) || seen.has(key)) return []
    seen.add(key)
    const [hasFigure, hasContrast] = [/\p{N}/u.test(sentence), contrast.test(sentence)]
    if (!hasFigure && !hasContrast) return []
    const points =
      (hasFigure ? 2 : 0) +
      (hasContrast ? 2 : 0) +
      (sentence.length <= 140 ? 1 : 0) -
      (leansBack.test(sentence) ? 3 : 0)
    return [{ text: sentence, start, end, points }]
  })
  return found
    .toSorted((one, other) => other.points - one.points || one.start - other.start)
    .slice(0, maxOffered)
    .toSorted((one, other) => one.start - other.start)
    .map(({ points: _, ...quotation }) => quotation)
}
