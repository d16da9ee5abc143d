import { idInAddress, publishedAtOf } from '#shared/linkedin-address.ts'
import { isNear, type OurPost, sameMomentMs, wordsOf } from './join.ts'

export interface SharedPost {
  address: string
  text: string
}

/** Authors correct posts after posting, so their beginnings tell which post it is. */
const beginning = 12
const beginningOf = (text: string) => wordsOf(text).slice(0, beginning).join(' ')
/** All of its words: what two texts have in common that differ in layout, marks and capitals alone. */
export const wholeOf = (text: string) => wordsOf(text).join(' ')

/**
 * Which of LinkedIn's posts are none of ours: no post of ours has their id or came into being in the same moment, and
 * none whose address we do not know has their words. Each of our posts is one of theirs at most; of several with the
 * same words, it is the one around its own time.
 */
export function unknownPosts<T extends SharedPost>(theirs: readonly T[], ours: readonly OurPost[]): T[] {
  const ids = new Set<string>()
  const moments: number[] = []
  for (const { address } of ours) {
    const id = address && idInAddress(address)
    if (!id) continue
    ids.add(id.id)
    moments.push(publishedAtOf(id).getTime())
  }
  moments.sort((a, b) => a - b)
  const isOfMoment = (at: number) => {
    const next = moments[firstFrom(moments, at - sameMomentMs)]
    return next !== undefined && next <= at + sameMomentMs
  }
  const left: { their: T; at: Date }[] = []
  const seen = new Set<string>()
  for (const their of theirs) {
    const id = idInAddress(their.address)
    if (!id || seen.has(id.id)) continue
    seen.add(id.id)
    const at = publishedAtOf(id)
    if (!ids.has(id.id) && !isOfMoment(at.getTime())) left.push({ their, at })
  }
  const loose = ours.filter(({ address }) => !(address && idInAddress(address)))
  const isTaken = new Set<string>()
  const without = (keyOf: (text: string) => string, fits: (at: Date, our: OurPost) => boolean) => {
    const byKey = Map.groupBy(loose, ({ text }) => keyOf(text))
    return (pairs: typeof left) =>
      pairs.filter(({ their, at }) => {
        const key = keyOf(their.text)
        const our = key && byKey.get(key)?.find((one) => !isTaken.has(one.id) && fits(at, one))
        if (our) isTaken.add(our.id)
        return !our
      })
  }
  const notNear = without(beginningOf, isNear)(left)
  return without(wholeOf, () => true)(notNear).map(({ their }) => their)
}

/** Where the first of these sorted numbers from `least` on is. */
function firstFrom(numbers: readonly number[], least: number): number {
  let from = 0
  let to = numbers.length
  while (from < to) {
    const middle = (from + to) >> 1
    if (numbers[middle]! < least) from = middle + 1
    else to = middle
  }
  return from
}
