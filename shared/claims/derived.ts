import { isTime } from './measure.ts'
import type { Quantity } from './numbers.ts'

// What follows from two numbers of the author: of 80 seats with 11 empty ones 69 are taken, which is 86 %.

export interface Reckoned {
  value: number
  unit: string | null
  /** The stem of the counted noun, if there is no unit. */
  counted?: string | null
  /** For a rate: the unit of time or the stem of the noun it refers to. */
  per?: string | null
  /** A quotient, which may be written rounded. */
  isQuotient?: boolean
}

/** Limits per text. Each number is combined with those before it, because distant numbers belong to other things. */
const maxNumbers = 60
const nearest = 6
/** Rates per text, and amounts per rate. */
const maxRates = 6
const maxAmounts = 12

const bases: Record<string, readonly [string, number]> = {
  second: ['minute', 1 / 60],
  minute: ['minute', 1],
  hour: ['minute', 60],
  day: ['day', 1],
  week: ['day', 7],
  month: ['month', 1],
  quarter: ['month', 3],
  year: ['month', 12],
  decade: ['month', 120],
}

/** Two weeks are fourteen days. */
export function inBase({ value, unit }: Reckoned): Reckoned {
  const base = bases[unit ?? '']
  return base ? { value: value * base[1], unit: base[0] } : { value, unit }
}

/**
 * Sums, differences, shares, changes in per cent and ratios of two numbers; the rest of a percentage; the total of a
 * rate.
 */
function derivedFrom(given: readonly Reckoned[]): Reckoned[] {
  const numbers = given.slice(0, maxNumbers)
  const found: Reckoned[] = []
  for (const [at, one] of numbers.entries()) {
    if (one.unit === '%' && one.value > 0 && one.value < 100)
      found.push({ value: 100 - one.value, unit: '%' }, { value: 1 - one.value / 100, unit: 'x' })
    for (const other of numbers.slice(Math.max(0, at - nearest), at)) found.push(...ofPair(one, other))
  }
  found.push(...sumsOf(numbers), ...productsOf(numbers))
  const rates = numbers.filter(({ per, unit }) => per && !isRelative(unit)).slice(0, maxRates)
  return [...found, ...rates.flatMap((rate) => ofRate(rate, numbers))]
}

/** Numbers of one unit in a row, added up from the third on: sums of two are pairs. */
function sumsOf(numbers: readonly Reckoned[]): Reckoned[] {
  return numbers.flatMap((first, from) => {
    const { unit } = inBase(first)
    const sums: Reckoned[] = []
    let sum = inBase(first).value
    for (const [at, next] of numbers.slice(from + 1, from + nearest).entries()) {
      const { value, unit: other } = inBase(next)
      if (other !== unit || isRelative(unit)) break
      sum += value
      if (at > 0) sums.push({ value: sum, unit })
    }
    return sums
  })
}

/**
 * A measure times two counts, or their difference: 37 pallets with two people for four hours each, or three hours
 * for each of 210 offers that are 88 now.
 */
function productsOf(numbers: readonly Reckoned[]): Reckoned[] {
  const measures = [...numbers.entries()].filter(([, { unit }]) => !isBare(unit) && !isRelative(unit))
  return measures.slice(0, maxRates).flatMap(([at, { value, unit }]) => {
    const counts = numbers
      .slice(Math.max(0, at - nearest), at + nearest + 1)
      .filter((one) => isBare(one.unit) && one.value > 1)
    return counts.flatMap(({ value: one }, first) =>
      counts
        .slice(first + 1)
        .flatMap(({ value: other }) => [one * other, Math.abs(one - other)])
        .map((times) => inBase({ value: times * value, unit }))
        .filter((product) => product.value >= leastProduct),
    )
  })
}

/** Smaller ones match by chance. */
const leastProduct = 100

/** Three hours at 38 pounds an hour are 114 pounds. */
function ofRate(rate: Reckoned, numbers: readonly Reckoned[]): Reckoned[] {
  const each = inBase({ value: 1, unit: rate.per ?? null })
  return numbers
    .filter((one) => one !== rate)
    .map((one) => inBase({ value: one.value, unit: isBare(one.unit) ? (one.counted ?? null) : one.unit }))
    .filter(({ unit }) => unit === each.unit)
    .slice(0, maxAmounts)
    .map(({ value }) => inBase({ value: (rate.value * value) / each.value, unit: rate.unit }))
    .concat((perLonger[rate.per ?? ''] ?? []).map((times) => inBase({ value: rate.value * times, unit: rate.unit })))
}

/** How often a unit of time occurs in longer ones: one a month is twelve a year. */
const perLonger: Record<string, readonly number[]> = {
  hour: [8, 24],
  day: [5, 7, 365],
  week: [4, 52],
  month: [3, 12],
  quarter: [4],
}

function ofPair(one: Reckoned, other: Reckoned): Reckoned[] {
  if (one.unit === 'x' || other.unit === 'x') return []
  if (isRelative(one.unit) !== isRelative(other.unit)) {
    const [share, amount] = one.unit === '%' ? [one, other] : [other, one]
    // "11 % to 4, 3 % to 6": a bare number may be a share, too.
    const asShares = amount.unit === null ? [share.value + amount.value, Math.abs(share.value - amount.value)] : []
    return [...ofShare(share, amount), ...asShares.map((value) => ({ value, unit: '%' }))]
  }
  // "9 weeks instead of 6": a number without a unit takes that of the other.
  const shared = isBare(one.unit) ? other.unit : one.unit
  const found: Reckoned[] = []
  const inShared = ({ value, unit }: Reckoned) => inBase({ value, unit: isBare(unit) ? shared : unit })
  const [first, second] = [inShared(one), inShared(other)]
  if (isBare(one.unit) || isBare(other.unit) || first.unit !== second.unit)
    found.push(...ofCount(one, other), ...ofCount(other, one))
  if (first.unit !== second.unit) return found
  const { unit } = first
  const [less, more] = [Math.min(first.value, second.value), Math.max(first.value, second.value)]
  found.push({ value: more + less, unit }, { value: more - less, unit })
  if (less <= 0 || less === more) return found
  return [
    ...found,
    { value: (100 * less) / more, unit: '%' },
    { value: (100 * (more - less)) / more, unit: '%' },
    { value: (100 * (more - less)) / less, unit: '%' },
    { value: more / less, unit: 'x' },
    { value: less / more, unit: 'x' },
  ]
}

/** 1,900 euros over five towers are 380 euros each; four people in two days work eight. */
function ofCount(total: Reckoned, { value: count, unit }: Reckoned): Reckoned[] {
  if (count < 2 || total.value <= 0 || !(isBare(unit) || isTime(unit!)) || isRelative(total.unit)) return []
  const each = { ...inBase({ value: total.value / count, unit: total.unit }), isQuotient: true }
  return isBare(unit) ? [each, inBase({ value: total.value * count, unit: total.unit })] : [each]
}

/** Half of 80 seats are 40. Only whole results count. */
function ofShare({ value: share }: Reckoned, { value, unit }: Reckoned): Reckoned[] {
  const part = (value * share) / 100
  return share < 100 && Number.isInteger(part) ? [part, value - part].map((one) => inBase({ value: one, unit })) : []
}

const isBare = (unit: string | null) => unit === null || unit === 'other'
const isRelative = (unit: string | null) => unit === '%' || unit === 'x'

/** Results from the numbers of many texts, each with its place `P`, sorted for quick look-up. */
export class Derivations<P> {
  private readonly byUnit = new Map<string | null, { value: number; place: P; isQuotient?: boolean }[]>()
  private size = 0
  private isSorted = true

  add(given: readonly Reckoned[], place: P): void {
    if (given.length === 0 || this.size > maxKept) return
    this.isSorted = false
    for (const { value, unit, isQuotient } of derivedFrom(given)) {
      const known = this.byUnit.get(unit)
      if (known) known.push({ value, place, isQuotient })
      else this.byUnit.set(unit, [{ value, place, isQuotient }])
      this.size++
    }
  }

  /**
   * Finds the numbers from which a value follows, as precisely as it is written: "86 %" from 86.25, "a third" from
   * 31 %.
   */
  *placesOf(value: number, quantity: Pick<Quantity, 'unit' | 'isHedged' | 'isWord'>): Generator<P> {
    this.sort()
    const own = inBase({ value, unit: quantity.unit })
    const exact = toleranceOf(value, own, quantity)
    const rounded = isRelative(own.unit) || own.value < leastRounded ? exact : Math.max(exact, stepOf(value) / 2)
    for (const [unit, kept] of this.byUnit) {
      if (!mayBeOne(own, unit)) continue
      let low = 0
      for (let high = kept.length; low < high; ) {
        const middle = (low + high) >> 1
        if (kept[middle]!.value < own.value - rounded) low = middle + 1
        else high = middle
      }
      for (let at = low; at < kept.length && kept[at]!.value <= own.value + rounded; at++) {
        const { value: found, place, isQuotient } = kept[at]!
        if (isQuotient || Math.abs(found - own.value) <= exact) yield place
      }
    }
  }

  private sort(): void {
    if (this.isSorted) return
    for (const kept of this.byUnit.values()) kept.sort((one, other) => one.value - other.value)
    this.isSorted = true
  }
}

/** Whether an amount in one unit may stand for one in another: bare ones for money, and "three times" for a ratio. */
const mayBeOne = (own: Reckoned, unit: string | null): boolean =>
  unit === own.unit ||
  (isBare(own.unit) && (isBare(unit) || isMoney(unit) || (unit === 'x' && own.value <= 10))) ||
  (isMoney(own.unit) && isBare(unit))

const maxKept = 50_000
/** Smaller quotients must match exactly, because small numbers match by chance. */
const leastRounded = 20
const isMoney = (unit: string | null) => unit !== null && !isBare(unit) && !isTime(unit) && !isRelative(unit)

/** "Four in ten" may be 44 %. */
export const roundedShare = 0.12

function toleranceOf(
  value: number,
  own: Reckoned,
  { isHedged, isWord }: Pick<Quantity, 'isHedged' | 'isWord'>,
): number {
  if (!isRelative(own.unit)) return isHedged ? own.value * 0.05 : 1e-9
  if (own.unit === 'x') return value * (isHedged ? 0.25 : 0.1)
  const reach = isWord ? Math.max(2.5, value * roundedShare) : value % 25 === 0 ? 2.5 : 0.7 * stepOf(value)
  return isHedged ? Math.max(reach, value * 0.05) : reach
}

/** One in the last written digit: 0.1 for 4.2. */
const stepOf = (value: number) => 10 ** -(String(value).split('.')[1]?.length ?? 0)
