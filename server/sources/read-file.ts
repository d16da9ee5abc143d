import { readFile } from 'node:fs/promises'
import { maxSourceText } from '#shared/sources.ts'
import { AppError } from '../errors.ts'

export interface SourceFile {
  path: string
  /** A guess from the sender; the first bytes decide about PDFs. */
  contentType: string
  charset: string | null
  /** Of the file, or the end of the address. */
  name: string
  /** Where the file was found. */
  url: string | null
}

export interface ReadSource {
  kind: 'page' | 'document' | 'text'
  title: string | null
  site: string | null
  author: string | null
  publishedOn: string | null
  text: string
  isCut: boolean
}

/** What a file says, without its title if it has none. */
export type Reading = Pick<ReadSource, 'kind' | 'text'> & Partial<ReadSource>

/** Runs in a process of its own: pages and documents are strangers' work. */
export async function readSourceFile(file: SourceFile): Promise<ReadSource> {
  const bytes = await readFile(file.path)
  const { text, ...found } = await readingOf(bytes, file)
  const clean = cleanText(text)
  return {
    title: null,
    site: null,
    author: null,
    publishedOn: null,
    ...found,
    text: clean.slice(0, maxSourceText).toWellFormed(),
    isCut: clean.length > maxSourceText,
  }
}

const isPdf = (bytes: Buffer) => bytes.subarray(0, 1_024).includes('%PDF-')

async function readingOf(bytes: Buffer, file: SourceFile): Promise<Reading> {
  if (isPdf(bytes)) return (await import('./read-pdf.ts')).readPdf(bytes)
  if (/html/.test(file.contentType)) return (await import('./read-page.ts')).readPage(decoded(bytes, file), file.url)
  if (bytes.includes(0) && !/^(?:\xff\xfe|\xfe\xff)/.test(bytes.subarray(0, 2).toString('latin1'))) throw notText()
  return (await import('./read-text.ts')).readText(decoded(bytes, file), file.name)
}

const notText = () =>
  new AppError('invalid', 'This file holds no text that can be read. Use a PDF, or a .txt, .md, .srt or .vtt file.')

const namedInPage = /<meta\s[^>]{0,200}charset\s*=\s*["']?([\w-]{1,40})/i

/** By byte order mark, else as the server or the page says. Other texts that are no UTF-8 come from old Windows. */
function decoded(bytes: Buffer, { charset }: SourceFile): string {
  const head = bytes.subarray(0, 4_096).toString('latin1')
  const marked = head.startsWith('\xff\xfe') ? 'utf-16le' : head.startsWith('\xfe\xff') ? 'utf-16be' : null
  for (const label of [marked, charset, namedInPage.exec(head)?.[1], 'utf-8']) {
    const text = label && decodedAs(label, bytes)
    if (text) return text
  }
  return new TextDecoder('windows-1252').decode(bytes)
}

/** Null for an unknown name, and for bytes that are not in this encoding. */
function decodedAs(label: string, bytes: Buffer): string | null {
  try {
    return new TextDecoder(label, { fatal: true }).decode(bytes)
  } catch {
    return null
  }
}

/** One blank line between paragraphs, none of the signs that nobody sees. */
const cleanText = (text: string): string =>
  text
    .replaceAll(/\r\n?|\u2028|\u2029/g, '\n')
    .replaceAll(/[\p{Cc}\u00AD\u200B\u2060\uFEFF\uFFFE]/gu, (sign) => (sign === '\n' || sign === '\t' ? sign : ''))
    .replaceAll(/[^\S\n]{1,}/g, ' ')
    .split('\n')
    .map((line) => line.trim())
    .join('\n')
    .replaceAll(/\n{3,}/g, '\n\n')
    .trim()
