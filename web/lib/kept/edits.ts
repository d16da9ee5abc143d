import { type Edit, type Edits, type Part, type PartTexts, parts } from '#shared/edits.ts'
import { isRecord } from '#web/lib/is-record.ts'
import { changeKept, keysKept, type Parse, readKept } from './kept.ts'

const beginningOf = (account: string) => `${account}:edits:`
export const editsKey = (account: string, postId = 'none') => beginningOf(account) + postId

/** The ids of posts with edits that the server may lack. */
export const editedPosts = (account: string): string[] =>
  keysKept(beginningOf(account)).map((key) => key.slice(beginningOf(account).length))

/** Older versions kept two groups of texts. */
const formerTexts = ({ content, additions }: Record<string, unknown>): Record<string, unknown> => ({
  ...(isRecord(content) && content),
  ...(isRecord(additions) && additions),
})

const known = <T>(stored: Record<string, unknown>, of: (part: unknown) => T | null) =>
  Object.fromEntries(
    parts.map((part) => [part, of(stored[part])] as const).filter(([, value]) => value !== null),
  ) as Partial<Record<Part, T>>

const orNull = <T extends object>(record: T): T | null => (Object.keys(record).length > 0 ? record : null)

const textIn = (text: unknown) => (typeof text === 'string' ? text : null)

export const parseTexts: Parse<Partial<PartTexts>> = (stored) =>
  isRecord(stored) ? orNull(known(isRecord(stored.content) ? formerTexts(stored) : stored, textIn)) : null

function editIn(stored: unknown): Edit | null {
  if (!isRecord(stored) || typeof stored.mine !== 'string' || typeof stored.version !== 'number') return null
  const { base, mine, sent, version } = stored
  return {
    base: textIn(base),
    mine,
    sent: Array.isArray(sent) ? sent.filter((one) => typeof one === 'string') : [],
    version,
  }
}

export const parseEdits: Parse<Edits> = (stored) => {
  if (!isRecord(stored)) return null
  const { version } = stored
  if (typeof version !== 'number') return orNull(known(stored, editIn))
  return orNull(
    known(formerTexts(stored), (text) =>
      typeof text === 'string' ? { base: null, mine: text, sent: [], version } : null,
    ),
  )
}

export const readEdits = (account: string, postId: string) => readKept(editsKey(account, postId), parseEdits)

export const changeEdits = (account: string, postId: string, change: (edits: Edits | null) => Edits | null) =>
  changeKept(editsKey(account, postId), parseEdits, change)
