// Tests /mcp with the conformance suite of the Model Context Protocol, for both revisions: the built app with the
// scenarios that need no tools of their own, and a server behind the same guards with the others.
import { spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { createServer, request } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { build, installConformance, installForDevelopment, program, root } from './setup.mjs'

const ofLists = ['tools-list', 'resources-list', 'prompts-list', 'dns-rebinding-protection']
const ofContents = [
  ...['simple-text', 'image', 'audio', 'embedded-resource', 'mixed-content', 'error'].map((one) => `tools-call-${one}`),
  ...['resources-read-text', 'resources-read-binary', 'resources-templates-read'],
  ...['simple', 'with-args', 'embedded-resource', 'with-image'].map((one) => `prompts-get-${one}`),
]
const ofQuestions = [
  ...['basic-elicitation', 'basic-sampling', 'basic-list-roots', 'request-state', 'multiple-input-requests'],
  ...['multi-round', 'missing-input-response', 'non-tool-request', 'result-type', 'unsupported-methods'],
  ...['tampered-state', 'capability-check', 'ignore-extra-params', 'validate-input'],
].map((one) => `input-required-result-${one}`)

/** @type {Record<'app' | 'fixture', Record<string, string[]>>} */
const scenarios = {
  app: {
    '2025-11-25': ['server-initialize', 'ping', ...ofLists],
    '2026-07-28': [...ofLists, 'caching', 'http-header-validation', 'sep-2164-resource-not-found'],
  },
  fixture: {
    '2025-11-25': ['tools-call-with-progress', ...ofContents],
    '2026-07-28': ['tools-call-with-progress', 'server-sse-multiple-streams', ...ofContents, ...ofQuestions],
  },
}

/** @type {(() => void)[]} */
const cleanups = []

/** The first line of a program's output that matches. @param {string[]} args @param {NodeJS.ProcessEnv} env @param {RegExp} pattern */
async function started(args, env, pattern) {
  const child = spawn(process.execPath, args, {
    cwd: root,
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  cleanups.push(() => child.kill())
  for await (const line of createInterface({ input: child.stdout })) {
    const [found] = pattern.exec(line) ?? []
    if (found) {
      child.stdout.resume()
      return found
    }
  }
  throw new Error(`${args.at(-1)} ended before it was ready.`)
}

/** The app with an account that has a key. The suite sends none, so a proxy adds it and passes everything else on. */
async function startApp() {
  const dataDir = mkdtempSync(join(tmpdir(), 'hookline-conformance-'))
  cleanups.push(() => rmSync(dataDir, { recursive: true, force: true }))
  const env = { DATA_DIR: dataDir, PORT: '0', PASSWORD_FORMS: 'on', RATE_LIMITS: 'off', LOG_LEVEL: 'info' }
  const origin = await started([program('server')], env, /http:\/\/localhost:\d+/)
  const call = async (/** @type {string} */ path, /** @type {object} */ body, cookie = '') => {
    const headers = { 'content-type': 'application/json', cookie }
    const response = await fetch(`${origin}/api${path}`, { method: 'POST', headers, body: JSON.stringify(body) })
    if (!response.ok) throw new Error(`${path}: ${response.status} ${await response.text()}`)
    return response
  }
  const account = { username: 'a@example.com', password: 'a long phrase nobody uses', fullName: 'A program' }
  const registered = await call('/register', account)
  const cookie = registered.headers
    .getSetCookie()
    .map((line) => line.split(';')[0])
    .join('; ')
  const scopes = ['read posts', 'read voice', 'read slots']
  const { secret } = await (await call('/keys', { name: 'Conformance', scopes }, cookie)).json()
  const { port } = new URL(origin)
  const proxy = createServer((incoming, outgoing) => {
    const headers = { ...incoming.headers, authorization: `Bearer ${secret}` }
    const passed = request({ port, path: incoming.url, method: incoming.method, headers }, (answer) => {
      outgoing.writeHead(answer.statusCode ?? 502, answer.headers)
      answer.pipe(outgoing)
    })
    passed.on('error', () => outgoing.destroy())
    incoming.pipe(passed)
  })
  await new Promise((done) => proxy.listen(0, '127.0.0.1', () => done(null)))
  cleanups.push(() => proxy.close())
  const { port: own } = /** @type {import('node:net').AddressInfo} */ (proxy.address())
  return `http://localhost:${own}/mcp`
}

const startFixture = () => started(['server/testing/conformance-server.ts'], {}, /^http:.+/)

/**
 * The scenarios of the suite that pass with at least one check, and all that it says.
 * @param {string} url
 * @param {string} revision
 */
async function judge(url, revision) {
  const suite = join(root, 'scripts/conformance/node_modules/@modelcontextprotocol/conformance/dist/index.js')
  const args = [suite, 'server', '--url', url, '--suite', 'all', '--spec-version', revision, '--verbose']
  const child = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'pipe'] })
  let said = ''
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (said += chunk))
  await new Promise((done) => child.once('close', done))
  const passed = new Set([...said.matchAll(/^✓ (\S+): [1-9]\d* passed, 0 failed$/gm)].map(([, scenario]) => scenario))
  return { passed, said }
}

await installForDevelopment()
await Promise.all([installConformance(), build()])
try {
  const urls = { app: await startApp(), fixture: await startFixture() }
  let failed = 0
  for (const who of /** @type {const} */ (['app', 'fixture']))
    for (const [revision, names] of Object.entries(scenarios[who])) {
      const { passed, said } = await judge(urls[who], revision)
      const missed = names.filter((name) => !passed.has(name))
      for (const name of names) console.log(`${passed.has(name) ? 'ok  ' : 'FAIL'} ${revision} ${who}: ${name}`)
      if (missed.length > 0) console.log(said)
      failed += missed.length
    }
  console.log(failed === 0 ? 'Every scenario passes.' : `${failed} scenarios fail.`)
  process.exitCode = failed === 0 ? 0 : 1
} finally {
  for (const cleanup of cleanups.reverse()) cleanup()
}
