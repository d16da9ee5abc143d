import { useState } from 'react'
import type { Quotation } from '#shared/anchor.ts'
import { isRecord } from '#web/lib/is-record.ts'

/** A comment in the making, which the tab keeps over a lost connection and a reload. */
export interface Draft {
  /** Chosen once, so that sending it twice stores it once. */
  id: string
  kind: 'comment' | 'suggestion' | 'reply'
  words: Quotation | null
  thread: string | null
  text: string
  replacement: string
}

const keyOf = (name: string) => `review ${name}`

/** Words that the person typed, until they are sent or the tab closes. */
export function useTyped<Value>(name: string, read: (kept: unknown) => Value | null) {
  const [value, setValue] = useState(() => {
    try {
      return read(JSON.parse(sessionStorage.getItem(keyOf(name)) ?? 'null'))
    } catch {
      return null
    }
  })
  return [
    value,
    (next: Value | null) => {
      setValue(next)
      try {
        if (next === null) sessionStorage.removeItem(keyOf(name))
        else sessionStorage.setItem(keyOf(name), JSON.stringify(next))
      } catch {
        // Some private windows store nothing. The words stay on screen.
      }
    },
  ] as const
}

const readDraft = (kept: unknown) =>
  isRecord(kept) && typeof kept.id === 'string' && typeof kept.text === 'string' ? (kept as unknown as Draft) : null

export const useDraft = (postId: string) => useTyped<Draft>(`comment ${postId}`, readDraft)
