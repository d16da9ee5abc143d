import { createHash } from 'node:crypto'
import { open, rm, stat } from 'node:fs/promises'
import { basename, isAbsolute, join, resolve } from 'node:path'
import type { Logger } from 'pino'
import type { ShownLanguage } from '#shared/interface-languages.ts'
import { defaultHub, type LocalModel, type LocalModelList } from '#shared/local-models.ts'
import { msg, plural } from '#shared/say.ts'
import { AppError, notFound } from '../errors.ts'
import type { Sentence } from '../language/say.ts'
import { say, sayOrNull } from '../language/say.ts'
import { refuseMetadata } from '../net/given-address.ts'
import { addressOf, type CatalogueModel, catalogue } from './catalogue.ts'
import { download, type Patience, partOf, progressOf } from './download.ts'
import { createInference } from './inference.ts'
import { createLocalEngine, type LocalEngine } from './local-engine.ts'
import { freeDisk, memory, unsupportedReason } from './machine.ts'
import type { Runnable } from './model-process.ts'
import { installRuntime, isInstalled, libraryIn, runtimeSize } from './runtime.ts'
import { changeSettings, readSettings } from './settings.ts'

export interface WithLocalModels {
  localModels: LocalModels
}

interface Options {
  /** Of the app; the models get a directory in it. */
  dataDir: string
  /** Where models are downloaded from by the configuration, which wins. */
  hub?: string
  log: Logger
  models?: readonly CatalogueModel[]
  patience?: Patience
  idleMs?: number
}

/** A model that can be chosen, whether its file is here or not. */
type Known = Pick<LocalModel, 'id' | 'name' | 'description' | 'licence'> & {
  file: string
  /** What the catalogue says; null for a file of one's own. */
  published: CatalogueModel | null
}

interface Work {
  state: 'installing' | 'downloading' | 'checking'
  done: number
  control: AbortController
  ended: Promise<void>
}

const maxFiles = 20

export type LocalModels = ReturnType<typeof createLocalModels>

/** The models on this computer. Everything known about them is in files, so a command beside the server sees the same. */
export function createLocalModels(options: Options) {
  const { log, models = catalogue, patience, idleMs } = options
  const home = join(resolve(options.dataDir), 'models')
  const inference = createInference({ log, idleMs })
  const underWay = new Map<string, Work>()
  const problems = new Map<string, Sentence>()
  let installing: Promise<void> = Promise.resolve()

  const allKnown = (): Known[] => [
    ...models.map((published) => ({ ...published, file: join(home, `${published.id}.gguf`), published })),
    ...(readSettings(home).files ?? []).map(ownFile),
  ]

  const find = (id: string) => allKnown().find((one) => one.id === id)

  function known(id: string): Known {
    const model = find(id)
    if (!model) throw notFound('Model')
    return model
  }

  const stateOfFile = () => (isInstalled(home) ? 'ready' : 'not-runnable')

  async function describe(
    { id, name, description, licence, file, published }: Known,
    language?: ShownLanguage,
  ): Promise<LocalModel> {
    const work = underWay.get(id)
    const whole = await sizeOf(file)
    const part = published && !work && !whole ? await progressOf(file) : null
    const fileState = part ? (part.isGrowing ? 'downloading' : 'paused') : published ? 'absent' : 'missing'
    return {
      id,
      name,
      description: say(description, language),
      licence,
      isOwnFile: !published,
      size: published?.size ?? whole,
      memory: published?.memory ?? memoryFor(whole),
      state: work?.state ?? (whole ? stateOfFile() : fileState),
      done: work?.done ?? (whole || (part?.done ?? 0)),
      problem: sayOrNull(problems.get(id) ?? null, language),
    }
  }

  function hub(): { address: string; isFixed: boolean } {
    if (options.hub) return { address: options.hub, isFixed: true }
    return { address: readSettings(home).hub ?? defaultHub, isFixed: false }
  }

  /** Installs what runs models and fetches the model, as far as each is missing. */
  async function fetchAll({ id, file, published }: Known, work: Work): Promise<void> {
    const { signal } = work.control
    // One at a time: a second model finds it installed.
    installing = installing.catch(() => {}).then(() => installRuntime(home, signal))
    await installing
    if (!published || (await sizeOf(file))) return
    const { size, sha256 } = published
    const wanted = { address: addressOf(hub().address, published), file, size, sha256 }
    work.state = 'downloading'
    for await (const progress of download(wanted, signal, patience)) Object.assign(work, progress)
    log.info({ model: id }, 'downloaded a model')
  }

  function start(model: Known, done: number): void {
    const { id } = model
    if (underWay.has(id)) return
    const state = isInstalled(home) ? 'downloading' : 'installing'
    const work: Work = { state, done, control: new AbortController(), ended: Promise.resolve() }
    problems.delete(id)
    underWay.set(id, work)
    work.ended = fetchAll(model, work)
      .catch((err: unknown) => {
        if (work.control.signal.aborted) return
        log.warn({ err, model: id }, 'failed to download a model')
        problems.set(
          id,
          err instanceof AppError ? err.sentence : /*i18n*/ 'The download failed. What has come is kept; try again.',
        )
      })
      .finally(() => underWay.delete(id))
  }

  async function stop(id: string): Promise<void> {
    const work = underWay.get(id)
    work?.control.abort()
    await work?.ended
  }

  /** Why a model cannot write here, or null. */
  async function problemOf(id: string): Promise<Sentence | null> {
    const model = find(id)
    if (!model) return /*i18n*/ 'The model that was chosen is no longer offered. Choose another one.'
    const { name, state } = await describe(model)
    if (state === 'ready') return null
    return state === 'missing'
      ? msg`The file of ${{ name }} is no longer where it was. Put it back, or choose another engine.`
      : msg`${{ name }} is not downloaded yet. Download it in the settings, or choose another engine.`
  }

  async function runnable(id: string): Promise<Runnable> {
    const problem = await problemOf(id)
    if (problem) throw new AppError('unavailable', problem)
    const model = known(id)
    const { name, memory: needed } = await describe(model)
    return { name, file: model.file, memory: needed, library: libraryIn(home) }
  }

  /** Writes with a model; while it is not here, each draft is refused with a sentence. */
  const engine = (id: string): LocalEngine =>
    createLocalEngine({ id, name: find(id)?.name ?? 'The model on this computer' }, inference, () => runnable(id))

  return {
    engine,
    problemOf,

    list: async (language?: ShownLanguage): Promise<LocalModelList> => {
      const { free, total } = memory()
      return {
        unsupported: sayOrNull(unsupportedReason(), language),
        machine: { freeMemory: free, totalMemory: total, freeDisk: await freeDisk(home) },
        runtime: { isInstalled: isInstalled(home), size: runtimeSize },
        hub: hub(),
        models: await Promise.all(allKnown().map((model) => describe(model, language))),
      }
    },

    /** Begins or resumes a download. It goes on after the call; `list` says how far it is. */
    get: async (id: string): Promise<void> => {
      const model = known(id)
      const unsupported = unsupportedReason()
      if (unsupported) throw new AppError('unavailable', unsupported)
      const { state, done } = await describe(model)
      if (state !== 'ready' && state !== 'missing') start(model, done)
    },

    /** Resolves once the download under way has ended, successfully or not. */
    settled: async (id: string): Promise<void> => underWay.get(id)?.ended,

    /** Stops the download and keeps what has come. */
    pause: async (id: string): Promise<void> => stop(known(id).id),

    /** Deletes a model or its partial download. A model file of one's own stays on disk. */
    remove: async (id: string): Promise<void> => {
      const { file, published } = known(id)
      await stop(id)
      problems.delete(id)
      await inference.release(file)
      if (!published) {
        const { files = [] } = readSettings(home)
        return changeSettings(home, { files: files.filter((path) => path !== file) })
      }
      await rm(file, { force: true })
      await rm(partOf(file), { force: true })
    },

    /** Makes a GGUF file on this computer a model that can be chosen; the file stays where it is. */
    addFile: async (path: string): Promise<LocalModel> => {
      if (!isAbsolute(path))
        throw new AppError('invalid', 'The path must be absolute: it begins at the root of the disk.')
      const file = resolve(path)
      await checkModelFile(file)
      const { files = [] } = readSettings(home)
      if (!files.includes(file)) {
        if (files.length >= maxFiles)
          throw new AppError(
            'conflict',
            msg`At most ${plural({ max: maxFiles }, { other: '# files' })} of your own can be kept. Remove one first.`,
          )
        await changeSettings(home, { files: [...files, file] })
      }
      return describe(ownFile(file))
    },

    /** Where models are downloaded from; null is the usual hub. */
    setHub: async (address: string | null): Promise<void> => {
      if (options.hub)
        throw new AppError('conflict', 'The configuration says where models are downloaded from (HF_ENDPOINT).')
      if (address !== null) await refuseMetadata(new URL(address))
      await changeSettings(home, { hub: address ?? undefined })
    },

    /** Loads a model and asks it a small question; rejects with a sentence when that does not work. */
    check: (id: string, signal: AbortSignal): Promise<void> => engine(id).check(signal),

    stop: async (): Promise<void> => {
      await Promise.all([inference.stop(), ...[...underWay.keys()].map(stop)])
    },
  }
}

/** In bytes; 0 for a file that is not there. */
const sizeOf = async (file: string) => (await stat(file).catch(() => null))?.size ?? 0

const ownFile = (path: string): Known => ({
  id: `file-${createHash('sha256').update(path).digest('hex').slice(0, 12)}`,
  name: basename(path).replace(/\.gguf$/i, ''),
  description: path,
  licence: null,
  file: path,
  published: null,
})

/** Estimated from the size of the weights: the context and working memory come on top. */
const memoryFor = (size: number) => Math.round(size * 1.1 + 1_200_000_000)

/** Says in a sentence why a path is no model. */
async function checkModelFile(file: string): Promise<void> {
  // Anything but a file, such as a pipe, might never end.
  const found = await stat(file).catch(() => null)
  if (!found?.isFile()) throw new AppError('invalid', 'There is no file at this path on the server.')
  const handle = await open(file, 'r').catch(() => {
    throw new AppError('invalid', 'The server may not read the file at this path.')
  })
  const { buffer, bytesRead } = await handle.read(Buffer.alloc(8), 0, 8, 0).finally(() => handle.close())
  const version = bytesRead === 8 ? buffer.readUInt32LE(4) : 0
  if (buffer.toString('latin1', 0, 4) !== 'GGUF' || version < 2 || version > 3)
    throw new AppError('invalid', 'This file isn’t a model in the GGUF format.')
}
