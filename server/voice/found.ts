import { open } from 'node:fs/promises'
import { ExportError, sharesIn } from '#shared/linkedin-export.ts'
import { type ImportPreview, leftOutReasons, pastedTexts, previewOf } from '#shared/samples.ts'
import { AppError } from '../errors.ts'
import { readShares, type Share } from './shares.ts'
import { type Known, keyOf, sift } from './sift.ts'

// Examines an import. Runs in a thread, because files can be large.

export type Sent = { text: string } | { path: string }

export interface Found {
  shares: Share[]
  unreadable: number
}

/** Splits pasted text at lines of dashes or two empty lines. */
export function inPaste(text: string): Found {
  return { shares: pastedTexts(text).map((one) => ({ text: one, postedAt: null, urn: null })), unreadable: 0 }
}

/** The posts in LinkedIn's data export: the zip, or its Shares.csv. */
export async function inExport(path: string): Promise<Found> {
  const file = await open(path)
  try {
    const { size } = await file.stat()
    const read = async (start: number, end: number) => {
      const bytes = new Uint8Array(Math.max(0, Math.min(end, size) - start))
      await file.read(bytes, 0, bytes.length, start)
      return bytes
    }
    return readShares(await sharesIn({ size, read }))
  } catch (error) {
    if (error instanceof ExportError) throw new AppError('invalid', error.message, { cause: error })
    throw error
  } finally {
    await file.close()
  }
}

const foundIn = (sent: Sent): Promise<Found> | Found => ('text' in sent ? inPaste(sent.text) : inExport(sent.path))

/** Rejected texts beyond this are counted, not listed. */
const maxShown = 200

/** The texts that would be added, and why the others would not. */
export async function previewOfImport(sent: Sent, known: readonly Known[], room: number): Promise<ImportPreview> {
  const { shares, unreadable } = await foundIn(sent)
  const sifted = sift(shares, known, room)
  const shown = [
    ...sifted.filter(({ leftOut }) => leftOut === null),
    ...sifted.filter(({ leftOut, text }) => leftOut !== null && text !== '').slice(0, maxShown),
  ]
  return {
    found: sifted.length,
    items: shown.map(({ key, text, postedAt, leftOut }) => ({
      key,
      preview: previewOf(text),
      postedAt: postedAt?.toISOString() ?? null,
      leftOut,
    })),
    leftOut: leftOutReasons
      .map(({ id }) => ({ reason: id, count: sifted.filter(({ leftOut }) => leftOut === id).length }))
      .filter(({ count }) => count > 0),
    unreadable,
  }
}

export async function chosenOfImport(
  sent: Sent,
  known: readonly Known[],
  room: number,
  keys: ReadonlySet<string> | 'all',
): Promise<Share[]> {
  const { shares } = await foundIn(sent)
  return fitting(keys === 'all' ? shares : shares.filter(({ text }) => keys.has(keyOf(text))), known, room)
}

export const fitting = (shares: readonly Share[], known: readonly Known[], room: number): Share[] =>
  sift(shares, known, room)
    .filter(({ leftOut }) => leftOut === null)
    .map(({ text, postedAt, urn }) => ({ text, postedAt, urn }))
