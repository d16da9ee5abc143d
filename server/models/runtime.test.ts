import { readdir } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { afterEach, expect, onTestFinished, test, vi } from 'vitest'
import { newDataDir, newDirectory } from '../testing/models.ts'
import { installRuntime, isInstalled } from './runtime.ts'

afterEach(() => void vi.unstubAllEnvs())

const signal = () => new AbortController().signal

test('a registry that cannot be reached is said, and nothing half is left', async () => {
  const home = await newDirectory()
  vi.stubEnv('npm_config_registry', 'http://127.0.0.1:1/')
  vi.stubEnv('npm_config_cache', join(home, 'npm'))
  await expect(installRuntime(home, signal())).rejects.toThrow(
    'The program that runs models could not be installed: npm cannot reach its registry; check the connection of this computer. Nothing was changed; try again.',
  )
  expect(isInstalled(home)).toBe(false)
  expect((await readdir(home)).filter((name) => name !== 'npm')).toEqual([])
}, 60_000)

test('a computer without npm is told so', async () => {
  const home = await newDirectory()
  vi.stubEnv('PATH', home)
  await expect(installRuntime(home, signal())).rejects.toThrow(/npm was not found on this computer/)
  expect(await readdir(home)).toEqual([])
})

test('an installation that is called off ends at once and leaves nothing', async () => {
  const home = await newDirectory()
  const asked = Promise.withResolvers<void>()
  const registry = createServer(() => asked.resolve())
  await new Promise<void>((done) => registry.listen(0, '127.0.0.1', done))
  onTestFinished(() => void registry.close().closeAllConnections())
  vi.stubEnv('npm_config_registry', `http://127.0.0.1:${(registry.address() as AddressInfo).port}/`)
  vi.stubEnv('npm_config_cache', join(home, 'npm'))
  const control = new AbortController()
  const installing = installRuntime(home, control.signal)
  await asked.promise
  control.abort(new Error('called off'))
  await expect(installing).rejects.toThrow('called off')
  expect((await readdir(home)).filter((name) => name !== 'npm')).toEqual([])
})

test('what is installed is not installed again', async () => {
  const home = join(await newDataDir(), 'models')
  vi.stubEnv('PATH', home)
  await installRuntime(home, signal())
  expect(isInstalled(home)).toBe(true)
})
