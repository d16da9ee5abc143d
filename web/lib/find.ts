/** Start and end. */
type Range = readonly [number, number]

export interface Match {
  /** Ordered, without overlaps. */
  ranges: readonly Range[]
  hasTypo: boolean
}

const wordPattern = /[\p{L}\p{N}]+/gu
const typosIn = (word: string) => (word.length >= 8 ? 2 : word.length >= 4 ? 1 : 0)

/** The number of letters to add, drop, change or swap with their neighbour. */
export function typosBetween(a: string, b: string): number {
  let before: number[] = []
  let row = Array.from({ length: b.length + 1 }, (_, at) => at)
  for (let i = 1; i <= a.length; i += 1) {
    const next = [i]
    for (let j = 1; j <= b.length; j += 1) {
      const isSame = a[i - 1] === b[j - 1]
      let least = Math.min(row[j]! + 1, next[j - 1]! + 1, row[j - 1]! + (isSame ? 0 : 1))
      if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1]) least = Math.min(least, before[j - 2]! + 1)
      next[j] = least
    }
    before = row
    row = next
  }
  return row[b.length]!
}

/** How many letters of the word match the wanted one, allowing a typo or two; 0 for no match. */
function lengthMeant(word: string, wanted: string): number {
  const most = typosIn(wanted)
  if (most === 0) return 0
  const { length } = wanted
  let best = { typos: most + 1, length: 0 }
  for (let end = Math.max(1, length - most); end <= Math.min(word.length, length + most); end += 1) {
    const typos = typosBetween(word.slice(0, end), wanted)
    if (typos <= best.typos && typos <= most) best = { typos, length: end }
  }
  return best.length
}

function findWord(text: string, wanted: string): Match | null {
  const at = text.indexOf(wanted)
  if (at !== -1) return { ranges: [[at, at + wanted.length]], hasTypo: false }
  for (const { 0: word, index } of text.matchAll(wordPattern)) {
    const length = lengthMeant(word, wanted)
    if (length > 0) return { ranges: [[index, index + length]], hasTypo: true }
  }
  return null
}

/** Finds all wanted words: exact, or with one typo in words of 4 letters and two in words of 8. */
export function find(text: string, wanted: string): Match | null {
  const [lower, query] = [text.toLowerCase(), wanted.trim().toLowerCase()]
  if (query === '') return { ranges: [], hasTypo: false }
  const whole = lower.indexOf(query)
  if (whole !== -1) return { ranges: [[whole, whole + query.length]], hasTypo: false }
  const found = query.split(/\s/).flatMap((word) => (word ? [findWord(lower, word)] : []))
  const matches = found.filter((match) => match !== null)
  if (matches.length < found.length) return null
  const ranges: Range[] = []
  for (const range of matches.flatMap((match) => match.ranges).sort(([a], [b]) => a - b))
    if (range[0] >= (ranges.at(-1)?.[1] ?? 0)) ranges.push(range)
  return { ranges, hasTypo: matches.some(({ hasTypo }) => hasTypo) }
}
