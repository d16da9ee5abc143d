import * as z from 'zod/mini'

export const maxProofLength = 2_000
/** More would not be found again by the person who keeps them. */
export const mostProofs = 500

export const proofKinds = [
  { id: 'fact', name: 'Fact' },
  { id: 'story', name: 'Story' },
] as const
export type ProofKind = (typeof proofKinds)[number]['id']

export const proofMissing = 'Please enter a fact or a story.'

/** A fact or a story the author keeps to write from. */
export const proof = z.object({
  id: z.string(),
  kind: z.enum(['fact', 'story']),
  content: z.string(),
  createdAt: z.string(),
  updatedAt: z.string(),
})
export type Proof = z.infer<typeof proof>

/** Everything of the author's own, besides a post's brief, that a claim can rest on. */
export const writingEvidence = z.object({
  /** The texts of the active samples. */
  samples: z.array(z.string()),
  /** What the author said about themself, a line for each field. */
  profile: z.string(),
  proofs: z.array(z.string()),
})
export type WritingEvidence = z.infer<typeof writingEvidence>
