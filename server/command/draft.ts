import { randomUUID } from 'node:crypto'
import { product } from '#shared/product.ts'
import { type Message, msg } from '#shared/say.ts'
import { readEvents } from '#shared/server-sent-events.ts'
import type { components } from '../client/client.ts'
import { inTerminal } from '../language/terminal.ts'
import { type Api, attempts, connect, keyHeader } from './api.ts'
import { CommandError } from './command-error.ts'
import { mannerHelp, mannerOf, mannerOptions } from './manner.ts'
import { json, jsonHelp, printJson, printText, readStdin } from './output.ts'
import { parseWords, wrongUse } from './words.ts'

const help = {
  usage: 'hookline draft "what you want to say" [--category <id>] [--tone …] [--emojis …] [--language …] [--json]',
  says: [
    msg`Writes a draft from your words and prints it. Hookline invents nothing: what is missing is a question in square brackets.`,
    msg`Without words, or with “-”, they come from stdin. Ctrl-C cancels, and keeps nothing.`,
  ],
  options: { ...mannerHelp, ...jsonHelp },
}

export async function draft(words: string[]): Promise<void> {
  const parsed = parseWords(words, help, { ...mannerOptions, ...json })
  if (!parsed) return
  const { values, positionals } = parsed
  const given = positionals.join(' ')
  const title = (['', '-'].includes(given) ? await readStdin() : given).trim()
  if (!title) throw wrongUse(help)
  const api = await connect()
  const { post, note } = await write(api, { title, ...mannerOf(values) })
  if (values.json) printJson(post)
  else printText(post)
  const kept = inTerminal(msg`Kept as a draft: ${{ link: api.linkTo(post) }}`)
  console.error(`\n${kept}${note ? `\n${note}` : ''}`)
}

type Written = components['schemas']['Written']

/** Writes a post and says on the way what happens. A repeat after a broken connection makes no second post. */
async function write({ client, take }: Api, body: components['schemas']['GeneratePost']): Promise<Written> {
  const headers = { [keyHeader]: randomUUID(), accept: 'text/event-stream, application/problem+json' }
  for (let left = attempts; left > 0; left--) {
    const { data } = await take(client.POST('/api/generate-post', { body, headers, parseAs: 'stream' }))
    const written = await lastOf(data!)
    if (written) return written
  }
  throw new CommandError(
    msg`The connection to ${{ product: product.name }} broke again and again. Look in My Posts, then try again.`,
  )
}

/** The finished draft; null if the connection broke. */
async function lastOf(stream: ReadableStream<Uint8Array<ArrayBuffer>>): Promise<Written | null> {
  let said = ''
  const tellOnce = (sentence: Message) => {
    const line = inTerminal(sentence)
    if (line !== said) console.error(line)
    said = line
  }
  try {
    for await (const { event, data } of readEvents(stream)) {
      if (event === 'done') return JSON.parse(data)
      if (event === 'error') throw new CommandError(JSON.parse(data).message)
      if (event === 'place') tellOnce(msg`Drafts that are written first: ${{ ahead: JSON.parse(data).ahead }}`)
      if (event === 'partial') tellOnce(msg`Writing …`)
      if (event === 'revising') tellOnce(msg`Writing it once more, because it broke a rule …`)
    }
  } catch (error) {
    if (error instanceof CommandError) throw error
  }
  return null
}
