import type { Language } from '../catalogue.ts'
import { quotedIn } from '../claims/quotes.ts'
import { writingWords } from '../languages/writing.ts'
import type { Address } from '../samples.ts'
import { sentencesIn } from '../text/sentences.ts'

/** The sentences in the author's own name, without quotations and narration. */
function ownWordsOf(text: string, language: Language, narration: RegExp): string {
  const withoutQuotes = quotedIn(text).reduceRight(
    (rest, { start, end }) => rest.slice(0, start) + rest.slice(end),
    text,
  )
  return sentencesIn(withoutQuotes.replace(/^— .*$/gm, ''), { language })
    .map((sentence) => sentence.text)
    .filter((sentence) => !narration.test(sentence))
    .join('\n')
}

/** How most of an author's texts address readers; null for none or a tie. */
export function addressIn(texts: readonly string[], language: Language): Address | null {
  const { address } = writingWords[language]
  if (!address) return null
  const { informal, formal, narration } = address
  const votes = texts
    .map((text) => ownWordsOf(text, language, narration))
    .map((text) => Math.sign([...text.matchAll(informal)].length - [...text.matchAll(formal)].length))
  const sum = votes.reduce((all, one) => all + one, 0)
  return sum === 0 ? null : sum > 0 ? 'informal' : 'formal'
}
