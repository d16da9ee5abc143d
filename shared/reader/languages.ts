import { idsOf, type Language, languages } from '#shared/catalogue.ts'
import { learn } from './slop.ts'

const phrasesOf = {
  english: () => import('./slop/english.ts').then(({ english }) => english),
  spanish: () => import('./slop/spanish.ts').then(({ spanish }) => spanish),
  french: () => import('./slop/french.ts').then(({ french }) => french),
  german: () => import('./slop/german.ts').then(({ german }) => german),
}

/** Loads the worn phrases of a language, without which no text can be read in it. */
export async function loadLanguage(id: Language): Promise<void> {
  learn(id, await phrasesOf[id]())
}

export const loadEveryLanguage = () => Promise.all(idsOf(languages).map(loadLanguage))
