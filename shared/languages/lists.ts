import { Recent } from '../recent.ts'

// How the files of the languages write lists of words.

/** Words as they stand in a text, in lower case. */
export const setOf = (words: string): ReadonlySet<string> => new Set(words.split(/\s+/).filter(Boolean))

/** Where a language has no such words, and no word of such a form. */
export const none: ReadonlySet<string> = new Set()
export const never = /(?!)/

/** Words for a text that is compared in lower case and without accents. */
export const foldedSetOf = (words: string): ReadonlySet<string> => new Set([...setOf(words)].map(fold))

const longestFolded = 40
const folded = new Recent<string>(2_000_000)

/** Lower case, without accents. */
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

/** `two 2|three 3` as a map; what stands behind the last blank is the value. */
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

/** What any of the languages lists. */
export const union = <Words>(
  languages: readonly Words[],
  listOf: (words: Words) => Iterable<string>,
): ReadonlySet<string> => new Set(languages.flatMap((words) => [...listOf(words)]))

/** What any of the languages lists, for a pattern; a language writes its words parted by `|`. */
export const alternatives = <Words>(
  languages: readonly Words[],
  listOf: (words: Words) => string | undefined,
): string => languages.flatMap((words) => listOf(words) || []).join('|')

const sets = new Map<string, ReadonlySet<string>>()

/** The words of a list that is written as one text. */
export function listed(list: string): ReadonlySet<string> {
  let set = sets.get(list)
  if (!set) {
    set = new Set(list.split(/\s+/).filter(Boolean))
    sets.set(list, set)
  }
  return set
}
