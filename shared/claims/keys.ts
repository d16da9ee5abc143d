import { type ClaimWords, everyClaimWords } from '../languages/claims.ts'
import { union } from '../languages/lists.ts'
import { foldedStems } from './compare.ts'
import { stemOf } from './tokens.ts'

// The key under which a claim is settled. The key of an amount or date includes what it is about.

const separator = ' | '
const maxStems = 12

const changing = union(everyClaimWords, (words) => words.changing)

const changes = new WeakMap<ClaimWords, ReadonlySet<string>>()
const units = new WeakMap<ClaimWords, ReadonlySet<string>>()

function stemsOnce(known: WeakMap<ClaimWords, ReadonlySet<string>>, words: ClaimWords, list: () => Iterable<string>) {
  const found = known.get(words) ?? foldedStems(list(), words)
  known.set(words, found)
  return found
}

export function keyAbout(amount: string, about: readonly string[], words: ClaimWords): string {
  const unit = stemsOnce(units, words, () => [
    ...words.times.keys(),
    ...words.currencies.keys(),
    ...words.months.flat(),
  ])
  const change = stemsOnce(changes, words, () => changing)
  const things = about.filter((stem) => !unit.has(stem) && !unit.has(stemOf(stem)))
  const distinctive = things.filter((stem) => !change.has(stem))
  const stems = (distinctive.length > 0 ? distinctive : things).slice(0, maxStems).toSorted()
  return stems.length > 0 ? amount + separator + stems.join(' ') : amount
}

/** The claim itself, whatever it is about. */
export const keyWithoutThing = (key: string): string => key.split(separator)[0]!

/** Whether two keys make the same claim about the same thing. A key without stems matches all. */
export function isSameClaim(key: string, other: string): boolean {
  if (key === other || holdsFor(key, other) || holdsFor(other, key)) return true
  const [amount, stems] = key.split(separator)
  const [otherAmount, others] = other.split(separator)
  return amount === otherAmount && areOfSame(stems?.split(' '), others?.split(' '))
}

const areOfSame = (stems: readonly string[] | undefined, others: readonly string[] | undefined) =>
  !stems || !others || stems.some((stem) => others.includes(stem))

const fewestWords = 4

const isLong = (key: string) => key.split(' ').length >= fewestWords
/** So that parts match whole words only. */
const padded = (key: string) => ` ${key} `

/** For padded keys of long sentences: a settled key also covers one that adds little. */
const isMostOf = (part: string, whole: string) =>
  part.length * 2 >= whole.length + 2 && part.length < whole.length && whole.includes(part)

const holdsFor = (part: string, whole: string) => isLong(part) && isMostOf(padded(part), padded(whole))

/** A set of keys with the same answers as `isSameClaim`, but fast. */
export class KnownKeys {
  private readonly keys: Set<string>
  private readonly amounts = new Map<string, (readonly string[] | undefined)[]>()
  private readonly long: string[]

  constructor(keys: readonly string[]) {
    this.keys = new Set(keys)
    for (const key of this.keys) {
      const [amount = '', stems] = key.split(separator)
      const known = this.amounts.get(amount) ?? []
      known.push(stems?.split(' '))
      this.amounts.set(amount, known)
    }
    this.long = [...this.keys].filter(isLong).map(padded)
  }

  has(key: string): boolean {
    if (this.keys.has(key)) return true
    const [amount = '', stems] = key.split(separator)
    const own = stems?.split(' ')
    if (this.amounts.get(amount)?.some((one) => areOfSame(own, one))) return true
    if (!isLong(key)) return false
    const whole = padded(key)
    return this.long.some((one) => isMostOf(one, whole) || isMostOf(whole, one))
  }
}
