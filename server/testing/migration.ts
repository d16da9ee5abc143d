import { randomBytes } from 'node:crypto'
import pg from 'pg'
import { inject } from 'vitest'
import { knownMigrations, migrateWithin } from '../database/migrate.ts'

/** Fills a database as it was after so many migrations, runs the others, and hands over what reads it as arrays. */
export async function withMigrated(
  before: number,
  filling: string,
  check: (rows: (query: string) => Promise<unknown[]>) => Promise<void>,
): Promise<void> {
  const database = `test_${randomBytes(6).toString('hex')}`
  const admin = new pg.Client({ ...inject('database'), database: 'postgres' })
  await admin.connect()
  await admin.query(`create database ${database}`)
  await admin.end()
  const client = new pg.Client({ ...inject('database'), database })
  await client.connect()
  try {
    const known = knownMigrations()
    await client.query(
      'create schema drizzle; create table drizzle.__drizzle_migrations (id serial primary key, hash text not null, created_at bigint)',
    )
    await client.query('begin')
    await migrateWithin(client, known.slice(0, before))
    await client.query(filling)
    await migrateWithin(client, known.slice(before))
    await client.query('commit')
    await check(async (query) => (await client.query({ text: query, rowMode: 'array' })).rows)
  } finally {
    await client.end()
  }
}
