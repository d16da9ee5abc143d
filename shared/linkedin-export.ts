import { isZip, openZip, type Source, ZipError, type ZipFault } from './zip.ts'

/** Its message is shown to the person who chose the file, in their language. */
export class ExportError extends Error {}

const megabyte = 1_000_000
export const largestShares = 32 * megabyte

const notOurs =
  /*i18n*/ 'This is neither a zip file nor Shares.csv. Choose the zip that LinkedIn sent, or Shares.csv from it.'
const tooLarge = /*i18n*/ 'The list of your posts is larger than 32 MB, so it was not read.'
const sentences: Record<ZipFault, string> = /*i18n*/ {
  damaged: 'The zip file is damaged. Download it from LinkedIn again.',
  incomplete: 'The zip file is incomplete. Download it from LinkedIn again.',
  hostile: 'The zip file doesn’t look like one from LinkedIn, so it was not read.',
  password: 'The zip file is protected by a password. Unpack it and choose Shares.csv.',
  'over 4 GB': 'The zip file says that it is larger than 4 GB, so it was not read. Unpack it and choose Shares.csv.',
  'in parts': 'The zip file is one of several parts. Unpack it and choose Shares.csv.',
  'packed in a rare way': 'The zip file is packed in a rare way. Unpack it and choose Shares.csv.',
  'too large': tooLarge,
}

/**
 * The bytes of Shares.csv, the list of a person's posts in LinkedIn's data export, read from the zip or given as the
 * file. Unpacks no other file, and holds at most `largestShares` bytes. Throws `ExportError`.
 */
export async function sharesIn(source: Source): Promise<Uint8Array> {
  if (source.size === 0) throw new ExportError(/*i18n*/ 'The file is empty.')
  if (await isZip(source)) return unpackShares(source)
  if (source.size > largestShares) throw new ExportError(tooLarge)
  const bytes = await source.read(0, source.size)
  if (bytes.subarray(0, 1_000).includes(0)) throw new ExportError(notOurs)
  return bytes
}

async function unpackShares(source: Source): Promise<Uint8Array> {
  try {
    const { names, unpack } = await openZip(source)
    return await unpack(sharesAmong(names), largestShares)
  } catch (error) {
    throw error instanceof ZipError ? new ExportError(sentences[error.fault], { cause: error }) : error
  }
}

function sharesAmong(names: readonly string[]): string {
  const base = (name: string) => name.slice(name.lastIndexOf('/') + 1)
  const found =
    names.find((name) => base(name).toLowerCase() === 'shares.csv') ??
    names.find((name) => /^Shares_\d+\.csv$/i.test(base(name)))
  if (found) return found
  throw new ExportError(
    names.some((name) => /\.zip$/i.test(base(name)))
      ? /*i18n*/ 'This zip file holds another zip file. Unpack it once and choose the one inside.'
      : /*i18n*/ 'This zip file holds no Shares.csv, the list of your posts. LinkedIn’s quick export leaves it out: request the larger data archive, which takes about a day.',
  )
}
