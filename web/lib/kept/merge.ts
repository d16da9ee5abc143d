import type { Edit } from '#shared/edits.ts'
import { isRecord } from '#web/lib/is-record.ts'

/** Merges a closed tab's leftovers with later writes of other tabs. */

export interface Stored {
  value: unknown
  changedAt: number
  /** Unique per write, so a tab notices writes of others. */
  mark: string
  /** By tab id, the number of the tab's last change that the value includes. */
  upTo?: Record<string, number>
}

export interface Leftover {
  value: unknown
  leftAt: number
  /** The stored value that the tab knew, and its last change. Older versions lack these. */
  base?: unknown
  tab?: string
  change?: number
}

const maxTabs = 20
/** Tab ids begin with the tab's opening time. */
export const newestOf = (upTo: Record<string, number>) =>
  Object.fromEntries(
    Object.entries(upTo)
      .toSorted(([one], [other]) => (one < other ? 1 : -1))
      .slice(0, maxTabs),
  )

/** The key of parts that lost against another tab's change. */
export const outdoneKey = (key: string): string => key.replace(':', ':outdone:')

/** Compares edits of posts (shared/edits.ts) by their typed text, because their saving state differs between tabs. */
const isEdit = (part: unknown): part is Edit =>
  isRecord(part) && typeof part.mine === 'string' && Array.isArray(part.sent)
const typedIn = (part: unknown) => (isEdit(part) ? part.mine : part)
const isSame = (one: unknown, other: unknown) => JSON.stringify(typedIn(one)) === JSON.stringify(typedIn(other))

/** One tab's typing, continuing another tab's state of the same edit, which may have been saved and dropped. */
function continueEdit(mine: unknown, was: unknown, theirs: unknown): unknown {
  if (!isEdit(mine)) return mine
  if (isEdit(theirs)) return { ...withSent(theirs, mine), mine: mine.mine }
  return isEdit(was) ? { ...mine, sent: [...mine.sent, was.mine] } : mine
}

/** A closing tab may have just sent a text. Remembers that text, so the server's copy counts as the author's own. */
function withSent<T>(theirs: T, mine: unknown): T {
  if (!isEdit(theirs) || !isEdit(mine) || mine.version < theirs.version) return theirs
  const unknown = mine.sent.filter((text) => !theirs.sent.includes(text))
  return unknown.length > 0 ? { ...theirs, sent: [...theirs.sent, ...unknown], version: mine.version } : theirs
}

/** Merges a leftover with the stored entry; null if that already includes it or is newer. */
export function mergeLeftover(left: Leftover, there: Stored | undefined) {
  const isNewer = left.leftAt >= (there?.changedAt ?? 0)
  if (left.tab === undefined || left.change === undefined) return isNewer ? { value: left.value, outdone: null } : null
  if ((there?.upTo?.[left.tab] ?? 0) >= left.change) return null
  // The tab's last stored value is an earlier state of its leftover.
  if (there?.mark.startsWith(`${left.tab} `))
    return { ...mergeParts(left.base, left.value, there.value, true), outdone: null }
  return mergeParts(left.base, left.value, there?.value ?? null, isNewer)
}

/** Takes a part from the side that changed it; if both did, from the newer side. */
export function mergeParts(base: unknown, left: unknown, there: unknown, isNewer: boolean) {
  const [was, mine, theirs] = [base ?? {}, left ?? {}, there ?? {}]
  if (!isRecord(was) || !isRecord(mine) || !isRecord(theirs)) return { value: isNewer ? left : there, outdone: null }
  const value = { ...theirs }
  const outdone: Record<string, unknown> = {}
  for (const part of Object.keys({ ...was, ...mine })) {
    if (theirs[part] !== undefined) value[part] = withSent(theirs[part], mine[part])
    if (isSame(mine[part], was[part]) || isSame(mine[part], theirs[part])) continue
    // Parts that another tab has dropped are saved.
    const isOnBoth = theirs[part] !== undefined && !isSame(theirs[part], was[part])
    if (isOnBoth && (isNewer || mine[part] !== undefined)) outdone[part] = (isNewer ? theirs : mine)[part]
    if (isOnBoth && !isNewer) continue
    if (mine[part] === undefined) delete value[part]
    else value[part] = continueEdit(mine[part], was[part], theirs[part])
  }
  return { value: orNull(value), outdone: orNull(outdone) }
}

const orNull = <T extends object>(record: T): T | null => (Object.keys(record).length > 0 ? record : null)

const maxEntries = 500
const neverBeforeMs = 30 * 86_400_000

/** Keys beyond the limit, oldest first, but none of the last 30 days. */
export const oldestKeys = (entries: Map<string, Stored>): string[] =>
  [...entries]
    .toSorted(([, one], [, other]) => other.changedAt - one.changedAt)
    .slice(maxEntries)
    .filter(([, { changedAt }]) => changedAt < Date.now() - neverBeforeMs)
    .map(([key]) => key)
