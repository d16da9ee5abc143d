import { msg } from '#shared/say.ts'
import { sectionsIn } from '#shared/text/sections.ts'
import { connect } from './api.ts'
import { mannerHelp, mannerOf, mannerOptions } from './manner.ts'
import { idsHelp, idsIn, json, jsonHelp, print, readStdin } from './output.ts'
import { parseWords, wrongUse } from './words.ts'

const times = {
  at: { type: 'string' },
  zone: { type: 'string' },
  next: { type: 'boolean' },
  anyway: { type: 'boolean' },
} as const
const timesHelp = {
  '--at <time>': msg`a wall time such as 2026-12-01T09:00, in your time zone`,
  '--zone <zone>': msg`another time zone, such as Europe/Berlin`,
  '--next': msg`the next free posting slot`,
  '--anyway': msg`even with open points, at a taken time, or with a text that is scheduled already`,
}

interface Times {
  at?: string
  zone?: string
  next?: boolean
  anyway?: boolean
}

/** As the API takes it. */
function timeOf({ at, zone, next, anyway }: Times) {
  const decided = anyway ? ('accept' as const) : ('refuse' as const)
  return { scheduledFor: next ? 'next-free-slot' : at, timeZone: zone, openPoints: decided, clashes: decided }
}

export const making = {
  help: {
    usage: 'hookline posts new [--title <title>] [--at <time> | --next] [--json] < text.txt',
    says: [
      msg`Keeps the text from stdin as a post, word for word, and prints its line as “list” does. Its first paragraph is the hook.`,
    ],
    options: {
      '--title <title>': msg`in My Posts; otherwise the first line`,
      ...mannerHelp,
      ...timesHelp,
      ...jsonHelp,
    },
  },
  async run(words: string[]) {
    const options = { title: { type: 'string' }, ...mannerOptions, ...times, ...json } as const
    const parsed = parseWords(words, making.help, options)
    if (!parsed) return
    const { values, positionals } = parsed
    const isTimed = values.at !== undefined || values.next
    if (positionals.length > 0 || (values.at !== undefined && values.next)) throw wrongUse(making.help)
    const text = (await readStdin()).trim()
    if (!text) throw wrongUse(making.help)
    const { client, take } = await connect()
    const { title = text.split('\n', 1)[0]! } = values
    const body = { title, content: sectionsIn(text).content, ...mannerOf(values), ...(isTimed && timeOf(values)) }
    print((await take(client.POST('/api/posts', { body }))).data, values)
  },
}

export const scheduling = {
  help: {
    usage: 'hookline posts schedule <id>… --at <time> [--zone <zone>] | --next | --never [--anyway] [--json]',
    says: [[msg`Gives posts a time, or takes it away, and prints their lines as “list” does.`, idsHelp]],
    options: { ...timesHelp, '--never': msg`takes their time away`, ...jsonHelp },
  },
  async run(words: string[]) {
    const parsed = parseWords(words, scheduling.help, { ...times, never: { type: 'boolean' }, ...json })
    if (!parsed) return
    const { values, positionals } = parsed
    const wishes = [values.at !== undefined, values.next, values.never].filter(Boolean)
    const ids = wishes.length === 1 ? await idsIn(positionals) : []
    if (ids.length === 0) throw wrongUse(scheduling.help)
    const { client, take } = await connect()
    const body = values.never ? { scheduledFor: null } : timeOf(values)
    for (const id of ids)
      print((await take(client.PUT('/api/posts/{id}', { params: { path: { id } }, body }))).data, values)
  },
}
