import type pg from 'pg'
import { aiModels } from '#shared/catalogue.ts'
import type { ConnectionKind } from '#shared/engines.ts'
import type { Config } from '../config/config.ts'
import { keyFile } from '../key-files.ts'
import { secretKeyFile, unseal } from '../secrets.ts'
import { bindingOf } from '../writing/engines/choices.ts'
import { modelsAt } from '../writing/engines/models-at.ts'
import { type Finding, ok, reasonOf, toDo } from './finding.ts'

interface Connection {
  id: string
  kind: ConnectionKind
  baseUrl: string
  sealedKey: string | null
  chosen: { aiModel: string; model: string }[]
}

/** Whether keys decrypt and addresses answer. Sends no text. */
export async function examineConnections(client: pg.Client, config: Config): Promise<Finding[]> {
  const { rows: there } = await client.query("select to_regclass('public.engine_connections') is not null as yes")
  if (!there[0]?.yes) return []
  const { rows } = await client.query<Connection>(
    `select id, kind, base_url as "baseUrl", sealed_key as "sealedKey",
       coalesce((select json_agg(json_build_object('aiModel', ai_model, 'model', model) order by ai_model)
         from public.engine_choices where connection_id = engine_connections.id), '[]') as chosen
     from public.engine_connections order by created_at, id`,
  )
  const isUsed = ({ chosen }: Connection) => chosen.length > 0
  return [...keys(rows, config), ...(await Promise.all(rows.filter(isUsed).map((row) => reach(row, config)))).flat()]
}

const keyOf = (row: Connection, config: Config) =>
  row.sealedKey === null ? '' : unseal(config, bindingOf(row), row.sealedKey)

function keys(rows: Connection[], config: Config): Finding[] {
  const kept = rows.filter(({ sealedKey }) => sealedKey !== null)
  if (kept.length === 0) return []
  const lost = kept.filter((row) => keyOf(row, config) === null)
  const count = `${kept.length} ${kept.length === 1 ? 'key' : 'keys'} for other services`
  if (lost.length === 0) return [ok('Keys', `${count}, encrypted and readable`)]
  const place = config.secretKey ? 'SECRET_KEY' : keyFile(config.dataDir, secretKeyFile)
  return [
    toDo(
      'Keys',
      `Of ${count}, ${lost.length} cannot be read with ${place}. Put back the secret key that encrypted them, or enter them again in Settings → Writing engine.`,
    ),
  ]
}

async function reach(row: Connection, config: Config): Promise<Finding[]> {
  const { kind, baseUrl, chosen } = row
  const apiKey = keyOf(row, config)
  if (apiKey === null) return []
  const problem = await modelsAt({ kind, baseUrl, apiKey }).then(() => null, reasonOf)
  return chosen.map(({ aiModel, model }) => {
    const about = `Engine ${aiModels.find(({ id }) => id === aiModel)?.name ?? aiModel}`
    return problem
      ? toDo(about, `${model}, chosen in Settings: ${problem}`)
      : ok(about, `${model} at ${baseUrl}, chosen in Settings, reachable`)
  })
}
