import { setPriority } from 'node:os'
import { AppError } from '../errors.ts'
import { asData } from '../language/say.ts'
import type { Outcome } from './isolated.ts'

/** For the program of an isolated process: does the one order that it gets, and ends. */
export function answerOrder<Input>(run: (input: Input) => Promise<unknown>): void {
  if (process.platform === 'linux') setPriority(10)
  process.once('message', async (input: Input) => {
    const answer = (outcome: Outcome) => process.send!(outcome, () => process.exit())
    try {
      answer({ found: await run(input) })
    } catch (error) {
      if (error instanceof AppError) answer({ refused: { code: error.code, sentence: asData(error.sentence) } })
      else process.exit(1)
    }
  })
}
