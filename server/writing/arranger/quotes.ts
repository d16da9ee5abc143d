import { sourceWords } from '#shared/languages/sources.ts'
import type { PostContent } from '#shared/posts.ts'
import type { WritingTask } from '../engine.ts'
import type { Unit } from '../material.ts'

/** The sentences that the author chose from the source, each with whose it is. */
export function quotesOf({ brief, source }: WritingTask): string[] {
  const { marks, writes } = sourceWords[brief.language]
  if (!source || source.isOwn) return []
  const who = source.author ?? source.site
  return (brief.quotes ?? []).map((sentence) => {
    const quote = `${marks[0]}${sentence.trim().replace(/\.$/, '')}${marks[1]}`
    return who ? writes(quote, who) : `${quote} (${source.title})`
  })
}

/** The view opens the post; what it is a view of follows. */
export function withQuotes(units: readonly Unit[], quotes: readonly string[]): Unit[] {
  const [first, ...rest] = units
  const paragraph = (first?.paragraph ?? 0) + 0.5
  const quoted = quotes.map((text) => ({ text, paragraph, isList: false }))
  return first ? [first, ...quoted, ...rest] : quoted
}

export const withQuotesBehind = (content: PostContent, quotes: readonly string[]): PostContent => ({
  ...content,
  insight: [content.insight, ...quotes].filter(Boolean).join('\n\n'),
})
