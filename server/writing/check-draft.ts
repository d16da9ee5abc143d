import { traceClaims } from '#shared/claims.ts'
import { contentText, mergeContent, type PostContent } from '#shared/posts.ts'
import { checkPost } from '#shared/reader/check.ts'
import { matchVoice } from '#shared/voice/voice.ts'
import { factsOf } from '#shared/writing.ts'
import { withinEmojis } from './emojis.ts'
import type { WritingTask } from './engines/engine.ts'
import { evidenceFor } from './evidence.ts'
import { type Fault, faultsIn } from './faults.ts'
import { withOnlyFaultsChanged } from './revision.ts'

export interface DraftCheck {
  /** The draft, with the faults fixed that a rule alone can fix. */
  content: Partial<PostContent>
  faults: Fault[]
  /** The Reader check's points. */
  score: number
}

/** The rules that a draft breaks, and how well it reads. */
export function checkDraft(draft: Partial<PostContent>, task: WritingTask): DraftCheck {
  const content = withinEmojis(draft, task)
  return { content, faults: faultsIn(content, task), score: scoreOf(content, task) }
}

/** The same for a revision, in which only the faults are changed. */
export const checkRevision = (former: DraftCheck, revised: Partial<PostContent>, task: WritingTask): DraftCheck =>
  checkDraft(withOnlyFaultsChanged(former.content, revised, former.faults), task)

function scoreOf(written: Partial<PostContent>, task: WritingTask): number {
  const { brief, author } = task
  const empty = { hook: '', insight: '', value: '', cta: '' }
  const content = mergeContent('current' in task ? task.current : empty, written)
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
