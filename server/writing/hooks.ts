import { traceClaims } from '#shared/claims.ts'
import { neverSaidIn } from '#shared/never-say.ts'
import { cutOf } from '#shared/reader/hook.ts'
import { slopIn } from '#shared/reader/slop.ts'
import { areAlike } from '#shared/text.ts'
import type { WritingTask } from './engines/engine.ts'
import { evidenceFor } from './evidence.ts'
import { asksFirst } from './prompts/settings.ts'

/** More facts than that make an opening a list. */
const enoughFacts = 2

/** Of several openings the one with the fewest faults; of those the most specific, then the first. */
export function chooseHook(hooks: readonly string[], task: WritingTask): string {
  const [best = ''] = hooks
    .map((hook, place) => ({ hook, place, ...judge(hook, task) }))
    .sort((a, b) => a.faults - b.faults || b.facts - a.facts || a.place - b.place)
    .map(({ hook }) => hook)
  return best
}

function judge(hook: string, task: WritingTask): { faults: number; facts: number } {
  const { language, category } = task.brief
  const former = 'former' in task ? task.former?.hook : undefined
  const claims = traceClaims({ hook, insight: '', value: '', cta: '' }, language, evidenceFor(task))
  const faults = [
    cutOf(hook) < hook.length,
    claims.some(({ backing }) => backing === null),
    slopIn(hook, language).length > 0,
    neverSaidIn(hook, task.author?.neverSay ?? []).length > 0,
    /\?\P{L}*$/u.test(hook) && !asksFirst(category),
    former !== undefined && areAlike(hook, former),
  ]
  const facts = new Set(claims.filter(({ backing }) => backing !== null).map(({ key }) => key)).size
  return { faults: faults.filter(Boolean).length, facts: Math.min(facts, enoughFacts) }
}
