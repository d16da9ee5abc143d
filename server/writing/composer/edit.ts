import { AppError } from '#server/errors.ts'
import { idsOf, languages } from '#shared/catalogue.ts'
import { contentText, type PostContent, type Section, sections, wordCount } from '#shared/posts.ts'
import {
  areAlike,
  emojisIn,
  listMark,
  sentenceKey,
  sentencesOf,
  sharedSentences,
  splitSentences,
  withoutEmojis,
} from '#shared/text.ts'
import type { Brief } from '#shared/writing.ts'
import { draftVariant } from './draft.ts'
import { addEmojis } from './emoji.ts'
import { readInstruction, type Skill, skills } from './instructions.ts'
import { type Speech, speechOf } from './language.ts'
import { wordsIn } from './phrases.ts'
import { isPrepared, revoiced } from './prepared.ts'
import { aroundQuotations } from './quotations.ts'
import { randomFrom } from './random.ts'
import { recipeFor } from './recipes.ts'
import { capitalise, endSentence } from './sentences.ts'
import { shorten } from './shorten.ts'
import { isQuestion, readSubject } from './subject.ts'
import { tighten, varyRhythm } from './tighten.ts'
import { exclaim, type Voice } from './tone.ts'

interface Revision {
  content: PostContent
  /** What the change is limited to; all four when the instruction names none. */
  parts: readonly Section[]
  brief: Brief
  seed: number
  speech: Speech
}

interface Ability {
  change: (revision: Revision) => PostContent
  /** Why nothing came of it. Without one, a post that stays the same is as it was asked for. */
  inVain?: string
}

const abilities: Readonly<Record<Skill, Ability>> = {
  'new hook': { change: newHook, inVain: 'The built-in composer knows no other hook for this post.' },
  improve: {
    change: improve,
    inVain: 'The built-in composer found nothing in these words to tighten without changing what they say.',
  },
  longer: {
    change: lengthen,
    inVain:
      'The built-in composer makes nothing up: it can only add to a post what you told and it does not say yet. There is nothing of that kind left.',
  },
  shorter: {
    change: takeAway,
    inVain: 'The built-in composer found nothing that could go without losing what you say.',
  },
  casual: {
    change: (revision) => inVoice(revision, 'casual'),
    inVain: 'The built-in composer found no words in it that it knows a more casual form of.',
  },
  formal: {
    change: (revision) => inVoice(revision, 'professional'),
    inVain: 'The built-in composer found no words in it that it knows a more formal form of.',
  },
  enthusiastic: {
    change: enthuse,
    inVain: 'The built-in composer found no sentence that an exclamation mark would suit.',
  },
  question: { change: addQuestion, inVain: 'The built-in composer adds a question at the end of a post only.' },
  'no emojis': { change: (revision) => eachPart(revision, (text) => withoutEmojis(text)) },
  'fewer emojis': { change: fewerEmojis },
  'more emojis': { change: moreEmojis, inVain: 'There is no sentence that an emoji could follow.' },
}

const can =
  'The built-in composer can shorten, lengthen or tighten a post or one of its sections, make it more casual or more formal, change the hook, add a question, and add or remove emojis.'
const unchanged = 'A connected model can follow other instructions. Nothing was changed.'
const noTranslation = `The built-in composer cannot translate: it writes each language from texts of its own. A connected model can. ${can} Nothing was changed.`

const translating = () => wordsIn(idsOf(languages).flatMap((id) => speechOf(id).phrases('skill: translate')))

/** Carries out all of an instruction, or none of it. */
export function editPost(brief: Brief, seed: number, current: PostContent, instruction: string): PostContent {
  if (translating().test(instruction)) throw new AppError('invalid', noTranslation)
  const { orders, left } = readInstruction(instruction)
  if (left.length || !orders.length) throw new AppError('invalid', refusalOf(orders.length > 0, left))
  const speech = speechOf(brief.language)
  let content = current
  for (const skill of skills)
    for (const order of orders.filter((one) => one.skill === skill)) {
      const { change, inVain } = abilities[skill]
      const parts = order.sections.length ? order.sections : sections
      const changed = change({ content, parts, brief, seed, speech })
      if (inVain && contentText(changed) === contentText(content))
        throw new AppError('invalid', `${inVain} ${unchanged}`)
      content = changed
    }
  return content
}

const shownWords = 6

/** Says which words stood in the way, where the rest was understood. */
function refusalOf(isPartly: boolean, left: readonly string[]): string {
  if (!isPartly || !left.length) return `${can} ${unchanged}`
  const words = left
    .slice(0, shownWords)
    .map((word) => `“${word}”`)
    .join(', ')
  return `${can} It cannot tell what to do about ${words}. ${unchanged}`
}

function eachPart({ content, parts }: Pick<Revision, 'content' | 'parts'>, change: (text: string) => string) {
  const changed = { ...content }
  for (const section of parts) changed[section] = change(content[section]).trim() || content[section]
  return changed
}

/** A fresh wording of one section: far from the present one, and without repeating the rest of the post. */
export function rewriteSection(brief: Brief, seed: number, current: PostContent, section: Section): string {
  const others = contentText({ ...current, [section]: '' })
  let best: { text: string; likeness: number } | undefined
  for (let attempt = 0; attempt < 16; attempt++) {
    const text = draftVariant(brief, seed + attempt * 7919)[section]
    const likeness =
      sharedSentences(text, current[section]) * 2 + sharedSentences(text, others) + (text === current[section] ? 9 : 0)
    if (!best || likeness < best.likeness) best = { text, likeness }
    if (!likeness) break
  }
  return best!.text
}

function newHook({ content, brief, seed }: Revision): PostContent {
  return { ...content, hook: rewriteSection(brief, seed, content, 'hook') }
}

function improve(revision: Revision): PostContent {
  const { content, parts, brief, seed, speech } = revision
  const tightened = eachPart(revision, (text) => varyRhythm(tighten(text, speech), speech))
  const led = parts.length === sections.length ? leadWithThePoint(tightened) : tightened
  if (contentText(led) !== contentText(content)) return led
  // Nothing to tighten. Only a line of the composer's own can make room for another one.
  const other = (['hook', 'cta'] as const).find(
    (section) => parts.includes(section) && isAllPrepared(content[section], brief),
  )
  return other ? { ...content, [other]: rewriteSection(brief, seed, content, other) } : content
}

const isAllPrepared = (text: string, brief: Brief) => sentencesOf(text).every((sentence) => isPrepared(sentence, brief))

/** A hook longer than the fold keeps its first sentences; the rest moves to the insight. */
function leadWithThePoint(content: PostContent): PostContent {
  const [first = '', ...rest] = splitSentences(content.hook)
  if (content.hook.length <= 210 || !rest.length) return content
  return { ...content, hook: first, insight: `${rest.join(' ')}\n\n${content.insight}` }
}

/** Less of what is named; what stands in other sections is not counted. */
function takeAway({ content, parts, brief, speech }: Revision): PostContent {
  const blank: PostContent = { hook: '', insight: '', value: '', cta: '' }
  const named = (from: PostContent, into: PostContent) => {
    const taken = { ...into }
    for (const section of parts) taken[section] = from[section]
    return taken
  }
  const short = shorten(named(content, blank), speech, (sentence) => isPrepared(sentence, brief))
  return named(short, content)
}

/** What the author told and the post does not say yet; a post on a mere topic takes more prepared lines. */
function lengthen(revision: Revision): PostContent {
  const { content, parts, brief, speech } = revision
  if (parts.length < sections.length) return content
  const said = sentencesOf(contentText(content))
  const told = [
    ...readSubject(speech, brief.subject, recipeFor(brief.category).isOccasion).facts,
    ...(brief.answers ?? [])
      .flatMap(({ answer }) => sentencesOf(answer))
      .filter((sentence) => wordCount(sentence) > 2 && !isQuestion(sentence))
      .map((sentence) => capitalise(endSentence(sentence))),
  ]
  const left = told.filter((fact) => !said.some((sentence) => areAlike(fact, sentence)))
  if (left.length) return { ...content, insight: `${content.insight}\n\n${left.join(' ')}` }
  const topic = sentenceKey(brief.subject)
  const isOurs =
    !told.length && said.every((sentence) => isPrepared(sentence, brief) || sentenceKey(sentence).includes(topic))
  return isOurs ? withMoreLines(revision) : content
}

function withMoreLines({ content, brief, seed }: Revision): PostContent {
  const known = sentencesOf(contentText(content))
  const target = wordCount(contentText(content)) * 1.25
  let longer = content
  for (let attempt = 1; attempt < 24 && wordCount(contentText(longer)) < target; attempt++) {
    const other = draftVariant({ ...brief, emojiUsage: 'none' }, seed + attempt * 104_729)
    for (const section of ['insight', 'value'] as const) {
      const fresh = other[section]
        .split('\n')
        .filter((line) => line && !listMark.test(line) && !/:$/.test(line))
        .find((line) => sentencesOf(line).every((sentence) => !known.some((other) => areAlike(sentence, other))))
      if (!fresh || wordCount(contentText(longer)) >= target) continue
      longer = { ...longer, [section]: `${longer[section]}\n\n${fresh}` }
      known.push(...sentencesOf(fresh))
    }
  }
  return longer
}

/** The composer's own lines in the wording of another voice; in the author's, words for words. */
function inVoice(revision: Revision, voice: Voice & ('casual' | 'professional')): PostContent {
  const { brief, speech } = revision
  const change = voice === 'casual' ? speech.casual : speech.formal
  return eachPart(revision, (text) =>
    eachSentence(text, (sentence) => {
      const said = revoiced(sentence, voice, brief)
      if (said !== sentence) return said
      const calm = voice === 'casual' ? sentence : sentence.replace(/(\p{L})[\s\u00A0]?!+/gu, '$1.')
      return aroundQuotations(calm, change)
    }),
  )
}

const eachSentence = (text: string, change: (sentence: string) => string): string =>
  text
    .split('\n')
    .map((line) => {
      const mark = listMark.exec(line)?.[0] ?? ''
      return mark + splitSentences(line.slice(mark.length)).map(change).join(' ')
    })
    .join('\n')

function enthuse({ content, parts, speech }: Revision): PostContent {
  const section = parts.includes('hook') ? 'hook' : parts[0]!
  const [first = '', ...rest] = splitSentences(content[section])
  return { ...content, [section]: [exclaim(first, speech), ...rest].join(' ') }
}

function addQuestion({ content, parts, brief, seed, speech }: Revision): PostContent {
  if (!parts.includes('cta')) return content
  const known = new Set(sentencesOf(contentText(content)).map(sentenceKey))
  for (let attempt = 0; attempt < 40; attempt++) {
    const { cta } = draftVariant({ ...brief, emojiUsage: 'none' }, seed + attempt * 15_485)
    const question = splitSentences(cta).find((sentence) => sentence.endsWith('?') && !known.has(sentenceKey(sentence)))
    if (question) return { ...content, cta: `${endSentence(content.cta)} ${question}` }
  }
  const question = randomFrom(`question/${seed}`).pick(speech.phrases('question fallback'))
  return { ...content, cta: `${endSentence(content.cta)} ${question}` }
}

/** The first half of them stays. */
function fewerEmojis(revision: Revision): PostContent {
  const { content, parts } = revision
  const amount = (section: Section) => emojisIn(content[section]).length
  let kept = Math.floor(parts.reduce((sum, section) => sum + amount(section), 0) / 2)
  return eachPart(revision, (text) => {
    const own = Math.min(kept, emojisIn(text).length)
    kept -= own
    return withoutEmojis(text, own)
  })
}

function moreEmojis({ content, parts, brief, seed }: Revision): PostContent {
  const { emojis } = recipeFor(brief.category)
  const used = new Set(emojisIn(contentText(content)))
  const fresh = emojis.filter((emoji) => !used.has(emoji))
  const usage = used.size || parts.length < sections.length ? 'many' : 'a-few'
  return addEmojis(
    content,
    usage,
    fresh.length ? fresh : emojis,
    randomFrom(`emoji/${seed}/more`),
    sections.filter((section) => parts.includes(section)),
  )
}
