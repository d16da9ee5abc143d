import type { Finding } from '#shared/reader/check.ts'

/** A stretch of a section's text in which nothing begins and nothing ends. */
export interface Piece {
  start: number
  text: string
  /** What covers it, the narrowest first: that is the one it stands for. */
  findings: readonly Finding[]
  /** The first one that stands for its finding. */
  isFirst: boolean
}

const width = ({ start, end }: Finding) => end - start

/** A section's text in pieces, together every character of it, so that findings may lie within one another. */
export function piecesOf(text: string, findings: readonly Finding[]): Piece[] {
  const cuts = [...new Set([0, text.length, ...findings.flatMap(({ start, end }) => [start, end])])].sort(
    (a, b) => a - b,
  )
  const narrowFirst = findings.toSorted((a, b) => width(a) - width(b))
  const placed = new Set<Finding>()
  return cuts.slice(0, -1).map((start, at) => {
    const end = cuts[at + 1]!
    const piece = text.slice(start, end)
    const around = narrowFirst.filter((one) => one.start <= start && one.end >= end)
    // A blank within a finding is nothing to press; one that is a finding itself is.
    const covering = piece.trim() || around[0]?.quote === piece ? around : []
    const [top] = covering
    const isFirst = top !== undefined && !placed.has(top)
    if (top) placed.add(top)
    return { start, text: piece, findings: covering, isFirst }
  })
}
