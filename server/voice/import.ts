import { randomUUID } from 'node:crypto'
import { createWriteStream } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { setImmediate } from 'node:timers/promises'
import { and, eq, gt } from 'drizzle-orm'
import { type ImportPreview, type ImportResult, maxSamples, type SampleSource } from '#shared/samples.ts'
import { addMaterialEntry } from '../activity/entries.ts'
import { actingUser, authorship, isOwn } from '../authorship.ts'
import { type Context, within } from '../context.ts'
import { workspaces, writingSamples } from '../database/schema.ts'
import { AppError } from '../errors.ts'
import { type Space, withSpace } from '../http/upload-space.ts'
import { authorize } from '../permissions.ts'
import type { VoiceContext } from './analyses.ts'
import type { Sent } from './found.ts'
import type { Share } from './shares.ts'
import { type Known, knownFrom } from './sift.ts'

const busy = new Set<string>()

/** Imports are kept on disk while they are read, so each person may have one at a time. */
export async function holdingUpload<T>(ctx: Context, work: () => Promise<T>): Promise<T> {
  authorize(ctx, 'write', 'voice')
  const { id } = actingUser(ctx)
  if (busy.has(id)) throw new AppError('rate_limited', 'Another import is being read. Try again in a moment.')
  busy.add(id)
  try {
    return await work()
  } finally {
    busy.delete(id)
  }
}

export const withFile = <T>(
  workspaceId: string,
  body: ReadableStream<Uint8Array> | null,
  work: (sent: Sent) => Promise<T>,
): Promise<T> => withSpace(workspaceId, (space) => onDisk(space, body, work))

async function onDisk<T>(
  space: Space,
  body: ReadableStream<Uint8Array> | null,
  work: (sent: Sent) => Promise<T>,
): Promise<T> {
  const directory = await mkdtemp(join(tmpdir(), 'hookline-import-'))
  const path = join(directory, 'sent')
  try {
    await pipeline(
      body ? Readable.fromWeb(body as Parameters<typeof Readable.fromWeb>[0]) : Readable.from([]),
      async function* (chunks: AsyncIterable<Uint8Array>) {
        for await (const chunk of chunks) {
          space.take(chunk.length)
          yield chunk
        }
      },
      createWriteStream(path),
    )
    return await work({ path })
  } finally {
    await rm(directory, { recursive: true, force: true })
  }
}

let lastTurn: Promise<unknown> = Promise.resolve()

/** One import at a time: each holds much in memory. */
function inTurn<T>(work: () => Promise<T>): Promise<T> {
  const turn = lastTurn.then(work)
  lastTurn = turn.catch(() => {})
  return turn
}

interface Samples {
  /** Counted over all samples of the workspace, which share the limit. */
  ids: string
  known: Known[]
  room: number
}

/** Samples to read at once: a text may be long, and few are needed whole. */
const pageSize = 20

async function idsIn({ db, workspaceId }: Context): Promise<string[]> {
  const { id } = writingSamples
  const rows = await db
    .select({ id })
    .from(writingSamples)
    .where(eq(writingSamples.workspaceId, workspaceId))
    .orderBy(id)
  return rows.map((row) => row.id)
}

async function samplesOf(ctx: Context): Promise<Samples> {
  const { id, content: text, postedAt, urn } = writingSamples
  const known: Known[] = []
  const ids = await idsIn(ctx)
  for (let after = ''; ; ) {
    const page = await ctx.db
      .select({ id, text, postedAt, urn })
      .from(writingSamples)
      .where(and(isOwn(ctx, writingSamples), gt(id, after)))
      .orderBy(id)
      .limit(pageSize)
    for (const sample of page) {
      known.push(knownFrom(sample))
      // A long text takes a moment, so let others have their turn.
      await setImmediate()
    }
    after = page.at(-1)?.id ?? after
    if (page.length < pageSize) return { ids: ids.join(), known, room: maxSamples - ids.length }
  }
}

function inTime<T>(result: T | undefined): T {
  if (result === undefined)
    throw new AppError(
      'timeout',
      'What you sent could not be read in time. Nothing was added; try again in a moment, or with less at once.',
    )
  return result
}

/** The texts that would be added, and why the rest would not. Changes nothing. */
export async function previewImport(ctx: VoiceContext, sent: Sent): Promise<ImportPreview> {
  authorize(ctx, 'write', 'voice')
  return inTurn(async () => {
    const { known, room } = await samplesOf(ctx)
    return inTime(await ctx.analysis.previewOfImport(sent, known, room))
  })
}

function titleFrom(text: string): string | null {
  const [line = ''] = text.trim().split('\n', 1)
  const words = line.slice(0, 200).trim().split(/\s+/)
  return words.length > 8 ? `${words.slice(0, 8).join(' ')}…`.slice(0, 80) : line.trim().slice(0, 80) || null
}

const maxTries = 5

/**
 * Adds the texts with these keys, or all that can be added. Skips texts that are samples already, so a repeat adds
 * nothing.
 */
export async function addImport(
  ctx: VoiceContext,
  sent: Sent,
  source: SampleSource,
  keys: ReadonlySet<string> | 'all',
): Promise<ImportResult> {
  authorize(ctx, 'write', 'voice')
  return inTurn(() => add(ctx, sent, source, keys))
}

async function add(
  ctx: VoiceContext,
  sent: Sent,
  source: SampleSource,
  keys: ReadonlySet<string> | 'all',
): Promise<ImportResult> {
  let samples = await samplesOf(ctx)
  let fit = inTime(await ctx.analysis.chosenOfImport(sent, samples.known, samples.room, keys))
  for (let tries = 1; ; tries += 1) {
    const added = await store(ctx, fit, source, samples.ids)
    if (added) return { added }
    if (tries === maxTries)
      throw new AppError('conflict', 'Your samples were changed in the meantime. Nothing was added; try again.')
    samples = await samplesOf(ctx)
    fit = inTime(await ctx.analysis.fitting(fit, samples.known, samples.room))
  }
}

/** Null when the samples have changed since they were read. */
async function store(ctx: Context, fit: Share[], source: SampleSource, ids: string): Promise<string[] | null> {
  return ctx.db.transaction(async (tx) => {
    // Imports at the same time take turns, so that the second sees what the first added.
    await tx.select({ id: workspaces.id }).from(workspaces).where(eq(workspaces.id, ctx.workspaceId)).for('update')
    if ((await idsIn(within(ctx, tx))).join() !== ids) return null
    if (fit.length === 0) return []
    const at = ctx.now().getTime()
    const rows = fit.map(({ text, postedAt, urn }, place) => ({
      id: randomUUID(),
      ...authorship(ctx),
      // A post with its day is named after it in the reader’s language.
      title: postedAt ? null : titleFrom(text),
      content: text,
      source,
      postedAt,
      urn,
      isActive: true,
      // Samples are listed newest first, so this keeps the order.
      createdAt: new Date(at - place),
    }))
    await tx.insert(writingSamples).values(rows)
    await addMaterialEntry(within(ctx, tx), 'samples imported')
    return rows.map((row) => row.id)
  })
}
