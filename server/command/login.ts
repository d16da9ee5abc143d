import { createInterface } from 'node:readline/promises'
import { Writable } from 'node:stream'
import { product } from '#shared/product.ts'
import { msg } from '#shared/say.ts'
import { inTerminal, tell } from '../language/terminal.ts'
import { connectTo } from './api.ts'
import { CommandError } from './command-error.ts'
import { readStdin } from './output.ts'
import { findOrigin, forgetLogin, keepLogin, originOf } from './place.ts'
import { parseWords, wrongUse } from './words.ts'

const help = {
  usage: 'hookline login [<address>]',
  says: [
    msg`Keeps a key for a ${{ product: product.name }} elsewhere, readable by you alone. It asks for the key, or takes it from stdin.`,
    msg`Create one there, in Settings → Integrations. “hookline logout” forgets it.`,
  ],
}

export async function login(words: string[]): Promise<void> {
  const parsed = parseWords(words, help, {})
  if (!parsed) return
  const { positionals } = parsed
  if (positionals.length > 1) throw wrongUse(help)
  const origin = positionals[0] === undefined ? findOrigin() : originOf(positionals[0])
  const key = (process.stdin.isTTY ? await askFor(origin) : await readStdin()).trim()
  if (!/^hk_\w+$/.test(key)) throw new CommandError('This is not a key. Keys begin with hk_.', 'usage')
  const { client, take } = connectTo({ origin, key })
  await take(client.GET('/api/keys', {}))
  const file = keepLogin({ origin, key })
  tell(msg`“hookline posts” and “hookline draft” now work at ${{ origin }}. The key is in ${{ file }}`)
}

export function logout(): void {
  forgetLogin()
  tell(msg`The key is forgotten here. To end it everywhere, end it in Settings → Integrations.`)
}

/** Without showing what is entered. */
async function askFor(origin: string): Promise<string> {
  const address = `${origin}/settings?section=integrations`
  process.stderr.write(`${inTerminal(msg`Create a key at ${{ address }} and paste it here:`)} `)
  const asking = createInterface({
    input: process.stdin,
    output: new Writable({ write: (_, __, done) => done() }),
    terminal: true,
  })
  try {
    return await asking.question('')
  } finally {
    asking.close()
    process.stderr.write('\n')
  }
}
