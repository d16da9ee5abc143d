import { readFile, writeFile } from 'node:fs/promises'
import { PDFiumLibrary } from '@hyzyla/pdfium'
import sharp from 'sharp'
import type { PagesOrder } from './examine.ts'

/** Sharp on a screen with twice the pixels of a document's width in the feed. */
const width = 1_100
const maxHeight = 3_300

export async function drawPagesOf({ path, pages }: PagesOrder): Promise<void> {
  const library = await PDFiumLibrary.init()
  const document = await library.loadDocument(await readFile(path))
  for (const { page, to } of pages) {
    const drawing = document.getPage(page - 1)
    const { originalWidth, originalHeight } = drawing.getOriginalSize()
    const scale = Math.min(width / Math.max(1, originalWidth), maxHeight / Math.max(1, originalHeight))
    const { data } = await drawing.render({
      scale,
      render: ({ data, width, height }) =>
        sharp(data, { raw: { width, height, channels: 4 } })
          .flatten({ background: 'white' })
          .jpeg({ quality: 82 })
          .toBuffer(),
    })
    await writeFile(to, data, { mode: 0o600 })
  }
}
