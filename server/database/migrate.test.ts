import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { writeBackup } from '../backup/backup.ts'
import { databaseAt } from '../testing/database-at.ts'
import { applyMigrations } from './connect.ts'
import { knownMigrations } from './migrate.ts'

const [baseline] = knownMigrations()

/** A database as the baseline makes it, with a record of other migrations. */
async function databaseWith(record: number[]) {
  const made = await databaseAt([baseline!])
  await made.query('delete from drizzle.__drizzle_migrations')
  for (const id of record)
    await made.query('insert into drizzle.__drizzle_migrations (hash, created_at) values ($1, $2)', [`of ${id}`, id])
  return made
}

test('a database with every migration from before the baseline continues, with the baseline as applied', async () => {
  const { connection, query, recorded } = await databaseWith([1, 2, 3, baseline!.id])
  const dir = await mkdtemp(join(tmpdir(), 'hookline-baseline-'))
  onTestFinished(() => rm(dir, { recursive: true }))
  expect((await writeBackup(connection, join(dir, 'before.zip'))).migrations).toEqual([baseline!.id])
  await applyMigrations(connection)
  const all = knownMigrations().map(({ hash, id }) => ({ hash, id }))
  expect(await recorded()).toEqual(all)
  expect(await query('select id from workspaces')).toEqual([{ id: 'w' }])
  await applyMigrations(connection)
  expect(await recorded()).toEqual(all)
})

test('a database that lacks one of them is refused unchanged, with a sentence that says what to do', async () => {
  const { connection, recorded } = await databaseWith([1, 2, 3])
  const before = await recorded()
  const refusal =
    /from before the first release .* Start it once with the last commit that has .*, then with this version/
  await expect(applyMigrations(connection)).rejects.toThrow(refusal)
  await expect(writeBackup(connection, join(tmpdir(), 'never.zip'))).rejects.toThrow(refusal)
  expect(await recorded()).toEqual(before)
})

test('a title that differs from the subject’s first line is the author’s own, in the trash too', async () => {
  const { connection, query } = await databaseWith([baseline!.id])
  const long = `${'A long first line of a subject '.repeat(5)}ends here.`
  const posts = [
    ['derived', 'We moved', ' We moved\nto a smaller office'],
    ['cut', `${long.slice(0, 100)}…`, long],
    ['given', 'The move', 'We moved\nto a smaller office'],
    ['from a template', 'Monday numbers', ''],
  ]
  for (const [id, title, subject] of posts)
    await query(
      `insert into posts (id, workspace_id, title, hook, insight, value, cta, subject, category, tone, emoji_usage, language, ai_model, created_at, updated_at)
       values ($1, 'w', $2, 'h', 'i', 'v', 'c', $3, 'hot-takes', 'standard', 'none', 'english', 'gpt4', now(), now())`,
      [id, title, subject],
    )
  await query(`insert into trash (id, kind, workspace_id, title, rows, deleted_at)
    select id, 'post', 'w', title, json_build_object('posts', json_build_array(row_to_json(posts))), now() from posts`)
  await applyMigrations(connection)
  const own = [{ id: 'from a template' }, { id: 'given' }]
  expect(await query('select id from posts where has_own_title order by id')).toEqual(own)
  const inTrash = `select id from trash where rows #>> '{posts,0,has_own_title}' = 'true' order by id`
  expect(await query(inTrash)).toEqual(own)
})

test('a migration keeps what servers of the former release use, or says that they do without', () => {
  const lastBefore = 1_795_755_084_343
  const breaking =
    /\b(drop (table|column)|rename (to|column)|alter column "?\w+"? (set data )?type|set not null)\b|add column (?!.*\bdefault\b).*\bnot null\b/i
  const breaks = (sql: string) => !/^-- The former release does without\.$/m.test(sql) && breaking.test(sql)
  expect(
    ['drop table a', 'alter table a add column "b" text not null', 'alter table a rename to b'].filter(breaks),
  ).toHaveLength(3)
  expect(
    ['alter table a add column "b" text default \'\' not null', 'create table a (b text not null)'].filter(breaks),
  ).toEqual([])
  const added = knownMigrations().filter(({ id }) => id > lastBefore)
  expect(added.filter(({ statements }) => statements.some(breaks)).map(({ statements }) => statements)).toEqual([])
})
