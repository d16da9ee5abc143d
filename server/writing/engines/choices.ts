import { eq } from 'drizzle-orm'
import type { AiModel } from '#shared/catalogue.ts'
import type { EngineKind } from '#shared/engines.ts'
import type { Scope } from '../../context.ts'
import { engineChoices, engineConnections } from '../../database/schema.ts'
import { type Binding, unseal } from '../../secrets.ts'
import type { Place } from './models-at.ts'

export interface Choice {
  engine: EngineKind
  connectionId: string | null
  model: string | null
  /** The connection's address and key; null for other engines, and if this server cannot read the key. */
  place: Place | null
}

export type Choices = Partial<Record<AiModel, Choice>>

export async function readChoices({ db, config }: Pick<Scope, 'db' | 'config'>): Promise<Choices> {
  const rows = await db
    .select()
    .from(engineChoices)
    .leftJoin(engineConnections, eq(engineConnections.id, engineChoices.connectionId))
  return Object.fromEntries(
    rows.map(({ engine_choices: { aiModel, ...choice }, engine_connections: connection }) => [
      aiModel,
      { ...choice, place: connection && placeOf(config, connection) },
    ]),
  )
}

export async function writeChoice(
  { db }: Pick<Scope, 'db'>,
  labels: readonly AiModel[],
  choice: Omit<Choice, 'place'>,
): Promise<void> {
  if (labels.length === 0) return
  await db
    .insert(engineChoices)
    .values(labels.map((aiModel) => ({ aiModel, ...choice })))
    .onConflictDoUpdate({ target: engineChoices.aiModel, set: choice })
}

/** A key cannot be read for another address than its own. */
export const bindingOf = ({
  id,
  kind,
  baseUrl,
}: Pick<typeof engineConnections.$inferSelect, 'id' | 'kind' | 'baseUrl'>): Binding => [id, kind, baseUrl]

/** With the decrypted key; null if this server's secret key does not open it. */
export function placeOf(config: Scope['config'], connection: typeof engineConnections.$inferSelect): Place | null {
  const { kind, baseUrl, sealedKey } = connection
  if (sealedKey === null) return { kind, baseUrl }
  const apiKey = unseal(config, bindingOf(connection), sealedKey)
  return apiKey === null ? null : { kind, baseUrl, apiKey }
}
