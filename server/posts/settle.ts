import { type SettledClaim, settleTyped, traceClaims } from '#shared/claims/claims.ts'
import { type PostContent, sections } from '#shared/posts.ts'
import { sentencesIn } from '#shared/text/sentences.ts'
import { factsOf } from '#shared/writing.ts'
import type { EarlierClaim } from '../database/json.ts'

const maxEarlier = 500
const maxCharacters = 40_000
const longestSentence = 1_000

const nothing: PostContent = { hook: '', insight: '', value: '', cta: '' }

/**
 * The settled claims after the author has edited a text. New claims in it are the author's word. Claims of a former
 * text may be an engine's, so bringing them back settles nothing. `unread` are former texts whose claims are not in
 * `earlier` yet, oldest first.
 */
export function settle(
  post: Parameters<typeof settleTyped>[0],
  content: PostContent,
  former: PostContent,
  earlier: readonly EarlierClaim[],
  unread: readonly PostContent[],
): { claims: SettledClaim[] | null; earlier: EarlierClaim[] } {
  const brief = [factsOf(post), post.leadMagnetTitle].filter(Boolean).join('\n')
  const evidence = { brief, samples: [], profile: '', proofs: [], settled: post.claims }
  const byKey = new Map(earlier.map(({ key, text }) => [key, text]))
  for (const text of [...unread, former])
    for (const { key, section, start, end, backing } of traceClaims(text, post.language, evidence))
      if (backing === null && !byKey.has(key)) byKey.set(key, sentencesAround(text[section], start, end))
  const known = newest([...byKey].map(([key, text]) => ({ key, text })))
  const before = known.map(({ text }) => ({ ...nothing, hook: text }))
  const settled = settleTyped(post, content, [former, ...before])
  return {
    // A sentence alone may be analysed a little differently than in its text.
    claims: settled?.filter(({ key }) => !byKey.has(key) || post.claims.some((one) => one.key === key)) ?? null,
    earlier: known,
  }
}

const sentencesAround = (text: string, start: number, end: number): string => {
  const found = sentencesIn(text).filter((one) => one.start < end && one.end > start)
  return text.slice(found[0]?.start ?? start, found.at(-1)?.end ?? end).slice(0, longestSentence)
}

function newest(claims: readonly EarlierClaim[]): EarlierClaim[] {
  let characters = 0
  const texts = new Set<string>()
  const kept = claims.toReversed().filter(({ text }) => {
    if (!texts.has(text)) characters += text.length
    texts.add(text)
    return characters <= maxCharacters
  })
  return kept.slice(0, maxEarlier).toReversed()
}

const maxUnread = 200_000

export function readable(texts: readonly PostContent[]): PostContent[] {
  let characters = 0
  const kept = texts.filter((text) => {
    characters += sections.reduce((sum, section) => sum + text[section].length, 0)
    return characters <= maxUnread
  })
  return kept.toReversed()
}
