import { blanksIn } from '#shared/blanks.ts'
import { type PostContent, type Section, sections, wordCount } from '#shared/posts.ts'
import { msg } from '#shared/say.ts'
import { linesIn } from '#shared/text/lines.ts'
import { sentenceKey } from '#shared/text/marks.ts'
import { withoutPassages } from '#shared/text/passages.ts'
import { sentencesOfLine } from '#shared/text/sentences.ts'
import type { Brief, Passage } from '#shared/writing.ts'
import type { Arranged } from './arrange.ts'
import { isIdle } from './edit-passage.ts'
import { leansBack, specificity } from './hook.ts'
import { wordsFor } from './words.ts'

interface Sentence extends Passage {
  isItem: boolean
}

interface Wanted {
  brief: Brief
  current: PostContent
  named: readonly Section[]
  share?: number
}

const usualShare = 0.7
/** The tolerance for the share, and the least that must stay. */
const nearly = (share: number) => share + (1 - share) / 3
const atLeast = (share: number) => share - 0.15

const onlyFacts = /*i18n*/ 'Every sentence left says something. Choose which of them can go.'

/**
 * Removes repetitions, then sentences that tell nothing, the emptiest first. If that is too little, asks the author
 * which others can go.
 */
export function shortenPost({ brief, current, named, share = usualShare }: Wanted): Arranged {
  const wanted = named.length ? named : sections
  const all = sentencesOf(current, brief).filter(({ section }) => wanted.includes(section))
  const total = countOf(all)
  const gone = whatCanGo(all, brief, { most: total * share, least: total * atLeast(share) })
  const content = gone.length > 0 ? withoutPassages(current, gone) : current
  const left = sentencesOf(content, brief).filter(({ section }) => wanted.includes(section))
  if (countOf(left) <= total * nearly(share)) return { content }
  const droppable = left.flatMap(({ section, start, end, text }, at) =>
    at === 0 || leadsOn(text) || blanksIn(text).length > 0 ? [] : [{ section, start, end, text }],
  )
  const cut = Math.round((1 - countOf(left) / Math.max(total, 1)) * 100)
  const note = gone.length > 0 ? [msg`${{ cut }}% shorter without losing a fact.`, onlyFacts] : onlyFacts
  return { content, note, droppable }
}

const countOf = (sentences: readonly Passage[]) => sentences.reduce((sum, { text }) => sum + wordCount(text), 0)

const sentencesOf = (content: PostContent, { language }: Brief): Sentence[] =>
  sections.flatMap((section) =>
    linesIn(content[section]).flatMap(({ from, end, mark }) =>
      sentencesOfLine(content[section].slice(from, end), { language }, from).map((sentence) => ({
        ...sentence,
        section,
        isItem: mark === 'list' || mark === 'sign',
      })),
    ),
  )

/** "Two things happened:" goes only with the text that it introduces. */
const leadsOn = (text: string): boolean => /:["”»)]?$/.test(text)

const isPlain = ({ text }: Passage) => !text.includes('?') && !/^#\S/.test(text)

/** The last sentence of a post, and the last before its CTA: all others lead to it. */
const isEnding = (all: readonly Passage[]): ((one: Passage) => boolean) => {
  const plain = all.filter(isPlain)
  const ends = new Set([plain.at(-1), plain.findLast(({ section }) => section !== 'cta')])
  return (one) => ends.has(one)
}

/** Keeps the opening, the ending, the last sentence of a section, and any that the next one leans on. */
function whatCanGo(
  all: readonly Sentence[],
  { language }: Brief,
  { most, least }: { most: number; least: number },
): Passage[] {
  const words = wordsFor(language)
  const seen = new Set<string>()
  const bySection = Map.groupBy(all, ({ section }) => section)
  const sizes = new Map([...bySection].map(([section, own]) => [section, own.length]))
  const isLast = isEnding(all)
  const placed = all.map((one, at) => ({
    ...one,
    at,
    isKept: leadsOn(one.text) || isLast(one),
    isRepeat: !one.isItem && isRepeat(one.text, seen),
  }))
  const worth = ({ text }: Sentence) => specificity(text, words) - wordCount(text) / 40
  const filler = placed.filter(
    (one) =>
      !one.isKept &&
      !one.isRepeat &&
      !one.isItem &&
      one.section !== 'hook' &&
      isPlain(one) &&
      isIdle(one.text, language),
  )
  const byWorth = filler.map((one) => ({ ...one, worth: worth(one) })).toSorted((one, other) => one.worth - other.worth)
  const gone = new Map<number, Passage>()
  let count = countOf(all)
  for (const { at, section, start, end, text } of [
    ...placed.filter((one) => one.isRepeat && !leadsOn(one.text)),
    ...byWorth,
  ]) {
    const next = all[at + 1]
    const isHeld = next?.section === section && !gone.has(at + 1) && leansBack(next.text, words)
    const length = wordCount(text)
    if (count <= most || isHeld || sizes.get(section) === 1 || count - length < least) continue
    gone.set(at, { section, start, end, text })
    sizes.set(section, sizes.get(section)! - 1)
    count -= length
  }
  return [...gone.values()]
}

function isRepeat(text: string, seen: Set<string>): boolean {
  const key = sentenceKey(text)
  if (!key || seen.has(key)) return key !== ''
  seen.add(key)
  return false
}
