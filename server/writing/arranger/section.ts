import { blanksIn } from '#shared/blanks.ts'
import { contentText, type PostContent, type Section } from '#shared/posts.ts'
import { sentenceKey } from '#shared/text/marks.ts'
import type { Brief } from '#shared/writing.ts'
import type { WritingTask } from '../engine.ts'
import { answerPlace } from '../interview-questions.ts'
import { readMaterial } from '../material.ts'
import type { Arranged } from './arrange.ts'
import { missingFrom } from './blanks.ts'
import { fits, leansBack } from './hook.ts'
import { isOwn, unitsOf } from './post-units.ts'
import { wordsFor } from './words.ts'

type SectionTask = WritingTask & { kind: 'section' }

const maxCompared = 200

const allSaid = /*i18n*/ 'Every sentence you gave is in the post already.'
const unchanged = /*i18n*/ 'Nothing was changed.'

/**
 * Adds something to one section that the author gave and the post does not say yet. Nothing else changes. A hook is
 * replaced instead.
 */
export function rewriteSection({ brief, author, current, section, seed }: SectionTask): Arranged {
  const { units, kept } = readMaterial(brief, author?.facts)
  const post = sentenceKey(contentText(current))
  const given = units
    .filter(
      ({ isList, isAnswer, asked }) => !isList && (section !== 'cta' || !isAnswer || answerPlace(asked) === 'end'),
    )
    .map(({ text }) => text)
  const unsaid = [...given, ...kept].slice(0, maxCompared).filter((text) => !post.includes(sentenceKey(text)))
  const words = wordsFor(brief.language)
  const fitting = section === 'hook' ? unsaid.filter((text) => fits(text) && !leansBack(text, words)) : unsaid
  const chosen = fitting[seed % Math.max(fitting.length, 1)]
  if (chosen && section === 'hook') return { content: { hook: chosen } }
  if (chosen) return { content: { [section]: withSentence(current[section], chosen, given) } }
  const other = otherQuestion(current, brief, section, seed)
  if (other) return { content: { [section]: other } }
  const advice =
    section === 'hook'
      ? /*i18n*/ '“Another hook”, under Rewrite and Ask the AI, moves one of them to the top.'
      : /*i18n*/ 'Add a fact or an answer, or connect an AI model.'
  return { content: { [section]: current[section] }, note: [allSaid, advice, unchanged] }
}

/** Replaces a section of blanks; otherwise goes before or after the text, in the author's order. */
function withSentence(text: string, added: string, given: readonly string[]): string {
  const there = unitsOf(text).filter((unit) => blanksIn(unit.text).length === 0)
  const own = there.filter(isOwn)
  if (there.length === 0) return added
  if (own.length === 0) return `${added}\n\n${text}`
  const isEarlier = given.includes(added) && given.indexOf(added) < given.indexOf(own[0]!.text)
  return isEarlier ? `${added}\n\n${text}` : `${text}\n\n${added}`
}

function otherQuestion(current: PostContent, brief: Brief, section: Section, seed: number): string | undefined {
  const [asked, ...more] = blanksIn(current[section])
  if (!asked || more.length > 0) return undefined
  const post = contentText(current)
  const others = missingFrom(brief, post, 0).first.filter((blank) => !post.includes(blank))
  const other = others[seed % Math.max(others.length, 1)]
  return other && current[section].slice(0, asked.start) + other + current[section].slice(asked.end)
}
