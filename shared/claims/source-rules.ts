import type { sourcedClaims } from './sourced.ts'

/** What a post is written about. */
export interface SourceText {
  text: string
  /** Who wrote it and where; names in it are the source's. */
  credit: string
  /** The author wrote it. */
  isOwn?: boolean
}

let rules: typeof sourcedClaims | undefined

/** Call before the claims of a post with a source are traced. Most posts have none, so browsers load them late. */
export async function loadSourceRules(): Promise<void> {
  rules ??= (await import('./sourced.ts')).sourcedClaims
}

/** Undefined until they are loaded; claims then look as if there were no source. */
export const sourceRules = () => rules
