import type { Language } from '#shared/catalogue.ts'
import { english } from './grammar/english.ts'
import { french } from './grammar/french.ts'
import { german } from './grammar/german.ts'
import type { Grammar } from './grammar/grammar.ts'
import { spanish } from './grammar/spanish.ts'
import { type Change, changeBy, linesOf, startsWith, wordsIn } from './phrases.ts'
import { type Line, type Pools, textsOf } from './texts.ts'

const grammars: Record<Language, Grammar> = { english, spanish, french, german }

/** What the composer knows of a language: its grammar, and the texts made ready for use. */
export interface Speech {
  id: Language
  grammar: Grammar
  /** The pools of a category; those for an author who told something stand under `told`. */
  category(id: string): { hooks: readonly string[]; frames: readonly string[]; lines: Pools; told: Pools }
  /** The lines of a section of the phrases. */
  phrases(heading: string): readonly string[]
  casual: Change
  formal: Change
  shorter: Change
  throatClearing: RegExp
  /** Opens what can stand without the throat-clearing before it. */
  subject: RegExp
  negated: RegExp
  /** Before these a sentence can be cut. */
  clauseEnds: RegExp
  dangling: RegExp
  leansBack: RegExp
  sentenceStarts: RegExp
  firstPerson: RegExp
}

const spoken = new Map<Language, Speech>()

export function speechOf(id: Language): Speech {
  const known = spoken.get(id)
  if (known) return known
  const texts = textsOf(id)
  const pools = texts.phrases ?? {}
  const phrases = (heading: string) => linesOf(pools, heading)
  const negated = wordsIn(phrases('negations'))
  const care = { id, needed: wordsIn(phrases('needed beside a filler')), negated }
  const casual = changeBy(phrases('casual →'), care)
  const formal = changeBy(phrases('formal →'), care)
  const grammar = grammars[id]
  const speech: Speech = {
    id,
    grammar,
    category: (category) => categoryOf(texts[category] ?? texts.explanation!),
    phrases,
    casual: (text) => casual(grammar.casual?.(text) ?? text),
    formal: (text) => formal(grammar.formal?.(text) ?? text),
    shorter: changeBy(phrases('shorter →'), care),
    throatClearing: startsWith(phrases('throat-clearing')),
    subject: startsWith(phrases('subjects')),
    negated,
    clauseEnds: new RegExp(
      `(?:(?<!\\s)\\s+)?[;:–—]\\s|,?\\s(?=${wordsIn(phrases('clause words')).source}\\s)|,\\s`,
      'giu',
    ),
    dangling: new RegExp(`${wordsIn(phrases('dangling')).source}$`, 'iu'),
    leansBack: startsWith(phrases('leans back')),
    sentenceStarts: startsWith(phrases('sentence starts')),
    firstPerson: wordsIn(phrases('first person')),
  }
  spoken.set(id, speech)
  return speech
}

const told = ', told'
const read = new Map<Pools, ReturnType<Speech['category']>>()

function categoryOf(pools: Pools): ReturnType<Speech['category']> {
  const known = read.get(pools)
  if (known) return known
  const { hooks = [], frames = [], ...rest } = pools
  const entries = Object.entries(rest)
  const pick = (isWanted: boolean): Record<string, readonly Line[]> =>
    Object.fromEntries(
      entries
        .filter(([name]) => name.endsWith(told) === isWanted)
        .map(([name, lines]) => [name.replace(told, ''), lines]),
    )
  const category = { hooks: hooks as string[], frames: frames as string[], lines: pick(false), told: pick(true) }
  read.set(pools, category)
  return category
}
