import { splitSentences, withoutEmojis } from '#shared/text.ts'
import { isForeign } from './foreign.ts'
import { withoutHead } from './heads.ts'
import type { Speech } from './language.ts'
import { capitalise, condense, endSentence } from './sentences.ts'

/** What the author typed, made ready for every place a text can put it. */
export interface Subject {
  /** Complete sentences of the author's; empty when the subject only names a topic. */
  facts: string[]
  /** Fits after a preposition: "remote onboarding", "giving feedback". Missing where nothing names the subject. */
  topic?: string
  /** In English, fits after "if you are": "giving feedback", "working on remote onboarding". */
  doing?: string
  question?: string
  /** How many things it asks for: "3 ways to …". */
  count?: number
  /** The question as a statement, for posts that do not open with a question. */
  title?: string
}

const link = /\bhttps?:\/\/\S+|\bwww\.\S+/gi
const longestWord = 40

/**
 * `isOne` keeps a thing that can be counted in the singular: "the launch" and no "launches". A head that only says what
 * kind of post it is goes, unless the subject is the name of one thing.
 */
export function readSubject(speech: Speech, typed: string, isOne = false): Subject {
  const { grammar, phrases, id } = speech
  const text = clean(typed)
  if (!/[\p{L}\p{N}]/u.test(text)) return { facts: [], topic: phrases('default topic')[0]! }
  const sentences = text.split('\n').flatMap(splitSentences)
  if (sentences.length > 1) return several(speech, sentences)
  const only = text.replace(grammar.order, '') || text
  const bare = unquote(only.replace(/(?<![.,;:!…\s])[.,;:!…\s]+$/, ''))
  const words = bare.replace(link, '').split(' ').filter(Boolean)
  const quoted = (name: string): Subject => ({ facts: [], topic: grammar.quoted(name) })
  if (!words.length) return { facts: [], topic: siteOf(bare) }
  if (words.some((word) => word.length > longestWord)) return quoted([...bare].slice(0, 24).join(''))
  if (isForeign(bare, id)) return isQuestion(bare) ? { ...quoted(bare), question: bare } : quoted(bare)
  if (isQuestion(bare)) return grammar.asked(capitalise(bare))
  if (words.length === 1 && !/^\p{L}[\p{L}-]{3,}$/u.test(bare) && !/^\p{Lu}{2,}$/u.test(bare)) return quoted(bare)
  const name = bare.replace(link, '').replace(/\s+/g, ' ').trim()
  const subject = grammar.single(name, only, isOne)
  const headless = isOne || subject.facts.length ? undefined : withoutHead(name, speech)
  if (!headless) return subject
  return { ...grammar.single(headless.text, headless.text, isOne), count: headless.count }
}

const clean = (typed: string): string =>
  withoutEmojis(calm(typed))
    .replace(/[[{]/g, '(')
    .replace(/[\]}]/g, ')')
    .replace(/[*|`~\\]+/g, ' ')
    .replace(/(?:(?<!\s)\s+)?[—–]\s+|(?<!\s)\s+[—–]\s*/g, ', ')
    .replace(/([!?])[!?]+/g, (marks, mark: string) => (marks.includes('?') ? '?' : mark))
    .replace(/\.{2,}|…+/g, '…')
    .replace(/([,;:])[,;:]+/g, '$1')
    .replace(/\(\s*\)/g, '')
    .split('\n')
    .map((line) =>
      line
        .replace(/^\s*(?:[-•+]|\d{1,2}[.)])\s+/, '')
        .replace(/[^\S\u00A0\u202F]+/g, ' ')
        .replace(/(?<!\s)\s+([,.…])/g, '$1')
        .trim(),
    )
    .filter((line) => /[\p{L}\p{N}]/u.test(line))
    .join('\n')

/** Text typed in capitals is read as if it were not; short words may be abbreviations and stay. */
function calm(text: string): string {
  if (/\p{Ll}/u.test(text) || text.trim().split(/\s+/).length < 2) return text
  return text
    .toLowerCase()
    .replace(/\bi\b/g, 'I')
    .replace(/(^\s*|[.!?]\s+)(\p{Ll})/gu, (_, before: string, letter: string) => before + letter.toUpperCase())
}

const unquote = (text: string) => /^["“„«'‘]([^"“”„«»]+)["”“»'’]$/.exec(text)?.[1]?.trim() || text
const siteOf = (text: string) => (text.match(link)?.[0] ?? text).replace(/^https?:\/\//, '').split(/[/?#]/)[0]!

/** What has a title of its own goes by it, word for word as far as a hook has room. */
export function entitled(speech: Speech, title: string): Subject {
  const name = clean(title).replace(/\s+/g, ' ')
  return { facts: [], topic: speech.grammar.quoted(condense(unquote(name), longestTitle, speech)) }
}
const longestTitle = 100

export const isQuestion = (sentence: string) => /\?["”’»)]*$/.test(sentence)

export const told = (facts: readonly string[]): Subject => ({
  facts: [...new Set(facts.map((fact) => capitalise(endSentence(fact))))],
})

function several({ grammar }: Speech, sentences: readonly string[]): Subject {
  const question = sentences.find((sentence) => isQuestion(sentence))
  const facts = sentences.filter((sentence) => !isQuestion(sentence) && /\p{L}{2}/u.test(sentence))
  if (!facts.length) return grammar.asked(capitalise(question ?? sentences[0]!))
  return { ...told(facts), topic: grammar.thingIn?.(facts), question: question && capitalise(question) }
}
