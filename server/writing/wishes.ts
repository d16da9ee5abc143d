import type { Language } from '#shared/catalogue.ts'
import { alternatives } from '#shared/languages/lists.ts'
import { everyWritingWords } from '#shared/languages/writing.ts'
import { wordCount } from '#shared/posts.ts'
import { sentencesIn } from '#shared/text/sentences.ts'
import { type Brief, factsOf } from '#shared/writing.ts'
import { hides, namesIn } from './arranger/notes.ts'

/** What an author asks of the writer, as far as a rule can follow it with certainty. */
export interface Wishes {
  noEmojis: boolean
  noQuestion: boolean
  /** Names that the post must not mention. */
  withheld: string[]
}

const not = alternatives(everyWritingWords, ({ arranging }) => arranging.notes.not)
const noSuch = (things: string) =>
  new RegExp(`(?<!\\p{L})(?:${not})(?!\\p{L})[^.!?;:]{0,20}(?<!\\p{L})(?:${things})`, 'iu')
const noEmojis = noSuch("(?:d['’])?(?:emoji|émoji|emoticon|smiley)")
const noQuestion = noSuch('question|frage|pregunta')
const longest = 12

/** Reads the notes in the subject and answers, too: a model follows them. */
export const wishesOf = (brief: Brief): Wishes =>
  wishesIn([factsOf(brief), brief.writerNotes].filter(Boolean).join('\n'), brief.language)

export function wishesIn(text: string, language: Language): Wishes {
  const notes = sentencesIn(text, { language, isNotes: true }).map((note) => note.text)
  const short = notes.filter((note) => wordCount(note) <= longest)
  return {
    noEmojis: short.some((note) => noEmojis.test(note)),
    noQuestion: short.some((note) => noQuestion.test(note)),
    withheld: notes.flatMap((note) => (hides(note, language) ? namesIn(note, language) : [])),
  }
}
