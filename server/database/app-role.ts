import pg from 'pg'

export const database = 'hookline'
/** initdb makes it for maintenance. The app never works as it. */
export const superuser = 'hookline'
/** Owns the database and every table in it, and nothing else. */
export const appRole = 'hookline_app'

/** `admin` is the superuser in the database "postgres". `password` is the app's, where it needs one. */
export async function prepareDatabase(admin: pg.Client, password: string | undefined) {
  const hasRole = (await admin.query('select from pg_roles where rolname = $1', [appRole])).rowCount === 1
  if (!hasRole) await admin.query(`create role ${appRole} login`)
  if (password) await admin.query(`alter role ${appRole} password ${pg.escapeLiteral(password)}`)
  const hasDatabase = (await admin.query('select from pg_database where datname = $1', [database])).rowCount === 1
  if (!hasDatabase) await admin.query(`create database ${database} owner ${appRole}`)
}
