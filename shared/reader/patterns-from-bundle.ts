import type { Language } from '#shared/catalogue.ts'

const files = {
  english: () => import('./patterns/english.txt?raw'),
  spanish: () => import('./patterns/spanish.txt?raw'),
  french: () => import('./patterns/french.txt?raw'),
  german: () => import('./patterns/german.txt?raw'),
}

export const readPatterns = (language: Language): Promise<string> => files[language]().then((file) => file.default)
