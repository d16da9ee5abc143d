import { readFileSync } from 'node:fs'
import { basename } from 'node:path'
import type { InThreads } from '../../../server/analysis/analysis.ts'
import type { WritingAnalyses } from '../../../server/writing/analyses.ts'
import type { Ask, Engine } from '../../../server/writing/engine.ts'
import { type OutputFormat, sketchFormat } from '../../../server/writing/engines/output-formats.ts'
import { jsonIn } from '../../../server/writing/engines/read-output.ts'
import { sketchPrompt } from '../../../server/writing/prompts/sketch-prompt.ts'
import { writeWell } from '../../../server/writing/write-well.ts'
import { languages, tones } from '../../../shared/catalogue.ts'
import { findCategory } from '../../../shared/post-types.ts'
import { contentText, type PostContent } from '../../../shared/posts.ts'
import { factsOf } from '../../../shared/writing.ts'
import { type EvalBrief, samplesOf } from '../briefs.ts'
import type { Model } from '../models.ts'
import { taskOf } from '../task.ts'
import type { Rows } from './store.ts'

/** Turns a brief into a post. */
export interface Writer {
  id: string
  /** How many requests to a model these briefs need at most. */
  requests(briefs: readonly EvalBrief[]): number
  write(brief: EvalBrief, signal: AbortSignal): Promise<string>
}

/** The model's description of an author's voice. */
export interface Sketch {
  author: string
  text: string
}

/** Writes like the product: its prompt, its check of the draft, and one revision. */
export function ours(engine: Model, analysis: InThreads<WritingAnalyses>, sketches: Rows<Sketch>): Writer {
  const sketchOf = (author: string) => sketches.all.find((one) => one.author === author)?.text
  async function sketchFor(brief: EvalBrief, signal: AbortSignal): Promise<string | null> {
    if (!brief.author) return null
    const known = sketchOf(brief.author)
    if (known) return known
    const { output } = await engine.ask({ ...sketchPrompt(samplesOf(brief)), format: sketchFormat }, { signal })
    sketches.add({ author: brief.author, text: output.sketch })
    return output.sketch
  }
  return {
    id: 'ours',
    requests: (briefs) => {
      const authors = new Set(briefs.flatMap(({ author }) => (author && !sketchOf(author) ? [author] : [])))
      return 2 * briefs.length + authors.size
    },
    write: async (brief, signal) => {
      const task = taskOf(brief, 1, await sketchFor(brief, signal))
      const { content } = await writeWell(engine, task, { signal }, analysis)
      return contentText(content as PostContent)
    },
  }
}

export const arranged = (arranger: Engine): Writer => ({
  id: 'arranger',
  requests: () => 0,
  write: async (brief, signal) =>
    contentText((await arranger.write(taskOf(brief, 1), { signal })).content as PostContent),
})

/** A prompt with places such as {subject}, sent once and without a check. */
export function prompted(ask: Ask, file: string, id = basename(file).replace(/\.\w{1,5}$/, '')): Writer {
  const template = readFileSync(file, 'utf8')
  return {
    id,
    requests: (briefs) => briefs.length,
    write: async (brief, signal) => {
      const question = { system: 'You write posts for LinkedIn.', prompt: filled(template, brief), format: postFormat }
      return (await ask(question, { signal })).output.post
    },
  }
}

export const plainPrompt = new URL('./plain.txt', import.meta.url).pathname

const emojis = { none: 'none', 'a-few': 'a few', many: 'many' }

export function filled(template: string, brief: EvalBrief): string {
  const samples = samplesOf(brief)
  const values: Record<string, string> = {
    subject: factsOf(brief),
    language: languages.find(({ id }) => id === brief.language)!.name,
    category: findCategory(brief.category)?.name ?? brief.category,
    tone: tones.find(({ id }) => id === brief.tone)?.name ?? brief.tone,
    emojis: emojis[brief.emojiUsage],
    samples: samples.length > 0 ? `Posts I wrote before. Write like me:\n\n${samples.join('\n\n---\n\n')}` : '',
  }
  const whole = template.includes('{subject}')
    ? template
    : `${template}\n\nLanguage: {language}\n\n{subject}\n\n{samples}`
  return whole.replace(/\{([a-z]+)\}/g, (place, name: string) => values[name] ?? place).trim()
}

const postFormat: OutputFormat<{ post: string }> = {
  noun: 'a post',
  name: 'post',
  schema: {
    type: 'object',
    properties: { post: { type: 'string', description: 'The whole post as plain text, ready to publish.' } },
    required: ['post'],
    additionalProperties: false,
  },
  keys: 'the key post, a non-empty string',
  read: (output) => {
    try {
      const { post } = JSON.parse(jsonIn(output)) as { post?: unknown }
      if (typeof post === 'string' && post.trim()) return { post: post.trim() }
    } catch {}
    return 'The key "post" must hold a non-empty string.'
  },
}
