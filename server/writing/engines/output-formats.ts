import type { JSONSchema7 } from 'ai'
import type { PostContent, Section } from '#shared/posts.ts'
import { maxRemarks } from '#shared/second-reading.ts'
import { levels, measured } from '#shared/voice/sketch-check.ts'
import type { IdeaDraft } from '../engine.ts'
import {
  draftIn,
  ideasIn,
  objectIn,
  type PostOutput,
  type Proposal,
  passagesIn,
  postIn,
  proposalsIn,
  type SketchOutput,
  sketchIn,
} from './read-output.ts'

export interface ItemCount {
  least: number
  most: number
}

export interface OutputFormat<T> {
  noun: string
  /** For the provider's structured output. The schema uses only features that every strict mode accepts. */
  name: string
  schema: JSONSchema7
  /** The number of items in its list, which a schema for every strict mode cannot express. */
  items?: ItemCount
  keys: string
  /** Returns the parsed output, or what is wrong with it, in words for the model. */
  read(output: string): T | string
}

const closedObject = (properties: Record<string, JSONSchema7>): JSONSchema7 => ({
  type: 'object',
  properties,
  required: Object.keys(properties),
  additionalProperties: false,
})

const hookDescription = 'complete within 140 characters and 3 lines'

const descriptions: Record<Section, string> = {
  hook: `The opening, ${hookDescription}.`,
  insight: 'The post goes on.',
  value: 'The post goes on; empty where it is over.',
  cta: 'The last lines of the post; empty where it is over.',
}

const properties = (wanted: readonly Section[]) =>
  Object.fromEntries(
    wanted.map((section): [string, JSONSchema7] => [section, { type: 'string', description: descriptions[section] }]),
  )

export const sectionsFormat = (wanted: readonly Section[]): OutputFormat<Partial<PostContent>> => ({
  noun: 'a post',
  name: 'post',
  schema: closedObject(properties(wanted)),
  keys:
    wanted.length === 1 ? `the key ${wanted[0]}, a non-empty string` : `the keys ${wanted.join(', ')}, each a string`,
  read: (output) => draftIn(output, wanted),
})

export const postFormat: OutputFormat<PostOutput> = {
  noun: 'a post',
  name: 'post',
  schema: closedObject({
    angle: { type: 'string', description: 'For whom, what the one thing is, what is left out.' },
    hooks: {
      type: 'array',
      description: `The opening, and the same facts put in two really different ways, each ${hookDescription}.`,
      items: { type: 'string' },
    },
    ...properties(['insight', 'value', 'cta']),
  }),
  keys: 'the keys angle, hooks, insight, value, cta: hooks a list of three non-empty strings, the others strings',
  read: postIn,
}

export const sketchFormat: OutputFormat<SketchOutput> = {
  noun: 'a description',
  name: 'sketch',
  schema: closedObject({
    sketch: { type: 'string', description: '60 to 110 words of plain text.' },
    statements: {
      type: 'array',
      items: closedObject({
        quote: { type: 'string', description: 'Copied from the description, character for character.' },
        measure: { type: 'string', enum: [...measured] },
        level: { type: 'string', enum: [...levels] },
      }),
    },
  }),
  keys: 'the keys sketch, a non-empty string, and statements, a list of objects with the keys quote, measure and level',
  read: sketchIn,
}

export const passagesFormat = (count: number): OutputFormat<string[]> => ({
  noun: 'a list of passages',
  name: 'passages',
  schema: closedObject({
    passages: {
      type: 'array',
      description: `Exactly ${count} passages, in the order asked for.`,
      items: { type: 'string', description: 'The passage written anew; empty where nothing is left to say.' },
    },
  }),
  keys: `the key passages, a list of ${count} strings`,
  read: (output) => passagesIn(output, count),
})

export const ideasFormat = (count: number): OutputFormat<IdeaDraft[]> => ({
  noun: 'a list of ideas',
  name: 'ideas',
  schema: closedObject({
    ideas: {
      type: 'array',
      description: `Exactly ${count} ideas, in the order asked for.`,
      items: closedObject({
        title: { type: 'string', description: 'What the post would be about, in at most 90 characters.' },
        description: { type: 'string', description: 'One sentence on how to approach it.' },
      }),
    },
  }),
  keys: `the key ideas, a list of ${count} objects with the keys title and description, both non-empty strings`,
  read: (output) => ideasIn(output, count),
})

export const checkFormat: OutputFormat<object> = {
  noun: 'an answer',
  name: 'check',
  schema: closedObject({ answer: { type: 'string', description: 'yes' } }),
  keys: 'the key answer, a string',
  read: (output) => {
    const value = objectIn(output)
    return typeof value === 'object' && 'answer' in value ? value : 'The key "answer" was missing.'
  },
}

export const remarksFormat: OutputFormat<Proposal[]> = {
  noun: 'a list of remarks',
  name: 'remarks',
  schema: closedObject({
    remarks: {
      type: 'array',
      items: closedObject({
        quote: { type: 'string', description: 'Copied from the post, character for character.' },
        reason: { type: 'string', description: 'What is wrong there, in one sentence.' },
        replacement: { type: 'string', description: 'The words that take its place; may be empty.' },
      }),
    },
  }),
  items: { least: 0, most: maxRemarks },
  keys: 'the key remarks, a list of objects with the keys quote, reason and replacement',
  read: proposalsIn,
}
