import { type Message, msg } from '#shared/say.ts'
import { maskBlanks } from './blanks.ts'

/**
 * The complexity score of a post: how closely it follows the short-sentence style of the feed. Every score runs from
 * 0 to 100, and higher is better. The formulas and thresholds are the product's own.
 */
export interface Complexity {
  /** From the average number of words per sentence. */
  readability: number
  /** Share of sentences with 3 to 10 words. */
  sentenceLengthScore: number
  /** Paragraphs separated by blank lines, compared with one for every 25 words. */
  paragraphBreakScore: number
  /** 20 for each line that starts with a bullet marker. */
  bulletPointsScore: number
  overallScore: number
}

const bulletMarker = /^\s*[•◦▪‣·*→–-]\s+/
const hasWord = /[\p{L}\p{N}]/u

/** A word has a letter or a digit; bullet markers, dashes and emojis do not count. */
const countWords = (text: string): number => text.split(/\s+/).filter((word) => hasWord.test(word)).length

/** A sentence ends at a line break, or at . ! ? … before a space, so “3.5” stays whole. */
const sentencesOf = (text: string): string[] =>
  text.split(/\n|(?<=[.!?…]["'”’»)\]]*)\s/).filter((sentence) => hasWord.test(sentence))

const paragraphsOf = (text: string): string[] => text.split(/\n\s*\n/).filter((paragraph) => paragraph.trim() !== '')

const clamp = (score: number): number => Math.min(100, Math.max(0, score))

/** 100 for 3 to 10 words on average. Below 3 the score rises linearly to 80; above 10 each word costs 5. */
export function readabilityOf(wordsPerSentence: number): number {
  if (wordsPerSentence < 3) return (wordsPerSentence / 3) * 80
  return clamp(100 - 5 * Math.max(0, wordsPerSentence - 10))
}

/** A text without words scores 0 everywhere. Blanks do not count as words. */
export function complexityOf(text: string): Complexity {
  const lines = maskBlanks(text).replace(/\r\n?/g, '\n').trim()
  const lengths = sentencesOf(lines).map(countWords)
  const words = lengths.reduce((sum, length) => sum + length, 0)
  if (words === 0)
    return { readability: 0, sentenceLengthScore: 0, paragraphBreakScore: 0, bulletPointsScore: 0, overallScore: 0 }

  const short = lengths.filter((length) => length >= 3 && length <= 10)
  const readability = readabilityOf(words / lengths.length)
  const sentenceLengthScore = (short.length / lengths.length) * 100
  const paragraphBreakScore = clamp((paragraphsOf(lines).length / Math.max(1, words / 25)) * 100)
  const bulletPointsScore = clamp(lines.split('\n').filter((line) => bulletMarker.test(line)).length * 20)
  const overallScore = Math.round(
    0.35 * readability + 0.35 * sentenceLengthScore + 0.2 * paragraphBreakScore + 0.1 * bulletPointsScore,
  )
  return { readability, sentenceLengthScore, paragraphBreakScore, bulletPointsScore, overallScore }
}

const labels = [
  [90, msg`Excellent`],
  [80, msg`Very Good`],
  [70, msg`Good`],
  [60, msg`Fair`],
  [50, msg`Needs Work`],
] as const

export const complexityLabel = (score: number): Message => labels.find(([from]) => score >= from)?.[1] ?? msg`Poor`

export const complexityColour = (score: number): 'green' | 'yellow' | 'red' => {
  if (score >= 80) return 'green'
  return score >= 60 ? 'yellow' : 'red'
}

export const needsAdvice = (complexity: Complexity): boolean => complexity.overallScore < 80

/** What to change, most important first; empty when the score needs no advice. */
export function complexityHints(complexity: Complexity): Message[] {
  if (!needsAdvice(complexity)) return []
  const hints = [
    complexity.sentenceLengthScore < 70 && msg`Keep more sentences between 3 and 10 words.`,
    complexity.paragraphBreakScore < 70 && msg`Put a blank line between paragraphs, about one for every 25 words.`,
    complexity.bulletPointsScore < 60 && msg`Turn parallel points into bullets.`,
  ]
  return hints.filter((hint) => hint !== false)
}
