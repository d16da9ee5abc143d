import type { Language } from '#shared/catalogue.ts'

const files: Readonly<Record<Language, () => Promise<{ default: string }>>> = {
  english: () => import('./english/patterns.txt?raw'),
  spanish: () => import('./spanish/patterns.txt?raw'),
  french: () => import('./french/patterns.txt?raw'),
  german: () => import('./german/patterns.txt?raw'),
}

export const readPatterns = (language: Language): Promise<string> => files[language]().then((file) => file.default)
