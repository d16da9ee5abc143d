import { spawnSync } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, test } from 'vitest'
import { timing } from '#server/config/timing.ts'
import { maxUploadBytes } from '#server/http/upload-space.ts'
import { root } from './setup.mjs'

const page = (name: string) => readFileSync(join(root, 'docs', name), 'utf8')
const recipes = page('recipes.md')
const blocks = [...recipes.matchAll(/^```(\w+)\n([\s\S]*?)^```/gm)].map(([, kind, text = '']) => ({ kind, text }))

/** The block of this kind that has these words. */
function recipe(kind: string, words: string): string {
  const found = blocks.find((block) => block.kind === kind && block.text.includes(words))
  if (!found) throw new Error(`docs/recipes.md has no ${kind} with ${words}`)
  return found.text
}

const nginx = recipe('nginx', 'server_name')
const unit = recipe('ini', 'ExecStart=/usr/local')

test('nginx leaves the size of bodies to the app, streams uploads and waits for the app’s next sign of life', () => {
  expect(nginx).toContain('client_max_body_size 0;')
  expect(nginx).toContain('proxy_request_buffering off;')
  const seconds = Number(/proxy_read_timeout (\d+)s;/.exec(nginx)?.[1])
  expect(seconds * 1_000).toBeGreaterThan(timing.heartbeatMs * 2)
})

test('a container’s /tmp holds all uploads at once', () => {
  const gigabytes = Number(/\/tmp:size=(\d+)g/.exec(recipes)?.[1])
  expect(gigabytes * 1024 ** 3).toBeGreaterThan(maxUploadBytes)
})

test('the unit is a shorter form of the Debian package’s', () => {
  const full = readFileSync(join(root, 'packaging/deb/hookline.service'), 'utf8').split('\n')
  const own = /^(\[|$|Description=|WorkingDirectory=|Environment=|ExecStart=)/
  for (const line of unit.split('\n').filter((line) => !own.test(line))) expect(full).toContain(line)
})

describe('as their programs read them', () => {
  const dir = mkdtempSync(join(tmpdir(), 'hookline-recipes-'))
  afterAll(() => rmSync(dir, { recursive: true }))
  const find = (program: string) =>
    ['/usr/sbin', '/usr/bin'].map((folder) => join(folder, program)).find((path) => existsSync(path))
  const write = (name: string, text: string) => {
    writeFileSync(join(dir, name), text)
    return join(dir, name)
  }
  /** A certificate with its key in one file, as all recipes can read it. */
  const certificate = join(dir, 'both.pem')
  const makeCertificate = () => {
    const key = join(dir, 'key.pem')
    const options = '-x509 -newkey ec -pkeyopt ec_paramgen_curve:P-256 -nodes -days 1 -subj /CN=one'.split(' ')
    spawnSync('openssl', ['req', ...options, '-keyout', key, '-out', certificate])
    writeFileSync(certificate, readFileSync(certificate, 'utf8') + readFileSync(key, 'utf8'))
  }
  const withCertificate = (text: string) => text.replaceAll(/\/etc\/\S+\.(?:pem|key)/g, certificate)
  const accepts = (program: string, ...args: string[]) => {
    const { status, stdout, stderr } = spawnSync(program, args, { encoding: 'utf8', env: { HOME: dir } })
    return status === 0 || `${stdout}${stderr}`
  }

  test.skipIf(!find('nginx'))('nginx (needs nginx)', () => {
    makeCertificate()
    const server = withCertificate(nginx).replace('listen 443', `listen unix:${dir}/socket`)
    // What the test of a configuration opens and makes, so that any user may run it.
    const places = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
      (what) => `${what}_temp_path ${dir}/${what};`,
    )
    const http = ['access_log off;', ...places, server].join('\n')
    const file = write('nginx.conf', `pid ${dir}/pid; error_log stderr; events {}\nhttp { ${http} }`)
    expect(accepts(find('nginx')!, '-t', '-q', '-c', file)).toBe(true)
  })

  test.skipIf(!find('caddy'))('Caddy (needs caddy)', () => {
    const file = write('Caddyfile', recipe('caddyfile', 'reverse_proxy'))
    expect(accepts(find('caddy')!, 'validate', '--adapter', 'caddyfile', '--config', file)).toBe(true)
  })

  test.skipIf(!find('haproxy'))('HAProxy, with and without TLS to the app (needs haproxy)', () => {
    makeCertificate()
    const plain = /```\n(defaults[\s\S]*?)```/.exec(page('hosting.md'))?.[1] ?? ''
    const servers = / {2}default-server check inter 1s fall 2 rise 1\n(?: {2}server .*\n)+/
    expect(plain).toMatch(servers)
    const files = [plain, plain.replace(servers, recipe('haproxy', 'verifyhost')) + recipe('haproxy', 'listen app')]
    for (const text of files)
      expect(accepts(find('haproxy')!, '-c', '-q', '-f', write('haproxy.cfg', withCertificate(text)))).toBe(true)
  })

  test.skipIf(!find('systemd-analyze'))('the unit (needs systemd)', () => {
    const file = write('hookline-recipe.service', unit.replace(/^ExecStart=\S+/m, 'ExecStart=/bin/true'))
    expect(accepts(find('systemd-analyze')!, 'verify', '--man=no', '--recursive-errors=no', file)).toBe(true)
  })
})
