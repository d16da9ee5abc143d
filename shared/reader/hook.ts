import { fold, hookBudget } from '#shared/fold.ts'
import type { PostContent } from '#shared/posts.ts'
import { type Assessment, type Finding, linear, type Whole } from './finding.ts'
import { readPassage } from './passage.ts'

/** Of the feed's type on a phone, about. */
const charactersPerLine = Math.floor((fold.phone.width - 2 * fold.margin) / 6.9)

/** Where a phone cuts the text, by characters and by lines. */
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

/** Of the 15 points, what a hook that is cut mid-thought costs, one with a stock phrase, and a question nobody asked for. */
const costs = { cut: 9 / 15, worn: 6 / 15, question: 3 / 15 }

/** The hook: its point is whole before the phone cuts it, it begins with the matter, and asks only where the post asks. */
export function assessHook(
  { hook }: PostContent,
  { find }: Whole,
  offset: number,
  { isQuestionPost, worn }: { isQuestionPost: boolean; worn: readonly Finding[] },
): Assessment {
  const trimmed = hook.trimEnd()
  const [first] = readPassage(trimmed).sentences
  if (!first) return { share: 0, sentence: 'There is no hook yet.' }
  const cut = cutOf(trimmed)
  const at = (start: number, end: number) => ({ start: offset + start, end: offset + end })
  const isWhole = first.end <= cut
  const isLong = trimmed.length > hookBudget.limit
  const isQuestion = !isQuestionPost && /\?(?:(?!\?)\P{L})*$/u.test(first.text)
  const lost =
    (isWhole ? (isLong ? 0.25 : 0) : 1 - 0.6 * linear(first.end, hookBudget.limit, hookBudget.characters)) * costs.cut +
    (worn.length > 0 ? costs.worn : 0) +
    (isQuestion ? costs.question : 0)
  const findings = [
    !isWhole &&
      find('hook', {
        ...at(cut, first.end),
        rule: 'hook-fold',
        reason: `A phone cuts the opening here, mid-thought. Make its point within ${hookBudget.characters} characters and ${hookBudget.lines} lines.`,
        fix: null,
      }),
    isWhole &&
      isLong &&
      find('hook', {
        ...at(hookBudget.limit, trimmed.length),
        rule: 'hook-long',
        reason: `The hook has ${trimmed.length} characters, and every screen cuts it by ${hookBudget.limit}. Move the rest to the insight.`,
        fix: null,
      }),
    isQuestion &&
      find('hook', {
        ...at(first.start, first.end),
        rule: 'hook-question',
        reason: 'It opens with a question. A statement gives the reader something to hold.',
        fix: null,
      }),
  ].filter((finding) => finding !== false)
  const faults = [
    !isWhole && 'a phone cuts it mid-thought',
    isWhole && isLong && 'it is long',
    worn.length > 0 && 'it uses a stock phrase',
    isQuestion && 'it asks instead of saying',
  ].filter(Boolean)
  return {
    share: Math.max(0, 1 - lost),
    sentence: faults.length ? `The opening: ${faults.join(', ')}.` : 'The opening makes its point before the fold.',
    findings,
  }
}
