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
import { type Speech, speechOf } from './language.ts'
import { askedBy } from './phrases.ts'
import { randomFrom } from './random.ts'
import { recipeFor } from './recipes.ts'
import { endSentence } from './sentences.ts'
import { shorten } from './shorten.ts'
import { tighten, varyRhythm } from './tighten.ts'
import { exclaim } from './tone.ts'

interface Revision {
  content: PostContent
  brief: Brief
  seed: number
  speech: Speech
}

/** In the order in which they are carried out when one instruction asks for several. */
const skills: Readonly<Record<string, (revision: Revision) => PostContent>> = {
  'new hook': newHook,
  improve,
  longer: lengthen,
  shorter: ({ content, speech }) => shorten(content, speech),
  casual: loosen,
  formal: formalise,
  enthusiastic: enthuse,
  question: addQuestion,
  'no emojis': ({ content }) => eachSection(content, withoutEmojis),
  'more emojis': moreEmojis,
}

/** How each skill is asked for, in all languages: the instruction need not be in the post's. */
const asked = new Map<string, RegExp[]>()

function isAsked(skill: string, instruction: string): boolean {
  if (!asked.has(skill))
    asked.set(
      skill,
      idsOf(languages).map((id) => askedBy(speechOf(id).phrases(`skill: ${skill}`))),
    )
  return asked.get(skill)!.some((pattern) => pattern.test(instruction))
}

const can =
  'The built-in composer can shorten, lengthen or tighten a post, make it more casual or more formal, change the hook, add a question, and add or remove emojis.'
const refusal = `${can} A connected model can follow other instructions. Nothing was changed.`
const noTranslation = `The built-in composer cannot translate: it writes each language from texts of its own. A connected model can. ${can} Nothing was changed.`

export function editPost(brief: Brief, seed: number, current: PostContent, instruction: string): PostContent {
  if (isAsked('translate', instruction)) throw new AppError('invalid', noTranslation)
  const wanted = Object.keys(skills).filter((skill) => isAsked(skill, instruction))
  const chosen = wanted.filter(
    (skill) =>
      !(skill === 'improve' && wanted.includes('new hook')) &&
      !(skill === 'more emojis' && wanted.includes('no emojis')),
  )
  if (!chosen.length || isAsked('beyond', instruction)) throw new AppError('invalid', refusal)
  const speech = speechOf(brief.language)
  return chosen.reduce((content, skill) => skills[skill]!({ content, brief, seed, speech }), current)
}

const eachSection = (content: PostContent, change: (text: string) => string): PostContent =>
  Object.fromEntries(
    sections.map((section) => [section, change(content[section]).trim() || content[section]]),
  ) as PostContent

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
  const { content, speech } = revision
  const tightened = eachSection(content, (text) => varyRhythm(tighten(text, speech), speech))
  const led = leadWithThePoint(tightened)
  if (contentText(led) !== contentText(content)) return led
  const opened = newHook(revision)
  return opened.hook === content.hook
    ? { ...content, cta: rewriteSection(revision.brief, revision.seed, content, 'cta') }
    : opened
}

/** A hook longer than the fold keeps its first sentences; the rest moves to the insight. */
function leadWithThePoint(content: PostContent): PostContent {
  const [first = '', ...rest] = splitSentences(content.hook)
  if (content.hook.length <= 210 || !rest.length) return content
  return { ...content, hook: first, insight: `${rest.join(' ')}\n\n${content.insight}` }
}

function lengthen({ content, brief, seed }: Revision): PostContent {
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

/** How many words of a text are not in the other. */
function changedWords(content: PostContent, other: PostContent): number {
  const known = new Set(contentText(other).split(/\s+/))
  return contentText(content)
    .split(/\s+/)
    .filter((word) => !known.has(word)).length
}

const added = ({ seed, speech }: Revision, kind: string) => randomFrom(`${kind}/${seed}`).pick(speech.phrases(kind))

function loosen(revision: Revision): PostContent {
  const casual = eachSection(revision.content, revision.speech.casual)
  if (changedWords(casual, revision.content) > 4) return casual
  return { ...casual, cta: `${added(revision, 'casual additions')} ${casual.cta}` }
}

function formalise(revision: Revision): PostContent {
  const formal = eachSection(revision.content, (text) =>
    revision.speech.formal(text.replace(/(\p{L})[\s\u00A0]?!+/gu, '$1.')),
  )
  if (changedWords(formal, revision.content) > 4) return formal
  return { ...formal, cta: `${added(revision, 'formal additions')} ${formal.cta}` }
}

function enthuse(revision: Revision): PostContent {
  const { content } = revision
  const [first = '', ...rest] = splitSentences(content.hook)
  const hook = [exclaim(first, revision.speech), ...rest].join(' ')
  return { ...content, hook, cta: `${added(revision, 'enthusiastic additions')} ${content.cta}` }
}

function addQuestion({ content, brief, seed, speech }: Revision): PostContent {
  const known = new Set(sentencesOf(contentText(content)).map(sentenceKey))
  for (let attempt = 0; attempt < 40; attempt++) {
    const { cta } = draftVariant({ ...brief, emojiUsage: 'none' }, seed + attempt * 15_485)
    const question = splitSentences(cta).find((sentence) => sentence.endsWith('?') && !known.has(sentenceKey(sentence)))
    if (question) return { ...content, cta: `${endSentence(content.cta)} ${question}` }
  }
  const question = randomFrom(`question/${seed}`).pick(speech.phrases('question fallback'))
  return { ...content, cta: `${endSentence(content.cta)} ${question}` }
}

function moreEmojis({ content, brief, seed }: Revision): PostContent {
  const { emojis } = recipeFor(brief.category)
  const used = new Set(emojisIn(contentText(content)))
  const fresh = emojis.filter((emoji) => !used.has(emoji))
  return addEmojis(
    content,
    used.size ? 'many' : 'a-few',
    fresh.length ? fresh : emojis,
    randomFrom(`emoji/${seed}/more`),
  )
}
