import type { Language } from '#shared/catalogue.ts'
import { claimsIn, traceClaims } from '#shared/claims/claims.ts'
import { listed } from '#shared/languages/lists.ts'
import { neverSaidIn } from '#shared/never-say.ts'
import {
  hasHabit,
  type KeptOpening,
  maxOpenings,
  type OpeningFault,
  type OpeningKind,
  shortOpening,
} from '#shared/openings.ts'
import type { PostContent } from '#shared/posts.ts'
import { cutOf } from '#shared/reader/hook.ts'
import { slopIn } from '#shared/reader/slop.ts'
import { areAlike } from '#shared/text/marks.ts'
import { wordsFor, wordsOf } from './arranger/words.ts'
import { withinEmojis } from './emojis.ts'
import type { WritingTask } from './engine.ts'
import { evidenceFor } from './evidence.ts'
import { mayAsk } from './prompts/settings.ts'
import { wishesOf } from './wishes.ts'

/**
 * Chooses the first opening without a certain fault, because the text follows the first one and leaves its facts to it. An
 * author who chooses one kind of opening gets one of this kind, if it has no more faults of any sort.
 */
export function chooseHook(hooks: readonly string[], task: WritingTask): string {
  const habit = task.author?.opening
  const cost = ({ faults, kinds, isCertain }: JudgedOpening) => {
    const certain = faults.filter((fault) => !doubts.has(fault)).length + Number(isCertain)
    return 100 * certain + (habit ? faults.length + (hasHabit(kinds, habit) ? 0 : 0.5) : 0)
  }
  const [best] = judgeOpenings(hooks, task).toSorted((one, other) => cost(one) - cost(other))
  return best?.text ?? ''
}

/** Faults that a rule cannot be sure of. A claim that is certainly made up is no doubt. */
const doubts: ReadonlySet<OpeningFault> = new Set(['vague', 'unbacked'])

/** The openings of a post as they are kept: the one in use and others to choose from. None without a choice. */
export function openingsToKeep(used: string, hooks: readonly string[], task: WritingTask): KeptOpening[] {
  const others = hooks.map((hook) => withinEmojis({ hook }, task).hook ?? hook)
  const openings = [...new Set([used, ...others])].slice(0, maxOpenings)
  return openings.length > 1
    ? judgeOpenings(openings, task).map(({ text, kinds, faults }) => ({ text, kinds, faults }))
    : []
}

interface JudgedOpening extends KeptOpening {
  /** It claims something that is certainly made up. */
  isCertain: boolean
}

/** An opening without any of the material is a fault if another has some. */
function judgeOpenings(hooks: readonly string[], task: WritingTask): JudgedOpening[] {
  const judged = hooks.map((text) => ({ text, kinds: openingKindsOf(text, task.brief.language), ...judge(text, task) }))
  const isAnySpecific = judged.some(({ facts }) => facts > 0)
  return judged.map(({ text, kinds, faults, facts, isCertain }) => ({
    text,
    kinds,
    isCertain,
    faults: isAnySpecific && facts === 0 ? [...faults, 'vague'] : faults,
  }))
}

function judge(hook: string, task: WritingTask): { faults: OpeningFault[]; facts: number; isCertain: boolean } {
  const { language, category } = task.brief
  const former = 'former' in task ? task.former?.hook : undefined
  const claims = traceClaims(onlyHook(hook), language, evidenceFor(task))
  const faults: Partial<Record<OpeningFault, boolean>> = {
    cut: cutOf(hook) < hook.length,
    // One sentence alone does not show whether something happened; the whole draft is checked for that.
    unbacked: claims.some(({ backing, kind }) => backing === null && kind !== 'event'),
    slop: slopIn(hook, language).length > 0,
    'never-say': neverSaidIn(hook, [...(task.author?.neverSay ?? []), ...wishesOf(task.brief).withheld]).length > 0,
    question: endsAsking.test(hook) && !mayAsk(category),
    repeated: former !== undefined && areAlike(hook, former),
  }
  return {
    faults: (Object.keys(faults) as OpeningFault[]).filter((fault) => faults[fault]),
    facts: claims.filter(({ backing }) => backing !== null).length,
    isCertain: claims.some(({ isCertain }) => isCertain),
  }
}

const onlyHook = (hook: string): PostContent => ({ hook, insight: '', value: '', cta: '' })

const endsAsking = /\?(?:(?!\?)\P{L}){0,20}$/u

export function openingKindsOf(hook: string, language: Language): OpeningKind[] {
  const claimed = new Set(claimsIn(onlyHook(hook), language).map(({ kind }) => kind))
  const firstPerson = listed(wordsFor(language).firstPerson)
  const kinds: Record<OpeningKind, boolean> = {
    number: claimed.has('number'),
    name: claimed.has('name'),
    quotation: claimed.has('quote'),
    scene: claimed.has('event') || claimed.has('date'),
    question: endsAsking.test(hook),
    person: wordsOf(hook).some((word) => firstPerson.has(word)),
    short: hook.length <= shortOpening,
  }
  return (Object.keys(kinds) as OpeningKind[]).filter((kind) => kinds[kind])
}
