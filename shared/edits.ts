import {
  type Addition,
  additionNames,
  additions,
  additionsOf,
  maxCharacters,
  type Post,
  type Section,
  sectionNames,
  sections,
} from './posts.ts'

/**
 * Text that an author has typed and that the server may not have yet, and how to merge it with changes made
 * elsewhere. Each part of a post is merged separately. Every version of the post that arrives (the answer to a save,
 * a newer post after a refusal, news of a change) goes through `heard`; nothing else settles an edit.
 */

export type Part = Section | Addition
export const parts: readonly Part[] = [...sections, ...additions]
export type PartTexts = Record<Part, string>
export const partNames: Record<Part, string> = { ...sectionNames, ...additionNames }
export const isSection = (part: string): part is Section => (sections as readonly string[]).includes(part)

export interface Edit {
  /** The server's text before the edit; null in edits stored by an older Hookline. */
  base: string | null
  mine: string
  /** Texts sent over `version` that may have been saved: their answers are missing. */
  sent: readonly string[]
  /** The newest version of the post that this edit was compared with. */
  version: number
}
export type Edits = Partial<Record<Part, Edit>>

/** The fields of a post that merging needs. */
export interface Known {
  version: number
  texts: PartTexts
}
export const knownOf = (post: Post): Known => ({
  version: post.version,
  texts: { ...post.content, ...additionsOf(post) },
})

/** Sent texts whose answers are missing and that are still recognised in the server's text; the newest count. */
const maxSent = 10

const entriesOf = (edits: Edits) => Object.entries(edits) as [Part, Edit][]

/** Null when no edit is left. */
function edited(entries: (readonly [Part, Edit | null])[]): Edits | null {
  const left = entries.filter(([, edit]) => edit !== null)
  return left.length > 0 ? (Object.fromEntries(left) as Edits) : null
}

/**
 * `screen` holds the edits that the author saw while typing. Another tab may have settled the stored edits at that
 * moment; the new text still belongs to the same base.
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

/** The author typed the server's text again, and no other text is on its way. */
const isSettled = ({ base, mine, sent }: Edit) => mine === base && sent.length === 0

/**
 * Takes in a version of the post. Edits still to be sent or decided stay. A version older than the known one changes
 * nothing.
 */
export const heard = (edits: Edits | null, post: Known): Edits | null =>
  edited(entriesOf(edits ?? {}).map(([part, edit]) => [part, settle(edit, post.texts[part], post.version)]))

function settle(edit: Edit, theirs: string, version: number): Edit | null {
  if (version < edit.version) return edit
  // Once the post has moved on, texts sent over the former version were either saved or refused.
  const isOpen = version === edit.version && edit.sent.length > 0
  const isOwn = edit.sent.includes(theirs) || (edit.base === null && version === edit.version)
  const next = { ...edit, version, base: isOwn ? theirs : edit.base, sent: isOpen ? edit.sent : [] }
  if (isOpen) return next
  return next.mine === theirs || next.mine === next.base ? null : next
}

/** The text changed here and changed differently elsewhere. */
export function isConflict({ base, mine, sent }: Edit, theirs: string): boolean {
  return theirs !== base && theirs !== mine && !sent.includes(theirs)
}

export const conflictsOf = (edits: Edits | null, post: Known): Part[] =>
  entriesOf(edits ?? {})
    .filter(([part, edit]) => isConflict(edit, post.texts[part]))
    .map(([part]) => part)

const isTooLong = ([part, { mine }]: [Part, Edit]) => mine.length > maxCharacters[part]

/** Parts that stay on the device until their author shortens them. */
export const tooLong = (edits: Edits | null): Part[] =>
  entriesOf(edits ?? {})
    .filter(isTooLong)
    .map(([part]) => part)

/** Texts that can be saved over this version of the post. */
export const unsaved = (edits: Edits | null, post: Known): Partial<PartTexts> =>
  Object.fromEntries(
    entriesOf(edits ?? {})
      .filter((entry) => !isTooLong(entry) && !isConflict(entry[1], post.texts[entry[0]]))
      .map(([part, { mine }]) => [part, mine]),
  )

/** Records that these texts are about to be sent over this version of the post. */
export function sending(edits: Edits | null, texts: Partial<PartTexts>, post: Known): Edits | null {
  return edited(
    entriesOf(edits ?? {}).map(([part, edit]) => {
      const text = texts[part]
      if (text === undefined) return [part, edit]
      const sent = [...edit.sent.filter((one) => one !== text), text].slice(-maxSent)
      return [part, { ...edit, sent, version: Math.max(edit.version, post.version) }]
    }),
  )
}

/** Records that the author chose this text after seeing the server's. */
export const decided = (edits: Edits | null, part: Part, mine: string, post: Known): Edits | null =>
  edited(
    entriesOf({ ...edits, [part]: { base: post.texts[part], mine, sent: [], version: post.version } }).map(
      ([one, edit]) => [one, isSettled(edit) ? null : edit],
    ),
  )

export const textsOf = (edits: Edits | null, post: Known): PartTexts => ({
  ...post.texts,
  ...(Object.fromEntries(entriesOf(edits ?? {}).map(([part, { mine }]) => [part, mine])) as Partial<PartTexts>),
})
