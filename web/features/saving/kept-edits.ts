import type { QueryClient } from '@tanstack/react-query'
import { type Edit, type Edits, heard, knownOf, type Part, type PartTexts, parts } from '#shared/edits.ts'
import type { Post } from '#shared/posts.ts'
import { postQuery, rememberPost } from '#web/features/posts/post-queries.ts'
import { changeKept, isRecord, keysKept, type Parse, readKept } from '#web/lib/kept.ts'

const beginningOf = (account: string) => `${account}:edits:`
export const editsKey = (account: string, postId = 'none') => beginningOf(account) + postId

/** The posts with words that the server may not have yet. */
export const editedPosts = (account: string): string[] =>
  keysKept(beginningOf(account)).map((key) => key.slice(beginningOf(account).length))

/** As an older Hookline kept them: beside each other in two groups. */
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

/** The one way in which a post comes in: shown where it is newer than what is known, and compared with what was typed. */
export function takeIn(queryClient: QueryClient, account: string, post: Post): void {
  const known = queryClient.getQueryData(postQuery(post.id).queryKey)
  if (known && known.version > post.version) return
  rememberPost(queryClient, post)
  if (readEdits(account, post.id)) changeEdits(account, post.id, (edits) => heard(edits, knownOf(post)))
}
