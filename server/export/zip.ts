import { once } from 'node:events'
import { Readable } from 'node:stream'
import { ZipFile } from 'yazl'
import type { Context } from '../context.ts'
import { AppError } from '../errors.ts'
import { actorId } from '../permissions.ts'

/** A limit on the whole download. The server cuts off a stalled reader much sooner. */
const longestMs = 30 * 60_000

const readers = new Set<string>()

export const zipHeaders = (ctx: Context, name: string) => ({
  'content-type': 'application/zip',
  'content-disposition': `attachment; filename="${name}-${ctx.now().toISOString().slice(0, 10)}.zip"`,
})

/** One at a time for each person; written file by file as fast as the client reads it. */
export function zipOf(ctx: Context, files: Files): ReadableStream<Uint8Array> {
  const id = actorId(ctx)
  if (readers.has(id))
    throw new AppError('rate_limited', 'Another export of yours is running. Wait until it has finished.')
  readers.add(id)
  const zip = new ZipFile()
  const output = zip.outputStream as Readable
  const ended = new AbortController()
  const signal = AbortSignal.any([ended.signal, AbortSignal.timeout(longestMs)])
  output.once('close', () => {
    readers.delete(id)
    ended.abort()
  })
  output.once('end', () => output.destroy())
  fill(zip, files, signal).catch((error: Error) => {
    if (!ended.signal.aborted) ctx.log.error({ err: error }, 'failed to finish an export')
    // The browser should see a failed download, not an archive with parts missing.
    output.destroy(error)
  })
  return Readable.toWeb(output, { strategy: { highWaterMark: 0 } }) as ReadableStream<Uint8Array>
}

export type Text = AsyncIterable<string> | Iterable<string>
export type Content = Text | AsyncIterable<Uint8Array>

async function fill(zip: ZipFile, files: Files, signal: AbortSignal): Promise<void> {
  for await (const [name, text] of files) {
    const source = Readable.from(bytesOf(text), { highWaterMark: 1 })
    const written = once(source, 'end', { signal })
    // Compressing thousands of small texts separately costs more than it saves.
    zip.addReadStream(source, name, { compressionLevel: /\.md$|^media\//.test(name) ? 0 : 3 })
    // Reads nothing for the next file before this one is written.
    await written
  }
  zip.end()
}

async function* bytesOf(content: Content): AsyncGenerator<Buffer> {
  for await (const part of content) yield Buffer.from(part as string)
}

export type Files = AsyncGenerator<[name: string, content: Content]>
