import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { readComputerKey } from './computer-key.ts'

function dataDir(): string {
  const dir = mkdtempSync(join(tmpdir(), 'hookline-key-'))
  onTestFinished(() => rmSync(dir, { recursive: true }))
  return join(dir, 'data')
}

test('the key is made once, and only this user can read it', () => {
  const dir = dataDir()
  const key = readComputerKey(dir)
  expect(key).toMatch(/^[\w-]{43}$/)
  expect(readComputerKey(dir)).toBe(key)
  const file = join(dir, 'sign-in.key')
  expect(statSync(file).mode & 0o777).toBe(0o600)
  expect(readdirSync(dir)).toEqual(['sign-in.key'])
  expect(readComputerKey(dataDir())).not.toBe(key)
})

test('a deleted or damaged key is replaced by a new one, never by an empty one', () => {
  const dir = dataDir()
  const key = readComputerKey(dir)
  for (const damage of [() => rmSync(join(dir, 'sign-in.key')), () => writeFileSync(join(dir, 'sign-in.key'), '')]) {
    damage()
    const another = readComputerKey(dir)
    expect(another).toMatch(/^[\w-]{43}$/)
    expect(another).not.toBe(key)
    expect(readFileSync(join(dir, 'sign-in.key'), 'utf8').trim()).toBe(another)
  }
})

test('a folder that cannot hold the key is named in a sentence', () => {
  const dir = dataDir()
  readComputerKey(dir)
  expect(() => readComputerKey(join(dir, 'sign-in.key'))).toThrow(
    /^The key of this computer could not be stored in .*sign-in\.key \(.*\)\. DATA_DIR must be/,
  )
})
