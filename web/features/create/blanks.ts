import { useState } from 'react'
import { blanksOf, type PostBlank } from '#shared/blanks.ts'
import { type PostContent, sections } from '#shared/posts.ts'

type Place = Pick<PostBlank, 'section' | 'index'>

const isAt = (one: Place, other: Place) => one.section === other.section && one.index === other.index
const isBefore = (one: Place, other: Place) =>
  one.section === other.section
    ? one.index < other.index
    : sections.indexOf(one.section) < sections.indexOf(other.section)

/** The first blank that does not stand before a place; behind the last one it begins again. */
const firstFrom = <P extends Place>(blanks: readonly P[], place: Place | null): P | undefined =>
  blanks.find((blank) => !place || !isBefore(blank, place)) ?? blanks[0]

/** The places of the blanks that are left once one has gone: those behind it in its section move up. */
const without = (blanks: readonly PostBlank[], gone: PostBlank): Place[] =>
  blanks
    .filter((blank) => blank !== gone)
    .map(({ section, index }) => ({
      section,
      index: section === gone.section && index > gone.index ? index - 1 : index,
    }))

/** The blanks of the post on screen, the one whose field is open, and the way from one to the next. */
export function useBlanks(content: PostContent | null) {
  const all = content ? blanksOf(content) : []
  const [visited, setVisited] = useState<(Place & { state: 'open' | 'left' | 'gone' }) | null>(null)
  /** What stands for the open blank in the text. */
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  const open = visited?.state === 'open' ? all.find((blank) => isAt(blank, visited)) : undefined
  // Its text was written anew, or typed over.
  if (visited?.state === 'open' && !open) setVisited({ ...visited, state: 'gone' })

  const show = ({ section, index }: Place) => setVisited({ section, index, state: 'open' })

  return {
    all,
    open,
    anchor,
    setAnchor,
    show,
    showNext() {
      const next = firstFrom(all, visited && { ...visited, index: visited.index + (visited.state === 'gone' ? 0 : 1) })
      if (next) show(next)
    },
    close: () => setVisited(visited && { ...visited, state: 'left' }),
    /** The open blank goes from the text; its field closes, or moves on to the next blank. */
    leave(goesOn: boolean) {
      const next = open && goesOn ? firstFrom(without(all, open), open) : undefined
      if (next) show(next)
      else setVisited(visited && { ...visited, state: 'gone' })
    },
    /** The blank that has the focus once a field has closed. */
    nearest: () => firstFrom(all, visited),
  }
}

/** In the address of a post: its first blank is to be filled. */
export const blanksHash = 'blanks'

export type Blanks = ReturnType<typeof useBlanks>

export const idOfBlank = ({ section, index }: Place): string => `blank-${section}-${index}`

export const sayBlanks = (count: number): string => (count === 1 ? '1 blank' : `${count} blanks`)
