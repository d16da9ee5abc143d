import { AppError } from '#server/errors.ts'
import { hookBudget } from '#shared/fold.ts'
import { contentText, type PostContent } from '#shared/posts.ts'
import type { WritingTask } from '../engines/engine.ts'
import { questionOf } from './categories.ts'
import { editPost, rewriteSection } from './edit.ts'
import { fits, leansBack, openings, specificity, withOpening } from './hook.ts'
import { layOut, layOutOffer } from './layout.ts'
import { asTyped, type Material, readMaterial, type Unit } from './material.ts'
import { shortened } from './shorten.ts'
import { type Words, wordsFor } from './words.ts'

/**
 * Puts in order what the author gave, and writes nothing else: what is missing is left as a blank that asks for it. The
 * same task gives the same text.
 */
export function arrange(task: WritingTask): Partial<PostContent> {
  if (task.kind === 'edit') return editPost(task)
  if (task.kind === 'section') return rewriteSection(task)
  return arrangePost(task)
}

/** A sentence for each section; what is kept in the proof bank only fills up. */
const enough = 4
const longestShort = 120

function arrangePost({ brief, author, former, seed }: WritingTask & { kind: 'post' }): PostContent {
  const words = wordsFor(brief.language)
  const material = readMaterial(brief, author?.facts)
  const { topic, wishes } = material
  const turn = former ? 1 + (seed % 10) : 0
  if (brief.leadMagnetTitle) return layOutOffer(brief, material)
  const units = wishes.short ? shortened(material.units, words, { most: longestShort }) : filledUp(material)
  const places =
    topic === null ? openings(units, words, questionOf(brief.category) !== null) : besideTopic(units, topic, words)
  const others = former ? places.filter((at) => !former.hook.includes(asTyped(units[at]!))) : places
  const at =
    others[former ? (turn - 1) % Math.max(others.length, 1) : 0] ??
    places[0] ??
    (topic === null ? longerOpening(units, words) : 0)
  const ordered = withOpening(units, at, words)
  const content = layOut({
    brief,
    topic,
    question: material.question,
    units: ordered,
    noEnding: wishes.noQuestion || wishes.short || wishes.isAny,
    turn,
  })
  if (former && contentText(former) === contentText(content))
    throw new AppError(
      'invalid',
      'Everything you gave is in the post, and no other sentence of it can open it on its own. Nothing was changed.',
    )
  return content
}

/** What can follow the topic and a colon: the beginning of the answer that says most. */
function besideTopic(units: readonly Unit[], topic: string, words: Words): number[] {
  const worth = (at: number) => specificity(units[at]!.text, words)
  return units
    .flatMap((unit, at) => {
      const opens = !unit.isList && !unit.isLabelled && unit.paragraph !== units[at - 1]?.paragraph
      return opens && !leansBack(unit.text, words) && fits(`${topic}: ${unit.text}`) ? [at] : []
    })
    .toSorted((one, other) => worth(other) - worth(one))
}

function filledUp({ units, kept }: Material): Unit[] {
  // Of three sentences that tell something, a fourth from elsewhere would rather change the subject.
  const missing = enough - 1 - units.length
  const last = units.at(-1)?.paragraph ?? 0
  const added = kept.slice(0, Math.max(missing, 0))
  return [...units, ...added.map((text, at) => ({ text, paragraph: last + 1 + at, isList: false }))]
}

/** Where no sentence fits before the fold: the first, if a desktop shows it whole, or the shortest that says it all. */
function longerOpening(units: readonly Unit[], words: Words): number {
  const isWhole = ({ text, isList }: Unit) => !isList && text.length <= hookBudget.limit
  if (!units[0] || isWhole(units[0])) return 0
  const alone = units.flatMap((unit, at) => (isWhole(unit) && !leansBack(unit.text, words) ? [at] : []))
  return alone.reduce((best, at) => (best === 0 || units[at]!.text.length < units[best]!.text.length ? at : best), 0)
}
