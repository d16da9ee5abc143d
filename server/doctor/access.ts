import { once } from 'node:events'
import { existsSync } from 'node:fs'
import type pg from 'pg'
import { readInUse, secretKeyBinding, secretKeyName } from '../admin/secret-key-in-use.ts'
import type { Config } from '../config/config.ts'
import { type Connection, connectOnce } from '../database/connect.ts'
import { keyFile } from '../key-files.ts'
import { isSigned, secretKeyFile } from '../secrets.ts'
import { type Finding, note, ok, reasonOf, toDo, withinMs } from './finding.ts'

/** What an operator's own database server has to allow. */
export async function examineAccess(client: pg.Client, connection: Connection, config: Config): Promise<Finding[]> {
  if (!config.databaseUrl) return []
  return [
    ...(await mayCreate(client)),
    await pooler(client, connection, config),
    ...(await notifications(client, config)),
  ]
}

async function mayCreate(client: pg.Client): Promise<Finding[]> {
  const { rows } = await client.query<{ inDatabase: boolean; inSchema: boolean; role: string; name: string }>(
    `select has_database_privilege(current_database(), 'create') as "inDatabase",
       has_schema_privilege('public', 'create') as "inSchema", current_user as role, current_database() as name`,
  )
  const { inDatabase, inSchema, role, name } = rows[0]!
  if (inDatabase && inSchema) return []
  return [
    toDo(
      'Rights',
      `The role ${role} may not create tables, which the first start and upgrades do. Run as a superuser: alter database "${name}" owner to "${role}"; alter schema public owner to "${role}";`,
    ),
  ]
}

/**
 * A pooler makes up process numbers. In transaction mode it also serves a second client with the connection that the
 * first one has open.
 */
async function pooler(client: pg.Client, connection: Connection, { databasePooler }: Config): Promise<Finding> {
  const about = 'Pooler'
  const own = await processOf(client)
  const isPooled = own !== (client as unknown as { processID: number }).processID
  if (!isPooled)
    return databasePooler
      ? note(
          about,
          'DATABASE_POOLER is transaction, but nothing pools in front of DATABASE_URL. Turn it off: it is slower.',
        )
      : ok(about, 'none')
  if (databasePooler) return ok(about, 'in transaction mode, as DATABASE_POOLER says')
  const other = await connectOnce({ ...connection, query_timeout: withinMs })
  try {
    if ((await processOf(other)) !== own) return ok(about, 'in session mode')
  } finally {
    await other.end()
  }
  return toDo(
    about,
    'A pooler in transaction mode is in front of DATABASE_URL. Set DATABASE_POOLER=transaction, and DATABASE_LISTEN_URL to the database itself.',
  )
}

const processOf = async (client: pg.Client): Promise<number> =>
  (await client.query<{ pid: number }>('select pg_backend_pid() as pid')).rows[0]!.pid

/** Sends itself one over both ways. */
async function notifications(client: pg.Client, { databaseListen }: Config): Promise<Finding[]> {
  if (!databaseListen) return []
  const about = 'Notifications'
  const channel = `hookline_doctor_${process.pid}`
  try {
    const listener = await connectOnce({
      ...databaseListen,
      connectionTimeoutMillis: withinMs,
      query_timeout: withinMs,
    })
    try {
      await listener.query(`listen ${channel}`)
      const heard = once(listener, 'notification', { signal: AbortSignal.timeout(withinMs) })
      await client.query('select pg_notify($1, $2)', [channel, ''])
      await heard
      return [ok(about, 'arrive by DATABASE_LISTEN_URL')]
    } finally {
      await listener.end()
    }
  } catch (error) {
    const reason = reasonOf(error).replace(' Check DATABASE_URL.', '')
    return [
      toDo(
        about,
        `DATABASE_LISTEN_URL brings none (${reason}), so open pages learn of changes late. It must lead past the pooler to the database of DATABASE_URL.`,
      ),
    ]
  }
}

/** Whether the servers of this database have this secret key. Creates none. */
export async function examineSecretKey(client: pg.Client, config: Config): Promise<Finding[]> {
  const { rows: there } = await client.query("select to_regclass('public.settings') is not null as yes")
  if (!there[0]?.yes) return []
  const { rows } = await client.query<{ value: string }>('select value from public.settings where name = $1', [
    secretKeyName,
  ])
  if (!rows[0]) return []
  const hasKey = config.secretKey !== undefined || existsSync(keyFile(config.dataDir, secretKeyFile))
  const { signature, seenAt } = readInUse(rows[0].value)
  if (hasKey && isSigned(config, secretKeyBinding, signature)) return [ok('Secret key', 'the one in use')]
  return [
    toDo(
      'Secret key',
      `${config.secretKey ? 'SECRET_KEY' : keyFile(config.dataDir, secretKeyFile)} is not the key that a server of this database used at ${seenAt}. Give every server the same SECRET_KEY: none reads what another key encrypted.`,
    ),
  ]
}
