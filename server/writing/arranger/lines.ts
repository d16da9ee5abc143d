import { alternatives } from '#shared/languages/lists.ts'
import { wordCount } from '#shared/posts.ts'
import { listMark } from '#shared/text/marks.ts'
import { sentencesOfNotes } from './sentences.ts'
import { everyLanguage } from './words.ts'

const signMark = /^[→➜➡▪◦✓✔►▶●]\uFE0F?\s+/u

/** The mark of a list item: a dash, a number, or a sign such as an arrow. */
export const itemMark = (line: string): string | null => (listMark.exec(line) ?? signMark.exec(line))?.[0] ?? null

export interface Line {
  text: string
  sentences: string[]
  paragraph: number
  mark: string | null
}

const hardWrap = 60

/** "1) the door 2) the key 3) the fuse box", typed in one line. */
function itemsOf(line: string): string[] {
  const items = line.split(/\s(?=\d{1,2}\)\s)/)
  if (items.length < 3) return [line]
  const [last = '', ...rest] = sentencesOfNotes(items.at(-1)!)
  return [...items.slice(0, -1), last.replace(/(?<!\.)\.$/, ''), rest.join(' ')].filter(Boolean)
}

/** "Do you still call? yes / only by mail / never", typed in one line. */
function optionsOf(line: string): string[] {
  const [first = '', ...others] = line.split(' / ')
  const question = first.slice(0, first.lastIndexOf('?') + 1)
  const [last = '', ...rest] = sentencesOfNotes(others.pop() ?? '')
  if (!question || others.length === 0 || others.some((option) => /[.!?]/.test(option))) return [line]
  const options = [first.slice(question.length), ...others, last.replace(/\.$/, '')]
  return [question, ...options.map((option) => `• ${option.trim()}`), rest.join(' ')].filter(Boolean)
}

const leadingAnd = new RegExp(`^(?:${alternatives(everyLanguage, ({ and }) => and)})\\s`, 'i')
const maxWords = { ofStep: 12, ofItem: 4 }

/** "How we onboard: a coffee, a desk, a first task", typed in one line. */
function listedIn(line: string, isSteps: boolean): string[] {
  const [, lead, rest] = /^([^:?!.]{3,90}:)\s(\S.{9,400})$/u.exec(line) ?? []
  if (!lead || !rest) return [line]
  const items = rest.replace(/(?<!\.)\.$/, '').split(/[,;→]\s/)
  const isItem = (item: string) =>
    !/[.!?:]/.test(item) && wordCount(item) <= (isSteps ? maxWords.ofStep : maxWords.ofItem)
  if (items.length < 3 || !items.every(isItem)) return [line]
  const clean = items.map((item) => item.trim().replace(leadingAnd, ''))
  return [lead, ...clean.map((item, at) => `${isSteps ? `${at + 1}.` : '•'} ${item}`)]
}

/** The lines of a text. Joins a sentence that was broken by hand, and splits a list that was typed in one line. */
export function readLines(text: string, isSteps = false): Line[] {
  const lines: Line[] = []
  let paragraph = 0
  let wasLong = false
  // Notes are often all in small letters; a sentence broken into lines is not.
  const isTypeset = /^\p{Lu}/u.test(text)
  for (const typed of text
    .replace(/\r\n?/g, '\n')
    .split('\n')
    .flatMap(itemsOf)
    .flatMap(optionsOf)
    .flatMap((one) => listedIn(one, isSteps))) {
    const line = typed.replace(/\s+/g, ' ').trim()
    if (!line) {
      paragraph += 1
      wasLong = false
      continue
    }
    const mark = itemMark(line)
    const last = lines.at(-1)
    const goesOn =
      last &&
      isTypeset &&
      last.paragraph === paragraph &&
      !mark &&
      last.text.length >= hardWrap &&
      /^\p{Ll}/u.test(line) &&
      !/[.!?:…]$/.test(last.text)
    if (goesOn) {
      last.text += ` ${line}`
      continue
    }
    if (wasLong && !mark) paragraph += 1
    const text = mark ? line.slice(mark.length) : line
    lines.push({ text, sentences: [], paragraph, mark })
    wasLong = !mark && sentencesOfNotes(line).length > 1
  }
  for (const [at, line] of lines.entries()) {
    const isAlone = lines[at - 1]?.mark == null && lines[at + 1]?.mark == null
    if (isAlone && line.mark !== null) {
      if (/^[\p{L}\p{N}]/u.test(line.mark) || signMark.test(line.mark)) line.text = line.mark + line.text
      line.mark = null
    }
    line.sentences = sentencesOfNotes(line.text)
  }
  return lines
}
