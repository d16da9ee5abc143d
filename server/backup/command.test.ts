import { spawn } from 'node:child_process'
import { mkdtemp, readdir, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { expect, onTestFinished, test, vi } from 'vitest'
import { readConfig } from '../config/config.ts'
import { programFile } from '../config/places.ts'
import { startEmbedded } from '../database/embedded.ts'
import { createMediaStore } from '../media/store.ts'
import { startS3Stub } from '../stubs/s3.ts'
import { bareEnv } from '../testing/bare-env.ts'
import { newDataDir } from '../testing/data-dir.ts'
import type { Drill } from './drill.ts'
import { lastDrill } from './last-drill.ts'

// Starts whole servers, which takes long on a busy disk.
vi.setConfig({ testTimeout: 60_000 })

async function newDirectory() {
  const dir = await mkdtemp(join(tmpdir(), 'hookline-command-'))
  onTestFinished(() => rm(dir, { recursive: true, force: true }))
  return dir
}

async function run(args: string[], env: Record<string, string>) {
  const child = spawn(process.execPath, [programFile('backup'), ...args], {
    env: { ...bareEnv, ...env },
  })
  let said = ''
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (said += chunk))
  const code = await new Promise((done) => child.on('close', done))
  return { code, said }
}

async function startApp(dataDir: string) {
  const embedded = await startEmbedded({ dataDir })
  onTestFinished(() => embedded.stop())
  return embedded
}

async function startNewApp() {
  const dataDir = await newDataDir('command')
  onTestFinished(() => rm(dataDir, { recursive: true, force: true }))
  return { dataDir, app: await startApp(dataDir) }
}

async function workspaces(connection: pg.ClientConfig) {
  const client = new pg.Client(connection)
  await client.connect()
  const { rows } = await client.query<{ id: string }>('select id from workspaces order by id')
  await client.end()
  return rows.map(({ id }) => id)
}

async function query(connection: pg.ClientConfig, sql: string) {
  const client = new pg.Client(connection)
  await client.connect()
  await client.query(sql)
  await client.end()
}

const addWorkspace = (connection: pg.ClientConfig, id: string) =>
  query(connection, `insert into workspaces (id, created_at) values ('${id}', now())`)

test('one file moves everything from a running app to another machine, and a refused restore changes nothing', async () => {
  const { dataDir, app } = await startNewApp()
  await addWorkspace(app.connection, 'first')
  const made = await run(['backup', 'all.zip'], { DATA_DIR: dataDir, INIT_CWD: dataDir })
  expect(made).toMatchObject({ code: 0, said: expect.stringContaining('1 row of') })
  const file = join(dataDir, 'all.zip')
  expect((await stat(file)).mode & 0o777).toBe(0o600)
  await addWorkspace(app.connection, 'second')

  expect(await run(['restore', file, '--replace'], { DATA_DIR: dataDir })).toEqual({
    code: 1,
    said: 'An app is running on this database. Stop it first.\n',
  })
  await app.stop()
  expect(await run(['restore', file], { DATA_DIR: dataDir })).toMatchObject({
    code: 1,
    said: expect.stringMatching(/^This database is not empty\. Use --replace [^\n]+\n$/),
  })

  const elsewhere = await newDirectory()
  expect(await run(['restore', file], { DATA_DIR: elsewhere })).toMatchObject({
    code: 0,
    said: expect.stringMatching(/^Restored 1 row .* row for row\.\nEverybody is signed out\. .*\n$/),
  })
  const there = await startApp(elsewhere)
  expect(await workspaces(there.connection)).toEqual(['first'])

  // Without two dashes before it, npm takes the option for a setting of its own.
  const replaced = await run(['restore', file], { DATA_DIR: dataDir, npm_config_replace: 'true' })
  expect(replaced).toMatchObject({ code: 0, said: expect.stringContaining('The previous data is saved in ') })
  expect(await readdir(join(dataDir, 'backups'))).toEqual([expect.stringMatching(/-before-restore\.zip$/)])
  const again = await startApp(dataDir)
  expect(await workspaces(again.connection)).toEqual(['first'])
})

test('a drill restores the newest backup of the bucket aside, reports it and changes nothing', async () => {
  const stub = await startS3Stub()
  onTestFinished(async () => void (await stub.close()))
  const { dataDir, app } = await startNewApp()
  const env = { DATA_DIR: dataDir, SECRET_KEY: 'ab'.repeat(32), ...stub.backupEnv }
  await addWorkspace(app.connection, 'first')
  const lost = '0d4f7a52-7b30-4b7e-9d8e-111111111111'
  await query(
    app.connection,
    `insert into users (id, username, is_email_verified, full_name, photo_id, created_at)
       values ('nora', 'nora@example.com', true, 'Nora', '${lost}', now());
     insert into settings (name, value) values ('secret-key-in-use', '{"signature":"of another","seenAt":"2026-01-01"}')`,
  )
  const made = await run(['backup'], env)
  expect([made.code, made.said]).toEqual([
    0,
    expect.stringMatching(/It is in http.*\/hookline\/ too.*It does not hold:\n- SECRET_KEY/s),
  ])
  const [local] = await readdir(join(dataDir, 'backups'))
  await rm(join(dataDir, 'backups'), { recursive: true })
  expect(await run(['restore', '--list'], env)).toEqual({
    code: 0,
    said: expect.stringMatching(new RegExp(`^\\S+ \\S+ +\\S+ KB  ${local}  in http.*/hookline/\n$`)),
  })

  const drilled = await run(['drill', '--json'], env)
  const report = JSON.parse(drilled.said) as Drill
  expect(report).toMatchObject({ file: local, accounts: 1, posts: 0, media: { files: 1, missing: 1 } })
  expect(report.tables).toContainEqual({ name: 'workspaces', rows: 1 })
  expect([drilled.code, report.problems]).toEqual([
    1,
    [
      expect.stringMatching(/files of 1 .* neither in the backup nor in/),
      expect.stringMatching(/secret key .* not on this/),
    ],
  ])
  expect(await readdir(dataDir)).toEqual(['backups', 'last-drill.json', 'postgres'])
  expect(await readdir(join(dataDir, 'backups'))).toEqual([])
  expect(await workspaces(app.connection)).toEqual(['first'])

  // Now with the photo, and by the key's own server.
  await writeFile(join(dataDir, 'photo'), 'a photo')
  await createMediaStore(readConfig(env)).put(lost, join(dataDir, 'photo'), '')
  await query(app.connection, `delete from settings where name = 'secret-key-in-use'`)
  const file = join(dataDir, 'all.zip')
  expect((await run(['backup', file, '--with-media'], env)).said).toMatch(
    /^Adding 1 file of images, documents and photos, /,
  )
  const whole = await run(['drill', file], env)
  expect([whole.code, whole.said]).toEqual([
    0,
    expect.stringMatching(/ {2}users +1\n.*\(1 in the backup\)\nNothing is missing\.\n$/s),
  ])
  await writeFile(file, 'x', { flag: 'a' })
  expect(await run(['drill', file], env)).toMatchObject({ code: 1, said: expect.stringContaining('is damaged') })
  expect(await lastDrill({ dataDir })).toMatchObject({
    file: 'all.zip',
    problems: [expect.stringContaining('is damaged')],
  })
})

test('a missing file, or one that is no backup, is reported in one line', async () => {
  const dataDir = await newDirectory()
  const lines = [
    await run(['restore'], { DATA_DIR: dataDir }),
    await run(['restore', '/no/such.zip'], { DATA_DIR: dataDir }),
    await run(['restore', programFile('backup')], { DATA_DIR: dataDir }),
    await run(['backup'], { DATABASE_URL: 'postgres://nobody@127.0.0.1:1/none', BACKUP_DIR: dataDir }),
  ]
  expect(lines.map(({ code }) => code)).toEqual([1, 1, 1, 1])
  expect(lines.map(({ said }) => said.trimEnd().split('\n').length)).toEqual([1, 1, 1, 1])
  expect(lines[3]?.said).toMatch(/^The database cannot be reached: .*ECONNREFUSED/)
  expect(await readdir(dataDir)).toEqual([])
})

test('a restore signs everybody out, holds back posts due since and events that waited, and lists what works again although it may have been ended since', async () => {
  const { dataDir, app } = await startNewApp()
  await addWorkspace(app.connection, 'first')
  const client = new pg.Client(app.connection)
  await client.connect()
  await client.query(`insert into users (id, username, is_email_verified, full_name, created_at) values ('nora', 'nora@example.com', true, 'Nora', now());
    insert into members (workspace_id, user_id, role, joined_at) values ('first', 'nora', 'owner', now());
    insert into sessions (token_hash, user_id, workspace_id, created_at, expires_at) values ('hash', 'nora', 'first', now(), now() + interval '1 day');
    insert into keys (id, user_id, workspace_id, name, secret_hash, ending, scopes, days, created_at, expires_at)
      values ('key', 'nora', 'first', 'n8n', 'hash', 'abcd', '{read posts}', 90, now(), now() + interval '90 days');
    insert into calendar_feeds (workspace_id, user_id, token_hash, sealed_token, created_at) values ('first', 'nora', 'feed', 'sealed', now());
    insert into webhooks (id, workspace_id, url, events, state, sealed_secret, created_at)
      values ('hook', 'first', 'https://example.com', '{post.created}', 'on', 'sealed', now());
    insert into webhook_events (id, workspace_id, type, subject_id, body, at)
      values ('sent', 'first', 'post.created', 'post', '{}', now()), ('waits', 'first', 'post.created', 'post', '{}', now());
    insert into webhook_deliveries (webhook_id, event_id, subject_id, position, state)
      values ('hook', 'sent', 'post', 1, 'delivered'), ('hook', 'waits', 'post', 2, 'waiting');
    insert into jobs (kind, key, workspace_id, payload, run_at, created_at) values
      ('send-to-webhook', 'hook post', 'first', '{"webhookId":"hook","subjectId":"post"}', now(), now()),
      ('post-due', 'due', 'first', '{"postId":"due"}', now() - interval '1 minute', now()),
      ('post-due', 'later', 'first', '{"postId":"later"}', now() + interval '1 day', now())`)
  await client.end()
  const file = join(dataDir, 'all.zip')
  expect(await run(['backup', file], { DATA_DIR: dataDir })).toMatchObject({ code: 0 })
  const elsewhere = await newDirectory()
  const { code, said } = await run(['restore', file], { DATA_DIR: elsewhere })
  expect([code, said]).toEqual([0, expect.stringContaining('since the backup: links for calendars: 1.')])
  const restored = await startEmbedded({ dataDir: elsewhere })
  onTestFinished(() => restored.stop())
  const reader = new pg.Client(restored.connection)
  await reader.connect()
  expect((await reader.query('select from sessions')).rowCount).toBe(0)
  expect((await reader.query('select from keys')).rowCount).toBe(0)
  expect((await reader.query('select payload from jobs order by key')).rows).toEqual([
    { payload: { postId: 'due', isRestored: true } },
    { payload: { postId: 'later' } },
  ])
  expect((await reader.query('select event_id, state, error from webhook_deliveries order by position')).rows).toEqual([
    { event_id: 'sent', state: 'delivered', error: null },
    { event_id: 'waits', state: 'failed', error: 'restored' },
  ])
  await reader.end()
})
