import { type Message, msg } from '#shared/say.ts'

/**
 * What a post can be: eight post types with three categories each, and the writing parameters. Posts store these
 * ids: add, never rename.
 */

export interface Category {
  id: string
  name: string
  description: string
  /** Name of a lucide icon, in kebab-case. */
  icon: string
}

export interface PostType extends Category {
  categories: readonly Category[]
}

const category = (id: string, name: string, icon: string, description: string): Category => ({
  id,
  name,
  icon,
  description,
})

export const postTypes: readonly PostType[] = /*i18n*/ [
  {
    ...category('story-posts', 'Story Posts', 'book-open', 'Something that happened, told in a useful way.'),
    categories: [
      category(
        'personal-experience',
        'Personal experience',
        'user',
        'Something that happened to you and what it taught you.',
      ),
      category('i-tried-format', 'I tried format', 'flask-conical', 'An experiment: what you did and what came of it.'),
      category(
        'transformation-stories',
        'Transformation stories',
        'sprout',
        'Before, the turning point, after, and what made it happen.',
      ),
    ],
  },
  {
    ...category('list-posts', 'List Posts', 'list-ordered', 'Several short points, side by side.'),
    categories: [
      category('numbered-tips', 'Numbered tips', 'list-ordered', 'Short tips in order, each useful on its own.'),
      category('ways-to-format', 'Ways to format', 'shapes', 'Different ways to reach one goal, and when each fits.'),
      category('step-by-step', 'Step by step', 'footprints', 'A sequence someone can follow from start to end.'),
    ],
  },
  {
    ...category('question-posts', 'Question Posts', 'circle-question-mark', 'A question people want to answer.'),
    categories: [
      category(
        'thought-provoking',
        'Thought-provoking',
        'lightbulb',
        'A question that makes people stop and look again.',
      ),
      category('what-if-scenarios', 'What-if scenarios', 'git-branch', 'One assumption changed, followed to its end.'),
      category('community-polls', 'Community polls', 'vote', 'A few clear options and a reason to choose.'),
    ],
  },
  {
    ...category('insight-posts', 'Insight Posts', 'chart-line', 'What you see in the facts that others may miss.'),
    categories: [
      category(
        'data-interpretation',
        'Data interpretation',
        'chart-column',
        'What a figure says, and what it does not.',
      ),
      category('trend-analysis', 'Trend analysis', 'trending-up', 'What is changing, why, and who notices first.'),
      category(
        'contrarian-perspectives',
        'Contrarian perspectives',
        'shuffle',
        'A common belief, and the case against it.',
      ),
    ],
  },
  {
    ...category('how-to-posts', 'How-To Posts', 'wrench', 'How something is done, by someone who has done it.'),
    categories: [
      category('problem-solution', 'Problem and solution', 'puzzle', 'A problem people know, and a way out of it.'),
      category('quick-tutorials', 'Quick tutorials', 'timer', 'One small skill, ready to use today.'),
      category(
        'resource-recommendations',
        'Resource recommendations',
        'bookmark',
        'What to read, use or follow, and for what.',
      ),
    ],
  },
  {
    ...category('opinion-posts', 'Opinion Posts', 'megaphone', 'Where you stand, and why.'),
    categories: [
      category('hot-takes', 'Hot takes', 'flame', 'A strong view in few words, with its reason.'),
      category('predictions', 'Predictions', 'telescope', 'What you expect, and what would prove you wrong.'),
      category('professional-stance', 'Professional stance', 'scale', 'A principle you work by, and what it costs.'),
    ],
  },
  {
    ...category('celebration-posts', 'Celebration Posts', 'party-popper', 'A moment worth marking, and who made it.'),
    categories: [
      category('team-achievements', 'Team achievements', 'trophy', 'What a team did together, and how.'),
      category('work-anniversaries', 'Work anniversaries', 'cake', 'Time in one place, and what it changed.'),
      category('project-completion', 'Project completion', 'flag', 'Something finished, and what it took.'),
    ],
  },
  {
    ...category('challenge-posts', 'Challenge Posts', 'swords', 'A belief or habit worth challenging.'),
    categories: [
      category('pain-points', 'Pain points', 'circle-alert', 'What hurts in the daily work, named plainly.'),
      category('misconceptions', 'Misconceptions', 'eye-off', 'What people get wrong, and what is true.'),
      category('unpopular-opinion', 'Unpopular opinion', 'message-circle-warning', 'A view few share, argued fairly.'),
    ],
  },
]

export const catalogueCategories: readonly Category[] = postTypes.flatMap((type) => type.categories)

export const leadMagnetCategory = /*i18n*/ category(
  'lead-magnet',
  'Lead magnet',
  'magnet',
  'A post that offers something worth having.',
)

/** The category of a link that brings a subject; it belongs to no post type. */
export const explanationCategory = /*i18n*/ category(
  'explanation',
  'Explanation',
  'message-square-text',
  'What something is, how it works, why it matters.',
)

const categoriesById = new Map(
  [...catalogueCategories, leadMagnetCategory, explanationCategory].map((one) => [one.id, one]),
)

export const findCategory = (id: string): Category | undefined => categoriesById.get(id)
/** A stored post can have a category that the catalogue no longer has. */
export const unknownCategory = /*i18n*/ 'Unknown'
export const categoryName = (id: string): string => findCategory(id)?.name ?? unknownCategory

export const tones = /*i18n*/ [
  { id: 'standard', name: 'Standard' },
  { id: 'professional', name: 'Professional' },
  { id: 'casual', name: 'Casual' },
  { id: 'enthusiastic', name: 'Enthusiastic' },
  { id: 'narrative', name: 'Narrative' },
  { id: 'descriptive', name: 'Descriptive' },
] as const
export type Tone = (typeof tones)[number]['id']

/** The four tones in the form; the API also takes narrative and descriptive, as numbers. */
export const offeredTones = tones.slice(0, 4)

const toneIds: Partial<Record<Tone, number>> = { standard: 1, narrative: 2, descriptive: 3, casual: 4 }
export const toneIdOf = (tone: Tone): number => toneIds[tone] ?? 5
export const toneFromId = (toneId: number): Tone =>
  tones.find((tone) => toneIds[tone.id] === toneId)?.id ?? 'professional'
export const knownTone = (id: string) => tones.find((tone) => tone.id === id) ?? tones[0]

export const emojiUsages = /*i18n*/ [
  { id: 'none', name: 'None' },
  { id: 'a-few', name: 'A few' },
  { id: 'many', name: 'Many' },
] as const
export type EmojiUsage = (typeof emojiUsages)[number]['id']

export const emojiAmounts: Readonly<Record<EmojiUsage, readonly [least: number, most: number]>> = {
  none: [0, 0],
  'a-few': [1, 3],
  many: [5, 8],
}

export const languages = /*i18n*/ [
  { id: 'english', name: 'English' },
  { id: 'spanish', name: 'Spanish' },
  { id: 'french', name: 'French' },
  { id: 'german', name: 'German' },
] as const
export type Language = (typeof languages)[number]['id']

/** Labels; the operator's configuration maps them to models. */
export const aiModels = [
  { id: 'gpt4', name: 'GPT-4' },
  { id: 'claude', name: 'Claude' },
] as const
export type AiModel = (typeof aiModels)[number]['id']

/** The label of the engine that sorts the author's own sentences without a model. */
export const sortedWithoutAi = /*i18n*/ 'Sorted without AI'
/** Whether that engine made a text; older texts store its former label. */
export const isSorted = (engine: string | null): boolean => engine === sortedWithoutAi || engine === 'Arranger'
/** Names the engine on screen: "Written by" a model, or sorted. */
export const madeBy = (engine: string): Message | string =>
  isSorted(engine) ? sortedWithoutAi : msg`Written by ${{ engine }}`

export const idsOf = <T extends string>(options: readonly { id: T }[]): T[] => options.map((option) => option.id)
