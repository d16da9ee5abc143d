import { readPatterns } from '#reader-patterns'
import { idsOf, type Language, languages } from '#shared/catalogue.ts'
import { learn } from './slop.ts'

/** Loads the patterns of a language; texts in it cannot be read before. */
export async function loadLanguage(id: Language): Promise<void> {
  learn(id, await readPatterns(id))
}

export const loadEveryLanguage = () => Promise.all(idsOf(languages).map(loadLanguage))
