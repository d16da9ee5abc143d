import { Trans, useLingui } from '@lingui/react/macro'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import type { Post } from '#shared/posts.ts'
import { postListQuery } from '#web/features/posts/queries.ts'
import { SearchField } from '#web/features/posts/search-field.tsx'
import { LoadMore } from '#web/ui/load-more.tsx'

interface DraftChoiceProps {
  chosen: Post | null
  onChoose: (draft: Post) => void
}

export const draftsQuery = (q = '') => postListQuery({ tab: 'drafts', q })

export function DraftChoice({ chosen, onChoose }: DraftChoiceProps) {
  const { t } = useLingui()

  const [q, setQ] = useState('')
  const list = useInfiniteQuery(draftsQuery(q))
  const items = useRef<HTMLUListElement>(null)
  const drafts = list.data?.pages.flatMap((page) => page.items) ?? []
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-2">
      <div className="flex">
        <SearchField q={q} onChange={setQ} />
      </div>
      {drafts.length === 0 && (
        <p className="text-ink-2">
          <Trans>No matching drafts.</Trans>
        </p>
      )}
      <ul
        ref={items}
        aria-label={t`Drafts`}
        className="-m-0.5 grid max-h-56 grid-cols-[minmax(0,1fr)] gap-1.5 overflow-y-auto p-0.5"
      >
        {drafts.map((draft) => (
          <li key={draft.id}>
            <button
              type="button"
              aria-pressed={draft.id === chosen?.id}
              onClick={() => onChoose(draft)}
              className="flex min-h-11 w-full items-center rounded border border-line bg-surface px-3 py-2 text-left hover:bg-sunk aria-pressed:border-action aria-pressed:bg-action-soft aria-pressed:font-semibold"
            >
              <span dir="auto" className="truncate">
                {draft.title || t`Untitled post`}
              </span>
            </button>
          </li>
        ))}
      </ul>
      <LoadMore list={list} failed={t`More drafts couldn’t be loaded. Those above are still here.`} items={items} />
    </div>
  )
}
