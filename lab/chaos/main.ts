import { readFile, writeFile } from 'node:fs/promises'
import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { mark, table, whole } from '../bench/figures.ts'
import { root } from '../bench/processes.ts'
import { clock } from './clock.ts'
import { cluster } from './cluster.ts'
import { disk } from './disk.ts'
import { hostile } from './hostile.ts'
import { kills } from './kills.ts'
import type { Options, Outcome } from './outcome.ts'
import { pair } from './pair.ts'
import { clearAway } from './processes.ts'
import { publishing } from './publishing.ts'
import { reminders } from './reminders.ts'
import { requests } from './requests.ts'
import { silent } from './silent.ts'
import { stripe } from './stripe.ts'
import { typing } from './typing.ts'
import { updates } from './updates.ts'
import { webhooks } from './webhooks.ts'

const parts: Record<string, (options: Options) => Promise<Outcome>> = {
  hostile,
  kills,
  pair,
  publishing,
  reminders,
  disk,
  silent,
  stripe,
  clock,
  cluster,
  requests,
  typing,
  webhooks,
  updates,
}
const document = join(root, 'docs/reliability.md')

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { write: { type: 'boolean' }, short: { type: 'boolean' }, seed: { type: 'string' } },
})
const unknown = positionals.filter((name) => !Object.hasOwn(parts, name))
if (unknown.length > 0) {
  console.error(`Unknown: ${unknown.join(', ')}. Choose from ${Object.keys(parts).join(', ')}.`)
  process.exit(1)
}

for (const [signal, code] of [
  ['SIGINT', 130],
  ['SIGTERM', 143],
] as const)
  process.once(signal, () => process.exit(code))
process.once('exit', clearAway)

const seed = Number(values.seed ?? Date.now() % 1_000_000)
const machine = `${new Date().toISOString().slice(0, 10)}, ${availableParallelism()} CPUs, Node ${process.versions.node}`
const rows: string[][] = []
for (const name of positionals.length > 0 ? positionals : Object.keys(parts)) {
  const startedAt = performance.now()
  console.log(`\n== ${name} (seed ${seed})\n`)
  const outcome = await parts[name]!({ isShort: values.short ?? false, seed, say: console.log }).catch(
    (error: unknown) => {
      // One failing part must not stop the others.
      console.error(error)
      return null
    },
  )
  clearAway()
  const seconds = `${whole((performance.now() - startedAt) / 1_000)} s`
  if (!outcome) {
    rows.push([name, '', '', '', '', seconds, '✗ broke off'])
    continue
  }
  const { killed, acknowledged, lost, doubled, faults, report } = outcome
  console.log(`${report}\n`)
  for (const fault of faults) console.log(`✗ ${fault}`)
  // A part without acknowledged work proves nothing.
  const isProven = acknowledged > 0 && lost === 0 && doubled === 0 && faults.length === 0
  const verdict = outcome.skipped ? 'skipped' : mark(isProven)
  rows.push([name, ...[killed, acknowledged, lost, doubled].map(whole), seconds, verdict])
  if (values.write && !values.short)
    await writeResult(name, `${machine}, \`npm run chaos -- ${name}\`, ${seconds}\n\n${effects(outcome)}${report}`)
}
console.log(`\n${table(['part', 'killed', 'acknowledged', 'lost', 'doubled', 'took', ''], rows)}`)
process.exit(rows.some((row) => row.at(-1)!.startsWith('✗')) ? 1 : 0)

function effects({ killed, acknowledged, lost, doubled, faults, skipped }: Outcome): string {
  if (skipped) return ''
  const count = table(['killed', 'acknowledged', 'lost', 'doubled'], [[killed, acknowledged, lost, doubled].map(whole)])
  return `${count}\n\n${faults.map((fault) => `- ✗ ${fault}\n`).join('')}${faults.length > 0 ? '\n' : ''}`
}

async function writeResult(name: string, result: string): Promise<void> {
  const [start, stop] = [`<!-- ${name} -->`, `<!-- /${name} -->`]
  const text = await readFile(document, 'utf8')
  const [from, to] = [text.indexOf(start), text.indexOf(stop)]
  if (from < 0 || to < from) throw new Error(`${document} lacks the marks ${start} … ${stop}`)
  await writeFile(document, `${text.slice(0, from + start.length)}\n${result}\n${text.slice(to)}`)
}
