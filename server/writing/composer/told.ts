import type { Speech } from './language.ts'
import { linesOf, wordsIn } from './phrases.ts'
import { textsOf } from './texts.ts'

/** What a sentence of the author's is, as far as its words tell. A frame says something about it that has to be true. */
export type Trait = 'own event' | 'event' | 'view' | 'order' | 'trial' | 'done' | 'figure' | 'years' | 'future'

const patterns = new Map<string, RegExp>()

function listed({ id }: Speech, heading: string): RegExp {
  const key = `${id}/${heading}`
  const known = patterns.get(key)
  if (known) return known
  const pattern = wordsIn(factLines(id, heading))
  patterns.set(key, pattern)
  return pattern
}

/** Bad news and what a category's own frames are not true of take those that are true of anything. */
export const factLines = (id: Speech['id'], heading: string) => linesOf(textsOf(id).facts ?? {}, heading)

/** Bad news has none of them: nobody cheers or generalises it. */
export function traitsOf(fact: string, speech: Speech): ReadonlySet<Trait> {
  const { grammar, firstPerson } = speech
  const isOrder = grammar.isOrder(fact)
  const hasHappened = !isOrder && grammar.happened.test(fact)
  if (hasHappened && listed(speech, 'bad news').test(fact)) return new Set()
  const isTheirs = firstPerson.test(fact) || grammar.happenedToUs?.test(fact) === true
  const all: Record<Trait, boolean> = {
    order: isOrder,
    event: hasHappened,
    'own event': hasHappened && isTheirs,
    view: !isOrder && !hasHappened,
    trial: hasHappened && isTheirs && listed(speech, 'tried').test(fact),
    done: !isOrder && listed(speech, 'done').test(fact),
    figure: /\d/.test(fact),
    years: listed(speech, 'years').test(fact),
    future: !isOrder && grammar.toCome.test(fact),
  }
  return new Set((Object.keys(all) as Trait[]).filter((trait) => all[trait]))
}

/** The questions that can be asked about a sentence in a category that opens with one. */
export function questionsOn(fact: string, category: string, speech: Speech): string[] {
  const kind = speech.grammar.isOrder(fact) ? 'order' : speech.grammar.happened.test(fact) ? 'event' : 'view'
  return factLines(speech.id, `${category}, ${kind}`)
}

/** A story in the first person is told by the one it happened to. */
export const isOwnStory = (facts: readonly string[], { firstPerson, grammar }: Speech): boolean =>
  facts.some((fact) => firstPerson.test(fact) || grammar.happenedToUs?.test(fact))

const outsiders = new Map<string, RegExp>()

/** Said by somebody who was not there. */
export function isOutsiders(line: string, { id }: Speech): boolean {
  const known = outsiders.get(id) ?? wordsIn(factLines(id, 'said by an outsider'))
  outsiders.set(id, known)
  return known.test(line)
}
