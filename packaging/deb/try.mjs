// Installs, starts, upgrades, removes and purges a Debian package in a fresh Debian 12 with systemd. Needs root, a
// network, debootstrap and systemd-nspawn (package systemd-container): node packaging/deb/try.mjs <file>
import assert from 'node:assert/strict'
import { spawn, spawnSync } from 'node:child_process'
import { copyFileSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { root } from '../../scripts/setup.mjs'

const settings = '/etc/hookline/hookline.env'
const data = '/var/lib/hookline'

/** @param {string} command @param {string[]} args */
function run(command, args) {
  const { status, stdout, stderr, error } = spawnSync(command, args, { encoding: 'utf8', maxBuffer: 64_000_000 })
  if (error) throw error
  return { status, said: `${stdout}${stderr}`.trim() }
}

/** @param {string} command @param {string[]} args */
function must(command, args) {
  const { status, said } = run(command, args)
  assert.equal(status, 0, `${command} ${args.join(' ')}: ${said}`)
  return said
}

/** @template T @param {string} what @param {() => T} look @returns {Promise<T>} */
async function until(what, look, ms = 60_000) {
  const deadline = performance.now() + ms
  for (;;) {
    const found = look()
    if (found) return found
    assert(performance.now() < deadline, `Waited ${ms / 1000} s in vain: ${what}.`)
    await sleep(200)
  }
}

const startedAt = performance.now()
/** @param {string} text */
const say = (text) => console.log(`${((performance.now() - startedAt) / 1_000).toFixed(1).padStart(6)} s  ${text}`)

/** A minimal Debian with systemd, downloaded once. */
function debian() {
  const folder = join(root, '.cache', 'debian-12')
  if (existsSync(folder)) return folder
  mkdirSync(join(root, '.cache'), { recursive: true })
  rmSync(`${folder}.half`, { recursive: true, force: true })
  must('debootstrap', ['--variant=minbase', '--include=systemd,systemd-sysv,dbus', 'bookworm', `${folder}.half`])
  must('mv', [`${folder}.half`, folder])
  return folder
}

/** Starts the Debian of a folder, with a network of its own. @param {string} folder */
async function boot(folder) {
  const options = ['--register=no', '--keep-unit', '--private-network', '--link-journal=no', '--console=pipe', '--boot']
  const machine = spawn('systemd-nspawn', [...options, `--directory=${folder}`], { stdio: 'ignore' })
  const children = `/proc/${machine.pid}/task/${machine.pid}/children`
  const system = await until('the machine starts', () => /\d+/.exec(readFileSync(children, 'utf8'))?.[0] ?? '')
  /** @param {string[]} command */
  const tries = (...command) =>
    run('nsenter', [
      '-t',
      system,
      '-m',
      '-u',
      '-i',
      '-n',
      '-p',
      '--',
      'env',
      'DEBIAN_FRONTEND=noninteractive',
      ...command,
    ])
  /** @param {string[]} command */
  const does = (...command) => {
    const { status, said } = tries(...command)
    assert.equal(status, 0, `${command.join(' ')}: ${said}`)
    return said
  }
  await until('systemd is up', () => /running|degraded/.test(tries('systemctl', 'is-system-running').said))
  return { tries, does, end: () => process.kill(Number(system), 'SIGKILL') }
}

/** The same package with another version. @param {string} file @param {string} version @param {string} into */
function withVersion(file, version, into) {
  const unpacked = join(into, version)
  must('dpkg-deb', ['-R', file, unpacked])
  const control = join(unpacked, 'DEBIAN', 'control')
  writeFileSync(control, readFileSync(control, 'utf8').replace(/^Version: .*$/m, `Version: ${version}`))
  must('dpkg-deb', ['--root-owner-group', '-Znone', '-b', unpacked, join(into, 'newer.deb')])
  rmSync(unpacked, { recursive: true })
}

// Runs inside, on the package's own Node: `write` makes an account with a post, an image and a carousel, `read` finds them.
const client = `
const at = (path) => 'http://127.0.0.1:3000' + path
let cookie = ''
const call = async (path, body, type = 'application/json') => {
  const answer = await fetch(at(path), {
    headers: { cookie, ...(body && { 'content-type': type }) },
    ...(body && { method: 'POST', body: type === 'application/json' ? JSON.stringify(body) : body }),
  })
  const text = await answer.text()
  if (!answer.ok) throw new Error(path + ': ' + answer.status + ' ' + text)
  cookie ||= answer.headers.getSetCookie().map((one) => one.split(';')[0]).join('; ')
  return answer.headers.get('content-type')?.includes('json') ? JSON.parse(text) : text
}
const person = { username: 'someone@example.com', password: 'four quiet otters swim' }
const text = 'Our status meeting is a page now. Fourteen people read it before nine.'
if (process.argv[2] === 'write') {
  await call('/api/register', { ...person, fullName: 'Someone' })
  const { post } = await call('/api/generate-post', { title: text, category: 'hot-takes' })
  const image = Buffer.from('iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==', 'base64')
  await call('/api/posts/' + post.id + '/media', image, 'application/octet-stream')
} else {
  await call('/api/login', person)
  const [post] = await call('/api/posts')
  if (!Object.values(post.content).join(' ').includes('Fourteen people')) throw new Error('The post is not there.')
  await call('/api/media/' + post.media[0].id)
}
`

const [given] = process.argv.slice(2)
assert(given, 'Name the package to try.')
const work = mkdtempSync(join(tmpdir(), 'hookline-try-'))
const folder = join(work, 'debian')
must('cp', ['-a', debian(), folder])
const home = join(folder, 'root')
copyFileSync(resolve(given), join(home, 'older.deb'))
withVersion(given, '9.0-1', home)
writeFileSync(join(home, 'client.mjs'), client)
const { does, tries, end } = await boot(folder)
say('a Debian 12 runs')

const active = () => tries('systemctl', 'is-active', 'hookline').said
const node = '/usr/lib/hookline/node'
const isReady = () =>
  tries(
    node,
    '-e',
    "fetch('http://127.0.0.1:3000/readyz').then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))",
  ).status === 0
const ready = () => until('the server is ready', isReady)
const askClient = (/** @type {string} */ what) => does(node, '/root/client.mjs', what)
const server = () => does('systemctl', 'show', '--value', '--property=MainPID', 'hookline')
/** The names of the programs that run as the package's user. */
const processes = () => does('find', '/proc', '-maxdepth', '1', '-user', 'hookline', '-exec', 'cat', '{}/comm', ';')
const backups = () =>
  tries('ls', `${data}/backups`)
    .said.split('\n')
    .filter((name) => name.endsWith('.zip'))

try {
  does('dpkg', '-i', '/root/older.deb')
  await ready()
  say('installed and ready')
  assert.equal(active(), 'active')
  assert.deepEqual(new Set(processes().split('\n')), new Set(['MainThread', 'postgres']))
  assert.equal(does('stat', '-c', '%a %U:%G', settings), '640 root:hookline')
  assert.equal(does('stat', '-c', '%a %U:%G', data), '750 hookline:hookline')
  say(does('systemd-analyze', 'security', '--no-pager', 'hookline').split('\n').at(-1) ?? '')

  does('sh', '-c', `echo PASSWORD_FORMS=on >> ${settings} && systemctl restart hookline`)
  await ready()
  askClient('write')
  askClient('read')
  say('keeps a post and an image')
  does('hookline', 'status')
  const found = tries('hookline', 'doctor')
  say(`hookline doctor ends with ${found.status}`)
  does('systemctl', 'kill', '--kill-whom=main', '--signal=KILL', 'hookline')
  await until('the server is restarted', () => active() === 'active' && isReady())
  askClient('read')
  say('is back after its process was killed')

  const before = server()
  does('sh', '-c', `echo BACKUP_DIR=/nowhere >> ${settings}`)
  const refused = tries('dpkg', '-i', '/root/newer.deb')
  assert.notEqual(refused.status, 0)
  assert.match(refused.said, /The backup failed, so nothing was upgraded/)
  await ready()
  assert.notEqual(server(), before)
  askClient('read')
  does('sed', '-i', '/BACKUP_DIR=.nowhere/d', settings)
  say('an upgrade whose backup fails changes nothing')

  const made = backups().length
  does('dpkg', '-i', '/root/newer.deb')
  await ready()
  assert.match(does('dpkg', '-s', 'hookline'), /^Version: 9\.0/m)
  assert.equal(backups().length, made + 1)
  assert.match(does('cat', settings), /PASSWORD_FORMS=on/)
  askClient('read')
  say('upgraded, with a backup before')

  const removed = does('dpkg', '-r', 'hookline')
  assert.match(removed, /stay in \/var\/lib\/hookline/)
  assert.notEqual(active(), 'active')
  assert.equal(processes(), '')
  does('test', '-d', `${data}/postgres`)
  does('test', '-f', settings)
  assert.notEqual(tries('test', '-e', '/usr/lib/hookline').status, 0)
  say('removed; data and settings stay')

  does('sh', '-c', 'echo hookline hookline/delete-data boolean false | debconf-set-selections')
  does('dpkg', '-P', 'hookline')
  does('test', '-d', `${data}/postgres`)
  say('purged with the answer to keep the data')

  does('dpkg', '-i', '/root/newer.deb')
  does('sh', '-c', `echo PASSWORD_FORMS=on >> ${settings} && systemctl restart hookline`)
  await ready()
  askClient('read')
  say('installed again, on the same data')

  does('dpkg', '-P', 'hookline')
  for (const path of [data, '/etc/hookline', '/usr/lib/hookline', '/var/cache/hookline'])
    assert.notEqual(tries('test', '-e', path).status, 0, `${path} is left`)
  assert.equal(does('find', '/etc/systemd', '/var/lib/systemd', '-name', '*hookline*'), '')
  say('purged; nothing is left')
} catch (error) {
  console.error(tries('journalctl', '--no-pager', '-u', 'hookline', '-n', '40').said)
  throw error
} finally {
  end()
  await until('the machine stops', () => run('rm', ['-rf', work]).status === 0)
}
