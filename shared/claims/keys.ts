import { foldedStems } from './compare.ts'
import { stemOf } from './tokens.ts'
import type { ClaimWords } from './words.ts'

// The key by which a claim is settled. An amount or a date is true of one thing only, so its key says of which.

const separator = ' | '
const mostStems = 12

/** Anything rises, falls and is measured: such words tell two amounts apart only where there are no others. */
const changing =
  'fell fall falls falling fallen rose rise risen rising grew grow grown growth growing drop drops dropped dropping increase increased increasing decrease decreased decreasing reduce reduced reducing cut cutting save saved saving savings lose lost losing gain gained gaining reach reached hit climb climbed jump jumped shrink shrank raise raised improve improved cost costs paid pay spent spend lasted percent percentage point points cent costar costó cuesta pagar pagamos gastar gastamos tardar tardó duró subir subió subieron bajar bajó bajaron crecer creció crecieron caer cayó cayeron aumentar aumentó aumentaron reducir redujo redujimos ahorrar ahorró ahorramos perder perdió perdimos ganar ganó ganamos mejorar mejoró ciento puntos baisser baissé augmenter augmenté grandi tomber tombé réduire réduit économiser économisé perdre perdu gagner gagné atteindre atteint monter monté progresser progressé coûter coûte coûté payer payé dépenser dépensé duré pour fiel fielen fallen gefallen stieg stiegen steigen gestiegen sank sanken sinken gesunken wuchs wuchsen wachsen gewachsen sparen sparte sparten gespart einsparen eingespart verlieren verlor verloren gewinnen gewann gewonnen senken gesenkt reduzieren reduziert erhöhen erhöht erreichen erreicht kosten kostet kostete gekostet zahlen zahlten gezahlt bezahlt dauerte gedauert prozent'

const changes = new WeakMap<ClaimWords, ReadonlySet<string>>()
const units = new WeakMap<ClaimWords, ReadonlySet<string>>()

function stemsOnce(known: WeakMap<ClaimWords, ReadonlySet<string>>, words: ClaimWords, list: () => Iterable<string>) {
  const found = known.get(words) ?? foldedStems(list(), words)
  known.set(words, found)
  return found
}

/** The key of an amount or a date in a sentence that is about these stems. */
export function keyAbout(amount: string, about: readonly string[], words: ClaimWords): string {
  const unit = stemsOnce(units, words, () => [
    ...words.times.keys(),
    ...words.currencies.keys(),
    ...words.months.flat(),
  ])
  const change = stemsOnce(changes, words, () => changing.split(' '))
  const things = about.filter((stem) => !unit.has(stem) && !unit.has(stemOf(stem)))
  const distinctive = things.filter((stem) => !change.has(stem))
  const stems = (distinctive.length > 0 ? distinctive : things).slice(0, mostStems).toSorted()
  return stems.length > 0 ? amount + separator + stems.join(' ') : amount
}

/** Do two keys say the same of the same? One that does not say of what it is true stands for all. */
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
/** So that a part is found as whole words. */
const padded = (key: string) => ` ${key} `

/** Of padded keys of long sentences: one that was settled holds for one that says little more. */
const isMostOf = (part: string, whole: string) =>
  part.length * 2 >= whole.length + 2 && part.length < whole.length && whole.includes(part)

const holdsFor = (part: string, whole: string) => isLong(part) && isMostOf(padded(part), padded(whole))

/** Many keys, by which others are looked up: the same answers as of `isSameClaim`, each in little time. */
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
