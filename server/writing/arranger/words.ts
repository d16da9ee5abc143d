import type { Language } from '#shared/catalogue.ts'
import { listed } from '#shared/languages/lists.ts'
import { type ArrangingWords, everyWritingWords, writingWords } from '#shared/languages/writing.ts'

export type Words = ArrangingWords

export const wordsFor = (language: Language): Words => writingWords[language].arranging
export const everyLanguage: readonly Words[] = everyWritingWords.map(({ arranging }) => arranging)

/** Short beginnings also match other words. */
const longestEnding = (stem: string) => (stem.length < 6 ? 4 : 12)

export const startsLike = (word: string, stems: string): boolean => {
  for (const stem of listed(stems))
    if (word.startsWith(stem) && word.length <= stem.length + longestEnding(stem)) return true
  return false
}

export const wordsOf = (text: string): string[] =>
  text
    .toLowerCase()
    .replaceAll('’', "'")
    .match(/[\p{L}\p{N}][\p{L}\p{N}'-]*/gu) ?? []
