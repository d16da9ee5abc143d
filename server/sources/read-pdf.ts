import { PDFiumLibrary } from '@hyzyla/pdfium'
import { AppError } from '../errors.ts'
import type { Reading } from './read-file.ts'

/** Letters on a page with text; a scanned page may hold a stamp. */
const leastLetters = 20
const maxPages = 1_000

export async function readPdf(bytes: Buffer): Promise<Reading> {
  const library = await PDFiumLibrary.init()
  const document = await library.loadDocument(bytes).catch((cause: unknown) => {
    throw new AppError('invalid', 'The PDF is damaged or protected. Save it again without a password.', { cause })
  })
  const pages = Array.from({ length: Math.min(document.getPageCount(), maxPages) }, (_, at) =>
    document.getPage(at).getText().split(/\r?\n/),
  )
  const text = running(pages)
  if ((text.match(/\p{L}/gu)?.length ?? 0) < leastLetters)
    throw new AppError('invalid', 'This PDF holds pictures of pages, no text.')
  return { kind: 'document', text }
}

/** Pages as one text: without headers, footers and page numbers, with lines joined to paragraphs. */
function running(pages: readonly string[][]): string {
  const repeated = repeatedEdges(pages)
  const lines = pages.flatMap((page) => {
    const edge = (line: string, at: number) =>
      at < edges || at >= page.length - edges ? repeated.has(edgeKey(line)) : false
    return page.filter((line, at) => !edge(line, at) && !/^[-–]?\s{0,3}\d{1,4}\s{0,3}[-–]?$/.test(line.trim()))
  })
  return unhyphenated(joined(lines))
}

const edges = 2
const edgeKey = (line: string) => line.replaceAll(/\d+/g, '').trim()

/** Lines at the top or bottom of at least three pages. */
function repeatedEdges(pages: readonly string[][]): ReadonlySet<string> {
  const counts = new Map<string, number>()
  for (const page of pages)
    for (const key of new Set([...page.slice(0, edges), ...page.slice(-edges)].map(edgeKey)))
      if (key) counts.set(key, (counts.get(key) ?? 0) + 1)
  return new Set([...counts].flatMap(([key, count]) => (count >= 3 ? [key] : [])))
}

/** A paragraph ends where a sentence ends in a line that is clearly shorter than the longest around it. */
function joined(lines: readonly string[]): string {
  const width = (at: number) => Math.max(...lines.slice(Math.max(0, at - 3), at + 4).map(({ length }) => length))
  let text = ''
  for (const [at, line] of lines.entries()) {
    const trimmed = line.trim()
    if (!trimmed) continue
    const next =
      lines
        .slice(at + 1)
        .find((one) => one.trim())
        ?.trim() ?? ''
    const isShort = trimmed.length < width(at) * 0.75
    const isHeading = isShort && !/[.,;:!?]$/.test(trimmed) && /^\p{Lu}/u.test(next) && /^[\p{Lu}\d]/u.test(trimmed)
    const isItem = /^(?:[•▪◦‣–-]|\d{1,2}[.)])\s/.test(next)
    const ends = isHeading || isItem || (isShort && /[.!?:…][”"»’)]*$/.test(trimmed))
    text += trimmed + (ends ? '\n\n' : ' ')
  }
  return text
}

/** PDFium marks a hyphen at the end of a line and joins the lines. */
const hyphenated = /(?<![\p{L}\d])([\p{L}\d]{1,60})\uFFFE\s?([\p{L}\d]{1,60})/gu

/** A hyphen stays where the text has the word with it elsewhere, and before capitals and digits. */
function unhyphenated(text: string): string {
  const lower = text.toLowerCase()
  return text.replaceAll(hyphenated, (_, before: string, after: string) =>
    /^[\p{Lu}\d]/u.test(after) || lower.includes(`${before}-${after}`.toLowerCase())
      ? `${before}-${after}`
      : before + after,
  )
}
