import { setTimeout as sleep } from 'node:timers/promises'
import { type BrowserContext, chromium, type Page } from 'playwright-core'
import { chromiumFlags, browser as findBrowser } from '../../scripts/browser.mjs'
import { build } from '../../scripts/setup.mjs'
import { type Post, type Section, sectionNames, sections } from '../../shared/posts.ts'
import { median, milliseconds, table, whole } from '../bench/figures.ts'
import { type Options, type Outcome, type Random, randomFrom } from './outcome.ts'
import { type App, startApp, temporaryDirectory } from './processes.ts'

/** Text typed this long before a kill must survive. */
const graceMs = 250
/** Typing continues after the server or network is gone. */
const furtherMs = 400

const kinds = ['the tab crashes', 'the tab is closed', 'the server is killed', 'the network is cut'] as const
type Kind = (typeof kinds)[number]

interface Field {
  name: string
  path: (postId: string) => string
  section?: Section
}
const fields: readonly Field[] = [
  { name: 'Subject', path: () => '/' },
  ...sections.map((section) => ({ name: sectionNames[section], path: (id: string) => `/?id=${id}`, section })),
  { name: 'Content', path: () => '/writing-samples' },
  { name: 'Fact or story', path: () => '/proof-bank' },
]

interface Round {
  kind: Kind
  /** Characters typed until `graceMs` before the kill, and how many of them were lost. */
  before: number
  lost: number
  /** Characters typed after that, and how many of them survived. */
  late: number
  kept: number
  /** From reopening until the text was on screen. */
  backMs: number
}

/** Someone types into the app in a real browser while the tab, the server or the network disappears. */
export async function typing({ isShort, seed, say }: Options): Promise<Outcome> {
  const wanted = isShort ? 6 : 200
  const random = randomFrom(seed)
  const env = { DATA_DIR: temporaryDirectory() }
  if (!process.env.CHROMIUM_PATH) await build()
  const [app, browser] = await Promise.all([
    startApp(env),
    (async () => chromium.launch({ executablePath: await findBrowser(), args: chromiumFlags }))(),
  ])
  const faults: string[] = []
  const rounds: Round[] = []
  try {
    const author = await signUp(app, env, await browser.newContext({ baseURL: app.url }))
    for (let round = 0; round < wanted; round++) {
      const kind = kinds[round % kinds.length]!
      const field = random.among(fields)
      try {
        rounds.push(await killWhileTyping(author, kind, field, random, faults))
      } catch (error) {
        faults.push(`Round ${round + 1}, ${kind}, ${field.name}: ${error instanceof Error ? error.message : error}`)
      }
      if (round % 20 === 19) say(`${round + 1} rounds, ${rounds.reduce((sum, { lost }) => sum + lost, 0)} lost …`)
    }
    await expectSaved(author, faults)
    await author.app.kill('SIGTERM')
  } finally {
    await browser.close()
  }
  const sum = (of: (round: Round) => number) => rounds.reduce((all, round) => all + of(round), 0)
  return {
    acknowledged: sum(({ before }) => before),
    lost: sum(({ lost }) => lost),
    doubled: 0,
    killed: rounds.length,
    faults: faults.slice(0, 20),
    report: reportOf(rounds),
  }
}

interface Author {
  app: App
  env: Record<string, string>
  context: BrowserContext
  page: Page
  postId: string
}

async function signUp(app: App, env: Author['env'], context: BrowserContext): Promise<Author> {
  const data = { username: 'nora@example.com', password: 'not-so-secret-1', fullName: 'Nora Field' }
  await succeeding(context.request.post('/api/register', { data }))
  const content = { hook: 'A hook.', insight: 'An insight.', value: 'A value.', cta: 'And you?' }
  const post = { title: 'Fewer meetings', category: 'hot-takes', content }
  const answer = await succeeding(context.request.post('/api/posts', { data: post }))
  return { app, env, context, page: await context.newPage(), postId: ((await answer.json()) as Post).id }
}

async function succeeding<T extends { ok(): boolean; text(): Promise<string> }>(sent: Promise<T>): Promise<T> {
  const answer = await sent
  if (!answer.ok()) throw new Error(await answer.text())
  return answer
}

async function open({ page, postId }: Author, field: Field) {
  await page.goto(field.path(postId))
  const box = page.getByRole('textbox', { name: field.name, exact: true })
  await box.waitFor()
  return box
}

async function killWhileTyping(
  author: Author,
  kind: Kind,
  field: Field,
  random: Random,
  faults: string[],
): Promise<Round> {
  const box = await open(author, field)
  let start = await box.inputValue()
  if (start.length > 800) await box.fill('')
  start = await box.inputValue()
  await box.focus()
  await author.page.keyboard.press('Control+End')
  const typist = startTyping(author.page, random)
  await sleep(300 + random.below(1_500))
  const killedAt = await kill(author, kind, random)
  await typist.stop()

  const reopenedAt = performance.now()
  const again = await open(author, field)
  const found = await again.inputValue()
  const backMs = performance.now() - reopenedAt
  const safe = start + typist.textAt(killedAt - graceMs)
  const all = start + typist.textAt(Number.POSITIVE_INFINITY)
  const common = commonLength(found, all)
  const lost = Math.max(0, safe.length - common)
  if (lost > 0) faults.push(`${kind}, ${field.name}: “${found.slice(-60)}” instead of “${safe.slice(-60)}”`)
  return {
    kind,
    before: safe.length - start.length,
    lost,
    late: typist.textAt(killedAt).length - (safe.length - start.length),
    kept: Math.max(0, Math.min(common, start.length + typist.textAt(killedAt).length) - safe.length),
    backMs,
  }
}

/** Types words without a pause, and notes when the page received each letter. */
function startTyping(page: Page, random: Random) {
  const typed: { letter: string; at: number }[] = []
  const stopped = Promise.withResolvers<void>()
  let isOver = false
  const done = (async () => {
    while (!isOver) {
      const letter = random.below(6) === 0 ? ' ' : random.among([...'abcdefghijklmnopqrstuvwxyzäöü,.'])
      // The last letter may have arrived when the tab died.
      const index = typed.push({ letter, at: Number.POSITIVE_INFINITY }) - 1
      const arrived = page.keyboard.type(letter).then(
        () => {
          typed[index]!.at = performance.now()
        },
        () => {
          isOver = true
        },
      )
      await Promise.race([arrived, stopped.promise])
      await sleep(random.below(30))
    }
  })()
  return {
    async stop() {
      isOver = true
      stopped.resolve()
      await done
    },
    /** The typed text, or the part that the page had at that moment. */
    textAt: (moment: number) =>
      typed
        .filter(({ at }) => at <= moment)
        .map(({ letter }) => letter)
        .join(''),
  }
}

/** Returns the moment after which nothing could be saved. */
async function kill(author: Author, kind: Kind, random: Random): Promise<number> {
  const { context } = author
  if (kind === 'the server is killed') {
    await author.app.kill()
    await sleep(random.below(furtherMs))
    author.app = await startApp(author.env, author.app.port)
  }
  if (kind === 'the network is cut') {
    await context.setOffline(true)
    await sleep(random.below(furtherMs))
  }
  const killedAt = performance.now()
  if (kind === 'the tab crashes') await crash(author.page)
  await author.page.close()
  await context.setOffline(false)
  author.page = await context.newPage()
  return killedAt
}

async function crash(page: Page): Promise<void> {
  const crashed = page.waitForEvent('crash')
  const session = await page.context().newCDPSession(page)
  void session.send('Page.crash').catch(() => {})
  await crashed
}

function commonLength(one: string, other: string): number {
  const most = Math.min(one.length, other.length)
  for (let at = 0; at < most; at++) if (one[at] !== other[at]) return at
  return most
}

/** In the end the server must have the text on screen. */
async function expectSaved(author: Author, faults: string[]): Promise<void> {
  await open(author, fields[1]!)
  const onScreen = async () =>
    Promise.all(
      sections.map((section) =>
        author.page.getByRole('textbox', { name: sectionNames[section], exact: true }).inputValue(),
      ),
    )
  const onServer = async () => {
    const answer = await succeeding(author.context.request.get(`/api/posts/${author.postId}`))
    const { content } = (await answer.json()) as Post
    return sections.map((section) => content[section])
  }
  for (const deadline = performance.now() + 30_000; performance.now() < deadline; await sleep(200))
    if (String(await onScreen()) === String(await onServer())) return
  const isAsked = (await author.page.getByText('This post was changed elsewhere.').count()) > 0
  const [shown, saved] = [await onScreen(), await onServer()].map((texts) => texts.map((text) => text.slice(-40)))
  faults.push(
    `The post on the server, ${JSON.stringify(saved)}, is not the one on the screen, ${JSON.stringify(shown)}${isAsked ? ', and its only author is asked to decide' : ''}.`,
  )
}

function reportOf(rounds: readonly Round[]): string {
  const row = (name: string, of: readonly Round[]) => {
    const sum = (count: (round: Round) => number) => whole(of.reduce((all, round) => all + count(round), 0))
    return [
      name,
      whole(of.length),
      sum(({ before }) => before),
      sum(({ lost }) => lost),
      sum(({ late }) => late),
      sum(({ kept }) => kept),
      of.length > 0 ? milliseconds(median(of.map(({ backMs }) => backMs))) : '',
    ]
  }
  return table(
    [
      'what happens',
      'rounds',
      `characters typed up to ${graceMs} ms before`,
      'lost',
      'typed after that',
      'kept',
      'on screen again after, median',
    ],
    [
      ...kinds.map((kind) =>
        row(
          kind,
          rounds.filter((round) => round.kind === kind),
        ),
      ),
      row('all', rounds),
    ],
  )
}
