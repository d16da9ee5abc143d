import type { PossibleNote } from './possible-notes.ts'
import { type PostContent, sections } from './posts.ts'
import { linesIn } from './text/lines.ts'
import { sentenceKey } from './text/marks.ts'
import { withoutPassages } from './text/passages.ts'
import { sentencesIn, sentencesOfLine } from './text/sentences.ts'
import { tidy } from './text/without-sentence.ts'
import type { Passage } from './writing.ts'

// Passages of a post that may be meant for its writer instead of its readers. Only the author knows, so each is asked
// about: keep it, or leave it out.

/** A passage to ask about. */
export interface OpenNote extends Passage {
  /** A name in the passage that also stood in a note that was left out. */
  name?: string
  /** One answer settles it together with all others that say so. */
  together?: boolean
}

/** The sentences of a post without list marks. */
export const sentencesOfPost = (content: PostContent): Passage[] =>
  sections.flatMap((section) =>
    linesIn(content[section]).flatMap(({ from, end }) =>
      sentencesOfLine(content[section].slice(from, end), {}, from).map((sentence) => ({ ...sentence, section })),
    ),
  )

const aside = /\([^()]{3,300}\)|\[[^[\]]{3,300}\]/g

/** The remarks in brackets inside a sentence, which can go without it. */
export const asidesIn = (sentence: Passage): Passage[] =>
  [...sentence.text.matchAll(aside)].flatMap(({ 0: text, index }) =>
    text.length < sentence.text.replace(/[.!?…]{1,3}$/, '').length
      ? [{ ...sentence, text, start: sentence.start + index, end: sentence.start + index + text.length }]
      : [],
  )

export const hasName = (text: string, name: string): boolean =>
  ` ${sentenceKey(text)} `.includes(` ${sentenceKey(name)} `)

/** What the author has still to decide, in reading order. */
export function openNotes(content: PostContent, notes: readonly PossibleNote[]): OpenNote[] {
  if (notes.length === 0) return []
  const known = new Map(notes.map((note) => [sentenceKey(note.text), note]))
  const names = [...new Set(notes.filter(({ state }) => state === 'out').flatMap((note) => note.names))]
  return sentencesOfPost(content).flatMap((sentence) => {
    const ask = (passage: Passage): OpenNote[] => {
      const note = known.get(sentenceKey(passage.text))
      if (note === undefined || note.state === 'kept') return []
      return [note.together ? { ...passage, together: true } : passage]
    }
    const [whole] = ask(sentence)
    if (whole && !whole.together) return [whole]
    const asides = asidesIn(sentence).flatMap(ask)
    if (asides.length > 0) return asides
    const isDecided = known.has(sentenceKey(sentence.text)) && !whole
    const name = isDecided ? undefined : names.find((one) => hasName(sentence.text, one))
    if (name !== undefined) return [{ ...sentence, name }]
    return whole ? [whole] : []
  })
}

/** The notes after the author has decided about one passage. */
export function withDecision(
  notes: readonly PossibleNote[],
  { text }: Pick<Passage, 'text'>,
  state: 'kept' | 'out',
): PossibleNote[] {
  const key = sentenceKey(text)
  const isThis = (note: PossibleNote) => sentenceKey(note.text) === key
  return notes.some(isThis)
    ? notes.map((note) => (isThis(note) ? { ...note, state } : note))
    : [...notes, { text, names: [], state }]
}

/** The notes once the author has said that all sentences asked about together are for readers. */
export const allForReaders = (content: PostContent, notes: readonly PossibleNote[]): PossibleNote[] =>
  openNotes(content, notes)
    .filter(({ together }) => together)
    .reduce((decided, note) => withDecision(decided, note, 'kept'), [...notes])

/** The post without a passage. A post never loses its opening: its next sentence then opens it. */
export function leaveOut(content: PostContent, passage: Passage): PostContent {
  const text = content[passage.section]
  const isAside = sentencesIn(text).every(({ start, end }) => start !== passage.start || end !== passage.end)
  const left = isAside
    ? { ...content, [passage.section]: tidy(withoutAside(text, passage)) }
    : withoutPassages(content, [passage])
  return left.hook.trim() ? left : withOpening(left)
}

const withoutAside = (text: string, { start, end }: Passage): string =>
  text.slice(0, start).trimEnd() + text.slice(end).replace(/^\s*(?=[.,;:!?…])/, '')

function withOpening(content: PostContent): PostContent {
  const [first] = sentencesOfPost(content)
  if (!first) return content
  return { ...withoutPassages(content, [first]), hook: first.text }
}
