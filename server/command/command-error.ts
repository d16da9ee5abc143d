import { PlainError } from '../errors.ts'
import type { Sentence } from '../language/say.ts'

/** What scripts can tell apart. A failure of another kind is 1. */
export const exitCodes = { usage: 2, notRunning: 3, refused: 4, undecided: 5 } as const

/** Why a command failed, as a sentence for the person who entered it. */
export class CommandError extends PlainError {
  readonly exitCode: number
  constructor(sentence: Sentence, reason?: keyof typeof exitCodes) {
    super(sentence)
    this.exitCode = reason ? exitCodes[reason] : 1
  }
}
