import {
  type Addition,
  additionNames,
  additions,
  additionsOf,
  mostCharacters,
  type Post,
  type Section,
  sectionNames,
  sections,
} from './posts.ts'

/**
 * What an author has typed into a post and the server may not have yet, and how it comes together with what was changed
 * elsewhere. Each part of a post is settled for itself. Whatever is heard of the post, an answer to a save, the newest
 * one after a refusal, or news of a change, is taken in by `heard`; there is no other way to settle anything.
 */

export type Part = Section | Addition
export const parts: readonly Part[] = [...sections, ...additions]
export type PartTexts = Record<Part, string>
export const partNames: Record<Part, string> = { ...sectionNames, ...additionNames }
export const isSection = (part: string): part is Section => (sections as readonly string[]).includes(part)

/** One part that was typed in. */
export interface Edit {
  /** The server's text that was typed over; null when that was not noted, by an older Hookline. */
  base: string | null
  mine: string
  /** Texts that were sent over `version` and may have been saved: their answer is not here. */
  sent: readonly string[]
  /** The newest version of the post that this was compared with. */
  version: number
}
export type Edits = Partial<Record<Part, Edit>>

/** A post as far as this is concerned. */
export interface Known {
  version: number
  texts: PartTexts
}
export const knownOf = (post: Post): Known => ({
  version: post.version,
  texts: { ...post.content, ...additionsOf(post) },
})

/** Of texts whose answers were lost, the newest so many are recognised when they turn up as the server's. */
const mostSent = 10

const entriesOf = (edits: Edits) => Object.entries(edits) as [Part, Edit][]

/** Null when nothing is left. */
function edited(entries: (readonly [Part, Edit | null])[]): Edits | null {
  const left = entries.filter(([, edit]) => edit !== null)
  return left.length > 0 ? (Object.fromEntries(left) as Edits) : null
}

/**
 * `screen` are the edits that the author saw when typing: those that are stored may have been settled by another tab in
 * the same moment, and what was typed then still goes back to the same base.
 */
export function typed(
  edits: Edits | null,
  texts: Partial<PartTexts>,
  { post, screen }: { post: Known; screen: Edits | null },
): Edits | null {
  const next: Edits = { ...edits }
  for (const [part, mine] of Object.entries(texts) as [Part, string][]) {
    const { base, sent, version }: Omit<Edit, 'mine'> = edits?.[part] ??
      screen?.[part] ?? { base: post.texts[part], sent: [], version: post.version }
    next[part] = { base, sent, version, mine }
  }
  return edited(entriesOf(next).map(([part, edit]) => [part, isSettled(edit) ? null : edit]))
}

/** Typed back to what the server has, and nothing else is on its way. */
const isSettled = ({ base, mine, sent }: Edit) => mine === base && sent.length === 0

/** The post was read. What it leaves to be sent or decided stays; an older copy than the one known changes nothing. */
export const heard = (edits: Edits | null, post: Known): Edits | null =>
  edited(entriesOf(edits ?? {}).map(([part, edit]) => [part, settle(edit, post.texts[part], post.version)]))

function settle(edit: Edit, theirs: string, version: number): Edit | null {
  if (version < edit.version) return edit
  // Once the post has moved on, what was sent over the former version is either in it or refused.
  const isOpen = version === edit.version && edit.sent.length > 0
  const isOwn = edit.sent.includes(theirs) || (edit.base === null && version === edit.version)
  const next = { ...edit, version, base: isOwn ? theirs : edit.base, sent: isOpen ? edit.sent : [] }
  if (isOpen) return next
  return next.mine === theirs || next.mine === next.base ? null : next
}

/** Changed here and, to something else, elsewhere. */
export function isConflict({ base, mine, sent }: Edit, theirs: string): boolean {
  return theirs !== base && theirs !== mine && !sent.includes(theirs)
}

export const conflictsOf = (edits: Edits | null, post: Known): Part[] =>
  entriesOf(edits ?? {})
    .filter(([part, edit]) => isConflict(edit, post.texts[part]))
    .map(([part]) => part)

const isTooLong = ([part, { mine }]: [Part, Edit]) => mine.length > mostCharacters[part]

/** What stays on the device until its author shortens it. */
export const tooLong = (edits: Edits | null): Part[] =>
  entriesOf(edits ?? {})
    .filter(isTooLong)
    .map(([part]) => part)

/** What can be saved over this version of the post. */
export const unsaved = (edits: Edits | null, post: Known): Partial<PartTexts> =>
  Object.fromEntries(
    entriesOf(edits ?? {})
      .filter((entry) => !isTooLong(entry) && !isConflict(entry[1], post.texts[entry[0]]))
      .map(([part, { mine }]) => [part, mine]),
  )

/** These texts are about to be sent over this version of the post. */
export function sending(edits: Edits | null, texts: Partial<PartTexts>, post: Known): Edits | null {
  return edited(
    entriesOf(edits ?? {}).map(([part, edit]) => {
      const text = texts[part]
      if (text === undefined) return [part, edit]
      const sent = [...edit.sent.filter((one) => one !== text), text].slice(-mostSent)
      return [part, { ...edit, sent, version: Math.max(edit.version, post.version) }]
    }),
  )
}

/** The author has decided on this text, having seen the server's. */
export const decided = (edits: Edits | null, part: Part, mine: string, post: Known): Edits | null =>
  edited(
    entriesOf({ ...edits, [part]: { base: post.texts[part], mine, sent: [], version: post.version } }).map(
      ([one, edit]) => [one, isSettled(edit) ? null : edit],
    ),
  )

/** The text on screen. */
export const textsOf = (edits: Edits | null, post: Known): PartTexts => ({
  ...post.texts,
  ...(Object.fromEntries(entriesOf(edits ?? {}).map(([part, { mine }]) => [part, mine])) as Partial<PartTexts>),
})
