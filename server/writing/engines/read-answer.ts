import { type PostContent, postContent, type Section } from '#shared/posts.ts'

const opening = /\{\s*"/

/**
 * The JSON object in a model's answer, however far it has come; empty before it starts. Weak models put thoughts
 * before it, fences and prose around it, and raw line breaks into its strings.
 */
export function jsonIn(answer: string): string {
  const text = withoutThoughts(answer)
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
function withoutThoughts(answer: string): string {
  const end = answer.indexOf('</think>')
  const rest = end < 0 ? '' : answer.slice(end + '</think>'.length)
  return answer.trimStart().startsWith('<think>') || opening.test(rest) ? rest : answer
}

/** The sections of an unfinished answer that have some text already. */
export function partialIn(value: unknown, wanted: readonly Section[]): Partial<PostContent> {
  const partial: Partial<PostContent> = {}
  for (const section of wanted) {
    const text = textOf(value, section)
    if (text) partial[section] = text
  }
  return partial
}

/** The wanted sections of a finished answer, or what is wrong with it, in words for the model. */
export function draftIn(answer: string, wanted: readonly Section[]): Partial<PostContent> | string {
  if (!answer.trim()) return 'It was empty.'
  let value: unknown
  try {
    value = JSON.parse(jsonIn(answer))
  } catch {
    return 'It was not one complete JSON object.'
  }
  const content: Partial<PostContent> = {}
  for (const section of wanted) {
    const text = textOf(value, section)
    if (!text) return `The key "${section}" must hold a non-empty string.`
    const checked = postContent.shape[section].safeParse(text)
    if (!checked.success) return `The key "${section}" is not usable: ${checked.error.issues[0]?.message ?? 'too long'}`
    content[section] = text
  }
  return content
}

function textOf(value: unknown, section: Section): string {
  if (typeof value !== 'object' || value === null) return ''
  const text = (value as Record<string, unknown>)[section]
  // PostgreSQL text holds every character but NUL.
  return typeof text === 'string' ? text.replaceAll('\0', '').trim() : ''
}
