import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { ExportError, sharesIn } from '#shared/linkedin-export.ts'
import {
  type ImportPreview,
  type ImportResult,
  leftOutReasons,
  mostSamples,
  previewOf,
  type SampleSource,
} from '#shared/samples.ts'
import type { Context } from '../context.ts'
import { workspaces, writingSamples } from '../database/schema.ts'
import { AppError } from '../errors.ts'
import { readShares, type Share } from './shares.ts'
import { keyOf, sift } from './sift.ts'

/** Texts that may become samples. */
export interface Found {
  shares: Share[]
  unreadable: number
  source: SampleSource
}

/** Several texts pasted at once: a line of dashes or two empty lines stand between them. */
export function inPaste(text: string, source: SampleSource): Found {
  const pieces = text.replaceAll('\r\n', '\n').split(/\n[ \t]*(?:[-–—_=*]{3,}[ \t]*(?=\n|$)|\n[ \t]*\n)\s*/)
  const texts = pieces.map((piece) => piece.replace(/^[ \t]*[-–—_=*]{3,}[ \t]*(?:\n|$)/, '').trim()).filter(Boolean)
  return { shares: texts.map((one) => ({ text: one, postedAt: null, urn: null })), unreadable: 0, source }
}

/** The posts in LinkedIn's data export, the zip or the Shares.csv of it. */
export async function inExport(bytes: Uint8Array): Promise<Found> {
  try {
    const file = { size: bytes.length, read: async (start: number, end: number) => bytes.subarray(start, end) }
    return { ...readShares(await sharesIn(file)), source: 'linkedin' }
  } catch (error) {
    if (error instanceof ExportError) throw new AppError('invalid', error.message, { cause: error })
    throw error
  }
}

const mostAtOnce = 4
const busy = new Set<string>()

/** Uploads are held in memory while they are read, so a person may have one and the server a few at a time. */
export async function holdingUpload<T>(ctx: Context, work: () => Promise<T>): Promise<T> {
  const { workspaceId } = ctx.user
  if (busy.has(workspaceId) || busy.size >= mostAtOnce)
    throw new AppError('rate_limited', 'Another import is being read. Try again in a moment.')
  busy.add(workspaceId)
  try {
    return await work()
  } finally {
    busy.delete(workspaceId)
  }
}

async function samplesOf(ctx: Context, db: Pick<Context['db'], 'select'>): Promise<Share[]> {
  const { content: text, postedAt, urn } = writingSamples
  return db
    .select({ text, postedAt, urn })
    .from(writingSamples)
    .where(eq(writingSamples.workspaceId, ctx.user.workspaceId))
}

/** More of what is left out are counted, not shown. */
const mostShown = 200

/** What would be added, and why the rest would not. Changes nothing. */
export async function previewImport(ctx: Context, { shares, unreadable }: Found): Promise<ImportPreview> {
  const known = await samplesOf(ctx, ctx.db)
  const sifted = sift(shares, known, mostSamples - known.length)
  const shown = [
    ...sifted.filter(({ leftOut }) => leftOut === null),
    ...sifted.filter(({ leftOut, text }) => leftOut !== null && text !== '').slice(0, mostShown),
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

const longDay = new Intl.DateTimeFormat('en-US', { month: 'short', day: 'numeric', year: 'numeric', timeZone: 'UTC' })

/** Adds the texts with these keys, or all that can be added. What is there already stays as it is, so a repeat adds nothing. */
export function addImport(
  ctx: Context,
  { shares, source }: Found,
  keys: ReadonlySet<string> | 'all',
): Promise<ImportResult> {
  const { workspaceId } = ctx.user
  const chosen = keys === 'all' ? shares : shares.filter(({ text }) => keys.has(keyOf(text)))
  return ctx.db.transaction(async (tx) => {
    // Two imports at the same time take turns, so that the second sees what the first added.
    await tx.select({ id: workspaces.id }).from(workspaces).where(eq(workspaces.id, workspaceId)).for('update')
    const known = await samplesOf(ctx, tx)
    const fit = sift(chosen, known, mostSamples - known.length).filter(({ leftOut }) => leftOut === null)
    if (fit.length === 0) return { added: [] }
    const now = ctx.now().getTime()
    const rows = fit.map(({ text, postedAt, urn }, place) => ({
      id: randomUUID(),
      workspaceId,
      title: postedAt && `Post of ${longDay.format(postedAt)}`,
      content: text,
      source,
      postedAt,
      urn,
      isActive: true,
      // The list is newest first: so are they, in it.
      createdAt: new Date(now - place),
    }))
    await tx.insert(writingSamples).values(rows)
    return { added: rows.map(({ id }) => id) }
  })
}
