import { blanksIn } from '../../shared/blanks.ts'
import { emojiAmounts } from '../../shared/catalogue.ts'
import { traceClaims } from '../../shared/claims/claims.ts'
import { contentText, type PostContent, wordCount } from '../../shared/posts.ts'
import { checkPost, slopIn } from '../../shared/reader/check.ts'
import { cutOf } from '../../shared/reader/hook.ts'
import { loadEveryLanguage } from '../../shared/reader/languages.ts'
import { isInLanguage } from '../../shared/text/language.ts'
import { emojisIn, sentenceKey } from '../../shared/text/marks.ts'
import { sentencesIn } from '../../shared/text/sentences.ts'
import { factsOf } from '../../shared/writing.ts'
import { type EvalBrief, samplesOf } from './briefs.ts'
import { evidenceOf } from './task.ts'

await loadEveryLanguage()

export const violations = ['language', 'emoji', 'invented number', 'hook length'] as const
export type Violation = (typeof violations)[number]

/** The measurements of one post. */
export interface Measured {
  violations: Violation[]
  /** Claims without evidence. */
  invented: string[]
  blanks: number
  slopPer100Words: number
  characters: number
  rhythm: number
  /** Points of the Reader check; 0 if it gives none. */
  score: number
}

export function measure(brief: EvalBrief, content: PostContent): Measured {
  const text = contentText(content)
  const { language, category, emojiUsage } = brief
  const claims = traceClaims(content, language, evidenceOf(brief))
  const open = claims.filter(({ backing }) => backing === null)
  const slop = slopIn(text, language).reduce((sum, hit) => sum + hit.weight, 0)
  const given = [brief.subject, ...samplesOf(brief)].reduce((most, one) => Math.max(most, emojisIn(one).length), 0)
  const broken: Record<Violation, boolean> = {
    language: !isInLanguage(language, text),
    emoji: emojisIn(text).length > Math.max(emojiAmounts[emojiUsage][1], given),
    'invented number': open.some(({ kind }) => kind === 'number' || kind === 'date'),
    'hook length': cutOf(content.hook) < content.hook.length,
  }
  return {
    violations: violations.filter((name) => broken[name]),
    invented: open.map(({ text }) => text),
    blanks: blanksIn(text).length,
    slopPer100Words: (slop / Math.max(wordCount(text), 1)) * 100,
    characters: text.length,
    rhythm: rhythmOf(text),
    score:
      checkPost({ content, language, category, emojiUsage, subject: factsOf(brief), claims, voice: null }).score ?? 0,
  }
}

/** Standard deviation divided by mean of the sentence lengths; above 0.5 reads lively. */
function rhythmOf(text: string): number {
  const lengths = sentencesIn(text).map((sentence) => wordCount(sentence.text))
  const mean = lengths.reduce((sum, length) => sum + length, 0) / lengths.length
  const spread = lengths.reduce((sum, length) => sum + (length - mean) ** 2, 0) / lengths.length
  return Math.sqrt(spread) / mean
}

/** The sentences that the author did not write. */
export function addedSentences(brief: EvalBrief, content: PostContent): string[] {
  const given = sentenceKey(factsOf(brief))
  return sentencesIn(contentText(content))
    .map((sentence) => sentenceKey(sentence.text))
    .filter((key) => key && !given.includes(key))
}

/** For each pair of texts, the larger share of sentences that one shares with the other. */
export function sharedByPairs(texts: readonly string[][]): number[] {
  return texts.flatMap((one, at) =>
    texts.slice(at + 1).map((other) => Math.max(sharedBetween(one, other), sharedBetween(other, one))),
  )
}

function sharedBetween(one: readonly string[], other: readonly string[]): number {
  const known = new Set(other)
  return one.length ? one.filter((sentence) => known.has(sentence)).length / one.length : 0
}
