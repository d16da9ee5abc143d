import { execFile } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { promisify } from 'node:util'
import { applyMigrations } from '../database/connect.ts'
import { startEmbedded } from '../database/embedded.ts'
import { preparePlace, renameUnlessThere } from '../database/embedded-place.ts'
import { knownMigrations } from '../database/migrate.ts'

const cache = resolve(import.meta.dirname, '../../.cache')

/** Keeps owners and modes, which PostgreSQL checks. */
const copy = (from: string, to: string) => promisify(execFile)('cp', ['-a', from, to])

async function makeDatabase(into: string): Promise<void> {
  mkdirSync(cache, { recursive: true })
  const dataDir = await mkdtemp(join(tmpdir(), 'hookline-made-'))
  const copied = await mkdtemp(join(cache, 'data-dir-'))
  try {
    const embedded = await startEmbedded({ dataDir, settings: { fsync: 'off' } })
    await applyMigrations(embedded.connection)
    await embedded.stop()
    await copy(preparePlace(dataDir).cluster, join(copied, 'cluster'))
    renameUnlessThere(copied, into)
  } finally {
    await rm(dataDir, { recursive: true, force: true })
    await rm(copied, { recursive: true, force: true })
  }
}

/**
 * A new data directory with an empty database, as after a first start: the copy of one that is made once for these
 * migrations, because making one takes seconds.
 */
export async function newDataDir(name: string): Promise<string> {
  const dataDir = await mkdtemp(join(tmpdir(), `hookline-${name}-`))
  if (process.platform === 'win32') return dataDir
  const { major, cluster } = preparePlace(dataDir)
  const key = JSON.stringify([major, knownMigrations()])
  const made = join(cache, `data-dir-${createHash('sha256').update(key).digest('hex').slice(0, 16)}`)
  if (!existsSync(made)) await makeDatabase(made)
  await copy(join(made, 'cluster'), cluster)
  return dataDir
}
