import { spawnSync } from 'node:child_process'
import { readdirSync, readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { DockerfileParser } from 'dockerfile-ast'
import { ValidationSeverity, validate } from 'dockerfile-utils'
import { describe, expect, test } from 'vitest'
import { parse } from 'yaml'
import { buildWords, findBuilder } from '../packaging/image.mjs'
import { program, root, serverProcess } from './setup.mjs'

const read = (file: string) => readFileSync(join(root, file), 'utf8')

interface Service {
  image?: string
  build?: string
  environment?: Record<string, string>
  ports?: string[]
  volumes?: string[]
  configs?: { source: string }[]
  depends_on?: string[] | Record<string, unknown>
  read_only?: boolean
  cap_drop?: string[]
  init?: boolean
  stop_grace_period?: string
}
interface Compose {
  services: Record<string, Service>
  volumes?: Record<string, unknown>
  configs?: Record<string, unknown>
}

describe('the image', () => {
  const dockerfile = DockerfileParser.parse(read('Dockerfile'))
  const instructions = (keyword: string) =>
    dockerfile.getInstructions().filter((one) => one.getKeyword().toUpperCase() === keyword)
  const settings = Object.fromEntries(
    dockerfile.getENVs().flatMap((env) => env.getProperties().map((one) => [one.getName(), one.getValue() ?? ''])),
  )

  test('a linter finds nothing wrong with its Dockerfile', () => {
    const { ERROR } = ValidationSeverity
    expect(validate(read('Dockerfile'), { deprecatedMaintainer: ERROR, emptyContinuationLine: ERROR })).toEqual([])
  })

  test('its Node is one that the app is tested with, written in full', () => {
    const { optionalDependencies } = JSON.parse(read('scripts/nodes/package.json'))
    const bases = new Set(dockerfile.getFROMs().map((from) => from.getImage()))
    expect([...bases]).toEqual([`node:${optionalDependencies.node24.replace(/.*@/, '')}-trixie-slim`])
  })

  test('it starts the server as npm start does', () => {
    expect(JSON.parse(dockerfile.getCMDs().at(-1)?.getArgumentsContent() ?? '')).toEqual([
      'node',
      ...serverProcess.flags,
      relative(join(root, 'dist'), program('server')),
    ])
    expect(settings).toMatchObject(serverProcess.env)
  })

  test('it runs as a user without rights, keeps its data in a volume and reports its health', () => {
    expect(instructions('USER').at(-1)?.getArgumentsContent()).toMatch(/^[1-9]\d*:[1-9]\d*$/)
    expect(instructions('VOLUME').map((one) => one.getArgumentsContent())).toEqual([settings.DATA_DIR])
    expect(dockerfile.getHEALTHCHECKs().at(-1)?.getArgumentsContent()).toContain('/healthz')
  })

  test('it contains only what its Dockerfile copies', () => {
    const [first, ...rest] = read('.dockerignore')
      .split('\n')
      .filter((line) => line && !line.startsWith('#'))
    const allowed = rest.filter((line) => line.startsWith('!')).map((line) => line.slice(1))
    const copied = dockerfile
      .getCOPYs()
      .filter((copy) => !copy.getFromFlag())
      .flatMap((copy) =>
        copy
          .getArguments()
          .slice(0, -1)
          .map((one) => one.getValue()),
      )
    expect(first).toBe('*')
    expect(allowed.toSorted()).toEqual([...new Set(copied)].toSorted())
    expect(rest).toContain('**/.env*')
  })

  test('to start and build the app installs what its code imports and what builds it, and no tool that only tests', () => {
    const { dependencies } = JSON.parse(read('package.json'))
    const sources = ['server', 'shared', 'web'].flatMap((folder) =>
      readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
        .filter((file) => /\.tsx?$|\.css$/.test(file) && !/\.test\.tsx?$|(^|[/\\])(testing|stubs)/.test(file))
        .map((file) => read(join(folder, file))),
    )
    const specifiers = sources.flatMap((source) =>
      [
        ...source.matchAll(
          /^(?:import(?! type)|\}).* from '([^'.#]+)|^@import "([^".#]+)|(?:\bimport|\bfileOfPackage|\)\.resolve)\('([^'.#]+)/gm,
        ),
      ].map(([, ...names]) => names.find(Boolean) ?? ''),
    )
    const packages = specifiers
      // The build draws icons without their library: web/build/plain-icons.ts.
      .filter((name) => !/^(?:node|virtual):/.test(name) && name !== 'lucide-react')
      .map((name) => name.split('/', name.startsWith('@') ? 2 : 1).join('/'))
    expect([...new Set(packages)].toSorted()).toEqual(Object.keys(dependencies).toSorted())
    const commands = instructions('RUN').map((one) => one.getArgumentsContent())
    expect(commands).toContainEqual(expect.stringContaining('npm ci --omit=dev'))
  })

  test('it holds no secret', () => {
    const given = [...dockerfile.getENVs(), ...dockerfile.getARGs()].map((one) => one.getArgumentsContent() ?? '')
    expect(given.filter((text) => /key|secret|token|password|DATABASE_URL/i.test(text))).toEqual([])
  })

  // A first build takes minutes, so only CI runs it.
  const builder = process.env.CI ? findBuilder() : undefined
  test.runIf(builder)('it builds', { timeout: 20 * 60_000 }, () => {
    const { status, stdout, stderr } = spawnSync(builder!, buildWords(builder!), { encoding: 'utf8' })
    expect(status, `${stdout}\n${stderr}`.slice(-4_000)).toBe(0)
  })
})

describe.each(['compose.yaml', 'compose.cluster.yaml'])('%s', (file) => {
  const { services, volumes = {}, configs = {} } = parse(read(file), { strict: true }) as Compose
  const apps = Object.values(services).filter(({ build }) => build)

  test('uses no name that it does not define', () => {
    for (const { depends_on = [], ...service } of Object.values(services)) {
      expect(Object.keys(services)).toEqual(
        expect.arrayContaining(Array.isArray(depends_on) ? depends_on : Object.keys(depends_on)),
      )
      for (const volume of service.volumes ?? []) expect(Object.keys(volumes)).toContain(volume.split(':')[0])
      for (const { source } of service.configs ?? []) expect(Object.keys(configs)).toContain(source)
    }
  })

  test('sets variables that the app knows', () => {
    const explained = read('docs/configuration.md')
    for (const { environment = {} } of apps)
      for (const name of Object.keys(environment)) expect(explained).toContain(`\`${name}\``)
  })

  test('is open to this computer only; others come through a proxy', () => {
    for (const port of Object.values(services).flatMap(({ ports = [] }) => ports))
      expect(port).toMatch(/^127\.0\.0\.1:/)
  })

  test('gives the app no rights, and enough time for a stop', () => {
    expect(apps.length).toBeGreaterThan(0)
    for (const app of apps) {
      expect(app).toMatchObject({ read_only: true, cap_drop: ['ALL'], init: true })
      expect(Number.parseInt(app.stop_grace_period ?? '', 10)).toBeGreaterThanOrEqual(26)
    }
  })

  const compose = spawnSync('docker', ['compose', 'version']).status === 0
  test.runIf(compose)('is valid for Compose', () => {
    const env = { ...process.env, DATABASE_PASSWORD: 'one', SECRET_KEY: 'two' }
    const { status, stderr } = spawnSync('docker', ['compose', '-f', join(root, file), 'config', '--quiet'], { env })
    expect(status, String(stderr)).toBe(0)
  })
})
