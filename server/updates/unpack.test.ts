import { execFileSync } from 'node:child_process'
import { createWriteStream, existsSync } from 'node:fs'
import { mkdir, mkdtemp, readdir, readFile, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { expect, onTestFinished, test } from 'vitest'
import { ZipFile } from 'yazl'
import { unpack } from './unpack.ts'

async function newHome(): Promise<string> {
  const dir = await mkdtemp(join(tmpdir(), 'hookline-unpack-'))
  onTestFinished(() => rm(dir, { recursive: true, force: true }))
  await mkdir(join(dir, 'from/hookline-1.2.3/app'), { recursive: true })
  await writeFile(join(dir, 'from/hookline-1.2.3/app/package.json'), '{ "version": "1.2.3" }')
  await writeFile(join(dir, 'from/hookline-1.2.3/node'), 'a program', { mode: 0o755 })
  return dir
}

function pack(home: string, ...words: string[]): string {
  execFileSync('tar', ['-cJPf', 'archive.tar.xz', '-C', 'from', ...words], { cwd: home })
  return join(home, 'archive.tar.xz')
}

const versions = (home: string) => readdir(join(home, 'versions'))

test('an archive becomes a version, whole, in place of what a killed unpacking left', async () => {
  const home = await newHome()
  await symlink('node', join(home, 'from/hookline-1.2.3/link'))
  await mkdir(join(home, 'versions/.unpacking-1.2.3'), { recursive: true })
  await mkdir(join(home, 'versions/1.2.3'))
  await writeFile(join(home, 'versions/1.2.3/old'), '')
  await unpack({ home, archive: pack(home, 'hookline-1.2.3'), version: '1.2.3', sha256: 'a' })
  expect(await versions(home)).toEqual(['1.2.3'])
  expect((await readdir(join(home, 'versions/1.2.3'))).sort()).toEqual(['.archive', 'app', 'link', 'node'])
  expect(await readFile(join(home, 'versions/1.2.3/link'), 'utf8')).toBe('a program')
  execFileSync('test', ['-x', join(home, 'versions/1.2.3/node')])
})

test('a name that leads out ends the unpacking, and an absolute one stays inside', async () => {
  const home = await newHome()
  const leadingOut = pack(home, 'hookline-1.2.3', '--transform=s|.*/node|hookline-1.2.3/../../escaped|')
  await expect(unpack({ home, archive: leadingOut, version: '1.2.3', sha256: 'a' })).rejects.toThrow()
  expect(await versions(home)).toEqual(['.unpacking-1.2.3'])
  expect(existsSync(join(home, 'escaped'))).toBe(false)
  const absolute = pack(home, 'hookline-1.2.3', '--transform=s|.*/node|/tmp/hookline-escaped|')
  await unpack({ home, archive: absolute, version: '1.2.3', sha256: 'a' })
  expect(existsSync('/tmp/hookline-escaped')).toBe(false)
  expect(await versions(home)).toEqual(['1.2.3'])
})

test('another version than its name says is refused', async () => {
  const home = await newHome()
  const archive = pack(home, 'hookline-1.2.3')
  await expect(unpack({ home, archive, version: '1.2.4', sha256: 'a' })).rejects.toThrow(
    'The archive holds version 1.2.3.',
  )
  expect(await versions(home)).not.toContain('1.2.4')
})

test('a zip, as Windows gets it, becomes a version', async () => {
  const home = await newHome()
  const zip = new ZipFile()
  for (const file of ['app/package.json', 'node'])
    zip.addFile(join(home, 'from/hookline-1.2.3', file), `hookline-1.2.3/${file}`)
  zip.end()
  const archive = join(home, 'archive.zip')
  await pipeline(zip.outputStream, createWriteStream(archive))
  await unpack({ home, archive, version: '1.2.3', sha256: 'a' })
  expect((await readdir(join(home, 'versions/1.2.3'))).sort()).toEqual(['.archive', 'app', 'node'])
})
