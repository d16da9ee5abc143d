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

export { type Random, randomFrom } from '../../shared/random.ts'
