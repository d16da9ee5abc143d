import { tidy, withoutSentence } from './claims/without.ts'
import { type PostContent, sections } from './posts.ts'
import { numberedAnew } from './text.ts'
import type { Passage } from './writing.ts'

/** A post without some of its sentences; every other one stays as it is. */
export function withoutPassages(content: PostContent, passages: readonly Passage[]): PostContent {
  const left = { ...content }
  for (const { section, start, end } of passages.toSorted((one, other) => other.start - one.start))
    left[section] = withoutSentence(left[section], { start, end })
  for (const section of sections)
    if (left[section] !== content[section]) left[section] = numberedAnew(tidy(left[section]))
  return left
}
