import { useMemo } from 'react'
import type { PostContent } from '#shared/posts.ts'
import type { PostEditor } from '#web/features/editor/post-editor.ts'
import { useEvidence } from '#web/features/proofs/evidence.ts'
import { useReaderCheck } from '#web/features/reader/reader-check.ts'
import { useDebounced } from '#web/lib/use-debounced.ts'

const pauseMs = 500

/** The points of the Reader check, counted when the typing pauses. */
export function ScoreBadge({ editor }: { editor: PostEditor }) {
  const settled = useDebounced(JSON.stringify(editor.content), pauseMs)
  const content = useMemo(() => JSON.parse(settled) as PostContent | null, [settled])
  const { check } = useReaderCheck({ post: editor.post, content }, useEvidence(editor.post))
  if (!check) return null
  return (
    <span className="tabular rounded-full border border-line-strong px-2 text-xs leading-4.5 font-semibold">
      <span className="sr-only">Reader check </span>
      {check.score}
    </span>
  )
}
