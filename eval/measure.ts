import { francAll } from 'franc-min'
import { emojiAmounts, emojiUsages, type Language, type Tone } from '#shared/catalogue.ts'
import { traceClaims } from '#shared/claims.ts'
import { contentText, type PostContent, sections, wordCount } from '#shared/posts.ts'
import { checkPost, type ReaderCheck, slopIn } from '#shared/reader/check.ts'
import { loadEveryLanguage } from '#shared/reader/languages.ts'
import { emojisIn, listMark, rhythmOf, sentenceKey, sentencesOf } from '#shared/text.ts'
import { type Brief, factsOf } from '#shared/writing.ts'

await loadEveryLanguage()

/** One post as it was written for one brief. */
export interface Written {
  brief: Brief
  seed: number
  content: PostContent
  /** Milliseconds. */
  duration: number
}

/** What one post breaks or reaches. */
export interface Measured {
  /** The rules it breaks, by name. */
  violations: Violation[]
  slopPer100Words: number
  words: number
  characters: number
  rhythm: number
  check: ReaderCheck
}

export const violations = ['placeholder', 'language', 'emoji', 'invented number', 'hook length'] as const
export type Violation = (typeof violations)[number]

const codes: Record<Language, string> = { english: 'eng', spanish: 'spa', french: 'fra', german: 'deu' }
const hookLimit = 140

export function measure({ brief, content }: Written): Measured {
  const text = contentText(content)
  const given = [factsOf(brief), brief.leadMagnetTitle ?? ''].join('\n')
  const evidence = { brief: given, samples: [], profile: '', proofs: [], settled: [] }
  const claims = traceClaims(content, brief.language, evidence)
  const words = wordCount(text)
  const slop = slopIn(text, brief.language).reduce((sum, hit) => sum + hit.weight, 0)
  const [least, most] = emojiAmounts[brief.emojiUsage]
  const emojis = emojisIn(text).length
  const broken: Record<Violation, boolean> = {
    // What stands in braces in the subject may stand in them in the text.
    placeholder: /[[\]{}<>|~]|undefined|\bNaN\b/.test(
      given.split(/\s+/).reduce((left, word) => left.replaceAll(word, ''), text),
    ),
    language: languageOf(withoutGiven(text, given)) !== codes[brief.language],
    emoji: emojis < least || emojis > most,
    'invented number':
      figuresIn(text).some((figure) => !given.includes(figure)) ||
      claims.some(({ kind, backing }) => backing === null && (kind === 'number' || kind === 'date')),
    'hook length': content.hook.length > hookLimit || content.hook.split('\n').length > 3,
  }
  return {
    violations: violations.filter((name) => broken[name]),
    slopPer100Words: (slop / Math.max(words, 1)) * 100,
    words,
    characters: text.length,
    rhythm: rhythmOf(text),
    check: checkPost({
      content,
      language: brief.language,
      category: brief.category,
      emojiUsage: brief.emojiUsage,
      claims,
      voice: null,
    }),
  }
}

/** By a library for 82 languages that knows nothing of the product's own word lists. */
const languageOf = (text: string): string => francAll(text)[0]?.[0] ?? 'und'

/** A subject may be in another language than the post; what was written around it may not. */
const withoutGiven = (text: string, given: string): string =>
  given
    .split(/\n|(?<=[.!?])\s+/)
    .filter((part) => part.length > 3)
    .reduce((left, part) => left.replaceAll(part.replace(/[.!?]+$/, ''), ''), text)

/** Figures that are no list marks. */
const figuresIn = (text: string): string[] =>
  text.split('\n').flatMap((line) => line.replace(listMark, '').match(/\d+(?:[.,]\d+)*/g) ?? [])

/** The sentences that are not the author's own. */
export function ownSentences({ brief, content }: Pick<Written, 'brief' | 'content'>): string[] {
  const given = sentenceKey(factsOf(brief))
  return sentencesOf(contentText(content))
    .map(sentenceKey)
    .filter((key) => key && !given.includes(key))
}

/** Share of sentences of one post that stand in the other too, 0..1. */
export function sharedBetween(one: readonly string[], other: readonly string[]): number {
  const known = new Set(other)
  return one.length ? one.filter((sentence) => known.has(sentence)).length / one.length : 0
}

/** How a post is built: paragraphs and lists by section, without any of its words. */
export const structureOf = (content: PostContent): string =>
  sections
    .map((section) =>
      content[section]
        .split('\n\n')
        .map((paragraph) => {
          const items = paragraph.split('\n').filter((line) => listMark.test(line)).length
          return items > 1 ? `list${items}` : `p${Math.min(sentencesOf(paragraph).length, 4)}`
        })
        .join(','),
    )
    .join(' | ')

/** For each pair the larger of the two shares. */
export function pairwise(posts: readonly string[][]): number[] {
  return posts.flatMap((one, at) =>
    posts.slice(at + 1).map((other) => Math.max(sharedBetween(one, other), sharedBetween(other, one))),
  )
}

export const tonesMeasured: readonly Tone[] = ['standard', 'professional', 'casual', 'enthusiastic']
export const emojisMeasured = emojiUsages.map(({ id }) => id)
