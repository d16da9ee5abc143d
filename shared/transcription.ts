import * as z from 'zod/mini'
import type { Language } from './catalogue.ts'

/** Nobody speaks longer in one go. */
export const longestSpeechSeconds = 120
/** Twice what browsers record in two minutes. */
export const largestRecording = 5_000_000

export const languageTags: Record<Language, string> = {
  english: 'en',
  spanish: 'es',
  french: 'fr',
  german: 'de',
}

export const transcriptionService = z.object({
  /** The host that recordings are sent to; null without a service that turns speech into text. */
  host: z.nullable(z.string()),
})
export type TranscriptionService = z.infer<typeof transcriptionService>

export const transcript = z.object({ text: z.string() })
export type Transcript = z.infer<typeof transcript>
