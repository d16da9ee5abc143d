import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { createAnalysis } from '#server/analysis/analysis.ts'
import { readConfig } from '#server/config.ts'
import { createLog } from '#server/log.ts'
import { createArranger } from '#server/writing/arranger/arranger.ts'
import { createEngines } from '#server/writing/engines/engines.ts'
import { aiModels } from '#shared/catalogue.ts'
import { table } from '../bench/figures.ts'
import { allLanguages, type ComposerFigures, composerTable, evaluateComposer } from './composer.ts'
import { passageSets, readerTable } from './labelled.ts'
import { reportOf, tableOf } from './report.ts'
import { type Run, run } from './run.ts'

const usage = `npm run eval                               the composer's table, from one in 19 of all combinations
npm run eval -- --full [--write]           from all of them; --write puts it into docs/writing.md
npm run eval -- --engine arranger|gpt4|claude [--regenerations 10]
npm run eval -- --compare one.json other.json`

const root = resolve(import.meta.dirname, '..')
const folder = join(root, '.cache/eval')
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    engine: { type: 'string' },
    regenerations: { type: 'string', default: '10' },
    compare: { type: 'boolean' },
    full: { type: 'boolean' },
    write: { type: 'boolean' },
  },
})

if (values.compare) await compare(positionals)
else if (values.engine) await evaluate(values.engine)
else await evaluateAll()

async function evaluateAll(): Promise<void> {
  const every = values.full ? 1 : 19
  const all = {} as Record<(typeof allLanguages)[number], ComposerFigures>
  for (const language of allLanguages) {
    console.log(`${language} …`)
    all[language] = evaluateComposer(language, every)
  }
  const { head, rows } = composerTable(all)
  console.log(`\n${table(head, rows)}`)
  if (!values.write) return
  await writeFile(join(root, 'eval/composer-figures.json'), `${JSON.stringify(all, null, 2)}\n`)
  await replaceIn(join(root, 'docs/writing.md'), 'composer', table(head, rows))
  for (const set of passageSets) {
    const reader = readerTable(set)
    await replaceIn(join(root, 'docs/writing.md'), `reader ${set}`, table(reader.head, reader.rows))
  }
}

async function evaluate(name: string): Promise<void> {
  const analysis = createAnalysis({ log: createLog({ logLevel: 'warn' }), deadlineOf: () => 60_000 })
  const arranger = createArranger(analysis)
  const label = aiModels.find(({ id }) => id === name)?.id
  if (name !== 'arranger' && !label) return fail(`There is no engine ${name}.`)
  const { openai, anthropic } = readConfig(process.env)
  const engine = label ? createEngines({ openai, anthropic, arranger }).for(label) : arranger
  if (label && engine.id === 'arranger') return fail(`No model is configured for ${name}: see docs/configuration.md.`)
  const result = await run(engine, analysis, {
    regenerations: Number(values.regenerations),
    repeated: 3,
    onPost: (done, all) => process.stdout.isTTY && process.stdout.write(`\r${done} of ${all} `),
  })
  await analysis.stop()
  const { head, rows } = tableOf(result)
  console.log(`\n\n${table(head, rows)}`)
  const file = join(folder, `${result.engine}-${result.date.slice(0, 19).replaceAll(':', '')}`)
  await mkdir(folder, { recursive: true })
  await writeFile(`${file}.json`, JSON.stringify(result))
  await writeFile(`${file}.html`, reportOf([result]))
  console.log(`\n${result.failures.length} failures\nfor --compare: ${file}.json\nto read: ${file}.html`)
}

async function compare(files: readonly string[]): Promise<void> {
  if (files.length !== 2) return fail('Two files are needed.')
  const runs = await Promise.all(files.map(async (file) => JSON.parse(await readFile(file, 'utf8')) as Run))
  const file = join(folder, 'comparison.html')
  await mkdir(folder, { recursive: true })
  await writeFile(file, reportOf(runs))
  console.log(file)
}

async function replaceIn(file: string, name: string, text: string): Promise<void> {
  const before = await readFile(file, 'utf8')
  const [start, stop] = [`<!-- ${name} -->`, `<!-- /${name} -->`]
  const [from, to] = [before.indexOf(start), before.indexOf(stop)]
  if (from < 0 || to < from) throw new Error(`${file} has no place marked ${start} … ${stop}`)
  await writeFile(file, `${before.slice(0, from + start.length)}\n${text}\n${before.slice(to)}`)
}

function fail(sentence: string): void {
  console.error(`${sentence}\n\n${usage}`)
  process.exitCode = 1
}
