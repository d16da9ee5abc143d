import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import type { TestProject } from 'vitest/node'
import { appRole } from '../database/app-role.ts'
import { applyMigrations } from '../database/connect.ts'
import { startEmbedded } from '../database/embedded.ts'

declare module 'vitest' {
  export interface ProvidedContext {
    database: { host: string; port: number; user: string; database: string; password?: string }
  }
}

export const templateDatabase = 'hookline_template'

/** One server for the whole run, with one migrated database that every test file clones. */
export default async function setup(project: TestProject) {
  const dataDir = await mkdtemp(join(tmpdir(), 'hookline-test-'))
  const embedded = await startEmbedded({
    dataDir,
    // Nothing outlives the run, and most databases only a test.
    settings: { fsync: 'off', full_page_writes: 'off', synchronous_commit: 'off', autovacuum: 'off' },
  })
  // Tests use the app's role. Only here may it create databases.
  const admin = new pg.Client(embedded.admin)
  await admin.connect()
  await admin.query(`alter role ${appRole} createdb`)
  await admin.query(`create database ${templateDatabase} owner ${appRole}`)
  await admin.end()
  await applyMigrations({ ...embedded.connection, database: templateDatabase })
  project.provide('database', embedded.connection)
  return async () => {
    await embedded.stop()
    await rm(dataDir, { recursive: true, force: true })
  }
}
