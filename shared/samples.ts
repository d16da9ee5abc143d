import * as z from 'zod/mini'
import { msg, plural } from '#shared/say.ts'
import { thousands } from './thousands.ts'

/** How the author addresses readers, in languages with two forms. */
export const addresses = ['informal', 'formal'] as const
export type Address = (typeof addresses)[number]

export const minSampleLength = 50
export const maxSampleLength = 20_000
export const minSamplesForStyle = 2
/** More samples add nothing, and every analysis reads all of them. */
export const maxSamples = 500
export const previewLength = 250

export const sampleSources = /*i18n*/ [
  { id: 'linkedin', name: 'LinkedIn Post' },
  { id: 'custom', name: 'Custom Sample' },
] as const
export type SampleSource = (typeof sampleSources)[number]['id']

export const sampleTooShort = /*i18n*/ 'Please provide a sample of at least 50 characters.'

export const sample = z.object({
  id: z.string(),
  title: z.nullable(z.string()),
  content: z.string(),
  source: z.enum(['linkedin', 'custom']),
  /** Only active samples count for the author's style. */
  active: z.boolean(),
  createdAt: z.string(),
})
export type Sample = z.infer<typeof sample>

/** Cuts between letters as people see them, never within one. */
export function previewOf(content: string): string {
  const letters = [...content]
  return letters.length <= previewLength ? content : `${letters.slice(0, previewLength).join('')}…`
}

/** Entries in camel case, each a readable sentence or two; empty with fewer than two active samples. */
export const writingStyle = z.record(z.string(), z.string())
export type WritingStyle = z.infer<typeof writingStyle>

export const maxSketchLength = 2_000
export const sketchTooLong = `The description can hold at most ${thousands(maxSketchLength)} characters.`

/** How the author writes, in a few sentences by a model or the author. */
export const voiceSketch = z.object({
  text: z.string(),
  /** The label of the engine that wrote it; null if the author did. */
  engine: z.nullable(z.string()),
  /** How many samples it was checked against that it was not made from; null if none. */
  checkedAgainst: z.nullable(z.int()),
  /** Most of the current samples were not there when it was written. */
  isOutdated: z.boolean(),
  /** A connected model can write it again. */
  canBeMade: z.boolean(),
})
export type VoiceSketch = z.infer<typeof voiceSketch>

/** The form of address in languages with two forms; null follows the samples. */
export const readerAddress = z.object({
  address: z.nullable(z.enum(addresses, 'address must be informal, formal or null.')),
})
export type ReaderAddress = z.infer<typeof readerAddress>

/** Why an imported text cannot become a sample, in the order of the checks. */
export const leftOutReasons = [
  { id: 'repost', name: msg`Repost without text of your own` },
  { id: 'link-only', name: msg`Only a link` },
  { id: 'too-short', name: msg`Shorter than ${{ least: minSampleLength }} characters` },
  {
    id: 'too-long',
    name: msg`Longer than ${plural({ most: maxSampleLength }, { one: '# character', other: '# characters' })}`,
  },
  { id: 'already-there', name: msg`Already among your samples` },
  { id: 'repeated', name: msg`The same text again` },
  { id: 'edited', name: msg`Another version of a post, within three days` },
  { id: 'no-room', name: msg`Over the limit of ${{ most: maxSamples }} samples` },
] as const
export type LeftOut = (typeof leftOutReasons)[number]['id']
const leftOut = z.enum(leftOutReasons.map(({ id }) => id))

export const importItem = z.object({
  /** Identifies the text when it is chosen; equal texts have equal keys. */
  key: z.string(),
  preview: z.string(),
  postedAt: z.nullable(z.string()),
  /** Null if it can be added. */
  leftOut: z.nullable(leftOut),
})

export const importPreview = z.object({
  found: z.int(),
  /** Newest first: every text that can be added, then some of those left out. */
  items: z.array(importItem),
  leftOut: z.array(z.object({ reason: leftOut, count: z.int() })),
  /** Rows of the file that could not be read. */
  unreadable: z.int(),
})
export type ImportPreview = z.infer<typeof importPreview>

export const importResult = z.object({ added: z.array(z.string()) })
export type ImportResult = z.infer<typeof importResult>

/** What separates texts that are pasted at once. */
export const separators = /*i18n*/ [
  { id: 'wide', name: 'A line of dashes, or two blank lines' },
  { id: 'blank-line', name: 'One blank line' },
] as const
export type Separator = (typeof separators)[number]['id']

const between: Record<Separator, RegExp> = {
  wide: /\n[ \t]*(?:[-–—_=*]{3,}[ \t]*(?=\n|$)|\n[ \t]*\n)\s*/,
  'blank-line': /\n[ \t]*\n\s*/,
}

/** Splits pasted text into samples. */
export const pastedTexts = (text: string, separator: Separator = 'wide'): string[] =>
  text
    .replaceAll('\r\n', '\n')
    .split(between[separator])
    .map((piece) => piece.replace(/^[ \t]*[-–—_=*]{3,}[ \t]*(?:\n|$)/, '').trim())
    .filter(Boolean)

/** Joins the texts so that `pastedTexts` splits them again. */
export const withDashes = (texts: readonly string[]): string => texts.join('\n---\n')
