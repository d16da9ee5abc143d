import { type Cutting, everyClaimWords } from '../languages/claims.ts'
import { alternatives } from '../languages/lists.ts'
import { wordCount } from '../posts.ts'
import { sentencesIn } from '../text/sentences.ts'
import { tidy, withoutSentence } from '../text/without-sentence.ts'
import type { ClaimKind } from './found.ts'
import type { Span } from './numbers.ts'

const all = (part: keyof Cutting) => alternatives(everyClaimWords, ({ cutting }) => cutting[part])

/** "In March 2024, we …": a beginning that can be removed. */
const opening = new RegExp(`^(?:${all('openings')})\\s[^,.;:!?]{1,40},\\s+(?=\\S)`, 'u')
/** "In 5 days we …": a beginning without a comma, removed if the rest can start a sentence. */
const bareOpening = new RegExp(`^(?:${all('bareOpenings')})\\s(?:(?:${all('about')}) )?$`, 'u')
const subject = new RegExp(`^\\s(?:[jl][’']|(?:${all('subjects')})(?!\\p{L}))`, 'u')
/** "… in 2021.": a date at the end that can be removed. */
const closing = new RegExp(`,?\\s(?:${all('closings')})\\s(?:(?:${all('aboutDate')}) )?$`, 'u')
/** A time in words, including its preposition: "at nine". */
const timeOfDay = new RegExp(`^(?:${all('times')})\\s`, 'u')
const needy = new RegExp(`(?<!\\p{L})(?:${all('needy')})$`, 'iu')
const fewestLeft = 3

/** ", which saved us 40 hours": an addition that can be removed. */
const addition = new RegExp(`,\\s+(?:${all('additions')})(?!\\p{L})(?:[^,;:.!?…]|[.,](?=\\d))*(?=[.!?…]*$)`, 'iu')
const brackets = /(?:(?<!\s)\s+)?\([^()]*\)/g

export function sentenceAround(text: string, { start, end }: Span): string {
  const sentence = sentencesIn(text).find((one) => start >= one.start && start < one.end)
  return sentence && end <= sentence.end ? sentence.text : text.slice(start, end)
}

/**
 * Removes a claim from the text: the bracket, opening, addition or ending that contains it, or else its whole
 * sentence.
 */
export function withoutClaim(text: string, { start, end, kind }: Span & { kind?: ClaimKind }): string {
  const sentence = sentencesIn(text).find((one) => start >= one.start && start < one.end)
  if (!sentence) return tidy(text.slice(0, start) + text.slice(end))
  const from = start - sentence.start
  const to = end - sentence.start
  const holds = (at: number, length: number) => from >= at && to <= at + length
  const { text: words } = sentence
  const put = (kept: string) => text.slice(0, sentence.start) + kept + text.slice(sentence.end)

  const bracket = [...words.matchAll(brackets)].find((one) => holds(one.index, one[0].length))
  if (bracket) return put(words.slice(0, bracket.index) + words.slice(bracket.index + bracket[0].length))
  const added = addition.exec(words)
  if (added && holds(added.index, added[0].length))
    return put(words.slice(0, added.index) + words.slice(added.index + added[0].length))
  const begun = opening.exec(words)
  if (begun && holds(0, begun[0].length)) return put(capitalised(words.slice(begun[0].length)))
  const rest = words.slice(to)
  if (bareOpening.test(words.slice(0, from)) && subject.test(rest)) return put(capitalised(rest.trimStart()))
  const before = words.slice(0, from)
  const kept = timeOfDay.test(words.slice(from)) ? before.trimEnd() : before.replace(closing, '')
  const isClosing = kind === 'date' && kept.length < from && /^[.!?…]*$/.test(rest)
  if (isClosing && wordCount(kept) >= fewestLeft && !needy.test(kept)) return put(kept + rest)
  return tidy(withoutSentence(text, sentence))
}

const capitalised = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)
