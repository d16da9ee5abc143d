import type { Language } from '#shared/catalogue.ts'
import { readerWords } from '#shared/languages/reader.ts'
import type { Passage } from './passage.ts'

export function syllablesOf(word: string, language: Language): number {
  const { vowels, mute } = readerWords[language]
  const found = word.match(vowels)?.length ?? 0
  return Math.max(1, mute?.test(word) ? found - 1 : found)
}

/** The school years needed to read a text easily, by its language's formula. Null below ten words. */
export function gradeOf({ words, sentences }: Passage, language: Language): number | null {
  const read = words
    .filter(({ text }) => /\p{L}/u.test(text))
    .map(({ text }) => ({ syllables: syllablesOf(text, language), letters: text.length }))
  if (read.length < 10 || sentences.length === 0) return null
  return readerWords[language].grade({
    perWord: read.reduce((sum, { syllables }) => sum + syllables, 0) / read.length,
    perSentence: read.length / sentences.length,
    shareOf: (is) => (100 * read.filter(is).length) / read.length,
  })
}
