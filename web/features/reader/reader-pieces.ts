import type { Finding } from '#shared/reader/check.ts'

/** A stretch of a section's text in which no finding begins or ends. */
export interface Piece {
  start: number
  text: string
  /** The findings around the piece, narrowest first. The piece represents the first. */
  findings: readonly Finding[]
  /** Whether this is the first piece of its finding. */
  isFirst: boolean
}

const width = ({ start, end }: Finding) => end - start

/** Splits a section's text into pieces that cover every character, so findings can nest. */
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
    // Whitespace within a finding is no button, unless it is the whole finding.
    const covering = piece.trim() || around[0]?.quote === piece ? around : []
    const [top] = covering
    const isFirst = top !== undefined && !placed.has(top)
    if (top) placed.add(top)
    return { start, text: piece, findings: covering, isFirst }
  })
}
