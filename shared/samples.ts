import * as z from 'zod/mini'

export const minSampleLength = 50
export const maxSampleLength = 20_000
export const minSamplesForStyle = 2
export const previewLength = 250

export const sampleSources = [
  { id: 'linkedin', name: 'LinkedIn Post' },
  { id: 'custom', name: 'Custom Sample' },
] as const
export type SampleSource = (typeof sampleSources)[number]['id']

export const sampleTooShort = `Please provide a sample of at least ${minSampleLength} characters.`

/** Something the author wrote before. */
export const sample = z.object({
  id: z.string(),
  title: z.nullable(z.string()),
  content: z.string(),
  source: z.enum(['linkedin', 'custom']),
  /** Only active samples say how the author writes. */
  active: z.boolean(),
  createdAt: z.string(),
})
export type Sample = z.infer<typeof sample>

/** Named entries in camel case, each a readable sentence or two; empty below two active samples. */
export const writingStyle = z.record(z.string(), z.string())
export type WritingStyle = z.infer<typeof writingStyle>
