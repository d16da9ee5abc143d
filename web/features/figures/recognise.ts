import { sharesIn } from '#shared/linkedin-export.ts'
import { isZip, openZip, type Source, ZipError } from '#shared/zip.ts'

export type Recognised = { kind: 'figures' } | { kind: 'archive'; shares: Uint8Array }

/**
 * What a file is by its content: a data archive, of which only the list of posts leaves the device, or anything else,
 * which the server judges. Throws `ExportError` for an archive without posts.
 */
export async function recognise(file: File): Promise<Recognised> {
  const read = async (start: number, end: number) => new Uint8Array(await file.slice(start, end).arrayBuffer())
  const source = { size: file.size, read }
  const isArchive = (await isZip(source)) ? !(await isWorkbook(source, file.name)) : isSharesCsv(await read(0, 200))
  return isArchive ? { kind: 'archive', shares: await sharesIn(source) } : { kind: 'figures' }
}

async function isWorkbook(source: Source, name: string): Promise<boolean> {
  try {
    return (await openZip(source)).names.some((one) => one.startsWith('xl/'))
  } catch (error) {
    // Its name tells who can say what is wrong with a damaged one.
    if (error instanceof ZipError) return /\.xlsx$/i.test(name)
    throw error
  }
}

const isSharesCsv = (start: Uint8Array) =>
  /^\ufeff?"?Date"?,"?ShareLink"?,/i.test(new TextDecoder('utf-8', { ignoreBOM: true }).decode(start))
