import { hookBudget } from '#shared/fold.ts'
import { contentText, type PostContent } from '#shared/posts.ts'
import { languageOf } from '#shared/text/language.ts'
import { isOnlyTopic } from '#shared/text/only-topic.ts'
import type { Brief } from '#shared/writing.ts'
import type { Draft, WritingTask } from '../engine.ts'
import { answerPlace } from '../interview-questions.ts'
import { asTyped, type Material, readMaterial, type Unit } from '../material.ts'
import { wishesIn } from '../wishes.ts'
import { questionOf } from './categories.ts'
import { editPost, openingsBelow } from './edit.ts'
import { editPassage } from './edit-passage.ts'
import { fits, leansBack, openings, specificity, withOpening } from './hook.ts'
import { layOut, layOutOffer } from './layout.ts'
import { possibleNotes } from './notes.ts'
import { quotesOf, withQuotes, withQuotesBehind } from './quotes.ts'
import { writtenPost } from './running-text.ts'
import { rewriteSection } from './section.ts'
import { withTyped } from './typed.ts'
import { type Words, wordsFor } from './words.ts'

/** A draft. If nothing needs changing, the former text with a note that says why. */
export type Arranged = Pick<Draft, 'content' | 'note' | 'droppable' | 'possibleNotes' | 'openings'>

/**
 * Arranges the author's own material and writes nothing else: a blank asks for each missing part. The same task gives
 * the same text.
 */
export function arrange(given: WritingTask): Arranged {
  const task = { ...given, brief: inItsLanguage(given.brief) }
  if (task.kind === 'edit') return task.selection ? editPassage(task, task.selection) : editPost(task)
  if (task.kind === 'section') return withNotes(rewriteSection(task), task.brief, task.current)
  return withNotes(arrangePost(task), task.brief)
}

/** Every sentence is printed, so the author is asked about those that may be notes. */
function withNotes(arranged: Arranged, brief: Brief, current?: PostContent): Arranged {
  if (arranged.note !== undefined) return arranged
  const content = { ...current, ...arranged.content } as PostContent
  return { ...arranged, possibleNotes: isOnlyTopic(content, brief.subject) ? [] : possibleNotes(content, brief) }
}

/** Nothing is translated, so questions and corrections follow the language that the author typed in. */
const inItsLanguage = (brief: Brief): Brief => ({
  ...brief,
  language: languageOf(brief.subject) ?? brief.language,
})

/** A sentence for each section. The proof bank only fills up to this. */
const enough = 4

function arrangePost(task: WritingTask & { kind: 'post' }): Arranged {
  const { brief, author, former, formerSubject, changes, seed } = task
  const quotes = quotesOf(task)
  const words = wordsFor(brief.language)
  const material = readMaterial(brief, author?.facts)
  const { topic } = material
  const turn = former ? 1 + (seed % 10) : 0
  if (brief.leadMagnetTitle) return { content: layOutOffer(brief, material) }
  const whole = writtenPost({ brief, material, former, formerSubject, changes })
  const written = whole && withQuotesBehind(whole, quotes)
  if (written)
    return former && contentText(former) === contentText(written)
      ? { content: former, note: inOrder }
      : { content: written, openings: openingsBelow(written, brief, words) }
  const given = filledUp(material)
  const units = former && changes ? withTyped(given, former, changes) : given
  const at = openingPlace({ brief, topic, units, former, turn })
  const ordered = withQuotes(withOpening(units, at, words), quotes)
  const content = layOut({
    brief,
    topic,
    question: material.question,
    units: ordered,
    noEnding: wishesIn(brief.writerNotes ?? '', brief.language).noQuestion,
    turn,
  })
  if (former && contentText(former) === contentText(content)) return { content, note: allUsed }
  return { content, openings: openingsBelow(content, brief, words) }
}

const allUsed =
  /*i18n*/ 'Everything you gave is in the post, and no other sentence can open it on its own. Nothing was changed.'

const inOrder = /*i18n*/ 'Already in order: nothing to change.'

interface Choice {
  brief: Brief
  topic: string | null
  units: readonly Unit[]
  former?: PostContent
  turn: number
}

/** The sentence that opens the post. A post made anew gets another opening than before, if there is one. */
function openingPlace({ brief, topic, units, former, turn }: Choice): number {
  const words = wordsFor(brief.language)
  if (opensWithBefore(units) && fits(units[0]!.text)) return 0
  const places =
    topic === null ? openings(units, words, questionOf(brief.category) !== null) : besideTopic(units, topic, words)
  const others = former ? places.filter((at) => !former.hook.includes(asTyped(units[at]!))) : places
  const other = others[former ? (turn - 1) % Math.max(others.length, 1) : 0]
  return other ?? places[0] ?? (topic === null ? longerOpening(units, words) : 0)
}

/** Another opening would put the change before the former state. */
const opensWithBefore = ([first]: readonly Unit[]) => answerPlace(first?.asked) === 'before'

/** Places of answers that can follow the topic and a colon, the most specific first. */
function besideTopic(units: readonly Unit[], topic: string, words: Words): number[] {
  const worth = (at: number) => specificity(units[at]!.text, words)
  return units
    .flatMap((unit, at) => {
      const opens = !unit.isList && !unit.isOpen && unit.paragraph !== units[at - 1]?.paragraph
      return opens && !leansBack(unit.text, words) && fits(`${topic}: ${unit.text}`) ? [at] : []
    })
    .toSorted((one, other) => worth(other) - worth(one))
}

function filledUp({ units, kept }: Material): Unit[] {
  // After three sentences that tell something, a fourth from elsewhere would change the subject.
  const missing = enough - 1 - units.length
  const last = units.at(-1)?.paragraph ?? 0
  const added = kept.slice(0, Math.max(missing, 0))
  return [...units, ...added.map((text, at) => ({ text, paragraph: last + 1 + at, isList: false }))]
}

/** If no sentence fits before the fold: the first if a desktop shows it whole, or the shortest that stands alone. */
function longerOpening(units: readonly Unit[], words: Words): number {
  const isWhole = ({ text, isList }: Unit) => !isList && text.length <= hookBudget.limit
  if (!units[0] || isWhole(units[0])) return 0
  const alone = units.flatMap((unit, at) => (isWhole(unit) && !leansBack(unit.text, words) ? [at] : []))
  return alone.reduce((best, at) => (best === 0 || units[at]!.text.length < units[best]!.text.length ? at : best), 0)
}
