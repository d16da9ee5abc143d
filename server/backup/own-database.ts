import type { Config } from '../config/config.ts'
import { OtherMajorVersion } from '../database/cluster.ts'
import { type EmbeddedDatabase, startEmbedded } from '../database/embedded.ts'

/** The embedded database; data that another major version of PostgreSQL wrote comes back from the newest backup. */
export async function startOwnDatabase(
  config: Pick<Config, 'dataDir' | 'backupDir' | 'backupPassphrase'>,
  log: (message: string) => void,
): Promise<EmbeddedDatabase> {
  const { dataDir } = config
  try {
    return await startEmbedded({ dataDir, log })
  } catch (error) {
    if (!(error instanceof OtherMajorVersion)) throw error
    // Rarely needed, and long to load.
    const { restoreNewest } = await import('./upgrade.ts')
    await restoreNewest(config, error, log)
    return startEmbedded({ dataDir, log })
  }
}
