import * as z from 'zod/mini'
import { type AiModel, aiModels, type EmojiUsage, idsOf, type Language, type Tone } from './catalogue.ts'
import { type Answer, post, postContent, sections, sectionText } from './posts.ts'

export type { Answer }
/** Asked at once. */
export const maxAnswers = 3

export const mostPhrases = 100
export const longestPhrase = 80

/** Words and phrases that must not occur in what is written for the author. */
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
    .check(z.maxLength(mostPhrases, `At most ${mostPhrases} phrases can be kept.`)),
})
export type NeverSay = z.infer<typeof neverSay>

/** What the author asked for. Every engine writes from this alone. */
export interface Brief {
  subject: string
  /** Id of a category in the catalogue. */
  category: string
  postType: string | null
  tone: Tone
  emojiUsage: EmojiUsage
  language: Language
  aiModel: AiModel
  /** What a lead magnet post offers; no other post has one. */
  leadMagnetTitle?: string | null
  /** What the author said when asked for more. */
  answers?: Answer[]
}

/** All that the author gave for a post, as plain text. */
export const factsOf = ({ subject, answers = [] }: Pick<Brief, 'subject' | 'answers'>): string =>
  [subject, ...answers.map(({ answer }) => answer.trim())].filter(Boolean).join('\n')

export const leadMagnetTitleMissing = 'Lead magnet title is required'
export const postTitleMissing = 'Post title is required'

export const minSubjectLength = 5
/** Long enough for pasted notes, short enough for every model's context. */
export const maxSubjectLength = 5_000
export const maxInstructionLength = 2_000

export const shortenInstruction = 'Make this post more concise and about 30% shorter while maintaining key points.'
export const improveInstruction =
  'Improve the writing style of this post making it more engaging while keeping the same content.'
/** Of a selection, where all that is asked for is another wording. */
export const rewriteInstruction =
  'Say this in other words, as the author would: the same facts, about as long, and easier to read.'

/** Instructions of buttons; nothing in them is the author's. */
export const oneClick: ReadonlySet<string> = new Set([shortenInstruction, improveInstruction, rewriteInstruction])

/** Words of one section that are to be changed alone. */
export const selection = z.object({
  section: z.enum(sections, 'section must be one of hook, insight, value, cta.'),
  /** Offsets in the section's text. */
  start: z.int().check(z.nonnegative()),
  end: z.int().check(z.nonnegative()),
  /** What stands there, so that no other words are changed. */
  text: sectionText,
})
export type Selection = z.infer<typeof selection>

/** The section's text with other words in the place of the selected ones; null where those are no longer there. */
export function withPassage(text: string, { start, end, text: selected }: Selection, passage: string): string | null {
  if (text.slice(start, end) !== selected) return null
  const [before = ''] = /^\s*/.exec(selected) ?? []
  const after = selected.slice(selected.trimEnd().length)
  return `${text.slice(0, start)}${before}${passage.trim()}${after}${text.slice(end)}`
}

const engine = z.object({ id: z.string(), label: z.string() })

/** A sentence of a post, with its place in its section. */
const passage = z.object({ section: z.enum(sections), start: z.int(), end: z.int(), text: z.string() })
export type Passage = z.infer<typeof passage>

/** What is to be said of it: that nothing was changed and why, or that not all that was asked for was done. */
const note = z.optional(z.string())
/** To shorten it further, the author chooses among these sentences of the answer's content. */
const droppable = z.optional(z.array(passage))

/** What of the subject and the answers was taken as a note to the writer, so that its author can object. */
const leftOut = z.optional(z.array(z.string()))

/** A whole post was written: all four sections. */
export const written = z.object({ content: postContent, post, engine, note, droppable, leftOut })

/** Some sections were written; the rest of the post is as it was. */
export const rewritten = z.object({ content: z.partial(postContent), post, engine, note, droppable, leftOut })
export type Rewritten = z.infer<typeof rewritten>

export const engineDescription = z.object({
  aiModel: z.enum(idsOf(aiModels)),
  engine: z.string(),
  label: z.string(),
  /** Why something else writes than what was chosen, or null. */
  problem: z.nullable(z.string()),
})
export type EngineDescription = z.infer<typeof engineDescription>
