import { keepsFacts } from '#shared/claims/kept.ts'
import { mergeContent, type PostContent, sections } from '#shared/posts.ts'
import { readPassage } from '#shared/reader/passage.ts'
import { numberedAnew } from '#shared/text/marks.ts'
import { tidy, withoutSentence } from '#shared/text/without-sentence.ts'
import { factsOf } from '#shared/writing.ts'
import type { FaultyPassage, WritingTask } from './engine.ts'
import { evidenceFor } from './evidence.ts'
import { type Fault, faultsIn, type Place } from './faults.ts'

const areTouching = (one: Place, other: Place) =>
  one.section === other.section && one.start < other.end && one.end > other.start

/** The whole sentences at the faulty places, in reading order, each with its neighbours. */
export function passagesIn(content: Partial<PostContent>, faults: readonly Fault[]): FaultyPassage[] {
  const places = faults.flatMap((fault) => fault.places ?? [])
  return sections.flatMap((section) => {
    const { sentences } = readPassage(content[section] ?? '')
    const found: { from: number; to: number; end: number }[] = []
    for (const place of places.filter((one) => one.section === section).toSorted((a, b) => a.start - b.start)) {
      const from = sentences.findIndex(({ end }) => end > place.start)
      const to = sentences.findLastIndex(({ start }) => start < place.end)
      if (from < 0 || to < from) continue
      const last = found.at(-1)
      if (last && from <= last.to) last.to = Math.max(last.to, to)
      else found.push({ from, to, end: 0 })
    }
    return found.map(({ from, to }) => {
      const { start } = sentences[from]!
      const { end } = sentences[to]!
      return {
        section,
        start,
        end,
        text: content[section]!.slice(start, end),
        before: sentences[from - 1]?.text ?? '',
        after: sentences[to + 1]?.text ?? '',
      }
    })
  })
}

/** The draft with these passages written anew, as far as each mends its fault, makes no new one and loses no fact. */
export function withPassages(
  draft: Partial<PostContent>,
  passages: readonly FaultyPassage[],
  rewritten: readonly string[],
  task: WritingTask,
): Partial<PostContent> {
  let content = draft
  let faults = faultsIn(content, task)
  // From the last on, so that the others stay at their places.
  for (const [at, passage] of [...passages.entries()].toReversed()) {
    const next = withPassage(content, passage, (rewritten[at] ?? passage.text).trim())
    const left = faultsIn(next, task)
    if (!areFewer(left, faults) || !keepsAll(content, next, faults, passage, task)) continue
    content = next
    faults = left
  }
  return content
}

function withPassage(draft: Partial<PostContent>, passage: FaultyPassage, words: string): Partial<PostContent> {
  const { section, start, end } = passage
  const text = draft[section]!
  const changed = words
    ? text.slice(0, start) + words + text.slice(end)
    : numberedAnew(tidy(withoutSentence(text, passage))).trim()
  return { ...draft, [section]: changed || text }
}

const countOf = (faults: readonly Fault[]) => faults.reduce((sum, { places }) => sum + (places?.length ?? 1), 0)

const areFewer = (left: readonly Fault[], faults: readonly Fault[]): boolean =>
  countOf(left) < countOf(faults) && left.every(({ rule }) => faults.some((one) => one.rule === rule))

const nothing: PostContent = { hook: '', insight: '', value: '', cta: '' }

/** Compares all but the words that have to go. */
function keepsAll(
  former: Partial<PostContent>,
  changed: Partial<PostContent>,
  faults: readonly Fault[],
  passage: FaultyPassage,
  task: WritingTask,
): boolean {
  const { brief, author } = task
  const notes = {
    ...evidenceFor(task),
    brief: [factsOf(brief), brief.leadMagnetTitle].filter(Boolean).join('\n'),
    facts: author?.facts ?? [],
  }
  const kept = { ...former }
  for (const { rule, places } of faults)
    for (const place of places ?? []) {
      const { section, start, end } = place
      const isToGo = rule !== 'hook-length' && areTouching(place, passage) && end - start < passage.text.length - 1
      if (isToGo) kept[section] = kept[section]!.slice(0, start) + ' '.repeat(end - start) + kept[section]!.slice(end)
    }
  return keepsFacts(mergeContent(nothing, kept), mergeContent(nothing, changed), brief.language, notes)
}
