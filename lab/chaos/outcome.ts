/** The result of a part. It proves something only if `acknowledged` is above 0. */
export interface Outcome {
  acknowledged: number
  lost: number
  doubled: number
  killed: number
  /** Sentences, one for each missed limit or broken promise. */
  faults: string[]
  report: string
  skipped?: string
}

export interface Options {
  isShort: boolean
  seed: number
  say: (line: string) => void
}

export const skipped = (reason: string): Outcome => ({
  acknowledged: 0,
  lost: 0,
  doubled: 0,
  killed: 0,
  faults: [],
  report: `Skipped: ${reason}`,
  skipped: reason,
})

/** Random numbers that are the same for the same seed (mulberry32). */
export function randomFrom(seed: number) {
  let state = seed >>> 0
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
  return {
    next,
    below: (limit: number) => Math.floor(next() * limit),
    among: <T>(values: readonly T[]): T => values[Math.floor(next() * values.length)]!,
  }
}
export type Random = ReturnType<typeof randomFrom>
