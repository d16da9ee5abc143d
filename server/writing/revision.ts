import { type PostContent, sections } from '#shared/posts.ts'
import { readPassage } from '#shared/reader/passage.ts'
import { numberedAnew } from '#shared/text/marks.ts'
import type { Fault, Place } from './faults.ts'

interface Piece {
  text: string
  space: string
  start: number
  end: number
}

/** Longer texts are compared as a whole. */
const maxPieces = 400

/**
 * Merges a revision into a draft that was sent back: new sentences at the faulty places, old ones everywhere else,
 * whatever the revision changed. If a fault concerns the whole text, the whole revision is used.
 */
export function withOnlyFaultsChanged(
  draft: Partial<PostContent>,
  revised: Partial<PostContent>,
  faults: readonly Fault[],
): Partial<PostContent> {
  if (faults.some(({ places }) => places === null)) return revised
  const places = faults.flatMap((fault) => fault.places ?? [])
  const content: Partial<PostContent> = {}
  for (const section of sections) {
    const [former, now] = [draft[section], revised[section]]
    if (former === undefined || now === undefined) continue
    const here = places.filter((place) => place.section === section)
    content[section] = here.length === 0 ? former : merged(former, now, here) || now
  }
  return content
}

function merged(former: string, now: string, places: readonly Place[]): string {
  const [old, fresh] = [piecesOf(former), piecesOf(now)]
  if (old.length > maxPieces || fresh.length > maxPieces) return now
  const isFaulty = ({ start, end }: Piece) => places.some((place) => place.start < end && place.end > start)
  const kept: Piece[] = []
  for (const piece of changesBetween(old, fresh).flatMap(({ from, to }) => settle(from, to, isFaulty))) {
    const last = kept.at(-1)
    if (piece.text) kept.push({ ...piece })
    // A paragraph ends where its last sentence did.
    else if (last && piece.space.includes('\n')) last.space = piece.space
  }
  const lead = former.slice(0, old[0]?.start ?? 0)
  const text = `${lead}${kept.map(({ text: sentence, space }) => sentence + space).join('')}`
  return kept.length === 0 ? '' : numberedAnew(text.replace(/\n(?:\d{1,2}[.)]|[-•])\s{0,9}$/, '').trim())
}

/** One changed range: sentence by sentence if both have as many. Removed faulty sentences become empty. */
function settle(from: readonly Piece[], to: readonly Piece[], isFaulty: (piece: Piece) => boolean): Piece[] {
  const faulty = from.filter(isFaulty)
  if (faulty.length === 0) return [...from]
  if (from.length === to.length)
    return from.map((piece, at) => (isFaulty(piece) ? { ...piece, text: to[at]!.text } : piece))
  if (to.length === from.length - faulty.length)
    return from.map((piece) => (isFaulty(piece) ? { ...piece, text: '' } : piece))
  return [...to]
}

/** The separator between two sentences, including list marks, belongs to the first. */
function piecesOf(text: string): Piece[] {
  const { sentences } = readPassage(text)
  return sentences.map(({ text: sentence, start, end }, at) => ({
    text: sentence,
    space: text.slice(end, sentences[at + 1]?.start ?? text.length),
    start,
    end,
  }))
}

function changesBetween(old: readonly Piece[], fresh: readonly Piece[]): { from: Piece[]; to: Piece[] }[] {
  const lengths = old.map(() => new Array<number>(fresh.length + 1).fill(0))
  lengths.push(new Array<number>(fresh.length + 1).fill(0))
  for (let a = old.length - 1; a >= 0; a -= 1)
    for (let b = fresh.length - 1; b >= 0; b -= 1)
      lengths[a]![b] =
        old[a]!.text === fresh[b]!.text
          ? lengths[a + 1]![b + 1]! + 1
          : Math.max(lengths[a + 1]![b]!, lengths[a]![b + 1]!)
  const changes: { from: Piece[]; to: Piece[] }[] = []
  let [a, b] = [0, 0]
  let open: { from: Piece[]; to: Piece[] } | null = null
  while (a < old.length || b < fresh.length) {
    if (a < old.length && b < fresh.length && old[a]!.text === fresh[b]!.text) {
      changes.push({ from: [old[a]!], to: [fresh[b]!] })
      open = null
      a += 1
      b += 1
      continue
    }
    if (!open) {
      open = { from: [], to: [] }
      changes.push(open)
    }
    if (b >= fresh.length || (a < old.length && lengths[a + 1]![b]! >= lengths[a]![b + 1]!)) open.from.push(old[a++]!)
    else open.to.push(fresh[b++]!)
  }
  return changes
}
