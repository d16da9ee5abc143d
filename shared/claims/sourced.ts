import type { Language } from '../catalogue.ts'
import type { Found } from './found.ts'
import { readTold } from './source.ts'
import type { SourceText } from './source-rules.ts'
import { ownOf, type Part, toldAsOwn } from './theirs.ts'
import { tokensOf } from './tokens.ts'

interface Author {
  brief: string
  /** Whether this text or the author's other material backs a claim. */
  backs: (own: string) => (claim: Found) => boolean
}

/** Traces claims to the sentence of the source that says them, and finds those that only the source may tell. */
export function sourcedClaims(source: SourceText, language: Language, { brief, backs }: Author) {
  const told = readTold(source.text, language)
  const credited = new Set(tokensOf(source.credit).map(({ word }) => word))
  const text = source.isOwn ? '' : ownOf(brief, language, source)
  const own = { text, backs: backs(text) }
  return (parts: readonly Part[]) => {
    const theirs = source.isOwn ? parts.map(() => []) : toldAsOwn(parts, language, source, own)
    const isTheirs = (claim: Found) => theirs.some((one) => one.includes(claim))
    return {
      isTheirs,
      /** Sentences of each part that hold no other claim, and that only the source may tell. */
      memories: theirs.map((found, at) => found.filter((claim) => !parts[at]!.claims.includes(claim))),
      /** For a claim that the author's material does not back. */
      trace(claim: Found) {
        const line = told.saying(claim, language) ?? (isTheirs(claim) ? told.nearest(claim) : null)
        const { meaning } = claim
        const isCredited = meaning.kind === 'name' && meaning.name.words.every((word) => credited.has(word))
        return {
          backing: (line || isCredited) && !isTheirs(claim) ? ('source' as const) : null,
          ...(line && { from: { start: line.start, end: line.end } }),
        }
      },
    }
  }
}
