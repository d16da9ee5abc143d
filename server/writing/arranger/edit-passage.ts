import { AppError } from '#server/errors.ts'
import { blanksIn } from '#shared/blanks.ts'
import type { Language } from '#shared/catalogue.ts'
import { claimsIn } from '#shared/claims/claims.ts'
import { claimWords } from '#shared/languages/claims.ts'
import { listed } from '#shared/languages/lists.ts'
import { wordCount } from '#shared/posts.ts'
import { slopIn } from '#shared/reader/slop.ts'
import { sentencesIn } from '#shared/text/sentences.ts'
import type { Selection } from '#shared/writing.ts'
import type { WritingTask } from '../engine.ts'
import type { Arranged } from './arrange.ts'
import { leansBack, specificity } from './hook.ts'
import { readInstruction } from './instructions.ts'
import { type Words, wordsFor, wordsOf } from './words.ts'

const refuse = (sentence: string) => new AppError('invalid', [sentence, 'Nothing was changed.'])

/** Shortens selected words if that costs no fact. Any other instruction needs a model. */
export function editPassage(
  { brief, instruction }: WritingTask & { kind: 'edit' },
  { section, text }: Selection,
): Arranged {
  const order = readInstruction(instruction)
  if (order?.skill !== 'shorter') throw refuse(/*i18n*/ 'That needs an AI model.')
  const passage = text.trim()
  const short = withoutIdleSentences(withPlainerWords(passage, brief.language), brief.language)
  if (wordCount(short) >= wordCount(passage)) throw refuse(/*i18n*/ 'Nothing here can go without losing a fact.')
  return { content: { [section]: short } }
}

function withPlainerWords(text: string, language: Language): string {
  let [changed, from] = [text, text.length + 1]
  for (const { start, end, fix } of slopIn(text, language).toSorted((one, other) => other.start - one.start)) {
    if (!fix || end > from || fix.replacement.length >= end - start) continue
    changed = changed.slice(0, start) + fix.replacement + changed.slice(end)
    from = start
  }
  return changed
}

const aim = 0.7

/** Claims nothing, asks nothing, and tells neither of the past nor of the author. */
export const isIdle = (text: string, language: Language): boolean =>
  claimsIn({ hook: text, insight: '', value: '', cta: '' }, language).length === 0 &&
  blanksIn(text).length === 0 &&
  !claimWords[language].past.test(text) &&
  !wordsOf(text).some((word) => listed(wordsFor(language).firstPerson).has(word))

/** Removes the gap before a sentence too, or the gap behind it at the start of a line. */
function withoutSpan(text: string, { start, end }: { start: number; end: number }): string {
  const [before, after] = [text.slice(0, start), text.slice(end)]
  const isOpening = /\n[ \t]{0,9}$/.test(before)
  return isOpening && !/^[ \t]{0,9}(?:\n|$)/.test(after) ? before + after.trimStart() : before.trimEnd() + after
}

/**
 * Removes sentences that tell nothing, the emptiest first. Keeps the first sentence, and any that the next one leans
 * on.
 */
function withoutIdleSentences(text: string, language: Language): string {
  const words: Words = wordsFor(language)
  const sentences = sentencesIn(text, { language })
  const idle = sentences
    .filter(
      ({ text: sentence }, at) =>
        at > 0 &&
        /[.!?…]["”»)]?$/.test(sentence) &&
        isIdle(sentence, language) &&
        !(at + 1 < sentences.length && leansBack(sentences[at + 1]!.text, words)),
    )
    .sort((one, other) => specificity(one.text, words) - specificity(other.text, words))
  const most = wordCount(text) * aim
  const gone: { start: number; end: number }[] = []
  const left = () =>
    gone.toSorted((one, other) => other.start - one.start).reduce((rest, span) => withoutSpan(rest, span), text)
  for (const sentence of idle) {
    if (wordCount(left()) <= most) break
    gone.push(sentence)
  }
  return left().trim()
}
