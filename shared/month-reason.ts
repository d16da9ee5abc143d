import { type Message, msg, plural } from '#shared/say.ts'
import type { Start } from './month.ts'

// Why a time is proposed. Posts keep it in English, as the API shows it, and the web says it in the reader's language.

const favourite = /*i18n*/ 'Starts from a favourite idea.'
const origins: Record<Start['kind'], string> = {
  idea: /*i18n*/ 'Starts from an idea you have not used.',
  story: /*i18n*/ 'Starts from a story in your proof bank.',
  fact: /*i18n*/ 'Starts from a fact in your proof bank.',
  theme: /*i18n*/ 'On one of your themes.',
}

interface Gap {
  none: string
  nearest: (days: number) => Message
}

const gaps: Readonly<Record<string, Gap>> = {
  'story-posts': {
    none: /*i18n*/ 'You have no other story post around this time.',
    nearest: (days) => msg`Your nearest story post is ${plural({ days }, { one: 'one day', other: '# days' })} away.`,
  },
  'list-posts': {
    none: /*i18n*/ 'You have no other list post around this time.',
    nearest: (days) => msg`Your nearest list post is ${plural({ days }, { one: 'one day', other: '# days' })} away.`,
  },
  'question-posts': {
    none: /*i18n*/ 'You have no other question post around this time.',
    nearest: (days) =>
      msg`Your nearest question post is ${plural({ days }, { one: 'one day', other: '# days' })} away.`,
  },
  'insight-posts': {
    none: /*i18n*/ 'You have no other insight post around this time.',
    nearest: (days) => msg`Your nearest insight post is ${plural({ days }, { one: 'one day', other: '# days' })} away.`,
  },
  'how-to-posts': {
    none: /*i18n*/ 'You have no other how-to post around this time.',
    nearest: (days) => msg`Your nearest how-to post is ${plural({ days }, { one: 'one day', other: '# days' })} away.`,
  },
  'opinion-posts': {
    none: /*i18n*/ 'You have no other opinion post around this time.',
    nearest: (days) => msg`Your nearest opinion post is ${plural({ days }, { one: 'one day', other: '# days' })} away.`,
  },
  'celebration-posts': {
    none: /*i18n*/ 'You have no other celebration post around this time.',
    nearest: (days) =>
      msg`Your nearest celebration post is ${plural({ days }, { one: 'one day', other: '# days' })} away.`,
  },
  'challenge-posts': {
    none: /*i18n*/ 'You have no other challenge post around this time.',
    nearest: (days) =>
      msg`Your nearest challenge post is ${plural({ days }, { one: 'one day', other: '# days' })} away.`,
  },
}

/** For a category of no type. */
const otherGap: Gap = {
  none: /*i18n*/ 'You have no other post of this kind around this time.',
  nearest: (days) =>
    msg`Your nearest post of this kind is ${plural({ days }, { one: 'one day', other: '# days' })} away.`,
}

/** `days` to the nearest post of the same type; null if there is none. */
export const reasonFor = (
  { kind, isFavourite }: Start,
  type: string | undefined,
  days: number | null,
): (string | Message)[] => {
  const { none, nearest } = gaps[type ?? ''] ?? otherGap
  return [isFavourite ? favourite : origins[kind], days === null ? none : nearest(days)]
}

/** The sentences of a kept reason, to be said in any language. What is not known stays as it is. */
export const sentencesOfReason = (reason: string): (string | Message)[] =>
  reason.split(/(?<=\.) /).map((sentence) => {
    const found = /^Your nearest (?:(\S+) post|post of this kind) is (?:one day|(\d+) days) away\.$/.exec(sentence)
    if (!found) return sentence
    const [, type, days = 1] = found
    return (gaps[`${type}-posts`] ?? otherGap).nearest(Number(days))
  })
