import { useState } from 'react'
import { blanksOf, type PostBlank } from '#shared/blanks.ts'
import type { PostContent } from '#shared/posts.ts'

export type BlankPlace = Pick<PostBlank, 'section' | 'index'>

/** The blanks of the post on screen, and the last one visited; `way-through-blanks.ts` moves between them. */
export function useBlanks(content: PostContent | null) {
  const [visited, setVisited] = useState<(BlankPlace & { state: 'open' | 'left' | 'gone' }) | null>(null)
  /** The element of the open blank in the text. */
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  return { all: content ? blanksOf(content) : [], visited, setVisited, anchor, setAnchor }
}

export type Blanks = ReturnType<typeof useBlanks>
