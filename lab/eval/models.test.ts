import { execFile } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, inject, onTestFinished, test } from 'vitest'
import { says, startOpenAiStub, stubKey } from '../../server/stubs/engines.ts'
import { withTestApp } from '../../server/testing/app.ts'
import { bareEnv } from '../../server/testing/bare-env.ts'
import type { ConnectionModels } from '../../shared/engines.ts'

const command = join(import.meta.dirname, 'main.ts')

async function run(env: Record<string, string>, ...args: string[]): Promise<{ code: number; said: string }> {
  const dir = await mkdtemp(join(tmpdir(), 'hookline-eval-'))
  onTestFinished(() => rm(dir, { recursive: true, force: true }))
  return new Promise((done) => {
    execFile(
      process.execPath,
      [command, ...args],
      { cwd: dir, env: { ...bareEnv, DATA_DIR: join(dir, 'data'), ...env } },
      (error, stdout, stderr) => done({ code: error ? Number(error.code) : 0, said: stdout + stderr }),
    )
  })
}

test('the model chosen in Settings is compared', async () => {
  const secret = { SECRET_KEY: 'ab'.repeat(32) }
  const app = await withTestApp({ env: secret })
  const stub = await startOpenAiStub()
  onTestFinished(() => stub.close())
  stub.list({ kind: 'models', ids: ['chosen-model'] })
  stub.answer(says('{"answer": "yes"}'))
  const as = await app.runsServer(await app.signUp())
  const path = '/api/writing-engine'
  const body = { kind: 'openai', baseUrl: stub.baseUrl, key: stubKey }
  const made = await app.call('POST', `${path}/connections`, { as, body })
  const { connection } = (await made.json()) as ConnectionModels
  const choice = { engine: 'connection', connectionId: connection.id, model: 'chosen-model' }
  expect((await app.call('PUT', path, { as, body: choice })).status).toBe(200)

  const { host, port, user } = inject('database')
  const database = `postgres://${user}@/${app.database}?host=${encodeURIComponent(host)}&port=${port}`
  const { code, said } = await run({ DATABASE_URL: database, ...secret }, '--blind', '--plan', '--out', 'run')
  expect([code, said]).toEqual([0, expect.stringMatching(/^32 briefs, written by chosen-model\./)])
})

test('without a model the command says so and makes no database', async () => {
  expect(await run({}, '--blind')).toEqual({
    code: 1,
    said: 'No model is connected: choose one in Settings → Writing engine, or see docs/configuration.md.\n',
  })
})

test('an unknown option prints the usage', async () => {
  const { code, said } = await run({}, '--blnd')
  expect([code, said]).toEqual([1, expect.stringContaining('npm run eval -- --blind')])
})
