import { writeFileSync } from 'node:fs'
import { msg, plural } from '#shared/say.ts'
import { type Api, connect, type Post } from './api.ts'
import { CommandError } from './command-error.ts'
import { oneOf } from './manner.ts'
import { idsHelp, idsIn, json, jsonHelp, print, printJson, printText } from './output.ts'
import { parseWords, wrongUse } from './words.ts'

const filters = { status: { type: 'string' }, search: { type: 'string' } } as const
const filtersHelp = {
  '--status <status>': msg`draft, scheduled or published`,
  '--search <words>': msg`in titles and texts`,
}

export const list = {
  help: {
    usage: 'hookline posts list [--status <status>] [--search <words>] [--limit <count>] [--json]',
    says: [msg`Lists posts, newest first: id, status, time and title, separated by tabs.`],
    options: { ...filtersHelp, '--limit <count>': msg`at most so many`, ...jsonHelp },
  },
  async run(words: string[]) {
    const parsed = parseWords(words, list.help, { ...filters, limit: { type: 'string' }, ...json })
    if (!parsed) return
    const { limit = '10000', ...values } = parsed.values
    if (parsed.positionals.length > 0 || !/^[1-9]\d{0,5}$/.test(limit)) throw wrongUse(list.help)
    let left = Number(limit)
    for await (const post of found(await connect(), values)) {
      print(post, values)
      if (--left === 0) return
    }
  },
}

export const show = {
  help: {
    usage: 'hookline posts show <id>… [--json]',
    says: [[msg`Prints the text of posts.`, idsHelp]],
    options: jsonHelp,
  },
  async run(words: string[]) {
    const parsed = parseWords(words, show.help, json)
    if (!parsed) return
    const ids = await idsIn(parsed.positionals)
    if (ids.length === 0) throw wrongUse(show.help)
    const { client, take } = await connect()
    for (const [index, id] of ids.entries()) {
      const { data } = await take(client.GET('/api/posts/{id}', { params: { path: { id } } }))
      if (index > 0 && !parsed.values.json) console.log('\n---\n')
      if (parsed.values.json) printJson(data)
      else printText(data)
    }
  },
}

const mostExported = 100

export const exporting = {
  help: {
    usage: 'hookline posts export [<id>…] [--status <status>] [--search <words>] [--output <file>] > posts.zip',
    says: [
      msg`Writes up to ${plural({ most: mostExported }, { other: '# posts' })} with their images into a zip of JSON, CSV and Markdown. Without ids, all that the options find.`,
      idsHelp,
    ],
    options: { ...filtersHelp, '--output <file>': msg`instead of stdout` },
  },
  async run(words: string[]) {
    const parsed = parseWords(words, exporting.help, { ...filters, output: { type: 'string', short: 'o' } })
    if (!parsed) return
    const { values, positionals } = parsed
    const { output } = values
    if (!output && process.stdout.isTTY)
      throw new CommandError('A zip would fill the terminal. Add > posts.zip or --output posts.zip.', 'usage')
    const api = await connect()
    const ids = await idsIn(positionals)
    if (positionals.length === 0) for await (const { id } of found(api, values)) if (ids.push(id) > mostExported) break
    if (ids.length === 0) throw new CommandError('There is no such post.')
    if (ids.length > mostExported)
      throw new CommandError(
        msg`An export holds at most ${plural({ most: mostExported }, { other: '# posts' })}. Choose some by --status, --search or their ids.`,
      )
    const { data } = await api.take(
      api.client.GET('/api/posts/export', { params: { query: { ids: ids.join(',') } }, parseAs: 'arrayBuffer' }),
    )
    writeFileSync(output ?? process.stdout.fd, Buffer.from(data))
  },
}

const pageSize = 100

async function* found({ client, take }: Api, { status, search }: { status?: string; search?: string }) {
  const filter = { status: oneOf(['draft', 'scheduled', 'published'], '--status', status), q: search, limit: pageSize }
  let cursor: string | undefined
  do {
    const answer = await take(client.GET('/api/posts', { params: { query: { ...filter, cursor } } }))
    yield* answer.data satisfies Post[]
    const [, next = ''] = /<([^<>]+)>; rel="next"/.exec(answer.response.headers.get('link') ?? '') ?? []
    cursor = URL.parse(next, 'http://localhost')?.searchParams.get('cursor') ?? undefined
  } while (cursor)
}
