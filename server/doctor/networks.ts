import type pg from 'pg'
import { warnedMs } from '#shared/networks.ts'
import { product } from '#shared/product.ts'
import type { Config } from '../config/config.ts'
import { keyFile } from '../key-files.ts'
import { type AccountToken, accessOf } from '../networks/accounts.ts'
import { secretKeyFile } from '../secrets.ts'
import { type Finding, note, ok, toDo } from './finding.ts'

const about = product.network
const days = warnedMs / 86_400_000

/** Gives no names. */
export async function examineNetworks(client: pg.Client, config: Config): Promise<Finding[]> {
  const { rows: there } = await client.query("select to_regclass('public.network_accounts') is not null as yes")
  if (!there[0]?.yes) return []
  const { rows } = await client.query<AccountToken>(
    `select workspace_id as "workspaceId", user_id as "userId", network, external_id as "externalId",
       sealed_token as "sealedToken", refused, expires_at as "expiresAt" from public.network_accounts`,
  )
  if (rows.length === 0)
    return config.linkedin ? [ok(about, 'an app is configured, but nobody has connected an account yet')] : []
  const states = Map.groupBy(rows, (row) => stateOf(row, config))
  const of = (state: ReturnType<typeof stateOf>) => states.get(state)?.length ?? 0
  const place = config.secretKey ? 'SECRET_KEY' : keyFile(config.dataDir, secretKeyFile)
  const faults = [
    of('ended') > 0 && `${of('ended')} ended`,
    of('refused') > 0 && `${of('refused')} refused by ${product.network}`,
    of('unreadable') > 0 && `${of('unreadable')} unreadable with ${place}`,
    of('ending') > 0 && `${of('ending')} ending within ${days} days`,
  ].filter((one) => typeof one === 'string')
  const count = `${rows.length} connected ${rows.length === 1 ? 'account' : 'accounts'}`
  const says = [count, ...faults].join(', ')
  if (of('unreadable') > 0)
    return [
      toDo(
        about,
        `${says}. Put back the secret key that encrypted their tokens, or have their owners reconnect in Settings → Integrations.`,
      ),
    ]
  if (!config.linkedin)
    return [note(about, `${says}. LINKEDIN_CLIENT_ID is not set, so nothing is published and people post by hand.`)]
  return faults.length > 0
    ? [note(about, `${says}. The bell tells their owners, who reconnect in Settings → Integrations.`)]
    : [ok(about, says)]
}

function stateOf(token: AccountToken, config: Config) {
  const now = new Date()
  const access = accessOf({ config, now: () => now }, token)
  if (access === 'expired') return 'ended'
  if (access === 'unreadable') return 'unreadable'
  if (typeof access === 'string') return 'refused'
  return token.expiresAt.getTime() - now.getTime() < warnedMs ? 'ending' : 'connected'
}
