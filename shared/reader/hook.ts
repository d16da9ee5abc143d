import { fold, hookBudget } from '#shared/fold.ts'
import { msg } from '#shared/say.ts'
import { type Assessment, inRow, linear } from './finding.ts'
import { readPassage } from './passage.ts'

/** An estimate for the feed's type on a phone. */
const charactersPerLine = Math.floor((fold.phone.width - 2 * fold.margin) / 6.9)

/** The offset at which a phone cuts the text, by characters and lines. */
export function cutOf(text: string): number {
  let lines = 0
  let start = 0
  for (const line of text.split('\n')) {
    const left = hookBudget.lines - lines
    const needed = Math.max(1, Math.ceil(line.length / charactersPerLine))
    if (needed > left) return Math.min(hookBudget.characters, start + left * charactersPerLine)
    lines += needed
    start += line.length + 1
  }
  return Math.min(hookBudget.characters, text.length)
}

const costs = { cut: 0.6, cliche: 0.4, question: 0.2 }

/** A good hook makes its point before the phone cuts it, has no stock phrase, and asks only in question posts. */
export function assessHook(
  hook: string,
  { isQuestionPost, hasCliche }: { isQuestionPost: boolean; hasCliche: boolean },
): Assessment {
  const trimmed = hook.trim()
  const [first] = readPassage(trimmed).sentences
  if (!first) return { share: 0, sentence: msg`There is no hook yet.` }
  const isWhole = first.end <= cutOf(trimmed)
  const isLong = trimmed.length > hookBudget.limit
  const isQuestion = !isQuestionPost && /\?(?:(?!\?)\P{L})*$/u.test(first.text)
  const lost =
    (isWhole ? (isLong ? 0.25 : 0) : 1 - 0.6 * linear(first.end, hookBudget.limit, hookBudget.characters)) * costs.cut +
    (hasCliche ? costs.cliche : 0) +
    (isQuestion ? costs.question : 0)
  const faults = [
    !isWhole &&
      msg`a phone cuts it off mid-thought, after ${{ characters: hookBudget.characters }} characters or ${{ lines: hookBudget.lines }} lines`,
    isWhole &&
      isLong &&
      msg`it has ${{ characters: trimmed.length }} characters, and every screen cuts it off at ${{ most: hookBudget.limit }}`,
    hasCliche && msg`it uses a stock phrase`,
    isQuestion && msg`it asks instead of telling`,
  ].filter((fault) => fault !== false)
  return {
    share: Math.max(0, 1 - lost),
    sentence: faults.length
      ? msg`The opening: ${{ faults: inRow(faults) }}.`
      : msg`The opening makes its point before “…more”.`,
  }
}
