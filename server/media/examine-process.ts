import { setPriority } from 'node:os'
import { AppError } from '../errors.ts'
import type { Examined, Order, Outcome } from './examine.ts'

// Libraries that read files of strangers are loaded here and nowhere else.
if (process.platform === 'linux') setPriority(10)

async function examined({ kind, path, to }: Order): Promise<Examined> {
  if (kind === 'document') return (await import('./read-document.ts')).cleanDocument(path, to)
  return (await import('./read-image.ts')).cleanImage(path, to)
}

process.once('message', (order: Order) => {
  const answer = (outcome: Outcome) => process.send!(outcome, () => process.exit())
  examined(order).then(
    (found) => answer({ found }),
    (error: unknown) => {
      if (error instanceof AppError) answer({ refused: { code: error.code, message: error.message } })
      else process.exit(1)
    },
  )
})
