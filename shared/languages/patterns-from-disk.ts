import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Language } from '#shared/catalogue.ts'

// Node reads the text files; a browser gets them as modules (patterns-from-bundle.ts). package.json tells them apart.
export const readPatterns = (language: Language): Promise<string> =>
  readFile(join(import.meta.dirname, language, 'patterns.txt'), 'utf8')
