import * as z from 'zod/mini'

export const maxProofLength = 2_000
/** Nobody would find a proof again among more. */
export const maxProofs = 500

export const proofKinds = /*i18n*/ [
  { id: 'fact', name: 'Fact' },
  { id: 'story', name: 'Story' },
] as const
export type ProofKind = (typeof proofKinds)[number]['id']

export const proofMissing = /*i18n*/ 'Please enter a fact or a story.'

export const proof = z.object({
  id: z.string(),
  kind: z.enum(['fact', 'story']),
  content: z.string(),
  createdAt: z.string(),
  updatedAt: z.string(),
})
export type Proof = z.infer<typeof proof>

/** The author's own material that can back a claim, apart from the post's brief. */
export const writingEvidence = z.object({
  /** Texts of the active samples. */
  samples: z.array(z.string()),
  /** The author's profile, one line per field. */
  profile: z.string(),
  proofs: z.array(z.string()),
})
export type WritingEvidence = z.infer<typeof writingEvidence>
