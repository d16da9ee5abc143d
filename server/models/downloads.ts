import { stat } from 'node:fs/promises'
import type { Logger } from 'pino'
import { AppError } from '../errors.ts'
import type { CatalogueModel } from './catalogue.ts'
import { download, type Patience } from './download.ts'
import { installRuntime, isInstalled } from './runtime.ts'

interface Work {
  state: 'installing' | 'downloading' | 'checking'
  done: number
  control: AbortController
  ended: Promise<void>
}

interface Options {
  home: string
  fileOf: (id: string) => string
  addressOf: (model: CatalogueModel) => Promise<string>
  log: Logger
  patience?: Patience
}

/** The downloads of this process: they go on after the call that began them, and what became of them can be asked. */
export function createDownloads({ home, fileOf, addressOf, log, patience }: Options) {
  const underWay = new Map<string, Work>()
  const problems = new Map<string, string>()
  let installing: Promise<void> = Promise.resolve()

  async function fetchAll(id: string, work: Work, model: CatalogueModel | undefined): Promise<void> {
    const { signal } = work.control
    // One at a time: who comes second finds it installed.
    const mine = installing.catch(() => {}).then(() => installRuntime(home, signal))
    installing = mine
    await mine
    if (!model || (await stat(fileOf(id)).catch(() => null))) return
    work.state = 'downloading'
    await download(
      { address: await addressOf(model), file: fileOf(id), size: model.size, sha256: model.sha256 },
      {
        signal,
        patience,
        onProgress: ({ isChecking, done }) => {
          work.state = isChecking ? 'checking' : 'downloading'
          work.done = done
        },
      },
    )
    log.info({ model: id }, 'downloaded a model')
  }

  return {
    workOn: (id: string): Readonly<Work> | undefined => underWay.get(id),

    problemOf: (id: string): string | null => problems.get(id) ?? null,

    forgetProblem: (id: string) => void problems.delete(id),

    /** Installs what runs models and fetches the model, as far as each is missing; without a model, the first alone. */
    start(id: string, done: number, model: CatalogueModel | undefined): void {
      if (underWay.has(id)) return
      const work: Work = {
        state: isInstalled(home) ? 'downloading' : 'installing',
        done,
        control: new AbortController(),
        ended: Promise.resolve(),
      }
      problems.delete(id)
      underWay.set(id, work)
      work.ended = fetchAll(id, work, model)
        .catch((err: unknown) => {
          if (work.control.signal.aborted) return
          log.warn({ err, model: id }, 'failed to download a model')
          problems.set(
            id,
            err instanceof AppError ? err.message : 'The download failed. What has come is kept; try again.',
          )
        })
        .finally(() => underWay.delete(id))
    },

    async stop(id: string): Promise<void> {
      const work = underWay.get(id)
      work?.control.abort()
      await work?.ended
    },

    async stopAll(): Promise<void> {
      const works = [...underWay.values()]
      for (const { control } of works) control.abort()
      await Promise.all(works.map(({ ended }) => ended))
    },
  }
}
