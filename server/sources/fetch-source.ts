import { Transform } from 'node:stream'
import { msg } from '#shared/say.ts'
import { largestSourceDocument, largestSourcePage } from '#shared/sources.ts'
import { AppError } from '../errors.ts'
import { onDisk, readableOf, type Space, withSpace } from '../http/upload-space.ts'
import { megabytes } from '../language/parts.ts'
import { openPublic } from '../net/guarded-fetch.ts'
import type { SourceFile } from './read-file.ts'

const limitMs = 20_000
const accept = 'text/html,application/xhtml+xml,application/pdf,text/*;q=0.9'
const readable = /^(?:text\/|application\/(?:xhtml\+xml|pdf|x-subrip|octet-stream)$)/

type Work<T> = (file: SourceFile, directory: string) => Promise<T>

/** Downloads what is at an address, for as long as the work on it takes. */
export async function withFetched<T>(
  owner: string,
  typed: string,
  { allowed, signal }: { allowed: readonly string[]; signal: AbortSignal },
  work: Work<T>,
): Promise<T> {
  const late = AbortSignal.timeout(limitMs)
  const inTime = AbortSignal.any([signal, late])
  const entered = readAddress(typed)
  const tooSlow = (error: unknown) => {
    throw late.aborted
      ? new AppError('timeout', msg`${{ host: entered.host }} answers too slowly. Try again, or paste the text.`)
      : error
  }
  const opened = await openPublic(entered, { signal: inTime, accept, allowed }).catch(tooSlow)
  const { url, contentType = 'text/html', charset, body } = opened
  if (!readable.test(contentType)) {
    body.destroy()
    throw new AppError('invalid', 'At this address is no text. Enter the address of a page or a PDF.')
  }
  const file = { contentType, charset, name: url.pathname.split('/').at(-1) ?? '', url: url.href }
  return withSpace(owner, (space) =>
    onDisk({
      from: body,
      through: limited(space),
      interrupted: msg`${{ host: url.host }} stopped sending. Try again, or copy the text and paste it.`,
      work: (path, directory) => work({ path, ...file }, directory),
    }).catch(tooSlow),
  )
}

/** An uploaded file. Its type is in its bytes and its name. */
export const withUploaded = <T>(
  owner: string,
  body: ReadableStream<Uint8Array> | null,
  name: string,
  work: Work<T>,
): Promise<T> =>
  withSpace(owner, (space) =>
    onDisk({
      from: readableOf(body),
      through: limited(space),
      interrupted: /*i18n*/ 'The upload was interrupted and nothing was saved. Try again.',
      work: (path, directory) =>
        work(
          { path, contentType: /\.html?$/i.test(name) ? 'text/html' : '', charset: null, name, url: null },
          directory,
        ),
    }),
  )

/** `example.com/article` is an address, too. */
function readAddress(typed: string): URL {
  const text = /^[a-z][a-z\d+.-]*:/i.test(typed) && !/^[^/?#]*:\d/.test(typed) ? typed : `https://${typed}`
  const url = URL.canParse(text) ? new URL(text) : null
  if (!url || !/^https?:$/.test(url.protocol) || !/[.:]/.test(typed))
    throw new AppError('invalid', 'Enter the address of a page, such as https://example.com/article.')
  if (/(?:^|\.)(?:linkedin\.com|lnkd\.in)$/.test(url.hostname))
    throw new AppError('invalid', 'LinkedIn shows its posts to people only. Copy the text and paste it here.')
  return url
}

/** PDFs may be larger than pages and texts. */
function limited(space: Space): Transform {
  let length = 0
  let isPdf = false
  return new Transform({
    transform(chunk: Buffer, _encoding, done) {
      if (length === 0) isPdf = chunk.subarray(0, 1_024).includes('%PDF-')
      length += chunk.length
      const max = isPdf ? largestSourceDocument : largestSourcePage
      if (length > max)
        return done(
          new AppError(
            'too_large',
            isPdf
              ? msg`A PDF can have at most ${{ max: megabytes(max) }}. This one was not read to the end.`
              : msg`A page or text can have at most ${{ max: megabytes(max) }}. This one was not read to the end.`,
          ),
        )
      try {
        space.take(chunk.length)
      } catch (error) {
        return done(error as AppError)
      }
      done(null, chunk)
    },
  })
}
