import type { Span } from './lines.ts'
import { onlyListMark } from './marks.ts'

/** Removes a sentence, and its line if nothing but a list mark is left. */
export function withoutSentence(text: string, { start, end }: Span): string {
  const lineStart = text.lastIndexOf('\n', start - 1) + 1
  const lineEnd = text.indexOf('\n', end) < 0 ? text.length : text.indexOf('\n', end)
  const before = text.slice(lineStart, start)
  const after = text.slice(end, lineEnd).trimStart()
  const isMark = onlyListMark.test(before)
  if (isMark && !after) return text.slice(0, lineStart) + text.slice(lineEnd + 1)
  const line = isMark ? before + after : `${before.trimEnd()} ${after}`.trimEnd()
  return text.slice(0, lineStart) + line + text.slice(lineEnd)
}

export const tidy = (text: string): string => text.replace(/\n{3,}/g, '\n\n').replace(/^\n+|(?<!\n)\n+$/g, '')
