import { rm, stat } from 'node:fs/promises'
import { isAbsolute, join, resolve } from 'node:path'
import type { Logger } from 'pino'
import { defaultHub, type LocalModel, type LocalModelList } from '#shared/local-models.ts'
import { AppError, notFound } from '../errors.ts'
import { refuseMetadata } from '../net/given-address.ts'
import type { LocalEngines } from '../writing/engines/engines.ts'
import { addressOf, type CatalogueModel, catalogue } from './catalogue.ts'
import { type Patience, partOf, progressOf } from './download.ts'
import { createDownloads } from './downloads.ts'
import { createInference } from './inference.ts'
import { createLocalEngine, type LocalEngine } from './local-engine.ts'
import { freeDisk, memory, unsupportedReason } from './machine.ts'
import type { Runnable } from './model-process.ts'
import { checkModelFile, idOf, memoryFor, nameOf } from './own-files.ts'
import { isInstalled, libraryIn, runtimeSize } from './runtime.ts'
import { settingsIn } from './settings.ts'

/** The models on this computer. What is known of them is in files, so that a program beside the server sees the same. */
export interface LocalModels extends LocalEngines {
  list(): Promise<LocalModelList>
  /** Begins to download a model, or goes on with it. It goes on after the call; `list` says how far it is. */
  get(id: string): Promise<void>
  /** Resolves once the download that is under way has ended, however that was. */
  settled(id: string): Promise<void>
  /** Stops the download and keeps what has come. */
  pause(id: string): Promise<void>
  /** Deletes a model, or what has come of it; a file of one's own is only forgotten. */
  remove(id: string): Promise<void>
  /** Makes a GGUF file on this computer a model that can be chosen; the file stays where it is. */
  addFile(path: string): Promise<LocalModel>
  /** Where models are downloaded from; null is the usual hub. */
  setHub(address: string | null): Promise<void>
  /** Loads a model and asks it a small question; rejects with a sentence when that does not work. */
  check(id: string, signal: AbortSignal): Promise<void>
  stop(): Promise<void>
}

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

export function createLocalModels({
  dataDir,
  hub: fixedHub,
  log,
  models = catalogue,
  patience,
  idleMs,
}: Options): LocalModels {
  const home = join(resolve(dataDir), 'models')
  const { readSettings, writeSettings } = settingsIn(home)
  const fileOf = (id: string) => join(home, `${id}.gguf`)
  const inference = createInference({ log, idleMs })
  const downloads = createDownloads({
    home,
    fileOf,
    addressOf: async (model) => addressOf((await hub()).address, model),
    log,
    patience,
  })

  async function offered(model: CatalogueModel): Promise<LocalModel> {
    const { id, name, description, licence, size, memory } = model
    const work = downloads.workOn(id)
    const whole = work ? null : await stat(fileOf(id)).catch(() => null)
    const part = work || whole ? null : await progressOf(fileOf(id))
    const here = whole ? stateOfFile() : part ? (part.isGrowing ? 'downloading' : 'paused') : 'absent'
    const state = work?.state ?? here
    const done = work?.done ?? whole?.size ?? part?.done ?? 0
    const problem = work ? null : downloads.problemOf(id)
    return { id, name, description, licence, isOwnFile: false, size, memory, state, done, problem }
  }

  async function own(path: string): Promise<LocalModel> {
    const size = (await stat(path).catch(() => null))?.size ?? 0
    const id = idOf(path)
    return {
      id,
      name: nameOf(path),
      description: path,
      licence: null,
      isOwnFile: true,
      size,
      memory: memoryFor(size),
      state: size > 0 ? (downloads.workOn(id)?.state ?? stateOfFile()) : 'missing',
      done: size,
      problem: downloads.problemOf(id),
    }
  }

  const stateOfFile = () => (isInstalled(home) ? 'ready' : 'not-runnable')

  async function all(): Promise<LocalModel[]> {
    const { files = [] } = readSettings()
    return Promise.all([...models.map(offered), ...files.map(own)])
  }

  async function known(id: string): Promise<LocalModel> {
    const model = (await all()).find((one) => one.id === id)
    if (!model) throw notFound('Model')
    return model
  }

  async function hub(): Promise<{ address: string; isFixed: boolean }> {
    if (fixedHub) return { address: fixedHub, isFixed: true }
    const { hub: chosen = defaultHub } = readSettings()
    return { address: chosen, isFixed: false }
  }

  async function runnable(id: string): Promise<Runnable> {
    const model = (await all()).find((one) => one.id === id)
    if (!model) throw new AppError('unavailable', 'The model that was chosen is no longer offered. Choose another one.')
    const { name, state, isOwnFile, description, memory: needed } = model
    if (state === 'missing')
      throw new AppError(
        'unavailable',
        `The file of ${name} is no longer where it was. Put it back, or choose another engine.`,
      )
    if (state !== 'ready')
      throw new AppError(
        'unavailable',
        `${name} is not downloaded yet. Download it in the settings, or choose another engine.`,
      )
    return { name, file: isOwnFile ? description : fileOf(id), memory: needed, library: libraryIn(home) }
  }

  function engineFor(id: string): LocalEngine {
    const path = readSettings().files?.find((file) => idOf(file) === id)
    const name = path ? nameOf(path) : models.find((one) => one.id === id)?.name
    return createLocalEngine({ id, name: name ?? 'The model on this computer' }, inference, () => runnable(id))
  }

  return {
    list: async () => {
      const { free, total } = memory()
      return {
        unsupported: unsupportedReason(),
        machine: { freeMemory: free, totalMemory: total, freeDisk: await freeDisk(home) },
        runtime: { isInstalled: isInstalled(home), size: runtimeSize },
        hub: await hub(),
        models: await all(),
      }
    },

    get: async (id) => {
      const model = await known(id)
      const unsupported = unsupportedReason()
      if (unsupported) throw new AppError('unavailable', unsupported)
      if (model.state === 'ready' || model.state === 'missing') return
      downloads.start(
        id,
        model.done,
        models.find((one) => one.id === id),
      )
    },

    settled: async (id) => downloads.workOn(id)?.ended,

    pause: async (id) => {
      await known(id)
      await downloads.stop(id)
    },

    remove: async (id) => {
      const { isOwnFile, description: path } = await known(id)
      await downloads.stop(id)
      downloads.forgetProblem(id)
      if (isOwnFile) {
        await inference.release(path)
        const { files = [], ...others } = readSettings()
        return writeSettings({ ...others, files: files.filter((file) => file !== path) })
      }
      await inference.release(fileOf(id))
      await rm(fileOf(id), { force: true })
      await rm(partOf(fileOf(id)), { force: true })
    },

    addFile: async (path) => {
      const settings = readSettings()
      const { files = [] } = settings
      if (!isAbsolute(path))
        throw new AppError('invalid', 'The path must be absolute: it begins at the root of the disk.')
      const file = resolve(path)
      await checkModelFile(file)
      if (!files.includes(file)) {
        if (files.length >= mostFiles)
          throw new AppError('conflict', `At most ${mostFiles} files of your own can be kept. Remove one first.`)
        await writeSettings({ ...settings, files: [...files, file] })
      }
      return own(file)
    },

    setHub: async (address) => {
      if (fixedHub)
        throw new AppError('conflict', 'The configuration says where models are downloaded from (HF_ENDPOINT).')
      if (address !== null) await refuseMetadata(new URL(address))
      const { hub: _, ...others } = readSettings()
      await writeSettings(address === null ? others : { ...others, hub: address })
    },

    problemOf: (id) =>
      runnable(id).then(
        () => null,
        (error: unknown) => {
          if (error instanceof AppError) return error.message
          throw error
        },
      ),

    check: (id, signal) => engineFor(id).check(signal),

    engine: engineFor,

    stop: async () => {
      await Promise.all([inference.stop(), downloads.stopAll()])
    },
  }
}

const mostFiles = 20
