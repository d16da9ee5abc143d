import pg from 'pg'

export const database = 'hookline'
/** Made by initdb, for maintenance; the app never works as it. */
export const superuser = 'hookline'
/** Owns the database and every table in it, and nothing else. */
export const appRole = 'hookline_app'

/**
 * Makes the database and its owner where they are missing, and hands over what an earlier version made as the superuser.
 * `admin` is the superuser in the database "postgres"; `password` is what the app signs in with, where it needs one.
 */
export async function prepareDatabase(admin: pg.Client, connection: pg.ClientConfig, password: string | undefined) {
  if (!(await hasAppRole(admin))) await admin.query(`create role ${appRole} login`)
  if (password) await admin.query(`alter role ${appRole} password ${pg.escapeLiteral(password)}`)
  const { rows } = await admin.query<{ owner: string }>(
    'select pg_get_userbyid(datdba) as owner from pg_database where datname = $1',
    [database],
  )
  if (!rows[0]) await admin.query(`create database ${database} owner ${appRole}`)
  else if (rows[0].owner !== appRole) {
    await handOverTables(connection)
    // Last, because it says that everything else is done.
    await admin.query(`alter database ${database} owner to ${appRole}`)
  }
}

export async function hasAppRole(admin: pg.Client) {
  return (await admin.query('select from pg_roles where rolname = $1', [appRole])).rowCount === 1
}

/** REASSIGN OWNED refuses to take anything from the superuser that initdb made. */
async function handOverTables(connection: pg.ClientConfig) {
  const client = new pg.Client({ ...connection, user: superuser, database })
  await client.connect()
  try {
    await client.query(`do $$
      declare statement text;
      begin
        for statement in
          select format('alter schema %I owner to ${appRole}', nspname) from pg_namespace
            where nspowner = '${superuser}'::regrole and nspname !~ '^pg_' and nspname <> 'information_schema'
          union all
          select format('alter %s %s owner to ${appRole}',
              case relkind when 'S' then 'sequence' when 'v' then 'view' when 'm' then 'materialized view' else 'table' end,
              pg_class.oid::regclass)
            from pg_class join pg_namespace on pg_namespace.oid = relnamespace
            where relowner = '${superuser}'::regrole and relkind in ('r', 'p', 'v', 'm', 'S')
              and nspname !~ '^pg_' and nspname <> 'information_schema'
              -- The sequence of a column goes with its table.
              and not exists (select from pg_depend where objid = pg_class.oid and classid = 'pg_class'::regclass
                and deptype in ('a', 'i'))
        loop execute statement; end loop;
      end $$`)
  } finally {
    await client.end()
  }
}
