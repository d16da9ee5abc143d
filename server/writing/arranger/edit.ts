import { AppError } from '#server/errors.ts'
import { blanksIn } from '#shared/blanks.ts'
import { contentText, type PostContent, type Section, sections } from '#shared/posts.ts'
import { listMark, sentenceKey, withoutEmojis } from '#shared/text.ts'
import type { WritingTask } from '../engines/engine.ts'
import { missingFrom } from './blanks.ts'
import { questionOf } from './categories.ts'
import { fits, openings, specificity, withOpening } from './hook.ts'
import { type Order, readInstruction, type Skill } from './instructions.ts'
import { layOut, textOf } from './layout.ts'
import { readMaterial, type Unit } from './material.ts'
import { cleanSentence, sentencesOfNotes } from './sentences.ts'
import { shortened, wordsIn } from './shorten.ts'
import { everyLanguage, type Words, wordsFor } from './words.ts'

type Edit = WritingTask & { kind: 'edit' }
type SectionTask = WritingTask & { kind: 'section' }

const can =
  'Without a model a post can be shortened, opened with another of your sentences, tidied up, made into a list or back into sentences, and freed of emojis.'
const unchanged = 'Nothing was changed.'
const refuse = (sentence: string) => new AppError('invalid', `${sentence} ${unchanged}`)

const inVain: Readonly<Record<Skill, string>> = {
  hook: 'No other sentence of this post can open it on its own.',
  shorter: 'No whole sentence can go without leaving a section empty. A connected model can write it shorter.',
  'no emojis': 'There are no emojis in it.',
  list: 'There are not enough sentences for a list.',
  'no list': 'There is no list in it.',
  improve: 'There is nothing to tidy up. A connected model can improve the wording.',
}

/** Carries out all of an instruction, or says what can be done and changes nothing. */
export function editPost({ brief, current, instruction }: Edit): PostContent {
  const order = readInstruction(instruction)
  if (!order) throw refuse(`That takes a model. ${can}`)
  const words = wordsFor(brief.language)
  const changed = changes[order.skill]({ brief, current, order, words })
  if (contentText(changed) === contentText(current)) throw refuse(inVain[order.skill])
  return changed
}

interface Change {
  brief: Edit['brief']
  current: PostContent
  order: Order
  words: Words
}

const changes: Readonly<Record<Skill, (change: Change) => PostContent>> = {
  hook: ({ brief, current, words }) => withOtherHook(brief, current, words) ?? current,
  shorter: shorten,
  'no emojis': (change) => eachSection(change, (text) => withoutEmojis(text).trim() || text),
  list: (change) => eachSection({ ...change, order: { ...change.order, sections: listable(change.order) } }, toList),
  'no list': (change) => eachSection(change, fromList),
  improve,
}

function eachSection(
  { current, order, brief }: Change,
  change: (text: string, brief: Edit['brief']) => string,
): PostContent {
  const named = order.sections.length ? order.sections : sections
  return Object.fromEntries(
    sections.map((section) => [section, named.includes(section) ? change(current[section], brief) : current[section]]),
  ) as unknown as PostContent
}

const listable = ({ sections: named }: Order): readonly Section[] => (named.length ? named : ['value'])

/** A text in its paragraphs, lists and sentences. */
function unitsOf(text: string): Unit[] {
  return text.split(/\n[ \t]*\n/).flatMap((block, paragraph): Unit[] => {
    const lines = block.split('\n').filter((line) => line.trim())
    if (lines.some((line) => listMark.test(line.trim()))) return [{ text: lines.join('\n'), paragraph, isList: true }]
    return lines.flatMap((line) =>
      sentencesOfNotes(line).map((sentence) => ({ text: sentence, paragraph, isList: false })),
    )
  })
}

interface SectionUnit extends Unit {
  section: Section
}

/** Paragraphs of different sections stay apart. */
function unitsOfPost(content: PostContent): SectionUnit[] {
  let first = 0
  return sections.flatMap((section) => {
    const units = unitsOf(content[section]).map((unit) => ({ ...unit, section, paragraph: unit.paragraph + first }))
    first = (units.at(-1)?.paragraph ?? first) + 1
    return units
  })
}

const endings = new Set(everyLanguage.flatMap(({ endings }) => Object.values(endings).map(sentenceKey)))
const isOwn = ({ text }: Unit) => !endings.has(sentenceKey(text))

/** The same sentences in another order: one of them opens the post, the old opening goes back to its place. */
function withOtherHook(brief: Edit['brief'], current: PostContent, words: Words): PostContent | undefined {
  const units = unitsOfPost(current)
  const worth = (place: number) => specificity(units[place]!.text, words)
  const isFixed = units.some(({ text, isList }) => !isList && blanksIn(text).length > 0)
  const places = openings(units, words, questionOf(brief.category) !== null).filter(
    (place) => place > 0 && units[place]!.section !== 'hook' && isOwn(units[place]!),
  )
  // One after the other, so that all of them come up.
  const ranked = places.toSorted((one, other) => worth(other) - worth(one))
  const at = ranked.find((place) => worth(place) < worth(0)) ?? ranked[0]
  if (at === undefined) return undefined
  const { section, text } = units[at]!
  const isAlone = units.filter((unit) => unit.section === section).length === 1
  if (isFixed || brief.leadMagnetTitle) {
    const rest = units.filter((unit, place) => unit.section === section && place !== at)
    return { ...current, hook: text, [section]: isAlone ? current.hook : `${current.hook}\n\n${textOf(rest, words)}` }
  }
  const ordered = withOpening(units, at, words)
  const last = ordered.at(-1)!
  const body = isOwn(last) ? ordered : ordered.slice(0, -1)
  return layOut({ brief, topic: null, units: body, noEnding: isOwn(last) })
}

/** Shares of the words: the aim, what must at least be left, and what is worth the change. */
const cut = { aim: 0.7, least: 0.58, worthwhile: 0.9 }
const cutTo = (share: number) => ({ aim: share, least: share - 0.15, worthwhile: share + (1 - share) / 3 })

function shorten({ current, order, words }: Change): PostContent {
  const { aim, least, worthwhile } = order.share === undefined ? cut : cutTo(order.share)
  const named = order.sections.length ? order.sections : sections
  const units = unitsOfPost(current).filter(({ section }) => named.includes(section))
  const total = wordsIn(units)
  const short = shortened(units, words, {
    most: total * aim,
    least: total * least,
    groupOf: ({ section }) => section,
  })
  return wordsIn(short) <= total * worthwhile ? withUnits(current, short, words) : current
}

/** The sections that the units are of, from nothing else. */
function withUnits(current: PostContent, units: readonly SectionUnit[], words: Words): PostContent {
  const changed = { ...current }
  for (const [section, own] of Map.groupBy(units, ({ section }) => section)) changed[section] = textOf(own, words)
  return changed
}

const fewestItems = 3

/** Its sentences as items, where there are enough; a list stays as it is. */
function toList(text: string): string {
  const units = unitsOf(text)
  if (units.some(({ isList }) => isList) || units.length < fewestItems) return text
  return units.map(({ text }) => `• ${text.replace(/(?<!\.)\.$/, '')}`).join('\n')
}

const fromList = (text: string, { language }: Edit['brief']): string =>
  unitsOf(text).some(({ isList }) => isList)
    ? text
        .split('\n')
        .map((line) => (listMark.test(line) ? cleanSentence(line.replace(listMark, ''), language) : line))
        .join('\n')
        .replace(/(?<=[.!?…])\n(?=\S)/g, ' ')
    : text

/** Capitals, blanks and full stops put right, repetitions gone, and a hook that fits the fold. */
function improve(change: Change): PostContent {
  const { brief, words } = change
  const seen = new Set<string>()
  const tidy = eachSection(change, (text) => {
    const units = unitsOf(text)
      .map((unit) =>
        unit.isList || blanksIn(unit.text).length ? unit : { ...unit, text: cleanSentence(unit.text, brief.language) },
      )
      .filter(
        ({ text, isList }) =>
          isList || !sentenceKey(text) || (!seen.has(sentenceKey(text)) && seen.add(sentenceKey(text))),
      )
    return textOf(units, words) || text
  })
  if (fits(tidy.hook) || change.order.sections.length) return tidy
  return withOtherHook(brief, tidy, words) ?? tidy
}

/** Of very many sentences the first. */
const mostCompared = 200

/** Another hook is another sentence of the post; any other section takes what the author gave and the post does not say. */
export function rewriteSection({ brief, author, current, section, seed }: SectionTask): Partial<PostContent> {
  const words = wordsFor(brief.language)
  const { units, kept } = readMaterial(brief, author?.facts)
  const post = sentenceKey(contentText(current))
  const given = units.filter(({ isList }) => !isList).map(({ text }) => text)
  const unsaid = [...given, ...kept].slice(0, mostCompared).filter((text) => !post.includes(sentenceKey(text)))
  if (section === 'hook') {
    const fresh = unsaid.find(fits)
    if (fresh) return { hook: fresh }
    const changed = withOtherHook(brief, current, words)
    if (!changed)
      throw refuse('Everything you gave is in the post, and no other sentence of it can open it on its own.')
    return Object.fromEntries(sections.filter((one) => changed[one] !== current[one]).map((one) => [one, changed[one]]))
  }
  if (unsaid.length > 0) return { [section]: unsaid[seed % unsaid.length]! }
  const other = otherQuestion(current, brief, section, seed)
  if (!other) throw refuse('Everything you gave is in the post already. Add a fact or an answer, or connect a model.')
  return { [section]: other }
}

/** A section that only asks can ask something else. */
function otherQuestion(current: PostContent, brief: Edit['brief'], section: Section, seed: number): string | undefined {
  const [asked, ...more] = blanksIn(current[section])
  if (!asked || more.length > 0) return undefined
  const post = contentText(current)
  const others = missingFrom(brief, post, 0).filter((blank) => !post.includes(blank))
  const other = others[seed % Math.max(others.length, 1)]
  return other && current[section].slice(0, asked.start) + other + current[section].slice(asked.end)
}
