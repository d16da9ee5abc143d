import { idInAddress, publishedAtOf, wordsInAddress } from '#shared/linkedin-address.ts'

/** A post of LinkedIn's files. */
export interface TheirPost {
  address: string
  /** `YYYY-MM-DD`. */
  publishedOn: string | null
}

/** A post of ours that is live. */
export interface OurPost {
  id: string
  /** As it was posted. */
  text: string
  /** From LinkedIn, or when the author said so: then it can be hours late. */
  publishedAt: Date
  address: string | null
}

export type Join =
  | { postId: string; by: 'address' | 'id' | 'time' | 'words' }
  /** Posts of ours that it may be. The author decides. */
  | { candidates: string[] }
  /** LinkedIn has a post that we don’t know. */
  | null

/** A share and its activity come into being together; their ids tell the time by themselves. */
export const sameMomentMs = 5_000
/** How late an author may say that a post is live. */
const lateMs = 72 * 3_600_000
/** A post is never live before it is posted; clocks differ a little. */
const earlyMs = 10 * 60_000
const fewestWords = 4
/** Hashtags alone fit many posts, so the time must fit closely. */
const tagsMs = 30 * 60_000

/**
 * Joins posts of LinkedIn's files to ours: by address, by id, by the moment that both ids tell, or by the first words
 * that an address shows together with the time. Never by the day alone. What fits more than one post is left to the author.
 */
export function joinPosts(theirs: readonly TheirPost[], ours: readonly OurPost[]): Map<string, Join> {
  const joins = new Map<string, Join>()
  const taken = new Set<string>()
  const join = (address: string, postId: string, by: 'address' | 'id' | 'time' | 'words') => {
    joins.set(address, { postId, by })
    taken.add(postId)
  }
  const byAddress = new Map(ours.flatMap((post) => (post.address ? [[plain(post.address), post.id]] : [])))
  const identified = ours.flatMap((our) => {
    const id = our.address && idInAddress(our.address)
    return id ? [{ our, id: id.id, at: publishedAtOf(id).getTime() }] : []
  })
  const byId = new Map(identified.map(({ our, id }) => [id, our.id]))
  for (const { address } of theirs) {
    const known = byAddress.get(plain(address))
    const ofId = byId.get(idInAddress(address)?.id ?? '')
    if (known) join(address, known, 'address')
    else if (ofId) join(address, ofId, 'id')
  }
  const left = theirs.filter(({ address }) => !joins.has(address))
  const pairs = left.map((their) => ({ their, at: momentOf(their) }))
  for (const { their, at } of pairs) {
    if (!at) continue
    const same = identified.filter((one) => Math.abs(one.at - at.getTime()) <= sameMomentMs)
    if (same.length === 1) join(their.address, same[0]!.our.id, 'time')
  }
  const free = () => ours.filter(({ id, address }) => !taken.has(id) && !address)
  for (const { their, at } of pairs) {
    if (joins.has(their.address) || !at) continue
    const words = wordsInAddress(their.address)
    const [one, other] = free().filter(
      (our) =>
        isNear(at, our) && (beginsWith(our.text, words) || (isNear(at, our, tagsMs) && hasTags(our.text, words))),
    )
    if (one && !other) join(their.address, one.id, 'words')
  }
  for (const { their, at } of pairs) {
    if (joins.has(their.address)) continue
    const candidates = free().filter((our) =>
      at ? isNear(at, our) : their.publishedOn !== null && isNearDay(their.publishedOn, our),
    )
    joins.set(their.address, candidates.length > 0 ? { candidates: candidates.map(({ id }) => id) } : null)
  }
  return joins
}

function momentOf({ address }: TheirPost): Date | null {
  const id = idInAddress(address)
  return id && publishedAtOf(id)
}

export function isNear(at: Date, { publishedAt }: OurPost, latest = lateMs): boolean {
  const late = publishedAt.getTime() - at.getTime()
  return late >= -earlyMs && late <= latest
}

const isNearDay = (day: string, our: OurPost) => isNear(new Date(`${day}T12:00:00Z`), our)

/** Without what a share button adds. */
const plain = (address: string) => address.split(/[?#]/, 1)[0]!.replace(/\/$/, '').toLowerCase()

/** In lower case, without accents. */
export const wordsOf = (text: string): string[] =>
  text
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean)

function beginsWith(text: string, words: readonly string[]): boolean {
  const first = wordsOf(text).slice(0, words.length)
  return words.length >= fewestWords && words.every((word, at) => first[at] === word)
}

function hasTags(text: string, words: readonly string[]): boolean {
  const tags = new Set([...text.matchAll(/#([\p{L}\p{N}_]+)/gu)].map(([, tag]) => wordsOf(tag!).join('')))
  return words.length > 0 && words.every((word) => tags.has(word))
}
