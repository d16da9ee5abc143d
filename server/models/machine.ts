import { existsSync } from 'node:fs'
import { statfs } from 'node:fs/promises'
import { freemem, totalmem } from 'node:os'
import { dirname } from 'node:path'

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
export function unsupportedReason(): string | null {
  if (!programPackage) return `There is no program for this system (${system}) that runs models.`
  if (process.platform === 'linux' && !hasGlibc())
    return 'The program that runs models needs a system with glibc, and this one has musl (as Alpine Linux does).'
  return null
}

let glibc: boolean | undefined

function hasGlibc(): boolean {
  if (glibc !== undefined) return glibc
  const report = process.report as typeof process.report & { excludeNetwork: boolean }
  report.excludeNetwork = true
  const { header } = report.getReport() as { header: { glibcVersionRuntime?: string } }
  glibc = header.glibcVersionRuntime !== undefined
  return glibc
}

/** In bytes. A container's limit counts like a smaller computer. */
export function memory(): { free: number; total: number } {
  const limit = process.constrainedMemory()
  if (limit <= 0 || limit >= totalmem()) return { free: freemem(), total: totalmem() }
  return { free: Math.min(freemem(), limit - process.memoryUsage.rss()), total: limit }
}

/** In bytes; of a directory that is not there yet, where it will be made. */
export async function freeDisk(dir: string): Promise<number> {
  if (!existsSync(dir) && dirname(dir) !== dir) return freeDisk(dirname(dir))
  const { bavail, bsize } = await statfs(dir)
  return bavail * bsize
}
