import { existsSync } from 'node:fs'
import { resolve } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { pino } from 'pino'
import { aiModels } from '#shared/catalogue.ts'
import { hubAddress, type LocalModel } from '#shared/local-models.ts'
import { msg } from '#shared/say.ts'
import { call } from '../config/call.ts'
import { type Config, readConfig } from '../config/config.ts'
import { ConfigError } from '../config/config-error.ts'
import { DatabaseUnusable } from '../database/connect.ts'
import { EmbeddedDatabaseError } from '../database/embedded-place.ts'
import { withDatabase } from '../database/open.ts'
import { AppError } from '../errors.ts'
import { gigabytes } from '../language/parts.ts'
import { writeChoice } from '../writing/engines/choices.ts'
import { configuredEngines } from '../writing/engines/engines.ts'
import { createLocalModels, type LocalModels } from './local-models.ts'

const verbs = {
  list: 'lists the models, with their licence, size and the memory they need',
  status: 'says what is here, and what this computer has',
  'get <id>': 'downloads a model, or goes on with it; Ctrl-C pauses',
  'use <id>': 'has a model write, once it has answered a small question',
  'file <path>': 'takes a GGUF file of your own as a model',
  'hub <address>': 'says where models are downloaded from; “default” goes back to the hub itself',
  'remove <id>': 'deletes a model; a file of your own is only taken off the list',
}
const usage = `Models on this computer that posts can be written with; works beside the running app and without it.

${Object.entries(verbs)
  .map(([words, says]) => `  ${call('model', words.padEnd(15))} ${says}\n`)
  .join('')}`

class UsageError extends Error {}

const say = (sentence: string) => console.log(sentence)

async function main(): Promise<void> {
  if (existsSync('.env')) process.loadEnvFile('.env')
  const [verb = 'help', word, ...rest] = process.argv.slice(2)
  if (['help', '--help', '-h'].includes(verb)) return say(usage)
  const config = readConfig(process.env)
  const { dataDir, modelHub } = config
  if (rest.length > 0) throw new UsageError(usage)
  const models = createLocalModels({ dataDir, hub: modelHub, log: pino({ level: 'silent' }) })
  if (verb === 'list' && !word) return sayModels(models)
  if (verb === 'status' && !word) return sayStatus(models)
  if (verb === 'get' && word) return get(models, word)
  if (verb === 'use' && word) return use(config, models, word)
  if (verb === 'file' && word) return addFile(models, word)
  if (verb === 'hub' && word) return setHub(models, word)
  if (verb === 'remove' && word) return remove(models, word)
  throw new UsageError(usage)
}

const states: Record<LocalModel['state'], (model: LocalModel) => string> = {
  absent: () => 'not downloaded',
  installing: () => 'being installed',
  downloading: ({ done, size }) => `downloading, ${share(done, size)}`,
  paused: ({ done, size }) => `paused at ${share(done, size)}`,
  checking: () => 'being checked',
  'not-runnable': ({ id }) => `here, but not what runs it: ${call('model', `get ${id}`)}`,
  ready: () => 'ready',
  missing: () => 'the file is gone',
}

const share = (done: number, size: number) => `${Math.floor((100 * done) / Math.max(1, size))} %`

async function sayModels(localModels: LocalModels): Promise<void> {
  const { models } = await localModels.list()
  for (const model of models) {
    const { id, name, description, licence, size, memory, state } = model
    const needs = `${gigabytes(size, 1)('en')} to download, ${gigabytes(memory, 1)('en')} of memory`
    say(`${id}  ${printable(name)}: ${printable(description)}`)
    say(`  ${needs}${licence ? `, licence ${licence.name}` : ''}; ${states[state](model)}`)
  }
}

/** A path is what somebody typed, and a terminal obeys some characters. */
const printable = (text: string) => text.replaceAll(/\p{C}/gu, '?')

async function sayStatus(localModels: LocalModels): Promise<void> {
  const { unsupported, machine, runtime, hub, models } = await localModels.list()
  const { freeMemory, totalMemory, freeDisk } = machine
  if (unsupported) say(unsupported)
  say(
    `This computer has ${gigabytes(freeMemory, 1)('en')} of ${gigabytes(totalMemory, 1)('en')} memory and ${gigabytes(freeDisk, 1)('en')} of disk free.`,
  )
  const installed = runtime.isInstalled ? 'installed' : 'not installed; it comes with the first model'
  say(`The program that runs models is ${installed}.`)
  say(`Models come from ${hub.address}${hub.isFixed ? ', by HF_ENDPOINT' : ''}.`)
  const here = models.filter(({ state }) => state !== 'absent')
  for (const model of here) say(`${model.id}  ${states[model.state](model)}`)
  if (here.length === 0) say(`No model is here. ${call('model', 'list')} names those that can be downloaded.`)
}

async function get(localModels: LocalModels, id: string): Promise<void> {
  const model = async () => (await localModels.list()).models.find((one) => one.id === id)
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
    if (words !== said) say(words)
    said = words
  } while ((await Promise.race([over, delay(1_000, 'under way', { ref: false })])) !== 'over')
  const now = await model()
  await localModels.stop()
  if (isPaused) return say(`Paused. ${call('model', `get ${id}`)} goes on with it.`)
  if (now?.problem) throw new AppError('upstream', now.problem)
  say(`${now?.name} is ready.`)
}

function progressOf({ state, done, size }: LocalModel): string {
  if (state === 'installing') return 'Installing the program that runs models …'
  if (state === 'checking') return 'Comparing the checksum …'
  return `${share(done, size)} of ${gigabytes(size, 1)('en')}`
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
  say('Loading it and asking it a small question …')
  try {
    await localModels.check(id, new AbortController().signal)
  } finally {
    await localModels.stop()
  }
  const ids = labels.map((label) => label.id)
  await withDatabase(config, (db) => writeChoice({ db }, ids, { engine: 'local', connectionId: null, model: id }))
  const { label } = localModels.engine(id)
  say(`${printable(label)} writes from now on, for ${labels.map(({ name }) => name).join(' and ')}.`)
}

async function addFile(localModels: LocalModels, path: string): Promise<void> {
  const { id, name } = await localModels.addFile(resolve(process.env.INIT_CWD ?? '.', path))
  say(`${printable(name)} can be chosen as ${id}.`)
  await get(localModels, id)
}

async function setHub(localModels: LocalModels, typed: string): Promise<void> {
  const read = hubAddress.safeParse({ address: typed === 'default' ? null : typed })
  if (!read.success) throw new AppError('invalid', read.error.issues[0]?.message ?? 'This isn’t a valid address.')
  await localModels.setHub(read.data.address)
  say(`Models come from ${(await localModels.list()).hub.address}.`)
}

async function remove(localModels: LocalModels, id: string): Promise<void> {
  await localModels.remove(id)
  say('Removed.')
}

main().catch((error: unknown) => {
  const isInWords = [UsageError, AppError, ConfigError, EmbeddedDatabaseError, DatabaseUnusable].some(
    (kind) => error instanceof kind,
  )
  console.error(isInWords ? (error as Error).message : error)
  process.exitCode = 1
})
