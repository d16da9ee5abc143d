import { useLingui } from '@lingui/react/macro'
import type { ProposedPost } from '#shared/month.ts'
import { timeOfDay } from '#web/lib/format.ts'

/** A draft with a proposed time, in the place of a free slot. */
export function ProposedChip({
  post,
  time,
  onOpen,
}: {
  post: ProposedPost
  time: string
  onOpen: (id: string) => void
}) {
  const { t } = useLingui()

  return (
    <button
      type="button"
      onClick={() => onOpen(post.id)}
      className="block min-h-6 w-full min-w-0 rounded-sm border border-dashed border-action/60 bg-action-soft px-1.5 py-0.75 text-left text-xs text-ink hover:border-action"
    >
      <span className="line-clamp-2 break-words">
        <span className="tabular font-semibold">{timeOfDay(time)} </span>
        <bdi data-own>{post.title || t`Untitled post`}</bdi>
      </span>
      <span className="sr-only">{t`Proposed`}</span>
    </button>
  )
}
