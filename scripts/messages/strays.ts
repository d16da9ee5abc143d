import { parseSync } from 'vite'
import { isError } from './sources.ts'
import { firstName, type Node, textOf, walk } from './walk.ts'

/** Attributes and properties that people read or hear. */
const shown = new Set([
  ...['aria-label', 'aria-description', 'aria-roledescription', 'aria-valuetext', 'title', 'placeholder', 'alt'],
  ...['label', 'description', 'heading', 'hint', 'subject', 'greeting', 'text', 'name', 'mistake', 'verb', 'what'],
])

/** Names that no language changes. */
const names = /^(?:BETA|Pro)$/

/** What code calls something by, such as `fullName`. */
const keys = /^[a-z]+(?:[A-Z][a-z]*)+$|^[a-z]+$/

/** A letter that begins a word: not the `h` of `h-4`, nor a key such as `K`. */
const words = /\p{L}{2}/u
const sentence = /^[\p{Lu}“][^/]*\s\p{L}|^\p{Lu}\p{Ll}+(?:…|\.)$/u

const quiet = new Set([
  'z',
  'describeRoute',
  'log',
  'console',
  'translated',
  'AppError',
  'plural',
  'select',
  'selectOrdinal',
])

const keyOf = (node: Node): string | undefined => {
  if (node.type === 'JSXAttribute' && node.name.type === 'JSXIdentifier') return node.name.name
  if (node.type !== 'Property' || node.key.type === 'TemplateLiteral') return undefined
  return node.key.type === 'Identifier' ? node.key.name : textOf(node.key)
}

const isQuiet = (node: Node): boolean =>
  node.type === 'ImportDeclaration' ||
  (node.type === 'ExportNamedDeclaration' && node.source !== null) ||
  (node.type.startsWith('TS') && !/^TS(?:As|Satisfies|NonNull)Expression$/.test(node.type)) ||
  node.type === 'TaggedTemplateExpression' ||
  (node.type === 'JSXAttribute' && ['aria-keyshortcuts', 'className'].includes(String(node.name.name))) ||
  ((node.type === 'CallExpression' || node.type === 'NewExpression') && quiet.has(firstName(node.callee) ?? '')) ||
  (node.type === 'JSXElement' && ['Trans', 'Plural'].includes(firstName(node.openingElement.name) ?? ''))

/** Whether the text shows: through conditions, `??` and so on it is what the place around it gets. */
function isShown(node: Node, around: readonly Node[]): boolean {
  for (const one of around) {
    // The name of a field is for the form.
    if (one.type === 'JSXAttribute') return keyOf(one) !== 'name' && shown.has(keyOf(one) ?? '')
    if (one.type === 'Property')
      return shown.has(keyOf(one) ?? '') && !(keyOf(one) === 'name' && keys.test(textOf(node) ?? ''))
    if (one.type === 'JSXElement' || one.type === 'JSXFragment') return true
    if (!['JSXExpressionContainer', 'ConditionalExpression', 'LogicalExpression'].includes(one.type)) return false
    if (one.type === 'ConditionalExpression' && one.test === node) return false
    node = one
  }
  return false
}

/** Texts for people that no catalogue has, with their lines. */
export function straysIn(file: string, code: string): string[] {
  const { program, comments } = parseSync(file, code)
  const marks = comments.filter(({ value }) => /^\s*(?:i18n|not shown)\b/.test(value)).map(({ end }) => end)
  const isMarked = ({ start }: Node) => marks.some((end) => end <= start && code.slice(end, start).trim() === '')
  return [...walk(program)].flatMap(([node, around]) => {
    const text = textOf(node)?.trim()
    if (
      !text ||
      !words.test(text) ||
      names.test(text) ||
      [node, ...around].some((one) => isQuiet(one) || isMarked(one))
    )
      return []
    const isWritten = node.type === 'JSXText' || isShown(node, around) || sentence.test(text)
    return isWritten ? `${file}:${code.slice(0, node.start).split('\n').length}: ${text.slice(0, 80)}` : []
  })
}

/** Errors made with a text that holds values and is no macro, so nobody can translate it. */
export function errorsWithValues(file: string, code: string): string[] {
  const isOfValues = ([node, around]: [Node, readonly Node[]]) =>
    node.type === 'TemplateLiteral' &&
    node.expressions.length > 0 &&
    !around.some(({ type }) => type === 'TaggedTemplateExpression')
  return [...walk(parseSync(file, code).program)].flatMap(([node]) => {
    if (!isError(node) || !node.arguments.slice(0, 2).some((one) => [...walk(one)].some(isOfValues))) return []
    return `${file}:${code.slice(0, node.start).split('\n').length}: an error with values needs msg\`…\``
  })
}
