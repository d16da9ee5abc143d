import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { eq } from 'drizzle-orm'
import { expect, onTestFinished, test } from 'vitest'
import { users } from '../database/schema.ts'
import { withTestApp } from '../testing/app.ts'
import { changeBackupState } from './state.ts'
import { watchBackups } from './watch.ts'

const hour = 3_600_000

test('operators hear once that no backup succeeded for a day, and once that one did', async () => {
  const clock = { now: new Date('2026-11-22T05:00:00Z') }
  const dir = await mkdtemp(join(tmpdir(), 'hookline-watch-'))
  onTestFinished(() => rm(dir, { recursive: true, force: true }))
  const env = {
    OPERATORS: 'ada@example.com, away@example.com',
    PASSWORD_FORMS: 'on',
    BACKUP_DIR: dir,
  }
  const app = await withTestApp({ now: () => clock.now, env })
  const ada = await app.signUp()
  await app.db.update(users).set({ username: 'ada@example.com', isEmailVerified: true }).where(eq(users.id, ada.id))
  await app.signUp()
  const after = async (hours: number) => {
    clock.now = new Date(clock.now.getTime() + hours * hour)
    await watchBackups(app.deps)
  }
  const subjects = () => app.mails.filter(({ to }) => to === 'ada@example.com').map(({ subject }) => subject)
  const errors = () => app.logs.filter(({ msg }) => msg === 'no backup has succeeded for more than a day').length
  await after(0)
  await after(26)
  await after(0.5)
  // Late, but a server that just started gets an hour to make one.
  await after(0.5)
  expect(errors()).toBe(0)
  await after(1)
  await after(24)
  expect(errors()).toBe(1)
  await expect.poll(subjects).toEqual(['No backup of Hookline for more than a day'])
  expect(app.mails[0]?.text).toContain('no new backup since 2026-11-22 at 05:00 UTC')

  await changeBackupState(app.deps, () => ({ succeededAt: clock.now.toISOString() }))
  await after(0.1)
  await after(0.1)
  await expect.poll(subjects).toEqual(['No backup of Hookline for more than a day', 'Hookline has a backup again'])
  expect(app.mails.filter(({ subject }) => /backup/i.test(subject))).toHaveLength(2)
})
