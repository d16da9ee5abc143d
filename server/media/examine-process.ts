import { answerOrder } from '../isolation/answer-order.ts'
import type { Examined, Order, PagesOrder } from './examine.ts'

// Only this process loads the libraries that read strangers' files.
async function examined(order: Order | PagesOrder): Promise<Examined | null> {
  if (order.kind === 'pages') {
    await (await import('./draw-pages.ts')).drawPagesOf(order)
    return null
  }
  const { kind, path, to } = order
  if (kind === 'document') return (await import('./read-document.ts')).cleanDocument(path, to)
  const { cleanImage, squarePhoto } = await import('./read-image.ts')
  return kind === 'photo' ? squarePhoto(path, to) : cleanImage(path, to)
}

answerOrder(examined)
