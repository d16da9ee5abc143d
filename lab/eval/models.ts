import { existsSync } from 'node:fs'
import { join, resolve } from 'node:path'
import type { Logger } from 'pino'
import type { InThreads } from '../../server/analysis/analysis.ts'
import type { Config } from '../../server/config/config.ts'
import { connect, type Database } from '../../server/database/connect.ts'
import { openDatabase } from '../../server/database/open.ts'
import { createLocalModels } from '../../server/models/local-models.ts'
import type { WritingAnalyses } from '../../server/writing/analyses.ts'
import { createArranger } from '../../server/writing/arranger/arranger.ts'
import type { Ask, Engine } from '../../server/writing/engine.ts'
import type { Timeouts } from '../../server/writing/engines/ask-model.ts'
import { configuredEngines, createEngines } from '../../server/writing/engines/engines.ts'
import { type AiModel, aiModels } from '../../shared/catalogue.ts'

export type Model = Engine & { ask: Ask }

/** The product's models on this computer. */
export interface Models {
  byLabel: Partial<Record<AiModel, Model>>
  stop(): Promise<void>
}

/** The models set by the environment. */
export function configuredModels(
  config: Pick<Config, 'openai' | 'anthropic'>,
  timeouts?: Partial<Timeouts>,
): Models['byLabel'] {
  const engines = configuredEngines({ ...config, timeouts })
  return { gpt4: engines.gpt4?.engine, claude: engines.claude?.engine }
}

/** The models set by the environment, and for other labels those chosen in Settings. */
export async function openModels(
  config: Config,
  { analysis, log, timeouts }: { analysis: InThreads<WritingAnalyses>; log: Logger; timeouts?: Partial<Timeouts> },
): Promise<Models> {
  const configured = configuredModels(config, timeouts)
  const isUsed = config.databaseUrl || existsSync(join(resolve(config.dataDir), 'postgres'))
  if ((configured.gpt4 && configured.claude) || !isUsed) return { byLabel: configured, stop: async () => {} }
  const localModels = createLocalModels({ dataDir: config.dataDir, hub: config.modelHub, log })
  const engines = createEngines({ ...config, timeouts, arranger: createArranger(analysis), localModels })
  const chosen = await withDatabase(config, async (db) => {
    const scope = { db, config }
    const described = await engines.describe(scope)
    const set = described.filter(({ choice, problem }) => choice && !problem)
    return Promise.all(set.map(async ({ aiModel }) => [aiModel, await engines.for(scope, aiModel)] as const))
  })
  const models = chosen.flatMap(([label, engine]) => (engine.ask ? [[label, engine as Model] as const] : []))
  return {
    byLabel: { ...Object.fromEntries(models), ...withoutGaps(configured) },
    stop: () => localModels.stop(),
  }
}

const withoutGaps = (models: Models['byLabel']): Models['byLabel'] =>
  Object.fromEntries(aiModels.flatMap(({ id }) => (models[id] ? [[id, models[id]]] : [])))

const undefinedTable = '42P01'

/** Does not migrate: a database of an older version has no choices yet. */
async function withDatabase<T>(config: Config, work: (db: Database) => Promise<T[]>): Promise<T[]> {
  const database = await openDatabase(config)
  const db = connect({ ...database.connection, max: 1 }, () => {})
  try {
    return await work(db)
  } catch (error) {
    const { code } = ((error as Error).cause ?? error) as { code?: string }
    if (code === undefinedTable) return []
    throw error
  } finally {
    await db.$client.end()
    await database.close()
  }
}
