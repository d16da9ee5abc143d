import { companies, everydayTools, places } from '#shared/claims/known-names.ts'
import { fold } from '#shared/claims/tokens.ts'
import { properStarts } from './english-words.ts'

/** A brand, a tool or a place: it keeps its capital and takes no article. */
export function isKnownName(word: string): boolean {
  const plain = fold(word.replace(/['’]s$/, ''))
  return (
    /^\p{Lu}/u.test(word) &&
    (companies.has(plain) || everydayTools.has(plain) || places.has(plain) || properStarts.has(plain))
  )
}
