import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { contentText, type Post, parseContent } from '#shared/posts.ts'
import type { OpenPoints } from '#web/features/claims/open-points.ts'
import { blanksHash, claimsHash } from '#web/lib/post-hashes.ts'
import { changePost, rememberPost } from '#web/lib/post-queries.ts'
import { failureToast } from '#web/lib/toast.ts'
import { copyPostText } from '#web/ui/copy.ts'
import { lazyPart } from '#web/ui/lazy-part.tsx'
import { useWayToOpenPoints } from './way-to-open-points.ts'

const CopyQuestion = lazyPart(() =>
  import('#web/features/claims/copy-question.tsx').then((file) => ({ default: file.CopyQuestion })),
)

/** Null if that part of the app cannot load. */
const loadOpenPoints = () => import('#web/features/claims/open-points.ts').catch(() => null)

/** Copies a post's text, asking first when it has open points. */
export function useCopying() {
  const queryClient = useQueryClient()
  const [asked, setAsked] = useState<{ post: Post; points: OpenPoints } | null>(null)
  const go = useWayToOpenPoints()

  async function copy(post: Post) {
    const content = parseContent(post.content)
    const text = contentText(content)
    if (!text) return failureToast('No content to copy')
    const found = await loadOpenPoints()
    const points = await found?.openPointsOf(queryClient, { ...post, content })
    if (points && found?.hasOpenPoints(points)) setAsked({ post, points })
    else await copyPostText(text)
  }

  async function copyAnyway({ post, points: { claims } }: { post: Post; points: OpenPoints }) {
    await copyPostText(contentText(parseContent(post.content)))
    const found = claims.length > 0 && (await loadOpenPoints())
    if (!found) return
    // If this save fails, the next copy asks again.
    const change = changePost(post.id, { claims: found.withAsked(post.claims, claims) })
    await change.then((next) => rememberPost(queryClient, next)).catch(() => {})
  }

  return {
    copy: (post: Post) => void copy(post),
    question: asked && (
      <CopyQuestion
        points={asked.points}
        onCopy={() => void copyAnyway(asked)}
        onFill={() => go(asked.post, blanksHash)}
        onSettle={() => go(asked.post, claimsHash)}
        onClose={() => setAsked(null)}
      />
    ),
  }
}
