import { queryOptions } from '@tanstack/react-query'
import type { WritingEvidence } from '#shared/proofs.ts'
import type { Fingerprint } from '#shared/voice/voice.ts'
import type { NeverSay } from '#shared/writing.ts'
import { read } from './api.ts'

/** How the author writes, by their active samples; null below two of them. */
export const voiceQuery = queryOptions({
  queryKey: ['/api/voice'],
  queryFn: ({ signal }) => read<Fingerprint | null>('/api/voice', { signal }),
})

/** The phrases that the author never uses. */
export const neverSayQuery = queryOptions({
  queryKey: ['/api/never-say'],
  queryFn: ({ signal }) => read<NeverSay>('/api/never-say', { signal }),
})

/** The author's samples, profile and proofs, as the claims of a post are traced to them. */
export const evidenceQuery = queryOptions({
  queryKey: ['/api/writing-evidence'],
  queryFn: ({ signal }) => read<WritingEvidence>('/api/writing-evidence', { signal }),
  // Samples and the profile change on other screens.
  staleTime: 0,
})
