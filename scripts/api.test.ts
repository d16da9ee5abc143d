import { execFile } from 'node:child_process'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestApp } from '#server/testing/app.ts'
import { installApi, root } from './setup.mjs'

const run = promisify(execFile)
const tool = (path: string) => join(root, 'scripts/api/node_modules', path)

let folder: string
let document: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'hookline-api-'))
  document = join(folder, 'openapi.json')
  const app = await startTestApp()
  await writeFile(document, await (await app.call('GET', '/api/openapi.json')).text())
  await app.stop()
  await installApi()
})
afterAll(() => rm(folder, { recursive: true }))

test('a linter finds no fault in the OpenAPI document', async () => {
  const env = { ...process.env, REDOCLY_TELEMETRY: 'off', REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true' }
  const lint = [tool('@redocly/cli/bin/cli.js'), 'lint', document, '--extends=recommended', '--format=json']
  const { stdout } = await run(process.execPath, lint, { cwd: folder, env, maxBuffer: 50_000_000 })
  expect(JSON.parse(stdout)).toMatchObject({ totals: { errors: 0, warnings: 0, ignored: 0 } })
})

// To write them anew: npx vitest run scripts/api.test.ts -u
test('the types of the client are those of the OpenAPI document', async () => {
  const types = join(folder, 'api.ts')
  const options = ['--default-non-nullable=false', '--root-types', '--root-types-no-schema-prefix']
  await run(process.execPath, [tool('openapi-typescript/bin/cli.js'), document, '-o', types, ...options])
  await expect(await readFile(types, 'utf8')).toMatchFileSnapshot('../server/client/api.gen.ts')
})
