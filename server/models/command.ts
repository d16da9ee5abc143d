import { existsSync } from 'node:fs'
import { resolve } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { pino } from 'pino'
import { aiModels } from '#shared/catalogue.ts'
import { hubAddress, type LocalModel } from '#shared/local-models.ts'
import { type Message, msg } from '#shared/say.ts'
import { call } from '../config/call.ts'
import { type Config, readConfig } from '../config/config.ts'
import { ConfigError } from '../config/config-error.ts'
import { withDatabase } from '../database/open.ts'
import { AppError, PlainError } from '../errors.ts'
import { allOf, gigabytes } from '../language/parts.ts'
import { inTerminal, inWords, languageOfTerminal, tell } from '../language/terminal.ts'
import { writeChoice } from '../writing/engines/choices.ts'
import { configuredEngines } from '../writing/engines/engines.ts'
import { createLocalModels, type LocalModels } from './local-models.ts'

const verbs = {
  list: msg`lists the models, with their licence, size and the memory they need`,
  status: msg`says what is here, and what this computer has`,
  'get <id>': msg`downloads a model, or goes on with it; Ctrl-C pauses`,
  'use <id>': msg`has a model write, once it has answered a small question`,
  'file <path>': msg`takes a GGUF file of your own as a model`,
  'hub <address>': msg`says where models are downloaded from; “default” goes back to the hub itself`,
  'remove <id>': msg`deletes a model; a file of your own is only taken off the list`,
}
function usage(): string {
  const lines = Object.entries(verbs).map(
    ([words, says]) => `  ${call('model', words.padEnd(15))} ${inTerminal(says)}\n`,
  )
  const title = msg`Models on this computer that posts can be written with; works beside the running app and without it.`
  return `${inTerminal(title)}\n\n${lines.join('')}`
}

class UsageError extends PlainError {}

async function main(): Promise<void> {
  if (existsSync('.env')) process.loadEnvFile('.env')
  const [verb = 'help', word, ...rest] = process.argv.slice(2)
  if (['help', '--help', '-h'].includes(verb)) return console.log(usage())
  const config = readConfig(process.env)
  const { dataDir, modelHub } = config
  if (rest.length > 0) throw new UsageError(usage())
  const models = createLocalModels({ dataDir, hub: modelHub, log: pino({ level: 'silent' }) })
  if (verb === 'list' && !word) return sayModels(models)
  if (verb === 'status' && !word) return sayStatus(models)
  if (verb === 'get' && word) return get(models, word)
  if (verb === 'use' && word) return use(config, models, word)
  if (verb === 'file' && word) return addFile(models, word)
  if (verb === 'hub' && word) return setHub(models, word)
  if (verb === 'remove' && word) return remove(models, word)
  throw new UsageError(usage())
}

const states: Record<LocalModel['state'], (model: LocalModel) => Message> = {
  absent: () => msg`not downloaded`,
  installing: () => msg`being installed`,
  downloading: ({ done, size }) => msg`downloading, ${{ share: share(done, size) }}`,
  paused: ({ done, size }) => msg`paused at ${{ share: share(done, size) }}`,
  checking: () => msg`being checked`,
  'not-runnable': ({ id }) => msg`here, but not what runs it: ${{ command: call('model', `get ${id}`) }}`,
  ready: () => msg`ready`,
  missing: () => msg`the file is gone`,
}

const share = (done: number, size: number) => `${Math.floor((100 * done) / Math.max(1, size))} %`

async function sayModels(localModels: LocalModels): Promise<void> {
  const { models } = await localModels.list(languageOfTerminal())
  for (const model of models) {
    const { id, name, description, licence, size, memory, state } = model
    const values = { size: gigabytes(size, 1), memory: gigabytes(memory, 1), state: states[state](model) }
    console.log(`${id}  ${printable(name)}: ${printable(description)}`)
    const facts = licence
      ? msg`${{ size: values.size }} to download, ${{ memory: values.memory }} of memory, licence ${{ licence: licence.name }}; ${{ state: values.state }}`
      : msg`${{ size: values.size }} to download, ${{ memory: values.memory }} of memory; ${{ state: values.state }}`
    console.log(`  ${inTerminal(facts)}`)
  }
}

/** A path is what somebody typed, and a terminal obeys some characters. */
const printable = (text: string) => text.replaceAll(/\p{C}/gu, '?')

async function sayStatus(localModels: LocalModels): Promise<void> {
  const { unsupported, machine, runtime, hub, models } = await localModels.list(languageOfTerminal())
  const { freeMemory, totalMemory, freeDisk } = machine
  if (unsupported) console.log(unsupported)
  tell(
    msg`This computer has ${{ free: gigabytes(freeMemory, 1) }} of ${{ total: gigabytes(totalMemory, 1) }} memory and ${{ disk: gigabytes(freeDisk, 1) }} of disk free.`,
  )
  tell(
    runtime.isInstalled
      ? msg`The program that runs models is installed.`
      : msg`The program that runs models is not installed; it comes with the first model.`,
  )
  const { address } = hub
  tell(hub.isFixed ? msg`Models come from ${{ address }}, by HF_ENDPOINT.` : msg`Models come from ${{ address }}.`)
  const here = models.filter(({ state }) => state !== 'absent')
  for (const model of here) console.log(`${model.id}  ${inTerminal(states[model.state](model))}`)
  if (here.length === 0)
    tell(msg`No model is here. ${{ command: call('model', 'list') }} names those that can be downloaded.`)
}

async function get(localModels: LocalModels, id: string): Promise<void> {
  const model = async () => (await localModels.list(languageOfTerminal())).models.find((one) => one.id === id)
  await localModels.get(id)
  let isPaused = false
  process.once('SIGINT', () => {
    isPaused = true
    void localModels.pause(id)
  })
  const over = localModels.settled(id).then(() => 'over')
  let said = ''
  do {
    const now = await model()
    const words = now && now.state !== 'ready' ? progressOf(now) : said
    if (words !== said) console.log(words)
    said = words
  } while ((await Promise.race([over, delay(1_000, 'under way', { ref: false })])) !== 'over')
  const now = await model()
  await localModels.stop()
  if (isPaused) return tell(msg`Paused. ${{ command: call('model', `get ${id}`) }} goes on with it.`)
  if (now?.problem) throw new AppError('upstream', now.problem)
  tell(msg`${{ model: now?.name }} is ready.`)
}

function progressOf({ state, done, size }: LocalModel): string {
  if (state === 'installing') return inTerminal(msg`Installing the program that runs models …`)
  if (state === 'checking') return inTerminal(msg`Comparing the checksum …`)
  return inTerminal(msg`${{ share: share(done, size) }} of ${{ size: gigabytes(size, 1) }}`)
}

async function use(config: Config, localModels: LocalModels, id: string): Promise<void> {
  const set = configuredEngines(config)
  const labels = aiModels.filter(({ id: label }) => !set[label])
  if (labels.length === 0) {
    const variables = Object.values(set).map(({ variable }) => variable)
    throw new AppError(
      'conflict',
      msg`What writes is set in the configuration (${{ variables: variables.join(', ') }}). Take that out first.`,
    )
  }
  tell(msg`Loading it and asking it a small question …`)
  try {
    await localModels.check(id, new AbortController().signal)
  } finally {
    await localModels.stop()
  }
  const ids = labels.map((label) => label.id)
  await withDatabase(config, (db) => writeChoice({ db }, ids, { engine: 'local', connectionId: null, model: id }))
  const { label } = localModels.engine(id)
  tell(
    msg`${{ model: printable(label) }} writes from now on, for ${{ labels: allOf(labels.map(({ name }) => name)) }}.`,
  )
}

async function addFile(localModels: LocalModels, path: string): Promise<void> {
  const { id, name } = await localModels.addFile(resolve(process.env.INIT_CWD ?? '.', path))
  tell(msg`${{ model: printable(name) }} can be chosen as ${{ id }}.`)
  await get(localModels, id)
}

async function setHub(localModels: LocalModels, typed: string): Promise<void> {
  const read = hubAddress.safeParse({ address: typed === 'default' ? null : typed })
  if (!read.success) throw new AppError('invalid', read.error.issues[0]?.message ?? 'This isn’t a valid address.')
  await localModels.setHub(read.data.address)
  const { address } = (await localModels.list()).hub
  tell(msg`Models come from ${{ address }}.`)
}

async function remove(localModels: LocalModels, id: string): Promise<void> {
  await localModels.remove(id)
  tell(msg`Removed.`)
}

main().catch((error: unknown) => {
  console.error(inWords(error, [ConfigError]))
  process.exitCode = 1
})
