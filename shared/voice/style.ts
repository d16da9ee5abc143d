import type { WritingStyle } from '../samples.ts'
import type { Fingerprint } from './fingerprint.ts'
import { round } from './rule.ts'
import { cautionOf, many } from './voice.ts'

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

const marks = ['exclamations', 'dashes', 'ellipses', 'colons', 'brackets']

/** The fingerprint as named entries of a sentence or two; empty without a fingerprint. */
export function styleEntries(fingerprint: Fingerprint | null): WritingStyle {
  if (!fingerprint) return {}
  const { samples, words, favourites } = fingerprint
  const measures = new Map(fingerprint.measures.map((measure) => [measure.id, measure]))
  const meanOf = (id: string) => measures.get(id)?.mean ?? 0
  const said = {
    basis: `Measured in ${many(samples, 'active sample')} with ${many(words, 'word')} in all.${cautionOf(samples, words)}`,
    ...Object.fromEntries(
      Object.entries(entries).map(([name, ids]) => [
        name,
        ids.flatMap((id) => measures.get(id)?.sentence ?? []).join(' '),
      ]),
    ),
    pointOfView: measures.has('reader') ? pointOfView(meanOf('self') + meanOf('team'), meanOf('reader')) : '',
    punctuation: measures.has('colons')
      ? punctuation(marks.map((id) => [measures.get(id)!.name.toLowerCase(), meanOf(id)]))
      : '',
    favouriteWords:
      favourites.length > 0
        ? `Words that recur in your posts: ${favourites.map(({ word, posts }) => `${word} (${posts} posts)`).join(', ')}.`
        : '',
  }
  return Object.fromEntries(Object.entries(said).filter(([, text]) => text !== ''))
}

function pointOfView(self: number, reader: number): string {
  if (self === 0 && reader === 0) return 'You rarely use “I” or “you”.'
  const more =
    self > reader * 1.5
      ? 'You mostly talk about yourself and your team'
      : reader > self * 1.5
        ? 'You mostly address the reader'
        : 'You talk about yourself and address the reader about equally'
  return `${more}: of 100 words, ${round(self)} are in the first person and ${round(reader)} address the reader.`
}

function punctuation(means: [string, number][]): string {
  const used = means.filter(([, mean]) => mean > 0).sort(([, a], [, b]) => b - a)
  if (used.length === 0) return 'You use only full stops and commas.'
  const [name, mean] = used[0]!
  const never = means.filter(([, found]) => found === 0).map(([mark]) => mark)
  return `Besides full stops and commas, you use ${name} most: ${round(10 * mean)} in 1,000 words.${never.length > 0 ? ` You never use ${never.join(' or ')}.` : ''}`
}
