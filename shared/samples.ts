import * as z from 'zod/mini'

/** How readers are addressed, in languages that have two ways. */
export const addresses = ['informal', 'formal'] as const
export type Address = (typeof addresses)[number]

export const minSampleLength = 50
export const maxSampleLength = 20_000
export const minSamplesForStyle = 2
/** More say nothing new, and all of them are read for every analysis. */
export const mostSamples = 500
export const previewLength = 250

export const sampleSources = [
  { id: 'linkedin', name: 'LinkedIn Post' },
  { id: 'custom', name: 'Custom Sample' },
] as const
export type SampleSource = (typeof sampleSources)[number]['id']

export const sampleTooShort = `Please provide a sample of at least ${minSampleLength} characters.`

/** Something the author wrote before. */
export const sample = z.object({
  id: z.string(),
  title: z.nullable(z.string()),
  content: z.string(),
  source: z.enum(['linkedin', 'custom']),
  /** Only active samples say how the author writes. */
  active: z.boolean(),
  createdAt: z.string(),
})
export type Sample = z.infer<typeof sample>

/** Cut between letters as people see them, never within one. */
export function previewOf(content: string): string {
  const letters = [...content]
  return letters.length <= previewLength ? content : `${letters.slice(0, previewLength).join('')}…`
}

/** Named entries in camel case, each a readable sentence or two; empty below two active samples. */
export const writingStyle = z.record(z.string(), z.string())
export type WritingStyle = z.infer<typeof writingStyle>

export const maxSketchLength = 2_000
export const sketchTooLong = `The description can hold at most ${maxSketchLength.toLocaleString('en')} characters.`

/** How the author writes, in a few sentences that a model wrote of their samples, or they themself. */
export const voiceSketch = z.object({
  /** Empty while there is none. */
  text: z.string(),
  /** What wrote it, by its label; null for the author's own words. */
  engine: z.nullable(z.string()),
  /** Most of the samples are others than those it was made from. */
  isOutdated: z.boolean(),
  /** A model is connected that can write it anew. */
  canBeMade: z.boolean(),
})
export type VoiceSketch = z.infer<typeof voiceSketch>

/** How readers are addressed where the language has two ways; null for as the samples do it. */
export const readerAddress = z.object({
  address: z.nullable(z.enum(addresses, 'address must be informal, formal or null.')),
})
export type ReaderAddress = z.infer<typeof readerAddress>

/** Why a text of an import is no sample, in the order in which it is looked for. */
export const leftOutReasons = [
  { id: 'repost', name: 'Repost without text of your own' },
  { id: 'link-only', name: 'Only a link' },
  { id: 'too-short', name: `Shorter than ${minSampleLength} characters` },
  { id: 'too-long', name: `Longer than ${maxSampleLength.toLocaleString('en')} characters` },
  { id: 'already-there', name: 'Already among your samples' },
  { id: 'repeated', name: 'The same text again' },
  { id: 'edited', name: 'Another version of a post, within three days' },
  { id: 'no-room', name: `Over the limit of ${mostSamples} samples` },
] as const
export type LeftOut = (typeof leftOutReasons)[number]['id']
const leftOut = z.enum(leftOutReasons.map(({ id }) => id))

/** A text that an import found. */
export const importItem = z.object({
  /** Names the text when it is chosen; the same text has the same key. */
  key: z.string(),
  /** The first 250 characters. */
  preview: z.string(),
  postedAt: z.nullable(z.string()),
  /** Null for what can be added. */
  leftOut: z.nullable(leftOut),
})

export const importPreview = z.object({
  /** How many texts were found, with those left out. */
  found: z.int(),
  /** Newest first: all that can be added, then some of what is left out. */
  items: z.array(importItem),
  /** How many are left out for each reason there is. */
  leftOut: z.array(z.object({ reason: leftOut, count: z.int() })),
  /** Rows of the file that could not be read. */
  unreadable: z.int(),
})
export type ImportPreview = z.infer<typeof importPreview>

/** Ids of the samples that were added. */
export const importResult = z.object({ added: z.array(z.string()) })
export type ImportResult = z.infer<typeof importResult>

/** What stands between texts that are pasted at once. */
export const separators = [
  { id: 'wide', name: 'A line of dashes, or two blank lines' },
  { id: 'blank-line', name: 'One blank line' },
] as const
export type Separator = (typeof separators)[number]['id']

const between: Record<Separator, RegExp> = {
  wide: /\n[ \t]*(?:[-–—_=*]{3,}[ \t]*(?=\n|$)|\n[ \t]*\n)\s*/,
  'blank-line': /\n[ \t]*\n\s*/,
}

/** Several texts that were pasted at once. */
export const pastedTexts = (text: string, separator: Separator = 'wide'): string[] =>
  text
    .replaceAll('\r\n', '\n')
    .split(between[separator])
    .map((piece) => piece.replace(/^[ \t]*[-–—_=*]{3,}[ \t]*(?:\n|$)/, '').trim())
    .filter(Boolean)

/** The same texts, so that they are parted again at lines of dashes. */
export const withDashes = (texts: readonly string[]): string => texts.join('\n---\n')
