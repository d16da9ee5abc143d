import { useQuery } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useMemo, useState } from 'react'
import type { PostContent } from '#shared/posts.ts'
import type { PostEditor } from '#web/features/editor/post-editor.ts'
import { evidenceQuery, neverSayQuery, voiceQuery } from '#web/lib/author-queries.ts'
import { useIsOffline } from '#web/lib/connection.ts'
import { type CheckedText, useReaderCheck } from './reader-check.ts'
import { useTypedEvidence } from './typed-claims.ts'

/** How long a text that is typed has to rest. */
export const restMs = 1_000

const isBeingTyped = () => document.activeElement?.matches('[data-part]') === true

/** The text once nobody has typed for a second; what a button changes counts at once. */
function useRested(text: string): string {
  const [rested, setRested] = useState(text)
  useEffect(() => {
    const timer = setTimeout(() => setRested(text), isBeingTyped() ? restMs : 0)
    return () => clearTimeout(timer)
  }, [text])
  return rested
}

/** What the check reads and has not come yet: nothing is said of a post before it is all there, or cannot be read. */
function useMissing(): 'loading' | 'connection' | null {
  const isOffline = useIsOffline()
  const queries = [useQuery(evidenceQuery), useQuery(voiceQuery), useQuery(neverSayQuery)]
  const readAgain = useEffectEvent(() => {
    for (const { isError, data, refetch } of queries) if (isError && data === undefined) void refetch()
  })
  useEffect(() => {
    if (isOffline) return () => readAgain()
  }, [isOffline])
  const missing = queries.filter(({ data, isPending }) => data === undefined && (isPending || isOffline))
  if (missing.length === 0) return null
  return isOffline ? 'connection' : 'loading'
}

/**
 * The Reader check of the post in the editor. It changes only while the text rests and all that it reads is there, so
 * that no number is shown that is not meant.
 */
export function useRestedCheck({ post, content: typed, account }: Pick<PostEditor, 'post' | 'content' | 'account'>) {
  const text = JSON.stringify(typed)
  const rested = useRested(text)
  const content = useMemo(() => JSON.parse(rested) as PostContent | null, [rested])
  const evidence = useTypedEvidence(post, content)
  const missing = useMissing()
  const { check, isCurrent, isFailed, tryAgain } = useReaderCheck({ post, content, account }, evidence)
  const [held, setHeld] = useState<{ postId?: string; check: CheckedText | null }>({ check: null })
  const isMeant = rested === text && missing === null && isCurrent && check !== null
  if (isMeant && (held.check !== check || held.postId !== post?.id)) setHeld({ postId: post?.id, check })
  const shown = isMeant ? check : held.postId === post?.id ? held.check : null
  return { check: shown, evidence, isFailed, tryAgain, isWaiting: missing === 'connection' && shown === null }
}
