import type { Language } from '../catalogue.ts'
import { claimWords } from '../languages/claims.ts'
import { contentText, type PostContent } from '../posts.ts'
import { claimsIn, type Evidence, traceClaims } from './claims.ts'
import { contentWords, Vocabulary } from './compare.ts'
import { keyWithoutThing } from './keys.ts'
import { quantitiesIn } from './numbers.ts'
import { readSentences, tokensOf } from './tokens.ts'

/**
 * Whether a changed text still has what the former text had of the author's: each number and content word of the
 * notes, and each backed claim.
 */
export function keepsFacts(former: PostContent, changed: PostContent, language: Language, evidence: Evidence): boolean {
  const words = claimWords[language]
  const vocabularyOf = (text: string) => {
    const vocabulary = new Vocabulary(words, text)
    for (const { kind, word } of tokensOf(text)) if (kind === 'word') vocabulary.add(word)
    return vocabulary
  }
  const valuesIn = (text: string, read: Language | null) =>
    new Set(
      readSentences(text, read).flatMap((sentence) =>
        quantitiesIn(sentence, words, read, []).flatMap(({ values }) => values.flat()),
      ),
    )
  const text = contentText(changed)
  const notes = [evidence.brief, ...(evidence.facts ?? [])].join('\n')
  const [given, kept] = [valuesIn(notes, null), valuesIn(text, language)]
  if ([...valuesIn(contentText(former), language)].some((value) => given.has(value) && !kept.has(value))) return false
  const noted = vocabularyOf(notes)
  const left = vocabularyOf(text)
  if (contentWords(tokensOf(contentText(former)), words).some((word) => noted.has(word) && !left.has(word)))
    return false
  const keys = new Set(claimsIn(changed, language).map(({ kind, key }) => `${kind} ${keyWithoutThing(key)}`))
  return traceClaims(former, language, evidence).every(
    (claim) =>
      claim.backing === null ||
      claim.kind === 'event' ||
      text.includes(claim.text) ||
      keys.has(`${claim.kind} ${keyWithoutThing(claim.key)}`),
  )
}
