import { existsSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import type { InThreads } from '../../../server/analysis/analysis.ts'
import type { WritingAnalyses } from '../../../server/writing/analyses.ts'
import { createArranger } from '../../../server/writing/arranger/arranger.ts'
import type { Timeouts } from '../../../server/writing/engines/ask-model.ts'
import { type AiModel, aiModels } from '../../../shared/catalogue.ts'
import { pathGiven, Refusal } from '../given.ts'
import type { Model, Models } from '../models.ts'
import { type BlindOptions, mixed, requestsLeft, resultsOf, runBlind, runName } from './blind.ts'
import { readMarks } from './marks.ts'
import type { Key } from './sheet.ts'
import { openRows } from './store.ts'
import { arranged, ours, plainPrompt, prompted, type Writer } from './writers.ts'

export interface BlindArguments {
  engine?: string
  judge?: string
  rival?: readonly string[]
  briefs?: string
  timeout?: string
  out?: string
  plan?: boolean
}

interface Surroundings {
  open: (timeouts?: Partial<Timeouts>) => Promise<Models>
  analysis: InThreads<WritingAnalyses>
  /** Where runs are stored. */
  folder: string
  signal: AbortSignal
  say: (line: string) => void
}

const again = 'The same command goes on from there.'

/** Compares the product's posts with those of other prompts on the same model. First prints the number of requests. */
export async function blind(given: BlindArguments, surroundings: Surroundings): Promise<void> {
  const seconds = wholeNumber(given.timeout, 'timeout', 1, 86_400)
  const ms = seconds && seconds * 1000
  const models = await surroundings.open(ms ? { firstToken: ms, betweenTokens: ms, total: 3 * ms } : undefined)
  await compareWith(models.byLabel, given, surroundings).finally(() => models.stop())
}

async function compareWith(
  models: Models['byLabel'],
  given: BlindArguments,
  { analysis, folder, signal, say }: Surroundings,
): Promise<void> {
  const count = wholeNumber(given.briefs, 'briefs', 1, 1_000)
  const modelFor = (name: string): Model => {
    if (!aiModels.some(({ id }) => id === name)) throw new Refusal(`There is no model ${name}. Choose gpt4 or claude.`)
    const model = models[name as AiModel]
    if (!model) throw new Refusal(`No model is connected for ${name}: see docs/configuration.md.`)
    return model
  }
  const label = given.engine ?? aiModels.find(({ id }) => models[id])?.id
  if (!label)
    throw new Refusal('No model is connected: choose one in Settings → Writing engine, or see docs/configuration.md.')
  const engine = modelFor(label)
  const judge = given.judge === undefined ? null : modelFor(given.judge)
  const rivals = (given.rival?.length ? given.rival : ['plain']).map((name) => rivalOf(name, engine, analysis))
  const briefs = mixed().slice(0, count)
  const run = runName([
    engine.label,
    engine.promptVersion ?? '',
    ...rivals.map(({ version }) => version),
    ...mixed().map(({ id, subject }) => `${id} ${subject}`),
  ])
  const place = given.out ? pathGiven(given.out) : join(folder, `blind-${run}`)
  const options: BlindOptions = {
    folder: place,
    briefs,
    writer: ours(engine, analysis, openRows(join(place, 'sketches.jsonl'))),
    rivals: rivals.map(({ writer }) => writer),
    judge: judge && { label: judge.label, ask: judge.ask },
    signal,
    say,
  }
  const { byWriter, forJudge, all } = requestsLeft(options)
  say(`${briefs.length} briefs, written by ${engine.label}${judge ? `, judged by ${judge.label}` : ''}.`)
  const parts = [
    ...byWriter.map(({ id, requests }) => `${requests} for ${id}`),
    ...(judge ? [`${forJudge} for the judge`] : []),
  ]
  say(`At most ${all} requests are left to make: ${parts.join(', ')}. Ctrl+C stops; what is written is kept.`)
  if (judge && judge.label === engine.label) say('The judge is also the writer, so it may prefer its own style.')
  if (given.plan) return
  const outcome = await runBlind(options).catch((error: Error) => {
    const reason = signal.aborted ? 'Stopped.' : error.message
    throw new Refusal(`${reason} What was written is kept in ${options.folder}. ${again}`)
  })
  if (outcome.failures > 0) say(`\n${outcome.failures} requests failed. ${again}`)
  if (outcome.compared === 0) return
  const [sheet, key] = ['sheet.html', 'key.json'].map((name) => join(options.folder, name))
  say(`\nto mark: ${sheet}\nafterwards: npm run eval -- --marks marks.csv ${key}`)
}

function wholeNumber(value: string | undefined, name: string, least: number, most: number): number | undefined {
  if (value === undefined) return undefined
  const number = Number(value)
  if (!Number.isInteger(number) || number < least || number > most)
    throw new Refusal(`--${name} must be a whole number from ${least} to ${most.toLocaleString('en')}.`)
  return number
}

/** A rival, and a version that distinguishes it from others with the same name. */
function rivalOf(
  name: string,
  engine: Model,
  analysis: InThreads<WritingAnalyses>,
): { writer: Writer; version: string } {
  if (name === 'arranger') return { writer: arranged(createArranger(analysis)), version: name }
  const file = name === 'plain' ? plainPrompt : pathGiven(name)
  if (!existsSync(file)) throw new Refusal(`There is no file ${name}.`)
  return { writer: prompted(engine.ask, file), version: `${basename(file)}\n${readFileSync(file, 'utf8')}` }
}

/** The results from marks by people: files of marks, and the key of their sheet. */
export function results(files: readonly string[], say: (line: string) => void): void {
  const keys = files.filter((file) => file.endsWith('.json'))
  const marks = files.filter((file) => !file.endsWith('.json'))
  const [keyFile] = keys
  if (!keyFile || keys.length > 1 || marks.length === 0)
    throw new Refusal('--marks needs at least one file of marks and the key.json of the sheet.')
  for (const file of files) if (!existsSync(file)) throw new Refusal(`There is no file ${file}.`)
  const key = readKey(keyFile)
  const read = marks.map((file) => readMarks(readFileSync(file, 'utf8'), key, basename(file)))
  for (const complaint of read.flatMap(({ complaints }) => complaints)) say(complaint)
  const texts = key.items.flatMap((item) => Object.values(item.texts))
  const byWriter = Map.groupBy(texts, ({ writer }) => writer)
  const writers = [...byWriter.keys()].sort((one, other) => Number(other === 'ours') - Number(one === 'ours'))
  const traced = Object.fromEntries([...byWriter].map(([writer, rows]) => [writer, rows.map((row) => row.traced)]))
  const opinions = read.flatMap((one) => one.opinions)
  say(`${marks.length} readers, ${opinions.length} of ${marks.length * key.items.length} items marked`)
  say(resultsOf(opinions, writers, traced))
}

function readKey(file: string): Key {
  try {
    const key = JSON.parse(readFileSync(file, 'utf8')) as Partial<Key>
    if (Array.isArray(key.items)) return key as Key
  } catch {}
  throw new Refusal(`${basename(file)} is not the key of a sheet.`)
}
