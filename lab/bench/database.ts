import { randomBytes } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { applyMigrations } from '../../server/database/connect.ts'
import { startEmbedded } from '../../server/database/embedded.ts'
import { hashToken } from '../../server/http/tokens.ts'
import { effort } from './effort.ts'

export const poolSize = 10

export interface BenchDatabase {
  url: string
  version: string
  pool: pg.Pool
  stop(): Promise<void>
}

export const temporaryDirectory = () => mkdtemp(join(tmpdir(), 'hookline-bench-'))

/** The embedded server as the app runs it (fsync on), in its own directory. */
export async function startDatabase(): Promise<BenchDatabase> {
  const dataDir = await temporaryDirectory()
  const embedded = await startEmbedded({ dataDir })
  const admin = new pg.Client(embedded.admin)
  await admin.connect()
  await admin.query(`alter role ${embedded.connection.user} createdb`)
  await admin.end()
  await applyMigrations(embedded.connection)
  const { host, port, user, password = '', database } = embedded.connection
  const url = new URL(`postgres://localhost:${port}/${database}`)
  url.username = user
  url.password = password
  url.searchParams.set('host', host)
  const pool = new pg.Pool({ ...embedded.connection, max: 2 })
  // The database may stop before the pool has disconnected; without a listener, that error would end the bench.
  pool.on('error', () => {})
  const { rows } = await pool.query<{ server_version: string }>('show server_version')
  return {
    url: url.href,
    version: rows[0]!.server_version,
    pool,
    stop: async () => {
      await pool.end()
      await embedded.stop()
      await rm(dataDir, { recursive: true, force: true })
    },
  }
}

export interface Person {
  id: string
  workspaceId: string
  username: string
}

const groups = [
  { name: 'writer', people: effort(200, 80), posts: 60, sections: [90, 190, 250, 70] },
  { name: 'newcomer', people: effort(200, 80), posts: 8, sections: [30, 40, 40, 25] },
]

/** 200 writers with 60 posts of usual length each, and 200 newcomers with 8 short ones; 80 of each in a short run. */
export async function seedPeople({ pool }: Pick<BenchDatabase, 'pool'>): Promise<void> {
  for (const { name, people, posts, sections } of groups) {
    await insertPeople(pool, `'${name}-' || person`, people)
    const everyPost = `generate_series(1, ${people}) person, generate_series(1, ${posts}) post`
    await insertPosts(pool, { owner: `'${name}-' || person`, from: everyPost, sections })
  }
  await pool.query('vacuum analyze')
}

/** `owner` is SQL over `person`, a number from 1. */
export const insertPeople = (pool: pg.Pool, owner: string, people: number) =>
  pool.query(`
    insert into users (id, username, is_email_verified, full_name, created_at)
      select ${owner}, ${owner} || '@example.com', true, 'Nora Field', now() from generate_series(1, ${people}) person;
    insert into workspaces (id, created_at) select ${owner}, now() from generate_series(1, ${people}) person;
    insert into members (workspace_id, user_id, role, joined_at)
      select ${owner}, ${owner}, 'owner', now() from generate_series(1, ${people}) person;`)

interface Posts {
  /** SQL for a workspace's id. */
  owner: string
  /** SQL for rows with the numbers `person` and `post`, in storage order. */
  from: string
  sections: number[]
}

export const insertPosts = (pool: pg.Pool, { owner, from, sections }: Posts) => {
  const texts = sections.map((length) => `substr($1, 1 + (person * 7 + post * 13) % 200, ${length})`)
  return pool.query(
    `insert into posts (
      id, workspace_id, author_id, title, hook, insight, value, cta, subject, category, post_type, tone, emoji_usage,
      language, ai_model, engine, saved_to_library, scheduled_for, time_zone, created_at, updated_at
    ) select
      gen_random_uuid(), ${owner}, ${owner}, 'What we learned in week ' || post, ${texts.join(', ')},
      'What we learned in week ' || post, (array['personal-experience', 'numbered-tips', 'step-by-step'])[1 + post % 3],
      'story-posts', (array['standard', 'casual'])[1 + post % 2], 'a-few', 'english', 'gpt4', 'Sorted without AI',
      post % 4 = 0, case when post % 4 = 1 then now() + interval '1 day' end, case when post % 4 = 1 then 'Europe/Madrid' end,
      now() - post * interval '1 day', now() - post * interval '1 hour'
    from ${from}`,
    [prose.repeat(3)],
  )
}

export async function anotherDatabase({ url, pool }: BenchDatabase, name: string) {
  await pool.query(`create database ${name}`)
  const address = new URL(url)
  address.pathname = `/${name}`
  await applyMigrations({ connectionString: address.href })
  const other = new pg.Pool({ connectionString: address.href, max: 2 })
  other.on('error', () => {})
  return {
    url: address.href,
    pool: other,
    drop: async () => {
      await other.end()
      await pool.query(`drop database ${name} with (force)`)
    },
  }
}

const prose =
  'We cancelled our Monday status meeting in March. It was where three people thought aloud while eleven waited for their turn. We now write down what is stuck, and only that. "Fewer words, and somebody reads them", as Ana put it. '

export const personOf = (group: string): Person => ({
  id: `${group}-77`,
  workspaceId: `${group}-77`,
  username: `${group}-77@example.com`,
})

export async function signIn({ pool }: Pick<BenchDatabase, 'pool'>, person: Person): Promise<string> {
  const token = randomBytes(32).toString('base64url')
  await pool.query(
    `insert into sessions (token_hash, user_id, workspace_id, created_at, expires_at) values ($1, $2, $3, now(), now() + interval '1 day')`,
    [hashToken(token), person.id, person.workspaceId],
  )
  return `hookline_session=${token}`
}
