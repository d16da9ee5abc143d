import { hitOf } from './figures.ts'
import type { Line, Passage, Sentence } from './passage.ts'
import type { Hit } from './phrases.ts'

const startsWithEmoji =
  /^\s*(?:[#*\d]\uFE0F?\u20E3|(?![©®™‼⁉ℹ\u2194-\u21AA])\p{Extended_Pictographic})(?:\p{Extended_Pictographic}|\p{Emoji_Modifier}|\uFE0F|\u200D|\u20E3)*\s*(?=\S)/u

/** Emojis in front of two lines in a row, or of three anywhere. */
export function findEmojiBullets({ text, lines }: Passage): Hit[] {
  const marked = lines.flatMap((line, at) => {
    const mark = startsWithEmoji.exec(text.slice(line.start, line.end))
    return mark && line.sentences.length > 0
      ? [{ at, start: line.start, end: line.start + mark[0].trimEnd().length }]
      : []
  })
  const areMany = marked.length >= 3 || marked.some(({ at }, index) => marked[index + 1]?.at === at + 1)
  if (!areMany) return []
  return marked.map((one) => ({
    ...hitOf('emoji-bullets', one, 1.5 / marked.length + 0.3),
    fix: { label: 'Use a dash', replacement: '-' },
  }))
}

/** A dash opens what somebody says. */
const isSpoken = (line: Line) => line.sentences[0]?.text.startsWith('—') === true
const isSingle = (line: Line) => !line.isItem && line.sentences.length === 1 && !isSpoken(line)
const isVoice = (line: Line) => line.isItem || line.sentences.length === 0

/** The longest run of paragraphs that hold one sentence each. */
export function longestSingles({ lines }: Passage): Line[] {
  let [longest, run]: [Line[], Line[]] = [[], []]
  for (const line of lines) {
    if (isSingle(line)) run.push(line)
    else if (!isVoice(line) || line.isItem) run = []
    if (run.length > longest.length) longest = run
  }
  return longest
}

export function findSingles(passage: Passage): Hit[] {
  const run = longestSingles(passage)
  const words = run.reduce((sum, { sentences }) => sum + (sentences[0]?.words ?? 0), 0)
  const isChopped = run.length >= 4 && run.length === passage.lines.length && words / run.length <= 8
  const [first, last] = [run[0], run.at(-1)]
  if (!first || !last || (run.length < 5 && !isChopped)) return []
  return [
    hitOf('one-sentence-paragraphs', {
      start: first.sentences[0]?.start ?? first.start,
      end: last.sentences[0]?.end ?? last.end,
    }),
  ]
}

const spread = (lengths: readonly number[]) => {
  const mean = lengths.reduce((sum, length) => sum + length, 0) / lengths.length
  return Math.sqrt(lengths.reduce((sum, length) => sum + (length - mean) ** 2, 0) / lengths.length) / mean
}

/** Standard deviation over mean of the sentence lengths; null where there are too few to tell. */
export function spreadOf({ sentences }: Passage): number | null {
  return sentences.length < 4 ? null : spread(sentences.map(({ words }) => words))
}

export function findSameLength(passage: Passage): Hit[] {
  const prose = passage.lines.filter(({ isItem }) => !isItem).flatMap(({ sentences }) => sentences)
  let run: Sentence[] = []
  let longest: Sentence[] = []
  for (const sentence of prose) {
    const lengths = [...run.slice(-11), sentence].map(({ words }) => words)
    if (Math.max(...lengths) - Math.min(...lengths) > 2) run = []
    run.push(sentence)
    if (run.length > longest.length) longest = run
  }
  const [first, last] = [longest[0], longest.at(-1)]
  if (!first || !last || longest.length < 5 || first.words < 4 || (spreadOf(passage) ?? 1) > 0.35) return []
  return [hitOf('same-length', { start: first.start, end: last.end })]
}

const dash = /(?<=\S)[^\S\n]*—\s*|(?<=[\p{L}\p{P}]) – (?=\p{L})/gu

/** Three dashes or more; a pair around an aside is good style. */
export function findDashes({ text }: Passage): Hit[] {
  const dashes = [...text.matchAll(dash)]
  if (dashes.length < 3) return []
  return dashes.map(({ 0: found, index }) => {
    const end = index + found.length
    const isBetween = /[\p{L}\p{N}”"»)]/u.test(text.charAt(index - 1)) && /[\p{Ll}\p{N}]/u.test(text.charAt(end))
    return {
      ...hitOf('em-dashes', { start: index, end }),
      fix: isBetween && !found.includes('\n') ? { label: 'Use a comma', replacement: ', ' } : null,
    }
  })
}

/** A single "!!" is a greeting; a longer run or a second one is shouting. */
export function findExclamations({ text }: Passage): Hit[] {
  const runs = [...text.matchAll(/!{2,}/g)]
  if (runs.length < 2) return []
  return runs.map(({ 0: found, index }) => ({
    ...hitOf('exclamation', { start: index, end: index + found.length }),
    fix: { label: 'Use one', replacement: '!' },
  }))
}

const hashtag = /(?<![\p{L}\p{N}_&#/])#[\p{L}\p{N}_]*\p{L}[\p{L}\p{N}_]*/gu
export const mostHashtags = 2

export function findHashtags({ text }: Passage): Hit[] {
  return Array.from(text.matchAll(hashtag))
    .slice(mostHashtags)
    .map(({ 0: found, index }) => {
      const blank = /[^\S\n]{0,4}$/.exec(text.slice(Math.max(0, index - 4), index))?.[0].length ?? 0
      return {
        ...hitOf('hashtags', { start: index - blank, end: index + found.length }),
        fix: { label: 'Take it out', replacement: '' },
      }
    })
}
