import { spawnSync } from 'node:child_process'
import { chmodSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { root, serverProcess } from '../scripts/setup.mjs'
import { hasDpkg, packDeb } from './deb.mjs'

const read = (file: string) => readFileSync(join(root, 'packaging/deb', file), 'utf8')

describe('the unit', () => {
  const unit = read('hookline.service')

  test('starts the server as npm start does', () => {
    const command = /^ExecStart=(.*)$/m.exec(unit)?.[1]?.split(' ') ?? []
    expect(command).toEqual(expect.arrayContaining(serverProcess.flags))
    for (const [name, value] of Object.entries(serverProcess.env)) expect(unit).toContain(`${name}=${value}`)
  })

  test('leaves time for a stop', () => {
    expect(Number(/^TimeoutStopSec=(\d+)$/m.exec(unit)?.[1])).toBeGreaterThanOrEqual(26)
  })
})

test('the settings file names variables that the app knows', () => {
  const explained = readFileSync(join(root, 'docs/configuration.md'), 'utf8')
  const named = [...read('hookline.env').matchAll(/^#([A-Z_]+)=/gm)].map(([, name]) => name)
  expect(named).not.toEqual([])
  for (const name of named) expect(explained).toContain(`\`${name}\``)
})

describe.skipIf(!hasDpkg)('the Debian package (needs dpkg-deb)', () => {
  const work = mkdtempSync(join(tmpdir(), 'hookline-deb-test-'))
  const assembled = join(work, 'assembled')
  afterAll(() => rmSync(work, { recursive: true }))

  function make(out: string) {
    mkdirSync(join(work, out))
    return packDeb(join(work, out), {
      ...{ assembled, date: new Date('2026-11-26T12:00:00Z') },
      ...{ cpu: 'x64', version: '1.2.0-beta.3', compression: 'none' },
    })
  }
  const ask = (...args: string[]) => spawnSync('dpkg-deb', args, { encoding: 'utf8' }).stdout
  let file: string

  beforeAll(() => {
    mkdirSync(join(assembled, 'app/server'), { recursive: true })
    writeFileSync(join(assembled, 'node'), 'a binary')
    chmodSync(join(assembled, 'node'), 0o700)
    writeFileSync(join(assembled, 'app/server/server.js'), '')
    chmodSync(join(assembled, 'app/server/server.js'), 0o600)
    symlinkSync('server.js', join(assembled, 'app/server/link.js'))
    writeFileSync(join(assembled, 'hookline'), 'the launcher of an archive')
    writeFileSync(join(assembled, 'LICENSE-OF-NODE'), 'a license')
    file = make('once')
  })

  test('names its version, its architecture and what it needs', () => {
    expect(file).toMatch(/hookline_1\.2\.0~beta\.3-1_amd64\.deb$/)
    const fields = ask('--field', file)
    expect(fields).toMatch(/^Version: 1\.2\.0~beta\.3-1$/m)
    expect(fields).toMatch(/^Architecture: amd64$/m)
    const needs = /^Depends: (.*)$/m
      .exec(fields)?.[1]
      ?.split(', ')
      .map((one) => one.replace(/ .*/, ''))
    expect(needs).toEqual(['libc6', 'libgcc-s1', 'libstdc++6', 'adduser', 'debconf'])
  })

  test('holds the app, its unit, its command and its settings, all as root’s, whatever modes the files had', () => {
    const entries = new Map(
      ask('--contents', file)
        .trim()
        .split('\n')
        .map((line) => {
          const [mode = '', owner = '', , , , path = ''] = line.split(/ +/)
          return [path.replace(/^\./, ''), `${mode} ${owner}`]
        }),
    )
    expect(Object.fromEntries(entries)).toMatchObject({
      '/usr/lib/hookline/node': '-rwxr-xr-x root/root',
      '/usr/lib/hookline/app/server/server.js': '-rw-r--r-- root/root',
      '/usr/lib/hookline/app/server/link.js': 'lrwxrwxrwx root/root',
      '/usr/bin/hookline': '-rwxr-xr-x root/root',
      '/usr/lib/systemd/system/hookline.service': '-rw-r--r-- root/root',
      '/etc/hookline/hookline.env': '-rw-r--r-- root/root',
      '/usr/share/doc/hookline/copyright': '-rw-r--r-- root/root',
    })
    expect(entries.has('/usr/lib/hookline/hookline')).toBe(false)
  })

  test('keeps the settings that people change, and has scripts that a shell can read', () => {
    const control = join(work, 'control')
    ask('--control', file, control)
    expect(readFileSync(join(control, 'conffiles'), 'utf8')).toBe('/etc/hookline/hookline.env\n')
    for (const script of ['preinst', 'postinst', 'prerm', 'postrm'])
      expect(spawnSync('sh', ['-n', join(control, script)]).status).toBe(0)
  })

  test('is the same bytes when it is made again', () => {
    expect(readFileSync(make('again')).equals(readFileSync(file))).toBe(true)
  })
})
