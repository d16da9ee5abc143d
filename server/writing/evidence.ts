import type { Evidence } from '#shared/claims/claims.ts'
import { contentText } from '#shared/posts.ts'
import { factsOf, oneClick } from '#shared/writing.ts'
import type { WritingTask } from './engine.ts'

export function evidenceFor(task: WritingTask): Evidence {
  const { brief, author } = task
  const given = [
    factsOf(brief),
    brief.leadMagnetTitle,
    'instruction' in task && !oneClick.has(task.instruction) && task.instruction,
    'current' in task && contentText(task.current),
  ]
  return {
    brief: given.filter(Boolean).join('\n'),
    samples: author?.evidence.samples ?? [],
    profile: author?.evidence.profile ?? '',
    proofs: author?.evidence.proofs ?? [],
    facts: author?.facts ?? [],
    settled: [],
    source: task.source,
  }
}
