import type { IdeaCategory } from '#shared/ideas.ts'
import type { IdeaDraft, IdeasTask } from '../engines/engine.ts'
import type { Speech } from './language.ts'
import { linesOf } from './phrases.ts'
import { type Random, randomFrom } from './random.ts'
import { capitalise, condense } from './sentences.ts'
import { ideaTexts, namedRole, namedTopic, readThemes, type Theme } from './theme.ts'

/** A title and how to approach it. */
type IdeaLine = readonly [title: string, approach: string]

/** Longer titles are no subject any more. */
const maxTitleLength = 90
/** Titles that open with the theme's name and a colon, in one set. */
const maxNamedFirst = 2

/** Proposes subjects from prepared lines. The same task gives the same ideas. */
export function composeIdeas({ themes, categories, seed }: IdeasTask): IdeaDraft[] {
  const read = readThemes(themes)
  const decks = new Map<string, IdeaLine[]>()
  const turns = leastCommonMultiple(themes.length, new Set(categories).size)
  // Two themes that say nothing to it are the same to the composer.
  const taken = new Set<string>()
  let namedFirst = 0
  return categories.map((category, at) => {
    // Where both lists repeat in step, each round pairs them anew.
    const themeAt = (at + Math.floor(at / turns) + seed) % themes.length
    const theme = read[themeAt]!
    const key = `${category}/${themeAt}`
    const deck = decks.get(key) ?? deckFor(theme, category, randomFrom(`${key}/${seed}`))
    decks.set(key, deck)
    const isGood = ([title]: IdeaLine) =>
      theme.kind !== undefined || namedFirst < maxNamedFirst || !opensWithTheme(title)
    const isNew = (line: IdeaLine) => !taken.has(titleOf(line, theme))
    const found = deck.findIndex((line) => isGood(line) && isNew(line) && lengthIn(line, theme) <= maxTitleLength)
    const [line] = deck.splice(found < 0 ? Math.max(deck.findIndex(isNew), 0) : found, 1)
    if (opensWithTheme(line![0])) namedFirst += 1
    const title = titleOf(line!, theme)
    taken.add(title)
    return { title, description: line![1] }
  })
}

const opensWithTheme = (title: string) => title.startsWith('{Topic}')

/** What is no thing stands well only where it is named or talked about. */
const suitsAnything =
  /^\{Topic\}|(?<!\p{L})(?:about|on|of|behind|around|explain|sobre|de|en torno a|sur|autour de|über|rund um|[Dd]as Thema|[Bb]eim Thema) \{topic\}|:[\s\u00A0]\{topic\}/u

const ideasIn = (speech: Speech, heading: string) =>
  speech.phrases(heading).map((line) => line.split(' :: ') as unknown as IdeaLine)

/** What fits the theme best comes first. Lines made for somebody's work come up about as often as all others together. */
function deckFor(theme: Theme, category: IdeaCategory, random: Random): IdeaLine[] {
  const { speech, role, isThing, kind, question } = theme
  const asked: IdeaLine[] =
    question && question.length <= maxTitleLength
      ? [[question, linesOf(ideaTexts(speech), 'question, approach')[0]!]]
      : []
  if (kind) {
    const lines = linesOf(ideaTexts(speech), `${kind} ideas`).map((line) => line.split(' :: '))
    const made = random.shuffle(lines)
    const own = made.filter(([suits]) => suits === category)
    return [...asked, ...[...own, ...made.filter((line) => !own.includes(line))].map(lineOf)]
  }
  const lines = ideasIn(speech, `ideas, ${category}`)
  const general = random.shuffle(lines.filter(([title]) => isThing || suitsAnything.test(title)))
  if (!role) return [...asked, ...general]
  const own = ideasIn(speech, `role ideas, ${category}`)
  return [...random.shuffle([...own, ...general.slice(0, own.length)]), ...general.slice(own.length)]
}

const lineOf = ([, title = '', approach = '']: readonly string[]): IdeaLine => [title, approach]

const lengthIn = ([title]: IdeaLine, theme: Theme) =>
  namedTopic(theme.speech, theme.topic, namedRole(theme, title)).length

function titleOf(line: IdeaLine, theme: Theme): string {
  const { speech } = theme
  const title = namedRole(theme, line[0])
  const room = maxTitleLength - title.replace(/\{[Tt]opic\}/, '').length
  return capitalise(namedTopic(speech, shortened(speech, theme.topic, room), title))
}

function shortened(speech: Speech, topic: string, room: number): string {
  if (topic.length <= room) return topic
  const isQuoted = /^[“„«]/.test(topic)
  const bare = isQuoted ? topic.replace(/^[“„«][\s\u00A0]?|[\s\u00A0]?[”“»]$/g, '') : topic
  const text = condense(bare, room - (isQuoted ? 5 : 1), speech).replace(/(?<![.…!?,;:])[.…!?,;:]+$/, '')
  return isQuoted ? speech.grammar.quoted(`${text}…`) : `${text}…`
}

function leastCommonMultiple(one: number, other: number): number {
  let multiple = one
  while (multiple % other !== 0) multiple += one
  return multiple
}
