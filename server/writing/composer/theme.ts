import { guessLanguage } from './foreign.ts'
import { plural } from './grammar/english.ts'
import { acronyms, roleQualifiers, roles } from './grammar/english-words.ts'
import { type Speech, speechOf } from './language.ts'
import { capitalise } from './sentences.ts'
import { readSubject } from './subject.ts'

/** What someone wants to write about in general, ready for the places an idea can put it. */
export interface Theme {
  /** Of its language; what says nothing is taken for English. */
  speech: Speech
  /** Fits after a preposition: "remote onboarding", "working as a UX designer", "“Less is more”". */
  topic: string
  /** A thing or an activity; what is not one goes with fewer prepositions. */
  isThing: boolean
  /** Set when the theme is somebody's work: "UX designer", "a UX designer", "UX designers". */
  role?: { one: string; any: string; many: string }
}

export function readTheme(typed: string): Theme {
  const speech = speechOf(guessLanguage(typed) ?? 'english')
  const role = speech.id === 'english' ? readRole(typed) : undefined
  return role ? { speech, topic: `working as ${role.any}`, isThing: true, role } : { speech, ...thingIn(speech, typed) }
}

function thingIn(speech: Speech, typed: string): Pick<Theme, 'topic' | 'isThing'> {
  const { topic, facts, question, title } = readSubject(speech, typed)
  if (topic && !facts.length && !title) return { topic, isThing: !/^[“„«]/.test(topic) }
  const statement = title && /[“„«:]/.test(title) ? question : title
  const text = (facts[0] ?? statement ?? question ?? typed).replace(/[.!]+$/, '')
  return speech.grammar.theme?.(text) ?? { topic: speech.grammar.quoted(text), isThing: false }
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

export const namedTopic = ({ grammar }: Speech, topic: string, title: string): string =>
  title
    .replace('{Topic}', () => capitalise(topic))
    .replace(
      /((?:(?<!\S)(?:\S+\s){1,3})?)\{topic\}/,
      (_, before: string) => grammar.joined?.(before, topic, false) ?? before + topic,
    )
