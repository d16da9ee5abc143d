import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { extractMessages } from '@lingui/native-tools'
import { parseSync } from 'vite'
import { type Entry, idOf } from '../../shared/po.ts'
import { parsePatterns } from '../../shared/reader/patterns.ts'
import { macros } from '../../web/build/macros.ts'
import { root } from '../setup.mjs'
import { englishOnly } from './english-only.ts'
import { firstName, type Node, textOf, walk } from './walk.ts'

const isTest =
  /\.test\.tsx?$|\.d\.ts$|\.gen\.ts$|^server\/(?:testing|stubs|seed|build)\/|^web\/(?:build\/|testing|vite)/

/** Files that say something to people, in a fixed order. */
export const sources = (): string[] =>
  globSync('{web,shared,server}/**/*.{ts,tsx}', { cwd: root })
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => !isTest.test(file))
    .sort()

/** Whether people read the file's texts in their language. */
export const isInEveryLanguage = (file: string): boolean =>
  !englishOnly.some((place) => file === place || file.startsWith(`${place}/`))

export const read = (file: string): string => readFileSync(join(root, file), 'utf8')

interface Sentence {
  text: string
  isPlain: boolean
}

const startsLikeASentence = /^[\p{Lu}“]/u

const textsIn = (node: Node): string[] =>
  [...walk(node)]
    .filter(
      ([one, around]) =>
        (one.type !== 'TemplateLiteral' || one.expressions.length === 0) &&
        !around.some(({ type }) => type === 'TaggedTemplateExpression'),
    )
    .map(([one]) => textOf(one) ?? '')
    .filter((text) => startsLikeASentence.test(text))

/** Errors whose message people read. */
const errors = new Set([
  'AppError',
  'BackupError',
  'BadSignature',
  'CommandError',
  'DatabaseUnusable',
  'EmbeddedDatabaseError',
  'ExportError',
  'UpdateUnderWay',
  'UsageError',
  'WorkbookError',
])

/** What else takes sentences: rules of schemas, and what makes errors of them. */
const sayers = new Set(['z', 'limitBody', 'changedMeanwhile'])

export const isError = (node: Node): node is Extract<Node, { type: 'NewExpression' }> =>
  node.type === 'NewExpression' && errors.has(firstName(node.callee) ?? '')

/**
 * Sentences that are no macros: what errors are made with, what the schemas of both sides say, and what follows the
 * comment `i18n`. Those with values must be macros.
 */
export function sentencesIn(file: string, code: string): Sentence[] {
  if (!/\bnew [A-Z]|limitBody\(|changedMeanwhile\(|\bnotFound\(|\bz\.|\/\*i18n\*\//.test(code)) return []
  const { program, comments } = parseSync(file, code)
  const marks = comments.filter(({ value }) => value.trim() === 'i18n').map(({ end }) => end)
  const isMarked = ({ start }: Node) => marks.some((end) => end <= start && code.slice(end, start).trim() === '')
  const plain = (node: Node) => textsIn(node).map((text) => ({ text, isPlain: true }))
  // The server says them in the right language itself.
  const said = (node: Node) =>
    textsIn(node)
      .filter((text) => / |\.$/.test(text))
      .map((text) => ({ text, isPlain: !file.startsWith('server/') }))
  return [...walk(program)].flatMap(([node]) => {
    if (isError(node)) return node.arguments.slice(0, 2).flatMap(said)
    if (node.type !== 'CallExpression') return isMarked(node) ? plain(node) : []
    const called = firstName(node.callee)
    if (called === 'notFound')
      return node.arguments.flatMap(textsIn).map((noun) => ({ text: `${noun} not found`, isPlain: false }))
    if (called && sayers.has(called)) return node.arguments.flatMap(said)
    return isMarked(node) ? plain(node) : []
  })
}

interface Found extends Pick<Entry, 'message' | 'context'> {
  comment?: string
  isPlain?: boolean
}

/** Every message of the sources by its id, with the files that say it. */
export async function messagesOfSources(): Promise<Map<string, Entry>> {
  const entries = new Map<string, Entry>()
  const add = (file: string, { message, context, comment, isPlain = false }: Found) => {
    const id = idOf({ message, context })
    const entry = entries.get(id) ?? { message, context, translation: '', places: [], comments: [], isPlain }
    entry.isPlain ||= isPlain
    if (!entry.places.includes(file)) entry.places.push(file)
    if (comment && !entry.comments.includes(comment)) entry.comments.push(comment)
    entries.set(id, entry)
  }
  for (const file of sources()) {
    const code = read(file)
    if (macros.pattern.test(code)) {
      const { messages, warnings } = await extractMessages(code, file, { macro: macros.options })
      if (warnings.length > 0) throw new Error(`${file}: ${warnings.join(' ')}`)
      // Without a text it is a marked one, which is found below.
      for (const { message, context, comment } of messages) if (message) add(file, { message, context, comment })
    }
    if (isInEveryLanguage(file))
      for (const { text, isPlain } of sentencesIn(file, code)) add(file, { message: text, isPlain })
  }
  // The reasons of patterns are plain texts in files of their own.
  for (const file of globSync('shared/languages/*/patterns.txt', { cwd: root }).sort())
    for (const { reason } of parsePatterns(read(file)).patterns)
      add(file.replaceAll('\\', '/'), { message: reason, isPlain: true })
  return entries
}
