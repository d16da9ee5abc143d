import { commonWords } from '#shared/languages/voice.ts'
import { partsIn } from '#shared/text/words.ts'
import type { Pair } from '#shared/voice/habits-lesson.ts'
import { type Brief, factsOf } from '#shared/writing.ts'

const maxSamples = 5
const maxFacts = 8
/** Enough to show a voice, while the prompt stays short. */
const maxCharacters = 8_000
const sampleLength = 3_000

/** The author's texts that are nearest to a subject. If there are few facts, as most authors have, all are included. */
export function nearestTo(
  subject: string,
  { samples, proofs }: { samples: readonly string[]; proofs: readonly string[] },
): { samples: string[]; facts: string[] } {
  const near = rank(samples, subject).slice(0, maxSamples)
  let left = maxCharacters
  const heard = near.filter(({ text }, place) => {
    left -= Math.min(text.length, sampleLength)
    return place === 0 || left >= 0
  })
  return {
    // In the author's order, so that with few samples the prompt is the same for every subject.
    samples: heard.sort((one, other) => one.place - other.place).map(({ text }) => text.slice(0, sampleLength)),
    facts: rank(proofs, subject)
      .filter(({ nearness }) => nearness > 0 || proofs.length <= maxFacts)
      .slice(0, maxFacts)
      .map(({ text }) => text),
  }
}

const maxPairs = 4
const pairLength = 240

/**
 * The pairs to show with a post: short ones near its subject, without figures where possible, and of each habit one
 * before any has two. `ofHabits` holds the pairs of each habit, the strongest habit first.
 */
export function nearestPairs(brief: Brief, ofHabits: readonly (readonly Pair[])[]): Pair[] {
  const textOf = ({ written, kept }: Pair) => `${written} ${kept}`
  const ranked = ofHabits.map((pairs) => {
    const short = pairs.filter(({ written, kept }) => written && Math.max(written.length, kept.length) <= pairLength)
    const near = rank(short.map(textOf), factsOf(brief)).map(({ place }) => short[place]!)
    const hasFigure = (pair: Pair) => /\p{N}/u.test(textOf(pair))
    return [...near.filter((pair) => !hasFigure(pair)), ...near.filter(hasFigure)]
  })
  const inTurn = Array.from({ length: maxPairs }, (_, turn) => ranked.flatMap((pairs) => pairs[turn] ?? [])).flat()
  return [...new Map(inTurn.map((pair) => [pair.written, pair])).values()].slice(0, maxPairs)
}

/** The texts that share a meaningful word with the subject. */
export function nearOnes(texts: readonly string[], subject: string): string[] {
  const wanted = stemsOf(subject)
  return texts.filter((text) => [...stemsOf(text)].some((stem) => wanted.has(stem)))
}

const shortestWord = 4

const stemsOf = (text: string): Set<string> =>
  new Set(
    partsIn(text)
      .map((word) => word.text)
      .filter((word) => word.length >= shortestWord && !commonWords.has(word))
      .map((word) => word.slice(0, 6)),
  )

/** Ranks by shared vocabulary; words in most texts count little. The newest comes first among equals. */
function rank(texts: readonly string[], subject: string): { text: string; place: number; nearness: number }[] {
  const wanted = stemsOf(subject)
  const all = texts.map(stemsOf)
  const textsWith = new Map<string, number>()
  for (const stems of all) for (const stem of stems) textsWith.set(stem, (textsWith.get(stem) ?? 0) + 1)
  const weightOf = (stem: string) => Math.log(1 + texts.length / (textsWith.get(stem) ?? 1))
  return texts
    .map((text, place) => {
      const stems = all[place]!
      const shared = [...wanted].filter((stem) => stems.has(stem)).reduce((sum, stem) => sum + weightOf(stem), 0)
      return { text, place, nearness: shared / Math.sqrt(stems.size || 1) }
    })
    .sort((one, other) => other.nearness - one.nearness)
}
