import { Recent } from '../recent.ts'

// Helpers for the word lists of languages.

/** Words as in texts, in lower case. */
export const setOf = (words: string): ReadonlySet<string> => new Set(words.split(/\s+/).filter(Boolean))

/** For languages without such words or forms. */
export const none: ReadonlySet<string> = new Set()
export const never = /(?!)/

/** For texts compared in lower case without accents. */
export const foldedSetOf = (words: string): ReadonlySet<string> => new Set([...setOf(words)].map(fold))

const longestFolded = 40
const folded = new Recent<string>(2_000_000)

export function fold(text: string): string {
  if (text.length > longestFolded) return plainOf(text)
  const known = folded.get(text)
  if (known !== undefined) return known
  const plain = plainOf(text)
  folded.set(text, plain, plain.length)
  return plain
}

function plainOf(text: string): string {
  const lower = text.toLowerCase()
  return /^[\x20-\x7E]*$/.test(lower)
    ? lower
    : lower.normalize('NFD').replace(/\p{M}/gu, '').replaceAll('ß', 'ss').replaceAll('œ', 'oe').replaceAll('’', "'")
}

/** `two 2|three 3` as a map; the value comes after the last space. */
export function mapOf(entries: string): Map<string, string>
export function mapOf<T>(entries: string, read: (value: string) => T): Map<string, T>
export function mapOf(entries: string, read: (value: string) => unknown = (value) => value) {
  return new Map(
    entries.split('|').map((entry) => {
      const at = entry.lastIndexOf(' ')
      return [fold(entry.slice(0, at)), read(entry.slice(at + 1))]
    }),
  )
}

export const union = <Words>(
  languages: readonly Words[],
  listOf: (words: Words) => Iterable<string>,
): ReadonlySet<string> => new Set(languages.flatMap((words) => [...listOf(words)]))

/** The alternatives of all languages for a pattern; each language separates its own by `|`. */
export const alternatives = <Words>(
  languages: readonly Words[],
  listOf: (words: Words) => string | undefined,
): string => languages.flatMap((words) => listOf(words) || []).join('|')

const sets = new Map<string, ReadonlySet<string>>()

export function listed(list: string): ReadonlySet<string> {
  let set = sets.get(list)
  if (!set) {
    set = new Set(list.split(/\s+/).filter(Boolean))
    sets.set(list, set)
  }
  return set
}
