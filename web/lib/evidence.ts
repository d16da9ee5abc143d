import { type QueryClient, useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { type Evidence, evidenceOf } from '#shared/claims/claims.ts'
import type { Post } from '#shared/posts.ts'
import { evidenceQuery } from './author-queries.ts'

/** Evidence for a post's claims; null until the author's material has loaded. */
export function useEvidence(post: Post | undefined): Evidence | null {
  const { data: material } = useQuery(evidenceQuery)
  return useMemo(() => (post && material ? evidenceOf(post, material) : null), [post, material])
}

/** The same, once; null if the material cannot load. */
export async function readEvidence(
  queryClient: QueryClient,
  post: Parameters<typeof evidenceOf>[0],
): Promise<Evidence | null> {
  const material = await queryClient.fetchQuery(evidenceQuery).catch(() => null)
  return material && evidenceOf(post, material)
}
