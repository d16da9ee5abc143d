import { execFile } from 'node:child_process'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { expect, test } from 'vitest'
import { sections } from '#shared/posts.ts'
import { expectWithin } from '#shared/testing-time.ts'
import type { Brief } from '#shared/writing.ts'
import { AppError } from '../errors.ts'
import { type Models, newDataDir, startModels } from '../testing/models.ts'
import { tinyModel } from '../testing/tiny-model.ts'
import type { WritingTask } from '../writing/engine.ts'

const brief: Brief = {
  subject: 'We cancelled our Monday meeting',
  category: 'personal-experience',
  postType: null,
  tone: 'standard',
  emojiUsage: 'none',
  language: 'english',
  aiModel: 'gpt4',
}
const task = (values: Partial<Brief> = {}): WritingTask => ({ kind: 'post', brief: { ...brief, ...values }, seed: 1 })

const quickModel = tinyModel()
/** Its words end no string, so that its answers run on. */
const slowModel = tinyModel({ isEndless: true })

async function withModel(content = quickModel, given: Parameters<typeof startModels>[0] = {}): Promise<Models> {
  const dataDir = given.dataDir ?? (await newDataDir())
  await writeFile(join(dataDir, 'models/tiny.gguf'), content)
  return startModels({ ...given, dataDir })
}

const signal = () => new AbortController().signal

async function failureOf(promise: Promise<unknown>): Promise<AppError> {
  const error = await promise.then(
    () => null,
    (thrown: unknown) => thrown,
  )
  expect(error).toBeInstanceOf(AppError)
  return error as AppError
}

const loads = ({ logs }: Models) =>
  logs.filter(({ msg }) => msg === 'a model was loaded') as unknown as { pid: number }[]

const isAlive = (pid: number) => {
  try {
    process.kill(pid, 0)
    return true
  } catch {
    return false
  }
}

test('a model on this computer writes all four sections, shown as they come', async () => {
  const { models } = await withModel()
  const partials: string[][] = []
  const { content, usage } = await models.engine('tiny').write(task(), {
    signal: signal(),
    onPartial: (partial) => partials.push(Object.keys(partial)),
  })
  expect(Object.keys(content).sort()).toEqual([...sections].sort())
  for (const section of sections) expect(content[section]?.length).toBeGreaterThan(0)
  expect(partials.length).toBeGreaterThan(1)
  expect(partials.at(-1)?.sort()).toEqual([...sections].sort())
  expect(usage.inputTokens).toBeGreaterThan(100)
  expect(usage.outputTokens).toBeGreaterThan(4)
})

test('one section, an edit and ideas are answered in their own form', async () => {
  const { models } = await withModel()
  const engine = models.engine('tiny')
  const current = { hook: 'One.', insight: 'Two.', value: 'Three.', cta: 'Four.' }
  const section = await engine.write(
    { kind: 'section', section: 'value', brief, seed: 1, current },
    { signal: signal() },
  )
  expect(Object.keys(section.content)).toEqual(['value'])
  const edit = await engine.write(
    { kind: 'edit', instruction: 'Shorter', brief, seed: 1, current },
    { signal: signal() },
  )
  expect(Object.keys(edit.content).sort()).toEqual([...sections].sort())
  const categories = ['rant', 'tip', 'advice-list'] as const
  const { ideas } = await engine.propose({ themes: ['meetings'], categories, seed: 1 }, { signal: signal() })
  expect(ideas).toHaveLength(categories.length)
})

/** Comes back once the draft has its place in line, so that the next one comes behind it. */
async function queue({ models }: Models, signal: AbortSignal) {
  const places: number[] = []
  const queued = Promise.withResolvers<void>()
  const onPlace = (ahead: number) => {
    places.push(ahead)
    queued.resolve()
  }
  const writing = models
    .engine('tiny')
    .write(task(), { signal, onPlace })
    .catch((error: unknown) => error)
  await queued.promise
  return { places, writing }
}

test('drafts are written one at a time, and the others are told their place', async () => {
  const running = await withModel()
  const drafts = [await queue(running, signal()), await queue(running, signal()), await queue(running, signal())]
  const ended: number[] = []
  await Promise.all(drafts.map(({ writing }, at) => writing.then(() => ended.push(at))))
  expect(drafts.map(({ places }) => places)).toEqual([[0], [1, 0], [2, 1, 0]])
  expect(ended).toEqual([0, 1, 2])
  expect(loads(running)).toHaveLength(1)
})

test('who cancels while waiting leaves the line, and those behind move up', async () => {
  const running = await withModel(slowModel)
  const [first, second, third] = [new AbortController(), new AbortController(), new AbortController()]
  const writing = await queue(running, first.signal)
  const waiting = await queue(running, second.signal)
  const last = await queue(running, third.signal)
  expect(last.places).toEqual([2])
  const reason = new AppError('unavailable', 'Cancelled.')
  second.abort(reason)
  expect(await waiting.writing).toBe(reason)
  expect(last.places).toEqual([2, 1])
  first.abort(reason)
  await expect.poll(() => last.places).toEqual([2, 1, 0])
  third.abort(reason)
  expect(await Promise.all([writing.writing, last.writing])).toEqual([reason, reason])
})

test('a cancelled draft ends at once, and the next one needs no new loading', async () => {
  const running = await withModel(slowModel)
  const engine = running.models.engine('tiny')
  const cancelled = async () => {
    const [control, begun] = [new AbortController(), Promise.withResolvers<void>()]
    const writing = engine.write(task(), { signal: control.signal, onPartial: () => begun.resolve() })
    await begun.promise
    const startedAt = performance.now()
    control.abort(new AppError('unavailable', 'Cancelled.'))
    expect((await failureOf(writing)).message).toBe('Cancelled.')
    return performance.now() - startedAt
  }
  await expectWithin(250, cancelled)
  await cancelled()
  expect(loads(running)).toHaveLength(1)
})

test('a model that does not obey is ended, and the next draft is written', async () => {
  const running = await withModel(slowModel)
  const engine = running.models.engine('tiny')
  const [cancelled, begun] = [new AbortController(), Promise.withResolvers<void>()]
  const writing = engine.write(task(), { signal: cancelled.signal, onPartial: () => begun.resolve() })
  await begun.promise
  const { pid } = loads(running)[0]!
  process.kill(pid, 'SIGSTOP')
  cancelled.abort(new AppError('unavailable', 'Cancelled.'))
  expect((await failureOf(writing)).message).toBe('Cancelled.')
  await expect.poll(() => isAlive(pid)).toBe(false)
  const [control, next] = [new AbortController(), Promise.withResolvers<void>()]
  const other = engine.write(task(), { signal: control.signal, onPartial: () => next.resolve() })
  await next.promise
  control.abort(new AppError('unavailable', 'Cancelled.'))
  await failureOf(other)
})

test('a crash of the model costs one draft, and the next one is written', async () => {
  const running = await withModel(slowModel)
  const engine = running.models.engine('tiny')
  const begun = Promise.withResolvers<void>()
  const writing = engine.write(task(), { signal: signal(), onPartial: () => begun.resolve() })
  await begun.promise
  process.kill(loads(running)[0]!.pid, 'SIGKILL')
  expect((await failureOf(writing)).message).toMatch(
    /^Tiny stopped unexpectedly while it wrote\. Nothing was changed\./,
  )
  const control = new AbortController()
  const next = Promise.withResolvers<void>()
  const other = engine.write(task(), { signal: control.signal, onPartial: () => next.resolve() })
  await next.promise
  control.abort(new AppError('unavailable', 'Cancelled.'))
  await failureOf(other)
  expect(loads(running)).toHaveLength(2)
})

test.each([
  ['broken off', quickModel.subarray(0, quickModel.length / 2)],
  ['not a model behind its first bytes', Buffer.concat([Buffer.from('GGUF\x03\0\0\0'), Buffer.alloc(4_000, 0xff)])],
])('a file that is %s costs one draft and is named', async (_, content) => {
  const { models } = await withModel(Buffer.from(content))
  expect((await failureOf(models.engine('tiny').write(task(), { signal: signal() }))).message).toMatch(
    /^(The file of Tiny cannot be read as a model|Tiny could not be loaded)/,
  )
})

test('a model that needs more memory than is free is not loaded', async () => {
  const running = await withModel(quickModel, { entry: { memory: 1e15 } })
  expect((await failureOf(running.models.engine('tiny').write(task(), { signal: signal() }))).message).toMatch(
    /^Tiny needs 1,000,000\.0 GB of free memory, and this computer has [\d.]+ GB\./,
  )
  expect(loads(running)).toHaveLength(0)
})

test('a model that is not here is said, and nothing is fetched for it', async () => {
  const { models } = await startModels()
  expect((await failureOf(models.engine('tiny').write(task(), { signal: signal() }))).message).toMatch(
    /^Tiny is not downloaded yet\./,
  )
  expect((await failureOf(models.engine('gone').write(task(), { signal: signal() }))).message).toMatch(
    /no longer offered/,
  )
})

test('a text that does not fit is refused, instead of losing its beginning', async () => {
  const { models } = await withModel()
  const writing = models.engine('tiny').write(task({ subject: 'x '.repeat(20_000) }), { signal: signal() })
  expect((await failureOf(writing)).message).toBe('The text is too long for Tiny. Shorten it and try again.')
})

test('a model that nobody needs leaves the memory', async () => {
  const running = await withModel(quickModel, { idleMs: 20 })
  await running.models.engine('tiny').write(task(), { signal: signal() })
  const { pid } = loads(running)[0]!
  await expect.poll(() => isAlive(pid)).toBe(false)
  await running.models.engine('tiny').write(task(), { signal: signal() })
  expect(loads(running)).toHaveLength(2)
})

test('a server that stops takes the model’s process along, and the drafts are told', async () => {
  const running = await withModel(slowModel)
  const engine = running.models.engine('tiny')
  const begun = Promise.withResolvers<void>()
  const writing = [
    engine.write(task(), { signal: signal(), onPartial: () => begun.resolve() }),
    engine.write(task(), { signal: signal() }),
  ].map(failureOf)
  await begun.promise
  await running.models.stop()
  expect(isAlive(loads(running)[0]!.pid)).toBe(false)
  const [first, second] = await Promise.all(writing)
  expect(first?.message).toMatch(/^Tiny stopped unexpectedly/)
  expect(second?.message).toMatch(/^The server is restarting\./)
})

test('a model does not outlive a server that is killed', async () => {
  const dataDir = await newDataDir()
  const file = join(dataDir, 'slow.gguf')
  await writeFile(file, slowModel)
  const program = `
    const { createLocalModels } = await import(${JSON.stringify(pathToFileURL(join(import.meta.dirname, 'local-models.ts')).href)})
    const log = { info: ({ pid }) => pid && console.log(pid), warn() {} }
    const models = createLocalModels({ dataDir: ${JSON.stringify(dataDir)}, log })
    const { id } = await models.addFile(${JSON.stringify(file)})
    await models.engine(id).write(${JSON.stringify(task())}, { signal: new AbortController().signal })
  `
  const server = execFile(process.execPath, ['--input-type=module', '-e', program])
  const pid = await new Promise<number>((done) =>
    server.stdout?.once('data', (text) => done(Number.parseInt(text, 10))),
  )
  expect(isAlive(pid)).toBe(true)
  server.kill('SIGKILL')
  await expect.poll(() => isAlive(pid)).toBe(false)
})
