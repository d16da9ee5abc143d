import type { Speech } from './language.ts'
import { anyOf, linesOf } from './phrases.ts'
import { type Pools, textsOf } from './texts.ts'

/** A subject without the head that its category says already, and how many things it asks for. */
export interface Headless {
  text: string
  count?: number
}

const read = new Map<string, { pattern: RegExp; to: Map<string, string> }>()

function headsIn({ id }: Speech) {
  const known = read.get(id)
  if (known) return known
  const pools = subjectsIn(id)
  const pairs = linesOf(pools, 'heads').map((line) => line.split(' → ') as [from: string, to?: string])
  const before = anyOf(linesOf(pools, 'before a head'))
  const found = {
    pattern: new RegExp(`^((?:(?:${before}|\\d+)\\s+)*)(${anyOf(pairs.map(([from]) => from))})\\s+(?=\\S)`, 'iu'),
    to: new Map(pairs.map(([from, to = '']) => [from.toLowerCase(), to])),
  }
  read.set(id, found)
  return found
}

export const subjectsIn = (id: Speech['id']): Pools => textsOf(id).subjects ?? {}

/** "3 ways to handle complaints" → "how to handle complaints", and three of them. */
export function withoutHead(subject: string, speech: Speech): Headless | undefined {
  const { pattern, to } = headsIn(speech)
  const [found, before = '', head = ''] = pattern.exec(subject) ?? []
  if (!found) return undefined
  const instead = to.get(head.toLowerCase())
  const text = `${instead ? `${instead} ` : ''}${subject.slice(found.length)}`.trim()
  const count = Number(/\d+/.exec(before)?.[0])
  return text.length < 3 ? undefined : { text, count: count || undefined }
}

const ownLists = new Map<string, RegExp>()

/** "5 mistakes I made": only the author knows what is on this list. */
export function asksForOwnList(subject: string, { id, firstPerson, grammar }: Speech): boolean {
  const pattern =
    ownLists.get(id) ??
    new RegExp(`^\\d{1,2}\\s(?:\\p{L}+\\s){0,2}?${anyOf(linesOf(subjectsIn(id), 'own lists'))}`, 'iu')
  ownLists.set(id, pattern)
  return pattern.test(subject) && (firstPerson.test(subject) || grammar.happenedToUs?.test(subject) === true)
}
