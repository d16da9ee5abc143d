import { existsSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { product } from '#shared/product.ts'
import { msg } from '#shared/say.ts'
import { startEmbedded } from '../database/embedded.ts'
import { CommandError } from './command-error.ts'
import type { Installation } from './installation.ts'
import { findRunning, isServer, until } from './running.ts'

/** A stop takes at most 26 seconds: see `server/start/stop.ts`. */
const patienceMs = 40_000

/** Stops the server in order. Returns whether one ran. */
export async function stop({ home, config }: Installation): Promise<boolean> {
  const run = findRunning(home)
  if (run) {
    process.kill(run.pid, 'SIGTERM')
    const isGone = await until(() => !isServer(run.pid) || null, patienceMs)
    if (!isGone)
      throw new CommandError(
        msg`${{ product: product.name }} does not stop. Its process has the number ${{ pid: run.pid }}.`,
      )
  }
  if (!config.databaseUrl) await stopAbandonedDatabase(resolve(home, config.dataDir))
  return run !== null
}

/** A killed server leaves its database running, and Windows knows no other stop. */
async function stopAbandonedDatabase(dataDir: string): Promise<void> {
  if (!existsSync(join(dataDir, 'postgres', 'cluster', 'postmaster.pid'))) return
  const database = await startEmbedded({ dataDir })
  await database.stop()
}
