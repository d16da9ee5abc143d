/** The minimum for starting: the embedded database, one connection, node:http. */
import { createServer } from 'node:http'
import pg from 'pg'
import { startEmbedded } from '../../server/database/embedded.ts'

const { DATA_DIR, HOST, PORT } = process.env
const embedded = await startEmbedded({ dataDir: DATA_DIR! })
const client = new pg.Client(embedded.connection)
// The database may stop before the client has disconnected.
client.on('error', () => {})
await client.connect()

const server = createServer(async (_request, response) => {
  await client.query('select 1')
  response.end()
}).listen(Number(PORT), HOST)

process.once('SIGTERM', async () => {
  server.close()
  await client.end()
  await embedded.stop()
  process.exit(0)
})
