import { traceClaims } from '#shared/claims.ts'
import { contentText, mergeContent, type PostContent } from '#shared/posts.ts'
import { checkPost } from '#shared/reader/check.ts'
import { matchVoice } from '#shared/voice/voice.ts'
import type { WritingTask } from './engines/engine.ts'
import { evidenceFor, type Fault, faultsIn } from './faults.ts'

export interface DraftCheck {
  faults: Fault[]
  /** The Reader check's points. */
  score: number
}

/** What a draft breaks, and how well it reads. */
export const checkDraft = (content: Partial<PostContent>, task: WritingTask): DraftCheck => ({
  faults: faultsIn(content, task),
  score: scoreOf(content, task),
})

function scoreOf(written: Partial<PostContent>, task: WritingTask): number {
  const { brief, author } = task
  const empty = { hook: '', insight: '', value: '', cta: '' }
  const content = mergeContent('current' in task ? task.current : empty, written)
  return checkPost({
    content,
    language: brief.language,
    category: brief.category,
    emojiUsage: brief.emojiUsage,
    claims: traceClaims(content, brief.language, evidenceFor(task)),
    voice: author?.voice ? matchVoice(contentText(content), author.voice) : null,
    samples: author?.voice?.samples ?? 0,
  }).score
}
