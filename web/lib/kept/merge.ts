import type { Edit } from '#shared/edits.ts'
import { isRecord } from '#web/lib/is-record.ts'

/** How what a closed tab had not stored comes together with what other tabs have stored meanwhile. */

export interface Stored {
  value: unknown
  changedAt: number
  /** Differs with every write, so that a tab sees when another one has written. */
  mark: string
  /** Of the tabs that wrote it, the last change of each that is in it. */
  upTo?: Record<string, number>
}

/** What a tab had not stored when it was closed. */
export interface Left {
  value: unknown
  leftAt: number
  /** What was stored as far as the tab knew, and its last change; an older Hookline did not note them. */
  base?: unknown
  tab?: string
  change?: number
}

const mostTabs = 20
/** Ids of tabs begin with the time at which they were opened. */
export const newestOf = (upTo: Record<string, number>) =>
  Object.fromEntries(
    Object.entries(upTo)
      .toSorted(([one], [other]) => (one < other ? 1 : -1))
      .slice(0, mostTabs),
  )

/** Where the parts go that were changed in two tabs, of which one was closed: those that gave way. */
export const outdoneKey = (key: string): string => key.replace(':', ':outdone:')

/** Of an edit of a post (shared/edits.ts) what was typed counts; how far its saving has come differs between tabs. */
const isEdit = (part: unknown): part is Edit =>
  isRecord(part) && typeof part.mine === 'string' && Array.isArray(part.sent)
const typedIn = (part: unknown) => (isEdit(part) ? part.mine : part)
const isSame = (one: unknown, other: unknown) => JSON.stringify(typedIn(one)) === JSON.stringify(typedIn(other))

/** What one tab typed goes on from what another one knows of the same edit, which it may have saved and let go. */
function continued(mine: unknown, was: unknown, theirs: unknown): unknown {
  if (!isEdit(mine)) return mine
  if (isEdit(theirs)) return { ...withSent(theirs, mine), mine: mine.mine }
  return isEdit(was) ? { ...mine, sent: [...mine.sent, was.mine] } : mine
}

/** The closing tab may have sent a text in its last moment; when it turns up as the server's, it is one's own. */
function withSent<T>(theirs: T, mine: unknown): T {
  if (!isEdit(theirs) || !isEdit(mine) || mine.version < theirs.version) return theirs
  const unknown = mine.sent.filter((text) => !theirs.sent.includes(text))
  return unknown.length > 0 ? { ...theirs, sent: [...theirs.sent, ...unknown], version: mine.version } : theirs
}

/** What is to be kept of what was left, beside what is stored; null where that holds it already, or is newer. */
export function settle(left: Left, there: Stored | undefined) {
  const isNewer = left.leftAt >= (there?.changedAt ?? 0)
  if (left.tab === undefined || left.change === undefined) return isNewer ? { value: left.value, outdone: null } : null
  if ((there?.upTo?.[left.tab] ?? 0) >= left.change) return null
  // What the same tab stored last is an earlier state of what it left.
  if (there?.mark.startsWith(`${left.tab} `))
    return { ...together(left.base, left.value, there.value, true), outdone: null }
  return together(left.base, left.value, there?.value ?? null, isNewer)
}

/** A part that was changed on one side only is that side's; of one that was changed on both, the newer stays. */
export function together(base: unknown, left: unknown, there: unknown, isNewer: boolean) {
  const [was, mine, theirs] = [base ?? {}, left ?? {}, there ?? {}]
  if (!isRecord(was) || !isRecord(mine) || !isRecord(theirs)) return { value: isNewer ? left : there, outdone: null }
  const value = { ...theirs }
  const outdone: Record<string, unknown> = {}
  for (const part of Object.keys({ ...was, ...mine })) {
    if (theirs[part] !== undefined) value[part] = withSent(theirs[part], mine[part])
    if (isSame(mine[part], was[part]) || isSame(mine[part], theirs[part])) continue
    // What another tab has let go is saved.
    const isOnBoth = theirs[part] !== undefined && !isSame(theirs[part], was[part])
    if (isOnBoth && (isNewer || mine[part] !== undefined)) outdone[part] = (isNewer ? theirs : mine)[part]
    if (isOnBoth && !isNewer) continue
    if (mine[part] === undefined) delete value[part]
    else value[part] = continued(mine[part], was[part], theirs[part])
  }
  return { value: orNull(value), outdone: orNull(outdone) }
}

const orNull = <T extends object>(record: T): T | null => (Object.keys(record).length > 0 ? record : null)

const mostEntries = 500
const neverBeforeMs = 30 * 86_400_000

/** Keys of what was left untouched longest, beyond so many; nothing of the last 30 days. */
export const longUntouched = (entries: Map<string, Stored>): string[] =>
  [...entries]
    .toSorted(([, one], [, other]) => other.changedAt - one.changedAt)
    .slice(mostEntries)
    .filter(([, { changedAt }]) => changedAt < Date.now() - neverBeforeMs)
    .map(([key]) => key)
