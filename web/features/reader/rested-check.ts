import { useQuery } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useMemo, useState } from 'react'
import type { PostContent } from '#shared/posts.ts'
import type { PostEditor } from '#web/features/editor/post-editor.ts'
import { evidenceQuery, neverSayQuery, voiceQuery } from '#web/lib/author-queries.ts'
import { useIsOffline } from '#web/lib/connection.ts'
import { type CheckedText, useReaderCheck } from './reader-check.ts'
import { useTypedEvidence } from './typed-claims.ts'

/** Milliseconds without typing before a text counts as rested. */
export const restMs = 1_000

const isBeingTyped = () => document.activeElement?.matches('[data-part]') === true

/** The text after a second without typing. Changes by buttons count at once. */
function useRested(text: string): string {
  const [rested, setRested] = useState(text)
  useEffect(() => {
    const timer = setTimeout(() => setRested(text), isBeingTyped() ? restMs : 0)
    return () => clearTimeout(timer)
  }, [text])
  return rested
}

/** What keeps the check from having all its material. */
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

/** Changes only while the text rests and all material has loaded, so it never shows a preliminary score. */
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
