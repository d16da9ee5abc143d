import { articles } from './read-number.ts'
import { stemOf, type Token } from './tokens.ts'
import type { ClaimWords } from './words.ts'

/** "GPT-4", "B2B", "Windows 11": a digit that belongs to a name counts nothing. */
export function isPartOfName(tokens: readonly Token[], at: number, words: ClaimWords): boolean {
  const token = tokens[at]!
  const former = tokens[at - 1]
  if (!former) return false
  const isTouching = former.end === token.start
  if (isTouching && former.kind === 'word') return true
  const other = tokens[at - 2]
  if (isTouching && /^[-–‑]$/.test(former.text)) return other?.kind === 'word' && other.end === former.start
  if (words.capitalsAreCommon || at < 2 || former.kind !== 'word' || !/^\p{Lu}/u.test(former.text)) return false
  const isMonth = words.months.some((names) => names.includes(former.word))
  const next = tokens[at + 1]
  const isCounting = next?.kind === 'word' ? !words.stop.has(next.word) : /^[%$€£]$/.test(next?.text ?? '')
  return !isMonth && former.text !== 'I' && !words.notNames.has(former.word) && !isCounting
}

/** "a third of our users", "ein Viertel weniger", and no quarter of an hour; an English "third" may be an ordinal. */
export function isShare(tokens: readonly Token[], at: number, words: ClaimWords): boolean {
  if (!articles.has(tokens[at - 1]?.word ?? '')) return false
  if (tokens.slice(at + 1, at + 4).some(({ word }) => /^(?:heure|hour|hora|stunde)$/.test(word))) return false
  if (words.joint !== 'and')
    return (
      !/^(?:cuarto|quinto|zweite|dritte|vierte|funfte|zehnte)$/.test(tokens[at]!.word) || tokens[at + 1]?.word === 'de'
    )
  return (
    /^(?:of|less|more|fewer)$/.test(tokens[at + 1]?.word ?? '') ||
    /^(?:by|nearly|almost|about|around|over|roughly|than|up|down)$/.test(tokens[at - 2]?.word ?? '')
  )
}

/** Is what is counted, or what follows its adjective, something that texts are made of? */
export const isAboutText = (tokens: readonly Token[], at: number, words: ClaimWords): boolean =>
  tokens
    .slice(at, at + 4)
    .filter(({ word, kind }) => kind === 'word' && (words.structure.has(word) || !words.stop.has(word)))
    .slice(0, 2)
    .some(({ word }) => words.structure.has(word))

export function countedFrom(tokens: readonly Token[], at: number, words: ClaimWords): string | null {
  for (const token of tokens.slice(at, at + 3)) {
    if (token.kind !== 'word') return null
    if (!words.stop.has(token.word)) return stemOf(token.word)
  }
  return null
}
