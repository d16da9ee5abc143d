import { t } from '@lingui/core/macro'
import { useRef, useState } from 'react'
import { maxAtOnce } from '#shared/bulk.ts'
import type { Post } from '#shared/posts.ts'
import { toast } from '#web/lib/toast.ts'

/** The selected posts of a list. Posts that leave the list leave the selection. */
export function useSelection(posts: readonly Post[]) {
  /** Null while not selecting. */
  const [ids, setIds] = useState<ReadonlySet<string> | null>(null)
  const anchor = useRef<string>(null)
  const chosen = ids ? posts.filter(({ id }) => ids.has(id)) : []

  function choose(next: readonly string[]) {
    if (next.length > maxAtOnce)
      toast({ title: t`At most ${maxAtOnce} posts at once`, description: t`The first ${maxAtOnce} are selected.` })
    setIds(new Set(next.slice(0, maxAtOnce)))
  }

  return {
    isOn: ids !== null,
    chosen,
    isChosen: (id: string) => ids?.has(id) ?? false,
    begin: () => setIds(new Set()),
    end: () => setIds(null),
    all: () => choose(posts.map(({ id }) => id)),
    /** Toggles a post; as a range, selects all from the last one on. */
    toggle(id: string, isRange: boolean) {
      const order = posts.map((post) => post.id)
      const others = chosen.map((post) => post.id)
      const from = isRange && anchor.current !== null ? order.indexOf(anchor.current) : -1
      const to = order.indexOf(id)
      anchor.current = id
      if (from >= 0) choose([...new Set([...others, ...order.slice(Math.min(from, to), Math.max(from, to) + 1)])])
      else choose(others.includes(id) ? others.filter((one) => one !== id) : [...others, id])
    },
  }
}

export type Selection = ReturnType<typeof useSelection>
