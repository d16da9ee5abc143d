/** The same seed gives the same choices, on every machine. */
export interface Random {
  /** 0 up to, but without, 1. */
  next(): number
  below(limit: number): number
  pick<T>(options: readonly T[]): T
  shuffle<T>(options: readonly T[]): T[]
}

export function randomFrom(key: string): Random {
  let state = 2166136261
  for (let at = 0; at < key.length; at++) state = Math.imul(state ^ key.charCodeAt(at), 16777619)
  const next = () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296
  }
  const below = (limit: number) => Math.floor(next() * limit)
  const shuffle = <T>(options: readonly T[]) => {
    const order = [...options]
    for (let at = order.length - 1; at > 0; at--) {
      const other = below(at + 1)
      const moved = order[at]!
      order[at] = order[other]!
      order[other] = moved
    }
    return order
  }
  return { next, below, shuffle, pick: (options) => options[below(options.length)]! }
}
