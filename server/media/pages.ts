import { createWriteStream } from 'node:fs'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { LRUCache } from 'lru-cache'
import type { Context, WithStopping } from '../context.ts'
import { notFound } from '../errors.ts'
import { drawPages } from './examine.ts'
import { getMedia, type OpenedMedia } from './media.ts'
import type { WithMediaStore } from './store.ts'

const maxKept = 32_000_000
/** Readers turn to the next page, so several are drawn at once. */
const drawnTogether = 4

const drawn = new LRUCache<string, Buffer>({ maxSize: maxKept, sizeCalculation: ({ length }) => Math.max(1, length) })
const underWay = new Map<string, Promise<void>>()

/** A page of a document as a JPEG, counted from 1. Drawn on first request and cached in memory. */
export async function pageOf(ctx: Context & WithMediaStore & WithStopping, id: string, page: number): Promise<Buffer> {
  const document = await getMedia(ctx, id)
  if (document.kind !== 'document' || page < 1 || page > (document.pages ?? 0)) throw notFound('Page')
  const known = drawn.get(`${id} ${page}`)
  if (known) return known
  const first = page - ((page - 1) % drawnTogether)
  const last = Math.min(first + drawnTogether - 1, document.pages ?? 0)
  const key = `${id} ${first}`
  const drawing = underWay.get(key) ?? draw(ctx, document, first, last)
  underWay.set(key, drawing)
  await drawing.finally(() => underWay.delete(key))
  const found = drawn.get(`${id} ${page}`)
  if (!found) throw notFound('Page')
  return found
}

async function draw(
  { workspaceId, stopping }: Context & WithStopping,
  { id, open }: OpenedMedia,
  first: number,
  last: number,
): Promise<void> {
  const directory = await mkdtemp(join(tmpdir(), 'hookline-pages-'))
  const path = join(directory, 'document')
  const fileOf = (page: number) => join(directory, `${page}.jpg`)
  try {
    await pipeline(await open(), createWriteStream(path, { mode: 0o600 }))
    const pages = Array.from({ length: last - first + 1 }, (_, at) => ({ page: first + at, to: fileOf(first + at) }))
    await drawPages({ kind: 'pages', path, pages }, directory, workspaceId, stopping)
    for (const { page, to } of pages) drawn.set(`${id} ${page}`, await readFile(to))
  } finally {
    await rm(directory, { recursive: true, force: true })
  }
}
