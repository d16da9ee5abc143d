import { generateMessageId } from '@lingui/message-utils/generateMessageId'

/** A message of a catalogue, which is a PO file for each language. */
export interface Entry {
  /** English. */
  message: string
  /** Tells messages apart that are one word in English. */
  context?: string
  /** Empty until somebody translates it. */
  translation: string
  /** The files that say it. */
  places: string[]
  /** What translators should know, such as what a placeholder holds. */
  comments: string[]
  /** The code has it as a plain text, such as a rule of a form, and it is translated where it is shown. */
  isPlain: boolean
}

export const idOf = ({ message, context }: Pick<Entry, 'message' | 'context'>): string =>
  generateMessageId(message, context)

type Field = 'message' | 'context' | 'translation'
const fields: Record<string, Field> = { msgid: 'message', msgctxt: 'context', msgstr: 'translation' }

const textOf = (line: string): string => JSON.parse(line.slice(line.indexOf('"'))) as string

/** Reads a catalogue. Of two entries for one message, which a merge can leave, the translated one counts. */
export function readPo(text: string): Map<string, Entry> {
  const entries = new Map<string, Entry>()
  for (const block of text.split('\n\n')) {
    const entry: Entry = { message: '', translation: '', places: [], comments: [], isPlain: false }
    let field: Field = 'message'
    for (const line of block.split('\n')) {
      if (line.startsWith('#:')) entry.places.push(line.slice(2).trim())
      else if (line === '#, plain') entry.isPlain = true
      else if (line.startsWith('#.')) entry.comments.push(line.slice(2).trim())
      if (line.startsWith('msg')) field = fields[line.slice(0, line.indexOf(' '))] ?? field
      if (/^(?:msg|")/.test(line)) entry[field] = (entry[field] ?? '') + textOf(line)
    }
    const id = idOf(entry)
    if (entry.message && !entries.get(id)?.translation) entries.set(id, entry)
  }
  return entries
}

export const writePo = (language: string, entries: Iterable<Entry>): string =>
  [
    `msgid ""\nmsgstr ""\n"Language: ${language}\\n"\n"Content-Type: text/plain; charset=utf-8\\n"\n`,
    ...[...entries].map(({ message, context, translation, places, comments, isPlain }) =>
      [
        ...comments.map((comment) => `#. ${comment}`),
        ...places.map((place) => `#: ${place}`),
        ...(isPlain ? ['#, plain'] : []),
        ...(context ? [`msgctxt ${JSON.stringify(context)}`] : []),
        `msgid ${JSON.stringify(message)}`,
        `msgstr ${JSON.stringify(translation)}`,
        '',
      ].join('\n'),
    ),
  ].join('\n')
