import type { ClaimKind } from '../claims.ts'
import { wordCount } from '../posts.ts'
import { sentencesIn } from '../text/sentences.ts'
import type { Span } from './numbers.ts'

/** "In March 2024, we …": a beginning that a sentence can do without. */
const opening =
  /^(?:In|On|At|By|Since|After|Before|During|Last|Over|Within|En|El|Desde|Tras|Hace|Durante|Depuis|Après|Avant|Pendant|Le|Dès)\s[^,.;:!?]{1,40},\s+(?=\S)/u
/** "In 5 days we …": the same without a comma, where what follows can stand first. */
const bareOpening =
  /^(?:In|On|At|Since|After|Before|During|Within|En|Tras|Durante|Depuis|Après|Avant|Pendant|Dès)\s(?:about |just |only |unos |solo |environ |seulement )?$/u
const subject =
  /^\s(?:[jl][’']|(?:I|we|he|she|it|they|you|my|our|the|this|that|everyone|nobody|je|nous|il|elle|on|ils|elles|mon|ma|mes|notre|nos|le|la|les|yo|nosotros|mi|mis|nuestr[oa]s?|el|los|las|\p{Ll}+(?:amos|imos|aron|ieron|é|ó))(?!\p{L}))/u
/** "… in 2021.": a date that a sentence can do without at its end. */
const closing =
  /,?\s(?:(?:back |early |late )?in|on|at|since|until|by|around|en|el|desde|hasta|a finales de|a principios de|le|depuis|jusqu[’']en|au|am|im|in der|in den|seit|bis|um|ab|Anfang|Ende|Mitte)\s(?:about |around |early |late |circa |etwa |the )?$/u
/** A time in words, which holds its preposition: "at nine". */
const timeOfDay = /^(?:at|a las?|um|bis|ab|gegen|à|vers)\s/u
/** What must not be the last word of a sentence: it says nothing by itself. */
const needy =
  /(?<!\p{L})(?:is|are|was|were|be|been|it|that|not|and|or|but|of|to|for|from|between|than|es|era|fue|fueron|son|está|estaba|y|o|pero|de|del|para|desde|entre|que|est|était|sont|étaient|et|ou|mais|des|du|pour|entre|ist|war|waren|sind|bin|und|oder|aber|von|vom|für|zwischen|als|nur|erst|only|until|before|after|since)$/iu
const fewestLeft = 3

/** ", which saved us 40 hours": an addition that a sentence can do without. */
const addition =
  /,\s+(?:which|who|saving|cutting|reaching|up from|down from|after|since|with|without|including|mostly|lo que|que|con|sin|después de|desde|ce qui|qui|soit|avec|sans|après|depuis|was|darunter|mit|ohne|nach|seit|also)(?!\p{L})(?:[^,;:.!?…]|[.,](?=\d))*(?=[.!?…]*$)/iu
const brackets = /(?:(?<!\s)\s+)?\([^()]*\)/g

/** The sentence in which a span of a text stands. */
export function sentenceAround(text: string, { start, end }: Span): string {
  const sentence = sentencesIn(text).find((one) => start >= one.start && start < one.end)
  return sentence && end <= sentence.end ? sentence.text : text.slice(start, end)
}

/**
 * The text without what is claimed in a span: the bracket, the opening, the addition or the end that holds it, or else
 * its whole sentence.
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

/** A line that is left with nothing, or only with its list mark, goes as well. */
export function withoutSentence(text: string, { start, end }: Span): string {
  const lineStart = text.lastIndexOf('\n', start - 1) + 1
  const lineEnd = text.indexOf('\n', end) < 0 ? text.length : text.indexOf('\n', end)
  const before = text.slice(lineStart, start)
  const after = text.slice(end, lineEnd).trimStart()
  const isMark = /^\s*(?:(?:\d{1,2}[.)]|[A-H]\)|[-•*–]|(?:Step|Paso|Étape|Schritt) \d{1,2}\s?:)\s*)?$/.test(before)
  if (isMark && !after) return text.slice(0, lineStart) + text.slice(lineEnd + 1)
  const line = isMark ? before + after : `${before.trimEnd()} ${after}`.trimEnd()
  return text.slice(0, lineStart) + line + text.slice(lineEnd)
}

export const tidy = (text: string): string => text.replace(/\n{3,}/g, '\n\n').replace(/^\n+|(?<!\n)\n+$/g, '')
