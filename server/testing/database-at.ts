import { randomBytes } from 'node:crypto'
import pg from 'pg'
import { inject, onTestFinished } from 'vitest'
import { type Migration, migrateWithin } from '../database/migrate.ts'

/** A database that these migrations made, with one workspace. */
export async function databaseAt(migrations: Migration[]) {
  const database = `test_${randomBytes(6).toString('hex')}`
  const admin = new pg.Client({ ...inject('database'), database: 'postgres' })
  await admin.connect()
  await admin.query(`create database ${database}`)
  await admin.end()
  const connection = { ...inject('database'), database }
  const client = new pg.Client({ ...connection, application_name: 'test' })
  await client.connect()
  onTestFinished(() => client.end())
  const query = async (text: string, values?: unknown[]) => (await client.query(text, values)).rows
  await query('create schema drizzle')
  await query(
    'create table drizzle.__drizzle_migrations (id serial primary key, hash text not null, created_at bigint)',
  )
  await migrateWithin(client, migrations)
  await query(`insert into workspaces (id, created_at) values ('w', now())`)
  const recorded = () => query('select hash, created_at::float8 as id from drizzle.__drizzle_migrations order by id')
  return { connection, query, recorded }
}
