import { queryOptions } from '@tanstack/react-query'
import type { OpeningHabits } from '#shared/openings.ts'
import type { WritingEvidence } from '#shared/proofs.ts'
import type { Fingerprint } from '#shared/voice/voice.ts'
import type { NeverSay } from '#shared/writing.ts'
import { read } from './api.ts'

/** The author's voice, from their active samples; null below two samples. */
export const voiceQuery = queryOptions({
  queryKey: ['/api/voice'],
  queryFn: ({ signal }) => read<Fingerprint | null>('/api/voice', { signal }),
})

/** The phrases that the author never uses. */
export const neverSayQuery = queryOptions({
  queryKey: ['/api/never-say'],
  queryFn: ({ signal }) => read<NeverSay>('/api/never-say', { signal }),
})

/** The author's samples, profile and proofs, as evidence for claims. */
export const evidenceQuery = queryOptions({
  queryKey: ['/api/writing-evidence'],
  queryFn: ({ signal }) => read<WritingEvidence>('/api/writing-evidence', { signal }),
  // Other screens change samples and profile.
  staleTime: 0,
})

/** Which openings the author chooses. */
export const openingHabitsQuery = queryOptions({
  queryKey: ['/api/voice/openings'],
  queryFn: ({ signal }) => read<OpeningHabits>('/api/voice/openings', { signal }),
})
