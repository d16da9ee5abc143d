import { contentText, type PostContent } from '#shared/posts.ts'
import { paragraphsIn } from '#shared/text/lines.ts'
import { sentenceKey, withoutEmojis } from '#shared/text/marks.ts'
import { sectionsIn } from '#shared/text/sections.ts'
import type { Brief } from '#shared/writing.ts'
import type { EngineChange } from '../engine.ts'
import { answerPlace, type Place } from '../interview-questions.ts'
import { type Material, type Unit, wantsNoEmojis, withoutLeftOut } from '../material.ts'
import { readIdea, withoutApproach } from './ideas.ts'
import { isOwn, unitsOfPost } from './post-units.ts'
import { withoutRequest } from './request.ts'
import { sentencesOfNotes } from './sentences.ts'
import { putByEngines, withTyped } from './typed.ts'

// An author who writes whole paragraphs has put them in order. Such a text stays as it is; only notes are arranged.

const fewest = { sentences: 4, paragraphs: 2 }
const mostlyWhole = 0.8

/** Several sentences in paragraphs, each with its capital and its full stop. */
export function isRunningText(text: string): boolean {
  const paragraphs = paragraphsIn(text)
  const sentences = paragraphs.flatMap(({ lines }) =>
    lines.flatMap(({ start, end, mark }) => (mark === null ? sentencesOfNotes(text.slice(start, end).trim()) : [])),
  )
  const whole = sentences.filter((sentence) => /^[^\p{L}\p{N}]{0,4}[\p{Lu}\p{N}].*[^\p{L}\p{N}\s,;–-]$/u.test(sentence))
  return (
    paragraphs.length >= fewest.paragraphs &&
    sentences.length >= fewest.sentences &&
    whole.length >= mostlyWhole * sentences.length
  )
}

const keyOf = (text: string) => sentenceKey(text.replace(/\s+/g, ' '))

interface Given {
  brief: Brief
  material: Material
  former?: PostContent
  formerSubject?: string
  changes?: readonly EngineChange[]
}

/**
 * The author's own post, with answers that are not in it yet; null if there are only notes to arrange. The post is text
 * that the author pasted or typed into the sections, or a subject in paragraphs.
 */
export function writtenPost({
  brief,
  material,
  former,
  formerSubject = brief.subject,
  changes,
}: Given): PostContent | null {
  const { topic, units } = material
  const answers = units.filter(({ isAnswer }) => isAnswer)
  const subject = topic === null ? units.filter(({ isAnswer }) => !isAnswer) : []
  const text = runningSubject(brief)
  const anew = () => (text ? withAdded(sectionsIn(text).content, answers) : null)
  if (!former || !changes) return anew()
  const put = putByEngines(changes)
  const said = keyOf(contentText(former))
  const isNew = (unit: Unit) => !said.includes(keyOf(unit.text)) && !put.has(sentenceKey(unit.text))
  const isSameSubject = brief.subject.trim() === formerSubject.trim()
  // A single unchanged sentence is the title of the text.
  const isTitle = subject.length === 1 && isSameSubject
  // Another topic needs another post.
  if (topic !== null && !isSameSubject) return null
  if (isTyped(former, put)) return withAdded(former, [...(isTitle ? [] : subject), ...answers].filter(isNew))
  if (!text) return null
  if (!subject.some(isNew)) return withAdded(former, answers.filter(isNew))
  return withTyped(units, former, changes).every((unit) => units.includes(unit)) ? anew() : null
}

const fewestTyped = 3

function isTyped(content: PostContent, put: ReadonlySet<string>): boolean {
  const own = unitsOfPost(content).filter((unit) => isOwn(unit) && sentenceKey(unit.text))
  const typed = own.filter(({ text }) => !put.has(sentenceKey(text)))
  const lines = typed.reduce((sum, { text }) => sum + text.split('\n').length, 0)
  return lines >= fewestTyped && typed.length > own.length / 2
}

/** The subject as typed; null if it is no text in paragraphs. */
function runningSubject(brief: Brief): string | null {
  const subject = withoutRequest(withoutApproach(brief.subject).trim()).replace(/\r\n?/g, '\n')
  if (!isRunningText(subject) || readIdea(subject)) return null
  const text = withoutLeftOut(subject, brief).trim()
  return wantsNoEmojis(brief) ? withoutEmojis(text).trim() : text
}

/** Adds new paragraphs: the former state after the opening, everything else before the end. */
function withAdded(content: PostContent, added: readonly Unit[]): PostContent {
  const placed = (place: Place) => added.filter(({ asked }) => answerPlace(asked) === place).map(({ text }) => text)
  const join = (...texts: string[]) => texts.filter((text) => text.trim()).join('\n\n')
  const [before, body, end] = [placed('before'), placed('body'), placed('end')]
  if (added.length === 0) return content
  const cta = content.cta.trim() ? content.cta : join(...end)
  const last = content.cta.trim() ? [...body, ...end] : body
  const insight = join(...before, content.insight)
  return content.value.trim() || !insight
    ? { ...content, insight, value: join(content.value, ...last), cta }
    : { ...content, insight: join(insight, ...last), cta }
}
