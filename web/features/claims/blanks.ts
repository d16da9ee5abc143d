import { useState } from 'react'
import { blanksOf, type PostBlank } from '#shared/blanks.ts'
import type { PostContent } from '#shared/posts.ts'

export type BlankPlace = Pick<PostBlank, 'section' | 'index'>

/** The blanks of the post on screen, and the one that was visited last; `way-through-blanks.ts` leads through them. */
export function useBlanks(content: PostContent | null) {
  const [visited, setVisited] = useState<(BlankPlace & { state: 'open' | 'left' | 'gone' }) | null>(null)
  /** What stands for the open blank in the text. */
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  return { all: content ? blanksOf(content) : [], visited, setVisited, anchor, setAnchor }
}

export type Blanks = ReturnType<typeof useBlanks>
