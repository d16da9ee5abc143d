import { type ChildProcess, execFile } from 'node:child_process'
import { writeFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import { type AddressInfo, connect, type Socket } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, inject, onTestFinished, test } from 'vitest'
import { programFile } from '../config/places.ts'
import { startStubHub } from '../stubs/model-hub.ts'
import { type TestApp, withTestApp } from '../testing/app.ts'
import { bareEnv } from '../testing/bare-env.ts'
import { newDataDir, newDirectory } from '../testing/models.ts'
import { tinyModel } from '../testing/tiny-model.ts'
import { readChoices } from '../writing/engines/choices.ts'
import { catalogue } from './catalogue.ts'

const command = programFile('model')

interface Run {
  process: ChildProcess
  ended: Promise<{ code: number; said: string }>
}

/** The command as a process of its own; what it said, and how it ended. */
function begin(env: Record<string, string>, ...args: string[]): Run {
  const { promise, resolve } = Promise.withResolvers<{ code: number; said: string }>()
  const process = execFile(
    globalThis.process.execPath,
    [command, ...args],
    { cwd: tmpdir(), env: { ...bareEnv, ...env } },
    (error, stdout, stderr) => resolve({ code: error ? Number(error.code) : 0, said: stdout + stderr }),
  )
  return { process, ended: promise }
}
const run = (env: Record<string, string>, ...args: string[]) => begin(env, ...args).ended

function databaseOf({ database }: TestApp) {
  const { host, port, user } = inject('database')
  return { DATABASE_URL: `postgres://${user}@/${database}?host=${encodeURIComponent(host)}&port=${port}` }
}

test('the models are listed with their licence, size and memory', async () => {
  const { code, said } = await run({ DATA_DIR: await newDirectory() }, 'list')
  expect(code).toBe(0)
  for (const { id, licence } of catalogue) {
    expect(said).toContain(id)
    expect(said).toContain(`licence ${licence.name}; not downloaded`)
  }
})

test('what is here and what the computer has is said', async () => {
  const { code, said } = await run({ DATA_DIR: await newDirectory(), HF_ENDPOINT: 'https://mirror.example' }, 'status')
  expect(code).toBe(0)
  expect(said).toMatch(/^This computer has [\d.]+ GB of [\d.]+ GB memory and [\d.]+ GB of disk free\.\n/)
  expect(said).toContain('not installed; it comes with the first model')
  expect(said).toContain('https://mirror.example, by HF_ENDPOINT')
  expect(said).toContain('No model is here.')
})

test('another address to download from is kept, as Settings keeps it', async () => {
  const DATA_DIR = await newDirectory()
  expect(await run({ DATA_DIR }, 'hub', 'https://mirror.example/')).toEqual({
    code: 0,
    said: 'Models come from https://mirror.example/.\n',
  })
  expect((await run({ DATA_DIR }, 'status')).said).toContain('Models come from https://mirror.example/.')
  const [unreadable, metadata, fixed] = await Promise.all([
    run({ DATA_DIR }, 'hub', 'mirror'),
    run({ DATA_DIR }, 'hub', 'http://169.254.169.254'),
    run({ DATA_DIR, HF_ENDPOINT: 'https://b.example' }, 'hub', 'https://c.example'),
  ])
  expect(unreadable).toEqual({ code: 1, said: 'An address that starts with http:// or https:// is required.\n' })
  expect(metadata).toEqual({ code: 1, said: expect.stringMatching(/Hookline does not connect to it\.\n$/) })
  expect(fixed).toEqual({ code: 1, said: expect.stringMatching(/HF_ENDPOINT/) })
  expect((await run({ DATA_DIR }, 'hub', 'default')).said).toBe('Models come from https://huggingface.co.\n')
})

test('an address of the public net does not lead a download into the private one', async () => {
  const [model] = catalogue
  const { repository, revision, file, size, sha256, id } = model!
  const path = `/${repository}/resolve/${revision}/${file}`
  const hub = await startStubHub({ [path]: { content: Buffer.alloc(0), sha256, size } })
  onTestFinished(() => hub.close())
  // A proxy makes the stub the public address.
  const proxy = createServer().on('connect', (_, client: Socket) => {
    const there = connect(Number(new URL(hub.address).port), '127.0.0.1', () => {
      client.write('HTTP/1.1 200 Connection established\r\n\r\n')
      there.pipe(client).pipe(there)
    })
    there.on('error', () => client.destroy())
    client.on('error', () => there.destroy())
  })
  await new Promise<void>((done) => proxy.listen(0, '127.0.0.1', done))
  onTestFinished(() => void proxy.close())
  hub.answer({ kind: 'redirect', to: 'http://127.0.0.1:1/inside' })
  const env = {
    DATA_DIR: await newDataDir(),
    HF_ENDPOINT: 'http://93.184.216.34',
    NODE_USE_ENV_PROXY: '1',
    HTTP_PROXY: `http://127.0.0.1:${(proxy.address() as AddressInfo).port}`,
  }
  const { code, said } = await run(env, 'get', id)
  expect([code, said]).toEqual([1, expect.stringMatching(/leads on to 127\.0\.0\.1:1, inside a private network/)])
  expect(hub.requests).toHaveLength(2)
})

test('a download goes on until Ctrl-C pauses it, and is gone on with where it stood', async () => {
  const [model] = catalogue
  const { id, repository, revision, file, size, sha256 } = model!
  const path = `/${repository}/resolve/${revision}/${file}`
  const hub = await startStubHub({ [path]: { content: Buffer.alloc(0), sha256, size } })
  onTestFinished(() => hub.close())
  hub.answer({ kind: 'slow', size: 1_000_000, pauseMs: 20 })
  const env = { DATA_DIR: await newDataDir(), HF_ENDPOINT: hub.address }
  const { process: running, ended } = begin(env, 'get', id)
  const begun = Promise.withResolvers<void>()
  running.stdout?.on('data', (text: string) => /[1-9] % of/.test(text) && begun.resolve())
  await begun.promise
  running.kill('SIGINT')
  expect(await ended).toMatchObject({
    code: 0,
    said: expect.stringMatching(/\nPaused\. npm run model -- get ministral-3-3b goes on with it\.\n$/),
  })
  expect((await run(env, 'status')).said).toMatch(/^ministral-3-3b {2}paused at [1-9]\d? %$/m)
  hub.answer({ kind: 'status', status: 404 })
  const again = await run(env, 'get', id)
  expect([again.code, again.said]).toEqual([1, expect.stringMatching(/does not have this file \(it answers 404\)/)])
  expect(hub.requests.at(-1)).toMatch(/bytes=[1-9]\d{7,9}-$/)
})

test('a file of one’s own is taken, has to answer, and writes from then on', async () => {
  const app = await withTestApp()
  const [dir, DATA_DIR] = [await newDirectory(), await newDataDir()]
  await writeFile(join(dir, 'mine.gguf'), tinyModel())
  const env = { DATA_DIR, ...databaseOf(app) }
  const added = await run(env, 'file', join(dir, 'mine.gguf'))
  expect(added.code).toBe(0)
  const [, id = ''] = /^mine can be chosen as (file-[\da-f]{12})\.\n/.exec(added.said) ?? []
  expect(await run(env, 'use', id)).toEqual({
    code: 0,
    said: 'Loading it and asking it a small question …\nmine writes from now on, for GPT-4 and Claude.\n',
  })
  expect((await readChoices(app.deps)).gpt4).toMatchObject({ engine: 'local', model: id })
  expect((await run({ ...env, ANTHROPIC_API_KEY: 'x' }, 'use', id)).said).toMatch(/, for GPT-4\.\n$/)
  const both = { ...env, ANTHROPIC_API_KEY: 'x', OPENAI_API_KEY: 'y' }
  expect(await run(both, 'use', id)).toEqual({
    code: 1,
    said: 'What writes is set in the configuration (OPENAI_API_KEY, ANTHROPIC_API_KEY). Take that out first.\n',
  })
  expect(await run(env, 'remove', id)).toEqual({ code: 0, said: 'Removed.\n' })
  expect((await run(env, 'use', id)).code).toBe(1)
}, 60_000)

test.each([[['nonsense']], [['get']], [['use']], [['list', 'more']], [['get', 'a', 'b']]])(
  '%j is answered with what there is',
  async (args) => {
    const { code, said } = await run({ DATA_DIR: await newDirectory() }, ...args)
    expect(code).toBe(1)
    expect(said).toMatch(/npm run model -- list .*\n.*status/)
  },
)
