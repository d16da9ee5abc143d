import type { PostContent } from '#shared/posts.ts'
import { isRecord } from '#web/lib/is-record.ts'
import { parseTexts } from '#web/lib/kept/edits.ts'
import type { Parse } from '#web/lib/kept/kept.ts'

export const noContent: PostContent = { hook: '', insight: '', value: '', cta: '' }

/** A handwritten text until it is open as a post from the server. */
export interface OwnDraft {
  content: PostContent
  /** The post made from the text, with the content at that time. */
  made: { id: string; content: PostContent } | null
}
export const emptyDraft: OwnDraft = { content: noContent, made: null }

const contentOf = (stored: unknown): PostContent => ({ ...noContent, ...parseTexts(stored) })
export const parseOwn: Parse<OwnDraft> = (stored) => {
  if (!isRecord(stored)) return null
  const { content, made } = stored
  const isMade = isRecord(made) && typeof made.id === 'string'
  return {
    content: contentOf(content),
    made: isMade ? { id: String(made.id), content: contentOf(made.content) } : null,
  }
}
