import { fork } from 'node:child_process'
import { chmodSync, createReadStream, createWriteStream, existsSync, readFileSync } from 'node:fs'
import { mkdir, open, readdir, rename, rm, writeFile } from 'node:fs/promises'
import { dirname, join, resolve } from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { msg } from '#shared/say.ts'
import { programFile } from '../config/places.ts'
import { AppError } from '../errors.ts'
import { syncDirectory, versionDir, versionsIn } from './home.ts'

export interface Unpacking {
  home: string
  /** A `.tar.xz`, or on Windows a `.zip`. */
  archive: string
  version: string
  sha256: string
}

const halfPrefix = '.unpacking-'
/** Says which archive a version came from. */
const originName = '.archive'

/** In a process, because it takes seconds of computing. Rejects with a sentence. */
export async function unpackInProcess(work: Unpacking, signal: AbortSignal): Promise<void> {
  const child = fork(programFile('unpack-process'), [JSON.stringify(work)], {
    stdio: ['ignore', 'inherit', 'pipe', 'ipc'],
  })
  let said = ''
  child.stderr?.setEncoding('utf8').on('data', (text: string) => {
    said += text
  })
  const stop = () => child.kill('SIGKILL')
  signal.addEventListener('abort', stop, { once: true })
  const code = await new Promise<number | null>((done) => child.once('close', done))
  signal.removeEventListener('abort', stop)
  signal.throwIfAborted()
  if (code === 0) return
  throw new AppError(
    'unavailable',
    msg`Version ${{ version: work.version }} could not be unpacked: ${{ reason: said.trim().split('\n')[0] }}`,
  )
}

/** Unpacks under another name first, so `versions/<version>` is whole whenever it is there. */
export async function unpack({ home, archive, version, sha256 }: Unpacking): Promise<void> {
  const target = versionDir(home, version)
  const origin = join(target, originName)
  if (existsSync(origin) && readFileSync(origin, 'utf8') === sha256) return
  await removeHalves(home)
  const half = join(versionsIn(home), `${halfPrefix}${version}`)
  await mkdir(half, { recursive: true })
  await (archive.endsWith('.zip') ? unzip(archive, half) : untar(archive, half))
  await expectVersion(half, version)
  await writeFile(join(half, originName), sha256)
  await syncAll(half)
  await rm(target, { recursive: true, force: true })
  await rename(half, target)
  syncDirectory(versionsIn(home))
}

/** What killed processes left. */
export async function removeHalves(home: string): Promise<void> {
  for (const name of await readdir(versionsIn(home)).catch(() => []))
    if (name.startsWith(halfPrefix)) await rm(join(versionsIn(home), name), { recursive: true, force: true })
}

/** The library leaves out what would lead out of the directory, and warns; `strict` makes it an error. */
async function untar(archive: string, into: string): Promise<void> {
  const { XzReadableStream } = (await import('xz-decompress')).default
  const { extract } = await import('tar')
  const packed = Readable.toWeb(createReadStream(archive, { highWaterMark: 1 << 20 }))
  const whole = new XzReadableStream(packed as ReadableStream<Uint8Array>)
  await pipeline(
    Readable.fromWeb(whole as Parameters<typeof Readable.fromWeb>[0]),
    extract({ cwd: into, strip: 1, strict: true, preserveOwner: false, noMtime: true }),
  )
}

/** The library refuses names that lead out of the directory. */
async function unzip(archive: string, into: string): Promise<void> {
  const { openPromise } = (await import('yauzl')).default
  const zip = await openPromise(archive)
  for await (const entry of zip.eachEntry()) {
    const name = entry.fileName.slice(entry.fileName.indexOf('/') + 1)
    if (name === '' || name.endsWith('/')) continue
    const file = resolve(into, name)
    await mkdir(dirname(file), { recursive: true })
    await pipeline(await zip.openReadStreamPromise(entry), createWriteStream(file))
    const mode = (entry.externalFileAttributes >>> 16) & 0o777
    if (mode) chmodSync(file, mode)
  }
}

/** A signed archive under another version's name would be a step back. */
async function expectVersion(dir: string, version: string): Promise<void> {
  const file = join(dir, 'app', 'package.json')
  const found = existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as { version?: string }).version : undefined
  if (found !== version)
    throw new AppError(
      'upstream',
      found ? msg`The archive holds version ${{ version: found }}.` : 'The archive names no version.',
    )
}

/** Renaming before the content is on disk would leave empty files after a power cut. */
async function syncAll(dir: string): Promise<void> {
  for (const entry of await readdir(dir, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile()) continue
    const file = await open(join(entry.parentPath, entry.name), 'r+').catch(() => null)
    await file?.sync()
    await file?.close()
  }
}
