import type { Trait } from './told.ts'

/** What the author's own question must be to open a post of this kind. */
export type AskedFirst = 'any question' | 'what if' | 'yes or no'

/** How a category is built, in every language. */
export interface Recipe {
  emojis: readonly string[]
  /** Question posts open with a question, and use the author's own when it is of this kind. */
  asksFirst?: AskedFirst
  /** The subject is one particular thing ("the launch") rather than a kind of thing ("launches"). */
  isOccasion?: boolean
  /** Can do with nothing but the author's own words. */
  isSober?: boolean
  /** The sentences of the author's that the frames of the category are true of; any other stands by itself. */
  frames?: readonly Trait[]
  /**
   * Plans of the three other sections. A word draws a line from the pool of that name in the category's texts, `/`
   * starts a paragraph, `tip#4` numbers four of them, `tip•3` puts bullets before three, `step#`, `step:`, `option)`
   * and `part+` take the whole pool in order as numbers, as "Step 1:", as letters and as paragraphs.
   */
  plans: readonly Plan[]
}

export interface Plan {
  insight: string
  value: string
  cta: string
}

const recipes: Readonly<Record<string, Recipe>> = {
  'personal-experience': {
    emojis: ['💭', '📓', '🙂', '🌱', '☕', '👀', '🧭', '💬'],
    isSober: true,
    frames: ['own event'],
    plans: [
      { insight: 'scene memory tie', value: 'recall / change', cta: 'ask' },
      { insight: 'memory / tie', value: 'recall practice / change', cta: 'ask' },
      { insight: 'scene / memory tie', value: 'practice / change', cta: 'ask' },
    ],
  },
  'i-tried-format': {
    emojis: ['🧪', '🔍', '📊', '📝', '⏱️', '🤔', '✅', '📌'],
    frames: ['trial'],
    plans: [
      { insight: 'why tie', value: 'lead / setup+ / caution', cta: 'ask' },
      { insight: 'why trap / tie', value: 'setup+', cta: 'ask' },
      { insight: 'trap tie', value: 'lead / setup+', cta: 'ask' },
    ],
  },
  'transformation-stories': {
    emojis: ['🌱', '🔄', '➡️', '🛠️', '💡', '📈', '🙌', '🧭'],
    isSober: true,
    frames: ['own event'],
    plans: [
      { insight: 'doubt tie', value: 'stage+ / upkeep', cta: 'ask' },
      { insight: 'doubt cause / tie', value: 'stage+', cta: 'ask' },
      { insight: 'cause tie', value: 'stage+ / upkeep', cta: 'ask' },
    ],
  },
  'numbered-tips': {
    emojis: ['📝', '✅', '📌', '💡', '🗂️', '⏳', '🎯', '👍'],
    plans: [
      { insight: 'intro tie', value: 'tip#4 / last', cta: 'ask' },
      { insight: 'intro use / tie', value: 'tip#5', cta: 'ask' },
      { insight: 'use tie', value: 'tip#5 / last', cta: 'ask' },
    ],
  },
  'ways-to-format': {
    emojis: ['🔀', '🧭', '🛣️', '💡', '🔧', '🤝', '⚖️', '📍'],
    plans: [
      { insight: 'fit tie', value: 'lead / way•4', cta: 'ask' },
      { insight: 'fit choose / tie', value: 'way•4', cta: 'ask' },
      { insight: 'choose tie', value: 'lead / way•4 / limit', cta: 'ask' },
    ],
  },
  'step-by-step': {
    emojis: ['👣', '🧩', '🛠️', '🪜', '✅', '📍', '🏁', '📋'],
    plans: [
      { insight: 'order tie', value: 'step:', cta: 'ask' },
      { insight: 'order ready / tie', value: 'step:', cta: 'ask' },
      { insight: 'ready tie', value: 'step: / finish', cta: 'ask' },
    ],
  },
  'thought-provoking': {
    emojis: ['🤔', '💭', '🔎', '🪞', '🧠', '💬', '👀', '❓'],
    asksFirst: 'any question',
    isSober: true,
    plans: [
      { insight: 'pause tie', value: 'angle other / open', cta: 'ask' },
      { insight: 'pause / angle tie', value: 'other / open', cta: 'ask' },
      { insight: 'angle tie', value: 'pause other', cta: 'ask' },
    ],
  },
  'what-if-scenarios': {
    emojis: ['🔮', '🌀', '🧪', '🤔', '⏳', '🗺️', '💥', '🎲'],
    asksFirst: 'what if',
    plans: [
      { insight: 'rule tie', value: 'week month year', cta: 'ask' },
      { insight: 'rule / tie', value: 'chain+ / back', cta: 'ask' },
      { insight: 'rule back tie', value: 'chain+', cta: 'ask' },
    ],
  },
  'community-polls': {
    emojis: ['🗳️', '📊', '📬', '👇', '🙋', '💬', '🤷', '👀'],
    asksFirst: 'yes or no',
    plans: [
      { insight: 'reason tie', value: 'option)', cta: 'ask' },
      { insight: 'reason rules / tie', value: 'option)', cta: 'ask' },
      { insight: 'rules tie', value: 'option) / torn', cta: 'ask' },
    ],
  },
  'data-interpretation': {
    emojis: ['📊', '🔍', '📈', '🧮', '📉', '🤔', '📐', '💡'],
    isSober: true,
    frames: ['figure'],
    plans: [
      { insight: 'says tie', value: 'read+ / act', cta: 'ask' },
      { insight: 'says doubt / tie', value: 'lead / check•4', cta: 'ask' },
      { insight: 'doubt tie', value: 'check•3 / act', cta: 'ask' },
    ],
  },
  'trend-analysis': {
    emojis: ['📈', '🔭', '🌊', '🧭', '🛰️', '👀', '📡', '🗓️'],
    isSober: true,
    frames: ['event', 'view'],
    plans: [
      { insight: 'drift tie', value: 'lead / signal•4', cta: 'ask' },
      { insight: 'drift force / tie', value: 'first / caution', cta: 'ask' },
      { insight: 'force tie', value: 'first / signal•3', cta: 'ask' },
    ],
  },
  'contrarian-perspectives': {
    emojis: ['🔀', '🧐', '🪙', '🤨', '⚖️', '🙃', '💬', '🚧'],
    isSober: true,
    frames: ['order', 'view'],
    plans: [
      { insight: 'belief fair tie', value: 'case / limit', cta: 'ask' },
      { insight: 'belief / tie', value: 'case second / limit', cta: 'ask' },
      { insight: 'belief fair tie', value: 'case / second', cta: 'ask' },
    ],
  },
  'problem-solution': {
    emojis: ['🧩', '🛠️', '🔧', '💡', '🚧', '✅', '🩹', '🔑'],
    isSober: true,
    plans: [
      { insight: 'problem tie', value: 'cause / way+', cta: 'ask' },
      { insight: 'problem cause / tie', value: 'way+', cta: 'ask' },
      { insight: 'problem tie', value: 'way+ / sign', cta: 'ask' },
    ],
  },
  'quick-tutorials': {
    emojis: ['⏱️', '✍️', '🛠️', '✅', '📄', '🎯', '💡', '🚀'],
    plans: [
      { insight: 'need tie', value: 'head / do# / check', cta: 'reply' },
      { insight: 'need example / tie', value: 'head / ask# / check', cta: 'reply' },
      { insight: 'example tie', value: 'head / do# / check', cta: 'reply' },
      { insight: 'need / tie', value: 'head / page# / check', cta: 'reply' },
    ],
  },
  'resource-recommendations': {
    emojis: ['🔖', '📚', '🎧', '🗂️', '🔗', '👓', '🧰', '📖'],
    plans: [
      { insight: 'pile tie', value: 'source•4', cta: 'ask' },
      { insight: 'pile method / tie', value: 'source•3', cta: 'ask' },
      { insight: 'method tie', value: 'lead / source•4', cta: 'ask' },
    ],
  },
  'hot-takes': {
    emojis: ['🔥', '🌶️', '🎤', '😬', '💬', '⚡', '🙃', '🥁'],
    frames: ['order', 'view'],
    plans: [
      { insight: 'reason tie', value: 'proof / bite', cta: 'ask' },
      { insight: 'bite / reason tie', value: 'proof give', cta: 'ask' },
      { insight: 'reason tie', value: 'proof / give', cta: 'ask' },
    ],
  },
  predictions: {
    emojis: ['🔮', '🗓️', '🎯', '🧭', '📍', '⏳', '🔭', '📝'],
    frames: ['future'],
    plans: [
      { insight: 'because tie', value: 'signs / wrong', cta: 'ask' },
      { insight: 'because unsure / tie', value: 'signs / wrong', cta: 'ask' },
      { insight: 'because tie', value: 'wrong / signs / meanwhile', cta: 'ask' },
    ],
  },
  'professional-stance': {
    emojis: ['⚖️', '🧭', '📏', '🤝', '🎯', '🛡️', '✋'],
    isSober: true,
    frames: ['order', 'view'],
    plans: [
      { insight: 'principle tie', value: 'cost / line', cta: 'ask' },
      { insight: 'principle ground / tie', value: 'cost / practice', cta: 'ask' },
      { insight: 'ground tie', value: 'practice / cost / line', cta: 'ask' },
    ],
  },
  'team-achievements': {
    emojis: ['🏆', '🙌', '👏', '🎉', '🤝', '💪', '🥳', '⭐'],
    isOccasion: true,
    frames: ['own event'],
    plans: [
      { insight: 'done tie', value: 'how / thanks', cta: 'ask' },
      { insight: 'done how / tie', value: 'thanks / carry', cta: 'ask' },
      { insight: 'how tie', value: 'carry / thanks', cta: 'ask' },
    ],
  },
  'work-anniversaries': {
    emojis: ['🎂', '📅', '🎈', '🌳', '🥂', '🙂', '🕰️', '🎉'],
    isOccasion: true,
    frames: ['years'],
    plans: [
      { insight: 'time tie', value: 'changed / stays', cta: 'ask' },
      { insight: 'time stays / tie', value: 'changed / grateful', cta: 'ask' },
      { insight: 'changed tie', value: 'stays / grateful', cta: 'ask' },
    ],
  },
  'project-completion': {
    emojis: ['🏁', '✅', '🎉', '📦', '🚢', '🙌', '🥳', '🧱'],
    isOccasion: true,
    frames: ['done'],
    plans: [
      { insight: 'finish tie', value: 'took / thanks', cta: 'ask' },
      { insight: 'finish / tie', value: 'lead / after•3 / thanks', cta: 'ask' },
      { insight: 'took tie', value: 'lead / after•3', cta: 'ask' },
    ],
  },
  'pain-points': {
    emojis: ['😩', '🩹', '🔥', '🧱', '⏰', '😬', '🗯️', '🪫'],
    isSober: true,
    frames: ['view'],
    plans: [
      { insight: 'name tie', value: 'hurts•3 / relief', cta: 'ask' },
      { insight: 'name silence / tie', value: 'hurts•3', cta: 'ask' },
      { insight: 'silence tie', value: 'lead / hurts•3 / relief', cta: 'ask' },
    ],
  },
  misconceptions: {
    emojis: ['🙈', '🔎', '🧐', '❗', '📚', '🤓', '💡', '🧹'],
    frames: ['view'],
    plans: [
      { insight: 'origin tie', value: 'myth•3', cta: 'ask' },
      { insight: 'origin care / tie', value: 'myth•3', cta: 'ask' },
      { insight: 'care tie', value: 'myth•3 / check', cta: 'ask' },
    ],
  },
  'unpopular-opinion': {
    emojis: ['🙊', '💬', '🤷', '🧂', '😅', '⚖️', '🪧', '🫣'],
    isSober: true,
    frames: ['order', 'view'],
    plans: [
      { insight: 'claim tie', value: 'argue / concede', cta: 'ask' },
      { insight: 'concede / tie', value: 'argue weigh', cta: 'ask' },
      { insight: 'claim tie', value: 'argue weigh / concede', cta: 'ask' },
    ],
  },
  'lead-magnet': {
    emojis: ['🎁', '📥', '📄', '🧰', '📌', '✨', '👇', '🙌'],
    isOccasion: true,
    frames: ['event', 'view', 'order'],
    plans: [
      { insight: 'offer tie', value: 'whom / use / terms', cta: 'ask' },
      { insight: 'offer / tie', value: 'lead / good•3 / terms', cta: 'ask' },
      { insight: 'whom tie', value: 'use / lead / good•3', cta: 'ask' },
    ],
  },
  explanation: {
    emojis: ['💡', '📖', '🔍', '🧠', '🧩', '✏️', '🗺️', '📌'],
    isSober: true,
    frames: ['event', 'view'],
    plans: [
      { insight: 'what tie', value: 'works / matters', cta: 'ask' },
      { insight: 'what / tie', value: 'works / catch / matters', cta: 'ask' },
      { insight: 'what matters tie', value: 'works / catch', cta: 'ask' },
    ],
  },
}

export const recipeFor = (category: string): Recipe => recipes[category] ?? recipes.explanation!
