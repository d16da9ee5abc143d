import { existsSync } from 'node:fs'
import { statfs } from 'node:fs/promises'
import { freemem, totalmem } from 'node:os'
import { dirname } from 'node:path'
import { msg } from '#shared/say.ts'
import type { Sentence } from '../language/say.ts'

/** The packages with the programs that run models, by system. On a Mac with Apple's own processor they use its graphics. */
const programs: Record<string, string> = {
  'linux-x64': 'linux-x64',
  'linux-arm64': 'linux-arm64',
  'darwin-arm64': 'mac-arm64-metal',
  'darwin-x64': 'mac-x64',
  'win32-x64': 'win-x64',
  'win32-arm64': 'win-arm64',
}

const system = `${process.platform}-${process.arch}`

export const programPackage = programs[system] && `@node-llama-cpp/${programs[system]}`

/** Why no model can run here, or null. */
export function unsupportedReason(): Sentence | null {
  if (!programPackage) return msg`There is no program for this system (${{ system }}) that runs models.`
  hasGlibc ??= process.platform !== 'linux' || findGlibc()
  return hasGlibc
    ? null
    : /*i18n*/ 'The program that runs models needs a system with glibc, and this one has musl (as Alpine Linux does).'
}

let hasGlibc: boolean | undefined

function findGlibc(): boolean {
  // Otherwise the report looks up the names of all open connections.
  Object.assign(process.report, { excludeNetwork: true })
  const { header } = process.report.getReport() as { header: { glibcVersionRuntime?: string } }
  return header.glibcVersionRuntime !== undefined
}

/** In bytes. A container's limit counts like a smaller computer. */
export function memory(): { free: number; total: number } {
  const limit = process.constrainedMemory()
  if (limit <= 0 || limit >= totalmem()) return { free: freemem(), total: totalmem() }
  return { free: Math.min(freemem(), limit - process.memoryUsage.rss()), total: limit }
}

/** In bytes; for a directory that does not exist yet, where it will be made. */
export async function freeDisk(dir: string): Promise<number> {
  if (!existsSync(dir) && dirname(dir) !== dir) return freeDisk(dirname(dir))
  const { bavail, bsize } = await statfs(dir)
  return bavail * bsize
}
