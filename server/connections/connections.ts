import { randomUUID } from 'node:crypto'
import { asc, eq } from 'drizzle-orm'
import { aiModels } from '#shared/catalogue.ts'
import type {
  Connection,
  ConnectionKind,
  ConnectionModels,
  EngineChange,
  EngineSettings,
  FoundServer,
  NewConnection,
} from '#shared/engines.ts'
import { msg, plural } from '#shared/say.ts'
import { noteChoice } from '../accounts/first-choice.ts'
import { isOperator, requireOperator, whoOperates } from '../accounts/operators.ts'
import { ConfigError } from '../config/config-error.ts'
import type { Context } from '../context.ts'
import { engineConnections } from '../database/schema.ts'
import { AppError, notFound } from '../errors.ts'
import { say } from '../language/say.ts'
import type { WithLocalModels } from '../models/local-models.ts'
import { readBaseUrl, refuseKeyInTheOpen, refuseMetadata } from '../net/given-address.ts'
import { seal } from '../secrets.ts'
import { bindingOf, placeOf, writeChoice } from '../writing/engines/choices.ts'
import type { WithEngines } from '../writing/engines/engines.ts'
import { lookFor, modelsAt, type Place, type WithLocalServers } from '../writing/engines/models-at.ts'

const maxConnections = 20

const ownAddresses = { openai: 'https://api.openai.com/v1', anthropic: 'https://api.anthropic.com/v1' }

type Row = typeof engineConnections.$inferSelect

/** Operators also get the alternatives. */
export async function engineSettings(ctx: Context & WithEngines): Promise<EngineSettings> {
  const mayChange = await isOperator(ctx)
  const rows = mayChange ? await ctx.db.select().from(engineConnections).orderBy(asc(engineConnections.createdAt)) : []
  return {
    labels: await ctx.engines.describe(ctx, ctx.language),
    isOperator: mayChange,
    whoOperates: say(await whoOperates(ctx), ctx.language),
    connections: rows.map((row) => toConnection(ctx, row)),
  }
}

/**
 * Stores a connection once the service has listed its models. An existing connection to the address gets the new key.
 */
export async function connect(ctx: Context, { kind, baseUrl: typed, key }: NewConnection): Promise<ConnectionModels> {
  await requireOperator(ctx)
  const baseUrl = addressFor(kind, typed)
  const known = await findConnection(ctx, baseUrl)
  const apiKey = key || (known?.kind === kind ? placeOf(ctx.config, known)?.apiKey : undefined)
  if (kind !== 'compatible' && !apiKey) throw new AppError('invalid', 'Enter the key.')
  await refuseMetadata(new URL(baseUrl))
  if (apiKey) await refuseKeyInTheOpen(new URL(baseUrl))
  const place = { kind, baseUrl, apiKey }
  const models = await modelsAt(place)
  return { connection: toConnection(ctx, await keepConnection(ctx, place)), models }
}

function addressFor(kind: ConnectionKind, typed: string | undefined): string {
  if (typed) return readBaseUrl(typed)
  if (kind === 'compatible') throw new AppError('invalid', 'Enter the address.')
  return ownAddresses[kind]
}

async function keepConnection(ctx: Context, { kind, baseUrl, apiKey }: Place): Promise<Row> {
  return ctx.db.transaction(async (tx) => {
    const all = await tx.select().from(engineConnections).for('update')
    const known = all.find((row) => row.baseUrl === baseUrl)
    if (!known && all.length >= maxConnections)
      throw new AppError(
        'conflict',
        msg`You already have ${plural({ max: maxConnections }, { other: '# connections' })}. Remove one first.`,
      )
    const id = known?.id ?? randomUUID()
    const sealedKey = apiKey ? sealed(ctx, { id, kind, baseUrl }, apiKey) : null
    const keyEnding = apiKey ? endingOf(apiKey) : null
    const [row] = await tx
      .insert(engineConnections)
      .values({ id, kind, baseUrl, sealedKey, keyEnding, createdAt: ctx.now() })
      .onConflictDoUpdate({ target: engineConnections.baseUrl, set: { kind, sealedKey, keyEnding } })
      .returning()
    // Another server has just connected this address. The key was encrypted for this row's id, and would be unreadable
    // in that row.
    if (row?.id !== id) throw new AppError('conflict', 'Somebody else has just changed this connection. Try again.')
    return row
  })
}

function sealed(ctx: Context, holder: Pick<Row, 'id' | 'kind' | 'baseUrl'>, key: string): string {
  try {
    return seal(ctx.config, bindingOf(holder), key)
  } catch (error) {
    if (error instanceof ConfigError) throw new AppError('unavailable', error.message)
    throw error
  }
}

/** Four characters would reveal too much of a short key. */
const endingOf = (key: string): string => (key.length >= 16 ? key.slice(-4) : '')

export async function modelsOf(ctx: Context, id: string): Promise<ConnectionModels> {
  await requireOperator(ctx)
  const row = await getConnection(ctx, id)
  return { connection: toConnection(ctx, row), models: await modelsAt(readable(ctx, row)) }
}

/** Labels that use it fall back to the next engine. */
export async function disconnect(ctx: Context & WithEngines, id: string): Promise<EngineSettings> {
  await requireOperator(ctx)
  const gone = await ctx.db.delete(engineConnections).where(eq(engineConnections.id, id)).returning()
  if (gone.length === 0) throw notFound('Connection')
  return engineSettings(ctx)
}

/** Chooses an engine once it has answered a short question. */
export async function changeEngine(
  ctx: Context & WithEngines & WithLocalModels,
  change: EngineChange,
  signal: AbortSignal,
): Promise<EngineSettings> {
  await requireOperator(ctx)
  const labels = await labelsToChange(ctx, change)
  const choice = await toChoice(ctx, change, signal)
  await writeChoice(ctx, labels, choice)
  await noteChoice(ctx)
  ctx.log.info({ labels, engine: choice.engine, model: choice.model }, 'changed the writing engine')
  return engineSettings(ctx)
}

async function labelsToChange(ctx: Context & WithEngines, { aiModels: wanted }: EngineChange) {
  const labels = await ctx.engines.describe(ctx)
  const fixed = labels.filter(({ fixedBy }) => fixedBy !== null)
  const refused = fixed.find(({ aiModel }) => !wanted || wanted.includes(aiModel))
  const open = labels.filter(({ fixedBy }) => fixedBy === null).map(({ aiModel }) => aiModel)
  const chosen = wanted ? open.filter((aiModel) => wanted.includes(aiModel)) : open
  if (refused && (wanted || chosen.length === 0)) {
    const name = aiModels.find(({ id }) => id === refused.aiModel)?.name
    throw new AppError(
      'conflict',
      msg`The server’s configuration sets ${{ name }} with ${{ variable: refused.fixedBy }}. Change it there.`,
    )
  }
  return chosen
}

async function toChoice(
  ctx: Context & WithLocalModels & WithEngines,
  { engine, connectionId, baseUrl, model }: EngineChange,
  signal: AbortSignal,
) {
  if (engine === 'arranger') return { engine, connectionId: null, model: null }
  if (!model) throw new AppError('invalid', 'Choose a model.')
  if (engine === 'local') {
    await ctx.localModels.check(model, signal)
    return { engine, connectionId: null, model }
  }
  if (connectionId) {
    await ctx.engines.at(readable(ctx, await getConnection(ctx, connectionId)), model).check(signal)
    return { engine, connectionId, model }
  }
  const address = addressFor('compatible', baseUrl)
  const known = await findConnection(ctx, address)
  const place: Place = known ? readable(ctx, known) : { kind: 'compatible', baseUrl: address }
  await ctx.engines.at(place, model).check(signal)
  const { id } = known ?? (await keepConnection(ctx, place))
  return { engine, connectionId: id, model }
}

export async function look(ctx: Context & WithLocalServers): Promise<FoundServer[]> {
  await requireOperator(ctx)
  return lookFor(ctx.localServers)
}

async function getConnection(ctx: Context, id: string): Promise<Row> {
  const [row] = await ctx.db.select().from(engineConnections).where(eq(engineConnections.id, id))
  if (!row) throw notFound('Connection')
  return row
}

async function findConnection(ctx: Context, baseUrl: string): Promise<Row | undefined> {
  const [row] = await ctx.db.select().from(engineConnections).where(eq(engineConnections.baseUrl, baseUrl))
  return row
}

function readable(ctx: Context, row: Row): Place {
  const place = placeOf(ctx.config, row)
  if (!place)
    throw new AppError(
      'conflict',
      'This server cannot read the key of this connection, because its secret key is missing or has changed. Enter the key again.',
    )
  return place
}

const toConnection = (ctx: Context, row: Row): Connection => ({
  id: row.id,
  kind: row.kind,
  baseUrl: row.baseUrl,
  keyEnding: row.keyEnding,
  isReadable: placeOf(ctx.config, row) !== null,
})
