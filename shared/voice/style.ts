import { type Message, msg, plural } from '#shared/say.ts'
import type { FoundFingerprint } from './fingerprint.ts'
import { markNames } from './measures.ts'
import { rounded } from './rule.ts'
import { cautionOf } from './voice.ts'

const entries: Record<string, readonly string[]> = {
  postLength: ['post-length'],
  sentenceLength: ['sentence-words'],
  rhythm: ['rhythm', 'short-sentences'],
  paragraphs: ['paragraphs', 'lone-sentences'],
  openings: ['opening-question', 'opening-self', 'opening-words'],
  closings: ['closing-question'],
  questions: ['questions'],
  lists: ['lists'],
  emojis: ['emojis'],
  hashtags: ['hashtags'],
  words: ['word-length', 'contractions'],
  connections: ['joined-starts'],
}

const marks = ['exclamations', 'dashes', 'ellipses', 'colons', 'brackets'] as const

/** The fingerprint as named entries of a sentence or two; empty without a fingerprint. */
export function styleEntries(fingerprint: FoundFingerprint | null): Record<string, Message[]> {
  if (!fingerprint) return {}
  const { samples, words, favourites } = fingerprint
  const measures = new Map(fingerprint.measures.map((measure) => [measure.id, measure]))
  const meanOf = (id: string) => measures.get(id)?.mean ?? 0
  const said: Record<string, Message[]> = {
    basis: [
      msg`Measured in ${plural({ samples }, { one: '# active sample', other: '# active samples' })} with ${plural({ words }, { one: '# word', other: '# words' })} in all.`,
      ...cautionOf(samples, words),
    ],
    ...Object.fromEntries(
      Object.entries(entries).map(([name, ids]) => [name, ids.flatMap((id) => measures.get(id)?.sentence ?? [])]),
    ),
    pointOfView: measures.has('reader') ? pointOfView(meanOf('self') + meanOf('team'), meanOf('reader')) : [],
    punctuation: measures.has('colons') ? punctuation(marks.map((id) => [markNames[id], meanOf(id)])) : [],
    favouriteWords:
      favourites.length > 0
        ? [
            msg`Words that recur in your posts: ${{
              words: favourites
                .map(({ word, posts }) => msg`${{ word }} (${plural({ posts }, { one: '# post', other: '# posts' })})`)
                .reduce((before, next) => msg`${{ before }}, ${{ next }}`),
            }}.`,
          ]
        : [],
  }
  return Object.fromEntries(Object.entries(said).filter(([, sentences]) => sentences.length > 0))
}

function pointOfView(self: number, reader: number): Message[] {
  if (self === 0 && reader === 0) return [msg`You rarely use “I” or “you”.`]
  const [first, second] = [rounded(self), rounded(reader)]
  if (self > reader * 1.5)
    return [
      msg`You mostly talk about yourself and your team: of 100 words, ${plural({ first }, { other: '#' })} are in the first person and ${plural({ second }, { other: '#' })} address the reader.`,
    ]
  if (reader > self * 1.5)
    return [
      msg`You mostly address the reader: of 100 words, ${plural({ first }, { other: '#' })} are in the first person and ${plural({ second }, { other: '#' })} address the reader.`,
    ]
  return [
    msg`You talk about yourself and address the reader about equally: of 100 words, ${plural({ first }, { other: '#' })} are in the first person and ${plural({ second }, { other: '#' })} address the reader.`,
  ]
}

function punctuation(means: [Message, number][]): Message[] {
  const used = means.filter(([, mean]) => mean > 0).sort(([, a], [, b]) => b - a)
  if (used.length === 0) return [msg`You use only full stops and commas.`]
  const [marks, mean] = used[0]!
  const never = means.filter(([, found]) => found === 0).map(([mark]) => mark)
  return [
    msg`Besides full stops and commas, you use ${{ marks }} most: ${plural({ often: rounded(10 * mean) }, { other: '#' })} in 1,000 words.`,
    ...(never.length > 0
      ? [msg`You never use ${{ marks: never.reduce((before, next) => msg`${{ before }} or ${{ next }}`) }}.`]
      : []),
  ]
}
