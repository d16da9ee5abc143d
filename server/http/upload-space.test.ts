import { execFileSync } from 'node:child_process'
import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { PassThrough, Readable } from 'node:stream'
import { expect, onTestFinished, test, vi } from 'vitest'
import { onDisk } from './upload-space.ts'

const receive = (from: Readable) =>
  onDisk({ from, through: new PassThrough(), interrupted: 'It was interrupted.', work: async () => 'received' })

test('an upload that breaks off is told from one that the disk cannot hold', async ({ skip }) => {
  const broken = new Readable({ read: () => broken.destroy(new Error('aborted')) })
  await expect(receive(broken)).rejects.toMatchObject({ code: 'invalid', message: 'It was interrupted.' })

  const dir = await mkdtemp(join(tmpdir(), 'hookline-full-'))
  onTestFinished(() => rm(dir, { recursive: true }))
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=64k', 'tmpfs', dir], { stdio: 'ignore' })
  } catch {
    return skip('mounting is not allowed here')
  }
  onTestFinished(() => void execFileSync('umount', [dir]))
  vi.stubEnv('TMPDIR', dir)
  onTestFinished(() => void vi.unstubAllEnvs())
  const large = Readable.from(Array.from({ length: 8 }, () => Buffer.alloc(64_000)))
  await expect(receive(large)).rejects.toMatchObject({
    code: 'unavailable',
    message: expect.stringContaining('The disk for uploads is full'),
  })
  expect(await readdir(dir)).toEqual([])
})
