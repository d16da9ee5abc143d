import { type PostContent, type Section, sections } from '#shared/posts.ts'
import type { Pair } from '#shared/voice/habits-lesson.ts'
import type { FaultyPassage, WritingTask } from '../engine.ts'
import { type Fences, fences, type Texts } from './fences.ts'
import { settingsFor } from './settings.ts'
import { sourceParts, sourceText } from './source-parts.ts'
import { shortSystem, system } from './system.ts'

/** The prompt for a task. Parts that vary least come first, so that providers can cache them. */
export interface Prompt {
  system: string
  /** The same for every post of an author until their profile or samples change; null when nothing is known. */
  author: string | null
  prompt: string
}

/** @param short for small models: few rules, and the text without an angle and openings to choose from */
export function promptFor(whole: WritingTask, { short = false } = {}): Prompt {
  const task = short ? withLittle(whole) : whole
  const fenced = fences(textsOfTask(task), textsOfAuthor(task))
  return {
    system: short ? shortSystem : system,
    author: authorPart(task, fenced),
    prompt: partsFor(task, fenced, short).join('\n\n'),
  }
}

/** A small model processes prompts slowly, so it gets two samples, a few facts and little of what was learned. */
function withLittle(task: WritingTask): WritingTask {
  const { author } = task
  if (!author) return task
  const samples = author.samples.slice(0, 2).map((text) => text.slice(0, 1_200))
  const { advice = [], pairs = [] } = author.taught ?? {}
  const taught = { advice: advice.slice(0, 4), pairs: pairs.slice(0, 2) }
  return { ...task, author: { ...author, samples, taught, facts: author.facts.slice(0, 4) } }
}

function textsOfAuthor({ author }: WritingTask): Texts {
  if (!author) return {}
  return {
    author: author.about,
    voice: author.sketch ?? '',
    'never-say': author.neverSay.join('\n'),
    habits: author.taught?.advice.join('\n'),
    samples: hasAllSamples(author) ? samplesText(author) : '',
  }
}

function textsOfTask({ brief, author, ...task }: WritingTask): Texts {
  return {
    subject: brief.subject,
    answers: brief.answers?.map(({ question, answer }) => `${question}\n${answer}`).join('\n\n'),
    wishes: brief.writerNotes,
    offer: brief.leadMagnetTitle ?? undefined,
    source: 'source' in task && task.source ? sourceText(task.source) : undefined,
    quotes: brief.quotes?.join('\n'),
    post: 'current' in task ? asJson(task.current) : undefined,
    former: 'former' in task && task.former ? asJson(task.former) : undefined,
    opening: 'opening' in task ? task.opening : undefined,
    instruction: 'instruction' in task ? task.instruction : undefined,
    passage: 'selection' in task ? task.selection?.text : undefined,
    facts: author?.facts.join('\n'),
    pairs: author?.taught && pairsText(author.taught.pairs),
    ...(author && !hasAllSamples(author) && { samples: samplesText(author) }),
  }
}

const asJson = (content: PostContent) =>
  JSON.stringify(Object.fromEntries(sections.map((section) => [section, content[section]])), null, 1)

type KnownAuthor = NonNullable<WritingTask['author']>

/** An author with few samples gets all of them sent, whatever the subject, so they belong to the constant part. */
const hasAllSamples = ({ samples, evidence }: KnownAuthor) => samples.length === evidence.samples.length
const samplesText = ({ samples }: KnownAuthor) => samples.join('\n\n---\n\n')

const pairsText = (pairs: readonly Pair[]) =>
  pairs.map(({ written, kept }) => `Draft: ${written}\nThe author: ${kept || '(cut)'}`).join('\n\n')

const samplesPart = (fenced: Fences) => `Posts of the author’s, for the manner alone:\n${fenced('samples')}`

function authorPart({ author }: WritingTask, fenced: Fences): string | null {
  if (!author) return null
  const parts = [
    author.about && `About the author:\n${fenced('author')}`,
    author.sketch && `How the author writes, in short:\n${fenced('voice')}`,
    author.neverSay.length > 0 && `Never say, in no form:\n${fenced('never-say')}`,
    author.taught?.advice.length && `What the author changes in drafts before they publish them:\n${fenced('habits')}`,
    author.samples.length > 0 && hasAllSamples(author) && samplesPart(fenced),
  ].filter(Boolean)
  return parts.length > 0 ? parts.join('\n\n') : null
}

function partsFor(task: WritingTask, fenced: Fences, short: boolean): string[] {
  const settings = `For this post:\n${settingsFor(task)}`
  switch (task.kind) {
    case 'post':
      if (task.opening !== undefined)
        return [
          'Write a post from these notes. Its opening is chosen and stays word for word; you write what follows, from its first word on, so that opening and text read as one. Say nothing again that the opening says.',
          ...material(task, fenced),
          `The opening:\n${fenced('opening')}`,
          settings,
          keysLine(sections.slice(1)),
        ]
      return [
        'Write a post from these notes.',
        ...material(task, fenced),
        ...(task.former ? [anotherThan(task.seed), fenced('former')] : []),
        settings,
        keysLine(short ? sections : postKeys),
      ]
    case 'section':
      return [
        `Write the ${task.section} of this post anew. The other sections stay as they are: fit in with them, take nothing from them. ${anotherSection(task)} ${wayFor(task.seed)}`,
        ...material(task, fenced),
        fenced('post'),
        settings,
        keysLine([task.section]),
      ]
    case 'edit':
      if (task.selection)
        return [
          'Write only the passage of this post anew, as the instruction says. It is put back where it stands now, so it has to fit in with the words before and behind it and say nothing that they say already. The facts, the language and the voice stay. Where the instruction and the settings below disagree, the instruction wins.',
          ...material(task, fenced),
          fenced('post'),
          `The passage stands in ${task.selection.section}:\n${fenced('passage')}`,
          fenced('instruction'),
          settings,
          `${keysLine([task.selection.section])} It holds the new passage and no other words of the section.`,
        ]
      return [
        'Edit this post as the instruction says. What it does not ask to change stays, word for word where possible: the facts, the language and the voice. Where it and the settings below disagree, the instruction wins. An empty value or cta may stay empty; fill an empty hook or insight.',
        ...material(task, fenced),
        fenced('post'),
        fenced('instruction'),
        settings,
        keysLine(sections),
      ]
  }
}

/** A section of a short post may be empty so far. */
const anotherSection = ({ current, section }: WritingTask & { kind: 'section' }) =>
  current[section].trim()
    ? `The new ${section} comes at it from another side than the present one, shares no sentence with it and is about as long.`
    : `It is empty so far: one or two sentences, and nothing that the post has said already.`

function material({ brief, author, source }: WritingTask, fenced: Fences): string[] {
  const parts = [
    author?.samples.length && !hasAllSamples(author) && samplesPart(fenced),
    author?.taught?.pairs.length &&
      `From drafts of other posts, and what the author made of them, for the manner alone:\n${fenced('pairs')}`,
    fenced('subject'),
    brief.answers?.length && `What the author answered when asked for more:\n${fenced('answers')}`,
    brief.writerNotes &&
      `A word of the author’s to you alone. Do what it says and print none of it; a name in it stays out of the post unless it says otherwise:\n${fenced('wishes')}`,
    ...(source ? sourceParts(source, brief, fenced) : []),
    brief.leadMagnetTitle && `What the post offers:\n${fenced('offer')}`,
    author?.facts.length && `Facts and stories the author keeps, for where they fit:\n${fenced('facts')}`,
  ]
  return parts.filter((part) => typeof part === 'string' && part !== '') as string[]
}

const ways = [
  'begin with what came out of it',
  'begin with the person it is about',
  'begin with the smallest concrete detail in the material',
  'begin with what the author thinks of it, and let the facts follow',
  'begin at the moment when it turned',
  'begin with what it cost',
  'begin with what everybody would have expected',
]

const wayFor = (seed: number) => `If the material allows it, ${ways[seed % ways.length]}.`

const anotherThan = (seed: number) =>
  `The author has this post of the same notes and wants a different one: another angle, another opening, another order, no sentence in common. ${wayFor(seed)}`

const postKeys = ['angle', 'hooks', ...sections.filter((section) => section !== 'hook')]

const keysLine = (keys: readonly string[]) =>
  `Answer with a JSON object with ${keys.length === 1 ? 'the single key' : 'the keys'} ${keys.join(', ')}.`

const listOf = (reasons: readonly string[]) => reasons.map((reason) => `- ${reason}`).join('\n')

/** For a fault that concerns all of the text. */
export const revisionRequest = (reasons: readonly string[], wanted: readonly Section[]): string =>
  `It cannot stay as it is:\n${listOf(reasons)}\nGive the same text again without this. What stands in the notes stays, every number, name and date of theirs. ${keysLine(wanted)}`

/** For faults at places: only their sentences are written anew. */
export const passagesRequest = (reasons: readonly string[], passages: readonly FaultyPassage[]): string =>
  `This cannot stay:\n${listOf(reasons)}\nWrite only these passages anew, in as few words as possible:\n${passages.map(passageLine).join('\n')}\nEach takes the place of its passage, follows the sentence before it and leads to the one after it, which stay letter for letter. Everything else that it says stays, every number, name, date and word of the notes. What has no source is left out and replaced by nothing that is made up. An empty string where nothing is left to say. ${keysLine(['passages'])} It holds a list of ${passages.length === 1 ? 'one string' : `${passages.length} strings, in this order`}.`

const passageLine = ({ text, before, after }: FaultyPassage, at: number) =>
  `${at + 1}. ${JSON.stringify(text)}${before && `, after ${JSON.stringify(before)}`}${after && `, before ${JSON.stringify(after)}`}`

/** Raise it with every change of wording: each generation records its version. */
export const promptVersion = '2026-11-27.4'
