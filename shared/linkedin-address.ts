/** What LinkedIn calls one post, by three kinds of id. The ids of a share and of its activity differ. */
export interface LinkedInId {
  kind: 'activity' | 'share' | 'ugcPost'
  id: string
}

/** Ids have 19 digits today. */
const inAddress = /(?:urn:li:|[-_])(activity|share|ugcPost)[:-](\d{15,20})(?!\d)/i

/** Needs no parsing, which takes most of the time with thousands of addresses. */
const usual = /^https:\/\/www\.linkedin\.com\/[\w\-:/]*$/

function pathAtLinkedIn(address: string): string | null {
  const url = URL.parse(address)
  if (!url || !/^(?:[a-z]{2,3}\.)?linkedin\.com$/.test(url.hostname)) return null
  return decodeURIComponent(url.pathname.replaceAll(/%(?![\da-f]{2})/gi, '%25'))
}

/**
 * The id in the address of a post, such as `…/feed/update/urn:li:activity:7…` or `…/posts/name_words-share-7…-AbCd`.
 * Null if the address is no post on linkedin.com.
 */
export function idInAddress(address: string): LinkedInId | null {
  const found = inAddress.exec(usual.test(address) ? address : (pathAtLinkedIn(address) ?? ''))
  if (!found) return null
  const kind = found[1]!.toLowerCase()
  return { kind: kind === 'ugcpost' ? 'ugcPost' : (kind as 'activity' | 'share'), id: found[2]! }
}

/** When the post went out: an id's upper bits count the milliseconds since 1970. */
export const publishedAtOf = ({ id }: LinkedInId): Date => new Date(Number(BigInt(id) >> 22n))

/** The part of a post's address that names its author and shows words: `nora-field_we-closed-the-shop-activity-7…`. */
const slugIn = (address: string): string => address.split('/posts/', 2)[1]?.split(/[/?#]/, 1)[0]?.toLowerCase() ?? ''

/** The words that an address shows: the hashtags of a post, or how it begins. In lower case, without accents. */
export function wordsInAddress(address: string): string[] {
  const slug = slugIn(address)
  const start = slug.indexOf('_') + 1
  const end = slug.search(/-(?:activity|share|ugcpost)-\d/)
  return start > 0 && end > start ? slug.slice(start, end).split('-').filter(Boolean) : []
}

/** The member that the address of a post names, such as `nora-field`. */
export function memberInAddress(address: string): string | null {
  const slug = slugIn(address)
  return slug.slice(0, Math.max(0, slug.indexOf('_'))) || null
}
