import { traceClaims } from '#shared/claims/claims.ts'
import { neverSaidIn } from '#shared/never-say.ts'
import { cutOf } from '#shared/reader/hook.ts'
import { slopIn } from '#shared/reader/slop.ts'
import { areAlike } from '#shared/text/marks.ts'
import type { WritingTask } from './engine.ts'
import { evidenceFor } from './evidence.ts'
import { readMaterial } from './material.ts'
import { mayAsk } from './prompts/settings.ts'

/**
 * Chooses the opening with the fewest faults; among equals the first, because the text was written to follow it. An
 * opening without any of the material is a fault if another has some.
 */
export function chooseHook(hooks: readonly string[], task: WritingTask): string {
  const judged = hooks.map((hook, place) => ({ hook, place, ...judge(hook, task) }))
  const isAnySpecific = judged.some(({ facts }) => facts > 0)
  const faultsOf = ({ faults, facts }: (typeof judged)[number]) => faults + (isAnySpecific && facts === 0 ? 1 : 0)
  const [best] = judged.sort((a, b) => faultsOf(a) - faultsOf(b) || a.place - b.place)
  return best?.hook ?? ''
}

function judge(hook: string, task: WritingTask): { faults: number; facts: number } {
  const { language, category } = task.brief
  const former = 'former' in task ? task.former?.hook : undefined
  const claims = traceClaims({ hook, insight: '', value: '', cta: '' }, language, evidenceFor(task))
  const faults = [
    cutOf(hook) < hook.length,
    // One sentence alone does not show whether something happened; the whole draft is checked for that.
    claims.some(({ backing, kind }) => backing === null && kind !== 'event'),
    slopIn(hook, language).length > 0,
    neverSaidIn(hook, [...(task.author?.neverSay ?? []), ...readMaterial(task.brief).wishes.withheld]).length > 0,
    /\?(?:(?!\?)\P{L}){0,20}$/u.test(hook) && !mayAsk(category),
    former !== undefined && areAlike(hook, former),
  ]
  return {
    faults: faults.filter(Boolean).length,
    facts: claims.filter(({ backing }) => backing !== null).length,
  }
}
