import { useState } from 'react'
import { blanksOf, type PostBlank } from '#shared/blanks.ts'
import type { PostContent } from '#shared/posts.ts'

export type BlankPosition = Pick<PostBlank, 'section' | 'index'>

/** The blanks of the post on screen, and the last one visited; `way-through-blanks.ts` moves between them. */
export function useBlanks(content: PostContent | null, postId: string | undefined) {
  const [owner, setOwner] = useState(postId)
  const [visited, setVisited] = useState<(BlankPosition & { state: 'open' | 'left' | 'gone' }) | null>(null)
  /** The element of the open blank in the text. */
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  /** What was typed for each question but not yet filled in. */
  const [typed, setTyped] = useState<Readonly<Record<string, string>>>({})
  // Another post begins with its first blank. A draft that becomes a post goes on.
  if (owner !== postId) {
    setOwner(postId)
    if (owner !== undefined) setVisited(null)
  }
  return { all: content ? blanksOf(content) : [], visited, setVisited, anchor, setAnchor, typed, setTyped }
}

export type Blanks = ReturnType<typeof useBlanks>

const numbers = ['No', 'One', 'Two', 'Three', 'Four', 'Five', 'Six', 'Seven', 'Eight', 'Nine', 'Ten']

/** As a sentence. */
export const sayBlanksToFill = (count: number): string =>
  count === 1 ? 'One blank is yours to fill.' : `${numbers[count] ?? count} blanks are yours to fill.`
