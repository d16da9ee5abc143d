/** A line may bend once in this many values. */
const between = 10

/** How many numbers describe the trend of this many values. */
export const bendsOf = (count: number): number => Math.max(2, Math.round(count / between) + 1)

/**
 * What is left of values in their order without their trend: a line that bends about every ten values and fits them
 * best (least squares of hat functions, whose normal equations have three diagonals). Takes linear time.
 */
export function withoutTrend(values: readonly number[]): number[] {
  // A line passes through any two.
  if (values.length < 3) return values.map(() => 0)
  const bends = bendsOf(values.length)
  const places = values.map((_, at) => {
    const exact = (at / (values.length - 1)) * (bends - 1)
    const before = Math.min(bends - 2, Math.floor(exact))
    return { before, share: exact - before }
  })
  const diagonal = new Array<number>(bends).fill(0)
  const beside = new Array<number>(bends).fill(0)
  const wanted = new Array<number>(bends).fill(0)
  for (const [at, { before, share }] of places.entries()) {
    diagonal[before]! += (1 - share) ** 2
    diagonal[before + 1]! += share ** 2
    beside[before]! += share * (1 - share)
    wanted[before]! += values[at]! * (1 - share)
    wanted[before + 1]! += values[at]! * share
  }
  for (let at = 1; at < bends; at += 1) {
    const factor = beside[at - 1]! / diagonal[at - 1]!
    diagonal[at]! -= factor * beside[at - 1]!
    wanted[at]! -= factor * wanted[at - 1]!
  }
  const heights = new Array<number>(bends).fill(0)
  for (let at = bends - 1; at >= 0; at -= 1)
    heights[at] = (wanted[at]! - beside[at]! * (heights[at + 1] ?? 0)) / diagonal[at]!
  return values.map((value, at) => {
    const { before, share } = places[at]!
    return value - heights[before]! * (1 - share) - heights[before + 1]! * share
  })
}
