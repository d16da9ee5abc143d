import { createHash } from 'node:crypto'
import { open, stat } from 'node:fs/promises'
import { basename } from 'node:path'
import { AppError } from '../errors.ts'

export const idOf = (path: string) => `file-${createHash('sha256').update(path).digest('hex').slice(0, 12)}`
export const nameOf = (path: string) => basename(path).replace(/\.gguf$/i, '')

/** A guess from the weights: what the context and the work need comes on top. */
export const memoryFor = (size: number) => Math.round(size * 1.1 + 1_200_000_000)

/** Says in a sentence why a path is no model. */
export async function checkModelFile(file: string): Promise<void> {
  // What is no file, a pipe for one, could be waited for without end.
  const found = await stat(file).catch(() => null)
  if (!found?.isFile()) throw new AppError('invalid', 'There is no file at this path on the server.')
  const handle = await open(file, 'r').catch(() => {
    throw new AppError('invalid', 'The server may not read the file at this path.')
  })
  try {
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(8), 0, 8, 0)
    const version = bytesRead === 8 ? buffer.readUInt32LE(4) : 0
    if (buffer.toString('latin1', 0, 4) !== 'GGUF' || version < 2 || version > 3)
      throw new AppError('invalid', 'This file isn’t a model in the GGUF format.')
  } finally {
    await handle.close()
  }
}
