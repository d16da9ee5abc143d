import type { Config } from '../config/config.ts'
import { OtherMajorVersion } from '../database/cluster.ts'
import { type EmbeddedDatabase, startEmbedded } from '../database/embedded.ts'

/** If another major version of PostgreSQL wrote the data, restores the newest backup. */
export async function startOwnDatabase(
  config: Pick<Config, 'dataDir' | 'backupDir' | 'backupPassphrase'>,
  log: (message: string) => void,
): Promise<EmbeddedDatabase> {
  const { dataDir } = config
  try {
    return await startEmbedded({ dataDir, log })
  } catch (error) {
    if (!(error instanceof OtherMajorVersion)) throw error
    // Rarely needed and slow to load.
    const { restoreNewest } = await import('./upgrade.ts')
    await restoreNewest(config, error, log)
    return startEmbedded({ dataDir, log })
  }
}
