import type { Logger } from 'pino'
import { backUpBeforeMigration } from '../backup/before-update.ts'
import type { Config } from '../config/config.ts'
import { applyMigrations, type Connection } from '../database/connect.ts'
import { isBackedUp } from '../updates/commit.ts'

const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const

/** Applies missing migrations, after a backup of what is there. A signal ends a backup that is under way. */
export async function migrate(config: Config, connection: Connection, log: Logger): Promise<void> {
  if (!config.backupBeforeMigration || isBackedUp(config)) return applyMigrations(connection)
  await applyMigrations(connection, async () => {
    const stopping = new AbortController()
    const stop = () => stopping.abort()
    for (const signal of signals) process.on(signal, stop)
    try {
      await backUpBeforeMigration(config, connection, log, stopping.signal)
    } finally {
      for (const signal of signals) process.off(signal, stop)
    }
  })
}
