import { emojiAmounts, type Language, languages, type Tone } from '#shared/catalogue.ts'
import { writingWords } from '#shared/languages/writing.ts'
import { sayHabit } from '#shared/openings.ts'
import { explanationCategory, findCategory, postTypes } from '#shared/post-types.ts'
import { wordCount } from '#shared/posts.ts'
import type { Address } from '#shared/samples.ts'
import { isBareSubject } from '#shared/text/bare-subject.ts'
import { emojisIn } from '#shared/text/marks.ts'
import { type Brief, factsOf } from '#shared/writing.ts'
import { mayBeNotes } from '../arranger/notes.ts'
import { isBadNews, maxEmojis } from '../emojis.ts'
import type { WritingTask } from '../engine.ts'
import { readMaterial } from '../material.ts'
import { kinds } from './kinds.ts'

const tones: Record<Tone, string> = {
  standard: 'even and clear',
  professional: 'precise and composed, no slang, not stiff',
  casual: 'relaxed and spoken',
  enthusiastic: 'warm, never cool: lively verbs, detail, words to the people named; at most two exclamation marks',
  narrative: 'told as a story, in order',
  descriptive: 'through what can be seen and heard, specific before general',
}

export const languageName = (language: Language): string => languages.find(({ id }) => id === language)!.name

const categoriesThatAsk = new Set(['thought-provoking', 'what-if-scenarios', 'community-polls'])

const categoriesOf = (...ids: string[]): ReadonlySet<string> =>
  new Set(postTypes.filter(({ id }) => ids.includes(id)).flatMap(({ categories }) => categories.map(({ id }) => id)))

const howTos = categoriesOf('how-to-posts')
/** Whether a post of this kind may open with a question. */
export const mayAsk = (category: string): boolean => categoriesThatAsk.has(category) || howTos.has(category)

const categoriesThatReason = new Set([
  ...categoriesOf('opinion-posts', 'insight-posts', 'challenge-posts', 'question-posts'),
  explanationCategory.id,
])

/** The author's choices for this post, or what their samples show instead. */
export function settingsFor(task: WritingTask): string {
  const { brief, author } = task
  const samples = author?.samples ?? []
  const category = findCategory(brief.category)
  const tone = tones[brief.tone]
  return [
    `Language: ${languageName(brief.language)}, as someone who grew up with it writes it, whatever language the notes are in.`,
    author?.address && addressLine(brief.language, author.address),
    task.kind === 'post' && `Length: ${lengthFor(task)}.`,
    samples.length === 0
      ? `Tone: ${tone}.`
      : brief.tone !== 'standard' && `Tone: ${tone}, as far as it is the author’s.`,
    `Emojis: ${emojiRule(task)}.`,
    category &&
      `Kind of post, as far as the material allows it: ${category.name}${kinds[category.id] ? ` (${kinds[category.id]})` : ''}.`,
    task.kind === 'post' &&
      !isBare(brief) &&
      !isBadNews(task) &&
      `Reasoning of your own: ${reasoningFor(brief.category)}.`,
    `Hook: ${hookRule(brief.category)}.`,
    task.kind === 'post' &&
      task.opening === undefined &&
      author?.opening &&
      `Openings, as far as the material allows it: this author chose ${sayHabit(author.opening)}.`,
    `Overused in ${languageName(brief.language)}, avoid: ${writingWords[brief.language].overused.map((words) => `“${words}”`).join(' ')}`,
  ]
    .filter(Boolean)
    .join('\n')
}

function hookRule(category: string): string {
  if (categoriesThatAsk.has(category)) return 'a question fits'
  return howTos.has(category) ? 'a statement, or a question of the author’s own' : 'a statement'
}

const reasoningFor = (category: string): string =>
  categoriesThatReason.has(category) && category !== 'community-polls'
    ? 'two to four sentences among the facts'
    : 'one sentence at most'

function addressLine(language: Language, address: Address): string | null {
  const names = writingWords[language].address?.names
  return names ? `Readers, where they are addressed: ${names[address]}.` : null
}

/** Whether the notes are a bare subject, not a story. */
export const isBare = (brief: Brief): boolean => isBareSubject(factsOf(brief), brief.language)

const manyFacts = 6

/** Counts sentences of the notes that are none to the writer, items of their lists and fitting facts. */
function hasManyFacts({ brief, author }: WritingTask): boolean {
  const { units, kept } = readMaterial(brief, author?.facts)
  const told = units.flatMap(({ text }) => text.split('\n'))
  const notes = mayBeNotes(told, brief.language).filter(Boolean).length
  return told.length - notes + kept.length >= manyFacts
}

function lengthFor(task: WritingTask): string {
  const { brief, author } = task
  const lengths = (author?.samples ?? []).map(wordCount).sort((one, other) => one - other)
  const [shortest, longest] = [lengths.at(0), lengths.at(-1)]
  if (shortest && longest) {
    const range = shortest === longest ? `${shortest}` : `${shortest} to ${longest}`
    return hasManyFacts(task)
      ? `about double the author’s posts, which have ${range} words: there is that much to tell`
      : `about as the author’s posts, which have ${range} words; up to half as long again where the notes or the thought need it`
  }
  if (isBare(brief)) return 'as far as the thought carries, at most 220 words'
  const given = wordCount(factsOf(brief))
  const most = Math.min(300, Math.max(150, given * 4))
  return `as far as the material carries; more than ${most} words hardly ever help`
}

function emojiRule(task: WritingTask): string {
  const { brief, author } = task
  const most = maxEmojis(task)
  if (most === 0) return 'none'
  if (most === emojisIn(factsOf(brief)).length) return 'only those of the notes'
  if (brief.emojiUsage === 'many')
    return task.kind === 'post'
      ? `${emojiAmounts.many[0]} to ${most}, spread over the post; none where the news is bad`
      : `at most ${most} in the whole post; none where the news is bad`
  if (author?.samples.length) return `as in the author’s posts, at most ${most}`
  return `at most ${most}, best 1 or 2 beside the thing they show; none where the news is bad`
}
