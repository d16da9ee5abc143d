import { type QueryClient, useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { type Evidence, evidenceOf } from '#shared/claims/claims.ts'
import type { Post } from '#shared/posts.ts'
import { evidenceQuery } from './author-queries.ts'
import { sourceQuery } from './source-queries.ts'

/** Evidence for a post's claims; null until the author's material and the post's source have loaded. */
export function useEvidence(post: Post | undefined): Evidence | null {
  const { data: material } = useQuery(evidenceQuery)
  const sourceId = post?.sourceId ?? null
  const { data: source } = useQuery({ ...sourceQuery(sourceId ?? ''), enabled: sourceId !== null })
  return useMemo(() => {
    if (!post || !material || (sourceId && source === undefined)) return null
    return evidenceOf(post, { ...material, source: source ?? undefined })
  }, [post, material, sourceId, source])
}

/** The same, once; null if the material cannot load. */
export async function readEvidence(
  queryClient: QueryClient,
  post: Parameters<typeof evidenceOf>[0] & Pick<Post, 'sourceId'>,
): Promise<Evidence | null> {
  const { sourceId } = post
  const [material, source] = await Promise.all([
    queryClient.fetchQuery(evidenceQuery),
    sourceId ? queryClient.fetchQuery(sourceQuery(sourceId)) : null,
  ]).catch(() => [null, null])
  return material && evidenceOf(post, { ...material, source: source ?? undefined })
}
