import { idsOf, type Language, languages } from '#shared/catalogue.ts'
import { linesOf } from './phrases.ts'
import { textsOf } from './texts.ts'

const sections = ['dangling', 'clause words', 'leans back', 'first person', 'sentence starts']

let functionWords: Map<Language, Set<string>> | undefined

/** The small words of each language, which hardly any sentence does without. */
function smallWords(): Map<Language, Set<string>> {
  functionWords ??= new Map(
    idsOf(languages).map((id) => {
      const phrases = textsOf(id).phrases ?? {}
      const words = sections.flatMap((section) => linesOf(phrases, section))
      return [id, new Set(words.filter((word) => !word.includes(' ')).map((word) => word.toLowerCase()))]
    }),
  )
  return functionWords
}

/** How many small words of each language a text has, the most first; none where they are too few to tell. */
function scoresOf(text: string): { id: Language; score: number }[] {
  const words = text.toLowerCase().match(/\p{L}+/gu) ?? []
  return [...smallWords()]
    .map(([id, known]) => ({ id, score: words.filter((word) => known.has(word)).length }))
    .filter(({ score }) => score > 1 || (score === 1 && words.length === 2))
    .sort((one, other) => other.score - one.score)
}

/** Which of the four languages a text is in by its small words; undefined when they do not tell. */
export function guessLanguage(text: string): Language | undefined {
  const [best, second] = scoresOf(text)
  return best && best.score > (second?.score ?? 0) ? best.id : undefined
}

/** Is a text clearly in another language, or in another script? */
export function isForeign(text: string, id: Language): boolean {
  const letters = text.match(/\p{L}/gu) ?? []
  const latin = text.match(/\p{Script=Latin}/gu) ?? []
  if (latin.length < letters.length / 2) return true
  const scores = scoresOf(text)
  return (scores[0]?.score ?? 0) > (scores.find((one) => one.id === id)?.score ?? 0)
}
