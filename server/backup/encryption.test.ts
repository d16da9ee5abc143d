import { mkdtemp, readdir, readFile, rm, truncate, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { expect, inject, onTestFinished, test } from 'vitest'
import { users } from '../database/schema.ts'
import { startTestApp } from '../testing/app.ts'
import { verifyBackup, writeBackup } from './backup.ts'
import { listBackups, nextFile } from './directory.ts'
import { restoreBackup } from './restore.ts'

const passphrase = 'seven quiet herons over Utrecht'

async function encryptedBackup() {
  const app = await startTestApp()
  const { username } = await app.signUp('Nora Field')
  const connection = { ...inject('database'), database: app.database }
  const dir = await mkdtemp(join(tmpdir(), 'hookline-encrypted-'))
  onTestFinished(() => rm(dir, { recursive: true, force: true }))
  const file = await nextFile(dir, 'manual', new Date('2026-11-24T05:00:00Z'), passphrase)
  await writeBackup(connection, file, { passphrase })
  await app.db.delete(users)
  await app.stop()
  return { connection, dir, file, username }
}

const leftInTemporary = async () => (await readdir(tmpdir())).filter((name) => name.startsWith('hookline-decrypted-'))

test('an encrypted backup is an age file without readable content, and its passphrase restores it', async () => {
  const { connection, dir, file, username } = await encryptedBackup()
  const bytes = await readFile(file, 'latin1')
  expect(bytes.startsWith('age-encryption.org/v1\n-> scrypt ')).toBe(true)
  expect(bytes).not.toContain(username)
  expect(bytes).not.toContain('manifest.json')
  expect(await readdir(dir)).toEqual(['hookline-2026-11-24T05-00-00Z-manual.zip.age'])
  expect(await listBackups(dir)).toMatchObject([{ kind: 'manual', madeAt: new Date('2026-11-24T05:00:00Z') }])
  await restoreBackup(connection, file, { passphrase, saveFirst: async () => {} })
  const client = new pg.Client(connection)
  await client.connect()
  const { rows } = await client.query('select username from users')
  await client.end()
  expect(rows).toEqual([{ username }])
  expect(await leftInTemporary()).toEqual([])
})

test('an encrypted backup is refused with the reason without its passphrase, with another one, or when damaged', async () => {
  const { file } = await encryptedBackup()
  await expect(verifyBackup(file)).rejects.toThrow(/is encrypted\. Set BACKUP_PASSPHRASE/)
  await expect(verifyBackup(file, 'another passphrase')).rejects.toThrow(/^BACKUP_PASSPHRASE does not open/)
  const bytes = await readFile(file)
  for (const at of [40, 250, bytes.length - 5]) {
    const damaged = Buffer.from(bytes)
    damaged[at]! ^= 1
    await writeFile(`${file}.damaged`, damaged)
    await expect(verifyBackup(`${file}.damaged`, passphrase), `byte ${at}`).rejects.toThrow(/damaged|does not open/)
  }
  await truncate(file, bytes.length - 100)
  await expect(verifyBackup(file, passphrase)).rejects.toThrow(/damaged or cut off/)
  expect(await leftInTemporary()).toEqual([])
})

test('a passphrase in the settings also opens unencrypted backups', async () => {
  const { connection, dir } = await encryptedBackup()
  const plain = join(dir, 'plain.zip')
  await writeBackup(connection, plain)
  expect((await verifyBackup(plain, passphrase)).format).toBe('hookline-backup')
})
