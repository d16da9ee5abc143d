import { emojiUsages, languages, tones } from '#shared/catalogue.ts'
import { explanationCategory } from '#shared/post-types.ts'
import { msg } from '#shared/say.ts'
import { CommandError } from './command-error.ts'

/** How a post is to be, for the commands that make one. */
export const mannerOptions = {
  category: { type: 'string', default: explanationCategory.id },
  tone: { type: 'string' },
  emojis: { type: 'string' },
  language: { type: 'string' },
} as const

type Values = { [Name in keyof typeof mannerOptions]?: string }

const idsOf = <Id extends string>(list: readonly { id: Id }[]) => list.map(({ id }) => id)

export const mannerHelp = {
  '--category <id>': msg`such as hot-takes; /api/post-categories lists them`,
  '--tone': idsOf(tones).join(', '),
  '--emojis': idsOf(emojiUsages).join(', '),
  '--language': idsOf(languages).join(', '),
}

export const mannerOf = ({ category = explanationCategory.id, tone, emojis, language }: Values) => ({
  category,
  tone: oneOf(idsOf(tones), '--tone', tone),
  emojiUsage: oneOf(idsOf(emojiUsages), '--emojis', emojis),
  language: oneOf(idsOf(languages), '--language', language),
})

/** What was entered after an option, if it is one of its words. */
export function oneOf<Word extends string>(words: readonly Word[], option: string, given: string | undefined) {
  const found = words.find((word) => word === given)
  if (given !== undefined && !found)
    throw new CommandError(msg`${{ option }} is one of: ${{ words: words.join(', ') }}.`, 'usage')
  return found
}
