import { type ChildProcess, spawn } from 'node:child_process'
import { readFile, rm } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { createInterface } from 'node:readline'
import pg from 'pg'
import { type Browser, type BrowserContextOptions, chromium, type Locator, type Page } from 'playwright-core'
import { afterAll, afterEach, beforeAll, beforeEach, expect } from 'vitest'
import { chromiumFlags } from '../scripts/browser.mjs'
import { program, root } from '../scripts/setup.mjs'
import { keyLink, readComputerKey } from '../server/accounts/computer-key.ts'
import { openDatabase } from '../server/database/open.ts'
import { bareEnv } from '../server/testing/bare-env.ts'
import { newDataDir } from '../server/testing/data-dir.ts'
import {
  inEnglish,
  isMadeUp,
  lookAtAllWidths,
  madeUpLanguages,
  speakMadeUp,
  takeTextFaults,
} from './made-up-language.ts'

/** Starts the app as people run it: its own process, an embedded database, only a free port configured. */
export async function startApp(env: Record<string, string> = {}, dataDir?: string, node = process.execPath) {
  const dir = dataDir ?? (await newDataDir('e2e'))
  const server = spawn(node, ['--enable-source-maps', program('server')], {
    cwd: root,
    env: { ...bareEnv, PORT: '0', DATA_DIR: dir, RATE_LIMITS: 'off', ...madeUpLanguages, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let said = ''
  server.stderr.setEncoding('utf8').on('data', (text: string) => {
    said += text
  })
  const logs: string[] = []
  const origin = await new Promise<string>((done, fail) => {
    createInterface(server.stdout).on('line', (line) => {
      logs.push(line)
      const { address } = JSON.parse(line) as { address?: string }
      if (address) done(address)
    })
    server.on('close', (code) => fail(new Error(`the app ended with ${code}: ${said}`)))
  })
  return {
    origin,
    logs,
    /** The messages printed for the person who started it, without the log. */
    said: () => said,
    dataDir: dir,
    kill: () => end(server, 'SIGKILL'),
    async stop() {
      await end(server, 'SIGTERM')
      await rm(dir, { recursive: true, force: true })
      return server.exitCode
    },
  }
}
export type RunningApp = Awaited<ReturnType<typeof startApp>>

const end = (server: ChildProcess, signal: NodeJS.Signals) =>
  new Promise<void>((done) => {
    if (server.exitCode !== null || server.signalCode !== null) return done()
    server.removeAllListeners('close').on('close', () => done())
    server.kill(signal)
  })

export const launchBrowser = (): Promise<Browser> =>
  chromium.launch({
    executablePath: process.env.CHROMIUM_PATH,
    args: chromiumFlags,
  })

/** Console errors and exceptions of each page. A journey must end with none. */
const complaints = new WeakMap<Page, string[]>()

/** Defaults: a 24-hour clock, reduced motion and no service worker. */
const usual: BrowserContextOptions = {
  viewport: { width: 1280, height: 900 },
  locale: 'en-GB',
  reducedMotion: 'reduce',
  serviceWorkers: 'block',
}

/** Generous, because a busy machine stalls for seconds; only failures wait this long. */
const patienceMs = 60_000

export async function openPage(browser: Browser, app: RunningApp, options: BrowserContextOptions = {}): Promise<Page> {
  const context = await browser.newContext({ ...usual, baseURL: app.origin, ...options })
  context.setDefaultTimeout(patienceMs)
  await speakMadeUp(context, options.baseURL ?? app.origin)
  return watch(await context.newPage())
}

/** An app and a browser for one file's journeys. `settings` runs before the app starts. */
export function appForJourneys(
  settings: () => Promise<Record<string, string>> = async () => ({}),
  ofAllPages: BrowserContextOptions = {},
) {
  let browser: Browser
  let app: RunningApp
  let people = 0
  beforeAll(async () => {
    ;[browser, app] = await Promise.all([launchBrowser(), settings().then((env) => startApp(env))])
  })
  afterAll(async () => {
    await browser?.close()
    await app?.stop()
  })
  // Close the test's pages, which would otherwise keep running.
  let ofTest: Page[] = []
  beforeEach(() => {
    ofTest = []
  })
  afterEach(async ({ task }) => {
    if (isMadeUp && task.result?.state === 'pass') for (const page of ofTest) await lookAtAllWidths(page)
    await Promise.all(ofTest.map((page) => page.context().close()))
    const faults = takeTextFaults()
    expect(faults, faults.join('\n')).toEqual([])
  })
  const open = async (options?: BrowserContextOptions, on = app) => {
    const page = await openPage(browser, on, { ...ofAllPages, ...options })
    ofTest.push(page)
    return page
  }
  async function inDatabase(...statements: string[]): Promise<void> {
    const { connection } = await openDatabase({ databaseUrl: undefined, dataDir: app.dataDir })
    const client = new pg.Client(connection)
    await client.connect()
    for (const statement of statements) await client.query(statement)
    await client.end()
  }
  return {
    /** Opens a page in a browser without a session. */
    open,
    dataDir: () => app.dataDir,
    origin: () => app.origin,
    inDatabase,
    /** Makes all scheduled posts due. */
    timeComes: () =>
      inDatabase("update jobs set run_at = now() where kind = 'post-due'", "select pg_notify('jobs', '')"),
    /** The sign-in link with this computer's key, as `npm run admin -- key` prints it. */
    keyLink: () => keyLink(app.origin, readComputerKey(app.dataDir)),
    async openSignedIn(on = app): Promise<Page> {
      const page = await open({}, on)
      await signUp(page, 'Nora Field', `nora-${++people}@example.com`)
      return page
    },
    async restart(): Promise<void> {
      await app.kill()
      app = await startApp({ PORT: new URL(app.origin).port }, app.dataDir)
    },
  }
}

export const openTab = async (page: Page): Promise<Page> => watch(await page.context().newPage())

function watch(page: Page): Page {
  const said: string[] = []
  complaints.set(page, said)
  page.on('console', (message) => {
    if (message.type() === 'error') said.push(inEnglish(`${message.text()} ${message.location().url}`))
  })
  page.on('pageerror', (error) => said.push(inEnglish(String(error))))
  return page
}

/** The browser logs calls that a journey makes fail on purpose; name those in `expected`. */
export function expectNoComplaints(page: Page, expected: RegExp[] = []): void {
  const unexpected = (complaints.get(page) ?? []).filter((text) => !expected.some((pattern) => pattern.test(text)))
  expect(unexpected, unexpected.join('\n')).toEqual([])
}

/** Makes an account by the calls of the sign-up's form, which takes seconds less than its pages. */
async function signUp(page: Page, name: string, email: string): Promise<void> {
  const { request } = page.context()
  const form = (await request.get('/api/auth/google?new=1')).url()
  const answer = await request.post(form, {
    form: { name, email, create: 'yes' },
    headers: { origin: new URL(form).origin },
  })
  expect(new URL(answer.url()).pathname).toBe('/')
  await page.goto('/')
  await page.getByRole('button', { name: 'Select a post category to continue' }).waitFor()
}

export async function signIn(page: Page, name = 'Nora Field', email = 'nora@example.com'): Promise<void> {
  await page.goto('/auth?tab=register')
  await page.getByRole('link', { name: 'Sign up on this computer' }).click()
  await page.getByLabel('Your name').fill(name)
  await page.getByLabel('Your email').fill(email)
  await page.getByRole('button', { name: 'Continue' }).click()
  await page.getByRole('button', { name: 'Select a post category to continue' }).waitFor()
}

/** Makes this page believe that the server sells plans. */
export const sellPlans = (page: Page) =>
  page.route('**/api/sign-in-options', async (route) => {
    const response = await route.fetch()
    await route.fulfill({ response, json: { ...(await response.json()), hasPaidPlans: true } })
  })

const axeSource = await readFile(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

interface AxeResults {
  violations: { id: string; impact: string; nodes: { target: string[]; failureSummary: string }[] }[]
}

interface Checked {
  /** The part of the page that is checked; otherwise all of it. */
  within?: string
  rules?: string[]
}

/** All rules of axe that look at colours. */
export const rulesOfColours = ['color-contrast', 'link-in-text-block']

/** Expects no violation of any severity. Waits for animations to end, because half-faded text has half its contrast. */
export async function expectAccessible(page: Page, { within, rules }: Checked = {}): Promise<void> {
  await page.evaluate(() =>
    Promise.allSettled(
      document
        .getAnimations()
        .filter((animation) => animation.effect?.getComputedTiming().iterations !== Number.POSITIVE_INFINITY)
        .map((animation) => animation.finished),
    ),
  )
  if (isMadeUp) return rules ? undefined : lookAtAllWidths(page)
  if (!(await page.evaluate("'axe' in window"))) await page.evaluate(axeSource)
  const options = {
    resultTypes: ['violations'],
    // Not the style sheets, which no rule in use reads.
    preload: { assets: ['media'] },
    ...(rules && { runOnly: { type: 'rule', values: rules } }),
  }
  const { violations } = (await page.evaluate(
    `axe.run(${within ? JSON.stringify(within) : 'document'}, ${JSON.stringify(options)})`,
  )) as AxeResults
  const found = violations.flatMap(({ id, nodes }) =>
    nodes.map((node) => `${id}: ${node.target.join(' ')} ${node.failureSummary}`),
  )
  expect(found).toEqual([])
}

export async function pickNextMonth(dialog: Locator): Promise<Date> {
  await dialog.getByRole('button', { name: /next month/i }).click()
  const now = new Date()
  const day = new Date(now.getFullYear(), now.getMonth() + 1, 10)
  const month = day.toLocaleString('en-US', { month: 'long' })
  await dialog.getByRole('button', { name: `${month} 10, ${day.getFullYear()}` }).click()
  return day
}

export async function expectNoSidewaysScroll(page: Page): Promise<void> {
  const { scroll, view } = await page.evaluate(() => ({
    scroll: document.documentElement.scrollWidth,
    view: document.documentElement.clientWidth,
  }))
  expect(scroll).toBeLessThanOrEqual(view)
}

/** The visible toast, without its copy for screen readers. */
export const toastOn = (page: Page) =>
  page.getByRole('region', { name: 'Notifications (F8)', exact: true }).getByRole('listitem')

export async function expectToast(page: Page, title: string, description?: string): Promise<void> {
  const toast = toastOn(page)
  await toast.getByText(title, { exact: true }).waitFor()
  if (description) await toast.getByText(description, { exact: true }).waitFor()
}
