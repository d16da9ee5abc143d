import { AppError } from '#server/errors.ts'
import { blanksIn } from '#shared/blanks.ts'
import { contentText, type PostContent, type Section, sections } from '#shared/posts.ts'
import { languageOf } from '#shared/text/language.ts'
import { sentenceKey, withoutEmojis } from '#shared/text/marks.ts'
import type { WritingTask } from '../engine.ts'
import { readMaterial, type Unit } from '../material.ts'
import type { Arranged } from './arrange.ts'
import { questionOf } from './categories.ts'
import { fits, openings, specificity } from './hook.ts'
import { type Order, readInstruction, type Skill } from './instructions.ts'
import { textOf } from './layout.ts'
import { itemMark } from './lines.ts'
import { isOwn, type SectionUnit, unitsOf, unitsOfPost } from './post-units.ts'
import { cleanSentence } from './sentences.ts'
import { shortenPost } from './shorten-post.ts'
import { type Words, wordsFor } from './words.ts'

type Edit = WritingTask & { kind: 'edit' }

const can =
  /*i18n*/ 'Without one a post can be shortened, opened with another of your sentences, tidied up, made into a list or back into sentences, and freed of emojis.'
const unchanged = /*i18n*/ 'Nothing was changed.'

const inVain: Readonly<Record<Exclude<Skill, 'shorter'>, string>> = /*i18n*/ {
  hook: 'No other sentence of this post can open it on its own. Nothing was changed.',
  'no emojis': 'There are no emojis in it. Nothing was changed.',
  list: 'Neither the insight nor the value has three sentences outside a list. Nothing was changed.',
  'no list': 'There is no list in it. Nothing was changed.',
  improve: 'Already tidy: nothing to change.',
}

const noListThere = /*i18n*/ 'That part of the post does not have three sentences outside a list. Nothing was changed.'

/** Carries out all of an instruction, or says why nothing needs changing. Refuses instructions that need a model. */
export function editPost({ brief, current, instruction }: Edit): Arranged {
  const order = readInstruction(instruction)
  if (!order) throw new AppError('invalid', ['That needs an AI model.', can, unchanged])
  const words = wordsFor(brief.language)
  if (order.skill === 'shorter') return shortenPost({ brief, current, named: order.sections, share: order.share })
  const content = changes[order.skill]({ brief, current, order, words })
  if (contentText(content) !== contentText(current)) return { content }
  const isNamed = order.skill === 'list' && order.sections.length > 0
  return { content: current, note: isNamed ? noListThere : inVain[order.skill] }
}

interface Change {
  brief: Edit['brief']
  current: PostContent
  order: Order
  words: Words
}

const changes: Readonly<Record<Exclude<Skill, 'shorter'>, (change: Change) => PostContent>> = {
  hook: ({ brief, current, words }) => withOtherHook(brief, current, words) ?? current,
  'no emojis': (change) => eachSection(change, (text) => withoutEmojis(text).trim() || text),
  list: (change) => eachSection({ ...change, order: { ...change.order, sections: listable(change) } }, toList),
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

const listSections: readonly Section[] = ['value', 'insight']

/** The named sections, else the first that can become a list: a post of lists alone tells nothing. */
function listable({ order, current }: Change): readonly Section[] {
  if (order.sections.length > 0) return order.sections
  const first = listSections.find((section) => toList(current[section]) !== current[section])
  return first ? [first] : listSections
}

/** The places of sentences below the hook that could open the post, the best first. */
const otherOpenings = (units: readonly SectionUnit[], brief: Edit['brief'], words: Words): number[] =>
  openings(units, words, questionOf(brief.category) !== null).filter(
    (place) => place > 0 && units[place]!.section !== 'hook' && isOwn(units[place]!),
  )

/** The sentences that could open the post instead of its hook. */
export function openingsBelow(content: PostContent, brief: Edit['brief'], words: Words): string[] {
  const units = unitsOfPost(content)
  return otherOpenings(units, brief, words).map((place) => units[place]!.text)
}

/** Opens the post with these sentences: some of its own move up, any others replace the hook. */
export function openedWith(content: PostContent, opening: string, brief: Edit['brief']): PostContent {
  const units = unitsOfPost(content)
  const said = oneLine(opening)
  const length = unitsOf(opening).length
  const textAt = (at: number) => units.slice(at, at + length).map(({ text }) => text)
  const at = units.findIndex(({ section }, at) => section !== 'hook' && oneLine(textAt(at).join(' ')) === said)
  const words = wordsFor(languageOf(brief.subject) ?? brief.language)
  const opened = { ...content, hook: opening }
  return at < 0 ? opened : { ...movedUp(at, units, { brief, current: content, words }, length), hook: opening }
}

const oneLine = (text: string) => text.trim().replace(/\s+/g, ' ')

function withOtherHook(brief: Edit['brief'], current: PostContent, words: Words): PostContent | undefined {
  const units = unitsOfPost(current)
  const worth = (place: number) => specificity(units[place]!.text, words)
  const places = otherOpenings(units, brief, words)
  // In rotation, so that every sentence comes up.
  const ranked = places.toSorted((one, other) => worth(other) - worth(one))
  const at = ranked.find((place) => worth(place) < worth(0)) ?? ranked[0]
  return at === undefined ? undefined : movedUp(at, units, { brief, current, words })
}

/** Opens the post with others of its sentences and puts the old opening back in its place. Nothing else moves. */
function movedUp(
  at: number,
  units: readonly SectionUnit[],
  { brief, current, words }: Omit<Change, 'order'>,
  length = 1,
): PostContent {
  const old = units.filter(({ section }) => section === 'hook')
  const rest = units.filter(({ section }, place) => section !== 'hook' && (place < at || place >= at + length))
  const place = placeBack(rest, old, brief)
  const beside = rest[place] ?? rest.at(-1)
  const isInsightLeft = rest.some(({ section }) => section === 'insight')
  const section = isInsightLeft && beside ? beside.section : 'insight'
  const back = old.map((unit) => ({
    ...unit,
    section,
    paragraph: (beside?.paragraph ?? 0) - (rest[place] ? 0.5 : -0.5),
  }))
  const ordered = rest.toSpliced(isInsightLeft ? place : 0, 0, ...back)
  const changed = { ...current, hook: units[at]!.text }
  for (const one of new Set([section, units[at]!.section]))
    changed[one] = textOf(
      ordered.filter((unit) => unit.section === one),
      words,
    )
  return changed
}

/**
 * The former place of an opening among the other sentences, by the order in which the author gave them; else before
 * them. Never behind the end of the post.
 */
function placeBack(rest: readonly SectionUnit[], old: readonly SectionUnit[], brief: Edit['brief']): number {
  const given = new Map(readMaterial(brief).units.map(({ text }, at) => [sentenceKey(text), at]))
  const placeOf = (unit: Unit | undefined) => (unit && given.get(sentenceKey(unit.text))) ?? -1
  const was = placeOf(old[0])
  const next = rest.findIndex((unit) => unit.section === 'cta' || placeOf(unit) > was)
  if (was < 0 || rest.every((unit) => placeOf(unit) < 0)) return 0
  return next < 0 ? rest.length : next
}

const fewestItems = 3

function toList(text: string): string {
  const units = unitsOf(text)
  if (units.some(({ isList }) => isList) || units.length < fewestItems) return text
  return units.map(({ text }) => `• ${text.replace(/(?<!\.)\.$/, '')}`).join('\n')
}

const fromList = (text: string, { language }: Edit['brief']): string =>
  unitsOf(text).some(({ isList }) => isList)
    ? text
        .split('\n')
        .map((line) => {
          const mark = itemMark(line)
          return mark === null ? line : cleanSentence(line.slice(mark.length), language)
        })
        .join('\n')
        .replace(/(?<=[.!?…])\n(?=\S)/g, ' ')
    : text

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
