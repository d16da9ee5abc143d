import { categoryNames, type NamedCategory } from './category-names.ts'

/**
 * What a post can be: eight post types with three categories each. Posts store these ids: add, never rename.
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

const category = (id: NamedCategory, icon: string, description: string): Category => ({
  id,
  name: categoryNames[id],
  icon,
  description,
})

export const postTypes: readonly PostType[] = /*i18n*/ [
  {
    ...category('story-posts', 'book-open', 'Something that happened, told in a useful way.'),
    categories: [
      category('personal-experience', 'user', 'Something that happened to you and what it taught you.'),
      category('i-tried-format', 'flask-conical', 'An experiment: what you did and what came of it.'),
      category('transformation-stories', 'sprout', 'Before, the turning point, after, and what made it happen.'),
    ],
  },
  {
    ...category('list-posts', 'list-ordered', 'Several short points, side by side.'),
    categories: [
      category('numbered-tips', 'list-ordered', 'Short tips in order, each useful on its own.'),
      category('ways-to-format', 'shapes', 'Different ways to reach one goal, and when each fits.'),
      category('step-by-step', 'footprints', 'A sequence someone can follow from start to end.'),
    ],
  },
  {
    ...category('question-posts', 'circle-question-mark', 'A question people want to answer.'),
    categories: [
      category('thought-provoking', 'lightbulb', 'A question that makes people stop and look again.'),
      category('what-if-scenarios', 'git-branch', 'One assumption changed, followed to its end.'),
      category('community-polls', 'vote', 'A few clear options and a reason to choose.'),
    ],
  },
  {
    ...category('insight-posts', 'chart-line', 'What you see in the facts that others may miss.'),
    categories: [
      category('data-interpretation', 'chart-column', 'What a figure says, and what it does not.'),
      category('trend-analysis', 'trending-up', 'What is changing, why, and who notices first.'),
      category('contrarian-perspectives', 'shuffle', 'A common belief, and the case against it.'),
    ],
  },
  {
    ...category('how-to-posts', 'wrench', 'How something is done, by someone who has done it.'),
    categories: [
      category('problem-solution', 'puzzle', 'A problem people know, and a way out of it.'),
      category('quick-tutorials', 'timer', 'One small skill, ready to use today.'),
      category('resource-recommendations', 'bookmark', 'What to read, use or follow, and for what.'),
    ],
  },
  {
    ...category('opinion-posts', 'megaphone', 'Where you stand, and why.'),
    categories: [
      category('hot-takes', 'flame', 'A strong view in few words, with its reason.'),
      category('predictions', 'telescope', 'What you expect, and what would prove you wrong.'),
      category('professional-stance', 'scale', 'A principle you work by, and what it costs.'),
    ],
  },
  {
    ...category('celebration-posts', 'party-popper', 'A moment worth marking, and who made it.'),
    categories: [
      category('team-achievements', 'trophy', 'What a team did together, and how.'),
      category('work-anniversaries', 'cake', 'Time in one place, and what it changed.'),
      category('project-completion', 'flag', 'Something finished, and what it took.'),
    ],
  },
  {
    ...category('challenge-posts', 'swords', 'A belief or habit worth challenging.'),
    categories: [
      category('pain-points', 'circle-alert', 'What hurts in the daily work, named plainly.'),
      category('misconceptions', 'eye-off', 'What people get wrong, and what is true.'),
      category('unpopular-opinion', 'message-circle-warning', 'A view few share, argued fairly.'),
    ],
  },
]

export const catalogueCategories: readonly Category[] = postTypes.flatMap((type) => type.categories)

export const leadMagnetCategory = /*i18n*/ category(
  'lead-magnet',
  'magnet',
  'A post that offers something worth having.',
)

/** The category of a link that brings a subject; it belongs to no post type. */
export const explanationCategory = /*i18n*/ category(
  'explanation',
  'message-square-text',
  'What something is, how it works, why it matters.',
)

const categoriesById = new Map(
  [...catalogueCategories, leadMagnetCategory, explanationCategory].map((one) => [one.id, one]),
)

export const findCategory = (id: string): Category | undefined => categoriesById.get(id)
