import { connect } from './api.ts'
import { mannerHelp, mannerOf, mannerOptions } from './manner.ts'
import { json, jsonHelp, printJson, printText, readStdin } from './output.ts'
import { parseWords, wrongUse } from './words.ts'

const help = `hookline draft "what you want to say" [--category <id>] [--tone …] [--emojis …] [--language …] [--json]

Writes a draft from your words and prints it. Hookline invents nothing: what is missing is a question in square brackets.
Without words, or with “-”, they come from stdin.

${mannerHelp}
${jsonHelp}`

export async function draft(words: string[]): Promise<void> {
  const parsed = parseWords(words, help, { ...mannerOptions, ...json })
  if (!parsed) return
  const { values, positionals } = parsed
  const given = positionals.join(' ')
  const title = (['', '-'].includes(given) ? await readStdin() : given).trim()
  if (!title) throw wrongUse(help)
  const { client, take, linkTo } = await connect()
  const body = { title, ...mannerOf(values) }
  const { data } = await take(client.POST('/api/generate-post', { body }))
  if (values.json) printJson(data.post)
  else printText(data.post)
  console.error(`\nKept as a draft: ${linkTo(data.post)}${data.note ? `\n${data.note}` : ''}`)
}
