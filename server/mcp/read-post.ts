import * as z from 'zod'
import type { EmojiUsage, Language } from '#shared/catalogue.ts'
import { type Evidence, evidenceOf, traceClaims } from '#shared/claims/claims.ts'
import { canBeIgnored, isAmong } from '#shared/ignored.ts'
import { neverSaidIn } from '#shared/never-say.ts'
import { contentText, type Post } from '#shared/posts.ts'
import { checkPost, hasNoSubject } from '#shared/reader/check.ts'
import { loadEveryLanguage } from '#shared/reader/languages.ts'
import { type Comparable, matchVoice } from '#shared/voice/voice.ts'
import { factsOf } from '#shared/writing.ts'
import { say } from '../language/say.ts'

await loadEveryLanguage()

/** How a post reads: the Reader check, its claims, and the author's voice. */
export const reading = z.object({
  score: z.nullable(z.int()),
  verdict: z.string(),
  findings: z.array(z.object({ section: z.string(), quote: z.string(), reason: z.string() })),
  claims: z.array(z.object({ text: z.string(), backedBy: z.nullable(z.string()) })),
  voice: z.nullable(z.string()),
  neverSay: z.array(z.string()).describe('Phrases of the author’s never-say list that occur'),
  link: z.string(),
})

export type Reading = Omit<z.infer<typeof reading>, 'link'>

export interface ReadingAnalyses {
  readPost: typeof readPost
}

/** Pure, for a thread. */
export function readPost(
  post: Post,
  material: Omit<Evidence, 'brief' | 'settled'>,
  voice: Comparable | null,
  neverSay: readonly string[],
): Reading {
  const { content, ignored } = post
  const language = post.language as Language
  const text = contentText(content)
  const claims = traceClaims(content, language, evidenceOf(post, material))
  const match = voice && matchVoice(text, voice)
  const { score, verdict, findings } = checkPost({
    content,
    language,
    category: post.categoryId,
    emojiUsage: post.emojiUsage as EmojiUsage,
    subject: factsOf(post),
    isOwn: hasNoSubject(post, text),
    claims,
    voice: match,
    samples: voice?.samples ?? material.samples.length,
    isIgnored: (finding) => canBeIgnored(finding) && isAmong(ignored, finding),
  })
  return {
    score,
    verdict: say(verdict),
    findings: findings.map(({ section, quote, reason }) => ({ section, quote, reason: say(reason) })),
    claims: claims.map(({ text, backing }) => ({ text, backedBy: backing })),
    voice: match && say(match.sentence),
    neverSay: [...new Set(neverSaidIn(text, neverSay).map(({ phrase }) => phrase))],
  }
}
