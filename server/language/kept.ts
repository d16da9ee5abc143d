import * as z from 'zod/mini'
import type { Sentence } from './say.ts'

/** A sentence that was kept as JSON. */
export const keptSentence = z.custom<Sentence>((kept) => typeof kept === 'string' || typeof kept === 'object')
