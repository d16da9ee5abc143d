import { traceClaims } from '#shared/claims/claims.ts'
import { contentText, type PostContent } from '#shared/posts.ts'
import { checkPost } from '#shared/reader/check.ts'
import { loadEveryLanguage } from '#shared/reader/languages.ts'
import { matchVoice } from '#shared/voice/voice.ts'
import { factsOf } from '#shared/writing.ts'
import { withinEmojis } from './emojis.ts'
import { contentWith, type Draft, type FaultyPassage, type WritingTask } from './engine.ts'
import { evidenceFor } from './evidence.ts'
import { type Fault, faultsIn } from './faults.ts'
import { passagesIn, withPassages } from './revision.ts'

await loadEveryLanguage()

export interface DraftCheck {
  /** The draft, with the faults fixed that a rule alone can fix. */
  content: Partial<PostContent>
  faults: Fault[]
  /** The sentences at fault; null if a fault concerns the whole text. */
  passages: FaultyPassage[] | null
  /** The Reader check's points; null if the draft is no whole post yet. */
  score: number | null
}

export function checkDraft(draft: Partial<PostContent>, task: WritingTask): DraftCheck {
  const content = withinEmojis(draft, task)
  const faults = besidesOpening(faultsIn(content, task), task)
  const isWhole = faults.some(({ places }) => places === null)
  return { content, faults, passages: isWhole ? null : passagesIn(content, faults), score: scoreOf(content, task) }
}

/** The author chose the opening, so nothing sends it back. */
function besidesOpening(faults: readonly Fault[], task: WritingTask): Fault[] {
  if (task.kind !== 'post' || task.opening === undefined) return [...faults]
  return faults.filter(({ places }) => !places || places.some(({ section }) => section !== 'hook'))
}

/** Checks a revision. Passages written anew are used only if they mend their fault and lose nothing. */
export const checkRevision = (
  { content, passages: faulty }: DraftCheck,
  { content: revised, passages }: Pick<Draft, 'content' | 'passages'>,
  task: WritingTask,
): DraftCheck => checkDraft(faulty && passages ? withPassages(content, faulty, passages, task) : revised, task)

function scoreOf(written: Partial<PostContent>, task: WritingTask): number | null {
  const { brief, author } = task
  const content = contentWith(written, task)
  return checkPost({
    content,
    language: brief.language,
    category: brief.category,
    emojiUsage: brief.emojiUsage,
    subject: factsOf(brief),
    claims: traceClaims(content, brief.language, evidenceFor(task)),
    voice: author?.voice ? matchVoice(contentText(content), author.voice) : null,
    samples: author?.voice?.samples ?? 0,
  }).score
}
