import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import type { TestProject } from 'vitest/node'
import { applyMigrations } from './database/connect.ts'
import { startEmbedded } from './database/embedded.ts'

declare module 'vitest' {
  export interface ProvidedContext {
    database: { host: string; port: number; user: string; database: string; password?: string }
  }
}

export const templateDatabase = 'hookline_template'

/** One server for the whole run, with one migrated database that every test file clones. */
export default async function setup(project: TestProject) {
  const dataDir = await mkdtemp(join(tmpdir(), 'hookline-test-'))
  // Under root the server is another user, who must get in; else its data would move to /var/lib.
  await chmod(dataDir, 0o711)
  const embedded = await startEmbedded({
    dataDir,
    settings: { fsync: 'off', full_page_writes: 'off', synchronous_commit: 'off' },
  })
  const client = new pg.Client(embedded.connection)
  await client.connect()
  await client.query(`create database ${templateDatabase}`)
  await client.end()
  await applyMigrations({ ...embedded.connection, database: templateDatabase })
  project.provide('database', embedded.connection)
  return async () => {
    await embedded.stop()
    await rm(dataDir, { recursive: true, force: true })
  }
}
