import { readFile, writeFile } from 'node:fs/promises'
import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { type BenchDatabase, seedPeople, startDatabase } from './database.ts'
import { benchDay } from './day.ts'
import { benchJavaScript } from './javascript.ts'
import { benchLighthouse } from './lighthouse.ts'
import { benchList } from './list.ts'
import { root } from './processes.ts'
import { benchReach } from './reach.ts'
import { benchReader } from './reader.ts'
import { benchReminders } from './reminders.ts'
import { benchRolling } from './rolling.ts'
import { benchScale } from './scale.ts'
import { benchStartUp } from './start-up.ts'
import { benchStreaming } from './streaming.ts'

const parts: Record<string, (database: BenchDatabase) => Promise<string>> = {
  list: benchList,
  scale: benchScale,
  day: benchDay,
  reach: benchReach,
  streaming: benchStreaming,
  reader: benchReader,
  reminders: benchReminders,
  rolling: benchRolling,
  start: benchStartUp,
  javascript: benchJavaScript,
  lighthouse: benchLighthouse,
}
const documentOf = (name: string) => join(root, name === 'day' ? 'docs/scale.md' : 'docs/performance.md')

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { write: { type: 'boolean' }, short: { type: 'boolean' } },
})
if (values.short && values.write) {
  console.error('Figures of --short mean nothing, so they cannot be written to the document.')
  process.exit(1)
}
const unknown = positionals.filter((name) => !Object.hasOwn(parts, name))
if (unknown.length > 0) {
  console.error(`Unknown: ${unknown.join(', ')}. Choose from ${Object.keys(parts).join(', ')}.`)
  process.exit(1)
}

const database = await startDatabase()
process.once('SIGINT', async () => {
  await database.stop()
  process.exit(130)
})
try {
  await seedPeople(database)
  const machine = `${new Date().toISOString().slice(0, 10)}, ${availableParallelism()} CPUs, Node ${process.versions.node}, PostgreSQL ${database.version.split(' ')[0]}`
  for (const name of positionals.length > 0 ? positionals : Object.keys(parts)) {
    console.log(`\n== ${name} …\n`)
    try {
      const tables = await parts[name]!(database)
      console.log(tables)
      if (values.write) await writeResult(name, `${machine}, \`npm run bench -- ${name}\`\n\n${tables}`)
    } catch (error) {
      // One failing part must not stop the others.
      console.error(error)
      process.exitCode = 1
    }
  }
} finally {
  await database.stop()
}

async function writeResult(name: string, result: string): Promise<void> {
  const [start, stop] = [`<!-- ${name} -->`, `<!-- /${name} -->`]
  const document = documentOf(name)
  const text = await readFile(document, 'utf8')
  const [from, to] = [text.indexOf(start), text.indexOf(stop)]
  if (from < 0 || to < from) throw new Error(`${document} lacks the marks ${start} … ${stop}`)
  await writeFile(document, `${text.slice(0, from + start.length)}\n${result}\n${text.slice(to)}`)
}
