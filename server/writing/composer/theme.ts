import { capitalise } from './sentences.ts'
import { plural, readSubject } from './subject.ts'
import { acronyms, roleQualifiers, roles } from './words.ts'

/** What someone wants to write about in general, ready for the places an idea can put it. */
export interface Theme {
  /** Fits after a preposition: "remote onboarding", "working as a UX designer", "“Less is more”". */
  topic: string
  /** A thing or an activity; what is not one goes with fewer prepositions. */
  isThing: boolean
  /** Set when the theme is somebody's work: "UX designer", "a UX designer", "UX designers". */
  role?: { one: string; any: string; many: string }
}

export function readTheme(typed: string): Theme {
  const role = readRole(typed)
  if (role) return { topic: `working as ${role.any}`, isThing: true, role }
  const { topic, facts, question, title } = readSubject(typed)
  if (!facts.length && !title && topic !== 'this') return { topic, isThing: !topic.startsWith('“') }
  const text = (facts[0] ?? (title?.includes('“') ? question : title) ?? question ?? typed).replace(/[.!]+$/, '')
  const [, opening = ''] = /^(my|our|what|why|how|when|where|which|who|whether)\b[^?]*$/i.exec(text) ?? []
  const inside = text.charAt(0).toLowerCase() + text.slice(1)
  if (/^(?:my|our)$/i.test(opening)) return { topic: inside, isThing: true }
  if (opening) return { topic: `the question of ${inside}`, isThing: true }
  return { topic: `“${text.replace(/["“”]/g, '')}”`, isThing: false }
}

/** "UX Designers" and "Head of Marketing" are people at work; "designer handbags" are not. */
function readRole(typed: string): Theme['role'] {
  const words = typed
    .trim()
    .replace(/^(?:an?|the)\s+/i, '')
    .split(/\s+/)
  if (words.length > 5 || !words.every((word) => /^[\p{L}][\p{L}&/-]*$/u.test(word))) return undefined
  const preposition = words.findIndex((word) => /^(?:of|in|at|for|with)$/i.test(word))
  const at = (preposition < 0 ? words.length : preposition) - 1
  const head = words[at]?.toLowerCase() ?? ''
  const noun = [head, head.replace(/s$/, '')].find((form) => roles.has(form))
  if (!noun) return undefined
  const lowered = words.map((word) => (roleQualifiers.has(word.toLowerCase()) ? word.toLowerCase() : word))
  const headIn = (form: string) =>
    lowered.with(at, acronyms.has(noun) ? form.replace(noun, noun.toUpperCase()) : form).join(' ')
  const one = headIn(noun)
  return { one, any: `${articleOf(one)} ${one}`, many: headIn(plural(noun)) }
}

/** By sound: "a UX designer", "an SEO manager", "an engineer". */
function articleOf(phrase: string): string {
  const first = phrase.split(/[\s-]/)[0]!
  const isSpelled = /^\p{Lu}{2,}$/u.test(first)
  const opensWithVowel = isSpelled
    ? /^[AEFHILMNORSX]/.test(first)
    : /^(?:[aeio]|u(?!ni|se|r[aeiou]|x)|hon|hour)/i.test(first) && !/^(?:one|eu)/i.test(first)
  return opensWithVowel ? 'an' : 'a'
}

export const namedRole = ({ role }: Theme, title: string): string =>
  title
    .replace('{aRole}', role?.any ?? '')
    .replace('{roles}', role?.many ?? '')
    .replace('{role}', role?.one ?? '')

export const namedTopic = (topic: string, title: string): string =>
  title.replace('{Topic}', () => capitalise(topic)).replace('{topic}', () => topic)
