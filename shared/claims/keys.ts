import { comparable } from './deeds.ts'
import { fold, stemOf } from './tokens.ts'
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
  const found = known.get(words) ?? new Set([...list()].map((word) => comparable(fold(word), words)))
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
  const telling = things.filter((stem) => !change.has(stem))
  const stems = (telling.length > 0 ? telling : things).slice(0, mostStems).toSorted()
  return stems.length > 0 ? amount + separator + stems.join(' ') : amount
}

/** Do two keys say the same of the same? One that does not say of what it is true stands for all. */
export function isSameClaim(key: string, other: string): boolean {
  if (key === other) return true
  const [amount, stems] = key.split(separator)
  const [otherAmount, others] = other.split(separator)
  if (amount !== otherAmount) return false
  const known = others?.split(' ')
  return !stems || !known || stems.split(' ').some((stem) => known.includes(stem))
}
