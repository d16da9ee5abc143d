import { existsSync, readFileSync } from 'node:fs'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { readConfig } from '../../server/config/config.ts'
import { createLog } from '../../server/log.ts'
import { startAnalyses } from '../../server/start/analyses.ts'
import { createArranger } from '../../server/writing/arranger/arranger.ts'
import type { Timeouts } from '../../server/writing/engines/ask-model.ts'
import { aiModels } from '../../shared/catalogue.ts'
import { table } from '../bench/figures.ts'
import { arrangeAll, arrangedTable, broken } from './arranged.ts'
import { type BlindArguments, blind, results } from './blind/command.ts'
import { checkClaims, claimsDetails, claimsTable, readDrafts } from './claims.ts'
import { pathGiven, Refusal } from './given.ts'
import { controlTable, foundLines, foundTable, readHistories, writePrompts } from './habits.ts'
import { openModels } from './models.ts'
import { nonPostTable } from './non-posts.ts'
import { ask, notesLines, notesTable, readSubjects } from './notes.ts'
import { reportOf, tableOf } from './report.ts'
import { type Run, run } from './run.ts'
import { evaluateSources } from './sources.ts'
import { readTexts } from './texts.ts'

const usage = `npm run eval                                   the arranger’s promises, on the briefs in lab/eval/briefs.ts
npm run --silent eval -- --texts file.jsonl    the Reader check of any texts, one JSON line each
npm run eval -- --claims file.jsonl [--details] the check of what drafts claim, against what is known of them
npm run eval -- --blind [--engine gpt4|claude] [--rival plain|arranger|prompt.txt]… [--judge gpt4|claude]
                       [--briefs 8] [--timeout seconds] [--out folder] [--plan]
npm run eval -- --marks marks.csv… key.json
npm run eval -- --engine arranger|gpt4|claude [--regenerations 10]
npm run eval -- --compare one.json other.json
npm run eval -- --notes file.jsonl             which notes to the writer the arranger asks about, in any subjects
npm run eval -- --habits file.jsonl [--prompts folder] [--after 10]
                                               which habits are found in drafts and what became of them
npm run eval -- --non-posts                    the Reader check of 1,000 texts that are not posts yet
npm run eval -- --sources file.jsonl           what drafts about a source tell as the author’s, and whether it is marked`

const root = resolve(import.meta.dirname, '../..')
const folder = join(root, '.cache/eval')

async function main(): Promise<void> {
  if (existsSync('.env')) process.loadEnvFile('.env')
  const { values, positionals } = options()
  if (values.help) return console.log(usage)
  if (values.texts) return checkTexts(pathGiven(values.texts))
  if (values.claims) return evaluateClaims(pathGiven(values.claims), values.details)
  if (values.blind) return compareBlind(values)
  if (values.marks) return results(positionals.map(pathGiven), console.log)
  if (values.compare) return compare(positionals.map(pathGiven))
  if (values.notes) return evaluateNotes(pathGiven(values.notes))
  if (values['non-posts']) return evaluateNonPosts()
  if (values.habits) return evaluateHabits(values.habits, values)
  if (values.sources) return judgeSources(pathGiven(values.sources))
  return values.engine ? evaluate(values.engine, Number(values.regenerations)) : evaluateArranger()
}

function options() {
  try {
    return parseArgs({
      allowPositionals: true,
      options: {
        help: { type: 'boolean' },
        texts: { type: 'string' },
        claims: { type: 'string' },
        details: { type: 'boolean', default: false },
        engine: { type: 'string' },
        regenerations: { type: 'string', default: '10' },
        compare: { type: 'boolean' },
        blind: { type: 'boolean' },
        rival: { type: 'string', multiple: true },
        judge: { type: 'string' },
        briefs: { type: 'string' },
        timeout: { type: 'string' },
        out: { type: 'string' },
        plan: { type: 'boolean' },
        marks: { type: 'boolean' },
        notes: { type: 'string' },
        'non-posts': { type: 'boolean' },
        habits: { type: 'string' },
        prompts: { type: 'string' },
        after: { type: 'string' },
        sources: { type: 'string' },
      },
    })
  } catch (error) {
    throw new Refusal(`${(error as Error).message}\n\n${usage}`)
  }
}

async function checkTexts(file: string): Promise<void> {
  if (!existsSync(file)) throw new Refusal(`There is no file ${file}.`)
  await readTexts(file, process.stdout)
}

const log = createLog({ logLevel: 'warn' })
const threadsHere = () => startAnalyses({ log, deadlineOf: () => 60_000 })

async function evaluateArranger(): Promise<void> {
  const threads = threadsHere()
  const { analysis } = threads
  const all = await arrangeAll(createArranger(analysis)).finally(() => threads.stop())
  const { head, rows } = arrangedTable(all)
  console.log(`${all.length} briefs\n\n${table(head, rows)}\n`)
  for (const line of broken(all)) console.log(line)
}

function evaluateNotes(file: string): void {
  if (!existsSync(file)) throw new Refusal(`There is no file ${file}.`)
  const all = readSubjects(file).map(ask)
  const { head, rows } = notesTable(all)
  console.log(`${all.length} subjects\n\n${table(head, rows)}\n`)
  for (const line of notesLines(all)) console.log(line)
}

function evaluateClaims(file: string, isDetailed: boolean): void {
  if (!existsSync(file)) throw new Refusal(`There is no file ${file}.`)
  const results = readDrafts(file).map(checkClaims)
  const { head, rows } = claimsTable(results)
  console.log(`\n${table(head, rows)}`)
  if (isDetailed) console.log(`\n${claimsDetails(results).join('\n')}`)
}

async function evaluateNonPosts(): Promise<void> {
  const { head, rows } = await nonPostTable()
  console.log(`\n${table(head, rows)}`)
}

function evaluateHabits(given: string, { prompts, after }: { prompts?: string; after?: string }): void {
  const file = pathGiven(given)
  if (!existsSync(file)) throw new Refusal(`There is no file ${file}.`)
  const histories = readHistories(readFileSync(file, 'utf8'))
  for (const { head, rows } of [foundTable(histories), controlTable(histories)]) console.log(`\n${table(head, rows)}`)
  for (const line of foundLines(histories)) console.log(line)
  if (prompts)
    for (const written of writePrompts(histories, pathGiven(prompts), Number(after ?? 0))) console.log(written)
}

async function judgeSources(file: string): Promise<void> {
  if (!existsSync(file)) throw new Refusal(`There is no file ${file}.`)
  const { results, head, rows } = await evaluateSources(file)
  for (const { id, missed, falseAlarms } of results) {
    for (const part of missed) console.log(`${id} missed: ${part}`)
    for (const sentence of falseAlarms) console.log(`${id} false alarm: ${sentence}`)
  }
  console.log(`\n${table(head, rows)}`)
}

async function compareBlind(given: BlindArguments): Promise<void> {
  const stop = new AbortController()
  process.once('SIGINT', () => stop.abort(new Error('Stopped.')))
  process.once('SIGTERM', () => stop.abort(new Error('Stopped.')))
  const threads = threadsHere()
  const { analysis } = threads
  const open = (timeouts?: Partial<Timeouts>) => openModels(readConfig(process.env), { analysis, log, timeouts })
  const surroundings = { open, analysis, folder, signal: stop.signal, say: console.log }
  await blind(given, surroundings).finally(() => threads.stop())
}

async function evaluate(name: string, regenerations: number): Promise<void> {
  const label = aiModels.find(({ id }) => id === name)?.id
  if (name !== 'arranger' && !label) throw new Refusal(`There is no engine ${name}.`)
  const threads = threadsHere()
  const { analysis } = threads
  const models = label ? await openModels(readConfig(process.env), { analysis, log }) : null
  const engine = label ? models?.byLabel[label] : createArranger(analysis)
  if (!engine) throw new Refusal(`No model is connected for ${name}: see docs/configuration.md.`)
  const result = await run(engine, analysis, {
    regenerations,
    repeated: 3,
    onPost: (done, all) => process.stdout.isTTY && process.stdout.write(`\r${done} of ${all} `),
  })
  await Promise.all([threads.stop(), models?.stop()])
  const { head, rows } = tableOf(result)
  console.log(`\n\n${table(head, rows)}`)
  const file = join(folder, `${result.engine}-${result.date.slice(0, 19).replaceAll(':', '')}`)
  await mkdir(folder, { recursive: true })
  await writeFile(`${file}.json`, JSON.stringify(result))
  await writeFile(`${file}.html`, reportOf([result]))
  console.log(`\n${result.failures.length} failures\nfor --compare: ${file}.json\nto read: ${file}.html`)
}

async function compare(files: readonly string[]): Promise<void> {
  if (files.length !== 2) throw new Refusal('--compare needs two files.')
  const runs = await Promise.all(files.map(async (file) => JSON.parse(await readFile(file, 'utf8')) as Run))
  const file = join(folder, 'comparison.html')
  await mkdir(folder, { recursive: true })
  await writeFile(file, reportOf(runs))
  console.log(file)
}

// A reader such as `head` may close the pipe early.
process.stdout.on('error', (error: NodeJS.ErrnoException) => process.exit(error.code === 'EPIPE' ? 0 : 1))

await main().catch((error: unknown) => {
  console.error(error instanceof Refusal ? error.message : error)
  process.exitCode = 1
})
