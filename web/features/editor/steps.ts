import { commonEnds } from '#shared/common-ends.ts'
import type { PartTexts } from '#shared/edits.ts'

/** Of some parts of a post, each with its whole text. */
export type Texts = Partial<PartTexts>

/** A change of some parts that is undone at once: what was typed without a pause, or what an engine wrote. */
export interface Step {
  from: Texts
  to: Texts
  isTyped: boolean
  since: number
  at: number
}

/** What can be undone and redone, the newest last. */
export interface Steps {
  done: readonly Step[]
  undone: readonly Step[]
}

export const noSteps: Steps = { done: [], undone: [] }

/** Typing is one step until so long a pause, and for so long at most. */
const pauseMs = 1_000
const longestMs = 10_000
const mostSteps = 200
const maxCharacters = 2_000_000

const partsOf = (texts: Texts) => Object.keys(texts) as (keyof Texts)[]
const isSame = (one: Texts, other: Texts) =>
  partsOf(one).length === partsOf(other).length && partsOf(one).every((part) => one[part] === other[part])
const size = ({ from, to }: Step) =>
  [...Object.values(from), ...Object.values(to)].reduce((sum, text) => sum + text.length, 0)

/** The steps after a change; whatever was undone before it cannot be redone any more. */
export function withStep({ done, undone }: Steps, from: Texts, to: Texts, isTyped: boolean, now: number): Steps {
  if (isSame(from, to)) return { done, undone }
  const last = done.at(-1)
  const goesOn =
    isTyped &&
    undone.length === 0 &&
    last?.isTyped &&
    isSame(last.to, from) &&
    now - last.at < pauseMs &&
    now - last.since < longestMs
  if (!goesOn) return { done: bounded([...done, { from, to, isTyped, since: now, at: now }]), undone: [] }
  const before = done.slice(0, -1)
  return { done: isSame(last.from, to) ? before : bounded([...before, { ...last, to, at: now }]), undone: [] }
}

function bounded(steps: readonly Step[]): readonly Step[] {
  let characters = 0
  const kept = steps.toReversed().filter((step, at) => {
    characters += size(step)
    return at === 0 || (at < mostSteps && characters <= maxCharacters)
  })
  return kept.toReversed()
}

/** The steps after undoing or redoing one, with the texts to show; `present` is what is on screen, wherever it came from. */
export function moved(
  { done, undone }: Steps,
  direction: 'undo' | 'redo',
  present: (part: keyof Texts) => string,
): { steps: Steps; texts: Texts } | null {
  const step = (direction === 'undo' ? done : undone).at(-1)
  if (!step) return null
  const texts = direction === 'undo' ? step.from : step.to
  const replaced = Object.fromEntries(partsOf(texts).map((part) => [part, present(part)])) as Texts
  const steps =
    direction === 'undo'
      ? { done: done.slice(0, -1), undone: [...undone, { ...step, to: replaced, isTyped: false }] }
      : { done: [...done, { ...step, from: replaced, isTyped: false }], undone: undone.slice(0, -1) }
  return { steps, texts }
}

/** Where the change between two texts ends in the second: where the caret belongs after it. */
export const endOfChange = (former: string, next: string): number => next.length - commonEnds(former, next).end
