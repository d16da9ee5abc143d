import { setPriority } from 'node:os'
import { AppError } from '../errors.ts'
import type { Examined, Order, Outcome, PagesOrder } from './examine.ts'

// Only this process loads the libraries that read strangers' files.
if (process.platform === 'linux') setPriority(10)

async function examined({ kind, path, to }: Order): Promise<Examined> {
  if (kind === 'document') return (await import('./read-document.ts')).cleanDocument(path, to)
  const { cleanImage, squarePhoto } = await import('./read-image.ts')
  return kind === 'photo' ? squarePhoto(path, to) : cleanImage(path, to)
}

async function drawn(order: PagesOrder): Promise<null> {
  await (await import('./draw-pages.ts')).drawPagesOf(order)
  return null
}

process.once('message', (order: Order | PagesOrder) => {
  const answer = (outcome: Outcome) => process.send!(outcome, () => process.exit())
  const work: Promise<Examined | null> = order.kind === 'pages' ? drawn(order) : examined(order)
  work.then(
    (found) => answer({ found }),
    (error: unknown) => {
      if (error instanceof AppError) answer({ refused: { code: error.code, message: error.message } })
      else process.exit(1)
    },
  )
})
