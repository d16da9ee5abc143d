import { existsSync } from 'node:fs'
import { createInterface } from 'node:readline/promises'
import { readConfig } from '../config/config.ts'
import type { Database } from '../database/connect.ts'
import { withDatabase } from '../database/open.ts'

// psql does not come with the embedded database.

if (existsSync('.env')) process.loadEnvFile('.env')
const [given] = process.argv.slice(2)

await withDatabase(readConfig(process.env), async (db) => {
  if (given) return run(db, given)
  const terminal = createInterface({ input: process.stdin, output: process.stdout, prompt: 'hookline> ' })
  console.log('One statement per line. "tables" lists the tables. Ctrl+D quits.')
  terminal.prompt()
  for await (const line of terminal) {
    const statement = line.trim() === 'tables' ? listTables : line.trim()
    if (statement) await run(db, statement)
    terminal.prompt()
  }
})

const listTables = `select relname as table, n_live_tup as rows from pg_stat_user_tables order by 1`

async function run(db: Database, statement: string): Promise<void> {
  try {
    const { rows, rowCount, command } = await db.$client.query(statement)
    if (rows.length > 0) console.table(rows)
    console.log(`${command}: ${rowCount ?? 0} ${rowCount === 1 ? 'row' : 'rows'}`)
  } catch (error) {
    console.error(error instanceof Error ? error.message : error)
    if (given) process.exitCode = 1
  }
}
