import { existsSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { product } from '#shared/product.ts'
import { speakOverStdio } from './stdio.ts'

const usage = `Lets a program on this computer, such as Claude Desktop, work with your posts: it speaks MCP over stdin and stdout.

  hookline mcp            for the account of this computer
  hookline mcp <email>    for the account with this address

The first time, it creates a key and keeps it in DATA_DIR/programs.key, which only you can read. That key may not
publish. With HOOKLINE_KEY it uses a key from Settings → Integrations instead, which may do what you chose there, and
with HOOKLINE_URL ${product.name} at another address.
`

/** Stdout belongs to the protocol. */
const say = (sentence: string) => console.error(sentence)

async function main(): Promise<void> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { help: { type: 'boolean', short: 'h' } },
  })
  if (values.help) return say(usage)
  const { HOOKLINE_URL: url, HOOKLINE_KEY: key } = process.env
  if (key) return speakOverStdio({ origin: new URL(url || 'http://localhost:3000').origin, key })
  if (existsSync('.env')) process.loadEnvFile('.env')
  // The database and its code are needed once, to create the key.
  const [{ readConfig }, { keyOfThisComputer }] = await Promise.all([
    import('../config/config.ts'),
    import('./own-key.ts'),
  ])
  const config = readConfig(process.env)
  const origin = url || `http://localhost:${config.port}`
  speakOverStdio({ origin, key: await keyOfThisComputer(config, origin, positionals[0]) })
}

main().catch((error: unknown) => {
  const isForPerson =
    error instanceof Error && ['AppError', 'ConfigError', 'TypeError'].includes(error.constructor.name)
  say(isForPerson ? (error as Error).message : String(error instanceof Error ? error.stack : error))
  process.exitCode = 1
})
