import { commonEnds } from '#shared/common-ends.ts'
import type { PartTexts } from '#shared/edits.ts'

/** Whole texts of some parts of a post. */
export type Texts = Partial<PartTexts>

/** A change that undo takes back at once: typing without a pause, or an engine's text. */
export interface Step {
  from: Texts
  to: Texts
  isTyped: boolean
  since: number
  at: number
}

/** Newest last. */
export interface Steps {
  done: readonly Step[]
  undone: readonly Step[]
}

export const noSteps: Steps = { done: [], undone: [] }

/** Typing becomes a new step after this pause, or after the maximum length. */
const pauseMs = 1_000
const longestMs = 10_000
const maxSteps = 200
const maxCharacters = 2_000_000

const partsOf = (texts: Texts) => Object.keys(texts) as (keyof Texts)[]
const isSame = (one: Texts, other: Texts) =>
  partsOf(one).length === partsOf(other).length && partsOf(one).every((part) => one[part] === other[part])
const size = ({ from, to }: Step) =>
  [...Object.values(from), ...Object.values(to)].reduce((sum, text) => sum + text.length, 0)

/** The steps after a change, which drops all steps to redo. */
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
    return at === 0 || (at < maxSteps && characters <= maxCharacters)
  })
  return kept.toReversed()
}

/** The steps after an undo or redo, with the texts to show. `present` is the text on screen. */
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

/** The end of the change within `next`, where the caret goes. */
export const endOfChange = (former: string, next: string): number => next.length - commonEnds(former, next).end
