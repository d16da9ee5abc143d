import { useNavigate } from '@tanstack/react-router'
import type { Post } from '#shared/posts.ts'
import type { blanksHash, claimsHash } from '#web/lib/post-hashes.ts'

/** Leads to a post's blanks or claims. */
export function useWayToOpenPoints() {
  const navigate = useNavigate()
  return ({ id }: Post, hash: typeof blanksHash | typeof claimsHash) => navigate({ to: '/', search: { id }, hash })
}
