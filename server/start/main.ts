import { existsSync } from 'node:fs'
import { setImmediate } from 'node:timers/promises'
import { startOwnDatabase } from '../backup/own-database.ts'
import { readConfig } from '../config/config.ts'
import { ConfigError } from '../config/config-error.ts'
import { EmbeddedDatabaseError } from '../database/embedded.ts'
import { createLastLog, createLog } from '../log.ts'
import { logWhatIsPrinted } from './printed.ts'

async function main(): Promise<void> {
  if (existsSync('.env')) process.loadEnvFile('.env')
  const config = readConfig(process.env)
  const log = createLog(config)
  logWhatIsPrinted(log)
  const starting = config.databaseUrl ? null : startOwnDatabase(config, (message) => log.info(message))
  // Most of the code is read while the database starts, so this module imports little. Reading blocks, so it waits until
  // the database's process has begun.
  const reading = setImmediate().then(() => import('./serve.ts'))
  const [embedded, { serve }] = await Promise.all([starting, reading])
  try {
    await serve(config, log, embedded)
  } catch (error) {
    await embedded?.stop()
    throw error
  }
}

main().catch(async (error: unknown) => {
  const { DatabaseUnusable } = await import('../database/connect.ts')
  // Errors that the operator can fix are sentences. Any other is a bug and shows its stack.
  const isForOperator = [ConfigError, EmbeddedDatabaseError, DatabaseUnusable].some((kind) => error instanceof kind)
  if (process.stderr.isTTY) {
    const { inWords } = await import('../language/terminal.ts')
    console.error(inWords(error, [ConfigError]))
  } else if (isForOperator) createLastLog().fatal((error as Error).message)
  else createLastLog().fatal({ err: error }, 'failed to start')
  process.exit(1)
})
