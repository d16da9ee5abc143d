import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Language } from '#shared/catalogue.ts'

// Node reads text files; browsers use patterns-from-bundle.ts. package.json chooses.
export const readPatterns = (language: Language): Promise<string> =>
  readFile(join(import.meta.dirname, language, 'patterns.txt'), 'utf8')
