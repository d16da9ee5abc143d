import { useMemo, useState } from 'react'
import type { Language } from '#shared/catalogue.ts'
import { type Evidence, evidenceOf, settleTyped } from '#shared/claims/claims.ts'
import { contentText, type Post, type PostContent } from '#shared/posts.ts'
import { useEvidence } from '#web/lib/evidence.ts'

const maxTexts = 5

/** The texts that the server has had since the post was opened, newest first. */
function useSavedTexts(post: Post | undefined): readonly PostContent[] {
  const [seen, setSeen] = useState<{ id?: string; texts: readonly PostContent[] }>({ texts: [] })
  const former = seen.id === post?.id ? seen.texts : []
  const isKnown = !post || former.some((one) => contentText(one) === contentText(post.content))
  const texts = isKnown ? former : [post.content, ...former].slice(0, maxTexts)
  if (!isKnown) setSeen({ id: post.id, texts })
  return texts
}

/**
 * Evidence for a text before it is saved: typed words are the author's from the first letter, as they will be on the
 * server. Restored engine words are not.
 */
export function useTypedEvidence(post: Post | undefined, content: PostContent | null): Evidence | null {
  const evidence = useEvidence(post)
  const former = useSavedTexts(post)
  return useMemo(() => {
    if (!post || !evidence || !content || contentText(content) === contentText(post.content)) return evidence
    const settled = settleTyped({ ...post, language: post.language as Language }, content, former)
    return settled ? evidenceOf({ ...post, claims: settled }, evidence) : evidence
  }, [post, evidence, content, former])
}
