import type { Language } from '../catalogue.ts'
import { fold } from './tokens.ts'
import { wordsOf } from './words.ts'

const readWords = 300

/** The language of a text by its commonest words; null where they do not tell. */
export function languageOf(text: string): Language | null {
  const counts: Record<Language, number> = { english: 0, spanish: 0, french: 0, german: 0 }
  let read = 0
  for (const [word] of text.matchAll(/\p{L}+/gu)) {
    if (++read > readWords) break
    const plain = fold(word)
    for (const language of Object.keys(counts) as Language[]) if (wordsOf[language].stop.has(plain)) counts[language]++
  }
  const [first, second] = (Object.entries(counts) as [Language, number][]).toSorted((one, other) => other[1] - one[1])
  return first![1] > second![1] ? first![0] : null
}
