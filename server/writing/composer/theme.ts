import { idsOf, type Language, languages } from '#shared/catalogue.ts'
import { guessLanguage } from './foreign.ts'
import { plural } from './grammar/english.ts'
import { acronyms, roleQualifiers, roles } from './grammar/english-words.ts'
import { isGrave } from './grave.ts'
import { type Speech, speechOf } from './language.ts'
import { linesOf } from './phrases.ts'
import { capitalise } from './sentences.ts'
import { isQuestion, readSubject } from './subject.ts'
import { type Pools, textsOf } from './texts.ts'

/** What someone wants to write about in general, ready for the places an idea can put it. */
export interface Theme {
  /** Of its language; what says nothing is taken for English. */
  speech: Speech
  /** Fits after a preposition: "remote onboarding", "working as a UX designer", "“Less is more”". */
  topic: string
  /** A thing or an activity; what is not one goes with fewer prepositions. */
  isThing: boolean
  /** What most ideas would be out of place for: a sentence of the author's, or a misfortune. */
  kind?: 'sentence' | 'hardship'
  /** The theme itself, where it is a question: no idea is better. */
  question?: string
  /** Set when the theme is somebody's work: "UX designer", "a UX designer", "UX designers". */
  role?: { one: string; any: string; many: string }
}

export const ideaTexts = ({ id }: Speech): Pools => textsOf(id).ideas ?? {}

/** A theme of a word or two hardly tells its language; the others that are asked for with it may. */
export function readThemes(typed: readonly string[]): Theme[] {
  const told = typed.map(languageOf)
  const usual = told.find((language) => language !== undefined)
  return typed.map((theme, at) => readTheme(theme, told[at], usual))
}

function readTheme(typed: string, told?: Language, usual: Language = 'english'): Theme {
  const speech = speechOf(told ?? usual)
  const role = speech.id === 'english' ? readRole(typed) : undefined
  if (role) return { speech, topic: `working as ${role.any}`, isThing: true, role }
  const life = readLife(speech, typed)
  if (life) return { speech, topic: life, isThing: true }
  const isHard = isGrave({ subject: typed, language: speech.id })
  const { topic, isThing, isSentence, question } = thingIn(speech, typed)
  const kind = isHard ? 'hardship' : isSentence ? 'sentence' : undefined
  return {
    speech,
    topic: told ? topic : withCapital(typed, topic),
    isThing,
    kind,
    question: isHard ? undefined : question,
  }
}

function thingIn(
  speech: Speech,
  typed: string,
): Pick<Theme, 'topic' | 'isThing' | 'question'> & { isSentence?: boolean } {
  const { topic, facts, question, title } = readSubject(speech, typed)
  const says = isWhole(typed.trim().split(/\s/)[0]!.toLowerCase(), listed(speech.id, 'opens a sentence'))
  if (topic && !facts.length && !title && !says) return { topic, isThing: !/^[“„«]/.test(topic) }
  const statement = title && /[“„«:]/.test(title) ? question : title
  const text = (facts[0] ?? statement ?? question ?? typed).replace(/(?<![.!])[.!]+$/, '')
  const asked = facts.length ? undefined : question
  const thing = speech.grammar.theme?.(text)
  if (thing) return { topic: thing.topic, isThing: thing.isThing, question: asked }
  return { topic: speech.grammar.quoted(text), isThing: false, isSentence: !isQuestion(text), question: asked }
}

/** A name that no language is known for keeps its capital. */
function withCapital(typed: string, topic: string): string {
  const word = typed.trim()
  return /^\p{Lu}\p{Ll}+$/u.test(word) && topic === word.toLowerCase() ? word : topic
}

interface Words {
  whole: ReadonlySet<string>
  endings: readonly string[]
}

const lists = new Map<string, Words>()

/** Words of a list, in which `*` stands for any beginning. */
function listed(language: Language, heading: string): Words {
  const key = `${language}/${heading}`
  const known = lists.get(key)
  if (known) return known
  const lines = linesOf(textsOf(language).ideas ?? {}, heading).map((line) => line.toLowerCase())
  const words: Words = {
    whole: new Set(lines.filter((line) => !line.startsWith('*'))),
    endings: lines.filter((line) => line.startsWith('*')).map((line) => line.slice(1)),
  }
  lists.set(key, words)
  return words
}

/** Shorter words end alike by chance: "king". */
const shortest = 4
const isWhole = (word: string, { whole }: Words) => whole.has(word)
const isListed = (word: string, words: Words) =>
  isWhole(word, words) || words.endings.some((ending) => word.length > shortest && word.endsWith(ending))

/** Letters that the other languages do without, apart from words that English has borrowed. */
const letters: Partial<Record<Language, RegExp>> = {
  german: /[äöüß]/i,
  spanish: /[ñáíóú¿¡]/i,
  french: /[éèêëàâçœùûîô]/i,
}
const borrowed = /(?<!\p{L})(?:cafés?|résumés?|naïve|cliché[sd]?|exposés?|fiancée?|façades?|déjà)(?!\p{L})/giu

/** By small words, and where these do not tell by letters, words and endings; undefined when nothing tells. */
function languageOf(typed: string): Language | undefined {
  const guess = guessLanguage(typed)
  if (guess) return guess
  const text = typed.replace(borrowed, ' ')
  const words = text.toLowerCase().match(/\p{L}+/gu) ?? []
  const scores = idsOf(languages).map((id) => {
    const lists = ['words', 'roles', 'people'].map((heading) => listed(id, heading))
    const weights = words.map((word) => {
      if ((id === 'english' && isEnglishRole(word)) || lists.some((list) => isWhole(word, list))) return 2
      return lists.some((list) => isListed(word, list)) ? 1 : 0
    })
    return { id, score: weights.reduce<number>((sum, weight) => sum + weight, letters[id]?.test(text) ? 2 : 0) }
  })
  const best = Math.max(...scores.map(({ score }) => score))
  if (best) return scores.find(({ score }) => score === best)!.id
  return idsOf(languages).find((language) => isGrave({ subject: typed, language }))
}

const isEnglishRole = (word: string) => roles.has(word) || roles.has(word.replace(/s$/, ''))

/** What can follow a role: "of a school", "UX". */
const roleTail =
  /^(?:\s\p{Lu}[\p{Lu}\p{Ll}\d&/-]*)*(?:\s(?:(?:de|del|des|du|en|à|im|in|für|an|am|bei|vom|von|at|of|with)\s\S.*|d['’]\S.*))?$/u

/** "Lehrerin", "diseñadora UX" and "stay-at-home dad" are people at work or in life. */
function readLife(speech: Speech, typed: string): string | undefined {
  const text = typed.trim().replace(/^(?:eine?|una?|une|an?|the|die|der|la|el|le)\s+/i, '')
  const words = text.split(/\s+/)
  if (words.length > 5 || !words.every((word) => /^[\p{L}'’][\p{L}\d'’&/-]*$/u.test(word))) return undefined
  if (speech.id === 'english') {
    const isPerson = isWhole(words.at(-1)!.toLowerCase(), listed('english', 'people'))
    const one = text.replace(/^\p{Lu}(?=\p{Ll})/u, (letter) => letter.toLowerCase())
    return isPerson ? `being ${articleOf(one)} ${one}` : undefined
  }
  const head = words[0]!
  if (!roleTail.test(text.slice(head.length))) return undefined
  const heading = (['roles', 'people'] as const).find((one) => isListed(head.toLowerCase(), listed(speech.id, one)))
  if (!heading) return undefined
  const template = linesOf(ideaTexts(speech), heading === 'roles' ? 'topic of a role' : 'topic of people')[0]!
  const isCapital = speech.id === 'german'
  const first = /^\p{Lu}{2,}$/u.test(head) ? head : isCapital ? capitalise(head) : head.toLowerCase()
  const one = first + text.slice(head.length)
  return template
    .replace('{one}', () => one)
    .replace(/\bde (?=[aeiouyhéèêâîô])/i, speech.id === 'french' ? 'd’' : 'de ')
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
