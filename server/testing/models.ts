import { createHash } from 'node:crypto'
import { mkdir, mkdtemp, rm, symlink } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { pino } from 'pino'
import { onTestFinished } from 'vitest'
import { withLock } from '../../scripts/lock.mjs'
import type { CatalogueModel } from '../models/catalogue.ts'
import { createLocalModels, type LocalModels } from '../models/local-models.ts'
import { installRuntime, isInstalled, runtimeDir } from '../models/runtime.ts'
import { type StubHub, startStubHub } from '../stubs/model-hub.ts'
import { tinyModel } from './tiny-model.ts'

/** The real packages that run models, installed once per clone by the app's own installer. */
const sharedHome = resolve(import.meta.dirname, '../../.cache/models')

export async function giveRuntime(dataDir: string): Promise<void> {
  await installShared()
  await mkdir(join(dataDir, 'models'))
  await symlink(runtimeDir(sharedHome), runtimeDir(join(dataDir, 'models')))
}

async function installShared(): Promise<void> {
  if (isInstalled(sharedHome)) return
  await mkdir(sharedHome, { recursive: true })
  await withLock(join(sharedHome, 'installing'), 'Another test installs the packages that run models; waiting …', () =>
    installRuntime(sharedHome, new AbortController().signal),
  )
}

export async function newDirectory(): Promise<string> {
  const dir = await mkdtemp(join(tmpdir(), 'hookline-models-'))
  onTestFinished(() => rm(dir, { recursive: true, force: true }))
  return dir
}

export async function newDataDir(): Promise<string> {
  const dir = await newDirectory()
  await giveRuntime(dir)
  return dir
}

export const sha256 = (content: Buffer) => createHash('sha256').update(content).digest('hex')

export function tinyEntry(content: Buffer, values: Partial<CatalogueModel> = {}): CatalogueModel {
  return {
    id: 'tiny',
    name: 'Tiny',
    description: 'Random weights.',
    licence: { name: 'MIT', address: 'https://example.com/licence' },
    repository: 'someone/tiny-GGUF',
    revision: '0123456789abcdef0123456789abcdef01234567',
    file: 'tiny.gguf',
    size: content.length,
    sha256: sha256(content),
    memory: 200_000_000,
    ...values,
  }
}

export const tinyPath = '/someone/tiny-GGUF/resolve/0123456789abcdef0123456789abcdef01234567/tiny.gguf'

/** Gives up soon, since no test waits for half a minute. */
export const quick = { silenceMs: 200, retryMs: 5, tries: 3 }

interface Given {
  content?: Buffer
  dataDir?: string
  hub?: string
  entry?: Partial<CatalogueModel>
  idleMs?: number
}

export interface Models {
  models: LocalModels
  dataDir: string
  logs: Record<string, unknown>[]
}

export async function startModels({ content = tinyModel(), dataDir, hub, entry, idleMs }: Given = {}): Promise<Models> {
  const dir = dataDir ?? (await newDataDir())
  const logs: Record<string, unknown>[] = []
  const log = pino({ base: null }, { write: (line: string) => void logs.push(JSON.parse(line)) })
  const models = createLocalModels({
    dataDir: dir,
    hub,
    log,
    models: [tinyEntry(content, entry)],
    patience: quick,
    idleMs,
  })
  onTestFinished(() => models.stop())
  return { models, dataDir: dir, logs }
}

export async function newHub(content: Buffer, announced = sha256(content)): Promise<StubHub> {
  const hub = await startStubHub({ [tinyPath]: { content, sha256: announced } })
  onTestFinished(() => hub.close())
  return hub
}
