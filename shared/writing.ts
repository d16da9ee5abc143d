import * as z from 'zod/mini'
import { type AiModel, aiModels, type EmojiUsage, idsOf, type Language, type Tone } from './catalogue.ts'
import type { PossibleNote } from './possible-notes.ts'
import { type Answer, post, postContent, sections, sectionText } from './posts.ts'

export type { Answer }
/** Answers per request. */
export const maxAnswers = 3

export const maxPhrases = 100
export const longestPhrase = 80

/** Words and phrases that engines must not use for the author. */
export const neverSay = z.object({
  phrases: z
    .array(
      z
        .string()
        .check(
          z.trim(),
          z.minLength(1, 'A phrase cannot be empty.'),
          z.maxLength(longestPhrase, `A phrase can hold at most ${longestPhrase} characters.`),
        ),
      'phrases must be a list of words or phrases.',
    )
    .check(z.maxLength(maxPhrases, `At most ${maxPhrases} phrases can be kept.`)),
})
export type NeverSay = z.infer<typeof neverSay>

/** The author's request. Every engine writes from this alone. */
export interface Brief {
  subject: string
  category: string
  postType: string | null
  tone: Tone
  emojiUsage: EmojiUsage
  language: Language
  aiModel: AiModel
  /** The offer of a lead magnet post; null for other posts. */
  leadMagnetTitle?: string | null
  answers?: Answer[]
  /** For the writer, never printed. */
  writerNotes?: string
  /** What the author has decided about passages that may be notes, too. */
  possibleNotes?: PossibleNote[]
  /** What the subject is the author's view of. */
  sourceId?: string | null
  /** Sentences of the source to quote. */
  quotes?: string[]
}

/** Everything that the author wrote for a post, as plain text. */
export const factsOf = ({ subject, answers = [] }: Pick<Brief, 'subject' | 'answers'>): string =>
  [subject, ...answers.map(({ answer }) => answer.trim())].filter(Boolean).join('\n')

export const leadMagnetTitleMissing = /*i18n*/ 'Lead magnet title is required'
export const postTitleMissing = /*i18n*/ 'Post title is required'

export const minSubjectLength = 5
/** Long enough for pasted notes, short enough for every model's context. */
export const maxSubjectLength = 5_000
export const maxWriterNotesLength = 1_000
export const maxInstructionLength = 2_000

export const shortenInstruction = 'Make this post more concise and about 30% shorter while maintaining key points.'
export const improveInstruction =
  'Improve the writing style of this post making it more engaging while keeping the same content.'
/** For a selection that only needs another wording. */
export const rewriteInstruction =
  'Say this in other words, as the author would: the same facts, about as long, and easier to read.'

/** Instructions of buttons, which contain nothing from the author. */
export const oneClick: ReadonlySet<string> = new Set([shortenInstruction, improveInstruction, rewriteInstruction])

/** Words of one section to change, and nothing else. */
export const selection = z.object({
  section: z.enum(sections, 'section must be one of hook, insight, value, cta.'),
  /** Offsets in the section's text. */
  start: z.int().check(z.nonnegative()),
  end: z.int().check(z.nonnegative()),
  /** The text at these offsets, so that no other words are changed. */
  text: sectionText,
})
export type Selection = z.infer<typeof selection>

/** The section's text with the selected words replaced; null if they are no longer there. */
export function withPassage(text: string, { start, end, text: selected }: Selection, passage: string): string | null {
  if (text.slice(start, end) !== selected) return null
  const [before = ''] = /^\s*/.exec(selected) ?? []
  const after = selected.slice(selected.trimEnd().length)
  return `${text.slice(0, start)}${before}${passage.trim()}${after}${text.slice(end)}`
}

const engine = z.object({ id: z.string(), label: z.string() })

const passage = z.object({ section: z.enum(sections), start: z.int(), end: z.int(), text: z.string() })
export type Passage = z.infer<typeof passage>

/** Tells the author that nothing changed and why, or that only part of the request was done. */
const note = z.optional(z.string())
/** Sentences from which the author chooses to shorten the text further. */
const droppable = z.optional(z.array(passage))

/** A whole post was written: all four sections. */
export const written = z.object({ content: postContent, post, engine, note, droppable })

/** Some sections were written; the rest of the post did not change. */
export const rewritten = z.object({ content: z.partial(postContent), post, engine, note, droppable })
export type Rewritten = z.infer<typeof rewritten>

export const engineDescription = z.object({
  aiModel: z.enum(idsOf(aiModels)),
  engine: z.string(),
  label: z.string(),
  problem: z.nullable(z.string()),
})
export type EngineDescription = z.infer<typeof engineDescription>
