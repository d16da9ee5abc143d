import { createHash } from 'node:crypto'
import { type LeftOut, maxSampleLength, minSampleLength } from '#shared/samples.ts'
import type { Share } from './shares.ts'

export interface Sifted extends Share {
  key: string
  leftOut: LeftOut | null
}

/** The parts of a sample that identify its text. Its words only if it has a date to compare by. */
export interface Known extends Share {
  key: string
}

export const knownFrom = ({ text, postedAt, urn }: Share): Known => ({
  key: keyOf(text),
  text: postedAt ? text : '',
  postedAt,
  urn,
})

/** A text's letters and digits, which identify it whatever its layout. */
const lettersOf = (text: string): string =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()

/** Identifies a text by its words: spaces, marks and capitals make no difference. */
export const keyOf = (text: string): string =>
  createHash('sha256')
    .update(lettersOf(text) || text)
    .digest('base64url')
    .slice(0, 10)

const withoutLinks = (text: string): string => text.replace(/\b(?:https?:\/\/|www\.|lnkd\.in\/)\S+/gi, '')

/** Newest first; texts without a date stay at the end. */
const byDate = (one: Share, other: Share): number => (other.postedAt?.getTime() ?? 0) - (one.postedAt?.getTime() ?? 0)

/**
 * Decides for each text whether it can become a sample beside the `known` ones, if there is `room` for so many more.
 */
export function sift(found: readonly Share[], known: readonly Known[], room: number): Sifted[] {
  const knownKeys = new Set(known.map(({ key }) => key))
  const knownUrns = new Set(known.flatMap(({ urn }) => urn ?? []))
  const seen = new Set<string>()
  const versions = new Versions(known)
  let left = room
  const reasonOf = (share: Share, key: string): LeftOut | null => {
    if (share.text === '') return 'repost'
    if (!/[\p{L}\p{N}]/u.test(withoutLinks(share.text))) return 'link-only'
    if (share.text.length < minSampleLength) return 'too-short'
    if (share.text.length > maxSampleLength) return 'too-long'
    if (knownKeys.has(key) || (share.urn && knownUrns.has(share.urn))) return 'already-there'
    if (seen.has(key)) return 'repeated'
    if (left <= 0) return 'no-room'
    return versions.hasTwinOf(share) ? 'edited' : null
  }
  return found.toSorted(byDate).map((share) => {
    const key = keyOf(share.text)
    const leftOut = reasonOf(share, key)
    if (leftOut === null) {
      seen.add(key)
      versions.add(share)
      left -= 1
    }
    return { ...share, key, leftOut }
  })
}

const day = 86_400_000
const editedWithin = 3 * day
/** Nobody posts more a day; further texts are not compared. */
const maxPerDay = 20
const alike = 0.7

/** The export can hold an edited post twice: two posts within days, with nearly the same words. */
class Versions {
  readonly #days = new Map<number, { at: number; text: string; words?: Set<string> }[]>()

  constructor(known: readonly Share[]) {
    for (const share of known) this.add(share)
  }

  add({ text, postedAt }: Share): void {
    if (!postedAt) return
    const at = postedAt.getTime()
    const number = Math.floor(at / day)
    const posts = this.#days.get(number) ?? []
    if (posts.length < maxPerDay) this.#days.set(number, [...posts, { at, text }])
  }

  hasTwinOf({ text, postedAt }: Share): boolean {
    if (!postedAt) return false
    const at = postedAt.getTime()
    const words = new Set(lettersOf(text).split(' '))
    for (let number = Math.floor(at / day) - 3; number <= Math.floor(at / day) + 3; number += 1) {
      for (const post of this.#days.get(number) ?? []) {
        if (Math.abs(post.at - at) > editedWithin) continue
        post.words ??= new Set(lettersOf(post.text).split(' '))
        const both = [...words].filter((word) => post.words?.has(word)).length
        if (both / (words.size + post.words.size - both) >= alike) return true
      }
    }
    return false
  }
}
