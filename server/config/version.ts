import { readFileSync } from 'node:fs'
import { packageFile } from './places.ts'

/** Of the package that runs. Read from its file, so that a copy with another number is another version. */
export const productVersion = (JSON.parse(readFileSync(packageFile, 'utf8')) as { version: string }).version
