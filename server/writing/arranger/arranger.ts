import type { InThreads } from '#server/analysis/analysis.ts'
import { AppError } from '#server/errors.ts'
import { sortedWithoutAi } from '#shared/catalogue.ts'
import { type PostContent, sections } from '#shared/posts.ts'
import type { WritingAnalyses } from '../analyses.ts'
import type { Engine, WritingTask } from '../engine.ts'

const wordsAtOnce = 6
const nothing = { inputTokens: null, outputTokens: null }

const tooBusy = () =>
  new AppError('timeout', 'Sorting took too long. Nothing was changed; try again in a moment, or with a shorter text.')

/** The draft is checked against the evidence after writing; the arranger does not use it. */
const withoutEvidence = (task: WritingTask): WritingTask => ({
  ...task,
  author: task.author && { ...task.author, evidence: { samples: [], profile: '', proofs: [] } },
  source: task.source && { ...task.source, text: '' },
})

export function createArranger(analysis: InThreads<WritingAnalyses>): Engine {
  return {
    id: 'arranger',
    label: sortedWithoutAi,
    promptVersion: null,
    async write(task, { signal, onPartial }) {
      signal.throwIfAborted()
      const arranged = await analysis.arrange(withoutEvidence(task))
      if (!arranged) throw tooBusy()
      signal.throwIfAborted()
      const { content, note, possibleNotes, openings } = arranged
      if (note !== undefined) return { ...arranged, usage: nothing }
      const shown: Partial<PostContent> = {}
      for (const section of sections) {
        const text = content[section]
        if (text === undefined) continue
        for (const part of growing(text)) {
          shown[section] = part
          onPartial?.({ ...shown })
          await new Promise<void>((resolve) => setImmediate(resolve))
          signal.throwIfAborted()
        }
      }
      return { content, possibleNotes, openings, usage: nothing }
    },
    async propose(task, { signal }) {
      signal.throwIfAborted()
      const ideas = await analysis.proposeIdeas(task)
      if (!ideas) throw tooBusy()
      signal.throwIfAborted()
      return { ideas, usage: nothing }
    },
  }
}

function* growing(text: string): Generator<string> {
  let words = 0
  for (const { index } of text.matchAll(/\s+/g)) if (++words % wordsAtOnce === 0) yield text.slice(0, index)
  yield text
}
