import { type Message, msg, plural } from '#shared/say.ts'
import { type Lesson, type Pair, type Sign, signs } from './habits-lesson.ts'

/** What was learned from one post. */
export interface Learned {
  postId: string
  /** In milliseconds since 1970, as when a habit was forgotten. */
  publishedAt: number
  lesson: Lesson
}

/** What an author does to drafts again and again, counted in their posts. */
export interface Habit {
  /** A sign, or `word:` with the words that the author replaces. */
  id: string
  /** The number of posts that show it, out of those that could. */
  count: number
  of: number
  sentence: Message
  /** Tells a model what to do at once; null where only the pairs can tell. */
  advice: string | null
  /** The newest post first. */
  evidence: ({ postId: string; pairs: Pair[] } & Pick<Lesson, 'language' | 'words'>)[]
}

const leastPosts = 3
const leastPostsOfSwap = 2
const leastShare = 0.6
const maxWords = 12

/**
 * The habits in what was learned, newest first. `forgottenAt` says since when a habit is counted anew. The strongest
 * come first.
 */
export function habitsIn(learned: readonly Learned[], forgottenAt: ReadonlyMap<string, number> = new Map()): Habit[] {
  const since = (id: string) => learned.filter(({ publishedAt }) => publishedAt > (forgottenAt.get(id) ?? 0))
  const found = signs.flatMap((sign) => habitOf(sign, since(sign)) ?? [])
  const words = swapsIn(learned).flatMap((swap) => wordHabitOf(swap, since(idOf(swap))) ?? [])
  const [rewording, others] = [found.filter(isRewording), found.filter((habit) => !isRewording(habit))]
  return [...others.sort(byStrength), ...words.sort(byStrength).slice(0, maxWords), ...rewording]
}

/** Comes last: it says least of the author. */
const isRewording = ({ id }: Habit) => id === 'rewording'

const byStrength = (one: Habit, other: Habit) => other.count / other.of - one.count / one.of || other.count - one.count
const isClear = (count: number, of: number, least: number) => count >= least && count >= leastShare * of

function habitOf(sign: Sign, learned: readonly Learned[]): Habit | null {
  const able = learned.filter(({ lesson }) => lesson.signs[sign] !== undefined)
  const showing = able.filter(({ lesson }) => lesson.signs[sign])
  if (!isClear(showing.length, able.length, leastPosts)) return null
  const { said, advice } = texts[sign]
  const drafted = showing.reduce((sum, { lesson }) => sum + lesson.words[0], 0)
  const published = showing.reduce((sum, { lesson }) => sum + lesson.words[1], 0)
  const share = `${Math.round((100 * published) / drafted)}%`
  const [count, of] = [showing.length, able.length]
  return {
    id: sign,
    count,
    of,
    sentence: said({ count, of, share }),
    advice: advice?.replace('{share}', share) ?? null,
    evidence: showing.map((one) => evidenceOf(one, one.lesson.signs[sign]!)),
  }
}

const evidenceOf = ({ postId, lesson: { language, words } }: Learned, pairs: Pair[]) => ({
  postId,
  language,
  words,
  pairs,
})

type Swap = Pick<Lesson['swaps'][number], 'from' | 'to'>

const idOf = ({ from, to }: Swap): string => `word:${from.toLowerCase()}→${to.toLowerCase()}`

/** Each swap once, as the author typed it last. */
function swapsIn(learned: readonly Learned[]): Swap[] {
  const seen = new Map<string, Swap>()
  for (const { lesson } of learned)
    for (const swap of lesson.swaps) if (!seen.has(idOf(swap))) seen.set(idOf(swap), swap)
  return [...seen.values()]
}

/** A post in which the words also stayed does not show it. */
function wordHabitOf({ from, to }: Swap, learned: readonly Learned[]): Habit | null {
  const id = idOf({ from, to })
  const stays = (lesson: Lesson) => lesson.stayed.includes(` ${from.toLowerCase()} `)
  const having = ({ lesson }: Learned) => lesson.swaps.filter((swap) => idOf(swap) === id)
  const able = learned.filter((one) => having(one).length > 0 || stays(one.lesson))
  const showing = able.filter((one) => having(one).length > 0 && !stays(one.lesson))
  const [count, of] = [showing.length, able.length]
  const least = to ? leastPostsOfSwap : leastPosts
  if (!isClear(showing.length, able.length, least)) return null
  return {
    id,
    count,
    of,
    sentence: to
      ? msg`In ${{ count }} of ${plural({ of }, { other: '# posts' })} you wrote “${{ to }}” instead of “${{ from }}”.`
      : msg`In ${{ count }} of ${plural({ of }, { other: '# posts' })} you took out “${{ from }}”.`,
    advice: to ? `They write “${to}” instead of “${from}”.` : `They take out “${from}”.`,
    evidence: showing.map((one) => evidenceOf(one, [having(one)[0]!.pair])),
  }
}

interface Counted {
  count: number
  of: number
  /** How long the posts became. */
  share: string
}

/** What the author did, and what a model should do; `{share}` is how long the posts became. */
const texts: Record<Sign, { said: (counted: Counted) => Message; advice: string | null }> = {
  opening: {
    said: ({ count, of }) =>
      msg`In ${{ count }} of ${plural({ of }, { other: '# posts' })} you cut or replaced the first sentence.`,
    advice: 'They cut the first sentence of drafts or write another: begin with what you would have said second.',
  },
  'closing-question': {
    said: ({ count, of }) =>
      msg`In ${{ count }} of ${plural({ of }, { other: '# posts' })} you cut the closing question.`,
    advice: 'They cut closing questions: end without one.',
  },
  'closing-line': {
    said: ({ count, of }) =>
      msg`In ${{ count }} of ${plural({ of }, { other: '# posts' })} you cut or replaced the last sentence.`,
    advice: 'They cut the last sentence of drafts or write another: stop one sentence earlier than you would.',
  },
  shorter: {
    said: ({ count, of, share }) =>
      msg`In ${{ count }} of ${plural({ of }, { other: '# posts' })} you made the text shorter, to ${{ share }} of its words.`,
    advice: 'They shorten drafts to {share} of their words: write that much less.',
  },
  longer: {
    said: ({ count, of, share }) =>
      msg`In ${{ count }} of ${plural({ of }, { other: '# posts' })} you made the text longer, to ${{ share }} of its words.`,
    advice: 'They make drafts longer, to {share} of their words: leave out less of the notes.',
  },
  joined: {
    said: ({ count, of }) => msg`In ${{ count }} of ${plural({ of }, { other: '# posts' })} you joined sentences.`,
    advice: 'They join short sentences: let more of yours run on.',
  },
  split: {
    said: ({ count, of }) => msg`In ${{ count }} of ${plural({ of }, { other: '# posts' })} you split sentences.`,
    advice: 'They split long sentences: make more of them two.',
  },
  'paragraphs-merged': {
    said: ({ count, of }) => msg`In ${{ count }} of ${plural({ of }, { other: '# posts' })} you merged paragraphs.`,
    advice: 'They merge paragraphs: write fewer and longer ones.',
  },
  'paragraphs-split': {
    said: ({ count, of }) => msg`In ${{ count }} of ${plural({ of }, { other: '# posts' })} you split paragraphs.`,
    advice: 'They split paragraphs: write more and shorter ones.',
  },
  emojis: {
    said: ({ count, of }) => msg`In ${{ count }} of ${plural({ of }, { other: '# posts' })} you removed emojis.`,
    advice: 'They remove emojis.',
  },
  hashtags: {
    said: ({ count, of }) => msg`In ${{ count }} of ${plural({ of }, { other: '# posts' })} you removed hashtags.`,
    advice: 'They remove hashtags.',
  },
  exclamations: {
    said: ({ count, of }) =>
      msg`In ${{ count }} of ${plural({ of }, { other: '# posts' })} you removed exclamation marks.`,
    advice: 'They remove exclamation marks.',
  },
  dashes: {
    said: ({ count, of }) => msg`In ${{ count }} of ${plural({ of }, { other: '# posts' })} you removed dashes.`,
    advice: 'They remove dashes between words: write commas, full stops or brackets.',
  },
  colons: {
    said: ({ count, of }) => msg`In ${{ count }} of ${plural({ of }, { other: '# posts' })} you removed colons.`,
    advice: 'They remove colons.',
  },
  informal: {
    said: ({ count, of }) =>
      msg`In ${{ count }} of ${plural({ of }, { other: '# posts' })} you addressed readers less formally.`,
    advice: 'They address readers informally where drafts did formally.',
  },
  formal: {
    said: ({ count, of }) =>
      msg`In ${{ count }} of ${plural({ of }, { other: '# posts' })} you addressed readers more formally.`,
    advice: 'They address readers formally where drafts did not.',
  },
  'i-for-we': {
    said: ({ count, of }) =>
      msg`In ${{ count }} of ${plural({ of }, { other: '# posts' })} you wrote “I” instead of “we”.`,
    advice: 'They speak of themselves alone where drafts said “we”.',
  },
  'we-for-i': {
    said: ({ count, of }) =>
      msg`In ${{ count }} of ${plural({ of }, { other: '# posts' })} you wrote “we” instead of “I”.`,
    advice: 'They speak of themselves and others where drafts said “I”.',
  },
  'less-self': {
    said: ({ count, of }) =>
      msg`In ${{ count }} of ${plural({ of }, { other: '# posts' })} you spoke less of yourself.`,
    advice: 'They speak less of themselves than drafts do.',
  },
  'more-self': {
    said: ({ count, of }) =>
      msg`In ${{ count }} of ${plural({ of }, { other: '# posts' })} you spoke more of yourself.`,
    advice: 'They speak more of themselves than drafts do.',
  },
  rewording: {
    said: ({ count, of }) => msg`In ${{ count }} of ${plural({ of }, { other: '# posts' })} you reworded sentences.`,
    advice: null,
  },
}
