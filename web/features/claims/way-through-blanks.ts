import type { PostBlank } from '#shared/blanks.ts'
import { sections } from '#shared/posts.ts'
import { notesId } from '#web/lib/say-notes.ts'
import type { BlankPosition, Blanks } from './blanks.ts'

const isAt = (one: BlankPosition, other: BlankPosition) => one.section === other.section && one.index === other.index
const isBefore = (one: BlankPosition, other: BlankPosition) =>
  one.section === other.section
    ? one.index < other.index
    : sections.indexOf(one.section) < sections.indexOf(other.section)

/** The first blank at or after a position, wrapping around. */
const firstFrom = <P extends BlankPosition>(blanks: readonly P[], position: BlankPosition | null): P | undefined =>
  blanks.find((blank) => !position || !isBefore(blank, position)) ?? blanks[0]

/** Positions after removing one blank: later ones in its section move up. */
const without = (blanks: readonly PostBlank[], gone: PostBlank): BlankPosition[] =>
  blanks
    .filter((blank) => blank !== gone)
    .map(({ section, index }) => ({
      section,
      index: section === gone.section && index > gone.index ? index - 1 : index,
    }))

export const openBlank = ({ all, visited }: Blanks): PostBlank | undefined =>
  visited?.state === 'open' ? all.find((blank) => isAt(blank, visited)) : undefined

export const showBlank = ({ setVisited }: Blanks, { section, index }: BlankPosition): void =>
  setVisited({ section, index, state: 'open' })

/** Without blanks, leads to the possible notes. */
export function showNextBlank(blanks: Blanks): void {
  const { all, visited } = blanks
  const next = firstFrom(all, visited && { ...visited, index: visited.index + (visited.state === 'gone' ? 0 : 1) })
  if (next) showBlank(blanks, next)
  else document.getElementById(notesId)?.focus()
}

export const closeBlank = ({ visited, setVisited }: Blanks): void =>
  setVisited(visited && { ...visited, state: 'left' })

/** Call when the open blank leaves the text. Its field closes or moves to the next blank. */
export function leaveBlank(blanks: Blanks, goesOn: boolean): void {
  const open = openBlank(blanks)
  const next = open && goesOn ? firstFrom(without(blanks.all, open), open) : undefined
  if (next) showBlank(blanks, next)
  else blanks.setVisited(blanks.visited && { ...blanks.visited, state: 'gone' })
}

/** The blank to focus after a field closes. */
export const nearestBlank = ({ all, visited }: Blanks): PostBlank | undefined => firstFrom(all, visited)

export const idOfBlank = ({ section, index }: BlankPosition): string => `blank-${section}-${index}`
