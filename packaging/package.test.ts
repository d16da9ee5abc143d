import { spawn } from 'node:child_process'
import { createReadStream, existsSync } from 'node:fs'
import { appendFile, mkdir, mkdtemp, readdir, readFile, rm, symlink, writeFile } from 'node:fs/promises'
import { createServer, type Server } from 'node:http'
import { type AddressInfo, createServer as createSocketServer } from 'node:net'
import { tmpdir } from 'node:os'
import { basename, delimiter, dirname, join } from 'node:path'
import { afterAll, beforeAll, expect, onTestFinished, test, vi } from 'vitest'
import { makeArchive } from './archives.mjs'
import { version } from './assemble.mjs'
import { finish } from './finish.mjs'
import { makeNpm } from './npm.mjs'
import { thisPlatform } from './platforms.mjs'

// npm may have to fetch everything that the package needs.
vi.setConfig({ testTimeout: 300_000 })

// The archive of another system cannot be started here; whoever makes it has its contents checked.
const isHere = process.platform === 'linux'

let packages: string
let mirror: Server
let address: string
beforeAll(async () => {
  if (!isHere) return
  packages = await mkdtemp(join(tmpdir(), 'hookline-packages-'))
  process.env.XZ_OPT = '-0'
  await Promise.all([makeNpm(packages), makeArchive(packages, thisPlatform())])
  finish(packages)
  mirror = createServer((request, response) => {
    const file = join(packages, basename(request.url ?? ''))
    if (existsSync(file)) createReadStream(file).pipe(response)
    else response.writeHead(404).end()
  })
  await new Promise<void>((done) => mirror.listen(0, '127.0.0.1', done))
  address = `http://127.0.0.1:${(mirror.address() as AddressInfo).port}`
}, 300_000)
afterAll(async () => {
  delete process.env.XZ_OPT
  mirror?.close()
  if (packages) await rm(packages, { recursive: true })
})

const newFolder = async (name: string) => {
  const folder = await mkdtemp(join(tmpdir(), `hookline-${name}-`))
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
  return folder
}

function run(command: string, args: string[], env: Record<string, string>) {
  const child = spawn(command, args, { env, cwd: env.HOME, stdio: ['ignore', 'pipe', 'pipe'] })
  let said = ''
  for (const stream of [child.stdout, child.stderr]) stream.setEncoding('utf8').on('data', (text) => (said += text))
  return new Promise<{ code: number | null; said: string }>((done, fail) => {
    child.once('error', fail)
    // A server in the background must not hold on to the command's output.
    child.once('close', (code) => done({ code, said }))
  })
}

const addressIn = (said: string) => /http:\/\/localhost:\d+/.exec(said)?.[0] ?? ''
const portIn = (said: string) => Number(new URL(addressIn(said)).port)

async function noted(home: string) {
  return JSON.parse(await readFile(join(home, 'run.json'), 'utf8')) as { pid: number; address: string }
}

test.runIf(isHere)('the npm package installs a command that starts in the background, once, and stops', async () => {
  const [prefix, home] = await Promise.all([newFolder('prefix'), newFolder('home')])
  const env = { PATH: [dirname(process.execPath), process.env.PATH].join(delimiter), HOME: home, HOOKLINE_HOME: home }
  const quiet = ['--prefer-offline', '--no-audit', '--no-fund', '--loglevel=error']
  const file = join(packages, `hookline-${version}.tgz`)
  // With the machine's own settings, such as a proxy and its certificates.
  const machine = process.env as Record<string, string>
  const installed = await run('npm', ['install', '--global', '--prefix', prefix, ...quiet, file], machine)
  expect(installed).toMatchObject({ code: 0 })
  const hookline = (words: string, settings: Record<string, string> = {}) =>
    run(join(prefix, 'bin', 'hookline'), words.split(' '), { ...env, ...settings })
  onTestFinished(async () => void (await hookline('stop')))

  expect(await hookline('version')).toEqual({ code: 0, said: `${version}\n` })
  expect(await hookline('status')).toMatchObject({ code: 3, said: expect.stringContaining('is not running') })
  const both = await Promise.all([hookline('start'), hookline('start')])
  const said = both.map((one) => one.said).join('')
  expect(both.map(({ code }) => code)).toEqual([0, 0])
  expect(said).toMatch(/Hookline runs at /)
  expect(said).toMatch(/Hookline already runs at /)
  const port = portIn(said)
  expect(await (await fetch(`${addressIn(said)}/`)).text()).toContain('<title>Hookline')
  expect(await hookline('admin key')).toMatchObject({
    said: expect.stringContaining(`localhost:${port}/local-provider/key`),
  })
  expect(await hookline('backup here.zip')).toMatchObject({
    code: 0,
    said: expect.stringContaining(join(home, 'here.zip')),
  })

  // A note whose process was killed counts for nothing.
  const first = await noted(home)
  process.kill(first.pid, 'SIGKILL')
  await expect.poll(async () => (await hookline('status')).code).toBe(3)
  const again = await hookline('start')
  expect(again).toEqual({ code: 0, said: `Hookline runs at ${first.address}\n` })
  expect(await hookline('stop')).toEqual({ code: 0, said: 'Hookline has stopped.\n' })
  await expect(fetch(first.address)).rejects.toThrow()

  // A port that another program has: the next one, or where one was asked for, a sentence.
  const other = createSocketServer()
  await new Promise<void>((done) => other.listen(port, '127.0.0.1', done))
  expect(await hookline('start', { PORT: String(port) })).toMatchObject({
    code: 1,
    said: expect.stringContaining(`Port ${port} on 127.0.0.1 is in use by another program.`),
  })
  const elsewhere = await hookline('start')
  expect(portIn(elsewhere.said)).toBeGreaterThan(port)
  await new Promise((done) => other.close(done))
  expect(await hookline('stop')).toMatchObject({ code: 0 })
})

/** All that install.sh needs. */
const tools = 'sh cat chmod cp curl cut grep ldd mkdir mktemp mv rm sed sha256sum sort tail tar uname xz'.split(' ')

async function toolsIn(folder: string, names: string[]) {
  await mkdir(folder)
  const places = (process.env.PATH ?? '').split(delimiter)
  for (const name of names) {
    const place = places.find((one) => existsSync(join(one, name)))
    await symlink(join(place!, name), join(folder, name))
  }
  const opener = '#!/bin/sh\nprintf %s "$1" >"$HOME/opened"\n'
  await writeFile(join(folder, 'xdg-open'), opener, { mode: 0o755 })
  return folder
}

test.runIf(isHere)(
  'install.sh takes an empty home without Node to a page in the browser, and removes all but the data',
  async () => {
    const home = await newFolder('empty')
    const data = join(home, '.local/share/hookline')
    const env = { HOME: home, PATH: await toolsIn(join(home, 'tools'), tools) }
    const script = join(packages, 'install.sh')
    const install = (words: string[], path = env.PATH) => run('/bin/sh', [script, ...words], { ...env, PATH: path })
    const launcher = join(home, '.local/bin/hookline')
    onTestFinished(async () => void (existsSync(launcher) && (await run(launcher, ['stop'], env))))

    const installed = await install(['--from', address, '--autostart'])
    expect(installed).toMatchObject({ code: 0, said: expect.stringContaining(`Hookline ${version} is installed.`) })
    const opened = await readFile(join(home, 'opened'), 'utf8')
    expect(opened).toContain('/local-provider/')
    const page = await fetch(opened)
    expect([page.status, page.headers.get('content-type')]).toEqual([200, expect.stringContaining('text/html')])
    for (const entry of ['.local/share/applications', '.config/autostart'])
      expect(await readFile(join(home, entry, 'hookline.desktop'), 'utf8')).toContain(`Exec="${launcher}"`)

    // Again, with wget: the version is here, so only the list is fetched.
    const withWget = await toolsIn(join(home, 'others'), [...tools.filter((name) => name !== 'curl'), 'wget'])
    const { pid } = await noted(data)
    expect((await install(['--from', address], withWget)).said).not.toContain('Downloading')
    expect((await noted(data)).pid).toBe(pid)

    expect(await install(['--uninstall'])).toEqual({
      code: 0,
      said: `Hookline is removed. Your data are still in ${join(data, 'data')}\n`,
    })
    expect(existsSync(launcher)).toBe(false)
    expect((await readdir(data)).toSorted()).toEqual(['data', 'logs'])
    expect(existsSync(join(data, 'data/postgres/cluster/PG_VERSION'))).toBe(true)
    await expect(fetch(opened)).rejects.toThrow()
  },
)

test.runIf(isHere)(
  'install.sh installs nothing that was changed on its way, and nothing over an open line',
  async () => {
    const [home, changed] = await Promise.all([newFolder('refusing'), newFolder('changed')])
    const env = { HOME: home, PATH: process.env.PATH ?? '' }
    const script = join(packages, 'install.sh')
    const archive = `hookline-${version}-${thisPlatform().name}.tar.xz`
    await writeFile(join(changed, 'SHA256SUMS'), await readFile(join(packages, 'SHA256SUMS')))
    await writeFile(join(changed, archive), await readFile(join(packages, archive)))
    await appendFile(join(changed, archive), 'x')
    const refused = await run('/bin/sh', [script, '--from', changed], env)
    expect(refused).toMatchObject({
      code: 1,
      said: expect.stringContaining('its checksum is not the one in SHA256SUMS'),
    })
    expect(await readdir(join(home, '.local/share/hookline/versions'))).toEqual([])
    expect(existsSync(join(home, '.local/bin'))).toBe(false)
    expect(await run('/bin/sh', [script, '--from', 'http://hookline.example'], env)).toMatchObject({
      code: 1,
      said: expect.stringContaining('is not encrypted'),
    })
  },
)
