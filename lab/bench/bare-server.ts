/** The least that reading the posts costs: node:http, one prepared statement, its text sent on. No session, no routes, no log. */
import { createServer } from 'node:http'
import pg from 'pg'

const { DATABASE_URL, DATABASE_POOL, PAGE_QUERY, PORT } = process.env
const pool = new pg.Pool({
  connectionString: DATABASE_URL,
  max: Number(DATABASE_POOL),
  // Planned once: left to itself, PostgreSQL plans this statement anew each time.
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
