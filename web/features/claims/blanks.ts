import { plural } from '@lingui/core/macro'
import { useState } from 'react'
import { blanksOf, type PostBlank } from '#shared/blanks.ts'
import type { PostContent } from '#shared/posts.ts'

export type BlankPosition = Pick<PostBlank, 'section' | 'index'>

/** `way-through-blanks.ts` moves between the blanks. */
export function useBlanks(content: PostContent | null, postId: string | undefined) {
  const [owner, setOwner] = useState(postId)
  const [visited, setVisited] = useState<(BlankPosition & { state: 'open' | 'left' | 'gone' }) | null>(null)
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  /** Typed answers by question, not filled in yet. */
  const [typed, setTyped] = useState<Readonly<Record<string, string>>>({})
  // Another post starts at its first blank; a draft that becomes a post keeps its place.
  if (owner !== postId) {
    setOwner(postId)
    if (owner !== undefined) setVisited(null)
  }
  return { all: content ? blanksOf(content) : [], visited, setVisited, anchor, setAnchor, typed, setTyped }
}

export type Blanks = ReturnType<typeof useBlanks>

export const sayBlanksToFill = (count: number): string =>
  plural(count, { one: 'One blank is yours to fill.', other: '# blanks are yours to fill.' })
