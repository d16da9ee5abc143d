import { AppError } from '#server/errors.ts'
import { languages } from '#shared/catalogue.ts'
import type { PostContent } from '#shared/posts.ts'
import { type Brief, factsOf } from '#shared/writing.ts'
import type { WritingTask } from '../engines/engine.ts'
import { draftPost } from './draft.ts'
import { editPost, rewriteSection } from './edit.ts'
import { guessLanguage, isForeign } from './foreign.ts'

/** Writes from the author's own words and prepared sentences, without a model. The same task gives the same text. */
export function compose(task: WritingTask): Partial<PostContent> {
  // The post is about what it offers; the title it was asked for with is the author's own reference.
  const brief = task.brief.leadMagnetTitle ? { ...task.brief, subject: task.brief.leadMagnetTitle } : task.brief
  refuseTranslation(brief)
  const seed = task.seed + (task.sentBack ? 7_919 : 0)
  if (task.kind === 'post') return draftPost(brief, seed, task)
  if (task.kind === 'edit') return editPost(brief, seed, task.current, task.instruction)
  return { [task.section]: rewriteSection(brief, seed, task.current, task.section) }
}

/** A name in another language can be quoted; sentences would have to be translated. */
const longestName = 80

function refuseTranslation(brief: Brief): void {
  const text = factsOf(brief)
  if (text.length <= longestName || !isForeign(text, brief.language)) return
  const guess = languages.find(({ id }) => id === guessLanguage(text))
  const own = languages.find(({ id }) => id === brief.language)
  throw new AppError(
    'invalid',
    `What you typed does not seem to be in ${own!.name}, and the built-in composer cannot translate. ${guess ? `Choose ${guess.name} as the language` : `Write it in ${own!.name}`}, or connect a model. Your text stays as it is.`,
  )
}
