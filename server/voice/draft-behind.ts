import { type PostContent, sections } from '#shared/posts.ts'
import type { Origin } from '../database/json.ts'

export interface MadeText {
  content: PostContent
  origin: Origin | null
}

/**
 * What a model wrote of the last of these texts, before its author changed it; null if no model wrote the whole. A
 * section that an engine rewrote later counts as it wrote it. Texts are given oldest first.
 */
export function draftBehind(texts: readonly MadeText[]): PostContent | null {
  const drafts: (PostContent | null)[] = []
  for (const [at, { content, origin }] of texts.entries()) {
    const before = texts[at - 1]?.content
    const draft = drafts[at - 1] ?? null
    if (origin?.cause === 'post') drafts.push(origin.promptVersion ? content : null)
    else if (origin?.engine) drafts.push(draft && before ? withChanged(draft, before, content) : draft)
    else {
      // An author who goes back to an earlier text also goes back to the draft behind it.
      const same = texts.slice(0, at).findLastIndex((text) => isSameText(text.content, content))
      drafts.push(same === -1 ? draft : drafts[same]!)
    }
  }
  return drafts.at(-1) ?? null
}

const withChanged = (draft: PostContent, before: PostContent, after: PostContent): PostContent => {
  const changed = sections.filter((section) => before[section] !== after[section])
  return { ...draft, ...Object.fromEntries(changed.map((section) => [section, after[section]])) }
}

export const isSameText = (one: PostContent, other: PostContent): boolean =>
  sections.every((section) => one[section] === other[section])
