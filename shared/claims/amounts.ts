import { Derivations, inBase, type Reckoned, roundedShare } from './derived.ts'
import { isTimes } from './kinds.ts'
import { isTime } from './measure.ts'
import type { Quantity } from './numbers.ts'

/** Where an amount occurs: its source, the stems of its sentence, and the noun it counts. */
export interface Place {
  source: number
  /** Stems of the sentence's content words. */
  about: readonly string[]
  noun: string | null
}

interface Amount {
  unit: string | null
  place: Place
}

/** The unit of a hundredth of whatever money. */
const cents = '¢'
const hedged = 0.05
const rounded = 0.1

/** The amounts in a set of texts, looked up by value however they are written. */
export class Amounts {
  private readonly values = new Map<number, Amount[]>()
  private readonly lengths = new Map<string, Place[]>()
  private readonly derivations = new Derivations<Place>()

  add({ value, unit }: Reckoned, place: Place): void {
    const length = lengthOf({ value, unit })
    if (length) push(this.lengths, length, place)
    const last = this.values.get(value)?.at(-1)
    // A sentence that repeats the same amount is no further evidence.
    const isSaid = last?.unit === unit && last.place.about === place.about && last.place.noun === place.noun
    if (!isSaid) push(this.values, value, { unit, place })
  }

  /** "5h20" is a time of day or a duration. */
  addTime(hours: number, minutes: number, place: Place): Reckoned {
    const length = { value: hours * 60 + minutes, unit: 'minute' }
    push(this.lengths, lengthOf(length)!, place)
    this.add({ value: hours, unit: 'hour' }, place)
    if (minutes > 0) this.add({ value: minutes, unit: 'minute' }, place)
    return length
  }

  /** Adds numbers that belong together, so that results of two of them are found too. */
  derive(given: readonly Reckoned[], place: Place): void {
    this.derivations.add(given, place)
  }

  *placesOf(value: number, quantity: Quantity): Generator<Place> {
    const length = lengthOf({ value, unit: quantity.unit })
    if (length) yield* this.lengths.get(length) ?? []
    for (const { unit, place } of this.near(value, quantity)) {
      const isOften = quantity.unit === 'x' && unit === 'other' && isTimes(place.noun)
      const isYears = isAge(value, quantity) && unit === 'other' && !place.noun
      if (isSameUnit(quantity.unit, unit) || isYears || isOften) yield place
    }
    if (quantity.unit === cents) yield* this.placesOf(value / 100, { ...quantity, unit: null })
  }

  /** Whether the value occurs in any unit, or follows, also roughly. */
  hasNear(value: number, quantity: Quantity): boolean {
    const loose = { ...quantity, isHedged: true }
    // "eighty" may be 88.
    const isRound = quantity.isWord && value % 10 === 0
    if (isRound && [...this.values.keys()].some((other) => Math.abs(other - value) <= value * rounded)) return true
    return !this.near(value, loose).next().done || !this.derivations.placesOf(value, quantity).next().done
  }

  derivedPlacesOf(value: number, quantity: Quantity): Generator<Place> {
    return quantity.unit === cents
      ? this.derivations.placesOf(value / 100, { ...quantity, unit: null })
      : this.derivations.placesOf(value, quantity)
  }

  /**
   * Finds "at nine" in "9" or "3 h", and "3h35" from 5h20 and 1h45. `isFew` is false for a source that is one of
   * many texts.
   */
  *placesOfTime(hours: number, minutes: number, isFew: (place: Place) => boolean): Generator<Place> {
    yield* this.derivations.placesOf(hours * 60 + minutes, { unit: 'minute', isHedged: false, isWord: false })
    if (minutes > 0) return
    for (const value of [hours, hours + 12])
      for (const { unit, place } of this.values.get(value) ?? [])
        if ((unit === 'hour' || unit === 'other' || unit === null) && isFew(place)) yield place
  }

  private *near(value: number, { isHedged, isCrowd, isWord, unit }: Quantity): Generator<Amount> {
    const isFraction = unit === '%' && (isWord || value % 25 === 0 || value === 20)
    yield* this.values.get(value) ?? []
    if (!isHedged && !isCrowd && !isFraction) return
    for (const [other, found] of this.values) {
      const isNear = isCrowd
        ? other > value && other < value * 10
        : Math.abs(other - value) <=
          Math.max(value * (isFraction && isWord ? roundedShare : hedged), isFraction ? 1.5 : 0)
      if (isNear && other !== value) yield* found
    }
  }
}

export function push<K, V>(map: Map<K, V[]>, key: K, value: V): void {
  const known = map.get(key)
  if (known) known.push(value)
  else map.set(key, [value])
}

/** The same key for the same duration, whatever its unit. */
function lengthOf(given: Reckoned): string | null {
  if (given.unit === null || !isTime(given.unit)) return null
  const { value, unit } = inBase(given)
  return `${value} ${unit}`
}

/** Notes may give an age without a unit: "lea (17)". */
const isAge = (value: number, { unit }: Quantity) => unit === 'year' && value <= 100

const isMoney = (unit: string) => /^(?:[$€£¥¢]|chf|peso|sol)$/.test(unit)

/** An amount without a unit fits every unit; an amount of money fits a counted number. */
function isSameUnit(one: string | null, other: string | null): boolean {
  if (one === other || one === null || other === null) return true
  return (one === 'other' && isMoney(other)) || (other === 'other' && isMoney(one))
}
