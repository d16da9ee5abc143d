import * as z from 'zod/mini'
import { type PostContent, postContent, type Section, sectionText } from '#shared/posts.ts'
import { maxSketchLength } from '#shared/samples.ts'
import { levels, measured, type Statement } from '#shared/voice/sketch-check.ts'
import { minSubjectLength } from '#shared/writing.ts'
import type { IdeaDraft } from '../engine.ts'

const opening = /\{\s*"/

/**
 * The JSON object in a model's output so far; empty before it starts. Weak models put thoughts before it, fences and
 * prose around it, and raw line breaks into its strings.
 */
export function jsonIn(output: string): string {
  const text = withoutThoughts(output)
  const start = text.search(opening)
  if (start < 0) return ''
  let json = ''
  let depth = 0
  let isInString = false
  for (let at = start; at < text.length; at += 1) {
    const character = text.charAt(at)
    if (isInString && character === '\\') {
      json += text.slice(at, at + 2)
      at += 1
      continue
    }
    json += (isInString && rawBreaks[character]) || character
    if (character === '"') isInString = !isInString
    if (isInString) continue
    if (character === '{') depth += 1
    if (character === '}') depth -= 1
    if (depth === 0) break
  }
  return json
}

const rawBreaks: Record<string, string> = { '\n': '\\n', '\r': '\\r', '\t': '\\t' }

/** Some chat templates swallow the opening tag, so only the closing one is sure to be there. */
function withoutThoughts(output: string): string {
  const end = output.indexOf('</think>')
  const rest = end < 0 ? '' : output.slice(end + '</think>'.length)
  return output.trimStart().startsWith('<think>') || opening.test(rest) ? rest : output
}

export function partialIn(value: unknown, wanted: readonly Section[]): Partial<PostContent> {
  const partial: Partial<PostContent> = {}
  for (const section of wanted) {
    const text = textOf(value, section)
    if (text) partial[section] = text
  }
  return partial
}

/** A post may be over before its last sections. */
const lastSections: ReadonlySet<Section> = new Set(['value', 'cta'])

/**
 * The wanted sections of finished output, or what is wrong with it, in words for the model. If several are wanted, the
 * last two may be empty, but not missing.
 */
export function draftIn(output: string, wanted: readonly Section[]): Partial<PostContent> | string {
  const value = objectIn(output)
  if (typeof value === 'string') return value
  const content: Partial<PostContent> = {}
  for (const section of wanted) {
    const text = textOf(value, section)
    const mayBeEmpty = wanted.length > 1 && lastSections.has(section) && section in value
    if (!text && !mayBeEmpty) return `The key "${section}" must hold a non-empty string.`
    const checked = postContent.shape[section].safeParse(text)
    if (!checked.success) return `The key "${section}" is not usable: ${checked.error.issues[0]?.message ?? 'too long'}`
    content[section] = text
  }
  return content
}

/** A post as a model writes it: its openings, the best first, and the text after any of them. */
export interface PostOutput {
  hooks: string[]
  rest: Omit<PostContent, 'hook'>
}

const rest = ['insight', 'value', 'cta'] as const

/** The post of finished output. Accepts a single opening, because some models miss the format. */
export function postIn(output: string): PostOutput | string {
  const value = objectIn(output)
  if (typeof value === 'string') return value
  const hooks = hooksIn(value)
  if (hooks.length === 0) return 'The key "hooks" must hold a list of three non-empty strings.'
  const content = draftIn(output, rest)
  return typeof content === 'string' ? content : { hooks, rest: content as PostOutput['rest'] }
}

const maxHooks = 5

export function hooksIn(value: unknown): string[] {
  const listed = typeof value === 'object' && value !== null && 'hooks' in value ? value.hooks : []
  const hooks = (Array.isArray(listed) ? listed : [])
    .slice(0, maxHooks)
    .flatMap((one) => (typeof one === 'string' ? textIn(one) : []))
  return [textOf(value, 'hook'), ...hooks].filter((hook) => hook && sectionText.safeParse(hook).success)
}

export const planIn = (value: object): string =>
  [lineOf(value, 'angle'), ...hooksIn(value)].filter(Boolean).join('\n').slice(0, longestPlan)

const longestPlan = 2_000

export interface SketchOutput {
  sketch: string
  statements: Statement[]
}

/** A description, with those of its statements that it really makes. */
export function sketchIn(output: string): SketchOutput | string {
  const value = objectIn(output)
  if (typeof value === 'string') return value
  const sketch = textOf(value, 'sketch')
  if (!sketch) return 'The key "sketch" must hold a non-empty string.'
  if (sketch.length > maxSketchLength) return `The sketch must hold at most ${maxSketchLength} characters.`
  const given = 'statements' in value && Array.isArray(value.statements) ? value.statements.slice(0, maxStatements) : []
  const statements = given.flatMap((one) => {
    const { success, data } = statement.safeParse(one)
    return success && data.quote && sketch.includes(data.quote) ? [data] : []
  })
  return { sketch, statements }
}

const longestPassage = 2_000

/** The `count` passages of finished output, or what is wrong with it, in words for the model. */
export function passagesIn(output: string, count: number): string[] | string {
  const value = objectIn(output)
  if (typeof value === 'string') return value
  const list = 'passages' in value && Array.isArray(value.passages) ? (value.passages as unknown[]) : []
  const texts = list.filter((one) => typeof one === 'string' && one.length <= longestPassage) as string[]
  return texts.length === count && list.length === count
    ? texts
    : `The key "passages" must hold a list of ${count} strings.`
}
const maxStatements = 40
const statement = z.object({ quote: z.string(), measure: z.enum(measured), level: z.enum(levels) })

const maxTitleLength = 150
const maxDescriptionLength = 600

/** The `count` ideas of finished output, or what is wrong with it, in words for the model. */
export function ideasIn(output: string, count: number): IdeaDraft[] | string {
  const value = objectIn(output)
  if (typeof value === 'string') return value
  const list = 'ideas' in value && Array.isArray(value.ideas) ? (value.ideas as unknown[]) : []
  if (list.length < count) return `The key "ideas" must hold a list of ${count} ideas; it held ${list.length}.`
  const ideas: IdeaDraft[] = []
  for (const [at, one] of list.slice(0, count).entries()) {
    const idea = { title: lineOf(one, 'title'), description: lineOf(one, 'description') }
    const isRepeated = ideas.some(({ title }) => title.toLowerCase() === idea.title.toLowerCase())
    if (idea.title.length < minSubjectLength || idea.title.length > maxTitleLength)
      return `The title of idea ${at + 1} must hold ${minSubjectLength} to ${maxTitleLength} characters.`
    if (!idea.description || idea.description.length > maxDescriptionLength)
      return `The description of idea ${at + 1} must hold 1 to ${maxDescriptionLength} characters.`
    if (isRepeated) return `Idea ${at + 1} has the title of another one.`
    ideas.push(idea)
  }
  return ideas
}

/** A quotation from the post and its replacement, as a model proposes them. Not checked against the post. */
export interface Proposal {
  quote: string
  reason: string
  replacement: string
}

const maxProposals = 30
const longestQuote = 2_000
const longestReason = 600

/** The usable proposals of a model, or what is wrong with the output. */
export function proposalsIn(output: string): Proposal[] | string {
  const value = objectIn(output)
  if (typeof value === 'string') return value
  if (!('remarks' in value) || !Array.isArray(value.remarks)) return 'The key "remarks" must hold a list.'
  return (value.remarks as unknown[])
    .slice(0, maxProposals)
    .map((one) => ({
      quote: textOf(one, 'quote'),
      reason: lineOf(one, 'reason'),
      replacement: textOf(one, 'replacement'),
    }))
    .filter(
      ({ quote, reason, replacement }) =>
        quote && reason && Math.max(quote.length, replacement.length) <= longestQuote && reason.length <= longestReason,
    )
}

/** The JSON object of finished output, or what is wrong with it, in words for the model. */
export function objectIn(output: string): object | string {
  if (!output.trim()) return 'It was empty.'
  try {
    // The result of `jsonIn` begins with a brace.
    return JSON.parse(jsonIn(output)) as object
  } catch {
    return 'It was not one complete JSON object.'
  }
}

const lineOf = (value: unknown, key: string) => textOf(value, key).replace(/\s+/g, ' ')

function textOf(value: unknown, key: string): string {
  if (typeof value !== 'object' || value === null) return ''
  const text = (value as Record<string, unknown>)[key]
  return typeof text === 'string' ? textIn(text) : ''
}

/** Missing in a text of only spaces and characters without width. */
const visible = /[\p{L}\p{N}\p{P}\p{S}]/u

// PostgreSQL text holds every character but NUL.
const textIn = (text: string): string => (visible.test(text) ? text.replaceAll('\0', '').trim() : '')
