/**
 * The minimum for reading posts: node:http, one prepared statement, its text as the answer. No session, routes or
 * log.
 */
import { createServer } from 'node:http'
import pg from 'pg'

const { DATABASE_URL, DATABASE_POOL, PAGE_QUERY, PORT } = process.env
const pool = new pg.Pool({
  connectionString: DATABASE_URL,
  max: Number(DATABASE_POOL),
  // Without this, PostgreSQL plans the statement on every execution.
  options: '-c plan_cache_mode=force_generic_plan',
})
pool.on('error', (error) => console.error(error.message))
const query = JSON.parse(PAGE_QUERY ?? '') as pg.QueryConfig

createServer(async (_request, response) => {
  const { rows } = await pool.query<{ body: string }>(query)
  const body = Buffer.from(rows[0]!.body)
  response.writeHead(200, { 'content-type': 'application/json', 'content-length': body.length })
  response.end(body)
}).listen(Number(PORT), '127.0.0.1')
