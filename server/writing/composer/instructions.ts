import { idsOf, type Language, languages } from '#shared/catalogue.ts'
import { type Section, sections } from '#shared/posts.ts'
import { speechOf } from './language.ts'

/** What the composer can do to a post, in the order in which it is done when several are asked for. */
export const skills = [
  'new hook',
  'improve',
  'longer',
  'shorter',
  'casual',
  'formal',
  'enthusiastic',
  'question',
  'no emojis',
  'fewer emojis',
  'more emojis',
] as const
export type Skill = (typeof skills)[number]

/** One thing to do, and the sections it is limited to; none named means the whole post. */
export interface Order {
  skill: Skill
  sections: readonly Section[]
}

/** Nothing but what can be done is read as an order: a word that is left over makes all of it unread. */
export interface Reading {
  orders: readonly Order[]
  /** The words that say something else. */
  left: readonly string[]
}

type Meaning = Skill | `in ${Section}` | 'in post' | 'word' | 'verb' | 'assured' | 'negated' | 'contrast' | 'and'

interface Phrase {
  words: readonly string[]
  meaning: Meaning
}

interface Found {
  meaning: Meaning
  start: number
  end: number
  weight: number
}

const gapLimit = 3
const elided = /^(?:[cdjlmnst]|qu|jusqu|lorsqu|puisqu)'(?=\p{L})/u
const clitic = /-(?:le|la|les|moi|lui|leur|nous)$/

/** Words and the marks that end a clause; "l'accroche" is two words, "30 %" one. */
function wordsOf(text: string): string[] {
  const plain = text
    .toLowerCase()
    .replaceAll('’', "'")
    .replace(/(\d)\s+%/g, '$1%')
  const found = plain.match(/[\p{L}\p{N}][\p{L}\p{N}'%-]*|\p{Extended_Pictographic}|[,;.!?&\n–—]/gu) ?? []
  return found.flatMap((word) => {
    const [start] = elided.exec(word) ?? ['']
    const [end] = clitic.exec(word) ?? ['']
    const middle = word.slice(start.length, word.length - end.length)
    return [start, middle, end.slice(1)].filter(Boolean)
  })
}

const isMark = (word: string) => /^[,;.!?\n–—]$/.test(word)

const known = new Map<Language, readonly Phrase[]>()

function phrasesOf(id: Language): readonly Phrase[] {
  const found = known.get(id)
  if (found) return found
  const speech = speechOf(id)
  const read = (heading: string, meaning: Meaning): Phrase[] =>
    speech.phrases(heading).map((phrase) => ({
      words: phrase.split(' ').flatMap((word) => (word === '*' ? ['*'] : wordsOf(word))),
      meaning,
    }))
  const phrases = [
    ...skills.flatMap((skill) => read(`skill: ${skill}`, skill)),
    ...sections.flatMap((section) => read(`instruction: ${section}`, `in ${section}`)),
    ...read('instruction: post', 'in post'),
    ...read('instruction: assured', 'assured'),
    ...read('instruction: negated', 'negated'),
    ...read('instruction: contrast', 'contrast'),
    ...read('instruction: and', 'and'),
    ...read('instruction: verbs', 'verb'),
    ...read('instruction: words', 'word'),
  ]
  known.set(id, phrases)
  return phrases
}

const isPlace = (meaning: Meaning) => meaning.startsWith('in ')

/** Where a phrase stands, from one word on; `*` bridges a few words that say nothing by themselves. */
function endOf(phrase: Phrase, words: readonly string[], start: number, fills: ReadonlySet<string>): number {
  let at = start
  for (const [index, word] of phrase.words.entries()) {
    if (word !== '*') {
      if (words[at++] !== word) return -1
      continue
    }
    const next = phrase.words[index + 1]
    let gap = 0
    while (gap <= gapLimit && words[at] !== next) {
      if (!fills.has(words[at] ?? '')) return -1
      at++
      gap++
    }
    if (gap > gapLimit) return -1
  }
  return at
}

function foundIn(words: readonly string[], phrases: readonly Phrase[]): Found[] {
  const fills = new Set(
    phrases
      .filter(({ words, meaning }) => words.length === 1 && (meaning === 'word' || isPlace(meaning)))
      .map(({ words }) => words[0]!),
  )
  const candidates = phrases.flatMap((phrase, order) =>
    words.flatMap((_, start) => {
      const end = endOf(phrase, words, start, fills)
      return end < 0 ? [] : [{ ...phrase, start, end, order, weight: phrase.words.filter((one) => one !== '*').length }]
    }),
  )
  const chosen: Found[] = []
  for (const one of candidates.sort((a, b) => b.weight - a.weight || a.order - b.order))
    if (chosen.every((other) => one.end <= other.start || one.start >= other.end)) chosen.push(one)
  return chosen.sort((a, b) => a.start - b.start)
}

const isSkill = (meaning: Meaning): meaning is Skill => (skills as readonly string[]).includes(meaning)
/** Says by itself what it is about, so that a section named before does not hold for it. */
const hasObject = new Set<Skill>(['new hook', 'question', 'no emojis', 'fewer emojis', 'more emojis'])
const ofManner = new Set<Skill>(['longer', 'shorter', 'casual', 'formal', 'enthusiastic'])

/** Reads an instruction in whichever of the languages it makes sense; undefined when it asks for something else, too. */
export function readInstruction(instruction: string): Reading {
  const words = wordsOf(instruction)
  const readings = idsOf(languages).map((id) => read(words, phrasesOf(id)))
  return (
    readings.find(({ orders, left }) => orders.length && !left.length) ??
    readings.filter(({ orders }) => orders.length).sort((a, b) => a.left.length - b.left.length)[0] ?? {
      orders: [],
      left: words.filter((word) => !isMark(word)),
    }
  )
}

function read(words: readonly string[], phrases: readonly Phrase[]): Reading {
  const found = foundIn(words, phrases)
  const left = words.filter((word, at) => !isMark(word) && !found.some((one) => one.start <= at && at < one.end))
  const orders: Order[] = []
  const spared = new Set<Section>()
  const unclear: string[] = []
  let place: readonly Section[] = []
  let wasNegated = false
  const verbs = new Set(phrases.filter(({ meaning }) => meaning === 'verb').map(({ words }) => words[0]))
  for (const clause of clausesOf(words, found)) {
    const asked = clause.filter(({ meaning }) => isSkill(meaning))
    if (clause.some(({ meaning }) => meaning === 'negated')) {
      if (asked.length > 1) unclear.push(...asked.map(({ meaning }) => meaning))
      for (const section of placesIn(clause, words, phrases)) spared.add(section)
      if (asked[0]?.meaning === 'new hook') spared.add('hook')
      wasNegated = true
      continue
    }
    // "Not longer, more casual": nobody can tell whether the second is wanted.
    const isOrder =
      clause[0]!.meaning === 'contrast' ||
      clause.some(({ start, end }) => words.slice(start, end).some((word) => verbs.has(word)))
    if (wasNegated && asked.length && !isOrder) unclear.push(...asked.map(({ meaning }) => meaning))
    for (const part of partsOf(clause)) {
      const named = placesIn(part, words, phrases)
      const isPost = part.some(({ meaning }) => meaning === 'in post')
      const wanted = [...new Set(part.map(({ meaning }) => meaning).filter(isSkill))]
      // "Rewrite the hook to be shorter" asks for the hook to be shorter.
      const isMadeOver = wanted.includes('new hook') && wanted.some((skill) => ofManner.has(skill))
      const effective = wanted.filter(
        (skill) =>
          !(isMadeOver && skill === 'new hook') &&
          !(skill === 'improve' && wanted.length > 1) &&
          !(skill === 'more emojis' && wanted.includes('no emojis')),
      )
      if (named.length && !effective.length) unclear.push(...named)
      if (isMadeOver) place = ['hook']
      else if (named.length) place = named
      else if (isPost) place = []
      for (const skill of effective) {
        if (skill === 'new hook') orders.push({ skill, sections: ['hook'] })
        else orders.push({ skill, sections: hasObject.has(skill) && !named.length ? [] : place })
      }
    }
  }
  const allowed = limited(orders, spared)
  unclear.push(...allowed.filter((order) => spared.size && !order.sections.length).map(({ skill }) => skill))
  return { orders: once(allowed), left: [...left, ...unclear] }
}

const once = (orders: readonly Order[]): Order[] => [
  ...new Map(orders.map((order) => [`${order.skill} ${order.sections.join(' ')}`, order])).values(),
]

/** What is to be left alone limits everything else. */
function limited(orders: readonly Order[], spared: ReadonlySet<Section>): Order[] {
  if (!spared.size) return [...orders]
  return orders.map(({ skill, sections: named }) => ({
    skill,
    sections: (named.length ? named : sections).filter((section) => !spared.has(section)),
  }))
}

/** Commas and contrasting words begin another clause; "but" belongs to what follows. */
function clausesOf(words: readonly string[], found: readonly Found[]): Found[][] {
  const clauses: Found[][] = [[]]
  let at = 0
  for (const one of found) {
    const isCut = words.slice(at, one.start).some(isMark)
    if (isCut || one.meaning === 'contrast') clauses.push([])
    clauses.at(-1)!.push(one)
    at = one.end
  }
  return clauses.filter((clause) => clause.length)
}

/** "Make the hook shorter and the call more casual" is two orders; "shorter and crisper" for one section is as well. */
function partsOf(clause: readonly Found[]): Found[][] {
  const parts: Found[][] = [[]]
  for (const one of clause)
    if (one.meaning === 'and') parts.push([])
    else parts.at(-1)!.push(one)
  // "The hook and the call shorter": a part without anything to do goes with the next one.
  const whole: Found[][] = []
  let waiting: Found[] = []
  for (const part of parts) {
    const all = [...waiting, ...part]
    if (all.some(({ meaning }) => isSkill(meaning))) whole.push(all)
    waiting = all.some(({ meaning }) => isSkill(meaning)) ? [] : all
  }
  if (waiting.length && whole.length) whole.at(-1)!.push(...waiting)
  return whole.length ? whole : [waiting]
}

/** The sections named in a part, also within a phrase: "remove the hook's emojis". */
function placesIn(part: readonly Found[], words: readonly string[], phrases: readonly Phrase[]): Section[] {
  const inside = part
    .filter(({ meaning, start, end, weight }) => isSkill(meaning) && meaning !== 'new hook' && end - start > weight)
    .flatMap(({ start, end }) => words.slice(start, end))
  const named = phrases
    .filter(({ meaning, words: [only, ...more] }) => isPlace(meaning) && !more.length && inside.includes(only!))
    .map(({ meaning }) => meaning)
  const meanings = new Set([...part.map(({ meaning }) => meaning), ...named])
  return sections.filter((section) => meanings.has(`in ${section}`))
}
