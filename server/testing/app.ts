import { randomBytes, randomUUID } from 'node:crypto'
import { rm } from 'node:fs/promises'
import type { Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { and, eq, getTableColumns, sql } from 'drizzle-orm'
import pg from 'pg'
import { inject, onTestFinished } from 'vitest'
import type { Role } from '#shared/members.ts'
import type { Post, PostContent } from '#shared/posts.ts'
import { localIssuerName } from '../accounts/accounts.ts'
import type { InThreads } from '../analysis/analysis.ts'
import { lastBackup } from '../backup/state.ts'
import { createApiClient } from '../client/client.ts'
import { readConfig } from '../config/config.ts'
import type { Timing } from '../config/timing.ts'
import type { Context } from '../context.ts'
import { type Connection, connect } from '../database/connect.ts'
import { listenTo } from '../database/listener.ts'
import { identities, members, posts, publications, sessions, users, workspaces } from '../database/schema.ts'
import { watchDatabase } from '../database/watch.ts'
import { cookieName } from '../http/cookies.ts'
import { hashToken } from '../http/tokens.ts'
import { startWorker } from '../jobs/worker.ts'
import { createLive } from '../live/live.ts'
import { createLog } from '../log.ts'
import type { Mail, Mailer } from '../mail/mailer.ts'
import { createFileStore, createMediaStore } from '../media/store.ts'
import { createLocalModels, type LocalModels } from '../models/local-models.ts'

import { startAnalyses } from '../start/analyses.ts'
import type { Analyses } from '../start/analysis-worker.ts'
import { type App, createApp } from '../start/app.ts'
import { createHttpServer, type Patience } from '../start/http-server.ts'
import { jobKinds } from '../start/job-kinds.ts'
import type { Services } from '../start/services.ts'
import { wantedTelemetry } from '../telemetry/wanted.ts'
import { createPhones } from '../this-computer/phones.ts'
import { createUpdates } from '../updates/updates.ts'
import { createArranger } from '../writing/arranger/arranger.ts'
import { createEngines, type Engines } from '../writing/engines/engines.ts'
import type { LocalServer } from '../writing/engines/models-at.ts'
import { templateDatabase } from './database.ts'
import { createDocumentCheck } from './documented.ts'

/** The worker threads of all apps of a test file; patient, because other test files keep the machine busy. */
export const { analysis } = startAnalyses({ log: createLog({ logLevel: 'silent' }), deadlineOf: () => 60_000 })

export interface TestUser {
  id: string
  workspaceId: string
  username: string
  cookie: string
}

export interface TestOptions {
  env?: Record<string, string>
  engines?: Engines
  localServers?: readonly LocalServer[]
  localModels?: LocalModels
  mailer?: Mailer
  now?: () => Date
  analysis?: InThreads<Analyses>
  webDir?: string
  timing?: Partial<Timing>
  /** Another app's database, for a second server on it. */
  database?: string
  watch?: { everyMs: number; limitMs: number }
  connection?: Connection
}

const computerZone = Intl.DateTimeFormat().resolvedOptions().timeZone

export const testKey = randomBytes(32).toString('base64url')

const testSecretKey = 'ab'.repeat(32)

/** The real app on a database of its own, made from the real migrations. */
export async function startTestApp(options: TestOptions = {}) {
  const server = inject('database')
  const database = options.database ?? (await cloneTemplate(server))
  const logs: Record<string, unknown>[] = []
  const log = createLog({ logLevel: 'debug' }, { write: (line: string) => void logs.push(JSON.parse(line)) })
  const mails: Mail[] = []
  const usual = {
    RATE_LIMITS: 'off',
    INTERFACE_LANGUAGES: 'en,es,fr,de,pseudo',
    DATABASE_POOL: '5',
    ...(!options.env?.DATA_DIR && { SECRET_KEY: testSecretKey }),
  }
  const read = readConfig({ ...usual, ...options.env })
  const config = { ...read, timing: { ...read.timing, ...options.timing } }
  const connection = { ...server, database, ...options.connection }
  const db = connect({ ...connection, max: config.databasePool }, () => {})
  const watch = watchDatabase(connection, options.watch)
  const stopping = new AbortController()
  const localModels = options.localModels ?? createLocalModels({ dataDir: config.dataDir, hub: config.modelHub, log })
  const engines = options.engines ?? createEngines({ arranger: createArranger(analysis), localModels })
  // A second server on the database shares the directory.
  const mediaDirectory = join(tmpdir(), `hookline-media-${database}`)
  const mediaStore = config.mediaS3 ? createMediaStore(config) : createFileStore(mediaDirectory)
  const listener = listenTo(config.databaseListen ?? connection, log, config.databaseListen && db)
  const now = options.now ?? (() => new Date())
  const live = createLive({ config, db, log, now, stopping: stopping.signal }, listener)
  const stops: string[] = []
  let port = 0
  const listening: Server[] = []
  const phones = createPhones({
    config,
    db,
    log,
    port: () => port,
    listen: async (host) => {
      const http = createHttpServer(app)
      await new Promise<void>((done, fail) => http.once('error', fail).listen(port, host, done))
      return http
    },
  })
  const deps: Services = {
    config,
    db,
    watch,
    engines,
    localServers: options.localServers ?? [],
    localModels,
    mediaStore,
    analysis: options.analysis ?? analysis,
    mailer: options.mailer ?? keepingMailer(mails),
    live,
    log,
    now,
    computerKey: () => testKey,
    leaving: stopping.signal,
    stopping: stopping.signal,
    telemetry: await wantedTelemetry({ config, db, log, lastBackup: () => lastBackup({ config, db }) }),
    thisComputer: { startedAt: now(), connection, phones, stop: (then) => void stops.push(then) },
    updates: createUpdates({ config, db, log, now, leave: () => stopping.abort() }),
  }
  const app = createApp(deps, { webDir: options.webDir })
  const worker = startWorker(deps, listener, jobKinds)

  const openSession = async ({ id, workspaceId }: Omit<TestUser, 'cookie'>): Promise<string> => {
    const token = randomBytes(32).toString('base64url')
    const createdAt = deps.now()
    const expiresAt = new Date(createdAt.getTime() + 3_600_000)
    await db.insert(sessions).values({ tokenHash: hashToken(token), userId: id, workspaceId, createdAt, expiresAt })
    return `${cookieName(config, 'session')}=${token}`
  }

  return {
    app,
    db,
    deps,
    database,
    connection,
    logs,
    mails,
    stopping,
    /** How the owner asked the server to stop. */
    stops,

    /**
     * One call with JSON as its body, as the web app makes it. The client for programs sends it, for paths that are
     * known only at run time. Returns the server's own answer.
     */
    async call(
      method: string,
      path: string,
      { as, body, headers }: { as?: TestUser; body?: unknown; headers?: Record<string, string> } = {},
    ): Promise<Response> {
      let answer: Response | undefined
      const client = createApiClient({
        baseUrl: 'http://localhost',
        fetch: async (request) => {
          answer = await app.request(request)
          return new Response(null, { status: 204 })
        },
      })
      const given = { body, headers: { accept: null, ...(as && { cookie: as.cookie }), ...headers } }
      await (client.request as (method: string, path: string, given: object) => Promise<unknown>)(method, path, given)
      await requireDocumented(app, method, path, answer!, body)
      return answer!
    },

    /** The API as programs call it: a wrong path, body or field is a type error. */
    client: ({ cookie }: TestUser) =>
      createApiClient({
        baseUrl: 'http://localhost',
        headers: { cookie },
        fetch: async (request) => {
          const answer = await app.request(request)
          await requireDocumented(app, request.method, request.url, answer)
          return answer
        },
      }),

    /** Listens on a free loopback port, for tests that need a real connection. */
    async listen(patience?: Patience): Promise<string> {
      const http = createHttpServer(app, patience)
      listening.push(http)
      await new Promise<void>((done) => http.listen(0, '127.0.0.1', done))
      port = (http.address() as AddressInfo).port
      return `http://127.0.0.1:${port}`
    },

    /** Someone with an account, signed in without going through the sign-in. */
    async signUp(fullName = 'Nora Field', timeZone: string | null = computerZone): Promise<TestUser> {
      const id = randomUUID()
      const user = { id, workspaceId: randomUUID(), username: `${id}@example.com` }
      const createdAt = deps.now()
      await db.insert(users).values({ ...user, fullName, isEmailVerified: true, timeZone, language: 'en', createdAt })
      await db.insert(workspaces).values({ id: user.workspaceId, createdAt })
      await db.insert(members).values({ workspaceId: user.workspaceId, userId: id, role: 'owner', joinedAt: createdAt })
      return { ...user, cookie: await openSession(user) }
    },

    /** Makes someone a member of another's workspace. Returns this person, signed in there. */
    async joins(
      { id, username }: TestUser,
      { workspaceId }: Pick<TestUser, 'workspaceId'>,
      role: Role = 'editor',
    ): Promise<TestUser> {
      await db.insert(members).values({ workspaceId, userId: id, role, joinedAt: deps.now() })
      const user = { id, username, workspaceId }
      return { ...user, cookie: await openSession(user) }
    },

    async contextOf({ id, workspaceId }: TestUser): Promise<Context & Services> {
      const ofPerson = and(eq(members.userId, id), eq(members.workspaceId, workspaceId))
      const [found] = await db.select().from(members).innerJoin(users, eq(users.id, members.userId)).where(ofPerson)
      const { users: row, members: member } = found!
      const user = {
        ...row,
        plan: 'basic' as const,
        signedInAt: deps.now(),
        hasPassword: false,
        hasShownPasskey: false,
      }
      const { role } = member
      if (role === 'author') throw new Error('This author does not sign in.')
      return { ...deps, workspaceId, actor: { kind: 'person', user, role } }
    },

    /** Makes this person the first of this computer, who runs the server. */
    async runsServer(user: TestUser): Promise<TestUser> {
      await db
        .insert(identities)
        .values({ issuer: localIssuerName, subject: user.username, userId: user.id, createdAt: new Date(0) })
      return user
    },

    async hasPost(user: TestUser, { publication, ...values }: GivenPost = {}): Promise<Post> {
      const id = randomUUID()
      const createdAt = deps.now()
      await db.insert(posts).values({
        ...somePost,
        id,
        workspaceId: user.workspaceId,
        authorId: user.id,
        createdAt,
        updatedAt: createdAt,
        ...values,
      })
      if (publication) {
        const at = { publishedAt: createdAt, updatedAt: createdAt }
        const live = { network: 'linkedin', state: 'published', via: 'manual', ...at } as const
        await db.insert(publications).values({ postId: values.id ?? id, ...live, ...publication })
      }
      const response = await app.request(`/api/posts/${values.id ?? id}`, { headers: { cookie: user.cookie } })
      return (await response.json()) as Post
    },

    /** Copies a post. The copies' ids begin with the post's own. */
    async hasCopies({ id }: Pick<Post, 'id'>, times: number): Promise<void> {
      const { id: key, ...others } = getTableColumns(posts)
      const same = Object.values(others).filter(({ generated }) => !generated)
      const names = (columns: { name: string }[]) =>
        sql.join(
          columns.map(({ name }) => sql.identifier(name)),
          sql`, `,
        )
      await db.execute(sql`insert into ${posts} (${names([key, ...same])})
        select ${key} || n, ${names(same)} from ${posts}, generate_series(1, ${times}::int) n where ${eq(key, id)}`)
    },

    async stop() {
      await Promise.all(listening.map((http) => new Promise((done) => http.close(done).closeAllConnections())))
      live.stop()
      await phones.stop()
      await worker.stop()
      await listener.stop()
      await localModels.stop()
      await watch.stop()
      await db.$client.end()
      if (!options.database) await rm(mediaDirectory, { recursive: true, force: true })
    },
  }
}

let documentCheck: Promise<ReturnType<typeof createDocumentCheck>> | undefined

/** Throws when an accepted body or an answer is not what the OpenAPI document says. It is the same for every app. */
async function requireDocumented(
  app: App,
  method: string,
  path: string,
  answer: Response,
  sent?: unknown,
): Promise<void> {
  documentCheck ??= Promise.resolve(app.request('/api/openapi.json'))
    .then((response) => response.text())
    .then(createDocumentCheck)
  const fault = await (await documentCheck)(method, path, answer, sent)
  if (fault) throw new Error(`The OpenAPI document does not describe ${method} ${path}: ${fault}`)
}

const keepingMailer = (mails: Mail[]): Mailer => ({
  delivery: 'outbox',
  send: async (mail) => void mails.push(mail),
  check: async () => {},
  close: () => {},
})

type GivenPost = Partial<typeof posts.$inferInsert> & {
  /** Live by the author's word, unless it says otherwise. */
  publication?: Partial<typeof publications.$inferInsert>
}

export type TestApp = Awaited<ReturnType<typeof startTestApp>>

export const someContent: PostContent = {
  hook: 'We cancelled our Monday status meeting in March.',
  insight: 'It was where three people thought aloud while eleven waited for their turn.',
  value: 'If you want to try it, start with the list of what is stuck.',
  cta: 'Which meeting would you be glad to read instead?',
}

/** Paragraphs and a list, which make the pages of a carousel. */
export const longContent: PostContent = {
  hook: 'We repaired bikes in the order they came in. It felt fair.',
  insight:
    'A tyre takes twelve minutes. A bent axle takes half a day.\n\nWith one queue, everyone waited for the axle.',
  value:
    'Now there are two benches.\n\n- Anything under half an hour goes to the first\n- Everything else goes to the second\n\nThe average wait fell to five hours.',
  cta: 'Where does a small job wait behind a big one?',
}

const somePost = {
  ...someContent,
  title: 'The Monday meeting',
  subject: 'The Monday meeting',
  category: 'personal-experience',
  postType: 'story-posts',
  tone: 'standard',
  emojiUsage: 'a-few',
  language: 'english',
  aiModel: 'gpt4',
}

async function cloneTemplate(server: pg.ClientConfig): Promise<string> {
  const database = `test_${randomBytes(6).toString('hex')}`
  const client = new pg.Client({ ...server, database: 'postgres' })
  await client.connect()
  try {
    // Cloning locks the template, so files that start together take turns.
    await client.query('select pg_advisory_lock(1)')
    await client.query(`create database ${database} template ${templateDatabase}`)
  } finally {
    await client.end()
  }
  return database
}

export async function withTestApp(options?: TestOptions): Promise<TestApp> {
  const app = await startTestApp(options)
  onTestFinished(() => app.stop())
  return app
}
